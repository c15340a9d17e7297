import Testing

@_spi(Generated) @testable import Isomer

/// Tests the limit of reports and the number of omitted entries.
@Suite struct ReportLimitTests {
  private struct Noted: Readable {
    var count = 0

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Noted {
      var noted = Noted()
      var key = try reader.firstKey(of: keys)
      while let index = key {
        switch index {
        case 0: noted.count = try Int.read(&reader)
        default: try reader.reportUnknownKey()
        }
        key = try reader.nextKey(of: keys, after: index, in: reader.slots(of: keys))
      }
      return noted
    }

    private static let keys = KeySet("count")
  }

  private static let json = "{\"count\":1" + String(repeating: ",\"a\":1", count: 400_000) + "}"

  @Test(arguments: [1, 7, 1000, 0, -5])
  func `the number of entries is limited by the options`(limit: Int) throws {
    let options = ReadingOptions(reportLimit: limit)
    let (_, report) = try Noted.readWithReport(json: Self.json, options: options)
    #expect(report.entries.count == max(limit, 1))
    #expect(report.omittedCount == 400_000 - max(limit, 1))
    #expect(report.entries.last?.offset == 11 + 6 * (max(limit, 1) - 1))
    #expect(report.counts == [.unknownKey: 400_000])
    #expect(
      report.description.hasSuffix(
        "\nand \(report.omittedCount) more: \(report.omittedCount) unknownKey"))
    #expect(
      try report.jsonString().hasSuffix(
        ",\"omitted\":\(report.omittedCount),\"counts\":{\"unknownKey\":400000}}"))
  }

  /// A list with unknown keys, skipped elements and duplicate keys.
  private struct Mixed: Readable {
    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Mixed {
      _ = try reader.elements(.lossy, of: [Noted].self)
      return Mixed()
    }
  }

  @Test(arguments: [2, 10, 1000])
  func `a kind does not displace rarer ones`(limit: Int) throws {
    let common = String(repeating: #"{"a":1},"#, count: 1500)
    let rare = #"{"count":1,"count":2},7,{"a":1,"count":"x"}"#
    let (_, report) = try Mixed.readWithReport(
      json: "[\(common)\(rare)]", options: ReadingOptions(reportLimit: limit))
    #expect(report.counts == [.unknownKey: 1500, .duplicateKey: 1, .elementSkipped: 2])
    #expect(report.entries.count == limit && report.omittedCount == 1503 - limit)
    #expect(report.entries(.duplicateKey).count == 1)
    #expect(report.entries(.elementSkipped).count == min(2, limit - 1))
    #expect(report.entries(.unknownKey).count == max(limit - 3, 0))
    #expect(report.entries.map(\.offset) == report.entries.map(\.offset).sorted { $0! < $1! })
  }

  @Test func `all kinds count, except those of abandoned values`() throws {
    let lists = "[" + repeatElement("[\"x\",1]", count: 50).joined(separator: ",") + "]"
    let options = ReadingOptions(reportLimit: 20)
    let (read, report) = try Lossy.readWithReport(json: lists, options: options)
    #expect(read.lists.count == 50 && report.entries.count == 20 && report.omittedCount == 30)
    #expect(Set(report.entries.map(\.kind)) == [.elementSkipped])
    // Each list fails at its end and is skipped, which is the only entry.
    let broken = "[" + repeatElement("[\"x\",1,[]]", count: 50).joined(separator: ",") + "]"
    let (rest, other) = try Lossy.readWithReport(json: broken, options: options)
    #expect(rest.lists.count == 50 && other.entries.count == 20 && other.omittedCount == 80)
    let strict = try Strict.readWithReport(json: broken, options: options)
    #expect(strict.0.lists.isEmpty)
    #expect(strict.1.entries.count == 20 && strict.1.omittedCount == 30)
    let (_, whole) = try Lossy.readWithReport(json: lists)
    #expect(whole.entries.count == 50 && whole.omittedCount == 0)
    #expect(!whole.description.contains("more"))
  }

  private struct Lossy: Readable {
    var lists: [[Int]]

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Lossy {
      Lossy(
        lists: try reader.elements([], of: [[Int]].self) { reader throws(ReadingFailure) in
          try reader.elements(.lossy, of: [Int].self)
        })
    }
  }

  /// A type that reads lists and fails after the skipped elements.
  private struct Strict: Readable {
    var lists: [[Int]]

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Strict {
      Strict(
        lists: try reader.elements(.lossy, of: [[Int]].self) { reader throws(ReadingFailure) in
          _ = try reader.elements(.lossy, of: [Int].self)
          throw reader.invalid("nothing")
        })
    }
  }

  private struct Projected: Readable {
    var numbers: [Int]
    private static let path = ProjectionPath([.every, .key("n")], .lossy)

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Projected {
      Projected(
        numbers: try reader.projected(path) { reader throws(ReadingFailure) in
          try reader.elements(.lossy, of: [Int].self)
        })
    }
  }

  @Test func `a large lossy projection`() throws {
    let json = "[" + String(repeating: #"{"n":"x"},{},"#, count: 60_000) + #"{"n":1}]"#
    let (read, report) = try Projected.readWithReport(json: json)
    #expect(read.numbers == [1])
    #expect(report.entries.count == 1000 && report.omittedCount == 119_000)
    let all = try Projected.readWithReport(json: json, options: ReadingOptions(reportLimit: .max))
    #expect(all.1.entries.count == 120_000 && all.1.omittedCount == 0)
    #expect(all.1.entries(.elementSkipped).contains(report.entries[999]))
  }

  @Test func `an entry is small`() throws {
    #expect(MemoryLayout<MappingReport.Entry>.size <= 96)
    // Including the array of a path with two components.
    #expect(MemoryLayout<ValuePath.Component>.stride * 2 + 48 + 96 <= 200)
    let options = ReadingOptions(reportLimit: .max)
    let (_, report) = try Noted.readWithReport(json: Self.json, options: options)
    #expect(report.entries.count == 400_000 && report.omittedCount == 0)
    // Entries of the same key share its name and declaration.
    let origins = Set(report.entries.map { $0.origin.map(ObjectIdentifier.init) })
    #expect(origins.count == 1)
  }
}
