import Testing

@testable @_spi(Generated) import Isomer

/// A model with many keys and no property with a default.
private struct Plain: Readable {
  static let keys = KeySet(
    """
    id name child k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 \
    k22 k23 k24 k25 k26 k27 k28 k29 k30 k31 k32 k33 k34 k35 k36 k37 k38 k39 k40 k41 k42 \
    k43 k44 k45 k46 k47 k48 k49 k50 k51 k52 k53 k54 k55 k56 k57 k58 k59 k60 k61 k62 k63 \
    k64 k65 k66 k67 k68 k69 k70 k71 k72 k73 k74 k75 k76 k77 k78 k79 k80 k81 k82 k83 k84 \
    k85 k86 k87 k88 k89 k90 k91 k92 k93 k94 k95 k96 k97 k98 k99 k100 k101 k102 k103 k104 \
    k105 k106 k107 k108 k109 k110 k111 k112 k113 k114 k115 k116 k117 k118 k119 k120 k121 \
    k122 k123 k124 k125 k126 k127 k128 k129 k130 k131 k132 k133 k134 k135 k136 k137 k138 \
    k139
    """, separator: " ")

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Plain {
    try reader.readTree(keys)
    return Plain()
  }
}

/// A model with a property that has a default.
private struct Ruled: Readable {
  static let keys = KeySet(
    """
    id: =
    name: = default
    child: =
    """, of: "Ruled.swift: Ruled")

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Ruled {
    try reader.readTree(keys)
    return Ruled()
  }
}

extension JSONReader {
  fileprivate mutating func readTree(_ keys: KeySet) throws(ReadingFailure) {
    var key = try firstKey(of: keys)
    while let index = key {
      if index < 0 {
        try reportUnknownKey()
      } else if try peekKind() == .object {
        try readTree(keys)
      } else {
        try skipValue()
      }
      key = try nextKey(of: keys, after: index, in: slots(of: keys))
    }
  }
}

/// Tests that predicted keys are reported like keys that were read.
@Suite struct PredictedReportTests {
  private static let rows = [
    #"{"id":1,"name":"a"}"#,
    #"{"id":1,"name":null}"#,
    #"{"id":1}"#,
    #"{"id":1,"name":"b","id":2}"#,
    #"{"id":1,"other":0,"name":"c","another":{"id":[]}}"#,
    #"{}"#,
    #"{"other":0,"other":1}"#,
    #"{"id":1,"child":{"id":3},"name":"d"}"#,
    #"{"id":1,"child":{},"name":"e","name":"f"}"#,
    #"{"child":{"child":{"name":1,"name":null}}}"#,
    #"{"k70":1,"id":1,"k70":2}"#,
    #"{"k135":1,"name":"g","k135":1,"k136":1}"#,
    #"{"k70":1,"k135":1,"name":"h"}"#,
  ]

  @Test func `a report on plain objects`() throws { try check(Plain.self) }

  @Test func `a report on objects with defaults`() throws { try check(Ruled.self) }

  /// Compares reports of single rows, too short for predictions, with those of long documents.
  private func check<Row: Readable>(_: Row.Type) throws {
    let alone = try Self.rows.map { try notes([Row].readWithReport(json: "[\($0)]").1, 0) }
    let count = alone.reduce(0) { $0 + $1.count }
    #expect(count > 0)
    let document = "[" + (0..<30).flatMap { _ in Self.rows }.joined(separator: ",") + "]"
    #expect(document.utf8.count > 2048)
    let entries = try [Row].readWithReport(
      json: document, options: ReadingOptions(reportLimit: .max)
    ).1.entries
    var rest = entries[...]
    for index in 0..<30 * Self.rows.count {
      let here = rest.prefix { $0.path.description.hasPrefix("[\(index)]") }
      rest = rest.dropFirst(here.count)
      #expect(notes(MappingReport(Array(here)), index) == alone[index % Self.rows.count])
    }
    #expect(rest.isEmpty)
  }

  /// Returns the entries of a row without the parts that depend on its location.
  private func notes(_ report: MappingReport, _ row: Int) -> [String] {
    report.entries.map { entry in
      let path = entry.path.description.dropFirst("[\(row)]".count)
      return "\(path): \(entry.sentence); \(entry.property ?? "")"
    }
  }

  @Test func `numbers without lost digits are not reported`() throws {
    let numbers = [
      "0.1234567890123456", "-65.613616999999977", "9007199254740992", "1.2345678901234567e3",
      "12345678901234567e1", "1000000000000000.5", "123456789012345600000",
    ]
    let doubles = try lost(numbers, Double.self)
    #expect(doubles == [])
    let few = ["0.123456789", "16777216", "123456789e1", "1e10"]
    let floats = try lost(few, Float.self)
    #expect(floats == [])
  }

  @Test func `numbers that lose digits are reported`() throws {
    let numbers = [
      "9007199254740993", "12345678901234567", "0.123456789012345678", "123456789012345678e-5",
    ]
    let doubles = try lost(numbers, Double.self)
    #expect(doubles == Array(numbers.indices))
    let floats = try lost(["16777217", "0.1234567891"], Float.self)
    #expect(floats == [0, 1])
  }

  /// Returns the indexes of the numbers whose loss of digits is reported.
  private func lost<Number: Readable>(_ numbers: [String], _: Number.Type) throws -> [Int] {
    let text = "[" + numbers.joined(separator: ",") + "]"
    let entries = try [Number].readWithReport(json: text).1.entries(.precisionLost)
    return entries.compactMap { entry in
      numbers.indices.first { entry.path.description == "[\($0)]" }
    }
  }
}
