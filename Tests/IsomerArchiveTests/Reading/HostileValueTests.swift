import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests archives in which one value is replaced.
///
/// The replacements are values of every kind with extreme lengths and numbers; the checksum is
/// correct. Reading yields an error or a value, never a trap.
@Suite struct HostileValueTests {
  @Test func `every kind of value at every location`() throws {
    // All combinations take minutes: ISOMER_ROUNDS=1000000.
    let rounds = ProcessInfo.processInfo.environment["ISOMER_ROUNDS"].flatMap(Int.init) ?? 1000
    let values = Self.values
    let places = try ArchiveRobustnessTests.make().flatMap { _, data in
      let bytes = [UInt8](data.dropLast(9))
      return Self.places(in: bytes).map { (bytes: bytes, place: $0) }
    }
    let count = places.count * values.count
    #expect(count > 50_000)
    let tests = ArchiveRobustnessTests()
    // With an odd step, each value is used at some location, and each location has some values.
    let step = max(count / rounds, 1) | 1
    for index in stride(from: 0, to: count, by: step) {
      let (bytes, place) = places[index / values.count]
      let value = values[index % values.count]
      tests.answer(checked(Array(bytes[..<place.lowerBound]) + value + bytes[place.upperBound...]))
    }
    // Each value alone, read as each type that reads numbers, text or dates.
    for value in values {
      let data = checked(bytes("d9d9f7 84 01 80") + value)
      Self.readScalars(data)
      tests.answer(data)
    }
    print("archives with a hostile value: \(count / step + values.count) of \(count)")
  }

  @Test func `exponents that no decimal supports are out of range`() {
    for exponent in [
      "3b7fffffffffffffff", "1b7fffffffffffffff", "1903e8", "3903e7", "1880", "3880",
    ] {
      for mantissa in [
        "01", "20", "3b7fffffffffffffff", "c250" + String(repeating: "ff", count: 16),
      ] {
        let data = archive(body: "c482" + exponent + mantissa)
        let code = failure(of: Decimal.self, data)?.code
        #expect(code == .numberOutOfRange || exponent.count == 4)
        #expect(failure(of: JSONValue.self, data)?.code == code)
      }
    }
    #expect(failure(of: Decimal.self, archive(body: "c4821bffffffffffffffff01")) != nil)
  }

  private static func readScalars(_ data: Data) {
    func read<Model: Archivable>(_: Model.Type) {
      guard let model = try? Model(archive: data) else { return }
      #expect((try? Model(archive: model.archive())) != nil)
    }
    read(Int.self)
    read(Int8.self)
    read(UInt64.self)
    read(Double.self)
    read(Float.self)
    read(Decimal.self)
    read(Date.self)
    read(URL.self)
    read(UUID.self)
    read(Data.self)
    read(String.self)
    read(Character.self)
    read(Bool?.self)
    read(Int??.self)
    read(Set<String>.self)
    read([Int: Date].self)
    read(PropertyChange<Int>.self)
  }

  /// Returns the ranges of all values after the version: the table, the body and
  /// their nested values.
  private static func places(in bytes: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    func skip(_ start: Int) -> Int {
      let additional = Int(bytes[start] & 31)
      let width = additional < 24 ? 0 : 1 << (additional - 24)
      let argument =
        width == 0 ? additional : bytes[start + 1...start + width].reduce(0) { $0 << 8 | Int($1) }
      var end = start + 1 + width
      switch bytes[start] & 0xE0 {
      case CBOR.bytes, CBOR.text: end += argument
      case CBOR.array: for _ in 0..<argument { end = skip(end) }
      case CBOR.map: for _ in 0..<2 * argument { end = skip(end) }
      case CBOR.tag: end = skip(end)
      default: break
      }
      places.append(start..<end)
      return end
    }
    var offset = 5
    while offset < bytes.count { offset = skip(offset) }
    return places
  }

  // MARK: - Values

  private static var values: [[UInt8]] {
    (integers + strings + containers + simple + decimals + tagged).map { bytes($0) }
  }

  private static let integers = [
    "00", "17", "20", "1b7fffffffffffffff", "1b8000000000000000", "1bffffffffffffffff",
    "3b7fffffffffffffff", "3b8000000000000000", "3bffffffffffffffff", "1affffffff", "1c",
  ]

  private static let strings =
    ["40", "60", "41ff", "61ff", "6161", "7c"] + claims("5") + claims("7")

  private static let containers =
    ["80", "8100", "8180", "a0", "a10000", "a16172f97e00", "a1646d6f6465f6"] + claims("9")
    + claims("b")

  private static let simple = [
    "f4", "f5", "f6", "f7", "f820", "e0", "ff", "f97e00", "f97c00", "f9fc00", "f98000", "f90001",
    "fa7f800000", "fa7fc00001", "fb7fefffffffffffff", "fbffefffffffffffff", "fb7ff0000000000001",
    "fb43e0000000000000", "fbc3e0000000000000", "fb0000000000000001",
  ]

  /// Returns heads that claim more than the archive contains.
  private static func claims(_ major: String) -> [String] {
    ["7fffffffffffffff", "8000000000000000", "ffffffffffffffff", "0000000100000000"].map {
      major + "b" + $0
    } + [major + "affffffff", major + "a000fffff"]
  }

  private static let decimals = integers.flatMap { exponent in
    (integers + [
      "c240", "c250" + String(repeating: "ff", count: 16),
      "c350" + String(repeating: "ff", count: 16),
      "c25101" + String(repeating: "00", count: 16), "f97e00",
    ]).map { "c482" + exponent + $0 }
  }

  private static let tagged = tags.flatMap { tag in
    contents.map { tag + $0 } + tags.map { tag + $0 + "00" }
  }

  private static let tags = [
    "c0", "c1", "c2", "c3", "c4", "c5", "d819", "d81b", "d81c", "d81d", "d820", "d825", "d90100",
    "d90102",
    "d903e9", "d9d9f7", "dbffffffffffffffff",
  ]

  private static let contents =
    integers + simple + [
      "40", "50" + String(repeating: "00", count: 16), "60", "623a3a", "80", "8100", "820000",
      "821bffffffffffffffff00",
      "823b7fffffffffffffff00", "a0", "a2016172f97e00",
      "a201fb7fefffffffffffff6172fbffefffffffffffff",
      "a201f97e006172f97e00", "a2011bffffffffffffffff617200",
    ]
}
