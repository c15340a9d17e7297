import IsomerSyntax

/// The parsed value of an option.
enum OptionValue: Sendable, Equatable {
  case none
  case paths([WrittenPath])
  case caseKeys([WrittenKey])
  case memberKey(SubtypeCondition)
  /// Names after dots, and strings.
  case names([Name])
  case coercion(Coercion)
  case affixes(Affixes)
  case restKeys(RestKeys)
  case integer(Int)
  case expression(AnnotationValue)

  var paths: [WrittenPath]? { if case .paths(let paths) = self { paths } else { nil } }
  var names: [Name]? { if case .names(let names) = self { names } else { nil } }
  var expression: AnnotationValue? { if case .expression(let value) = self { value } else { nil } }
}

/// A path in an annotation.
struct WrittenPath: Sendable, Equatable {
  var path: KeyPathText
  /// The path as written.
  var text: String
  var range: SourceRange
}

/// A value that identifies an enum case.
struct WrittenKey: Sendable, Equatable {
  /// The key; nil for a number that is too large.
  var key: CaseKey?
  var range: SourceRange
}

/// The things that `skip:` excludes.
struct Skip: Sendable {
  enum Choice: String, Sendable, CaseIterable {
    case read, write, documents, archive, equality, hash, description, copy, merge
    case initialiser = "init"
  }

  /// The named exclusions; nil without a value.
  let choices: Set<Choice>?

  var reading: Bool { isWhole || names(.read) || names(.documents) }
  var writing: Bool { isWhole || names(.write) || names(.documents) }
  /// True if nothing is read or written.
  var mapping: Bool { reading && writing }
  var archiving: Bool { isWhole || names(.archive) }

  /// True without a value, which excludes a declaration from everything.
  var isWhole: Bool { choices == nil }

  /// The derived members that are named.
  var members: Set<DerivedMember> {
    Set((choices ?? []).compactMap { DerivedMember(rawValue: $0.rawValue) })
  }

  func names(_ choice: Choice) -> Bool { choices?.contains(choice) ?? false }
}

/// The values that are not written: `omit:`.
struct Omission: Sendable {
  enum Choice: String, Sendable, CaseIterable { case empty, `default`, off }

  var choices: Set<Choice> = []
  var function: AnnotationValue?

  func names(_ choice: Choice) -> Bool { choices.contains(choice) }
}

/// The value of `merge:`.
enum MergeOption: Sendable {
  /// The rules without a function, as written.
  enum Named: String, Sendable, CaseIterable { case replace, keep, ifPresent, deep }

  case named(Named)
  case function(AnnotationValue)
}

extension AnnotationValue {
  func pasted(in file: SourceFile) -> PastedExpression {
    PastedExpression(
      text: text, path: file.path, location: file.location(at: range.start), shape: shape)
  }
}

/// The handling of keys that no property reads.
package enum UnknownPolicy: String, Sendable, CaseIterable { case ignore, error, report }

/// The meaning of null in a document.
package enum ReadNull: String, Sendable, CaseIterable { case `nil`, missing, error }

/// The output for nil.
package enum NilWriting: String, Sendable, CaseIterable { case omit, write }

/// The handling of invalid elements.
package enum ElementRule: String, Sendable, CaseIterable { case strict, lossy, compact, wrap }

/// The texts around each key of a flattened value: `flatten: .prefix("home_")`.
package struct Affixes: Sendable, Hashable {
  package var prefix = ""
  package var suffix = ""

  package var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }

  /// Returns whether a key has the texts; keys are compared by their bytes.
  package func accepts(_ key: String) -> Bool {
    key.utf8.starts(with: prefix.utf8)
      && key.utf8.reversed().starts(with: suffix.utf8.reversed())
  }
}

/// A member that `derive:` and `skip:` can name.
enum DerivedMember: String, Sendable, CaseIterable {
  case equality, hash, copy, merge, description, changes
  case initialiser = "init"
}

/// The condition that selects a subtype of a cluster.
package enum SubtypeCondition: Sendable, Equatable {
  /// The values of the tag; the first is written.
  case tags([CaseKey])
  /// A path that only this subtype has: `has("image_url")`.
  case shape(KeyPathText)
  /// The condition `.otherwise`: no other subtype matches.
  case otherwise

  /// The values of the tag, if it selects the subtype.
  package var tags: [CaseKey] { if case .tags(let values) = self { values } else { [] } }
}
