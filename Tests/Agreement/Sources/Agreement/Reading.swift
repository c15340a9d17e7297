/// One declaration as one of the two parsers reads it: where it is, and everything the generator
/// relies on, as text.
package struct Reading: Sendable, Equatable {
  /// The byte offset that identifies it: of its name; of a type alias, that of the aliased type; of
  /// an import, that of its first token.
  package var offset: Int
  /// For people: `property 'name'`.
  package var title: String
  package var facts: [Fact]

  /// A single statement about the declaration: the name of what is stated, and the text.
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
  /// The text without blanks: the parsers keep different ones, and ranges are compared too.
  var squeezed: String { String(unicodeScalars.filter { !$0.properties.isWhitespace }) }
}

extension Sequence<String> {
  /// The texts as one, in a form that differs if any of them does.
  var listed: String { "[" + joined(separator: " | ") + "]" }
}

/// Half-open byte ranges as `12+3`: offset and length.
func spanText(_ start: Int, _ end: Int) -> String { "\(start)+\(end - start)" }
