// The loops over a collection call these functions after an element failed. They throw the failure
// if no errors are collected. They are not specialized, because they run only after a failure.

extension Array {
  // An inout parameter would keep the elements in memory in the caller's loop.
  /// Reads the rest of an array after an element that failed.
  @inline(never) @usableFromInline
  static func rest(
    after elements: [Element], passingOver failure: ReadingFailure, _ reader: inout JSONReader,
    _ read: (inout JSONReader) throws(ReadingFailure) -> Element
  ) throws(ReadingFailure) -> [Element] {
    var elements = elements
    try reader.readElements(passingOver: failure) { reader throws(ReadingFailure) in
      elements.append(try read(&reader))
    }
    return elements
  }
}

extension Set {
  /// Reads the rest of an array after an element that failed.
  @inline(never) @usableFromInline
  mutating func readRest(
    passingOver failure: ReadingFailure, _ reader: inout JSONReader,
    _ read: (inout JSONReader) throws(ReadingFailure) -> Element
  ) throws(ReadingFailure) {
    try reader.readElements(passingOver: failure) { reader throws(ReadingFailure) in
      insert(try reader.hashable(read))
    }
  }
}

extension Dictionary where Key: MappableKey {
  /// Reads the rest of an object after a member that failed.
  @inline(never) @usableFromInline
  mutating func readRest(
    passingOver failure: ReadingFailure, _ reader: inout JSONReader,
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) {
    var isOpen = try reader.nextMember(passingOver: failure)
    while isOpen {
      do throws(ReadingFailure) {
        let key = try Key.readKey(&reader)
        self[key] = try read(&reader)
        isOpen = try reader.nextMember()
      } catch {
        isOpen = try reader.nextMember(passingOver: error)
      }
    }
  }
}

extension JSONReader {
  /// Reads the elements after one that failed, passing over others that fail.
  fileprivate mutating func readElements(
    passingOver failure: ReadingFailure, _ read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    var isOpen = try nextElement(passingOver: failure)
    while isOpen {
      do throws(ReadingFailure) {
        try read(&self)
        isOpen = try nextElement()
      } catch {
        isOpen = try nextElement(passingOver: error)
      }
    }
  }
}
