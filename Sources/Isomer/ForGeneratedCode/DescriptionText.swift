#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The text of a derived description: `Issue(id: 7, labels: ["bug"])`.
///
/// ```swift
/// var text = DescriptionText("Issue")
/// text.add("id", 7)
/// text.add("labels", ["bug"])
/// ```
///
/// Strings are quoted and optionals unwrapped. Sets and dictionaries are sorted, so equal values
/// have equal text.
@_spi(Generated)
public struct DescriptionText {
  private var text: String
  private var isFirst = true

  /// Creates the text for a value of a type.
  public init(_ type: StaticString) { text = "\(type)(" }

  /// Creates the text for an object, which may be of a subclass.
  public init(of type: Any.Type) { text = "\(type)(" }

  /// Adds a property.
  public mutating func add(_ name: StaticString, _ value: some Any) {
    begin(name)
    text += Self.text(of: value)
  }

  /// Adds a property without its value.
  public mutating func redact(_ name: StaticString) {
    begin(name)
    text += redaction
  }

  /// The whole text.
  public var finished: String { text + ")" }

  private mutating func begin(_ name: StaticString) {
    if !isFirst { text += ", " }
    isFirst = false
    text += "\(name): "
  }

  /// Adds a property's change unless it is absent.
  public mutating func add<Wrapped>(_ name: StaticString, change: PropertyChange<Wrapped>) {
    if !change.isAbsent { add(name, change) }
  }

  /// Adds a property's change without its value unless it is absent.
  public mutating func redact<Wrapped>(_ name: StaticString, change: PropertyChange<Wrapped>) {
    if !change.isAbsent { redact(name) }
  }

  static func text(of value: some Any) -> String {
    guard type(of: value) is AnyClass else { return describePlain(value) }
    return DescribedObjects.describe(value as AnyObject) { describePlain(value) }
  }

  private static func describePlain(_ value: some Any) -> String {
    switch value {
    case let composition as any DescribedComposition: composition.describedText
    case let text as String: text.debugDescription
    case let text as Substring: text.debugDescription
    // Foundation traps when it describes a date that is NaN.
    case let date as Date where date.timeIntervalSinceReferenceDate.isNaN: "nan"
    default: String(describing: value)
    }
  }
}

/// The objects that are being described; an object inside itself is described as `Node(…)`.
private final class DescribedObjects: @unchecked Sendable {
  /// The maximum number of objects shown in full, because a graph can contain each one very often.
  private static let limit = 10_000

  @TaskLocal private static var current: DescribedObjects?

  private var enclosing: Set<ObjectIdentifier> = []
  private var count = 0

  static func describe(_ object: AnyObject, _ text: () -> String) -> String {
    guard let current else {
      return $current.withValue(DescribedObjects()) { describe(object, text) }
    }
    current.count += 1
    guard current.count <= limit, StackRoom.isLeft(),
      current.enclosing.insert(ObjectIdentifier(object)).inserted
    else { return "\(type(of: object))(…)" }
    defer { current.enclosing.remove(ObjectIdentifier(object)) }
    return text()
  }
}

private protocol DescribedComposition {
  var describedText: String { get }
}

extension Optional: DescribedComposition {
  fileprivate var describedText: String { map { DescriptionText.text(of: $0) } ?? "nil" }
}

extension Array: DescribedComposition {
  fileprivate var describedText: String {
    "[\(map { DescriptionText.text(of: $0) }.joined(separator: ", "))]"
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension InlineArray: DescribedComposition {
  fileprivate var describedText: String { indices.map { self[$0] }.describedText }
}

extension Set: DescribedComposition {
  fileprivate var describedText: String {
    "[\(map { DescriptionText.text(of: $0) }.sorted().joined(separator: ", "))]"
  }
}

extension Dictionary: DescribedComposition {
  fileprivate var describedText: String {
    if isEmpty { return "[:]" }
    let members = map { "\(DescriptionText.text(of: $0)): \(DescriptionText.text(of: $1))" }
    return "[\(members.sorted().joined(separator: ", "))]"
  }
}
