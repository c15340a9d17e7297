/// The result of a ``MappingComparison``.
public struct ComparisonReport: Sendable {
  /// The figures of a type.
  public struct Row: Sendable {
    /// The name of the type.
    public let name: String
    /// The number of documents, and of values in documents, that the mapping before reads.
    public internal(set) var documents = 0
    /// The number of those that both mappings read and write alike.
    public internal(set) var equal = 0
    /// The number of whole documents that only the mapping after reads.
    public internal(set) var readOnlyAfter = 0
  }

  /// A difference between the mappings of a type, in all documents that have it.
  public struct Difference: Sendable {
    /// The name of the type.
    public let type: String
    /// The mapping that differs: `init(json:)` or `JSONDecoder`.
    public let mapping: String
    /// The first document, with the path of the value in it: `list.json: items[0]`.
    public let document: String
    /// The property that is read in another way, or the key that is written so; empty for the whole
    /// value.
    public let path: String
    /// The value of the mapping before in the first document.
    public let before: String
    /// The value of the mapping after, or its error.
    public let after: String
    /// True if the difference is in the document that is written.
    public let isWritten: Bool
    /// The number of documents with the difference.
    public internal(set) var count = 1

    init(type: String, mapping: String, document: String, _ found: FoundDifference) {
      self.type = type
      self.mapping = mapping
      self.document = document
      path = found.path
      (before, after) = (found.before, found.after)
      isWritten = found.kind == .write
    }

    /// Equal for differences that are reported as one: all elements of an array count as one.
    fileprivate var identity: [String] {
      [type, mapping, isWritten ? "w" : "r", path.replacing(#/\[[0-9]+\]/#, with: "[]")]
    }

    /// The probable cause, in words.
    public var reason: String {
      if after.hasPrefix("error: ") { return isWritten ? "it is not written" : "it is not read" }
      if isWritten {
        if before == "no key" { return after == "null" ? "null is written" : "a key is added" }
        if after == "no key" { return before == "null" ? "null is left out" : "a key is left out" }
        return "the form of the value"
      }
      if before == "nil" { return "a key is missing or null, and there is an initial value" }
      if after == "nil" { return "a value is taken for a missing one" }
      return "the value"
    }
  }

  /// The number of documents.
  public let documents: Int
  /// The number of documents that are not valid JSON, which are not compared.
  public let invalidDocuments: Int
  /// The number of documents and of values in them with which each type was tried.
  public let samples: Int
  /// The number of other values, which values of the same form represent.
  public let omittedSamples: Int
  /// The names of the types that could not be compared.
  public let uncompared: [String]
  /// The types, in the order in which they were added.
  public internal(set) var rows: [Row] = []
  /// The differences, each with the first document that has it.
  public private(set) var differences: [Difference] = []
  var indices: [[String]: Int] = [:]

  mutating func add(_ found: [Difference]) {
    for difference in found {
      if let index = indices[difference.identity] {
        differences[index].count += 1
      } else {
        indices[difference.identity] = differences.count
        differences.append(difference)
      }
    }
  }

  /// The report as Markdown: the figures of all types that have documents, the differences, and the
  /// names of the types without documents.
  public var markdown: String {
    let read = rows.filter { $0.documents > 0 || $0.readOnlyAfter > 0 }
    let unread = rows.filter { $0.documents == 0 && $0.readOnlyAfter == 0 }.map(\.name)
    var lines = [
      "\(documents) documents with \(samples) values, \(rows.count) types:"
        + " \(read.count) with documents, \(differences.count) differences", "",
    ]
    if omittedSamples > 0 {
      lines += ["\(omittedSamples) other values, of the same forms, were not tried.", ""]
    }
    if invalidDocuments > 0 {
      lines += ["\(invalidDocuments) files are not valid JSON, and were not compared.", ""]
    }
    lines += [
      "| type | values | alike | documents that were not read before |", "|---|---|---|---|",
    ]
    lines += read.map { "| \($0.name) | \($0.documents) | \($0.equal) | \($0.readOnlyAfter) |" }
    if !differences.isEmpty {
      lines += [
        "", "| type | by | property or key | before | after | reason | values | first |",
        "|---|---|---|---|---|---|---|---|",
      ]
      lines += differences.map { difference in
        let cells = [
          difference.type, difference.mapping,
          (difference.isWritten ? "written: " : "") + difference.path, difference.before,
          difference.after, difference.reason, "\(difference.count)", difference.document,
        ]
        return "| " + cells.map(Self.escaped).joined(separator: " | ") + " |"
      }
    }
    if !unread.isEmpty {
      lines += ["", "No document for: \(unread.joined(separator: ", "))"]
    }
    if !uncompared.isEmpty {
      lines += ["", "Not compared: \(uncompared.joined(separator: ", "))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
