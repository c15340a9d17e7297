public import Foundation
public import Isomer

extension ForwardTransformer {
  /// A string in the format of a Foundation formatter ↔ the formatter's value.
  ///
  /// ```swift
  /// // @mapped with: .formatter(ISO8601DateFormatter(), for: Date.self)
  /// var created: Date          // "2015-09-25T07:00:00Z"
  /// // @mapped with: .formatter(Formatters.price(), for: Decimal.self)
  /// var price: Decimal         // price() is a function that returns a formatter
  /// ```
  ///
  /// All texts that the formatter reads are accepted; a `DateFormatter` also reads `20-2-3` as
  /// `yyyy-MM-dd`, unlike `.dateFormat`. The formatter is used by one thread at a time; do not use
  /// or change it elsewhere. If it returns a value of another type than the property's, the error
  /// names both types.
  ///
  /// On Apple's platforms, every formatter that can parse is supported. On other platforms,
  /// Foundation has no common parsing function; supported are `DateFormatter`,
  /// `ISO8601DateFormatter`, `NumberFormatter` and those that conform to ``ParsingFormatter``. A
  /// `NumberFormatter` there ignores what follows the number.
  public static func formatter<Output>(
    _ formatter: sending Formatter, for _: Output.Type = Output.self
  ) -> Self where Self == StandardTransformer<String, Output> {
    let formatter = LockedFormatter(formatter)
    return Self(
      read: { try formatter.transform($0) },
      write: { output in
        guard let text = formatter.text(for: output) else {
          throw TransformerError(
            expected: "a value that \(formatter.name) writes", input: output)
        }
        return text
      })
  }
}

/// A formatter that defines how it reads and writes.
///
/// Conform to it to use a custom formatter with `.formatter` on every platform; no other function
/// of the formatter is then called.
public protocol ParsingFormatter: Formatter {
  /// Returns the value of a text; if there is none, returns nil or throws an error with an
  /// explanation.
  func value(from text: String) throws -> Any?
  /// Returns the text of a value; nil if there is none.
  func text(for value: Any) -> String?
}

/// A formatter with a lock; a class, because formatters are mutable objects.
private final class LockedFormatter: @unchecked Sendable {
  private let formatter: Formatter
  private let lock = NSLock()

  init(_ formatter: sending Formatter) { self.formatter = formatter }

  /// The name of the class in Swift.
  var name: String {
    let name = String(describing: type(of: formatter))
    return name.hasPrefix("NS") ? String(name.dropFirst(2)) : name
  }

  /// Returns the formatter's value for a text; throws if there is none or it has another type.
  func transform<Output>(_ input: String) throws -> Output {
    let value: Any?
    do {
      value = try self.value(from: input)
    } catch {
      throw TransformerError(
        expected: "a text that \(name) reads", input: input,
        reason: FailureDetails.words(of: error), underlying: error)
    }
    guard let value else {
      throw TransformerError(expected: "a text that \(name) reads", input: input)
    }
    if let output = value as? Output { return output }
    if let output = (value as? NSNumber)?.decimalValue as? Output { return output }
    throw TransformerError(
      expected: "a value of type \(Output.self)", input: input,
      reason: "\(name) makes a value of type \(Self.name(of: value)) of it")
  }

  /// Returns the type's public name; on Apple's platforms, numbers and dates have private
  /// subclasses.
  private static func name(of value: Any) -> String {
    switch value {
    case is NSNumber: "NSNumber"
    case is Date: "Date"
    default: String(describing: type(of: value))
    }
  }

  private func value(from text: String) throws -> Any? {
    try lock.withLock {
      switch formatter {
      case let formatter as any ParsingFormatter: try formatter.value(from: text)
      case let formatter as DateFormatter: formatter.wholeDate(from: text)
      case let formatter as ISO8601DateFormatter: formatter.date(from: text)
      case let formatter as NumberFormatter: formatter.number(from: text)
      default: try Self.object(from: text, by: formatter)
      }
    }
  }

  func text(for value: Any) -> String? {
    lock.withLock {
      switch formatter {
      case let formatter as any ParsingFormatter: formatter.text(for: value)
      case let formatter as DateFormatter: (value as? Date).map(formatter.string)
      case let formatter as ISO8601DateFormatter: (value as? Date).map(formatter.string)
      case let formatter as NumberFormatter: Self.number(value).flatMap(formatter.string)
      default: Self.string(for: value, by: formatter)
      }
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
    return value as? NSNumber
  }

  #if canImport(Darwin)
  private static func object(from text: String, by formatter: Formatter) throws -> Any? {
    var object: AnyObject?
    var message: NSString?
    guard formatter.getObjectValue(&object, for: text, errorDescription: &message) else {
      throw FormatterFailure(description: (message as String?) ?? "it does not fit")
    }
    return object
  }

  private static func string(for value: Any, by formatter: Formatter) -> String? {
    formatter.string(for: value)
  }
  #else
  private static func object(from text: String, by formatter: Formatter) throws -> Any? {
    throw FormatterFailure(
      description: "\(type(of: formatter)) does not conform to ParsingFormatter")
  }

  // Formatters that do not override `string(for:)` crash there.
  private static func string(for value: Any, by formatter: Formatter) -> String? { nil }
  #endif
}

/// A formatter's message for a text that it cannot read.
private struct FormatterFailure: Error, CustomStringConvertible {
  let description: String
}
