/// What a diagnostic says, without the place: a stable identifier and a sentence.
///
/// The sentences stand in two alphabetical catalogues of static functions, one for what reading the
/// source finds (`Message+Syntax.swift`) and one for what giving it meaning finds.
package struct Message: Sendable, Equatable {
  /// The stable name of the rule, for example `unknown-word`.
  package let id: String
  package let text: String

  package init(id: String, text: String) {
    self.id = id
    self.text = text.onOneLine
  }
}

/// One problem in the user's source: what is wrong, where, and the smallest fix as notes.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable { case error, warning }

  package var severity: Severity
  package var message: Message
  package var path: String
  package var location: SourceLocation
  package var notes: [Note]

  package init(
    _ severity: Severity = .error, _ message: Message, path: String, at location: SourceLocation,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.message = message
    self.path = path
    self.location = location
    self.notes = notes
  }

  /// A diagnostic at the start of a range of `file`.
  package init(
    _ severity: Severity = .error, _ message: Message, in file: SourceFile, at offset: Int,
    notes: [String] = []
  ) {
    let place = file.location(at: offset)
    self.init(
      severity, message, path: file.path, at: place,
      notes: notes.map { Note($0, path: file.path, at: place) })
  }

  /// The lines a compiler would print: `path:line:column: error: text`, then the notes.
  package var rendered: String {
    let head =
      "\(path):\(location.line):\(location.column): \(severity.rawValue): \(message.text)"
    return ([head] + notes.map(\.rendered)).joined(separator: "\n")
  }
}

/// A remark that belongs to a diagnostic: the fix, or the partner of a conflict.
package struct Note: Sendable, Equatable {
  package var text: String
  package var path: String
  package var location: SourceLocation

  package init(_ text: String, path: String, at location: SourceLocation) {
    self.text = text.onOneLine
    self.path = path
    self.location = location
  }

  package var rendered: String { "\(path):\(location.line):\(location.column): note: \(text)" }
}

extension String {
  /// The text with control characters and line breaks as escapes.
  ///
  /// A key of a document, or code over several lines, may have any, and what tools take for one
  /// diagnostic is a line.
  fileprivate var onOneLine: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        line.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}
