import Foundation
import Testing

@testable import Isomer
@testable import IsomerFoundation

/// Tests property lists without a model.
@Suite struct PropertyListTests {
  static let tree: JSONValue = [
    "int": 1, "min": .int(.min), "max": .uint(.max), "negative": -7, "byte": 200, "short": 60_000,
    "half": 0.5, "whole": .double(3), "large": .double(0x1p63), "zero": .double(-0.0),
    "tiny": .double(.leastNonzeroMagnitude), "yes": true, "no": false, "empty": "",
    "text": "<é> & \"\u{1F600}\" ]]>\r\n\t", "list": [1, [], [:], "x", [true]],
    "map": ["a": ["b": ["c": 1]], "": 2], "data": .data(Data(0...255)), "none": .data(Data()),
    "date": .date(Date(timeIntervalSinceReferenceDate: 1234)), "control": "a\u{7F}\u{85}\u{FFFD}",
  ]

  @Test(arguments: [PropertyListFormat.xml, .binary])
  func `a written value is read back unchanged`(_ format: PropertyListFormat) throws {
    let data = try Self.tree.propertyList(format)
    let read = try JSONValue(propertyList: data)
    #expect(read == Self.tree)
    #expect(read["zero"]?.double?.sign == .minus)
    for root: JSONValue in [1, "x", true, 0.5, [], [:], .data(Data([7])), [[[]]]] {
      #expect(try JSONValue(propertyList: root.propertyList(format)) == root)
    }
  }

  @Test(arguments: [PropertyListFormat.xml, .binary])
  func `Foundation reads our property lists`(_ format: PropertyListFormat) throws {
    let data = try Self.tree.propertyList(format)
    let object = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect(try JSONValue(object: object) == Self.tree)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `our reader accepts lists from Foundation`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let object = try Self.tree.object(.native)
    let data = try PropertyListSerialization.data(
      fromPropertyList: object, format: format, options: 0)
    #expect(try JSONValue(propertyList: data) == Self.tree)
  }

  @Test(arguments: [
    0, -0.0, 0.1, 1e22, 1e300, -5e-300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .infinity, -.infinity, 0x1p53, 0x1p63, 0x1p64, .pi,
  ])
  func `doubles are exact to the last bit`(_ value: Double) throws {
    for format in [PropertyListFormat.xml, .binary] {
      let read = try [Double](propertyList: [value].propertyList(format))
      #expect(read.map(\.bitPattern) == [value.bitPattern])
      let float = Float(value)
      #expect(try [Float](propertyList: [float].propertyList(format)) == [float])
    }
  }

  @Test func `NaN`() throws {
    for format in [PropertyListFormat.xml, .binary] {
      #expect(try [Double](propertyList: [Double.nan].propertyList(format)).first?.isNaN == true)
      #expect(try [Float](propertyList: [Float.nan].propertyList(format)).first?.isNaN == true)
    }
  }

