/// The declarations of a file, in source order.
package struct ParsedFile: Sendable {
  package var file: SourceFile
  package var imports: [ImportDeclaration] = []
  /// The types at the top level, including extensions; nested types are in their parents.
  package var types: [TypeDeclaration] = []
  package var aliases: [AliasDeclaration] = []
  /// The `// @mapped file …` annotations: defaults for every annotated type of the file.
  package var fileAnnotations: [Annotation] = []
  /// The `// @mapped target …` annotations: defaults for every annotated type of the target.
  package var targetAnnotations: [Annotation] = []
  package var diagnostics: [Diagnostic] = []
}

/// The access levels, from the most restrictive one.
package enum AccessLevel: String, Sendable, Comparable, CaseIterable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (left: Self, right: Self) -> Bool {
    left != right && allCases.first { $0 == left || $0 == right } == left
  }
}

/// An import such as `@testable import struct Foundation.URL`, with its `#if` conditions.
package struct ImportDeclaration: Sendable {
  /// The attributes as written, with their arguments: `@preconcurrency`, `@_spi(X)`.
  package var attributes: [String]
  package var access: AccessLevel?
  /// The text from `import` on: `import struct Foundation.URL`.
  package var text: String
  /// The first component of the imported name.
  package var module: String
  package var conditions: [String]
  package var range: SourceRange
}

/// A type alias, `typealias Name<…> = Type`.
package struct AliasDeclaration: Sendable, Equatable {
  package var name: String
  package var nameRange: SourceRange
  package var type: TypeReference
  package var genericParameters: [String]
  package var access: AccessLevel?
  package var conditions: [String] = []
  package var annotations: [Annotation] = []
}

/// A name with its range.
///
/// `text` excludes backticks; `range` includes them.
package struct Name: Sendable, Equatable {
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// An attribute as written, such as `@objc(name)` or `@Published`.
package struct Attribute: Sendable, Equatable {
  package var name: String
  /// The name and the arguments, without the `@`.
  package var text: String
  package var range: SourceRange
  /// The `#if` conditions of the attribute that its declaration does not have.
  package var conditions: [String] = []
}

/// A struct, class, enum, actor, protocol or extension with its members.
package struct TypeDeclaration: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case structure = "struct", classType = "class", enumeration = "enum", actor
    case protocolType = "protocol", extensionType = "extension"
  }

  package var kind: Kind
  /// The name; for an extension, the path of the extended declaration: `Outer.Inner`.
  package var name: Name
  package var access: AccessLevel?
  /// The modifiers other than access levels, in order: `final`, `indirect`.
  package var modifiers: [String] = []
  package var attributes: [Attribute] = []
  /// The names of the generic parameters, or of the primary associated types of a protocol.
  package var genericParameters: [String] = []
  /// `<T: Equatable>` as written, or empty; for an extension, the type with its arguments.
  package var genericClause = ""
  /// The requirements of the `where` clause as written, without `where`.
  package var whereClause: String?
  package var inheritance: [TypeReference] = []
  package var properties: [PropertyDeclaration] = []
  /// Stored patterns such as `var (a, b) = (1, 2)`, whose name is the text of the pattern.
  package var patterns: [PropertyDeclaration] = []
  package var cases: [CaseDeclaration] = []
  package var initialisers: [FunctionDeclaration] = []
  package var functions: [FunctionDeclaration] = []
  package var aliases: [AliasDeclaration] = []
  package var types: [TypeDeclaration] = []
  package var annotations: [Annotation] = []
  /// The `#if` conditions, outermost first; `!(A)` for the `#else` of `#if A`, and `!(A) && (B)`
  /// for its `#elseif B`.
  package var conditions: [String] = []
  /// The ranges in the header and body that belong to no recognised declaration.
  package var unread: [SourceRange] = []
  package var range: SourceRange

  /// True for an extension whose members are only available for some generic arguments.
  package var isConstrained: Bool {
    kind == .extensionType && (whereClause != nil || !genericClause.isEmpty)
  }
}

/// A variable or constant; `let a, b: Int` declares two.
package struct PropertyDeclaration: Sendable, Equatable {
  package enum Storage: String, Sendable {
    /// A stored property, with or without observers.
    case stored
    case computed
  }

  package var name: Name
  /// The type annotation, which both names of `let a, b: Int` have.
  @Boxed package var type: TypeReference?
  @Boxed package var initialValue: AnnotationValue?
  package var isLet: Bool
  package var storage: Storage
  /// True if a computed property or protocol requirement has a setter.
  package var isSettable: Bool
  package var access: AccessLevel?
  /// The explicit access level of the setter: `private(set)`.
  package var setterAccess: AccessLevel?
  /// The modifiers other than access levels: `static`, `lazy`, `weak`, `override`, `nonisolated`.
  package var modifiers: [String] = []
  package var attributes: [Attribute] = []
  /// The effects of a computed property's getter, `async` and `throws`.
  package var effects: [String] = []
  package var annotations: [Annotation] = []
  package var conditions: [String] = []
  package var range: SourceRange

  package init(
    name: Name, type: TypeReference? = nil, initialValue: AnnotationValue? = nil, isLet: Bool,
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

/// An enum case; `case a, b` declares two.
package struct CaseDeclaration: Sendable, Equatable {
  package var name: Name
  package var rawValue: AnnotationValue?
  /// The associated values; nil without parentheses, empty for `case a()`.
  package var associatedValues: [ParameterDeclaration]?
  package var isIndirect = false
  package var attributes: [Attribute] = []
  package var annotations: [Annotation] = []
  package var conditions: [String] = []
  package var range: SourceRange
}

/// An associated value, or a parameter of a function or initialiser.
package struct ParameterDeclaration: Sendable, Equatable {
  /// The argument label; nil for `_` and for an unlabelled associated value.
  package var label: Name?
  package var innerName: Name?
  package var type: TypeReference
  package var defaultValue: AnnotationValue?
  package var annotations: [Annotation] = []

  package init(label: Name?, innerName: Name?, type: TypeReference) {
    self.label = label
    self.innerName = innerName
    self.type = type
  }
}

/// The signature of a function or an initialiser.
package struct FunctionDeclaration: Sendable, Equatable {
  /// The name, which is `init` for `init`, `init?` and `init!`.
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

/// A type as written, and its structure.
package struct TypeReference: Sendable, Equatable {
  /// The source text without comments, with each run of whitespace collapsed to a space.
  package var text: String
  package var range: SourceRange
  @Boxed package var shape: TypeShape
  /// The components of a type alias as written; `shape` is that of its type.
  package var alias: [TypeComponent]?

  package init(text: String, range: SourceRange, shape: TypeShape) {
    self.text = text
    self.range = range
    self.shape = shape
  }
}

/// The structure of a type: `[String: Int?]` is a dictionary of a named and an optional type.
package indirect enum TypeShape: Sendable, Equatable {
  /// `Foo.Bar<Int>`: the components, each with its generic arguments.
  case named([TypeComponent])
  case optional(TypeReference)
  case implicitlyUnwrapped(TypeReference)
  case array(TypeReference)
  case dictionary(key: TypeReference, value: TypeReference)
  /// The elements with their labels, which are empty for those without one.
  case tuple([TypeReference], labels: [String])
  case function
  /// Any other type: `any P`, `some P`, `P & Q`, metatypes, `~Copyable`.
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
