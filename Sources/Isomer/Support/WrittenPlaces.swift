/// The paths of the members that a value writes, down to those that are no objects.
///
///     {"card":{"number":"7","owner":{}},"tip":[1]}     card.number, card.owner, tip
struct WrittenPlaces {
  private var paths: [[String]] = []

  /// Returns the paths of an object, or of a case without values: its name; none for anything else.
  static func paths(of value: (any Writable)?, _ options: WritingOptions) -> [[String]] {
    guard let value else { return [] }
    var writer = JSONWriter(options: options)
    value.write(to: &writer)
    var places = WrittenPlaces()
    writer.withBytes { bytes in
      var reader = JSONReader(unsafe: bytes, options: ReadingOptions(depthLimit: .max))
      // The text is valid JSON, unless the value is not.
      try? places.add(from: &reader)
    }
    return places.paths
  }

  private mutating func add(from reader: inout JSONReader) throws(ReadingFailure) {
    switch try reader.peekKind() {
    case .object: try add(from: &reader, at: [])
    case .string: paths.append([try reader.readString()])
    default: break
    }
  }

  private mutating func add(
    from reader: inout JSONReader, at path: [String]
  ) throws(ReadingFailure) {
    guard try reader.peekKind() == .object else {
      paths.append(path)
      return try reader.skipValue()
    }
    guard try reader.beginObject() else {
      if !path.isEmpty { paths.append(path) }
      return
    }
    repeat {
      let key = try reader.readKeyString()
      try add(from: &reader, at: path + [key])
    } while try reader.nextMember()
  }
}
