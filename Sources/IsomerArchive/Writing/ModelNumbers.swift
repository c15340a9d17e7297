import Isomer

/// The models that a writer has met, with their numbers in the order in which they came.
///
/// Objects ask for the number of their shape, mostly of one of a few: it stands in a small table
/// under the shape's address, where a shape with a similar address may take its place.
struct ModelNumbers {
  private(set) var shapes: [ArchiveShape] = []
  private var recent: UnsafeMutablePointer<(address: UnsafeRawPointer, number: Int)>?

  private static let slots = 64

  /// The number of a shape.
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

  /// Slots that hold no shape: no shape has the address of the memory of another one.
  private static func allocated(
    _ address: UnsafeRawPointer
  ) -> UnsafeMutablePointer<(address: UnsafeRawPointer, number: Int)> {
    let recent = UnsafeMutablePointer<(address: UnsafeRawPointer, number: Int)>.allocate(
      capacity: slots)
    recent.initialize(repeating: (address + 1, 0), count: slots)
    return recent
  }

  func deallocate() { recent?.deallocate() }

  /// Begins anew.
  mutating func removeAll() {
    deallocate()
    self = ModelNumbers()
  }

  /// The table of the models, as it is written.
  func table() -> [UInt8] {
    var writer = ArchiveWriter(capacity: 64, isPart: true)
    writer.writeHead(CBOR.array, UInt64(shapes.count))
    for shape in shapes { shape.entry.withUnsafeBytes { writer.append($0) } }
    return writer.withBytes { [UInt8]($0) }
  }
}
