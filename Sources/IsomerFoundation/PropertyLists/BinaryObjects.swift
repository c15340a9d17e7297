internal import Foundation
internal import Isomer

/// The objects of a binary property list that is written.
///
/// References have the smallest width for the number of objects, so containers are written last.
struct BinaryObjects: PropertyListOutput {
  private struct Container {
    let kind: BinaryObject.Kind
    let count: Int
    let references: [BinaryReference]
  }

  /// The scalars in the form of the file.
  private var scalars: [UInt8] = []
  /// The start of each scalar, and the end of the last one.
  private var bounds = [0]
  /// The scalars by their hashes.
  private var numbers: [Int: Int] = [:]
  private var containers: [Container] = []

  private var scalarCount: Int { bounds.count - 1 }

  static func problem(with text: String) -> String? { nil }
  static func problem(with date: Date) -> String? { nil }
}

/// A scalar or a container, by its number among those.
enum BinaryReference {
  case scalar(Int)
  case container(Int)
}

// MARK: - scalars

extension BinaryObjects {
  mutating func boolean(_ value: Bool) -> BinaryReference {
    scalars.append(BinaryObject.Kind.simple.head(value ? 9 : 8))
    return endScalar()
  }

  mutating func integer(_ value: Int64) -> BinaryReference {
    scalars.appendInteger(UInt64(bitPattern: value))
    return endScalar()
  }

  mutating func integer(_ value: UInt64) -> BinaryReference {
    // Integers of eight bytes have a sign.
    scalars.append(BinaryObject.Kind.integer.head(4))
    scalars.append(0, width: 8)
    scalars.append(value, width: 8)
    return endScalar()
  }

  mutating func double(_ value: Double) -> BinaryReference {
    scalars.append(BinaryObject.Kind.real.head(3))
    scalars.append(value.bitPattern, width: 8)
    return endScalar()
  }

  mutating func date(_ date: Date) -> BinaryReference {
    scalars.append(BinaryObject.Kind.date.head(3))
    scalars.append(date.timeIntervalSinceReferenceDate.bitPattern, width: 8)
    return endScalar()
  }

  mutating func data(_ data: Data) -> BinaryReference {
    scalars.appendHead(.data, data.count)
    scalars.append(contentsOf: data)
    return endScalar()
  }

  mutating func key(_ text: String) -> BinaryReference { string(text) }

  mutating func string(_ text: String) -> BinaryReference {
    let units = text.utf16
    if units.count == text.utf8.count {
      scalars.appendHead(.ascii, units.count)
      scalars.append(contentsOf: text.utf8)
    } else {
      scalars.appendHead(.utf16, units.count)
      for unit in units { scalars.append(UInt64(unit), width: 2) }
    }
    return endScalar()
  }

  /// Returns the last scalar, or an equal one, which replaces it.
  @_optimize(speed)
  private mutating func endScalar() -> BinaryReference {
    let start = bounds[scalarCount]
    var hasher = Hasher()
    scalars[start...].withUnsafeBytes { hasher.combine(bytes: $0) }
    let hash = hasher.finalize()
    if let number = numbers[hash] {
      let isKnown = scalars.withUnsafeBytes { bytes in
        let known = bytes[bounds[number]..<bounds[number + 1]]
        guard known.count == bytes.count - start, let base = bytes.baseAddress else { return false }
        return memcmp(base + known.startIndex, base + start, known.count) == 0
      }
      if isKnown {
        scalars.removeLast(scalars.count - start)
        return .scalar(number)
      }
    } else {
      numbers[hash] = scalarCount
    }
    bounds.append(scalars.count)
    return .scalar(scalarCount - 1)
  }
}

// MARK: - containers

extension BinaryObjects {
  mutating func begin(_ kind: BinaryObject.Kind, count: Int) {}

  mutating func end(
    _ kind: BinaryObject.Kind, keys: [BinaryReference], values: [BinaryReference]
  ) -> BinaryReference {
    containers.append(Container(kind: kind, count: values.count, references: keys + values))
    return .container(containers.count - 1)
  }
}

// MARK: - the file

extension BinaryObjects {
  /// Returns the file.
  @_optimize(speed)
  func data(root: BinaryReference) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets = bounds.dropLast().map { $0 + bytes.count }
    bytes += scalars
    // Foundation also requires that the number of objects fits a reference.
    let referenceWidth = Self.width(of: scalarCount + containers.count)
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
    case .container(let number): UInt64(scalarCount + number)
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
    for place in (0..<width).reversed() { append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
  }
}
