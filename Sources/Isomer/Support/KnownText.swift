/// The ends of the arrays and objects of a text, and the trees that functions received, in a reader
/// that has read much again.
@usableFromInline
final class KnownText {
  let base: UnsafePointer<UInt8>
  let count: Int
  /// True if the text was written from a tree, so that an equal tree has the same text.
  var isWritten = false
  /// The lengths of arrays and objects by offset; 0 for one that is not recorded.
  private let lengths: UnsafeMutablePointer<UInt32>
  private var trees = [Int: JSONValue]()
  /// The offsets of the trees by the address of their elements.
  private var places = [UnsafeRawPointer: Int]()

  /// Creates the ends for a text, which must stay in memory.
  init(_ base: UnsafePointer<UInt8>, _ count: Int) {
    (self.base, self.count) = (base, count)
    lengths = .allocate(capacity: count)
    lengths.initialize(repeating: 0, count: count)
  }

  deinit { lengths.deallocate() }

  func end(ofValueAt start: Int) -> Int? {
    guard start < count, lengths[start] != 0 else { return nil }
    return start + Int(lengths[start])
  }

  func record(_ value: Range<Int>) {
    guard value.upperBound <= count, let length = UInt32(exactly: value.count) else { return }
    lengths[value.lowerBound] = length
  }

  /// Returns the ranges of the children of an array or object, which was read before.
  func children(of value: Range<Int>) -> [Range<Int>] {
    let bytes = UnsafeRawBufferPointer(start: base, count: value.upperBound)
    var reader = JSONReader(unsafe: bytes, options: ReadingOptions(depthLimit: .max))
    reader.isNative = true
    reader.valueEnds.recordAll(in: self)
    reader.cursor = value.lowerBound
    var children: [Range<Int>] = []
    // It is valid, so this does not throw.
    try? reader.forEachChild { children.append($1) }
    return children
  }
}

// MARK: - trees

extension KnownText {
  /// The tree of the array or object at an offset, if it is known.
  func tree(_ offset: Int) -> JSONValue? { trees[offset] }

  /// Records the tree of an array or object, and those of the long ones inside it.
  func learn(_ tree: JSONValue, _ place: Range<Int>) {
    var open = [(tree, place)]
    while let (tree, place) = open.popLast() {
      guard let (address, values) = tree.elements else { continue }
      trees[place.lowerBound] = tree
      places[address] = place.lowerBound
      let children = children(of: place)
      // An object with duplicate keys has fewer values.
      guard children.count == values.count else { continue }
      open += zip(values, children).filter { $1.count >= ValueEnds.minimumLength }
    }
  }

  /// Returns the range of a tree that no function has changed; nil for any other.
  func place(of tree: JSONValue) -> Range<Int>? {
    guard let (address, _) = tree.elements, let offset = places[address],
      let own = trees[offset], own.hasSameKeys(as: tree)
    else { return nil }
    return end(ofValueAt: offset).map { offset..<$0 }
  }
}

extension JSONValue {
  /// The elements of an array, or the values of an object, and their address; nil if there are none.
  fileprivate var elements: (address: UnsafeRawPointer, values: [JSONValue])? {
    let values: [JSONValue]
    switch self {
    case .array(let elements): values = elements
    case .object(let members): values = members.values
    default: return nil
    }
    guard !values.isEmpty else { return nil }
    return values.withUnsafeBufferPointer { $0.baseAddress }.map { (UnsafeRawPointer($0), values) }
  }

  /// Returns whether a value with the same elements also has the same keys, unchanged.
  fileprivate func hasSameKeys(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.array, .array): true
    case (.object(let own), .object(let other)):
      own.keys.withUnsafeBufferPointer { own in
        other.keys.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
      }
    default: false
    }
  }
}
