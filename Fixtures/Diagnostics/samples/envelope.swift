// @mapped under: "data", sample: "envelope.json"
struct Envelope {
  var id: Int
  var title: String?
  var note: String?
}
