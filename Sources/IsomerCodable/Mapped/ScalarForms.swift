#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif
internal import Isomer

/// The forms in which scalars are decoded.
///
/// A decoder does not report the kind of a scalar, and some return it as several kinds: a decoder of
/// YAML returns a number also as a string, that of a database an integer also as a Boolean. The first
/// form that the decoder returns is read by the mapping. If the mapping refuses it, the next one is
/// tried for all values of the property; the form with the fewest refused values counts.
final class ScalarForms {
  private enum Form: Int, CaseIterable {
    case string, integer, unsigned, number, boolean, date, data, document
  }

  /// The forms of a property's values.
  private struct Trial {
    /// The number of the first form to be tried.
    var first = 0
    /// The lowest number, from the first on, of a form that was used.
    var used: Int?
    /// The number of the best form so far, and its number of refused values.
    var best: (form: Int, refused: Int)?
    var isFinished = false
  }

  private var trials: [[String?]: Trial] = [:]
  /// The keys of the current value, and nil for each array.
  private var path: [String?] = []

  /// True if a scalar has been decoded in one of several forms.
  var areTried: Bool { !trials.isEmpty }

  /// Calls a closure for a member, or an element.
  func below<Result>(_ key: String?, _ body: () throws -> Result) rethrows -> Result {
    path.append(key)
    defer { path.removeLast() }
    return try body()
  }

  /// Decodes a scalar in the form that its property has now.
  func decode(_ scalar: any SingleValueDecodingContainer) throws -> any Writable {
    var trial = trials[path] ?? Trial()
    defer { trials[path] = trial }
    let forms = Form.allCases
    for form in forms[trial.first...] + forms[..<trial.first] {
      guard let value = Self.value(of: scalar, form) else { continue }
      if form.rawValue >= trial.first { trial.used = min(trial.used ?? .max, form.rawValue) }
      return value
    }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: scalar.codingPath,
        debugDescription: "the decoder does not return the value as a scalar"))
  }

  /// Selects other forms for the values at some paths; returns false if all have been tried.
  func advance(refused: [ValuePath]) -> Bool {
    let paths = refused.map { path in
      path.components.map { component -> String? in
        if case .key(let key) = component { key } else { nil }
      }
    }
    var isChanged = false
    for (path, count) in Dictionary(grouping: paths, by: { $0 }).mapValues(\.count) {
      guard var trial = trials[path], !trial.isFinished else { continue }
      if trial.best.map({ count < $0.refused }) ?? true { trial.best = (trial.first, count) }
      let next = trial.used.map { $0 + 1 } ?? Form.allCases.count
      trial.isFinished = next >= Form.allCases.count
      let selected = trial.isFinished ? trial.best?.form ?? 0 : next
      isChanged = isChanged || selected != trial.first
      trial.first = selected
      trial.used = nil
      trials[path] = trial
    }
    return isChanged
  }
}

extension ScalarForms {
  /// Returns a scalar in a form; nil if the decoder does not return it.
  private static func value(
    of scalar: any SingleValueDecodingContainer, _ form: Form
  ) -> (any Writable)? {
    switch form {
    case .string: try? scalar.decode(String.self)
    case .integer: integer(scalar, Int64.self)
    case .unsigned: integer(scalar, UInt64.self)
    case .number: number(scalar)
    case .boolean: try? scalar.decode(Bool.self)
    case .date: try? scalar.decode(Date.self)
    case .data: try? scalar.decode(Data.self)
    case .document: document(scalar)
    }
  }

  /// Returns the integer; nil for a number with a fraction, which databases return truncated.
  private static func integer<Integer: FixedWidthInteger & Decodable & Writable>(
    _ scalar: any SingleValueDecodingContainer, _: Integer.Type
  ) -> (any Writable)? {
    guard let integer = try? scalar.decode(Integer.self) else { return nil }
    let number = try? scalar.decode(Double.self)
    return number == nil || number == Double(integer) ? integer : nil
  }

  /// Returns the number with all digits, if it has more than a `Double`.
  private static func number(_ scalar: any SingleValueDecodingContainer) -> (any Writable)? {
    guard let number = try? scalar.decode(Double.self) else { return nil }
    let decimal = try? scalar.decode(Decimal.self)
    if let decimal, Double(decimal.description) == number { return decimal }
    return number
  }

  /// Returns the object or the array in a string; databases store nested values in this form.
  private static func document(_ scalar: any SingleValueDecodingContainer) -> JSONValue? {
    let value = (try? scalar.decode(String.self)).flatMap { try? JSONValue(json: $0) }
    switch value {
    case .object, .array: return value
    default: return nil
    }
  }
}
