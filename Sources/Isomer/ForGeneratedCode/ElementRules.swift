/// The handling of invalid elements of a collection.
///
/// ```swift
/// [1, "x", null, 2] as [Int]      // .lossy: [1, 2]; .compact: an error at "x"
/// 7 as [Int]                      // .wrap: [7]
/// ```
@_spi(Generated)
public struct ElementRules: OptionSet, Sendable {
  /// The rules as bits.
  public let rawValue: UInt8

  /// Creates rules from bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Invalid elements are omitted and noted.
  @inlinable
  public static var lossy: ElementRules { ElementRules(rawValue: 1) }
  /// Null is omitted.
  @inlinable
  public static var compact: ElementRules { ElementRules(rawValue: 2) }
  /// A single value other than null is read as an array of one element.
  @inlinable
  public static var wrap: ElementRules { ElementRules(rawValue: 4) }
}

/// A collection whose elements are read by rules: an array, a set, a dictionary, or an optional
/// one.
@_spi(Generated)
public protocol ElementCollection {
  /// The type that is read for each element, or for each member's value.
  associatedtype ReadElement

  /// Reads the collection; the closure reads one element.
  static func read(
    _ reader: inout JSONReader, _ rules: ElementRules,
    each: (inout JSONReader) throws(ReadingFailure) -> ReadElement
  ) throws(ReadingFailure) -> Self
}

@_spi(Generated)
extension Array: ElementCollection {
  /// Reads an array by rules.
  @inlinable
  public static func read(
    _ reader: inout JSONReader, _ rules: ElementRules,
    each: (inout JSONReader) throws(ReadingFailure) -> Element
  ) throws(ReadingFailure) -> [Element] {
    var elements: [Element] = []
    try reader.forEachElement(rules, each) { elements.append($0) }
    return elements
  }
}

@_spi(Generated)
extension Set: ElementCollection {
  /// Reads an array as a set by rules.
  @inlinable
  public static func read(
    _ reader: inout JSONReader, _ rules: ElementRules,
    each: (inout JSONReader) throws(ReadingFailure) -> Element
  ) throws(ReadingFailure) -> Set<Element> {
    var elements: Set<Element> = []
    try reader.forEachElement(
      rules, { reader throws(ReadingFailure) in try reader.hashable(each) }
    ) { elements.insert($0) }
    return elements
  }
}

@_spi(Generated)
extension Dictionary: ElementCollection where Key: MappableKey {
  /// Reads an object by rules; the last value of a key counts, even if it is null.
  @inlinable
  public static func read(
    _ reader: inout JSONReader, _ rules: ElementRules,
    each: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> [Key: Value] {
    var members: [Key: Value] = [:]
    try reader.forEachMember(rules) { reader throws(ReadingFailure) in
      try members.readMember(&reader) { reader throws(ReadingFailure) in
        if rules.contains(.compact), try reader.readNull() { nil } else { try each(&reader) }
      }
    }
    return members
  }
}

@_spi(Generated)
extension Optional: ElementCollection where Wrapped: ElementCollection {
  /// Reads a collection by rules; `null` is nil.
  @inlinable
  public static func read(
    _ reader: inout JSONReader, _ rules: ElementRules,
    each: (inout JSONReader) throws(ReadingFailure) -> Wrapped.ReadElement
  ) throws(ReadingFailure) -> Wrapped? {
    try reader.readNull() ? nil : try Wrapped.read(&reader, rules, each: each)
  }
}
