internal import Foundation
internal import Isomer

/// Converts a binary property list into the equivalent JSON, for a reader that supports native
/// tokens.
///
/// ```
/// bplist00 | object object … | the offset of each object | 32 bytes: widths, counts, the root
///
/// ["a", "a", 7]:   0 array 1 1 2    1 "a"    2 7
/// ```
///
/// The objects refer to each other by number, so one may be used many times. Files written by
/// Foundation share only scalars; but forty arrays that each contain the next one twice represent
/// 2^40 values, on which Foundation on Linux never finishes. Therefore the size of the result is
/// limited. Not recursive: the open containers are on a separate stack, and a cycle ends at the
/// depth limit.
struct BinaryPropertyList: ~Copyable {
  /// An open array or dictionary.
  private struct Open {
    /// The offset of its references; in a dictionary, those of the keys precede those of the
    /// values.
    let references: Int
    let count: Int
    let isDictionary: Bool
    let start: Int
    var position = 0
    /// The key of the value being written.
    var key = ""
  }

  /// The part that contains the objects.
  private let bytes: [UInt8]
  private let table: ObjectTable
  private let depthLimit: Int
  private let sizeLimit: Int
  private var writer = JSONWriter(.native)
  private var open: [Open] = []
  private var valueCount = 0

  static func isOne(_ data: Data) -> Bool { data.starts(with: "bplist".utf8) }

  private init(_ data: Data, depthLimit: Int) throws(MappingError) {
    let whole = [UInt8](data)
    guard whole.starts(with: "bplist0".utf8), let table = ObjectTable(whole) else {
      throw Self.damaged("its end is not that of a binary property list")
    }
    self.table = table
    bytes = Array(whole[..<table.start])
    self.depthLimit = depthLimit
    // Each value takes at least a byte of a file in which only scalars are shared.
    sizeLimit = 1 << 24 + 256 * whole.count
  }

  /// Returns the document of a property list.
  ///
  /// Throws for data that is not a property list, and for objects that are nested too deeply or
  /// become too large.
  static func document(_ data: Data, depthLimit: Int) throws(MappingError) -> JSONWriter {
    var list = try BinaryPropertyList(data, depthLimit: depthLimit)
    try list.write()
    return list.writer
  }

  @_optimize(speed)
  private mutating func write() throws(MappingError) {
    try begin(table.root)
    while var container = open.popLast() {
      guard container.position < container.count else {
        if container.isDictionary {
          writer.wrapMembers(container.start)
        } else {
          writer.wrapElements(container.start)
        }
        continue
      }
      let value = try next(&container)
      open.append(container)
      try begin(value)
    }
  }

  /// Writes the comma and the key of the next value and returns its number.
  @_optimize(speed)
  private mutating func next(_ container: inout Open) throws(MappingError) -> Int {
    writer.append(Byte.comma)
    let index = container.position
    container.position += 1
    guard container.isDictionary else { return try reference(container, index) }
    container.key = try text(try object(try reference(container, index)))
    container.key.writeKey(to: &writer)
    return try reference(container, container.count + index)
  }

  private mutating func reference(_ container: Open, _ index: Int) throws(MappingError) -> Int {
    let width = table.referenceWidth
    guard let number = bytes.integer(at: container.references + index * width, width: width) else {
      throw damaged(at: container.references)
    }
    return number
  }

  private mutating func object(_ number: Int) throws(MappingError) -> BinaryObject {
    guard let start = table.offset(of: number) else {
      throw Self.damaged("there is no object \(number)")
    }
    guard let object = BinaryObject(at: start, in: bytes) else { throw damaged(at: start) }
    return object
  }
}

// MARK: - values

extension BinaryPropertyList {
  /// Writes a scalar, or opens a container.
  @_optimize(speed)
  private mutating func begin(_ number: Int) throws(MappingError) {
    valueCount += 1
    guard valueCount < sizeLimit / 128, writer.count < sizeLimit else {
      throw MappingError(
        .invalidValue, path: path, reason: "the property list uses its values too many times")
    }
    let object = try object(number)
    switch object.kind {
    case .array, .dictionary: try open(object)
    case .simple where object.count == 0: writer.writeNull()
    case .simple where object.count == 8: writer.write(false)
    case .simple where object.count == 9: writer.write(true)
    case .integer: try writeInteger(object)
    case .real: try writeReal(object)
    case .date where object.count == 3:
      let seconds = Double(bitPattern: try bits(object, 8))
      Date(timeIntervalSinceReferenceDate: seconds).write(to: &writer)
    case .data:
      Data(bytes[object.contents..<object.contents + object.count]).write(to: &writer)
    case .ascii, .utf16: writer.write(try text(object))
    case .uid: writer.writeForeign(named: "CFKeyedArchiverUID")
    default: throw damaged(at: object.start)
    }
  }

  private mutating func open(_ object: BinaryObject) throws(MappingError) {
    let isDictionary = object.kind == .dictionary
    let width = table.referenceWidth * (isDictionary ? 2 : 1)
    guard object.count <= (bytes.count - object.contents) / width else {
      throw damaged(at: object.start)
    }
    guard open.count < depthLimit else {
      throw MappingError(
        .depthLimit, path: path,
        reason: StackRoom.words(limit: depthLimit))
    }
    open.append(
      Open(
        references: object.contents, count: object.count, isDictionary: isDictionary,
        start: writer.count))
  }

  @_optimize(speed)
  private mutating func writeInteger(_ object: BinaryObject) throws(MappingError) {
    switch object.count {
    case 0...2: writer.write(try bits(object, 1 << object.count))
    case 3: writer.write(Int64(bitPattern: try bits(object, 8)))
    case 4:
      let high = Int64(bitPattern: try bits(object, 8))
      let low = try bits(object, 8, behind: 8)
      if high == 0 {
        writer.write(low)
      } else {
        let value = Decimal(high) * Decimal(sign: .plus, exponent: 0, significand: Self.twoTo64)
        (value + Decimal(low)).write(to: &writer)
      }
    default: throw damaged(at: object.start)
    }
  }

  private static var twoTo64: Decimal { Decimal(UInt64.max) + 1 }

  private mutating func writeReal(_ object: BinaryObject) throws(MappingError) {
    switch object.count {
    case 2:
      let bits = UInt32(truncatingIfNeeded: try bits(object, 4))
      writer.writeNumber(Double(Float(bitPattern: bits)))
    case 3: writer.writeNumber(Double(bitPattern: try bits(object, 8)))
    default: throw damaged(at: object.start)
    }
  }

  private mutating func text(_ object: BinaryObject) throws(MappingError) -> String {
    guard let text = object.text(in: bytes) else { throw damaged(at: object.start) }
    return text
  }

  /// Returns a number of bytes of an object's contents as bits.
  private mutating func bits(
    _ object: BinaryObject, _ width: Int, behind skipped: Int = 0
  ) throws(MappingError) -> UInt64 {
    guard let bits = bytes.bits(at: object.contents + skipped, width: width) else {
      throw damaged(at: object.start)
    }
    return bits
  }
}

// MARK: - errors

extension BinaryPropertyList {
  /// The path of the value being written.
  private var path: ValuePath {
    ValuePath(open.map { $0.isDictionary ? .key($0.key) : .index($0.position - 1) })
  }

  private func damaged(at offset: Int) -> MappingError {
    Self.damaged("the object at byte \(offset) is damaged")
  }

  private static func damaged(_ reason: String) -> MappingError {
    MappingError(.invalidPropertyList, expected: "a property list", reason: reason)
  }
}
