/// Writes a tree that a function has changed, and leaves what it has not changed open.
struct OpenTreeWriter: ~Copyable {
  private var writer: JSONWriter
  private var pieces: [TextPiece] = []
  private var openCount = 0
  private let known: KnownText

  /// Returns the text of a tree with arrays and objects of a text that was written from one; nil if
  /// it has none, or if it cannot be written.
  static func text(of tree: JSONValue, _ form: JSONWriter.Form, in known: KnownText?) -> OpenText? {
    guard let known, known.isWritten else { return nil }
    var own = OpenTreeWriter(form, known)
    own.write(tree, levels: 64)
    guard own.writer.failure == nil, !own.pieces.isEmpty else { return nil }
    let pieces = own.pieces
    return own.writer.withBytes { bytes in
      OpenText(bytes.bindMemory(to: UInt8.self), pieces, of: known)
    }
  }

  private init(_ form: JSONWriter.Form, _ known: KnownText) {
    writer = JSONWriter(form, options: WritingOptions())
    self.known = known
  }

  /// Writes a tree; what is deeper than a number of levels is not left open.
  private mutating func write(_ tree: JSONValue, levels: Int) {
    if let place = known.place(of: tree) {
      let start = writer.count + openCount
      pieces.append(TextPiece(range: start..<start + place.count, offset: place.lowerBound))
      openCount += place.count
      return
    }
    switch tree {
    case .array(let elements) where levels > 0:
      guard writer.enter() else { return }
      let start = writer.count
      for element in elements {
        writer.append(Byte.comma)
        write(element, levels: levels - 1)
      }
      writer.endArray(start)
    case .object(let members) where levels > 0:
      guard writer.enterDictionary() else { return }
      let start = writer.count
      for (key, value) in members {
        writer.append(Byte.comma)
        key.writeKey(to: &writer)
        write(value, levels: levels - 1)
      }
      writer.endObject(start)
    default: tree.write(to: &writer)
    }
  }
}
