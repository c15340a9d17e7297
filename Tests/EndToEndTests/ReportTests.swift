import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests reports of deviations, with locations that the tests compute themselves.
@Suite struct ReportTests {
  /// A document with the locations of the expected entries marked by `|>`, in their order.
  private struct Marked {
    var text = ""
    var offsets: [Int] = []

    init(_ marked: String) {
      for (index, part) in marked.components(separatedBy: "|>").enumerated() {
        if index > 0 { offsets.append(text.utf8.count) }
        text += part
      }
    }
  }

  /// Returns `kind path: message` for each entry.
  private func lines(_ report: MappingReport) throws -> [String] {
    try report.entries.map { entry in
      let value = try entry.value()
      return "\(entry.kind) \(entry.path): \(value["message"]?.string ?? "")"
    }
  }

  private func check<Model: Readable>(
    _: Model.Type, _ marked: String, _ expected: [String],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let document = Marked(marked)
    let (_, report) = try Model.readWithReport(json: document.text)
    #expect(try lines(report) == expected, sourceLocation: location)
    #expect(report.entries.map(\.offset) == document.offsets, sourceLocation: location)
    let all = document.text.utf8
    for entry in report.entries {
      let before = all.prefix(entry.offset ?? 0)
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { all.index(after: $0) }
      #expect(entry.line == before.filter { $0 == UInt8(ascii: "\n") }.count + 1)
      #expect(
        entry.column
          == all.distance(from: lineStart ?? all.startIndex, to: before.endIndex) + 1)
    }
    // Other formats have the same entries without locations.
    let tree = try JSONValue(json: document.text)
    guard case .object = tree else { return }
    let native = try Model.readWithReport(dictionary: tree.dictionary()).1
    #expect(native.entries.allSatisfy { $0.offset == nil && $0.line == nil && $0.column == nil })
    #expect(
      native.entries.map { "\($0.kind) \($0.path)" }.sorted()
        == report.entries.filter { $0.kind != .duplicateKey }.map { "\($0.kind) \($0.path)" }
        .sorted(), sourceLocation: location)
  }

  private let whole = """
    "title":"t","count":2,"limit":3,"address":{"city":"c","floor":1},"size":1,"tags":[],\
    "latitude":1,"longitude":2
    """

  @Test("A document without deviations")
  func literal() throws {
    try check(Shipment.self, "{\"id\":1,\(whole)}", [])
    try check(
      Shipment.self,
      """
      {"id":1,"note":null,"weight":1.5,"ratio":0.1,"share":0.25,"pin":"4711","isOpen":true,\
      "sent":"2015-09-25T07:00:00Z","days":[1,-2],"names":{"a":"b"},"version":2,\(whole)}
      """, [])
    #expect(try Issue.readWithReport(json: try Self.issue()).1.isEmpty)
  }

  private static func issue() throws -> String {
    #"""
    {"id":1,"number":2,"title":"t","html_url":"https://a.b","state":"open",\#
    "user":{"id":1,"login":"l"},"created_at":"2015-09-25T07:00:00Z","labels":[],"locked":false,\#
    "body":"b"}
    """#
  }

  @Test("Defaults for missing values and null")
  func defaults() throws {
    let names = ["title", "count", "limit", "address.city", "address.floor", "size", "tags"]
    // The keys of objects inside come last.
    let own = names.filter { !$0.contains(".") } + ["latitude"]
    let missing = (own + names.filter { $0.contains(".") }).map {
      "defaultUsed \($0): default used: the key is missing"
    }
    try check(
      Shipment.self,
      #"|>|>|>|>|>|>|>|>{"id":1}"#, missing)
    // Null is replaced by the default of a non-optional property; `count` is nil.
    try check(
      Shipment.self,
      """
      {"id":1, "title": |>null, "count":null, "limit":|>null,
       "address":{"city":|>null, "floor":1}, "size":|>null, "tags":|>null,
       "latitude":1, "longitude":2}
      """,
      ["title", "limit", "address.city", "size", "tags"].map {
        "defaultUsed \($0): default used: found null"
      })
  }

  @Test("Defaults of properties with several keys and below other keys")
  func places() throws {
    let rest = """
      "id":1,"title":"t","count":2,"limit":3,"size":1,"tags":[],"latitude":1,"longitude":2
      """
    let city = "defaultUsed address.city: default used: the key is missing"
    let floor = "defaultUsed address.floor: default used: the key is missing"
    try check(Shipment.self, "|>|>{\(rest)}", [city, floor])
    try check(Shipment.self, "|>|>{\(rest),\"address\":null}", [city, floor])
    try check(Shipment.self, "{\(rest),\"address\":|>|>{}}", [city, floor])
    try check(Shipment.self, "{\(rest),\"address\":|>{\"floor\":2}}", [city])
    try check(
      Shipment.self, "|>{\(rest),|>\"city\":\"c\"}",
      [floor, "aliasUsed city: read for a property with another key"])
    try check(
      Shipment.self, "{\(rest),|>\"town\":\"c\",\"address\":{\"floor\":2}}",
      ["aliasUsed town: read for a property with another key"])
    try check(
      Shipment.self,
      "{\(rest),\"address\":{\"floor\":2},|>\"city\":\"c\",|>\"town\":\"d\"}",
      [
        "aliasUsed city: read for a property with another key",
        "alternativeIgnored town: another key was used instead",
      ])
    // A composite is present if one of its fields is.
    let fields = rest.replacingOccurrences(of: ",\"latitude\":1,\"longitude\":2", with: "")
    try check(
      Shipment.self, "|>{\(fields),\"address\":{\"floor\":2,\"city\":\"c\"}}",
      ["defaultUsed latitude: default used: the key is missing"])
  }

  @Test("Conversions, lost digits, and other entries")
  func others() throws {
    try check(
      Shipment.self,
      """
      {"id":1,"weight":|>"1.5","pin":|>4711,"isOpen":|>1,"sent":|>1443164400,
       "days":[1,|>"2"],"names":{"a":|>7,"b":"x","c":|>true},
       "ratio":|>0.123456789012345678,"share":|>16777217,\(whole)}
      """,
      [
        "coerced weight: converted from string \"1.5\"",
        "coerced pin: converted from number <redacted>",
        "coerced isOpen: converted from number 1",
        "coerced sent: converted from number 1443164400",
        "coerced days[1]: converted from string \"2\"",
        "coerced names.a: converted from number 7",
        "coerced names.c: converted from true",
        "precisionLost ratio: digits lost: number 0.123456789012345678",
        "precisionLost share: digits lost: number 16777217",
      ])
    try check(
      Shipment.self,
      """
      {|>"ID":1,"id":1,"id":2,"size":|>"x","tags":[1,|>"2",3,|>null],|>"version":3,\(whole)}
      """.replacingOccurrences(of: ",\"size\":1,\"tags\":[]", with: "")
        .replacingOccurrences(of: "\"id\":2", with: "|>\"id\":2"),
      [
        "unknownKey ID: unknown key", "duplicateKey id: the key occurs twice",
        "valueRecovered size: default used", "elementSkipped tags[1]: element left out",
        "elementSkipped tags[3]: element left out",
        "constantDiffers version: the value differs from the constant",
      ])
  }

  @Test("Integers with a fraction or an exponent")
  func integers() throws {
    let (_, report) = try Shipment.readWithReport(
      json: "{\"id\":1,\"days\":[1,2.0,-3e2,-4],\(whole)}")
    #expect(report.entries.map(\.path.description) == ["days[1]", "days[2]"])
    #expect(report.entries.map(\.found) == ["number 2.0", "number -3e2"])
  }

  @Test("Numbers that keep their digits")
  func digits() throws {
    let kept = [
      "0.1", "9007199254740992", "1152921504606846976", "-65.613616999999977", "1e300",
      "100000000000000000000000000000", "0.30000000000000004", "1.0000000000000000000000000",
    ]
    let lost = [
      "9007199254740993", "-9223372036854775807", "0.12345678901234567890123",
      "3.14159265358979323846",
      "123456789012345678901234567890",
    ]
    for text in kept {
      #expect(try [Double].readWithReport(json: "[\(text)]").1.isEmpty, "\(text)")
    }
    for text in lost {
      let (numbers, report) = try [Double].readWithReport(json: "[\(text)]")
      #expect(report.entries.map(\.kind) == [.precisionLost], "\(text)")
      #expect(numbers == [Double(text)])
    }
    for text in ["16777216", "0.1", "3.4028235e38", "33554432"] {
      #expect(try [Float].readWithReport(json: "[\(text)]").1.isEmpty, "\(text)")
    }
    for text in ["16777217", "0.12345678901", "3.14159265358979323846"] {
      let (numbers, report) = try [Float].readWithReport(json: "[\(text)]")
      #expect(report.entries.map(\.kind) == [.precisionLost], "\(text)")
      #expect(numbers == [Float(text)])
    }
  }

  @Test("Nested and flattened models, classes and cases")
  func kinds() throws {
    try check(
      Shipment.self,
      """
      {"id":1,\(whole),"lines":[
        {"text":"a","amount":1,"money":{"currency":"USD"},"parent":[]},
        |>|>{"amount":|>"2","parent":[|>|>{"text":"b","amount":3}]},
        {"text":"c",|>"x":1,"amount":4,"money":{"currency":"USD"},"parent":[]}
      ]}
      """,
      [
        "defaultUsed lines[1].text: default used: the key is missing",
        "defaultUsed lines[1].money.currency: default used: the key is missing",
        "coerced lines[1].amount: converted from string \"2\"",
        "defaultUsed lines[1].parent[0].parent: default used: the key is missing",
        "defaultUsed lines[1].parent[0].money.currency: default used: the key is missing",
        "unknownKey lines[2].x: unknown key",
      ])
    try check(
      LetterPost.self, "|>|>{\"kind\":\"k\"}",
      ["weight", "pages"].map { "defaultUsed \($0): default used: the key is missing" })
    try check(
      [Handling].self, #"[{"type":"plain"},|>{"type":"fragile"},{"type":"fragile","layers":1}]"#,
      ["defaultUsed [1].layers: default used: the key is missing"])
    try check(
      [Postage].self, #"[{"day":1,"hour":2},{"day":3},|>{"hour":4}]"#,
      ["defaultUsed [2].day: default used: the key is missing"])
  }

  @Test("The example from the guide")
  func guide() throws {
    let (_, report) = try ReportedTask.readWithReport(
      json: #"{"id":"1","name":"t","size":"x","version":3,"done":true}"#)
    #expect(
      report.description == """
        state: default used: the key is missing (line 1, column 1, byte 0)
        id: converted from string "1" (line 1, column 7, byte 6)
        name: read for a property with another key (line 1, column 11, byte 10)
        size: default used: expected an integer, found string "x" (line 1, column 29, byte 28)
        version: the value differs from the constant (line 1, column 33, byte 32)
        done: unknown key (line 1, column 45, byte 44)
        """)
  }

  @Test("Model, property and file of an entry, and its JSON")
  func parts() throws {
    let (_, report) = try Shipment.readWithReport(
      json: #"{"id":1,\#(whole),"pin":7,"lines":[{"parent":[],"amount":1,"money":{}}]}"#)
    #expect(report.entries.map(\.model) == ["Shipment", "ShipmentLine", "ShipmentLine.Price"])
    #expect(report.entries.map(\.property) == ["pin", "text", "currency"])
    let source = try #require(report.entries[1].source)
    #expect(source == "Reporting.swift")
    let entry = try #require(try report.value()["entries[0]"])
    let column = try #require(report.entries[0].column)
    let secret: JSONValue = [
      "kind": "coerced", "path": "pin", "offset": .int(Int64(column - 1)), "line": 1,
      "column": .int(Int64(column)), "found": "number <redacted>", "model": "Shipment",
      "property": "pin", "source": .string(report.entries[0].source ?? ""),
      "message": "converted from number <redacted>",
    ]
    #expect(entry == secret)
    #expect(report.description.contains("lines[0].text: default used: the key is missing (line 1"))
    #expect(MappingReport.Kind.defaultUsed.rawValue == "defaultUsed")
  }

  /// Parts of a line with the expected entry: kind, path, and the location after `|>`.
  private static let parts:
    [(key: String, plain: String, odd: String, kind: MappingReport.Kind, path: String)] =
      [
        ("text", #""text":"a""#, #""text":|>null"#, .defaultUsed, "text"),
        ("amount", #""amount":1"#, #""amount":|>"7""#, .coerced, "amount"),
        ("amount", #""amount":1"#, #""amount":|>null"#, .defaultUsed, "amount"),
        ("text", #""text":"a""#, #""text":"a","other":"x|>""#, .unknownKey, "other"),
        ("parent", #""parent":[]"#, #""parent":|>null"#, .defaultUsed, "parent"),
      ]

  @Test("A megabyte with thousands of entries, in the order of their locations")
  func large() throws {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var text = "["
    var expected: [String] = []
    for index in 0..<12_000 {
      text += index == 0 ? "\n" : ",\n"
      let odd = next(8)
      var members: [String] = ["\"money\":{\"currency\":\"USD\"}"]
      var here: (offset: Int, kind: MappingReport.Kind, path: String)?
      let start = text.utf8.count
      var line = "{"
      for key in ["text", "amount", "parent"] {
        let part = Self.parts.indices.first { $0 == odd && Self.parts[$0].key == key }
        let plain = Self.parts.first { $0.key == key }?.plain ?? ""
        let member = part.map { Self.parts[$0].odd } ?? plain
        if odd == 6, key == "amount" {
          here = (start, .defaultUsed, "amount")
          continue
        }
        members.append(member)
      }
      line += members.joined(separator: ",") + "}"
      if let mark = line.range(of: "|>"), odd < Self.parts.count {
        var offset = start + line[..<mark.lowerBound].utf8.count
        line.removeSubrange(mark)
        if odd == 3 {
          offset =
            start + (line.range(of: "\"other\"").map { line[..<$0.lowerBound].utf8.count } ?? 0)
        }
        here = (offset, Self.parts[odd].kind, Self.parts[odd].path)
      }
      if let here {
        expected.append("\(here.offset) \(here.kind) [\(index)].\(here.path) line \(index + 2)")
      }
      text += line
    }
    text += "\n]"
    let (lines, report) = try [ShipmentLine].readWithReport(
      json: text, options: ReadingOptions(reportLimit: .max))
    #expect(lines.count == 12_000)
    let found = report.entries.map {
      "\($0.offset ?? -1) \($0.kind) \($0.path) line \($0.line ?? 0)"
    }
    let isSame = found == expected
    #expect(isSame)
    #expect(expected.count > 6000)
  }

  @Test("Models that fail, parts, and omitted elements")
  func failing() throws {
    let (tags, report) = try [Shipment].readWithReport(
      json: #"[{"id":1,\#(whole),"lines":[]}]"#)
    #expect(tags.count == 1 && report.isEmpty)
    let part = try ShipmentLine.readWithReport(
      json: Data(#"{"a":[{"amount":1,"money":{}}]}"#.utf8), at: "a[0]")
    #expect(
      part.1.entries.map(\.path.description) == ["a[0].text", "a[0].parent", "a[0].money.currency"])
    #expect(throws: MappingError.self) { try ShipmentLine.readWithReport(json: #"{"text":1}"#) }
  }
}
