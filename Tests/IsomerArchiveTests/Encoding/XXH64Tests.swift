import Testing

@testable import Isomer
@testable import IsomerArchive

/// Tests vectors from https://github.com/Cyan4973/xxHash (tests/sanity_test_vectors.h, seed 0).
@Suite struct XXH64Tests {
  /// Returns the bytes of the vectors, which repeated multiplications by a prime generate.
  private static func sanityBytes(_ count: Int) -> [UInt8] {
    var state: UInt64 = 2_654_435_761
    return (0..<count).map { _ in
      let byte = UInt8(truncatingIfNeeded: state >> 56)
      state = state &* 11_400_714_785_074_694_797
      return byte
    }
  }

  private func hash(_ bytes: [UInt8]) -> UInt64 {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { XXH64.hash($0, bytes.count) } ?? 0
    }
  }

  @Test(
    arguments: [
      (0, 0xEF46_DB37_51D8_E999), (1, 0xE934_A84A_DB05_2768), (4, 0x9136_A0DC_A574_57EE),
      (14, 0x8282_DCC4_994E_35C8), (222, 0xB641_AE8C_B691_C174),
    ] as [(Int, UInt64)])
  func `sanity vectors`(_ count: Int, _ expected: UInt64) {
    #expect(hash(Self.sanityBytes(count)) == expected)
  }

  @Test func `known texts`() {
    #expect(hash(Array("a".utf8)) == 0xD24E_C4F1_A98C_6E5B)
    #expect(hash(Array("abc".utf8)) == 0x44BC_2CF5_AD77_0999)
    #expect(hash(Array("message digest".utf8)) == 0x066E_D728_FCEE_B3BE)
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    #expect(hash(Array(alphabet.utf8)) == 0xCFE1_F278_FA89_835C)
  }
}
