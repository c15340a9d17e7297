// @mapped under: "data", sample: "envelope.json"
struct Envelope {
  var id: Int
  var title: String?
  var note: String?
}

// @mapped
struct Numbered {
  // @mapped key: "data.id"
  var id: Int
}

// @mapped sample: "envelope.json", unknown: .error
struct Paged {
  var status: String
  var page: Int
  // @mapped flatten
  var numbered: Numbered
}

// @mapped tag: "status", content: "content", sample: "envelope.json"
enum Outcome {
  case ok(count: Int?, pages: Int?)
}
