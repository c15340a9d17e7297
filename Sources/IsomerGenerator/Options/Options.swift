import IsomerSyntax

/// An option with its parsed value.
struct WrittenOption: Sendable {
  /// The name with its suffix.
  let name: Name
  let value: OptionValue
  /// The value as written.
  let source: AnnotationValue?

  /// The range of the value, or else of the name.
  var valueRange: SourceRange { source?.range ?? name.range }
}

/// The valid options of all annotations of a declaration.
struct Options: Sendable {
  /// The range of the first `@mapped` marker.
  var marker: SourceRange
  private(set) var byName: [String: [WrittenOption]] = [:]
  /// The options that a default sets: that of a file, a superclass or the target.
  private var defaults: Set<String> = []

  init(marker: SourceRange) { self.marker = marker }

  func value<Value>(_ key: OptionKey<Value>, _ suffix: OptionSuffix? = nil) -> Value? {
    option(key, suffix).flatMap { key.value($0.value) }
  }

  /// Returns the value with the suffix, or without one: `key.read` before `key`.
  func directed<Value>(_ key: OptionKey<Value>, _ suffix: OptionSuffix) -> Value? {
    value(key, suffix) ?? value(key)
  }

  func directions<Value>(of key: OptionKey<Value>) -> Directed<Value?> {
    Directed { directed(key, $0) }
  }

  /// Returns the values of an option that can be repeated.
  func values<Value>(_ key: OptionKey<Value>) -> [Value] {
    (byName[key.name] ?? []).compactMap { key.value($0.value) }
  }

  /// Returns the only one of the choices that exclude each other.
  func first<Choice>(_ key: OptionKey<[Choice]>) -> Choice? { value(key)?.first }

  func contains<Value>(_ key: OptionKey<Value>, _ suffix: OptionSuffix? = nil) -> Bool {
    option(key, suffix) != nil
  }

  func option<Value>(_ key: OptionKey<Value>, _ suffix: OptionSuffix? = nil) -> WrittenOption? {
    byName.isEmpty ? nil : byName[key.name + (suffix.map { ".\($0.rawValue)" } ?? "")]?.first
  }

  /// Returns true if the declaration itself has the option.
  func declares<Value>(_ key: OptionKey<Value>) -> Bool {
    contains(key) && !defaults.contains(key.name)
  }

  func range<Value>(of key: OptionKey<Value>) -> SourceRange? { option(key)?.name.range }

  /// The things that `skip:` excludes.
  var skip: Skip { value(.skip) ?? Skip(choices: []) }

  /// The name of the first option, in alphabetical order, that makes a type archived.
  var archiving: String? {
    byName.keys.filter { OptionTable.needs(of: $0).contains(.archiving) }.min()
  }

  /// The options that a constant with an initial value, which is not read, does not support.
  var forReading: [WrittenOption] {
    byName.filter { written, _ in
      written != "with.read" && OptionTable.needs(of: written).contains(.reading)
        || written == "check"
    }.values.compactMap(\.first)
  }

  /// `null:` unless it only makes null an error, as it can without a key, too.
  var nullOfKey: WrittenOption? {
    option(.readNull).flatMap { $0.value.names?.map(\.text) == ["error"] ? nil : $0 }
  }

  /// Returns the options for documents with some names, with and without a suffix.
  func written(_ names: [String]) -> [WrittenOption] {
    byName.filter { name, _ in
      names.contains(OptionTable.base(of: name)) && !name.hasSuffix(".archive")
    }.values.flatMap(\.self)
  }

  /// True if an option has no effect on a declaration that is not read.
  var needsReading: Bool { byName.keys.contains { OptionTable.needs(of: $0).contains(.reading) } }

  /// Returns the options, with the defaults of a file or superclass for those that are not set.
  func inheriting(_ defaults: Options?) -> Options {
    guard let defaults else { return self }
    var merged = self
    // An own option without a suffix is that of both directions.
    let others = defaults.byName.filter { byName[OptionTable.base(of: $0.key)] == nil }
    merged.byName.merge(others) { own, _ in own }
    merged.defaults.formUnion(others.keys)
    merged.completeNull(from: defaults)
    return merged
  }

  /// Adds the choices of a default for the direction that `null:` does not name.
  private mutating func completeNull(from defaults: Options) {
    guard let own = option(.nilWriting), let other = defaults.option(.nilWriting) else {
      return
    }
    let names = (own.value.names ?? []) + (other.value.names ?? [])
    byName[own.name.text] = [
      WrittenOption(name: own.name, value: .names(names), source: own.source)
    ]
  }

  /// The options that a class inherits from its superclass.
  var inheritable: Options {
    var kept = self
    kept.byName = byName.filter { OptionTable.inheritable.contains(OptionTable.base(of: $0.key)) }
    return kept
  }

  /// Returns the options as if they were written at a place in another file.
  func located(at place: SourceRange) -> Options {
    var moved = self
    moved.byName = byName.mapValues { written in
      written.map {
        WrittenOption(name: Name($0.name.text, place), value: $0.value, source: nil)
      }
    }
    return moved
  }

  mutating func add(_ option: WrittenOption) {
    byName[option.name.text, default: []].append(option)
  }
}
