import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped coerce
struct Priced: Equatable {
  var price: Decimal?
  var count: Int?
  var ratio: Double?
  var prices: [String: [Decimal?]]?
}

// @mapped coerce
enum ReplyCode: Int { case ok = 200, gone = 404, one = 1, below = -3 }

// @mapped coerce
enum Marker: String {
  case twelve = "12"
  case yes = "true"
  // @mapped key: ["c", "1.50"]
  case other
}

// @mapped coerce: .case
enum Paint: String { case red = "Red", green, blueGreen }

// @mapped coerce: [.case]
enum OpenPaint: Equatable {
  case red
  // @mapped fallback
  case other(JSONValue)
}

// @mapped coerce
enum OpenCode: Equatable {
  // @mapped key: "7"
  case seven
  // @mapped fallback
  case other(JSONValue)
}

// @mapped version: 1
struct Marked: Equatable {
  var code: ReplyCode?
  var marker: Marker?
  var paint: Paint?
  var open: OpenPaint?
  var openCode: OpenCode?
  var byPaint: [Paint: Int]?
  var codes: [ReplyCode]?
  var strict: Bool?
}

// @mapped coerce: .words(["on": true, "off": false, "YES": false]), version: 1
struct Switches: Equatable {
  var main: Bool
  var list: [Bool]?
  var byName: [String: [Bool?]]?
  // @mapped elements: [.wrap, .lossy]
  var wrapped: Set<Bool>?
  var count: Int?
  // @mapped coerce
  var plain: Bool?
  // @mapped coerce: .words(["an": true]), recover: true
  var own: Bool?
}

/// Tests the conversions to decimals, numbers and enums, and words of Booleans.
@Suite struct WiderCoercionTests {
  private func marked(_ key: String, _ value: String) throws -> Marked {
    try Marked(json: "{\"\(key)\":\(value)}")
  }

  @Test("Decimals are read from numbers and numeric strings, exactly")
  func decimals() throws {
    for text in ["9.5", "\"9.50\"", "95e-1", "\"0.95e1\""] {
      #expect(try Priced(json: "{\"price\":\(text)}") == Priced(price: 9.5))
    }
    let digits = "0.1234567890123456789012345678901234567"
    #expect(
      try Priced(json: "{\"price\":\"\(digits)\"}").jsonString() == "{\"price\":\(digits)}")
    #expect(
      try Priced(json: #"{"prices":{"a":["1.10",null,2]}}"#)
        == Priced(prices: ["a": [1.1, nil, 2]]))
    try expectFailure(
      Priced.self, #"{"price":|>"x"}"#, .invalidValue,
      "price: expected a number, or a string that holds one, found string \"x\"")
    let long = try failure(Priced.self, "{\"price\":\"1\(digits.dropFirst(2))0001\"}")
    #expect(long.code == .numberOutOfRange)
  }

  @Test("Bools are read as the numbers 1 and 0")
  func boolsAsNumbers() throws {
    let value = try Priced(json: #"{"price":true,"count":false,"ratio":true}"#)
    #expect(value == Priced(price: 1, count: 0, ratio: 1))
    #expect(try failure(Marked.self, #"{"strict":1}"#).code == .typeMismatch)
  }

  @Test("Strings with a fraction of zeros are integers")
  func wholeTexts() throws {
    for text in ["7.0", "+7.00", "7"] {
      #expect(try Priced(json: "{\"count\":\"\(text)\"}").count == 7)
    }
    for text in ["7.", ".0", "-.0", "7.0e0", "7.01", "7.0 "] {
      #expect(try failure(Priced.self, "{\"count\":\"\(text)\"}").code == .invalidValue)
    }
  }

  @Test("Enums of integers and strings convert like their raw type")
  func enums() throws {
    for text in ["200", "\"200\"", "200.0", "2e2", "\"200.0\""] {
      #expect(try marked("code", text).code == .ok)
    }
    #expect(try marked("code", "true").code == .one)
    #expect(try marked("code", "\"-3\"").code == .below)
    #expect(try marked("codes", "[\"404\",200.0]").codes == [.gone, .ok])
    try expectFailure(
      Marked.self, #"{"code":|>"500"}"#, .invalidValue,
      "code: expected one of 200, 404, 1, -3, found string \"500\"")
    #expect(try marked("marker", "12").marker == .twelve)
    #expect(try marked("marker", "true").marker == .yes)
    #expect(try marked("marker", "1.50").marker == .other)
    #expect(try failure(Marked.self, #"{"marker":1.5}"#).code == .invalidValue)
    #expect(try marked("marker", "1.50").jsonString() == #"{"marker":"c"}"#)
  }

  @Test("Names of cases are read in any case of letters, also as keys, and written as declared")
  func anyCase() throws {
    for text in ["BLUEGREEN", "bluegreen", "blueGreen"] {
      #expect(try marked("paint", "\"\(text)\"").paint == .blueGreen)
    }
    let value = try Marked(json: #"{"paint":"RED","byPaint":{"GREEN":1,"red":2}}"#)
    #expect(value.byPaint == [.green: 1, .red: 2])
    #expect(try marked("paint", "\"RED\"").jsonString() == #"{"paint":"Red"}"#)
    #expect(try failure(Marked.self, #"{"byPaint":{"X":1}}"#).path == "byPaint.X")
  }

  @Test("A fallback reads the values that cannot be converted")
  func fallbacks() throws {
    #expect(try marked("open", "\"RED\"").open == .red)
    #expect(try marked("open", "\"Blue\"").open == .other("Blue"))
    #expect(try marked("open", "[1]").open == .other([1]))
    #expect(try marked("openCode", "7").openCode == .seven)
    #expect(try marked("openCode", "7.5").openCode == .other(7.5))
    #expect(try failure(Marked.self, #"{"openCode":nul}"#).path == "openCode")
  }

  @Test("Words of the user are read as Bools, before the usual ones, in collections too")
  func words() throws {
    let value = try Switches(
      json: #"{"main":"on","list":["off",1,"NO"],"byName":{"a":["on",null]},"wrapped":"off"}"#)
    #expect(
      value
        == Switches(
          main: true, list: [false, true, false], byName: ["a": [true, nil]], wrapped: [false]))
    #expect(try Switches(json: #"{"main":"YES","count":"1.0"}"#) == Switches(main: false, count: 1))
    #expect(try Switches(json: #"{"main":true,"wrapped":["on","x"]}"#).wrapped == [true])
    #expect(try failure(Switches.self, #"{"main":true,"list":["on","ON"]}"#).path == "list[1]")
    #expect(try failure(Switches.self, #"{"main":true,"plain":"on"}"#).path == "plain")
    #expect(try Switches(json: #"{"main":true,"own":"an"}"#).own == true)
    #expect(try value.jsonString().contains(#""list":[false,true,false]"#))
    let (_, report) = try Switches.readWithReport(json: #"{"main": "on","list":["off",true]}"#)
    #expect(report.entries(.coerced).map(\.path.description) == ["main", "list[0]"])
  }

  @Test("Dictionaries convert like documents, and archives contain the values")
  func routes() throws {
    let document: [String: Any] = ["main": "on", "list": ["off", 1] as [Any], "count": true]
    let value = try Switches(dictionary: document)
    #expect(value == Switches(main: true, list: [false, true], count: 1))
    #expect(try Switches(archive: value.archive()) == value)
    let marked = try Marked(dictionary: ["code": "200", "paint": "RED"])
    #expect(marked == Marked(code: .ok, paint: .red))
    #expect(try Marked(archive: marked.archive()) == marked)
  }
}
