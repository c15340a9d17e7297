public import Foundation
@_spi(Generated) public import Isomer

extension ArchiveWriter {
  /// Adds the header before the body and the checksum after it; the bytes are then the archive.
  ///
  /// Throws the first failure.
  @inline(never) @usableFromInline
  consuming func finished() throws(MappingError) -> Data {
    finish()
    if let failure {
      let place = ReadingFailure(failure.code, at: failure.offset + bodyStart)
      throw withBytes {
        ArchiveTranslation(bytes: $0, options: ReadingOptions(depthLimit: .max))
          .error(place, details)
      }
    }
    return takeData()
  }

  /// The length of the header, after it was added.
  private var bodyStart: Int { header.count }

  private var header: [UInt8] {
    let header = ArchiveFormat.prefix + [ArchiveFormat.version] + models.table()
    return strings.hasReferences ? header + ArchiveFormat.stringNamespace : header
  }

  private mutating func finish() {
    let header = header
    if header.count > room { makeRoom(header.count) }
    base -= header.count
    room -= header.count
    capacity += header.count
    count += header.count
    header.withUnsafeBufferPointer { header in
      if let start = header.baseAddress { base.update(from: start, count: header.count) }
    }
    reserve(16)
    let checksum = XXH64.hash(base, count)
    base[count] = CBOR.bytes | 8
    storeWord(checksum.byteSwapped, base + (count + 1))
    count += ArchiveFormat.checksumSize
  }

  /// Moves the body to make room for a longer header.
  private mutating func makeRoom(_ size: Int) {
    let block = Self.reallocated(base - room, size + capacity)
    UnsafeMutableRawPointer(block + size).copyMemory(from: block + room, byteCount: count)
    base = block + size
    room = size
  }

  /// Returns the bytes as `Data`, which takes ownership of a large buffer.
  private mutating func takeData() -> Data {
    guard count > 1 << 14 else { return Data(bytes: base, count: count) }
    let room = room
    let block = Self.reallocated(base - room, room + count)
    let data = Data(
      bytesNoCopy: block + room, count: count,
      deallocator: .custom { start, _ in free(start - room) })
    base = Self.reallocated(nil, 64)
    self.room = 0
    count = 0
    capacity = 64
    return data
  }
}