  @Test func `dates have the precision of the format`() throws {
    for seconds in [0, 1234.567_891, -0.25, -1e10, 1e10, 252_423_993_599.5] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(try [Date](propertyList: [date].propertyList(.binary)) == [date])
      let whole = Date(timeIntervalSinceReferenceDate: seconds.rounded(.down))
      #expect(try [Date](propertyList: [date].propertyList(.xml)) == [whole])
    }
    let far = Date(timeIntervalSinceReferenceDate: 1e15)
    #expect(try [Date](propertyList: [far].propertyList(.binary)) == [far])
    for seconds in [1e15, -1e12, .infinity, .nan] {
      let error = #expect(throws: MappingError.self) {
        try ["d": Date(timeIntervalSinceReferenceDate: seconds)].propertyList(.xml)
      }
      #expect(
        error?.description == "d: XML property lists have only the years 0 to 9999")
    }
  }

  @Test func `XML text`() throws {
    let value: JSONValue = [
      "b": [1, .double(1.5), true, [], [:]], "a": .data(Data([1, 2, 3])),
      "d": .date(Date(timeIntervalSince1970: 1_443_164_400.9)), "<": "&\r",
    ]
    let body = """
      <key>b</key>
      \t<array>
      \t\t<integer>1</integer>
      \t\t<real>1.5</real>
      \t\t<true/>
      \t\t<array/>
      \t\t<dict/>
      \t</array>
      \t<key>a</key>
      \t<data>
      \tAQID
      \t</data>
      \t<key>d</key>
      \t<date>2015-09-25T07:00:00Z</date>
      \t<key>&lt;</key>
      \t<string>&amp;&#13;</string>
      """
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t\(body)
      </dict>
      </plist>

      """
    #expect(try String(decoding: value.propertyList(.xml), as: UTF8.self) == text)
    let sorted = try String(decoding: value.propertyList(.xml, .sortedKeys), as: UTF8.self)
    let keys = sorted.split(separator: "\n").filter { $0.contains("<key>") }
    #expect(keys == ["<", "a", "b", "d"].map { "\t<key>\($0 == "<" ? "&lt;" : $0)</key>" })
    for other: JSONValue in [1, "x", [], [:], [[:]], [[]]] {
      let text = try String(decoding: other.propertyList(.xml), as: UTF8.self)
      #expect(text.hasSuffix("\n</plist>\n"))
    }
  }

  @Test(arguments: [PropertyListFormat.xml, .binary])
  func `null is an error`(_ format: PropertyListFormat) throws {
    let cases: [(JSONValue, String)] = [
      (["a": nil], "a: a property list has no null"),
      ([["b": 1, "a": nil]], "[0].a: a property list has no null"),
      (["a": [1, nil]], "a[1]: a property list has no null"),
      ([[nil]], "[0][0]: a property list has no null"),
      (nil, "document: a property list has no null"),
    ]
    for (value, words) in cases {
      for options in [WritingOptions(), .null(.write)] {
        let error = #expect(throws: MappingError.self) { try value.propertyList(format, options) }
        #expect(error?.description == words)
        #expect(error?.code == .notRepresentable)
      }
    }
  }

  @Test func `characters that XML does not have are an error in keys and text`() throws {
    let wrong = Array(0..<0x20).filter { ![0x9, 0xA, 0xD].contains($0) } + [0xFFFE, 0xFFFF]
    for scalar in wrong.compactMap(Unicode.Scalar.init) {
      let text = "a\(scalar)"
      let values: [JSONValue] = [
        .string(text), [.string(text)], .object([text: 1]), ["k": .string(text)],
      ]
      for value in values {
        let error = #expect(throws: MappingError.self) { try value.propertyList(.xml) }
        #expect(error?.code == .notRepresentable)
        #expect(error?.reason == "XML has no character \(scalar.escaped(asASCII: true))")
        #expect(try JSONValue(propertyList: value.propertyList(.binary)) == value)
      }
    }
    // Foundation removes it, even as a reference.
    for value: JSONValue in ["\u{FEFF}a", ["\u{FEFF}": 1]] {
      let error = #expect(throws: MappingError.self) { try value.propertyList(.xml) }
      #expect(error?.reason == "a text in XML cannot start with \\u{FEFF}")
      #expect(try JSONValue(propertyList: value.propertyList(.binary)) == value)
    }
    let error = #expect(throws: MappingError.self) { try ["k": ["a\u{1}"]].propertyList(.xml) }
    #expect(error?.description == "k[0]: XML has no character \\u{01}")
  }

  /// All other characters, in pairs, because XML readers combine some of them.
  @Test(arguments: [PropertyListFormat.xml, .binary])
  func `random text is read back, also by Foundation`(_ format: PropertyListFormat) throws {
    var random = SeededGenerator(seed: 3)
    let special = Array(
      "\t\n\r <>&\"']]>;#\u{7F}\u{85}\u{2028}\u{FEFF}\u{FFFD}\u{1F600}e\u{301}".unicodeScalars)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let any = Unicode.Scalar(UInt32.random(in: 0x20...0x2FFF, using: &random))
        let scalar = Bool.random(using: &random) ? special.randomElement(using: &random) : any
        if let scalar { text.unicodeScalars.append(scalar) }
      }
      if format == .xml, text.unicodeScalars.first == "\u{FEFF}" { text = "a" + text }
      let value: JSONValue = [.string(text), .object([text: .string(text)])]
      let data = try value.propertyList(format)
      #expect(try JSONValue(propertyList: data) == value, "\(text.debugDescription)")
      let object = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect(try JSONValue(object: object) == value, "\(text.debugDescription)")
    }
  }

  @Test func `the text of a nil that Foundation writes is text`() throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let data = try encoder.encode([nil, 1] as [Int?])
    #expect(try JSONValue(propertyList: data) == ["$null", 1])
    for format in [PropertyListFormat.xml, .binary] {
      #expect(try [String](propertyList: ["$null"].propertyList(format)) == ["$null"])
    }
  }

  @Test(arguments: [PropertyListFormat.xml, .binary])
  func `decimals are written if a Double has the same digits`(_ format: PropertyListFormat) throws {
    for text in ["0.1", "19.99", "3", "-0.5", "100000000000000000000", "1e30"] {
      let decimal = try #require(Decimal(string: text))
      #expect(try [Decimal](propertyList: [decimal].propertyList(format)) == [decimal])
    }
    for text in ["0.12345678901234567890", "123456789012345678901"] {
      let decimal = try #require(Decimal(string: text))
      let error = #expect(throws: MappingError.self) {
        try ["p": decimal].propertyList(format)
      }
      #expect(error?.description == "p: a property list has no number of so many digits")
    }
  }

  @Test(arguments: [PropertyListFormat.xml, .binary])
  func `the depth limit is that of Foundation`(_ format: PropertyListFormat) throws {
    var value: JSONValue = []
    for _ in 1..<512 { value = [value] }
    let data = try value.propertyList(format)
    #expect(try JSONValue(propertyList: data) == value)
    _ = try PropertyListSerialization.propertyList(from: data, format: nil)
    for _ in 0..<3 {
      value = [value]
      let error = #expect(throws: MappingError.self) { try value.propertyList(format) }
      #expect(error?.code == .depthLimit && error?.offset == nil)
    }
    for _ in 0..<10_000 { value = [value] }
    #expect(throws: MappingError.self) { try value.propertyList(format) }
  }

  @Test func `the old format supports only text and data`() throws {
    let text = #"{ name = "a b"; count = 3; list = (x, y); bytes = <0102ff>; in = { a = b; }; }"#
    let value = try JSONValue(propertyList: Data(text.utf8))
    #expect(
      value == [
        "name": "a b", "count": "3", "list": ["x", "y"], "bytes": .data(Data([1, 2, 255])),
        "in": ["a": "b"],
      ])
    #expect(try [String: String](propertyList: Data("a = 1; b = 2;".utf8)) == ["a": "1", "b": "2"])
  }

  @Test(arguments: ["", "{", "{\"a\": 1}", "<plist><dict><key>a</key></dict></plist>", "bplist00"])
  func `data that is not a property list`(_ text: String) throws {
    let error = #expect(throws: MappingError.self) { try JSONValue(propertyList: Data(text.utf8)) }
    #expect(error?.code == .invalidPropertyList)
    #expect(error?.description.hasPrefix("document: expected a property list: ") == true)
  }

  @Test func `errors have a path and no location`() throws {
    let tree: JSONValue = ["users": [["id": 1], ["id": "x"]]]
    for format in [PropertyListFormat.xml, .binary] {
      let data = try tree.propertyList(format)
      let error = #expect(throws: MappingError.self) {
        try [String: [[String: Int]]](propertyList: data)
      }
      #expect(
        error?.description == #"users[1].id: expected an integer, found string "x""#)
      let limit = ReadingOptions(depthLimit: 2)
      let deep = #expect(throws: MappingError.self) {
        try JSONValue(propertyList: data, options: limit)
      }
      #expect(deep?.code == .depthLimit && deep?.path.description == "users[0]")
    }
  }
}
