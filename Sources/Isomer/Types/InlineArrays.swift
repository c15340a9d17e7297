// An inline array has as many elements in a document as in its type. `Codable` has no form for it.

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: Readable where Element: Readable {
  /// Reads an array: `[1,2,3]` for `[3 of Int]`.
  ///
  /// Throws if it has another number of elements.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> InlineArray {
    var isOpen = try reader.beginArray()
    let elements = try InlineArray { _ throws(ReadingFailure) in
      guard isOpen else { throw reader.wrongCount(count, nil) }
      let element = try Element.read(&reader)
      isOpen = try reader.nextElement()
      return element
    }
    if isOpen { try reader.refuseRest(of: count) }
    return elements
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: Writable where Element: Writable {
  /// Writes an array.
  @inlinable
  public func write(to writer: inout JSONWriter) {
    guard count > 0 else { return writer.literal("[]") }
    guard writer.enter() else { return }
    let start = writer.count
    for index in indices {
      writer.append(Byte.comma)
      self[index].write(to: &writer)
    }
    writer.closeArray(start)
  }
}

extension JSONReader {
  /// Skips the values that are too many.
  @usableFromInline
  mutating func refuseRest(of count: Int, atLeast least: Int? = nil) throws(ReadingFailure) {
    repeat { try skipValue() } while try nextElement()
    throw wrongCount(count, least)
  }

  @usableFromInline
  mutating func wrongCount(_ count: Int, _ least: Int?) -> ReadingFailure {
    invalid("an array of \(least.map { "\($0) to " } ?? "")\(count) values")
  }
}

// The standard library does not compare inline arrays.

/// Returns whether two inline arrays have equal elements.
@_spi(Generated) @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
public func areEqual<let count: Int, Element: Equatable>(
  _ left: InlineArray<count, Element>?, _ right: InlineArray<count, Element>?
) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return left.indices.allSatisfy { left[$0] == right[$0] }
}

/// Adds the elements of an inline array to a hash.
@_spi(Generated) @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
public func hash<let count: Int, Element: Hashable>(
  _ elements: InlineArray<count, Element>?, into hasher: inout Hasher
) {
  hasher.combine(elements == nil)
  guard let elements else { return }
  for index in elements.indices { hasher.combine(elements[index]) }
}
