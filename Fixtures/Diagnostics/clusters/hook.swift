// A hook before reading in a cluster, and in a subclass.

// @mapped tag: "type", before.read: Message.rename
class Message {
  var id = 0
  static func rename(_ value: inout JSONValue) {}
}

// @mapped before.read: Text.change
class Text: Message {
  static func change(_ value: inout JSONValue) {}
}
