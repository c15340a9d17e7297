/// The result of one parser for a declaration: its offset and all facts that the
/// generator uses, as text.
package struct Reading: Sendable, Equatable {
  /// The identifying byte offset: that of the name, for a type alias that of the aliased type, for
  /// an import that of its first token.
  package var offset: Int
  /// A title for messages: `property 'name'`.
  package var title: String
  package var facts: [Fact]

  /// A fact about the declaration: a name and a text.
  package struct Fact: Sendable, Equatable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  package init(offset: Int, title: String, facts: [Fact] = []) {
    self.offset = offset
    self.title = title
    self.facts = facts
  }

  mutating func add(_ name: String, _ text: String) { facts.append(Fact(name, text)) }

  mutating func add(_ name: String, _ isTrue: Bool) { add(name, isTrue ? "yes" : "no") }
}

extension String {
  /// The text without blanks, which differ between the parsers; ranges are compared separately.
  var squeezed: String { String(unicodeScalars.filter { !$0.properties.isWhitespace }) }
}

extension Sequence<String> {
  /// The texts combined in an unambiguous form.
  var listed: String { "[" + joined(separator: " | ") + "]" }
}

/// Returns a half-open byte range as `12+3`: offset and length.
func spanText(_ start: Int, _ end: Int) -> String { "\(start)+\(end - start)" }
