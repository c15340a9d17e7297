import Isomer
import IsomerCodable
import Testing

@Suite("Errors of decoding")
struct DecodingErrorTests {
  /// Calls a closure with a decoder.
  private struct Opened: Decodable {
    @TaskLocal static var body: @Sendable (any Decoder) throws -> Void = { _ in }
    init(from decoder: any Decoder) throws { try Self.body(decoder) }
  }

  private func open(_ text: String, _ body: @escaping @Sendable (any Decoder) throws -> Void) throws
  {
    _ = try Opened.$body.withValue(body) { try [CodableValue<Opened>](json: text) }
  }

  @Test("have the type, the path and the reason of Foundation's")
  func kinds() throws {
    try open(#"[{"a":[1,"x"],"b":null,"c":300}]"#) { decoder in
      let object = try decoder.container(keyedBy: AnyKey.self)
      var array = try object.nestedUnkeyedContainer(forKey: AnyKey("a"))
      _ = try array.decode(Int.self)
      do {
        _ = try array.decode(Int.self)
      } catch DecodingError.typeMismatch(_, let context) {
        #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
        #expect(context.debugDescription == "expected an integer")
      }
      #expect(try array.decode(String.self) == "x")
      #expect(throws: DecodingError.self) { try array.decode(String.self) }
      do {
        _ = try object.decode(String.self, forKey: AnyKey("b"))
      } catch DecodingError.valueNotFound(_, let context) {
        #expect(context.codingPath.map(\.stringValue) == ["b"])
      }
      do {
        _ = try object.decode(Int8.self, forKey: AnyKey("c"))
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.debugDescription == "expected an integer from -128 to 127")
      }
      do {
        _ = try object.decode(Int.self, forKey: AnyKey("d"))
      } catch DecodingError.keyNotFound(let key, _) {
        #expect(key.stringValue == "d")
      }
    }
  }

  @Test("are thrown by decoders after their value")
  func kept() throws {
    nonisolated(unsafe) var kept: [any Decoder] = []
    nonisolated(unsafe) var object: KeyedDecodingContainer<AnyKey>?
    nonisolated(unsafe) var array: (any UnkeyedDecodingContainer)?
    try open(#"[{"a":1,"b":[1,2,3]}]"#) { decoder in
      kept.append(decoder)
      object = try decoder.container(keyedBy: AnyKey.self)
      array = try object?.nestedUnkeyedContainer(forKey: AnyKey("b"))
    }
    #expect(throws: DecodingError.self) { try kept[0].container(keyedBy: AnyKey.self) }
    #expect(throws: DecodingError.self) { try kept[0].singleValueContainer().decode(Int.self) }
    #expect(throws: DecodingError.self) { try object?.decode(Int.self, forKey: AnyKey("a")) }
    #expect(throws: DecodingError.self) { try array?.decode(Int.self) }
    #expect(array?.count == 1)
  }

  @Test("report values that are nested too deeply")
  func depth() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: #"{"child":"#, count: levels) + "{}" + String(repeating: "}", count: levels)
    }
    _ = try CodableValue<Tree>(json: nested(400))
    let error = #expect(throws: MappingError.self) {
      try CodableValue<Tree>(json: nested(100_000))
    }
    #expect(error?.code == .depthLimit)
    #expect(throws: MappingError.self) {
      try CodableValue<Tree>(json: nested(1000), options: .init(depthLimit: 1000))
    }
  }

  @Test("are errors of the document, even in members that are not read")
  func syntax() throws {
    #expect(throws: MappingError.self) { try CodableValue<Tree>(json: #"{"x":[1,]}"#) }
  }
}
