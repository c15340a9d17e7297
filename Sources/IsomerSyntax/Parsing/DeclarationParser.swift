/// Finds the declarations of a file, and what the annotations in its comments say of them.
///
/// It reads what a generator has to know (types, stored properties, cases, initialisers) and
/// passes over all else by its brackets. Nothing in a source can make it fail: what it does not
/// understand it skips, a token at a time.
package struct DeclarationParser {
  let stream: TokenStream
  var position = 0
  var conditions = ConditionStack()
  /// How many conditions already stood open where the type at hand begins.
  var outerConditions = 0
  var depth = 0
  var sites: [DeclarationSite] = []
  /// The opening braces of types, as against those of code.
  var typeBraces: Set<Int> = []
  /// Types nested deeper than this are passed over.
  static let maximumDepth = 24

  private init(_ stream: TokenStream) { self.stream = stream }

  /// Everything the file declares, with its annotations attached and all that is wrong with them.
  package static func parse(_ file: SourceFile) -> ParsedFile {
    let stream = TokenStream(file.bytes)
    var parser = DeclarationParser(stream)
    let members = parser.parseMembers(until: stream.count, of: nil)
    var parsed = ParsedFile(file: file)
    parsed.imports = members.imports
    parsed.types = members.types
    parsed.aliases = members.aliases
    let found = AnnotationFinder.annotations(in: stream)
    var attachment = Attachment(stream, sites: parser.sites, typeBraces: parser.typeBraces)
    attachment.attach(found.annotations)
    attachment.fill(&parsed)
    parsed.diagnostics = Problem.diagnostics(found.problems + attachment.problems, in: file)
    return parsed
  }

  /// All declarations up to the index, which is where a closing brace or the end is.
  mutating func parseMembers(until end: Int, of kind: TypeDeclaration.Kind?) -> Members {
    var members = Members()
    var header = Header()
    while position < end {
      let before = position
      parseMember(&header, of: kind, into: &members)
      if position == before { position = stream.after(position) }
    }
    position = end
    return members
  }

  private mutating func parseMember(
    _ header: inout Header, of kind: TypeDeclaration.Kind?, into members: inout Members
  ) {
    if parseDirective() || parseAttribute(into: &header) || parseModifier(into: &header) { return }
    let start = position
    if !stream.is(position - 1, "."), stream.isIdentifier(position) {
      parseDeclaration(header, of: kind, into: &members)
    }
    // What is no declaration is passed over, and what stood before it belongs to nothing.
    if position == start { position = stream.after(position) }
    header = Header()
  }

  private mutating func parseDeclaration(
    _ header: Header, of kind: TypeDeclaration.Kind?, into members: inout Members
  ) {
    switch stream.text(position) {
    case "import": parseImport(header, into: &members)
    case "struct": parseType(.structure, header, into: &members)
    case "class": parseType(.classType, header, into: &members)
    case "enum": parseType(.enumeration, header, into: &members)
    case "actor": parseType(.actor, header, into: &members)
    case "protocol": parseType(.protocolType, header, into: &members)
    case "extension": parseType(.extensionType, header, into: &members)
    case "let", "var": parseBindings(header, isGlobal: kind == nil, into: &members)
    case "case": if kind == .enumeration { parseCases(header, into: &members) }
    case "init": parseInitialiser(header, into: &members)
    case "func": parseFunction(header, into: &members)
    case "typealias": parseAlias(header, into: &members)
    case "subscript": parseSubscript(header)
    case "deinit", "associatedtype", "operator", "precedencegroup", "macro": parseOther(header)
    default: break
    }
  }

  /// The conditions of what is declared here, within its type.
  var memberConditions: [String] { conditions.conditions(from: outerConditions) }

  /// From the first item of the declaration to the one before the position.
  func range(of header: Header, keyword: Int) -> SourceRange {
    stream.range((header.start ?? keyword)..<max(position, keyword + 1))
  }
}
