/// A report of what was noticed while a document was read successfully: skipped elements, replaced
/// values, unknown keys.
///
/// ```swift
/// let (issue, report) = try Issue.readWithReport(json: data)
/// for entry in report.entries { print(entry) }
/// // labels[2]: element left out: labels[2].name: expected a string,
/// //   found null (line 9, …)
/// // titel: unknown key (line 3, column 5, byte 24)
/// ```
///
/// A report is collected only by `readWithReport(json:)`. It has at most ``ReadingOptions/reportLimit``
/// entries, 1000 by default, among them all of the rare kinds, and the number of each kind.
public struct MappingReport: Sendable, Equatable, CustomStringConvertible {
  /// The entries, in the order of their locations in the document.
  public let entries: [Entry]

  /// The number of each kind that was noticed, including those without an entry.
  public let counts: [Kind: Int]

  /// The number of entries omitted because the report was full.
  public var omittedCount: Int { counts.values.reduce(0, +) - entries.count }

  package init(_ entries: [Entry] = [], counts: [Kind: Int]) {
    self.entries = entries
    self.counts = counts
  }

  package init(_ entries: [Entry] = []) {
    self.init(entries, counts: entries.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 })
  }

  /// True if there are no entries.
  public var isEmpty: Bool { entries.isEmpty }

  /// Returns the entries of one kind.
  ///
  /// ```swift
  /// report.entries(.unknownKey).map(\.path)
  /// ```
  public func entries(_ kind: Kind) -> [Entry] {
    entries.filter { $0.kind == kind }
  }

  /// One line for each entry, and one for the numbers of omitted entries: `and 2 more: 2 coerced`.
  public var description: String {
    let omitted = omittedCount > 0 ? ["and \(omittedCount) more: \(omittedKinds)"] : []
    return (entries.map(\.description) + omitted).joined(separator: "\n")
  }

  private var omittedKinds: String {
    var omitted = counts
    for entry in entries { omitted[entry.kind, default: 0] -= 1 }
    let kinds = omitted.keys.map(\.rawValue).sorted().compactMap { name in
      let count = omitted[Kind(rawValue: name), default: 0]
      return count > 0 ? "\(count) \(name)" : nil
    }
    return kinds.joined(separator: ", ")
  }
}

extension MappingReport {
  /// The kind of an entry.
  ///
  /// Kinds are added in later versions.
  public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The kind's stable text, such as `elementSkipped`.
    public let rawValue: String

    /// Creates the kind with a text, whether or not this version knows it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An element of a lossy collection could not be read and was skipped.
    public static let elementSkipped = Self(rawValue: "elementSkipped")

    /// A value could not be read, and the property's default was used.
    public static let valueRecovered = Self(rawValue: "valueRecovered")

    /// A property was missing or null, and its default was used.
    public static let defaultUsed = Self(rawValue: "defaultUsed")

    /// A value of another kind was converted to the property's type, by `coerce`.
    public static let coerced = Self(rawValue: "coerced")

    /// A number has more digits than its type can represent.
    public static let precisionLost = Self(rawValue: "precisionLost")

    /// A key that the type does not handle.
    public static let unknownKey = Self(rawValue: "unknownKey")

    /// A duplicate key in an object; the last one counts.
    public static let duplicateKey = Self(rawValue: "duplicateKey")

    /// A property was read from an alternative path, an `alias:`.
    public static let aliasUsed = Self(rawValue: "aliasUsed")

    /// An alternative key was present and not used.
    public static let alternativeIgnored = Self(rawValue: "alternativeIgnored")

    /// The document has another value than a constant property.
    public static let constantDiffers = Self(rawValue: "constantDiffers")

    /// The kind's stable text.
    public var description: String { rawValue }
  }

  /// One entry of a report, with its location.
  public struct Entry: Sendable, Equatable, CustomStringConvertible {
    /// The kind of the entry.
    public let kind: Kind

    /// The path of the value, element or key.
    public package(set) var path: ValuePath

    // Reports can be long, so an entry is small: -1 means that there is no number, errors are on
    // the heap, and the entries of one property share its names.
    private let place: (offset: Int, line: Int, column: Int)
    private var reason: Reason?
    var origin: ModelOrigin?

    /// The offset of the value in the document in bytes; nil if there is no text, as for
    /// dictionaries and property lists.
    public var offset: Int? { place.offset < 0 ? nil : place.offset }

    /// The line of ``offset``, counted from 1; nil if there is no text.
    public var line: Int? { place.line < 0 ? nil : place.line }

    /// The column of ``offset``, counted from 1, in UTF-8 bytes; nil if there is no text.
    public var column: Int? { place.column < 0 ? nil : place.column }

    /// Why an element was skipped or a value replaced; its path may be inside the value.
    public package(set) var error: MappingError? {
      get { reason?.error }
      set { reason = newValue.map(Reason.init) }
    }

    /// A short description of the value that was replaced, converted or rounded; nil for a missing
    /// key.
    public internal(set) var found: String?

    /// The name of the type whose property it is about; nil outside mapped types.
    public var model: String? { origin?.model }

    /// The name of the property that it is about, or that contains the value.
    public var property: String? { origin?.property }

    /// The file of the property's declaration: `Issue.swift`.
    public var source: String? { origin?.source }

    /// The index of a skipped element in its array.
    public var index: Int? {
      guard case .index(let index) = path.components.last else { return nil }
      return index
    }

    package init(
      _ kind: Kind, path: ValuePath, offset: Int? = nil, line: Int? = nil, column: Int? = nil,
      error: MappingError? = nil
    ) {
      self.kind = kind
      self.path = path
      place = (offset ?? -1, line ?? -1, column ?? -1)
      reason = error.map(Reason.init)
    }

    /// Returns whether two entries have the same contents and location.
    public static func == (first: Entry, second: Entry) -> Bool {
      first.kind == second.kind && first.path == second.path && first.place == second.place
        && first.error == second.error && first.found == second.found
        && first.model == second.model && first.property == second.property
        && first.source == second.source
    }

    /// One line: the path, what was noticed, and the reason or the location.
    public var description: String {
      let subject = path.isEmpty ? "document" : path.excerpt
      guard let error else {
        return "\(subject): \(sentence)" + MappingError.words(for: offset, line, column)
      }
      // A reason inside the value includes its own path.
      let reason = error.path == path ? error.sentenceAndPlace : error.description
      return "\(subject): \(what): \(reason)"
    }

    /// The message, without the path and the location.
    var sentence: String {
      switch kind {
      case .defaultUsed: "\(what): \(found.map { "found \($0)" } ?? "the key is missing")"
      case .coerced: found.map { "\(what) from \($0)" } ?? what
      case .precisionLost: found.map { "\(what): \($0)" } ?? what
      default: what
      }
    }

    private var what: String {
      switch kind {
      case .elementSkipped: "element left out"
      case .valueRecovered, .defaultUsed: "default used"
      case .coerced: "converted"
      case .precisionLost: "digits lost"
      case .aliasUsed: "read for a property with another key"
      case .unknownKey: "unknown key"
      case .duplicateKey: "the key occurs twice"
      case .alternativeIgnored: "another key was used instead"
      case .constantDiffers: "the value differs from the constant"
      default: kind.rawValue
      }
    }
  }
}

extension MappingReport.Entry {
  /// A box that stores an error on the heap.
  private final class Reason: Sendable {
    let error: MappingError

    init(_ error: MappingError) { self.error = error }
  }
}
