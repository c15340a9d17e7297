/// Parses the declarations of a file and the annotations in its comments.
///
/// It parses only what the generator needs (types, stored properties, cases, initialisers), and
/// skips everything else by its brackets. Parsing never fails: unrecognised tokens are skipped one
/// at a time, and recorded.
package struct DeclarationParser {
  let stream: TokenStream
  var position = 0
  var conditions = ConditionStack()
  /// The attributes and modifiers since the last declaration.
  var header = Header()
  /// The body whose members are being parsed.
  var body: Body
  /// The enclosing bodies, outermost first; an explicit stack avoids recursion for nested types.
  var outerBodies: [Body] = []
  var imports: [ImportDeclaration] = []
  var sites: [DeclarationSite] = []
  /// The opening braces of type bodies.
  var typeBraces: Set<Int> = []
  /// The end of the last failed search for the opening brace of a body.
  var missingBrace = 0
  /// The nesting depth beyond which members of types are skipped, because users of the declarations
  /// are recursive.
  static let maximumDepth = 100

  private init(_ stream: TokenStream) {
    self.stream = stream
    let range = SourceRange(start: 0, end: stream.bytes.count)
    let file = TypeDeclaration(kind: .extensionType, name: Name("", range), range: range)
    body = Body(type: file, end: stream.count)
  }

  var isInType: Bool { !outerBodies.isEmpty }

  /// Returns the declarations of a file with their annotations and diagnostics.
  ///
  /// `tokens` are those of the file, if they are known.
  package static func parse(_ source: SourceFile, _ tokens: TokenStream? = nil) -> ParsedFile {
    let file = source.indexed
    let stream = tokens ?? TokenStream(file.bytes)
    var parser = DeclarationParser(stream)
    parser.parseMembers()
    var parsed = ParsedFile(file: file)
    parsed.imports = parser.imports
    parsed.types = parser.body.type.types
    parsed.aliases = parser.body.type.aliases
    let found = AnnotationFinder.annotations(in: stream)
    var attachment = Attachment(stream, sites: parser.sites, typeBraces: parser.typeBraces)
    attachment.attach(found.annotations)
    attachment.fill(&parsed)
    // An unmatched bracket can hide members.
    let unmatched = found.annotations.isEmpty ? [] : Array(stream.unmatched.prefix(1))
    parsed.diagnostics = Problem.diagnostics(
      found.problems + attachment.problems + unmatched, in: file)
    return parsed
  }

  private mutating func parseMembers() {
    repeat {
      while position < body.end { parseMember() }
    } while closeBody()
  }

  private mutating func parseMember() {
    if parseDirective() || parseAttribute() || parseModifier() { return }
    let start = position
    if stream.is(position, ";") {
      position += 1
    } else if stream.kind(position) == .pound {
      parseMacroExpansion()
    } else if !stream.is(position - 1, "."), stream.isIdentifier(position) {
      parseDeclaration()
    }
    // Other tokens are skipped, and the attributes and modifiers before them are discarded.
    if position == start {
      position = stream.after(position)
      note(unread: start..<position)
    }
    header = Header()
  }

  private mutating func parseDeclaration() {
    let keyword = stream.text(position)
    if let kind = TypeDeclaration.Kind(rawValue: keyword) { return parseType(kind) }
    switch keyword {
    case "import": parseImport()
    case "let", "var": parseBindings()
    case "case": if body.type.kind == .enumeration { parseCases() }
    case "init": parseInitialiser()
    case "func": parseFunction()
    case "typealias": parseAlias()
    case "subscript": parseSubscript()
    case "associatedtype": parseAssociatedType()
    case "deinit", "operator", "precedencegroup", "macro": parseOther()
    default: break
    }
  }

  /// Records items that belong to no recognised declaration.
  mutating func note(unread items: Range<Int>) {
    if let last = body.unread.last, last.upperBound == items.lowerBound {
      body.unread[body.unread.count - 1] = last.lowerBound..<items.upperBound
    } else {
      body.unread.append(items)
    }
  }

  /// The conditions of the current declaration within its type.
  var memberConditions: [String] { conditions.conditions(from: body.outerConditions) }

  /// The attributes of the current declaration, each with the conditions that only it has.
  var attributes: [Attribute] {
    header.attributes.map { attribute in
      var attribute = attribute
      let shared = zip(attribute.conditions, conditions.conditions()).prefix { $0 == $1 }.count
      attribute.conditions.removeFirst(shared)
      return attribute
    }
  }

  /// Returns the range from the first item of the declaration to the one before the position.
  func range(ofKeyword keyword: Int) -> SourceRange {
    stream.range((header.start ?? keyword)..<max(position, keyword + 1))
  }

  func site(_ keyword: Int, names: [Int] = [], refusal: String? = nil) -> DeclarationSite {
    DeclarationSite(
      start: header.start ?? keyword, keyword: keyword, names: names, refusal: refusal)
  }
}

/// A body whose members are being parsed.
struct Body {
  /// The type with the members so far; the file counts as an extension without a name.
  var type: TypeDeclaration
  /// The first item of the type's declaration.
  var start = 0
  /// The index of the closing brace or the end.
  var end: Int
  /// The number of `#if` conditions that are open before the body.
  var outerConditions = 0
  var unread: [Range<Int>] = []
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
