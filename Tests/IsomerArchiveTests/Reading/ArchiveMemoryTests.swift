import Foundation
import Testing

@testable import Isomer
@testable import IsomerArchive

#if os(Linux)
/// Tests that no memory is reserved for the counts that hostile archives claim.
@Suite struct ArchiveMemoryTests {
  /// A large element that contains elements of its own type; without a limit, each level would
  /// reserve half a gigabyte for the counts in one megabyte.
  private struct Wide: Archivable {
    struct Line { var words = (0, 0, 0, 0, 0, 0, 0, 0) }
    var lines = (Line(), Line(), Line(), Line(), Line(), Line(), Line(), Line())
    var inner: [Wide]

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Wide {
      Wide(inner: try [Wide].unarchive(&reader))
    }

    func archive(to writer: inout ArchiveWriter) { inner.archive(to: &writer) }
  }

  /// Returns the peak size of the process's address space, in bytes.
  private func peak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmPeak:") })
    return try #require(line.split { !$0.isNumber }.first.flatMap { Int($0) }) * 1024
  }

  @Test func nestedClaimsReserveASmallMultipleOfTheBytes() throws {
    #expect(MemoryLayout<Wide>.stride > 500)
    // 400 nested arrays that claim 983,040 elements each, in one megabyte.
    var body: [UInt8] = []
    for _ in 0..<400 { body += [0x9A, 0x00, 0x0F, 0x00, 0x00] }
    body += [UInt8](repeating: 0, count: 1_000_000)
    let bytes = checked([0xD9, 0xD9, 0xF7, 0x84, 0x01, 0x80] + body)
    let before = try peak()
    let error = #expect(throws: MappingError.self) { try [Wide](archive: bytes) }
    let grown = try peak() - before
    #expect(error?.code == .typeMismatch, "\(String(describing: error))")
    // Other tests run at the same time and also reserve memory.
    #expect(grown < 500_000_000, "\(grown) bytes more for \(bytes.count)")
    print("\(grown) bytes of address space more for a hostile archive of \(bytes.count)")
  }
}
#endif
