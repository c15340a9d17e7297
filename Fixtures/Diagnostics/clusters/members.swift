// Requirements for subtypes of a protocol's cluster.

// @mapped tag: "type"
protocol Note {}
// @mapped key: "list"
struct List<Element>: Note { var elements: [Element] }
// @mapped key: "draft", skip: .write
struct Draft: Note { var text: String }
// @mapped key: "log", skip: .read
struct Log: Note { var text: String }
// @mapped key: "plain"
struct Plain: Note { var text: String }

// @mapped tag: "type", skip: .write
protocol Incoming {}
// @mapped key: "event", skip: .write
struct Event: Incoming { var name: String }
