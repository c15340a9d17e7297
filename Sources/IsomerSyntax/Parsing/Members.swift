/// The members of a type, or the declarations at the top level of a file.
struct Members {
  var imports: [ImportDeclaration] = []
  var properties: [PropertyDeclaration] = []
  var patterns: [PropertyDeclaration] = []
  var cases: [CaseDeclaration] = []
  var initialisers: [FunctionDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var aliases: [AliasDeclaration] = []
  var types: [TypeDeclaration] = []
  var unread: [Range<Int>] = []
}

/// A body whose members are being parsed.
struct Body {
  var type: TypeDeclaration?
  /// The first item of the type's declaration.
  var start = 0
  /// The index of the closing brace or the end.
  var end: Int
  /// The number of `#if` conditions that are open before the body.
  var outerConditions = 0
  var members = Members()
}

/// The attributes and modifiers before a declaration's keyword.
struct Header {
  /// The first item of the declaration.
  var start: Int?
  var attributes: [Attribute] = []
  var modifiers: [String] = []
  var access: AccessLevel?
  var setterAccess: AccessLevel?
}

/// The position of a declaration, which is used to attach annotations.
struct DeclarationSite: Sendable {
  /// A target of an annotation, identified by the offset of its name or type.
  struct Element: Sendable {
    var first: Int
    var anchor: Int
  }

  /// The first item: an attribute, a modifier or the keyword.
  var start: Int
  var keyword: Int
  /// The names; `let a, b` has two.
  var elements: [Element] = []
  /// The associated values, or the parameters of a function.
  var parameters: [Element] = []
  /// A description such as `a function` if the declaration does not support annotations.
  var refusal: String?
}
