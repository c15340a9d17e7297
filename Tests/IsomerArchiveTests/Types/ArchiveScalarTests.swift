import Foundation
import Testing

@testable import Isomer
@testable import IsomerArchive

/// Tests the bytes of scalars, and reading them back.
@Suite struct ArchiveScalarTests {
  private func check<Scalar: Archivable & Equatable>(
    _ value: Scalar, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try value.body() == expected, sourceLocation: sourceLocation)
    #expect(try value.archivedAndBack() == value, sourceLocation: sourceLocation)
  }

  @Test func `limits of integers of every width`() throws {
    try check(Int8.min, "387f")
    try check(Int8.max, "187f")
    try check(UInt8.max, "18ff")
    try check(Int16.min, "397fff")
    try check(UInt16.max, "19ffff")
    try check(Int32.min, "3a7fffffff")
    try check(UInt32.max, "1affffffff")
    try check(Int64.min, "3b7fffffffffffffff")
    try check(Int64.max, "1b7fffffffffffffff")
    try check(UInt64.max, "1bffffffffffffffff")
    try check(Int.min, "3b7fffffffffffffff")
    try check(UInt(23), "17")
  }

  @Test func `errors of integers out of range name the range`() throws {
    let error = failure(of: Int8.self, archive(body: "1880"))
    #expect(error?.code == .numberOutOfRange)
    #expect(
      error?.description
        == "document: expected an integer from -128 to 127, found number 128 (byte 6)")
    #expect(failure(of: UInt8.self, archive(body: "20"))?.code == .numberOutOfRange)
    #expect(failure(of: Int64.self, archive(body: "1bffffffffffffffff"))?.code == .numberOutOfRange)
    #expect(failure(of: Int64.self, archive(body: "3bffffffffffffffff"))?.code == .numberOutOfRange)
  }

  @Test func `doubles of all kinds`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let bits = random.next()
      let value = Double(bitPattern: bits)
      guard !value.isNaN else { continue }
      #expect(try value.archivedAndBack().bitPattern == bits)
      let single = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      guard !single.isNaN else { continue }
      #expect(try single.archivedAndBack().bitPattern == single.bitPattern)
      #expect(try Double(single).archivedAndBack() == Double(single))
    }
    #expect(try Double.nan.body() == "f97e00" && Double.nan.archivedAndBack().isNaN)
  }

  @Test func `each half-precision number is written with half precision`() throws {
    for bits in UInt16.min...UInt16.max {
      let value = ArchiveReader.double(half: bits)
      guard !value.isNaN else { continue }
      #expect(ArchiveWriter.half(Float(value)) == bits)
    }
  }

  @Test func `a Double is read from an integer and a Float from a Double`() throws {
    #expect(try Double(archive: 7.archive()) == 7)
    #expect(try Double(archive: (-7).archive()) == -7)
    #expect(try Float(archive: 0.1.archive()) == 0.1)
    #expect(failure(of: Double.self, try Int.max.archive())?.code == .numberOutOfRange)
    #expect(failure(of: Float.self, try 1e300.archive())?.code == .numberOutOfRange)
    #expect(failure(of: Int.self, try 7.0.archive())?.code == .typeMismatch)
  }

  @Test func `text`() throws {
    try check("", "60")
    try check("a\u{0}b", "63610062")
    for count in [1, 7, 8, 9, 15, 16, 23, 24, 31, 32, 33, 255, 256, 65_535, 65_536] {
      let ascii = String(repeating: "x", count: count)
      #expect(try ascii.archivedAndBack() == ascii)
      for place in Set([0, count / 2, count - 1]) {
        let text = ascii.prefix(place) + "é" + ascii.dropFirst(place + 1)
        #expect(try String(text).archivedAndBack() == String(text))
      }
    }
    #expect(try Substring("abc").archivedAndBack() == "abc")
    #expect(try Character("👨‍👩‍👧").archivedAndBack() == "👨‍👩‍👧")
    #expect(failure(of: Character.self, archive(body: "626162"))?.code == .invalidValue)
    #expect(failure(of: String.self, archive(body: "62c328"))?.code == .invalidUTF8)
    #expect(failure(of: String.self, archive(body: "61ff"))?.code == .invalidUTF8)
  }

  @Test func `data, URL, UUID, Bool`() throws {
    try check(Data([1, 2, 3]), "43010203")
    try check(Data(), "40")
    try check(Data([1, 2, 3, 4]).dropFirst(), "43020304")
    try check(
      try #require(URL(string: "https://a.b/c?d#e")),
      "d82071" + Data("https://a.b/c?d#e".utf8).hexadecimal)
    let uuid = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    try check(uuid, "d82550e621e1f8c36c495a93fc0c247a3e6e5f")
    try check(true, "f5")
    try check(false, "f4")
    #expect(failure(of: UUID.self, archive(body: "d8254101"))?.code == .invalidValue)
    #expect(
      failure(of: UUID.self, archive(body: "60"))?.description.contains("expected a UUID") == true)
  }

  @Test func `dates are exact to the last bit`() throws {
    try check(Date(timeIntervalSince1970: 0), "c100")
    try check(Date(timeIntervalSince1970: 1_363_896_240), "c11a514b67b0")
    try check(Date(timeIntervalSince1970: 1_363_896_240.5), "c1fb41d452d9ec200000")
    try check(Date(timeIntervalSince1970: -1), "c120")
    var random = SystemRandomNumberGenerator()
    var parts = 0
    for _ in 0..<50_000 {
      let interval: Double =
        switch Int.random(in: 0..<4) {
        case 0: Double.random(in: -1e9...1e9)
        case 1: Double.random(in: -1e-3...1e-3)
        case 2: Double(bitPattern: random.next())
        default: Double.random(in: -1e18...1e18)
        }
      guard !interval.isNaN else { continue }
      let date = Date(timeIntervalSinceReferenceDate: interval)
      let read = try date.archivedAndBack()
      #expect(read.timeIntervalSinceReferenceDate == interval)
      if try date.body().hasPrefix("d903e9") { parts += 1 }
    }
    #expect(parts > 100)
  }

  @Test func `decimals`() throws {
    try check(try #require(Decimal(string: "273.15")), "c48221196ab3")
    try check(Decimal(json: "1" + String(repeating: "0", count: 139)), "c482188b01")
    try check(Decimal(0), "c4820000")
    try check(Decimal(1000), "c4820301")
    try check(-Decimal(7), "c4820026")
    try check(Decimal(UInt64.max), "c482001bffffffffffffffff")
    let largest = "340282366920938463463374607431768211455"
    let texts = [
      "18446744073709551616", "-18446744073709551616", "-18446744073709551617", largest,
      "-" + largest,
      largest + "e127", "1e-128", "12345678901234567890123456789012345678e-100", "0.1",
      "-18446744073709551615", "99999999999999999999999999999999999999",
    ]
    for text in texts {
      let value = try #require(Decimal(string: text))
      #expect(try value.archivedAndBack() == value, "\(text)")
    }
    #expect(try Decimal.nan.archivedAndBack().isNaN)
    #expect(failure(of: Decimal.self, archive(body: "c482 1903e7 01"))?.code == .numberOutOfRange)
    #expect(
      failure(of: Decimal.self, archive(body: "c482 00 c251 01000000000000000000000000000000 00"))?
        .code == .numberOutOfRange)
    #expect(failure(of: Decimal.self, archive(body: "c481 00"))?.code == .invalidValue)
  }

  @Test func `random decimals are read back exactly`() throws {
    for _ in 0..<3000 {
      let digits = (0..<Int.random(in: 1...38)).map { _ in String(Int.random(in: 0...9)) }.joined()
      let text = (Bool.random() ? "-" : "") + digits + "e\(Int.random(in: -100...80))"
      guard let value = Decimal(string: text), value.isFinite else { continue }
      #expect(try value.archivedAndBack() == value, "\(text)")
    }
  }

  @Test(arguments: [
    "18446744073709551616", "-9223372036854775809", "-18446744073709551616",
    "340282366920938463463374607431768211455", "-340282366920938463463374607431768211455",
    "123456789012345678901234567890123456789",
  ])
  func `an integer of up to 128 bits is the same in a tree`(_ text: String) throws {
    let data =
      text.hasPrefix("-")
      ? try Int128(text)?.archive() ?? JSONValue.number(text).archive()
      : try #require(UInt128(text)).archive()
    let tree = try JSONValue(archive: data)
    #expect(tree == .number(text))
    #expect(try tree.archive() == data)
    let longer = text + String(repeating: "1", count: 40)
    #expect(throws: MappingError.self) { try JSONValue.number(longer).archive() }
  }

  @Test func `raw values`() throws {
    struct Flags: OptionSet, Archivable {
      let rawValue: UInt8
    }
    enum Size: String, Archivable { case small = "s", large = "l" }
    try check(Flags(rawValue: 5), "05")
    try check(Size.large, "616c")
    let error = failure(of: [Size].self, archive(body: "8261736178"))
    #expect(
      error?.description
        == "[1]: expected one of the values of Size, found string \"x\" (byte 9)")
  }
}
