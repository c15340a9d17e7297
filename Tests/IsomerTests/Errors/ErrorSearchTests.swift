import Foundation
@_spi(Generated) import Isomer
@_spi(Generated) import IsomerFoundation
import Testing

@Suite struct ErrorSearchTests {
  /// Returns the errors of a document as `path: words`, without the location.
  private func errors<T: Readable>(
    _ json: String, as _: T.Type, _ options: ReadingOptions = ReadingOptions()
  ) -> [String] {
    do {
      _ = try T(json: json, options: options)
      return []
    } catch {
      return error.all.map { error in
        let line = error.description
        return String(line[..<(line.range(of: " (line")?.lowerBound ?? line.endIndex)])
      }
    }
  }

  @Test func `All invalid values are reported in document order`() {
    let json =
      #"[{"id":"x","owner":{"name":7,"age":300}},{"id":2,"owner":{"name":"a","age":1}},[],3]"#
    #expect(
      errors(json, as: [Crate].self) == [
        #"[0].id: expected an integer, found string "x""#,
        "[0].owner.name: expected a string, found number 7",
        "[0].owner.age: expected an integer from 0 to 255, found number 300",
        "[2]: expected an object, found an array",
        "[3]: expected an object, found number 3",
      ])
  }

  @Test(arguments: [
    #"[{"id":"x","owner":{"name":"a","age":1}},{"id":2,"owner":{"name":"a","age":"b"}}]"#,
    "[ { \"owner\" : {\"name\":\"a\",\"age\":1} ,\n \"id\" : \"x\" } , {\"owner\": {\"age\":\"b\", \"name\":\"a\"},\"id\":2} ]",
  ])
  func `Values that are only incomplete because of other errors are not reported`(json: String) {
    let paths = errors(json, as: [Crate].self).map { $0.prefix { $0 != ":" } }
    #expect(paths == ["[0].id", "[1].owner.age"])
  }

  @Test func `Missing and unknown keys are reported among the other errors`() {
    let json = #"[{"owner":{"name":7,"nick":1}},{"id":1},{"id":2,"owner":{"name":true,"age":1}}]"#
    #expect(
      errors(json, as: [Crate].self) == [
        #"[0].id: the key "id" is missing"#,
        "[0].owner.name: expected a string, found number 7",
        "[0].owner.nick: unknown key",
        #"[1].owner: the key "owner" is missing"#,
        "[2].owner.name: expected a string, found true",
      ])
  }

  @Test func `Dictionaries, sets and nested lists continue after an error`() {
    #expect(
      errors(#"{"a":[1,"x",3],"b":[[]],"c":[true,1,null]}"#, as: [String: [Int]].self) == [
        #"a[1]: expected an integer, found string "x""#,
        "b[0]: expected an integer, found an array",
        "c[0]: expected an integer, found true",
        "c[2]: expected an integer, found null",
      ])
    #expect(errors(#"[["x"],[1],["y",2,"z"]]"#, as: [Set<Int>].self).count == 3)
    #expect(errors(#"{"x":1,"2":1,"3":"y"}"#, as: [Int: Int].self).count == 2)
  }

  @Test func `Nothing is reported after a syntax error`() {
    #expect(
      errors(#"[1,"a",tr,"b"]"#, as: [Int].self) == [
        #"[1]: expected an integer, found string "a""#, "[2]: expected an integer, found 'tr'",
      ])
    #expect(errors(#"["a",1"#, as: [Int].self).count == 2)
    #expect(errors(#"[,"a"]"#, as: [Int].self).count == 1)
    #expect(errors(#"["a"] "b""#, as: [Int].self).count == 2)
  }

  @Test(arguments: [1, 2, 7])
  func `The number of errors is limited by the options`(limit: Int) throws {
    let json = "[" + repeatElement("true", count: 20).joined(separator: ",") + "]"
    let options = ReadingOptions(errorLimit: limit)
    let error = try #require(
      #expect(throws: MappingError.self) { try [Int](json: json, options: options) })
    #expect(error.all.count == limit)
    #expect(error.all.map(\.offset) == (0..<limit).map { 1 + 5 * $0 })
    #expect(error.isTruncated)
    #expect(error.description.hasSuffix("and more") == (limit > 1))
    let whole = ReadingOptions(errorLimit: 20)
    let all = #expect(throws: MappingError.self) { try [Int](json: json, options: whole) }
    #expect(all?.isTruncated == false)
  }

  @Test(arguments: [0, -1, Int.min])
  func `A limit below one is treated as one`(limit: Int) throws {
    var options = ReadingOptions(errorLimit: limit)
    #expect(options.errorLimit == 1)
    options.errorLimit = limit
    #expect(options.errorLimit == 1)
    let error = #expect(throws: MappingError.self) {
      try [Int](json: "[true,false]", options: options)
    }
    #expect(error?.all.count == 1)
  }

  @Test func `The first error contains the others and is included in all`() throws {
    let error = try #require(#expect(throws: MappingError.self) { try [Int](json: "[null,{}]") })
    #expect(error.path == "[0]")
    #expect(error.others.map(\.path) == ["[1]"])
    #expect(error.all.map(\.path) == ["[0]", "[1]"])
    #expect(error.all.allSatisfy { $0.others.isEmpty })
    #expect(
      error.description == """
        [0]: expected an integer, found null (line 1, column 2, byte 1)
        [1]: expected an integer, found an object (line 1, column 7, byte 6)
        """)
    #expect(error.localizedDescription == error.description)
  }

  @Test func `Dictionaries, property lists and parts report all errors too`() throws {
    let object: [String: Any] = ["items": [1, "x", Date(), [2]] as [Any]]
    let dictionary = #expect(throws: MappingError.self) {
      try [String: [Int]](dictionary: object)
    }
    #expect(
      dictionary?.all.map(\.path.description) == ["items[1]", "items[2]", "items[3]"])
    let list = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    let property = #expect(throws: MappingError.self) { try [String: [Int]](propertyList: list) }
    #expect(property?.all.map(\.path) == dictionary?.all.map(\.path))
    let part = #expect(throws: MappingError.self) {
      try [Int](json: #"{"a":[true,1,"x"],"b":{}}"#, at: "a")
    }
    #expect(part?.all.map(\.path.description) == ["a[0]", "a[2]"])
  }

  @Test func `Offsets and lines are correct with a byte order mark`() throws {
    let text = "\u{FEFF}[\n 1,\n  \"é\", \"x\",\n true]"
    let error = try #require(
      #expect(throws: MappingError.self) { try [Int](json: Data(text.utf8)) })
    #expect(error.all.map(\.line) == [3, 3, 4])
    #expect(error.all.map(\.column) == [3, 9, 2])
    #expect(error.all.map { Array(text.utf8)[$0.offset ?? 0] } == Array("\"\"t".utf8))
  }

  @Test func `An error is written as JSON`() throws {
    let error = try #require(
      #expect(throws: MappingError.self) { try [Int](json: "[null,\n{}]") })
    #expect(
      try error.jsonString()
        == #"{"errors":[{"code":"typeMismatch","path":"[0]","offset":1,"line":1,"#
        + #""column":2,"expected":"an integer","found":"null","#
        + #""message":"expected an integer, found null"},"#
        + #"{"code":"typeMismatch","path":"[1]","offset":7,"line":2,"column":1,"#
        + #""expected":"an integer","found":"an object","#
        + #""message":"expected an integer, found an object"}]}"#)
    let made = MappingError(.invalidValue, path: "a.b", reason: "too late")
    #expect(
      try made.jsonString()
        == #"{"errors":[{"code":"invalidValue","path":"a.b","message":"too late"}]}"#)
  }

  @Test func `Searching random bytes terminates`() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array(#"{}[]",:1a\ null true"id""owner""#.utf8)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        alphabet[Int.random(in: alphabet.indices, using: &random)]
      }
      _ = try? [Crate](json: bytes)
      _ = try? [String: [Crate]](json: bytes)
    }
    let deep = String(repeating: "[", count: 600)
    #expect(throws: MappingError.self) { try [[Int]](json: deep) }
  }
}

/// A model in the form of generated code.
struct Crate {
  var id: Int
  var owner: Owner

  struct Owner {
    var name: String
    var age: UInt8
  }
}

extension Crate: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Crate {
    var id: Int?
    var owner: Owner?
    try reader.members(of: keys) { key, reader throws(ReadingFailure) in
      switch key {
      case 0: id = try Int.read(&reader)
      case 1: owner = try Owner.read(&reader)
      default: try reader.skipValue()
      }
    }
    guard let id else { throw reader.missing("id") }
    guard let owner else { throw reader.missing("owner") }
    return Crate(id: id, owner: owner)
  }

  private static let keys = KeySet(
    """
    id
    owner
    """)
}

extension Crate.Owner: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Crate.Owner {
    var name: String?
    var age: UInt8?
    try reader.members(of: keys) { key, reader throws(ReadingFailure) in
      switch key {
      case 0: name = try String.read(&reader)
      case 1: age = try UInt8.read(&reader)
      default: throw reader.unknownKey()
      }
    }
    guard let name else { throw reader.missing("name") }
    guard let age else { throw reader.missing("age") }
    return Crate.Owner(name: name, age: age)
  }

  private static let keys = KeySet(
    """
    name
    age
    """)
}
