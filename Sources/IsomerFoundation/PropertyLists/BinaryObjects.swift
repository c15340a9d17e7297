internal import Foundation
internal import Isomer

/// The objects of a binary property list that is written.
///
/// References have the smallest width for the number of objects, so containers are written last.
struct BinaryObjects {
  private struct Container {
    let kind: BinaryObject.Kind
    let count: Int
    let references: [BinaryReference]
  }

  /// The scalars in the form of the file.
  private var scalars: [UInt8] = []
  private var scalarOffsets: [Int] = []
  /// The scalars by their hashes.
  private var numbers: [Int: Int] = [:]
  private var containers: [Container] = []
}

/// A scalar or a container, by its number among those.
enum BinaryReference {
  case scalar(Int)
  case container(Int)
}

// MARK: - scalars

extension BinaryObjects {
  mutating func boolean(_ value: Bool) -> BinaryReference {
    shared { $0.append(BinaryObject.Kind.simple.head(value ? 9 : 8)) }
  }

  mutating func number(_ number: PropertyListNumber) -> BinaryReference {
    shared { bytes in
      switch number {
      case .integer(let value): bytes.appendInteger(UInt64(bitPattern: value))
      case .unsigned(let value):
        bytes.append(BinaryObject.Kind.integer.head(4))
        bytes.append(0, width: 8)
        bytes.append(value, width: 8)
      case .double(let value):
        bytes.append(BinaryObject.Kind.real.head(3))
        bytes.append(value.bitPattern, width: 8)
      }
    }
  }

  mutating func date(_ date: Date) -> BinaryReference {
    shared { bytes in
      bytes.append(BinaryObject.Kind.date.head(3))
      bytes.append(date.timeIntervalSinceReferenceDate.bitPattern, width: 8)
    }
  }

  mutating func data(_ data: Data) -> BinaryReference {
    shared { bytes in
      bytes.appendHead(.data, data.count)
      bytes.append(contentsOf: data)
    }
  }

  /// Writes a string, given by its UTF-8 bytes.
  mutating func string(_ text: UnsafeBufferPointer<UInt8>) -> BinaryReference {
    shared { bytes in
      if text.reduce(0, |) < 0x80 {
        bytes.appendHead(.ascii, text.count)
        bytes.append(contentsOf: text)
      } else {
        let units = Array(String(decoding: text, as: UTF8.self).utf16)
        bytes.appendHead(.utf16, units.count)
        for unit in units { bytes.append(UInt64(unit), width: 2) }
      }
    }
  }

  /// Returns the scalar that a closure writes, or an equal one.
  private mutating func shared(_ write: (inout [UInt8]) -> Void) -> BinaryReference {
    let start = scalars.count
    write(&scalars)
    let hash = scalars[start...].byteHash
    guard let number = numbers[hash] else {
      numbers[hash] = scalarOffsets.count
      return append(start)
    }
    let offset = scalarOffsets[number]
    let end = number + 1 < scalarOffsets.count ? scalarOffsets[number + 1] : start
    guard scalars[offset..<end].elementsEqual(scalars[start...]) else { return append(start) }
    scalars.removeSubrange(start...)
    return .scalar(number)
  }

  private mutating func append(_ start: Int) -> BinaryReference {
    scalarOffsets.append(start)
    return .scalar(scalarOffsets.count - 1)
  }
}

// MARK: - containers

extension BinaryObjects {
  mutating func array(_ elements: ArraySlice<BinaryReference>) -> BinaryReference {
    append(Container(kind: .array, count: elements.count, references: Array(elements)))
  }

  mutating func dictionary(
    _ keys: [BinaryReference], _ values: ArraySlice<BinaryReference>
  ) -> BinaryReference {
    append(Container(kind: .dictionary, count: keys.count, references: keys + values))
  }

  private mutating func append(_ container: Container) -> BinaryReference {
    containers.append(container)
    return .container(containers.count - 1)
  }
}

// MARK: - the file

extension BinaryObjects {
  /// Returns the file.
  func data(root: BinaryReference) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets = scalarOffsets.map { $0 + bytes.count }
    bytes += scalars
    // Foundation also requires that the number of objects fits a reference.
    let referenceWidth = Self.width(of: scalarOffsets.count + containers.count)
    for container in containers {
      offsets.append(bytes.count)
      bytes.appendHead(container.kind, container.count)
      for reference in container.references {
        bytes.append(number(reference), width: referenceWidth)
      }
    }
    let table = bytes.count
    let offsetWidth = Self.width(of: table)
    for offset in offsets { bytes.append(UInt64(offset), width: offsetWidth) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    bytes.append(UInt64(offsets.count), width: 8)
    bytes.append(number(root), width: 8)
    bytes.append(UInt64(table), width: 8)
    return Data(bytes)
  }

  /// The number of an object of the file: scalars precede containers.
  private func number(_ reference: BinaryReference) -> UInt64 {
    switch reference {
    case .scalar(let number): UInt64(number)
    case .container(let number): UInt64(scalarOffsets.count + number)
    }
  }

  /// Returns the number of bytes of the largest number; Foundation reads powers of two.
  private static func width(of largest: Int) -> Int {
    switch largest {
    case ..<0x100: 1
    case ..<0x1_0000: 2
    case ..<0x1_0000_0000: 4
    default: 8
    }
  }
}

extension BinaryObject.Kind {
  /// Returns the first byte of an object.
  fileprivate func head(_ count: Int) -> UInt8 { rawValue << 4 | UInt8(count) }
}

extension [UInt8] {
  fileprivate mutating func appendHead(_ kind: BinaryObject.Kind, _ count: Int) {
    append(kind.head(Swift.min(count, 15)))
    if count >= 15 { appendInteger(UInt64(count)) }
  }

  /// Appends an integer object; only those of eight bytes have a sign.
  fileprivate mutating func appendInteger(_ value: UInt64) {
    let size = value < 0x100 ? 0 : value < 0x1_0000 ? 1 : value < 0x1_0000_0000 ? 2 : 3
    append(BinaryObject.Kind.integer.head(size))
    append(value, width: 1 << size)
  }

  /// Appends the low bytes of a number, the highest first.
  fileprivate mutating func append(_ value: UInt64, width: Int) {
    let shifts = (0..<width).lazy.map { 8 * (width - 1 - $0) }
    append(contentsOf: shifts.map { UInt8(truncatingIfNeeded: value >> $0) })
  }
}

extension ArraySlice<UInt8> {
  fileprivate var byteHash: Int {
    var hasher = Hasher()
    withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
