import Isomer

/// A value on the heap, which allows recursive structs.
final class Box<Content> {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

extension Box: Equatable where Content: Equatable {
  static func == (left: Box, right: Box) -> Bool { left.content == right.content }
}

extension Box: Decodable where Content: Decodable {
  convenience init(from decoder: any Decoder) throws {
    self.init(try Content(from: decoder))
  }
}

extension Box: Encodable where Content: Encodable {
  func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
  }
}

extension Box: Readable where Content: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    Self(try Content.read(&reader))
  }
}

extension Box: Writable where Content: Writable {
  func write(to writer: inout JSONWriter) {
    content.write(to: &writer)
  }
}
