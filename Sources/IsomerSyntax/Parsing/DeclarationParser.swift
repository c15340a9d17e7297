/// Finds the declarations of a file, and what the annotations in its comments say of them.
///
/// It reads what a generator has to know (types, stored properties, cases, initialisers) and
/// passes over all else by its brackets. Nothing in a source can make it fail: what it does not
/// understand it passes over, a token at a time, and notes where.
package struct DeclarationParser {
  let stream: TokenStream
  var position = 0
  var conditions = ConditionStack()
  /// The attributes and modifiers read since the last declaration.
  var header = Header()
  /// The body whose members are read.
  var body: Body
  /// The bodies around it, the file's first: no nesting needs a call for each level.
  var outerBodies: [Body] = []
  var sites: [DeclarationSite] = []
  /// The opening braces of types, as against those of code.
  var typeBraces: Set<Int> = []
  /// Where the search for a body's brace ended last without finding one.
  var missingBrace = 0
  /// The members of types nested deeper than this are passed over: what uses the declarations
  /// needs a call for each level.
  static let maximumDepth = 100

  private init(_ stream: TokenStream) {
    self.stream = stream
    body = Body(end: stream.count)
  }

  /// Everything the file declares, with its annotations attached and all that is wrong with them.
  package static func parse(_ source: SourceFile) -> ParsedFile {
    let file = source.indexed
    let stream = TokenStream(file.bytes)
    var parser = DeclarationParser(stream)
    parser.parseMembers()
    var parsed = ParsedFile(file: file)
    parsed.imports = parser.body.members.imports
    parsed.types = parser.body.members.types
    parsed.aliases = parser.body.members.aliases
    let found = AnnotationFinder.annotations(in: stream)
    var attachment = Attachment(stream, sites: parser.sites, typeBraces: parser.typeBraces)
    attachment.attach(found.annotations)
    attachment.fill(&parsed)
    // A bracket that has no partner may hide members.
    let unmatched = found.annotations.isEmpty ? [] : Array(stream.unmatched.prefix(1))
    parsed.diagnostics = Problem.diagnostics(
      found.problems + attachment.problems + unmatched, in: file)
    return parsed
  }

  /// Reads all members of all bodies.
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
    // What is no declaration is passed over, and what precedes it belongs to nothing.
    if position == start {
      position = stream.after(position)
      note(unread: start..<position)
    }
    header = Header()
  }

  private mutating func parseDeclaration() {
    switch stream.text(position) {
    case "import": parseImport()
    case "struct": parseType(.structure)
    case "class": parseType(.classType)
    case "enum": parseType(.enumeration)
    case "actor": parseType(.actor)
    case "protocol": parseType(.protocolType)
    case "extension": parseType(.extensionType)
    case "let", "var": parseBindings()
    case "case": if body.type?.kind == .enumeration { parseCases() }
    case "init": parseInitialiser()
    case "func": parseFunction()
    case "typealias": parseAlias()
    case "subscript": parseSubscript()
    case "associatedtype": parseAssociatedType()
    case "deinit", "operator", "precedencegroup", "macro": parseOther()
    default: break
    }
  }

  /// Keeps in mind items that are part of nothing that was understood.
  mutating func note(unread items: Range<Int>) {
    if let last = body.members.unread.last, last.upperBound == items.lowerBound {
      body.members.unread[body.members.unread.count - 1] = last.lowerBound..<items.upperBound
    } else {
      body.members.unread.append(items)
    }
  }

  /// The conditions of what is declared here, within its type.
  var memberConditions: [String] { conditions.conditions(from: body.outerConditions) }

  /// The attributes of what is declared here, each with the conditions that it alone is under.
  var attributes: [Attribute] {
    header.attributes.map { attribute in
      var attribute = attribute
      let shared = zip(attribute.conditions, conditions.conditions()).prefix { $0 == $1 }.count
      attribute.conditions.removeFirst(shared)
      return attribute
    }
  }

  /// From the first item of the declaration to the one before the position.
  func range(ofKeyword keyword: Int) -> SourceRange {
    stream.range((header.start ?? keyword)..<max(position, keyword + 1))
  }

  func site(
    _ keyword: Int, names: [(first: Int, anchor: Int)] = [], refusal: String? = nil
  ) -> DeclarationSite {
    DeclarationSite(
      start: header.start ?? keyword, keyword: keyword,
      elements: names.map { DeclarationSite.Element(first: $0.first, anchor: $0.anchor) },
      refusal: refusal)
  }
}
