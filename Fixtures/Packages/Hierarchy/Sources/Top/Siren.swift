internal import Base
public import Isomer

/// An internal subtype that conforms through a protocol that is not mapped.
// @mapped version: 1
struct Siren: Urgent {
  var title: String
  var seconds: Double?
}

// @mapped key: has("file.name")
// @mapped(wire) key: "f"
struct FileAttachment: Attachment, Equatable {
  // @mapped key: "file.name"
  var name: String
}

// @mapped key: has("url")
// @mapped(wire) key: 2
struct LinkAttachment: Attachment, Equatable {
  var url: String
}

public let sirens: [ReadingOptions.Subtype] = [Siren.self]

public func attachments(_ json: String) throws -> (names: [String], text: String) {
  let members = ReadingOptions(additionalSubtypes: [LinkAttachment.self, FileAttachment.self])
  let found = try [AnyAttachment](json: json, options: members)
  return (found.map { "\(type(of: $0.value))" }, try found.jsonString())
}

/// Reads and writes attachments under a profile of the protocol, which uses a tag.
public func wiredAttachments(_ json: String) throws -> (names: [String], text: String) {
  let members = ReadingOptions(additionalSubtypes: [LinkAttachment.self, FileAttachment.self])
  let found = try [AnyAttachment](json: json, as: .wire, options: members)
  return (found.map { "\(type(of: $0.value))" }, try found.jsonString(as: .wire))
}
