import Foundation
import Testing

@testable import Isomer
@testable import IsomerArchive
@testable import IsomerFoundation

/// Tests that a tree preserves every number and key of a document.
@Suite struct ExactValueTests {
  static let numbers = [
    "0", "-0", "0.0", "-0.0", "0e5", "-0e-5", "-0.000", "1.0", "1e2", "1E+2", "2.50", "1e999",
    "-1e999", "1e-999", "-1.5e-999", "1e1000000007", "1e127", "1e128", "1e165", "123e-128",
    "123456789012345678901234567890123456789", "-99999999999999999999999999999999999999999999",
    "0.123456789012345678901234567890123456789", "12345678901234567890.0", "9007199254740993.0",
    "18446744073709551616", "18446744073709551615.0", "100000000000000000000", "1e20", "5e-325",
    "1.7976931348623157e309", "1e-130", "1.00000000000000000000000000000000000000000000",
  ]

  /// True if a number has the form of an integer.
  private func isPlain(_ number: some StringProtocol) -> Bool {
    !number.contains { ".eE".contains($0) }
  }

  @Test(arguments: numbers)
  func `a number keeps its value and its form`(text: String) throws {
    let value = try JSONValue(json: text)
    let written = try value.jsonString()
    #expect(NumberText(written.utf8) == NumberText(text.utf8), "\(written)")
    #expect(isPlain(written) == isPlain(text), "\(written)")
    let again = try JSONValue(json: written)
    #expect(again == value && again.hashValue == value.hashValue)
    #expect(value.decimal == (try? Decimal(json: text)))
    #expect(value.double == (try? Double(json: text)))
  }

  @Test func `numbers are equal if they have the same value`() throws {
    let groups = [
      ["0", "-0", "0.0", "-0.0", "0e7", "-0.00e999"], ["1e999", "10e998", "0.1e1000"],
      ["1e-999", "0.1e-998"], ["-1e999"], ["1e1000"],
      ["1234567890123456789012345678901234567890", "123456789012345678901234567890123456789e1"],
      ["12345678901234567890", "12345678901234567890.0"], ["1e20", "100000000000000000000"],
      ["100", "1e2", "100.0", "1.00e2"],
    ]
    for (index, group) in groups.enumerated() {
      for (other, texts) in groups.enumerated() {
        for (first, second) in group.flatMap({ first in texts.map { (first, $0) } }) {
          let values = (try JSONValue(json: first), try JSONValue(json: second))
          #expect((values.0 == values.1) == (index == other), "\(first) \(second)")
          if index == other { #expect(values.0.hashValue == values.1.hashValue) }
        }
      }
    }
    #expect(
      JSONValue.number("1") == 1 && JSONValue.number("1").hashValue == JSONValue.int(1).hashValue)
    #expect(JSONValue.number("x") == .number("x") && JSONValue.number("x") != .number("1"))
  }

  @Test func `the text of a number is validated when it is written`() throws {
    for text in ["", "x", "01", "1,2", "\"a\"", "+1", "NaN", "1 "] {
      let error = #expect(throws: MappingError.self) { try JSONValue.array([.number(text)]).json() }
      #expect(error?.code == .notRepresentable && error?.path == "[0]")
      #expect(JSONValue.number(text).int == nil && JSONValue.number(text).double == nil)
    }
  }

