// @mapped
// @mapped(twitter) keys: .snake
struct Account {
  var name: String
}
