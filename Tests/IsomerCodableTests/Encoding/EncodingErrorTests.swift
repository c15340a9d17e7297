import Isomer
import IsomerCodable
import Testing

@Suite("Errors of encoding")
struct EncodingErrorTests {
  /// Calls a closure with an encoder.
  private struct Closure: Encodable {
    var body: (any Encoder) throws -> Void
    init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
    func encode(to encoder: any Encoder) throws { try body(encoder) }
  }

  private func text(_ body: @escaping (any Encoder) throws -> Void) throws -> String {
    try [CodableValue(Closure(body))].jsonString()
  }

  private struct Refused: Error, CustomStringConvertible {
    var description: String { "it is refused" }
  }

  @Test("are located at their values")
  func location() throws {
    let error = #expect(throws: MappingError.self) {
      try CodableValue(["a": [1, .nan]]).json()
    }
    #expect(error?.path == "a[1]")
    #expect(error?.reason == "JSON has no nan")
  }

  @Test("of any type are reported")
  func thrown() throws {
    let error = #expect(throws: MappingError.self) { try text { _ in throw Refused() } }
    #expect(error?.path == "[0]")
    #expect(error?.reason == "it is refused")
    #expect(error?.underlying is Refused)
  }

  @Test("that are caught leave no trace")
  func caught() throws {
    let text = try text { encoder in
      var object = encoder.container(keyedBy: AnyKey.self)
      try object.encode(1, forKey: AnyKey("a"))
      try? object.encode(Double.nan, forKey: AnyKey("b"))
      try? object.encode([Double.infinity], forKey: AnyKey("c"))
      let broken = Closure { encoder in
        var object = encoder.container(keyedBy: AnyKey.self)
        _ = object.superEncoder()
        throw Refused()
      }
      try? object.encode(broken, forKey: AnyKey("d"))
      try object.encode(2, forKey: AnyKey("b"))
    }
    #expect(text == #"[{"a":1,"b":2}]"#)
  }

  @Test("report containers for keys that are encoded before")
  func duplicates() throws {
    let error = #expect(throws: MappingError.self) {
      try text { encoder in
        var object = encoder.container(keyedBy: AnyKey.self)
        try object.encode(1, forKey: AnyKey("a"))
        _ = object.nestedUnkeyedContainer(forKey: AnyKey("a"))
      }
    }
    #expect(error?.reason == "the key \"a\" was encoded twice")
  }

  @Test("a value replaces an earlier one of its key, also a container")
  func replacements() throws {
    let text = try text { encoder in
      var object = encoder.container(keyedBy: AnyKey.self)
      try object.encode("long text", forKey: AnyKey("a"))
      var inner = object.nestedUnkeyedContainer(forKey: AnyKey("b"))
      try inner.encode(1)
      var later = object.nestedUnkeyedContainer(forKey: AnyKey("c"))
      try object.encode(2, forKey: AnyKey("a"))
      try object.encode(3, forKey: AnyKey("b"))
      try later.encode(4)
      try object.encode(5, forKey: AnyKey("d"))
      try object.encode(6, forKey: AnyKey("a"))
    }
    #expect(text == #"[{"c":[4],"b":3,"d":5,"a":6}]"#)
  }

  @Test("report containers of two kinds, also if nothing is written to one")
  func kinds() throws {
    let error = #expect(throws: MappingError.self) {
      try text { encoder in
        _ = encoder.unkeyedContainer()
        _ = encoder.container(keyedBy: AnyKey.self)
      }
    }
    #expect(error?.reason == "the value was encoded twice, or in containers of two kinds")
    #expect(throws: MappingError.self) {
      try text { encoder in
        var value = encoder.singleValueContainer()
        try value.encode(1)
        try value.encode(2)
      }
    }
  }

  @Test("are thrown by encoders after their value")
  func kept() throws {
    var kept: [any Encoder] = []
    var container: KeyedEncodingContainer<AnyKey>?
    let first = try text { encoder in
      kept.append(encoder)
      var object = encoder.container(keyedBy: AnyKey.self)
      kept.append(object.superEncoder())
      container = object
    }
    #expect(first == #"[{"super":{}}]"#)
    #expect(throws: EncodingError.self) { try container?.encode(1, forKey: AnyKey("a")) }
    for encoder in kept {
      #expect(throws: EncodingError.self) {
        var value = encoder.singleValueContainer()
        try value.encode(1)
      }
      _ = encoder.container(keyedBy: AnyKey.self).codingPath
    }
  }

  @Test("are thrown while an inner value is encoded")
  func overlapping() throws {
    #expect(throws: MappingError.self) {
      try text { encoder in
        let object = encoder.container(keyedBy: AnyKey.self)
        let inner = Closure { _ in
          var object = object
          try object.encode(1, forKey: AnyKey("a"))
        }
        var outer = object
        try outer.encode(inner, forKey: AnyKey("b"))
      }
    }
  }

  @Test("are values without a container: empty objects")
  func empty() throws {
    #expect(try text { _ in } == "[{}]")
    #expect(try text { _ = $0.unkeyedContainer() } == "[[]]")
  }

  @Test("report values that are nested too deeply")
  func depth() throws {
    _ = try CodableValue(Tree.nested(400)).json()
    let tree = Tree(nil)
    tree.child = tree
    #expect(throws: MappingError.self) { try CodableValue(tree).json() }
    tree.child = nil
  }
}
