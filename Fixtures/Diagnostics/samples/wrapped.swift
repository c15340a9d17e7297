// @mapped sample: "wrapped.json"
struct Account {
  var id: Int
  var name: String?
}
