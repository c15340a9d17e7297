import Foundation

@testable import Isomer
@testable import IsomerArchive

/// Tests file names: the bytes are an identity as text, a number, or data.
struct StoreNameTarget: FuzzTarget {
  /// The mark before the hash of a long name, which no text has.
  private static let hash = "%-"

  func test(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let name = name(text), !name.file.contains(Self.hash) {
      let read = Self.text(of: name.file)
      guard read == text.precomposedStringWithCanonicalMapping.utf8.map(\.self) else {
        fault("'\(text)' is named \(name.file)")
      }
    }
    _ = name(Data(bytes))
    _ = name(bytes.map(Int.init))
    let number = bytes.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    for name in [name(number), name(Int64(bitPattern: number))] {
      guard name.map({ $0.file.contains(Self.hash) }) == false else { fault("a number is cut") }
    }
  }

  private func name(_ identity: some Archivable) -> StoreName? {
    guard let name = try? StoreName(identity) else { return nil }
    let allowed = Array("abcdefghijklmnopqrstuvwxyz0123456789-_%.".utf8)
    let base = name.file.dropLast(StoreName.suffix.count)
    guard name.file.hasSuffix(StoreName.suffix), name.file.utf8.count <= 143, !base.isEmpty,
      name.file.utf8.allSatisfy(allowed.contains), !base.contains(".")
    else { fault("\(identity) is named \(name.file)") }
    let devices = ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
    guard !devices.contains(String(base)) else { fault("\(identity) is named \(name.file)") }
    return name
  }

  /// Returns the text from which a name was created.
  private static func text(of file: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = file.dropLast(StoreName.suffix.count).utf8
    if Array(rest) == [UInt8(ascii: "%")] { return [] }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
    }
    return bytes
  }

  func seeds(_ fixtures: URL) throws -> [[UInt8]] {
    ["", "41", "Read me", "con", "COM1", "e\u{301}", "a/b", String(repeating: "ü", count: 80)]
      .map { Array($0.utf8) }
  }
}
