import Isomer

extension HostileDocument {
  /// Elements and keys that are hashed, with text of combining marks.
  static let collections: [HostileDocument] =
    hashed(Set<String>.self) + hashed(Set<Substring>.self) + hashed(Set<Character>.self)
    + hashed(Set<String?>.self) + hashed(Set<[String]>.self) { "[\"\($0)\"]" }
    + hashed(Set<Plain>.self) { "{\"id\":1,\"text\":\"\($0)\"}" } + hashed(Set<Name>.self)
    + hashed(Set<JSONValue>.self) + hashed([String].self) + hashed([Name].self)
    + hashed([String: Int].self, isKey: true) + hashed([Substring: Int].self, isKey: true)
    + hashed([Character: Int].self, isKey: true) + hashed([TextKey: Int].self, isKey: true)
    + hashed(OrderedMap<Int>.self, isKey: true) + hashed(Plain.self, isKey: true)
    + hashed(WithRest.self, isKey: true) + hashed(Strict.self, isKey: true)
    + hashed(Flattened.self, isKey: true)
    + [
      json("equal elements", Set<Int>.self) { list("1", $0) },
      json("different elements", Set<Int>.self) { size in
        "[" + (0..<size / 10).map { "\($0 + 100_000_000)" }.joined(separator: ",") + "]"
      },
      json("nested sets", Set<Set<[Int]>>.self) { list("[[1],[2],[3]]", $0) },
    ]

  /// One long text, many of fifty marks, and many of thirty, which are read.
  private static func hashed<Model: Readable & SendableMetatype>(
    _ type: Model.Type, isKey: Bool = false,
    _ value: @escaping @Sendable (String) -> String = { "\"\($0)\"" }
  ) -> [HostileDocument] {
    ["one text": 0, "texts of fifty": 100, "texts of thirty": 60].sorted { $0.value < $1.value }
      .map { name, bytes in
        json("\(name) marks", type) { size in
          let text = marks(bytes == 0 ? size : bytes)
          return isKey
            ? "{" + pieces("\"\(text)\":1,", size).dropLast() + "}" : list(value(text), size)
        }
      }
  }

  /// Each transformer with elements of six hostile texts.
  static let texts = Transformed.keys.map { key in
    json("texts for \(key)", Transformed.self) { size in
      let part = size / 6
      let texts = [
        marks(part), pieces("7", part), pieces(" ", part), pieces("a-Z=", part),
        "P" + pieces("1DT", part),
        marks(part, "7."),
      ]
      return "{\"\(key)\":[\(texts.map { "\"\($0)\"" }.joined(separator: ","))]}"
    }
  }
}

/// A key of hand-written code that contains text.
struct TextKey: MappableKey {
  var text: String

  static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> TextKey {
    TextKey(text: try reader.readKeyString())
  }

  func writeKey(to writer: inout JSONWriter) { text.writeKey(to: &writer) }
}
