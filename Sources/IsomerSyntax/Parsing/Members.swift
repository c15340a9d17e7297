/// What stands between the braces of a type, or at the top level of a file.
struct Members {
  var imports: [ImportDeclaration] = []
  var properties: [PropertyDeclaration] = []
  var patterns: [PropertyDeclaration] = []
  var cases: [CaseDeclaration] = []
  var initialisers: [FunctionDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var aliases: [AliasDeclaration] = []
  var types: [TypeDeclaration] = []
  /// The items that are part of no declaration.
  var unread: [Range<Int>] = []
}

/// A body whose members are being read.
struct Body {
  /// The type it belongs to; nil for the file.
  var type: TypeDeclaration?
  /// The first item of the type's declaration.
  var start = 0
  /// The index of the closing brace, or of the end.
  var end: Int
  /// How many conditions are already open where it begins.
  var outerConditions = 0
  var members = Members()
}

/// The attributes and modifiers before a declaration's keyword, as far as they are read.
struct Header {
  /// The first item of the declaration, once there is one.
  var start: Int?
  var attributes: [Attribute] = []
  var modifiers: [String] = []
  var access: AccessLevel?
  var setterAccess: AccessLevel?
}

/// A place where a declaration stands, to find which annotation belongs to which.
struct DeclarationSite: Sendable, Equatable {
  /// Something that can carry an annotation, known by the offset of its name or its type.
  struct Element: Sendable, Equatable {
    var first: Int
    var anchor: Int
  }

  /// The first item: an attribute, a modifier or the keyword.
  var start: Int
  var keyword: Int
  /// The names: of `let a, b` two.
  var elements: [Element] = []
  /// Associated values, or the parameters of a function.
  var parameters: [Element] = []
  /// For what cannot carry an annotation, what it is: `a function`.
  var refusal: String?
}
