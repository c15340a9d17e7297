/// What the parser found in one file, in source order.
package struct ParsedFile: Sendable, Equatable {
  package var file: SourceFile
  package var imports: [ImportDeclaration] = []
  /// Types at the top level, extensions included; nested types stand inside their parents.
  package var types: [TypeDeclaration] = []
  /// Type aliases at the top level.
  package var aliases: [AliasDeclaration] = []
  /// `// @mapped file …`: the defaults for every annotated type of the file.
  package var fileAnnotations: [Annotation] = []
  /// Everything that reading alone can tell is wrong.
  package var diagnostics: [Diagnostic] = []

  package init(file: SourceFile) { self.file = file }
}

package enum AccessLevel: String, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// `@testable import struct Foundation.URL`, with the conditions it stands under.
package struct ImportDeclaration: Sendable, Equatable {
  /// Attributes as written, without arguments dropped: `@preconcurrency`, `@_spi(X)`.
  package var attributes: [String]
  package var access: AccessLevel?
  /// Everything after the access level, from `import` on: `import struct Foundation.URL`.
  package var text: String
  /// The first component of the imported name.
  package var module: String
  package var conditions: [String]
  package var range: SourceRange

  package init(
    attributes: [String], access: AccessLevel?, text: String, module: String,
    conditions: [String], range: SourceRange
  ) {
    self.attributes = attributes
    self.access = access
    self.text = text
    self.module = module
    self.conditions = conditions
    self.range = range
  }
}

/// `typealias Name<…> = Type`.
package struct AliasDeclaration: Sendable, Equatable {
  package var name: String
  package var type: TypeReference
  package var isGeneric: Bool

  package init(name: String, type: TypeReference, isGeneric: Bool) {
    self.name = name
    self.type = type
    self.isGeneric = isGeneric
  }
}

/// A name with its place.
///
/// Back-ticks are taken off `text`; `range` covers them.
package struct Name: Sendable, Equatable {
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// `@objc(name)` or `@Published`, as written.
package struct Attribute: Sendable, Equatable {
  package var name: String
  /// Name and arguments, without the `@`.
  package var text: String
  package var range: SourceRange
  /// The `#if` conditions that it is under, but not the declaration.
  package var conditions: [String]

  package init(name: String, text: String, range: SourceRange, conditions: [String] = []) {
    self.name = name
    self.text = text
    self.range = range
    self.conditions = conditions
  }
}

/// A struct, class, enum, actor, protocol or extension and all its members.
package struct TypeDeclaration: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case structure = "struct", classType = "class", enumeration = "enum", actor
    case protocolType = "protocol", extensionType = "extension"
  }

  package var kind: Kind
  /// The name; for an extension the path of the declaration that it extends: `Outer.Inner`.
  package var name: Name
  /// The access that is written, if any.
  package var access: AccessLevel?
  /// Modifiers but for access, in order: `final`, `indirect`.
  package var modifiers: [String] = []
  package var attributes: [Attribute] = []
  /// Names of the generic parameters; primary associated types of a protocol.
  package var genericParameters: [String] = []
  /// `<T: Equatable>` as written, or empty; for an extension the type with its arguments.
  package var genericClause = ""
  /// The requirements of the `where` clause as written, without `where`.
  package var whereClause: String?
  package var inheritance: [TypeReference] = []
  package var properties: [PropertyDeclaration] = []
  /// `var (a, b) = (1, 2)`: storage without a property by name; its name is the pattern's text.
  package var patterns: [PropertyDeclaration] = []
  package var cases: [CaseDeclaration] = []
  package var initialisers: [FunctionDeclaration] = []
  package var functions: [FunctionDeclaration] = []
  package var aliases: [AliasDeclaration] = []
  package var types: [TypeDeclaration] = []
  package var annotations: [Annotation] = []
  /// The `#if` conditions it stands under, outermost first; the `#else` of `#if A` is `!(A)`, an
  /// `#elseif B` is `!(A) && (B)`.
  package var conditions: [String] = []
  /// What its header and body have that is part of no declaration that the parser understands.
  package var unread: [SourceRange] = []
  package var range: SourceRange

  package init(kind: Kind, name: Name, range: SourceRange) {
    self.kind = kind
    self.name = name
    self.range = range
  }
}

