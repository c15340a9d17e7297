import Isomer

/// The bytes around the body of an archive.
///
///     D9 D9F7   84   01   [models]   D9 0100   body   48 xx xx xx xx xx xx xx xx
///     tag       |    |               tag              checksum: the XXH64 of all bytes before it
///               |    version of the format
///               an array of four
///
/// The second tag is present if the body contains references to strings.
enum ArchiveFormat {
  static var version: UInt8 { 1 }
  static var prefix: [UInt8] { [0xD9, 0xD9, 0xF7, 0x84] }
  static var versionOffset: Int { 4 }
  /// The tag before a body that contains references to strings.
  static var stringNamespace: [UInt8] { [0xD9, 0x01, 0x00] }
  static var checksumSize: Int { 9 }

  /// Returns whether the checksum matches the bytes.
  static func isWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let end = bytes.count - checksumSize
    guard end > versionOffset, let base = bytes.baseAddress, bytes[end] == CBOR.bytes | 8 else {
      return false
    }
    let start = base.assumingMemoryBound(to: UInt8.self)
    return XXH64.hash(start, end) == loadWord(start + end + 1).byteSwapped
  }

  static func hasPrefix(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: prefix) }

  /// Returns the range of the bytes of a text that was read before.
  static func text(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
    let additional = bytes[offset] & 31
    let width = additional < 24 ? 0 : 1 << Int(additional - 24)
    var length = width == 0 ? Int(additional) : 0
    for index in 0..<width { length = length << 8 | Int(bytes[offset + 1 + index]) }
    let start = offset + 1 + width
    return start..<start + length
  }
}
