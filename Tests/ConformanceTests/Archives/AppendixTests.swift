import Foundation
import Testing

@testable import Isomer
@testable import IsomerArchive

/// Tests the examples of RFC 8949, appendix A, that archives support.
@Suite struct AppendixTests {
  /// Returns the body of an archive of a value, in hexadecimal.
  private func body(_ value: some Archivable) throws -> String {
    try value.archive().dropFirst(6).dropLast(9).map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16)
    }.joined()
  }

  private func data(_ body: String) -> Data {
    let digits = body.compactMap(\.hexDigitValue)
    var bytes: [UInt8] = [0xD9, 0xD9, 0xF7, 0x84, 0x01, 0x80]
    for index in stride(from: 0, to: digits.count, by: 2) {
      bytes.append(UInt8(digits[index] << 4 | digits[index + 1]))
    }
    let checksum = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { XXH64.hash($0, buffer.count) } ?? 0
    }
    return Data(bytes + [0x48] + withUnsafeBytes(of: checksum.bigEndian) { [UInt8]($0) })
  }

  private func check<Scalar: Archivable & Equatable>(
    _ examples: [(Scalar, String)], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (value, encoded) in examples {
      #expect(try body(value) == encoded, sourceLocation: sourceLocation)
      #expect(try Scalar(archive: data(encoded)) == value, sourceLocation: sourceLocation)
    }
  }

  @Test func integers() throws {
    try check([
      (0, "00"), (1, "01"), (10, "0a"), (23, "17"), (24, "1818"), (25, "1819"), (100, "1864"),
      (1000, "1903e8"), (1_000_000, "1a000f4240"), (1_000_000_000_000, "1b000000e8d4a51000"),
      (-1, "20"), (-10, "29"), (-100, "3863"), (-1000, "3903e7"),
    ])
    try check([(UInt64.max, "1bffffffffffffffff")])
    // Integers from 2^64 are supported only by decimals and values.
    #expect(
      try JSONValue(archive: data("3bffffffffffffffff")) == .decimal(-1 - Decimal(UInt64.max)))
  }

  @Test func floats() throws {
    try check([
      (0.0, "f90000"), (-0.0, "f98000"), (1.0, "f93c00"), (1.1, "fb3ff199999999999a"),
      (1.5, "f93e00"), (65504.0, "f97bff"), (100000.0, "fa47c35000"),
      (3.4028234663852886e+38, "fa7f7fffff"), (1.0e+300, "fb7e37e43c8800759c"),
      (5.960464477539063e-8, "f90001"), (0.00006103515625, "f90400"), (-4.0, "f9c400"),
      (-4.1, "fbc010666666666666"), (.infinity, "f97c00"), (-.infinity, "f9fc00"),
    ])
    #expect(try body(Double.nan) == "f97e00")
    for nan in ["f97e00", "fa7fc00000", "fb7ff8000000000000"] {
      #expect(try Double(archive: data(nan)).isNaN)
    }
    for infinity in ["fa7f800000", "fb7ff0000000000000"] {
      #expect(try Double(archive: data(infinity)) == .infinity)
    }
  }

  @Test func simple() throws {
    try check([(false, "f4"), (true, "f5")])
    #expect(try JSONValue(archive: data("f6")) == .null && JSONValue(archive: data("f7")) == .null)
    for other in ["f0", "f8ff"] {
      #expect(throws: MappingError.self) { try JSONValue(archive: data(other)) }
    }
  }

  @Test func tags() throws {
    try check([
      (Date(timeIntervalSince1970: 1_363_896_240), "c11a514b67b0"),
      (Date(timeIntervalSince1970: 1_363_896_240.5), "c1fb41d452d9ec200000"),
    ])
    try check([
      (
        try #require(URL(string: "http://www.example.com")),
        "d82076687474703a2f2f7777772e6578616d706c652e636f6d"
      )
    ])
    // Archives contain no textual dates and no bytes that are marked for conversion.
    for other in [
      "c074323031332d30332d32315432303a30343a30305a", "d74401020304", "d818456449455446",
    ] {
      #expect(throws: MappingError.self) { try JSONValue(archive: data(other)) }
    }
  }

  @Test func `bytes and text`() throws {
    try check([(Data(), "40"), (Data([1, 2, 3, 4]), "4401020304")])
    try check([
      ("", "60"), ("a", "6161"), ("IETF", "6449455446"), ("\"\\", "62225c"), ("\u{00fc}", "62c3bc"),
      ("\u{6c34}", "63e6b0b4"), ("\u{10151}", "64f0908591"),
    ])
  }

  @Test func containers() throws {
    try check([([Int](), "80"), ([1, 2, 3], "83010203")])
    try check([(Array(1...25), "98190102030405060708090a0b0c0d0e0f101112131415161718181819")])
    try check([([Int: Int](), "a0"), ([1: 2, 3: 4], "a201020304")])
    try check([
      (
        ["a": "A", "b": "B", "c": "C", "d": "D", "e": "E"],
        "a56161614161626142616361436164614461656145"
      )
    ])
    try check([([["a"], ["b"]] as [[String]], "82816161816162")])
    let mixed: [(JSONValue, String)] = [
      ([1, [2, 3], [4, 5]], "8301820203820405"), (["a": 1, "b": [2, 3]], "a26161016162820203"),
      (["a", ["b": "c"]], "826161a161626163"),
    ]
    try check(mixed)
  }

  @Test(arguments: [
    "5f42010243030405ff", "7f657374726561646d696e67ff", "9fff", "9f018202039f0405ffff",
    "83018202039f0405ff",
    "bf61610161629f0203ffff", "bf6346756ef563416d7421ff",
  ])
  func `archives have no indefinite lengths`(_ body: String) {
    #expect(throws: MappingError.self) { try JSONValue(archive: data(body)) }
  }

  @Test(arguments: [
    "1c", "1d", "1e", "3c", "5c", "7d", "9e", "bc", "dc", "fc", "fd", "fe", "ff", "18", "1900",
    "1a000000",
    "f800", "f818", "f9", "f900", "fa0000", "61", "62c3", "41", "81", "8201", "a1", "a101", "c1",
    "d8", "d818",
  ])
  func `ill-formed data is rejected`(_ body: String) {
    #expect(throws: MappingError.self) { try JSONValue(archive: data(body)) }
    #expect(throws: MappingError.self) { try [Int](archive: data("81" + body)) }
  }
}
