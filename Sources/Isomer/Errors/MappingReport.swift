/// What was noticed while a document was read without failing: elements that were left out,
/// values that were replaced, keys that nobody claims.
///
/// ```swift
/// let (issue, report) = try Issue.reading(json: data)
/// for entry in report.entries { print(entry) }
/// // labels[2]: element left out: labels[2].name: expected a string, found null (line 9, …)
/// // titel: unknown key (line 3, column 5, byte 24)
/// ```
///
/// A report is only collected when it is asked for, by `reading(json:)`. It has as many entries as
/// ``ReadingOptions/reportLimit`` allows, 1000 by default, and the number of those left out.
public struct MappingReport: Sendable, Equatable, CustomStringConvertible {
  /// What was noticed, in the order of the places in the document.
  public let entries: [Entry]

  /// How many times more something was noticed when the report had as many entries as it may have.
  public let omittedCount: Int

  /// A report with these entries.
  public init(_ entries: [Entry] = [], omittedCount: Int = 0) {
    self.entries = entries
    self.omittedCount = omittedCount
  }

  /// Whether nothing was noticed.
  public var isEmpty: Bool { entries.isEmpty }

  /// The entries of one kind.
  ///
  /// ```swift
  /// report.entries(.unknownKey).map(\.path)
  /// ```
  public func entries(_ kind: Kind) -> [Entry] {
    entries.filter { $0.kind == kind }
  }

  /// One line for each entry, and one for those left out.
  public var description: String {
    let omitted = omittedCount > 0 ? ["and \(omittedCount) more"] : []
    return (entries.map(\.description) + omitted).joined(separator: "\n")
  }
}

extension MappingReport {
  /// What was noticed at one place.
  ///
  /// Kinds are added in later versions.
  public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The kind's stable text, such as `elementSkipped`.
    public let rawValue: String

    /// The kind with a text, whether or not this version knows it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An element of a lossy collection could not be read and was left out.
    public static let elementSkipped = Self(rawValue: "elementSkipped")

    /// A value could not be read, and the property's default took its place.
    public static let valueRecovered = Self(rawValue: "valueRecovered")

    /// A property is missing, or null, and its default took its place.
    public static let defaultUsed = Self(rawValue: "defaultUsed")

    /// A value of another kind was converted to the property's type, by `coerce`.
    public static let coerced = Self(rawValue: "coerced")

    /// A number has more digits than its type keeps.
    public static let precisionLost = Self(rawValue: "precisionLost")

    /// A key that no property claims.
    public static let unknownKey = Self(rawValue: "unknownKey")

    /// A key that stands twice in one object; the last one counts.
    public static let duplicateKey = Self(rawValue: "duplicateKey")

    /// A property was read from one of its further places, an `alias:`.
    public static let aliasUsed = Self(rawValue: "aliasUsed")

    /// A further alternative of a key was present and not used.
    public static let alternativeIgnored = Self(rawValue: "alternativeIgnored")

    /// A constant property has another value in the document.
    public static let constantDiffers = Self(rawValue: "constantDiffers")

    /// The kind's stable text.
    public var description: String { rawValue }
  }

  /// One thing that was noticed, and where.
  public struct Entry: Sendable, Equatable, CustomStringConvertible {
    /// What was noticed.
    public let kind: Kind

    /// The value, element or key that it is about.
    public package(set) var path: ValuePath

    // Reports can be long, so an entry is small: -1 means that there is no number, errors are
    // on the heap, and the entries of one property share its names.
    private let place: (offset: Int, line: Int, column: Int)
    private var reason: Reason?
    var origin: Origin?

    /// The place of the value in the document, as a number of bytes from its start; nil where
    /// there is no text, as with dictionaries and property lists.
    public var offset: Int? { place.offset < 0 ? nil : place.offset }

    /// The line of ``offset``, counted from 1; nil where there is no text.
    public var line: Int? { place.line < 0 ? nil : place.line }

    /// The column of ``offset``, counted from 1, in UTF-8 bytes; nil where there is no text.
    public var column: Int? { place.column < 0 ? nil : place.column }

    /// Why an element was left out or a value replaced; its path may lead further inside.
    public package(set) var error: MappingError? {
      get { reason?.error }
      set { reason = newValue.map(Reason.init) }
    }

    /// What stands there in a few words, of a value that is replaced, converted or rounded; nil of a
    /// key that is missing.
    public internal(set) var found: String?

    /// The type whose property it is about; nil where no mapped type is open.
    public var model: String? { origin?.model }

    /// The property that it is about, or that holds the value that it is about.
    public var property: String? { origin?.property }

    /// Where the property is declared, file and line: `Issue.swift:9`.
    public var source: String? { origin?.source }

    /// The position in its array of an element that was left out.
    public var index: Int? {
      guard case .index(let index) = path.components.last else { return nil }
      return index
    }

    /// An entry with all its parts.
    public init(
      _ kind: Kind, path: ValuePath, offset: Int? = nil, line: Int? = nil, column: Int? = nil,
      error: MappingError? = nil
    ) {
      self.kind = kind
      self.path = path
      place = (offset ?? -1, line ?? -1, column ?? -1)
      reason = error.map(Reason.init)
    }

    /// Whether both say the same of the same place.
    public static func == (first: Entry, second: Entry) -> Bool {
      first.kind == second.kind && first.path == second.path && first.place == second.place
        && first.error == second.error && first.found == second.found
        && first.model == second.model && first.property == second.property
        && first.source == second.source
    }

    /// One line: the path, what was noticed, and the reason or the place.
    public var description: String {
      let subject = path.isEmpty ? "document" : path.description
      guard let error else {
        return "\(subject): \(sentence)" + MappingError.words(for: offset, line, column)
      }
      // A reason inside the value names its own path.
      let reason = error.path == path ? error.sentenceAndPlace : error.description
      return "\(subject): \(what): \(reason)"
    }

    /// What was noticed, without the path and the place.
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
  /// An error on the heap.
  private final class Reason: Sendable {
    let error: MappingError

    init(_ error: MappingError) { self.error = error }
  }

  /// The model and the property of entries.
  final class Origin: Sendable {
    let model: String
    let property: String?
    let source: String

    init(_ origin: ModelOrigin) {
      model = origin.model
      property = origin.property
      source = origin.source
    }
  }
}
