import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import IsomerStreams

extension HostileDocument {
  /// The documents that each format writes and reads.
  private static let written: [(name: String, text: @Sendable (Int) -> String)] = [
    ("different keys", { object("1", $0) }),
    ("a long key", { below($0, "1.5") }),
    (
      "long keys, 100 deep",
      { size in
        let key = pieces("k", size / 110)
        return String(repeating: "{\"\(key)\":", count: 100) + "1"
          + String(repeating: "}", count: 100)
      }
    ),
    ("a key of combining marks", { "{\"\(marks($0))\":1}" }),
    ("texts of combining marks", { list("\"\(marks($0 / 4))\"", $0) }),
    ("numbers of 30 digits", { list(pieces("7", 30), $0) }),
    ("one text", { "[\"\(pieces("é<&", $0))\"]" }),
    ("equal objects", { list(#"{"a":[],"b":{"c":"text"}}"#, $0) }),
    (
      "long texts, 100 deep",
      { list(pieces("[", 100) + "\"\(pieces("x", 8000))\"" + pieces("]", 100), $0) }
    ),
    ("nulls", { list("null", $0) }),
  ]

  /// Each format, written and read.
  static let formats: [HostileDocument] =
    written.flatMap { name, text in
      [
        format(name, "a tree", text) { value in
          examine { () throws(MappingError) in _ = try OrderedMap<JSONValue>(value) }
          examine { () throws(MappingError) in _ = try [[Int]](value) }
        },
        format(name, "pretty JSON", text) { value in
          examine { () throws(MappingError) in _ = try value.json([.sortedKeys, .pretty]) }
        },
        format(name, "a dictionary", text) { value in
          examine { () throws(MappingError) in
            let object = try value.object()
            _ = try JSONValue(object: object)
            _ = try [String: [Int]](object: object)
          }
        },
        format(name, "an XML property list", text) { value in
          examine { () throws(MappingError) in
            _ = try JSONValue(propertyList: value.propertyList(.xml))
          }
        },
        format(name, "a binary property list", text) { value in
          examine { () throws(MappingError) in
            let data = try value.propertyList(.binary)
            _ = try JSONValue(propertyList: data)
            _ = try [String: [Int]](propertyList: data)
          }
        },
        format(name, "an archive", text) { value in
          examine { () throws(MappingError) in
            let data = try value.archive()
            _ = try JSONValue(archive: data)
            _ = try [String: [Int]](archive: data)
          }
        },
      ]
    } + [
      archived("sets of texts", Set<String>.self) { (0..<$0 / 16).map { "text \($0)" } },
      archived("a text of marks", Set<String>.self) { [marks($0)] },
      archived("a part of marks", Set<Substring>.self) { [marks($0)] },
      archived("a key of marks", [String: Int].self) { JSONValue.object([marks($0): 1]) },
      archived("a model of marks", Set<Plain>.self) { [Plain(id: 1, text: marks($0))] },
      archived("optional marks", Set<String?>.self) { [marks($0), nil] },
      archived("models", [Plain].self) { (0..<$0 / 8).map { Plain(id: $0, text: "text") } },
    ]

  private static func format(
    _ name: String, _ reader: String, _ text: @escaping @Sendable (Int) -> String,
    _ work: @escaping @Sendable (JSONValue) -> Void
  ) -> HostileDocument {
    row(name, reader, text) { text in
      let value = (try? JSONValue(json: text, options: ReadingOptions(depthLimit: 1024))) ?? .null
      return { work(value) }
    }
  }

  /// Returns an archive that is read as another type, because a set of such texts takes long to make.
  private static func archived<
    Model: Archivable & SendableMetatype, Written: Archivable & SendableMetatype
  >(
    _ name: String, _: Model.Type, _ value: @escaping @Sendable (Int) -> Written
  ) -> HostileDocument {
    HostileDocument(name: name, reader: "\(Model.self), from an archive") { size in
      let data = (try? value(size).archive()) ?? Data()
      return { examine { () throws(MappingError) in _ = try Model(archive: data) } }
    }
  }

  /// The elements of the array at `items`.
  static let streams: [HostileDocument] = [
    stream("elements", "{\"items\":") { list("1", $0) + "}" },
    stream("invalid elements", "{\"items\":") { list("{}", $0) + "}" },
    stream("members before", "{") {
      String(object("1", $0).dropFirst().dropLast()) + ",\"items\":[1]}"
    },
    stream("long members before", "{") { "\"a\":\"\(pieces("x", $0))\",\"items\":[1]}" },
    stream("arrays before", "{") { "\"a\":\(list("[[1],{}]", $0)),\"items\":[1]}" },
    stream("deep arrays before", "{") {
      "\"a\":\(list(pieces("[", 500) + pieces("]", 500), $0)),\"items\":[1]}"
    },
    stream("members after", "{\"items\":[1],") { String(object("1", $0).dropFirst()) },
    stream("a long key after", "{\"items\":[1],") { "\"\(pieces("k", $0))\":1}" },
    stream("no end", "{\"items\":[") { pieces("1,", $0) },
    stream("no array", "{\"a\":[") { pieces("1,", $0) + "1]}" },
    row("lines", "a stream of lines", { pieces("{\"id\":1}\n", $0) }) { text in
      { for result in Plain.lines(json: text) { _ = result } }
    },
    row("invalid lines", "a stream of lines", { pieces("{]\n", $0) }) { text in
      { for result in Plain.lines(json: text) { _ = result } }
    },
    row("one line", "a stream of lines", { "{\"a\":\"\(pieces("x", $0))\"}" }) { text in
      { for result in Plain.lines(json: text) { _ = result } }
    },
  ]

  private static func stream(
    _ name: String, _ start: String, _ rest: @escaping @Sendable (Int) -> String
  ) -> HostileDocument {
    row(name, "a stream", { start + rest($0) }) { text in
      {
        for result in Int.elements(json: text, at: "items") {
          if case .failure(let error) = result { _ = error.description }
        }
      }
    }
  }

  /// Updates of models.
  static let updates: [HostileDocument] = [
    update("a new element again and again") { "{\"plain\":\(list(#"{"id":1,"text":"x"}"#, $0))}" },
    update("new elements") { size in
      let elements = (0..<size / 20).map { "{\"id\":\($0 + 1_000_000)}" }
      return "{\"plain\":[\(elements.joined(separator: ","))]}"
    },
    update("an identity of marks") { "{\"byText\":[{\"id\":\"\(marks($0))\"}]}" },
    update("text of marks") { "{\"byText\":[{\"id\":\"a\",\"text\":\"\(marks($0))\"}]}" },
    update("identities of fifty marks") {
      "{\"byText\":\(list("{\"id\":\"\(marks(100))\"}", $0))}"
    },
    update("a key of marks") { "{\"map\":{\"\(marks($0))\":{\"id\":1}}}" },
    update("invalid elements") { "{\"plain\":\(list("{}", $0))}" },
    update("different keys") { "{\"map\":\(object(#"{"id":1}"#, $0))}" },
    update("unknown keys") { object("[{}]", $0) },
  ]

  private static func update(
    _ name: String, _ text: @escaping @Sendable (Int) -> String
  ) -> HostileDocument {
    row(name, "an update", text) { text in
      {
        var lists = Lists(
          plain: [Plain(id: 1)], byText: [Lists.Texted(id: "a")], map: ["a": Plain(id: 1)])
        examine { () throws(MappingError) in try lists.update(json: text) }
        examine { () throws(MappingError) in _ = try lists.json() }
      }
    }
  }
}
