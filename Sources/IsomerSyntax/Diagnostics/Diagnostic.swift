/// The identifier and the text of a diagnostic.
///
/// The texts are in alphabetical lists: `ProblemText` for parsing, and the `Message` extensions of the
/// generator for the other checks.
package struct Message: Sendable, Equatable {
  /// The stable identifier of the rule, for example `unknown-option`.
  package let id: String
  package var text: String

  /// Creates a message; its identifier is the name of the function that calls this: `unknownOption`
  /// becomes `unknown-option`.
  package init(_ text: String, function: String = #function) {
    let name = function.prefix { $0 != "(" }
    id = name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    self.text = text.onOneLine
  }

  /// Creates a message by its name; the words replace `{name}` and others in its text, in order.
  package init(_ name: String, _ text: String, _ words: [String]) {
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    precondition(parts.count == words.count + 1, "another number of words in '\(text)'")
    let rest = zip(words, parts.dropFirst()).map { $0 + $1.drop { $0 != "}" }.dropFirst() }
    self.init(String(parts[0]) + rest.joined(), function: name)
  }
}

/// An error or warning in the user's source, with its location and notes.
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

  package init(
    _ severity: Severity = .error, _ message: Message, in file: SourceFile, at offset: Int,
    notes: [String] = []
  ) {
    let place = file.location(at: offset)
    self.init(
      severity, message, path: file.path, at: place,
      notes: notes.map { Note($0, path: file.path, at: place) })
  }

  /// The lines in the compiler's format: `path:line:column: error: text [id]`, then the notes.
  package var rendered: String {
    let head = Note("\(message.text) [\(message.id)]", path: path, at: location)
    let lines = [head.rendered(as: severity.rawValue)] + notes.map { $0.rendered(as: "note") }
    return lines.joined(separator: "\n")
  }
}

/// A note of a diagnostic: a fix, or the other declaration in a conflict.
package struct Note: Sendable, Equatable {
  package var text: String
  package var path: String
  package var location: SourceLocation

  package init(_ text: String, path: String, at location: SourceLocation) {
    self.text = text.onOneLine
    self.path = path
    self.location = location
  }

  fileprivate func rendered(as kind: String) -> String {
    "\(path):\(location.line):\(location.column): \(kind): \(text)"
  }
}

extension String {
  /// The text with control characters and line breaks escaped.
  ///
  /// Keys of documents and multi-line code can contain them, but tools parse one diagnostic per
  /// line.
  fileprivate var onOneLine: String {
    unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
