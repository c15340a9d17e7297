package import IsomerSyntax

/// The shapes of all versions that a target has had, as `Isomer.lock` keeps them.
///
///     Issue 2
///       id: Int
///       title: String
///
///     Kind 0
///       case cash
///
/// A version that was changed and locked again has several shapes, the newest of them first. Names
/// with anything but letters, digits, `_` and `.` stand in quotes. The newest version stands first,
/// so that a change shows as lines that are added.
package struct LockFile: Sendable, Equatable {
  /// A shape and the line of its name, from 1.
  struct Entry: Sendable, Equatable {
    var shape: ArchivedShape
    var line: Int
  }

  /// What cannot be read, and where.
  package struct Problem: Error, Equatable {
    package var line: Int
    package var reason: String

    /// The same at its place.
    package func diagnostic(path: String) -> Diagnostic {
      Diagnostic(
        .error, .lockUnreadable(reason), path: path, at: SourceLocation(line: line, column: 1))
    }
  }

  var entries: [Entry] = []
  /// The path, for messages.
  var path = ""

  package static let name = "Isomer.lock"

  private static let header = """
    # The models that archives keep, by version: written by 'swift package isomer-lock'.
    # Each build compares it with the models. Keep it with the sources.

    """

  /// Nothing is locked.
  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  init(_ shapes: [ArchivedShape]) { entries = shapes.map { Entry(shape: $0, line: 0) } }

  /// Reads the text of a lock file.
  package init(path: String, text: String) throws(Problem) {
    self.path = path
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      if content.isEmpty || content.hasPrefix("#") { continue }
      var reader = LockLine(content, at: index + 1)
      if line.first != " " {
        let name = try reader.name()
        let version = try reader.version()
        entries.append(
          Entry(shape: ArchivedShape(name: name, version: version), line: index + 1))
      } else if entries.isEmpty {
        throw Problem(line: index + 1, reason: "no type stands above it")
      } else {
        entries[entries.count - 1].shape.members.append(try reader.member())
      }
    }
    try checkTwice()
  }

  private func checkTwice() throws(Problem) {
    for (index, entry) in entries.enumerated()
    where entries.prefix(index).contains(where: { $0.shape == entry.shape }) {
      throw Problem(
        line: entry.line,
        reason: "version \(entry.shape.version) of '\(entry.shape.name)' stands there twice")
    }
  }

  /// The text that is kept.
  package var text: String {
    let order = entries.enumerated().sorted { left, right in
      let (first, second) = (left.element.shape, right.element.shape)
      return (first.name, -first.version, left.offset)
        < (second.name, -second.version, right.offset)
    }
    return Self.header + order.map { "\n" + Self.text($0.element.shape) }.joined()
  }

  private static func text(_ shape: ArchivedShape) -> String {
    let lines = shape.members.map { member in
      guard let type = member.type else { return "  case \(LockLine.quoted(member.name))\n" }
      return "  \(LockLine.quoted(member.name)): \(type)\n"
    }
    return "\(LockLine.quoted(shape.name)) \(shape.version)\n" + lines.joined()
  }

  /// The shapes of today in front of those that were there; types that are gone are forgotten.
  ///
  /// A version may have had several shapes, and there may be archives of each. By force those of
  /// today's version are forgotten too.
  package func updated(_ shapes: [CurrentShape], byForce isForced: Bool) -> LockFile {
    let past = entries.map(\.shape).filter { old in
      shapes.contains { today in
        let isName = today.shape.name == old.name || today.olderNames.contains(old.name)
        return isName && !(isForced && today.shape.version == old.version)
      } && !shapes.contains { $0.shape == old }
    }
    return LockFile(shapes.map(\.shape) + past)
  }
}

/// One line of a lock file.
struct LockLine {
  private var rest: Substring
  private let number: Int

  init(_ line: Substring, at number: Int) {
    rest = line
    self.number = number
  }

  static func quoted(_ name: String) -> String {
    let isPlain = !name.isEmpty && name.allSatisfy { isPlainCharacter($0) } && name != "case"
    return isPlain ? name : SwiftLiteral.string(name)
  }

  private static func isPlainCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
  }

  /// A name, in quotes or without.
  mutating func name() throws(LockFile.Problem) -> String {
    guard rest.first == "\"" else {
      let name = rest.prefix { Self.isPlainCharacter($0) }
      rest = rest.dropFirst(name.count)
      guard !name.isEmpty else { throw problem("a name is missing") }
      return String(name)
    }
    rest = rest.dropFirst()
    var name = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return name
      case "\\": name += try escape()
      default: name.append(character)
      }
    }
    throw problem("a name has no end")
  }

  private mutating func escape() throws(LockFile.Problem) -> String {
    switch rest.popFirst() {
    case "n"?: return "\n"
    case "r"?: return "\r"
    case "t"?: return "\t"
    case "0"?: return "\0"
    case "\""?: return "\""
    case "\\"?: return "\\"
    case "u"?:
      let digits = rest.dropFirst().prefix { $0 != "}" }
      guard rest.first == "{", let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw problem("a name has an unknown escape") }
      rest = rest.dropFirst(digits.count + 2)
      return String(scalar)
    default: throw problem("a name has an unknown escape")
    }
  }

  mutating func version() throws(LockFile.Problem) -> Int {
    guard let version = Int(rest.drop { $0 == " " }), version >= 0 else {
      throw problem("a version is missing behind the name")
    }
    return version
  }

  /// `case name` or `name: Type`.
  mutating func member() throws(LockFile.Problem) -> ArchivedShape.Member {
    if rest.hasPrefix("case ") {
      rest = rest.dropFirst(5)
      return ArchivedShape.Member(name: try name())
    }
    let name = try name()
    guard rest.hasPrefix(": ") else { throw problem("a type is missing behind the name") }
    return ArchivedShape.Member(name: name, type: String(rest.dropFirst(2)))
  }

  private func problem(_ reason: String) -> LockFile.Problem {
    LockFile.Problem(line: number, reason: reason)
  }
}
