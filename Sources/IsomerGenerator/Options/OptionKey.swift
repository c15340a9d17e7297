import IsomerSyntax

/// An option with the type of its value, by which the other stages find it.
struct OptionKey<Value> {
  let name: String
  let value: (OptionValue) -> Value?

  init(_ name: String, _ value: @escaping (OptionValue) -> Value?) {
    (self.name, self.value) = (name, value)
  }
}

/// A part of the name of an option that restricts it to a direction.
enum OptionSuffix: String { case read, write }

/// The options, in alphabetical order; the value of a flag is empty.
extension OptionKey {
  static var after: OptionKey<AnnotationValue> { .init("after", \.expression) }
  static var alias: OptionKey<[WrittenPath]> { .init("alias", \.paths) }
  static var archiveKey: OptionKey<Name> { .init("key.archive", \.name) }
  static var array: OptionKey<Void> { .init("array") { _ in } }
  static var before: OptionKey<AnnotationValue> { .init("before", \.expression) }
  static var caseKey: OptionKey<[WrittenKey]> {
    .init("key") { if case .caseKeys(let keys) = $0 { keys } else { nil } }
  }
  static var cases: OptionKey<KeyStrategy> { .init("cases") { $0.choice() } }
  static var check: OptionKey<AnnotationValue> { .init("check", \.expression) }
  static var coerce: OptionKey<Coercion> {
    .init("coerce") { if case .coercion(let value) = $0 { value } else { Coercion() } }
  }
  static var conditional: OptionKey<Void> { .init("conditional") { _ in } }
  static var content: OptionKey<KeyPathText> { .init("content", \.path) }
  static var `default`: OptionKey<AnnotationValue> { .init("default", \.expression) }
  static var derive: OptionKey<[DerivedMember]> { .init("derive") { $0.choices() } }
  static var each: OptionKey<AnnotationValue> { .init("each", \.expression) }
  static var elements: OptionKey<[ElementRule]> { .init("elements") { $0.choices() } }
  static var expected: OptionKey<Name> { .init("expected", \.name) }
  static var explicit: OptionKey<Void> { .init("explicit") { _ in } }
  static var fallback: OptionKey<Void> { .init("fallback") { _ in } }
  static var fields: OptionKey<[WrittenPath]> { .init("fields", \.paths) }
  static var flatten: OptionKey<Affixes> {
    .init("flatten") { if case .affixes(let texts) = $0 { texts } else { Affixes() } }
  }
  /// The type of an external mapping or a type transformer.
  static var `for`: OptionKey<AnnotationValue> { .init("for", \.expression) }
  static var id: OptionKey<Void> { .init("id") { _ in } }
  static var initialiser: OptionKey<AnnotationValue> { .init("init", \.expression) }
  /// The key of a property or an associated value.
  static var key: OptionKey<KeyPathText> { .init("key", \.path) }
  static var keys: OptionKey<KeysChoice> {
    .init("keys") {
      $0.name.map { KeyStrategy(rawValue: $0.text).map { .strategy($0) } ?? .codingKeys }
    }
  }
  static var memberKey: OptionKey<SubtypeCondition> {
    .init("key") { if case .memberKey(let key) = $0 { key } else { nil } }
  }
  static var merge: OptionKey<MergeOption> {
    .init("merge") { $0.choice().map { .named($0) } ?? $0.expression.map { .function($0) } }
  }
  static var nilWriting: OptionKey<[NilWriting]> { .init("null") { $0.choices() } }
  static var omit: OptionKey<Omission> {
    .init("omit") { value in
      value.expression.map { Omission(function: $0) }
        ?? value.choices().map { Omission(choices: Set($0)) }
    }
  }
  static var parent: OptionKey<Void> { .init("parent") { _ in } }
  static var readNull: OptionKey<[ReadNull]> { .init("null") { $0.choices() } }
  static var recover: OptionKey<AnnotationValue?> { .init("recover") { .some($0.expression) } }
  static var required: OptionKey<Void> { .init("required") { _ in } }
  static var rest: OptionKey<RestKeys> {
    .init("rest") { if case .restKeys(let keys) = $0 { keys } else { RestKeys() } }
  }
  static var sample: OptionKey<Name> { .init("sample", \.name) }
  static var secret: OptionKey<Void> { .init("secret") { _ in } }
  static var since: OptionKey<Int> { .init("since", \.integer) }
  static var skip: OptionKey<Skip> { .init("skip") { Skip(choices: $0.choices().map { Set($0) }) } }
  static var tag: OptionKey<[WrittenPath]> { .init("tag", \.paths) }
  /// The function that names the case or the subtype, in place of a path.
  static var tagFunction: OptionKey<AnnotationValue> { .init("tag", \.expression) }
  static var transparent: OptionKey<Void> { .init("transparent") { _ in } }
  static var under: OptionKey<KeyPathText> { .init("under", \.path) }
  static var unknown: OptionKey<UnknownPolicy> { .init("unknown") { $0.choice() } }
  static var untagged: OptionKey<Void> { .init("untagged") { _ in } }
  static var upgrade: OptionKey<AnnotationValue> { .init("upgrade", \.expression) }
  static var version: OptionKey<Int> { .init("version", \.integer) }
  static var was: OptionKey<[Name]> { .init("was", \.names) }
  static var with: OptionKey<AnnotationValue> { .init("with", \.expression) }
}

extension OptionValue {
  fileprivate var name: Name? { names?.first }
  fileprivate var path: KeyPathText? { paths?.first?.path }
  fileprivate var integer: Int? { if case .integer(let value) = self { value } else { nil } }

  fileprivate func choice<Choice: RawRepresentable<String>>() -> Choice? {
    name.flatMap { Choice(rawValue: $0.text) }
  }

  fileprivate func choices<Choice: RawRepresentable<String>>() -> [Choice]? {
    names?.compactMap { Choice(rawValue: $0.text) }
  }
}
