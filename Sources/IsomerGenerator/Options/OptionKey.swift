import IsomerSyntax

/// An option with the type of its value, by which the other stages find it.
struct OptionKey<Value> {
  let name: String
  let value: (OptionValue) -> Value?
}

/// A part of the name of an option that restricts it to a direction.
enum OptionSuffix: String { case read, write }

extension OptionKey<Void> {
  private static func flag(_ name: String) -> Self { Self(name: name) { _ in } }

  static var array: Self { flag("array") }
  static var conditional: Self { flag("conditional") }
  static var explicit: Self { flag("explicit") }
  static var fallback: Self { flag("fallback") }
  static var id: Self { flag("id") }
  static var parent: Self { flag("parent") }
  static var required: Self { flag("required") }
  static var secret: Self { flag("secret") }
  static var transparent: Self { flag("transparent") }
  static var untagged: Self { flag("untagged") }
}

extension OptionKey<KeyPathText> {
  private static func path(_ name: String) -> Self {
    Self(name: name) { $0.paths?.first?.path }
  }

  static var content: Self { path("content") }
  /// The key of a property or an associated value.
  static var key: Self { path("key") }
  static var under: Self { path("under") }
}

extension OptionKey<[WrittenPath]> {
  static var alias: Self { Self(name: "alias", value: \.paths) }
  static var fields: Self { Self(name: "fields", value: \.paths) }
  static var tag: Self { Self(name: "tag", value: \.paths) }
}

extension OptionKey<[WrittenKey]> {
  static var caseKey: Self {
    Self(name: "key") { if case .caseKeys(let keys) = $0 { keys } else { nil } }
  }
}

extension OptionKey<MemberKey> {
  static var memberKey: Self {
    Self(name: "key") { if case .memberKey(let key) = $0 { key } else { nil } }
  }
}

extension OptionKey<[Name]> { static var was: Self { Self(name: "was", value: \.names) } }

extension OptionKey<Name> {
  private static func string(_ name: String) -> Self { Self(name: name) { $0.names?.first } }

  static var archiveKey: Self { string("key.archive") }
  static var expected: Self { string("expected") }
  static var name: Self { string("name") }
  static var sample: Self { string("sample") }
}

extension OptionKey<Affixes> {
  static var flatten: Self {
    Self(name: "flatten") { if case .affixes(let texts) = $0 { texts } else { Affixes() } }
  }
}

extension OptionKey<RestKeys> {
  static var rest: Self {
    Self(name: "rest") { if case .restKeys(let keys) = $0 { keys } else { RestKeys() } }
  }
}

extension OptionKey<Int> {
  private static func integer(_ name: String) -> Self {
    Self(name: name) { if case .integer(let value) = $0 { value } else { nil } }
  }

  static var since: Self { integer("since") }
  static var version: Self { integer("version") }
}

extension OptionKey where Value: RawRepresentable<String> {
  fileprivate static func choice(_ name: String) -> Self {
    Self(name: name) { $0.names?.first.flatMap { Value(rawValue: $0.text) } }
  }
}

extension OptionKey<KeyStrategy> { static var cases: Self { choice("cases") } }
extension OptionKey<KeysChoice> {
  static var keys: Self {
    Self(name: "keys") {
      $0.names?.first.map { KeyStrategy(rawValue: $0.text).map { .strategy($0) } ?? .codingKeys }
    }
  }
}

extension OptionKey<Model.UnknownKeys> { static var unknown: Self { choice("unknown") } }

extension OptionKey<Coercion> {
  static var coerce: Self {
    Self(name: "coerce") { if case .coercion(let value) = $0 { value } else { Coercion() } }
  }
}

extension OptionKey {
  fileprivate static func choices<Choice: RawRepresentable<String>>(_ name: String) -> Self
  where Value == [Choice] {
    Self(name: name) { $0.names?.compactMap { Choice(rawValue: $0.text) } }
  }
}

extension OptionKey<[Property.ElementRule]> { static var elements: Self { choices("elements") } }
extension OptionKey<[Property.ReadNull]> { static var readNull: Self { choices("null") } }
extension OptionKey<[Property.NilWriting]> { static var nilWriting: Self { choices("null") } }
extension OptionKey<[Derivation.Member]> { static var derive: Self { choices("derive") } }

extension OptionKey<Skip> {
  static var skip: Self {
    Self(name: "skip") {
      Skip(choices: $0.names.map { Set($0.compactMap { Skip.Choice(rawValue: $0.text) }) })
    }
  }
}

extension OptionKey<AnnotationValue> {
  private static func expression(_ name: String) -> Self {
    Self(name: name, value: \.expression)
  }

  static var after: Self { expression("after") }
  static var before: Self { expression("before") }
  static var check: Self { expression("check") }
  static var `default`: Self { expression("default") }
  static var each: Self { expression("each") }
  /// The type of an external mapping or a type transformer.
  static var `for`: Self { expression("for") }
  static var initialiser: Self { expression("init") }
  /// The function that names the case or the subtype, in place of a path.
  static var tagFunction: Self { expression("tag") }
  static var upgrade: Self { expression("upgrade") }
  static var with: Self { expression("with") }
}

extension OptionKey<AnnotationValue?> {
  static var recover: Self { Self(name: "recover") { .some($0.expression) } }
}

extension OptionKey<Omission> {
  static var omit: Self {
    Self(name: "omit") { value in
      value.expression.map { Omission(function: $0) }
        ?? value.names.map { names in
          Omission(choices: Set(names.compactMap { Omission.Choice(rawValue: $0.text) }))
        }
    }
  }
}

extension OptionKey<MergeOption> {
  static var merge: Self {
    Self(name: "merge") {
      $0.names?.first.flatMap { MergeRule.Named(rawValue: $0.text) }.map { .named($0) }
        ?? $0.expression.map { .function($0) }
    }
  }
}
