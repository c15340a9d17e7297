import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation

/// Tests documents without a model.
struct ValueTarget: FuzzTarget {
  func test(_ bytes: [UInt8]) {
    compareWithSkipping(bytes)
    guard let value = try? JSONValue(json: bytes) else { return }
    do {
      let written = try value.jsonBytes()
      try expect(JSONValue(json: written), value, "written and read")
      guard try JSONValue(json: written).jsonBytes() == written else { fault("not stable") }
      for options: WritingOptions in [.pretty, .sortedKeys, [.pretty, .sortedKeys]] {
        try expect(JSONValue(json: value.jsonBytes(options)), value, "written with options")
      }
      try compare("objects", value) { value throws(MappingError) in
        try JSONValue(object: value.object(.native))
      }
      try compare("archive", value) { value throws(MappingError) in
        try JSONValue(archive: value.archive())
      }
      guard !value.hasNull else { return }
    } catch {
      fault("\(error)")
    }
    if let list = try? value.propertyList(.binary) {
      guard let again = try? JSONValue(propertyList: list) else { fault("property list not read") }
      expect(again, value, "property list")
    }
  }

  /// Numbers with more digits or a larger exponent than a `Decimal` supports can be rejected.
  private func compare(
    _ reason: String, _ value: JSONValue, _ copy: (JSONValue) throws(MappingError) -> JSONValue
  ) throws(MappingError) {
    do throws(MappingError) {
      expect(try copy(value), value, reason)
    } catch {
      if error.code != .notRepresentable { throw error }
    }
  }

  private func expect(_ other: JSONValue, _ value: JSONValue, _ reason: String) {
    guard other == value else { fault("\(reason): \(other) is not \(value)") }
    guard other.hashValue == value.hashValue else { fault("\(reason): hashes differ") }
  }

  /// Checks that skipping accepts the same documents as reading.
  private func compareWithSkipping(_ bytes: [UInt8]) {
    let skips = (try? Skipped(json: bytes)) != nil
    do throws(MappingError) {
      _ = try JSONValue(json: bytes)
      if !skips { fault("a document is read, and not skipped") }
    } catch {
      // A valid JSON number can be out of range.
      if skips, error.code != .numberOutOfRange { fault("a document is skipped: \(error)") }
    }
  }

  func seeds(_ fixtures: URL) throws -> [[UInt8]] {
    let samples = JSONTarget.samples.map { Array($0.document.utf8) }
    return try samples + files(in: fixtures, suffix: ".json").map { Array($0.prefix(4096)) }
  }
}

/// A type that skips the whole document.
struct Skipped: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Skipped {
    try reader.skipValue()
    return Skipped()
  }
}