  @Test func `textual numbers convert to types that can represent them`() throws {
    #expect(
      try JSONValue(json: "12345678901234567890.0").integer(UInt64.self) == 12345678901234567890)
    #expect(try JSONValue(json: "-0").int == 0)
    #expect(try JSONValue(json: "-0").double?.sign == .minus)
    #expect(try JSONValue(json: "1e999").double == nil)
    #expect(try JSONValue(json: "1e999").decimal == nil)
    #expect(try JSONValue(json: "1e999").int == nil)
    #expect(try JSONValue(json: "1e-999").double == 0)
    #expect(try JSONValue(archive: JSONValue(json: "-0").archive()).double?.sign == .minus)
    #expect(
      try JSONValue(archive: JSONValue(json: "9007199254740993.0").archive())
        == 9_007_199_254_740_993)
  }

  @Test(arguments: ["1e999", "1e-999", "13.25" + String(repeating: "4", count: 100)])
  func `formats that do not support such a number reject it`(number: String) throws {
    let value: JSONValue = ["a": try JSONValue(json: number)]
    let refusals: [() throws -> Void] = [
      { _ = try value.object(.native) }, { _ = try value.object() },
      { _ = try value.archive() }, { _ = try value.propertyList(.binary) },
    ]
    for refusal in refusals {
      let error = #expect(throws: MappingError.self) { try refusal() }
      #expect(error?.code == .notRepresentable)
      #expect(error?.path == "a" && error?.reason?.contains("so many digits") == true)
    }
  }

  private static let keys = [
    "é", "e\u{301}", "Å", "A\u{30A}", "\u{212B}", "a\u{315}\u{323}", "a\u{323}\u{315}", "", "x",
  ]

  @Test(arguments: [0, 20])
  func `keys with different bytes are different`(others: Int) throws {
    var object = JSONObject()
    for index in 0..<others { object["key \(index)"] = .int(-1) }
    for (index, key) in Self.keys.enumerated() { object[key] = .int(Int64(index)) }
    #expect(object.count == others + Self.keys.count)
    for (index, key) in Self.keys.enumerated() { #expect(object[key]?.int == index) }
    let read = try JSONValue(json: JSONValue.object(object).json())
    #expect(read == .object(object) && read.hashValue == JSONValue.object(object).hashValue)
    #expect(
      object.keys.map { Array($0.utf8) }.suffix(Self.keys.count) == Self.keys.map { Array($0.utf8) }
    )
    object.removeValue(forKey: "é")
    #expect(object["e\u{301}"]?.int == 1 && object["é"] == nil)
    #expect(JSONValue.object(["é": 1]) != .object(["e\u{301}": 1]))
    #expect(JSONValue.string("é") != .string("e\u{301}"))
    #expect(ValuePath([.key("é")]) != ValuePath([.key("e\u{301}")]))
    let parts = #"{"é":1,"e\#u{301}":2}"#
    #expect(try Int(json: parts, at: "é") == 1)
    #expect(try Int(json: parts, at: ValuePath([.key("e\u{301}")])) == 2)
  }

  // MARK: - Random documents

  /// Generates documents with all forms of numbers and unusual keys.
  private struct Documents {
    var random: SeededGenerator

    mutating func number() -> String {
      func digits(_ count: Int) -> String {
        (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      }
      let lengths = [0, 0, 1, 3, 17, 19, 20, 38, 60]
      let whole = digits(lengths.randomElement(using: &random) ?? 0)
      var text = Bool.random(using: &random) ? "-" : ""
      text += whole.isEmpty ? "0" : "7" + whole
      if Bool.random(using: &random) {
        text += "." + digits(lengths.randomElement(using: &random) ?? 0) + "5"
      }
      let exponents = ["", "", "e0", "E5", "e-7", "e+20", "e127", "e-128", "e308", "e-999", "e999"]
      return text + (exponents.randomElement(using: &random) ?? "")
    }

    mutating func value(_ depth: Int) -> String {
      switch Int.random(in: 0..<(depth > 3 ? 4 : 7), using: &random) {
      case 0...2: return number()
      case 3: return ["null", "true", "\"é\"", "\"e\u{301}\""].randomElement(using: &random) ?? ""
      case 4: return "[" + (0..<3).map { _ in value(depth + 1) }.joined(separator: ",") + "]"
      default:
        let keys = ExactValueTests.keys.shuffled(using: &random)
        let members = keys.prefix(Int.random(in: 0...9, using: &random)).map { key in
          "\"\(key)\":\(value(depth + 1))"
        }
        return "{" + members.joined(separator: ",") + "}"
      }
    }
  }

  /// Returns a document in which each number is its sign, digits and scale, with
  /// a mark for integers.
  private func tokens(_ json: String) -> String {
    var result = ""
    var number = ""
    for character in json.unicodeScalars.map(String.init) + [" "] {
      if "+-.eE0123456789".contains(character), !number.isEmpty || "-0123456789".contains(character)
      {
        number += character
      } else {
        if let parts = NumberText(number.utf8) { result += "\(parts)\(isPlain(number))" }
        result += character
        number = ""
      }
    }
    return result
  }

  @Test func `any document is written with the tokens that were read`() throws {
    var documents = Documents(random: SeededGenerator(seed: 12))
    for _ in 0..<3000 {
      let json = documents.value(0)
      let value = try JSONValue(json: json)
      let written = try value.jsonString()
      #expect(Array(tokens(written).utf8) == Array(tokens(json).utf8), "\(json)")
      #expect(try JSONValue(json: written) == value)
    }
  }
}
