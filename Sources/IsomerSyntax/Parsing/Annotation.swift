/// A `@mapped` comment: `// @mapped(twitter) key: "screen_name", skip`.
package struct Annotation: Sendable, Equatable {
  package var range: SourceRange
  /// The profiles in parentheses after the marker.
  package var profiles: [Name]
  package var options: [AnnotationOption]

  package init(range: SourceRange, profiles: [Name], options: [AnnotationOption]) {
    self.range = range
    self.profiles = profiles
    self.options = options
  }
}

/// An option of an annotation, `name` or `name: value`.
package struct AnnotationOption: Sendable, Equatable {
  /// The name with its suffix, for example `key.read`.
  package var name: Name
  package var value: AnnotationValue?
}

/// An expression: the value of an option, or an initial value.
package struct AnnotationValue: Sendable, Equatable {
  /// The source text, with spaces in place of the comment markers of continuation lines.
  package var text: String
  /// The range from the first to the last token of the value.
  package var range: SourceRange
  @Boxed package var shape: ValueShape

  package init(text: String, range: SourceRange, shape: ValueShape) {
    self.text = text
    self.range = range
    self.shape = shape
  }

  /// True for `nil`, `.none`, `Optional.none` and `Optional<Int>.none`, as values of an optional.
  package var isNil: Bool { shape == .null || isMember("none", of: "Optional") }

  /// True for `.absent` and `PropertyChange.absent`, as values of a `PropertyChange`.
  package var isAbsent: Bool { isMember("absent", of: "PropertyChange") }

  private func isMember(_ name: String, of type: String) -> Bool {
    switch shape {
    case .member(name): true
    case .path(let names): names.suffix(2) == [type, name]
    default: text.hasPrefix("\(type)<") && text.hasSuffix(">.\(name)")
    }
  }
}

/// The form of an expression, determined from its tokens.
package indirect enum ValueShape: Sendable, Equatable {
  /// A string literal without interpolation, with resolved escapes.
  case string(String)
  /// `"v\(1)"`.
  case interpolation
  /// `12`, `-3`, `0xFF`: the sign and the digits as written.
  case integer(String)
  case float(String)
  case boolean(Bool)
  case null
  /// `.snake`: the name after the dot.
  case member(String)
  /// `[a, b]`: the elements in order; empty for `[]`.
  case list([AnnotationValue])
  /// `["a": .b]`; empty for `[:]`.
  case dictionary([KeyedValue])
  /// `Foo`, `Foo.bar`: a path of names.
  case path([String])
  /// `has("x")`, `.map(…)`, `Foo<Int>(…)`, `[Int]()`: the callee and the arguments.
  case call(callee: AnnotationValue, arguments: [LabelledValue])
  /// `a().then`, `.a.b`: a member of an operand that is not a path.
  case access(base: AnnotationValue, member: String)
  /// `1...10`, `0..<5`, `...3`, `1...`.
  case range(lower: AnnotationValue?, upper: AnnotationValue?, isHalfOpen: Bool)
  /// `{ !$0.isEmpty }`; `isAction` is true if it consists of statements and returns no value.
  case closure(isAction: Bool)
  /// Any other expression, which is copied verbatim.
  case expression

  /// The value of a string literal without interpolation.
  package var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The function of a call, or else the expression itself.
  package var called: ValueShape {
    if case .call(let callee, _) = self { callee.shape } else { self }
  }
}

package struct KeyedValue: Sendable, Equatable {
  package var key: AnnotationValue
  package var value: AnnotationValue
}

package struct LabelledValue: Sendable, Equatable {
  package var label: String?
  package var value: AnnotationValue

  package init(label: String?, value: AnnotationValue) {
    self.label = label
    self.value = value
  }
}
