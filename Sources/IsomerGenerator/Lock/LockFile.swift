package import IsomerSyntax

/// The schemas of all locked versions of a target's types, as stored in `Isomer.lock`.
///
///     Issue 2
///       id: Int
///       title: String
///
///     class Circle 1: Shape
///       radius: Double
///
///     Kind 0
///       case cash
///
/// The name of a class follows `class`; the superclasses and protocols of a type follow its version.
/// A version that was changed and locked again has several schemas, newest first. Names are quoted
/// unless they consist of letters, digits, `_` and `.`. Newer versions precede older ones, so a
/// change appears as added lines.
package struct LockFile: Sendable {
  /// A schema and the line of its name, from 1.
  struct Entry: Sendable {
    var shape: ArchivedShape
    var line: Int
  }

  /// An error in the text of a lock file.
  package struct Problem: Error, Equatable {
    package var line: Int
    package var reason: String

    /// Returns the error as a diagnostic.
    package func diagnostic(path: String) -> Diagnostic {
      Diagnostic(
        .error, Message(.lockUnreadable, reason), path: path,
        at: SourceLocation(line: line, column: 1))
    }
  }

  var entries: [Entry] = []
  var path = ""

  package static let name = "Isomer.lock"

  private static let conflicts = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]

  private static let header = """
    # The schemas of archived models, by version: written by 'swift package isomer-lock'.
    # Each build compares it with the models. Keep it with the sources.

    """

  /// Creates an empty lock file.
  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  init(_ shapes: [ArchivedShape]) { entries = shapes.map { Entry(shape: $0, line: 0) } }

  /// Parses the text of a lock file.
  package init(path: String, text: String) throws(Problem) {
    self.path = path
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      if content.isEmpty || content.hasPrefix("#") { continue }
      if Self.conflicts.contains(where: content.hasPrefix) {
        let reason = "unresolved merge conflict; keep one side, and run 'swift package isomer-lock'"
        throw Problem(line: index + 1, reason: reason)
      }
      var reader = LockLine(rest: content, number: index + 1)
      if line.first != " " {
        entries.append(Entry(shape: try reader.head(), line: index + 1))
      } else if entries.isEmpty {
        throw Problem(line: index + 1, reason: "expected a type name")
      } else {
        entries[entries.count - 1].shape.members.append(try reader.member())
      }
    }
    for (index, entry) in entries.enumerated()
    where entries.prefix(index).contains(where: { $0.shape == entry.shape }) {
      let reason = "duplicate version \(entry.shape.version) of '\(entry.shape.name)'"
      throw Problem(line: entry.line, reason: reason)
    }
  }

  /// The text of the lock file.
  package var text: String {
    let shapes = entries.map(\.shape).sorted { ($0.name, -$0.version) < ($1.name, -$1.version) }
    return shapes.reduce(into: Self.header) { text, shape in
      text += "\n\(LockLine.head(of: shape))\n"
      for member in shape.members {
        let name = LockLine.quoted(member.name)
        text += member.type.map { "  \(name): \($0)\n" } ?? "  case \(name)\n"
      }
    }
  }

  /// Returns the lock file with the current schemas before the older ones, and without removed
  /// types.
  ///
  /// A version can have several schemas, because archives of each may exist. If `isForced` is true,
  /// older schemas of the current version are removed.
  package func updated(_ shapes: [CurrentShape], byForce isForced: Bool) -> LockFile {
    let current = shapes.map(\.locked)
    let past = entries.map(\.shape).filter { old in
      shapes.contains { today in
        let isName = today.name == old.name || today.archive.olderNames.contains(old.name)
        return isName && !(isForced && today.archive.version == old.version)
      } && !current.contains(old)
    }
    return LockFile(current + past)
  }
}

/// A line of a lock file.
struct LockLine {
  fileprivate var rest: Substring
  fileprivate let number: Int

  static func head(of shape: ArchivedShape) -> String {
    let supertypes = shape.supertypes.map(quoted).joined(separator: ", ")
    return (shape.isClass ? "class " : "") + "\(quoted(shape.name)) \(shape.version)"
      + (supertypes.isEmpty ? "" : ": \(supertypes)")
  }

  static func quoted(_ name: String) -> String {
    let isPlain = !name.isEmpty && name.allSatisfy { isPlainCharacter($0) }
    return isPlain && !["case", "class"].contains(name) ? name : SwiftLiteral.string(name)
  }

  private static func isPlainCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  /// Parses a name with or without quotes.
  mutating func name() throws(LockFile.Problem) -> String {
    guard rest.first == "\"" else {
      let name = rest.prefix { Self.isPlainCharacter($0) }
      rest = rest.dropFirst(name.count)
      guard !name.isEmpty else { throw problem("expected a name") }
      return String(name)
    }
    var isEscaped = false
    let end = rest.indices.dropFirst().first { index in
      defer { isEscaped = !isEscaped && rest[index] == "\\" }
      return rest[index] == "\"" && !isEscaped
    }
    guard let end else { throw problem("unterminated name") }
    guard let name = StringLiteral(String(rest[...end]))?.value else {
      throw problem("invalid escape in a name")
    }
    rest = rest[end...].dropFirst()
    return name
  }

  /// Parses `Name 1` or `class Name 1: Supertype, Supertype`.
  mutating func head() throws(LockFile.Problem) -> ArchivedShape {
    var shape = ArchivedShape(name: "", version: 0, isClass: takes("class "))
    shape.name = try name()
    let digits = rest.drop { $0 == " " }.prefix { $0 != ":" }
    guard let version = Int(digits), version >= 0 else {
      throw problem("expected a version after the name")
    }
    shape.version = version
    rest = rest[digits.endIndex...]
    while takes(shape.supertypes.isEmpty ? ": " : ", ") { shape.supertypes.append(try name()) }
    return shape
  }

  private mutating func takes(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Parses `case name` or `name: Type`.
  mutating func member() throws(LockFile.Problem) -> ArchivedShape.Member {
    if takes("case ") { return ArchivedShape.Member(name: try name()) }
    let name = try name()
    guard takes(": ") else { throw problem("expected a type after the name") }
    return ArchivedShape.Member(name: name, type: String(rest))
  }

  private func problem(_ reason: String) -> LockFile.Problem {
    LockFile.Problem(line: number, reason: reason)
  }
}
