import Isomer

/// The models that a writer has found, numbered in the order of their first objects.
///
/// Most objects have one of a few schemas, so numbers are cached in a small table by the schema's
/// address; schemas with similar addresses may replace each other.
struct ModelNumbers {
  private(set) var shapes: [ArchiveShape] = []
  private var recent: UnsafeMutablePointer<(address: UnsafeRawPointer, number: Int)>?

  private static let slots = 64

  /// Returns the number of a schema.
  @inline(__always)
  mutating func number(of shape: ArchiveShape) -> Int {
    let slot = Int(bitPattern: shape.address) &>> 4 & (Self.slots &- 1)
    if let recent, recent[slot].address == shape.address { return recent[slot].number }
    return findNumber(of: shape, slot)
  }

  @inline(never)
  private mutating func findNumber(of shape: ArchiveShape, _ slot: Int) -> Int {
    let recent = recent ?? Self.allocated(shape.address)
    self.recent = recent
    var number = shapes.firstIndex { $0 === shape }
    if number == nil {
      shapes.append(shape)
      number = shapes.count - 1
    }
    recent[slot] = (shape.address, number ?? 0)
    return recent[slot].number
  }

  /// Returns empty slots, marked with an address that no schema has.
  private static func allocated(
    _ address: UnsafeRawPointer
  ) -> UnsafeMutablePointer<(address: UnsafeRawPointer, number: Int)> {
    let recent = UnsafeMutablePointer<(address: UnsafeRawPointer, number: Int)>.allocate(
      capacity: slots)
    recent.initialize(repeating: (address + 1, 0), count: slots)
    return recent
  }

  func deallocate() { recent?.deallocate() }

  /// Resets the numbers.
  mutating func removeAll() {
    deallocate()
    self = ModelNumbers()
  }

  /// Returns the encoded table of the models.
  func table() -> [UInt8] {
    var writer = ArchiveWriter(capacity: 64)
    writer.writeHead(CBOR.array, UInt64(shapes.count))
    for shape in shapes { shape.entry.withUnsafeBytes { writer.append($0) } }
    return writer.withBytes { [UInt8]($0) }
  }
}
