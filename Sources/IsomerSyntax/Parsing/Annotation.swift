/// One `@mapped` comment: `// @mapped(twitter) key: "screen_name", skip`.
package struct Annotation: Sendable, Equatable {
  /// The `@mapped` itself, without what follows.
  package var range: SourceRange
  /// The names in parentheses right after the marker.
  package var profiles: [Name]
  package var options: [AnnotationOption]

  package init(range: SourceRange, profiles: [Name], options: [AnnotationOption]) {
    self.range = range
    self.profiles = profiles
    self.options = options
  }
}

/// `word` or `word: value`.
package struct AnnotationOption: Sendable, Equatable {
  /// The word with its suffix, for example `key.read`.
  package var word: Name
  package var value: AnnotationValue?

  package init(word: Name, value: AnnotationValue?) {
    self.word = word
    self.value = value
  }
}

/// The value of an option: balanced Swift tokens, and what they are as far as tokens tell.
package struct AnnotationValue: Sendable, Equatable {
  /// The tokens as written; blanks stand for the comment markers of continuation lines.
  package var text: String
  /// From the first byte of the value to the end of its last token.
  package var range: SourceRange
  package var shape: ValueShape

  package init(text: String, range: SourceRange, shape: ValueShape) {
    self.text = text
    self.range = range
    self.shape = shape
  }
}

/// What an expression is, read from its tokens alone.
package indirect enum ValueShape: Sendable, Equatable {
  /// A string literal without interpolation, its escapes resolved.
  case string(String)
  /// `12`, `-3`, `0xFF`: the digits as written, with the sign.
  case integer(String)
  case float(String)
  case boolean(Bool)
  case null
  /// `.snake`: the name after the dot.
  case member(String)
  /// `[a, b]`: the elements in order. `[]` is an empty list.
  case list([AnnotationValue])
  /// `["a": .b]`; `[:]` is an empty one.
  case dictionary([KeyedValue])
  /// `Foo`, `Foo.bar`: a path of names.
  case path([String])
  /// `has("x")`, `.map(…)`, `Foo<Int>(…)`, `[Int]()`: what is called, and the arguments.
  case call(callee: AnnotationValue, arguments: [LabelledValue])
  /// `a().then`, `.a.b`: an operand that is not a mere path, and the member of it.
  case access(base: AnnotationValue, member: String)
  /// `1...10`, `0..<5`, `...3`, `1...`.
  case range(lower: AnnotationValue?, upper: AnnotationValue?, isHalfOpen: Bool)
  /// `{ !$0.isEmpty }`; whether it is made of statements of which none gives a value back.
  case closure(isAction: Bool)
  /// Anything else, pasted as it stands.
  case expression
}

package struct KeyedValue: Sendable, Equatable {
  package var key: AnnotationValue
  package var value: AnnotationValue

  package init(key: AnnotationValue, value: AnnotationValue) {
    self.key = key
    self.value = value
  }
}

package struct LabelledValue: Sendable, Equatable {
  package var label: String?
  package var value: AnnotationValue

  package init(label: String?, value: AnnotationValue) {
    self.label = label
    self.value = value
  }
}