/// One variable or constant; `let a, b: Int` gives two.
package struct PropertyDeclaration: Sendable, Equatable {
  package enum Storage: String, Sendable {
    /// Has storage, with or without observers.
    case stored
    /// Has a getter.
    case computed
  }

  package var name: Name
  /// The type annotation; of `let a, b: Int` both have it.
  package var type: TypeReference?
  package var initialValue: SourceExpression?
  package var isLet: Bool
  package var storage: Storage
  /// A computed property or protocol requirement that can be set.
  package var isSettable: Bool
  package var access: AccessLevel?
  /// The access of the setter where it is written apart: `private(set)`.
  package var setterAccess: AccessLevel?
  /// Modifiers but for access: `static`, `lazy`, `weak`, `override`, `nonisolated`.
  package var modifiers: [String] = []
  package var attributes: [Attribute] = []
  /// `async` or `throws` of a computed property's getter, or empty.
  package var effects: [String] = []
  package var annotations: [Annotation] = []
  package var conditions: [String] = []
  package var range: SourceRange

  package init(
    name: Name, type: TypeReference? = nil, initialValue: SourceExpression? = nil, isLet: Bool,
    storage: Storage = .stored, isSettable: Bool, range: SourceRange
  ) {
    self.name = name
    self.type = type
    self.initialValue = initialValue
    self.isLet = isLet
    self.storage = storage
    self.isSettable = isSettable
    self.range = range
  }
}

/// One case of an enum; `case a, b` gives two.
package struct CaseDeclaration: Sendable, Equatable {
  package var name: Name
  package var rawValue: SourceExpression?
  /// Nil without parentheses; empty for `case a()`.
  package var associatedValues: [ParameterDeclaration]?
  package var isIndirect = false
  package var attributes: [Attribute] = []
  package var annotations: [Annotation] = []
  package var conditions: [String] = []
  package var range: SourceRange

  package init(name: Name, range: SourceRange) {
    self.name = name
    self.range = range
  }
}

/// An associated value, or a parameter of a function or initialiser.
package struct ParameterDeclaration: Sendable, Equatable {
  /// The argument label; nil for `_` and for an unlabelled associated value.
  package var label: Name?
  /// The inner name where two are written.
  package var innerName: Name?
  package var type: TypeReference
  package var defaultValue: SourceExpression?
  package var annotations: [Annotation] = []

  package init(label: Name?, innerName: Name?, type: TypeReference) {
    self.label = label
    self.innerName = innerName
    self.type = type
  }
}

/// A function or an initialiser: what a caller needs to know of it.
package struct FunctionDeclaration: Sendable, Equatable {
  /// `init`, `init?` and `init!` all have the name `init`.
  package var name: Name
  package var parameters: [ParameterDeclaration] = []
  package var access: AccessLevel?
  package var modifiers: [String] = []
  package var attributes: [Attribute] = []
  package var isFailable = false
  package var isThrowing = false
  package var isAsync = false
  package var isGeneric = false
  package var returnType: TypeReference?
  package var conditions: [String] = []
  package var range: SourceRange

  package init(name: Name, range: SourceRange) {
    self.name = name
    self.range = range
  }
}

/// An expression as written, kept as text to be pasted.
package struct SourceExpression: Sendable, Equatable {
  package var text: String
  package var range: SourceRange
  /// What the expression is, as far as its tokens tell.
  package var shape: ValueShape

  package init(text: String, range: SourceRange, shape: ValueShape) {
    self.text = text
    self.range = range
    self.shape = shape
  }
}

/// A type as written, and what it is made of.
package struct TypeReference: Sendable, Equatable {
  /// The source text with comments taken out and runs of blanks as one.
  package var text: String
  package var range: SourceRange
  package var shape: TypeShape

  package init(text: String, range: SourceRange, shape: TypeShape) {
    self.text = text
    self.range = range
    self.shape = shape
  }
}

/// The structure of a type: `[String: Foo.Bar<Int>?]` is a dictionary of a name and an optional.
package indirect enum TypeShape: Sendable, Equatable {
  /// `Foo.Bar<Int>`: the components, each with its generic arguments.
  case named([TypeComponent])
  case optional(TypeReference)
  case implicitlyUnwrapped(TypeReference)
  case array(TypeReference)
  case dictionary(key: TypeReference, value: TypeReference)
  case tuple([TypeReference])
  case function
  /// `any P`, `some P`, `P & Q`, metatypes, `~Copyable`, and whatever else there is.
  case other
}

package struct TypeComponent: Sendable, Equatable {
  package var name: String
  package var arguments: [TypeReference]

  package init(name: String, arguments: [TypeReference] = []) {
    self.name = name
    self.arguments = arguments
  }
}

extension TypeDeclaration {
  /// Whether it is an extension for some generic arguments alone, whose members others lack.
  package var isConstrained: Bool {
    kind == .extensionType && (whereClause != nil || !genericClause.isEmpty)
  }
}

extension PropertyDeclaration {
  /// Whether it is `(a, b)` in place of a name.
  var isPattern: Bool { name.text.hasPrefix("(") }
}
