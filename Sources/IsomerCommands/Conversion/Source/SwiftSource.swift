import IsomerGenerator
import IsomerSyntax

/// The sources of a program with their tokens and declarations, read as one text.
///
/// All offsets are those of the text, so that a declaration in another file, such as the extension
/// of a type, needs no reference to its file.
final class SwiftSource {
  let files: [SourceFile]
  private let options: ConversionOptions
  /// The offsets at which the files begin.
  let starts: [Int]
  let parsed: ParsedFile
  let tokens: TokenStream
  /// The types, including nested types, each with its extensions.
  let models: [ModelSource]
  /// The enums of keys at the top level, by name.
  let codingKeys: [String: [TypeDeclaration]]
  /// The ranges of types and extensions that contain a type of a name, in order.
  private let rangesByNestedType: [String: [SourceRange]]
  /// The structs of keys that are written as string literals.
  let literalKeys: Set<String>
  /// The strategies of the coders.
  private(set) lazy var coders = CoderStrategies(of: self, options)
  /// The arguments of `.codable()` for the strategies of the coders.
  private(set) lazy var coderForms = CoderForms(self)
  /// The types that the code of each type reads and writes.
  private(set) lazy var contents = (
    read: CodedContents(self, reads: true), write: CodedContents(self, reads: false)
  )
  /// The types that mappings cannot have in the forms of the coders.
  private(set) lazy var coderDependence = CoderDependence(self)
  /// The functions that read from, and write to, keyed containers.
  private(set) lazy var helpers = ContainerHelpers(self)
  /// The types of aliases, by name.
  let aliases: [String: TypeReference]
  /// The paths of the aliases in types: `API.Address`.
  private let nestedAliases: Set<String>
  /// The names of all types and generic parameters.
  private let modelNames: Set<String>
  /// The names of the methods of all types, which only their values have.
  let methodNames: Set<String>
  /// The names of private declarations.
  let hiddenNames: Set<String>
  /// The offsets of each identifier, in order.
  private let names: [String: [Int]]
  /// The offsets of each identifier after another one and a dot: `User.CodingKeys`.
  private let members: [String: [Int]]

  init(_ files: [SourceFile], _ options: ConversionOptions = ConversionOptions()) {
    self.files = files.map(\.indexed)
    self.options = options
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for file in files {
      starts.append(bytes.count)
      bytes += file.bytes
      bytes += Self.separator
    }
    self.starts = starts
    let tokens = TokenStream(bytes)
    self.tokens = tokens
    parsed = DeclarationParser.parse(SourceFile(path: "", bytes: bytes), tokens)
    models = ModelSource.models(of: parsed.types) { Self.index(of: $0, in: starts) }
    codingKeys = Dictionary(
      grouping: parsed.types.filter(CodingKeyTable.isCodingKey), by: \.name.text)
    literalKeys = Set(
      models.filter {
        $0.inherits(anyOf: ["CodingKey"]) && $0.inherits(anyOf: ["ExpressibleByStringLiteral"])
      }
      .map(\.name))
    var nested: [String: [SourceRange]] = [:]
    for model in models {
      for name in Set(model.nestedTypes.map(\.name.text)) {
        nested[name, default: []] += model.parts.map(\.range)
      }
    }
    rangesByNestedType = nested.mapValues { $0.sorted { $0.start < $1.start } }
    (names, members) = Self.identifiers(in: tokens)
    let declared = parsed.aliases + models.flatMap(\.parts).flatMap(\.aliases)
    aliases = Dictionary(firstOf: declared.map { ($0.name, $0.type) })
    nestedAliases = Set(
      models.flatMap { model in
        model.parts.flatMap(\.aliases).map { "\(model.path).\($0.name)" }
      })
    modelNames = Set(models.flatMap { [$0.name] + $0.declaration.genericParameters })
    methodNames = Set(parsed.types.flatMap(Self.methods))
    hiddenNames = Self.hiddenNames(in: tokens)
  }

  /// Returns the offsets of each identifier, and of those after another one and a dot.
  private static func identifiers(
    in tokens: TokenStream
  ) -> (names: [String: [Int]], members: [String: [Int]]) {
    var names: [String: [Int]] = [:]
    var members: [String: [Int]] = [:]
    for index in 0..<tokens.count where tokens.isIdentifier(index) {
      let name = tokens.name(index).text
      let offset = tokens.items[index].range.start
      names[name, default: []].append(offset)
      if tokens.is(index - 1, "."), tokens.isIdentifier(index - 2) {
        members["\(tokens.name(index - 2).text).\(name)", default: []].append(offset)
      }
    }
    return (names, members)
  }

  /// A comment at the end of a file is not that of the next file's first declaration.
  static let separator = Array("\n\n;\n\n".utf8)

  /// All files as one text.
  var file: SourceFile { parsed.file }

  /// The errors that make the declarations of files unreliable.
  var syntaxErrors: [Diagnostic] {
    guard !tokens.unmatched.isEmpty || !areFilesSeparate else { return [] }
    return files.flatMap { Problem.diagnostics(TokenStream($0.bytes).unmatched, in: $0) }
  }

  /// False if a bracket or a literal of one file is closed in another.
  private var areFilesSeparate: Bool {
    var ends = starts.dropFirst().map { $0 - Self.separator.count / 2 - 1 }[...]
    // The closing bracket that is furthest in the text.
    var last = -1
    for (index, closing) in tokens.closing.enumerated() {
      if let end = ends.first, tokens.items[index].range.start >= end {
        guard tokens.items[index].range.start == end, last < index else { return false }
        ends.removeFirst()
      }
      last = max(last, closing)
    }
    return ends.isEmpty
  }

  /// Returns the offset after the text of a file.
  func end(ofFile index: Int) -> Int { starts[index] + files[index].bytes.count }

  /// Returns the index of the file that contains an offset.
  func fileIndex(at offset: Int) -> Int { Self.index(of: offset, in: starts) }

  /// Returns the line of an offset in its file.
  func line(at offset: Int) -> Int {
    let file = fileIndex(at: offset)
    return files[file].location(at: offset - starts[file]).line
  }

  private static func index(of offset: Int, in starts: [Int]) -> Int {
    max(0, starts.partition { $0 > offset } - 1)
  }

  /// Returns the index of the first token that begins at or after an offset.
  func index(at offset: Int) -> Int { tokens.items.partition { $0.range.start >= offset } }

  /// Returns the tokens in a range of the file.
  func items(in range: SourceRange) -> Range<Int> { index(at: range.start)..<index(at: range.end) }

  /// Returns the offset of an associated value, with its label.
  func start(of value: ParameterDeclaration) -> Int {
    if let label = value.label { return label.range.start }
    guard let name = value.innerName else { return value.type.range.start }
    return tokens.items[index(at: name.range.start) - 1].range.start
  }

  /// Returns the tokens between the braces of a declaration that ends with its body.
  func body(of declaration: SourceRange) -> Range<Int>? {
    let items = items(in: declaration)
    guard let last = items.last, tokens.is(last, "}") else { return nil }
    guard
      let open = items.first(where: {
        tokens.is($0, "{") && tokens.isClosed($0) && tokens.closing[$0] == last
      })
    else { return nil }
    return (open + 1)..<last
  }

  /// Returns whether a path of names means a type of the program or a generic parameter; an alias
  /// means its type.
  func declares(_ path: String) -> Bool {
    var names = path.split(separator: ".").map(String.init)
    var seen: Set<String> = []
    while let last = names.last, !modelNames.contains(last), let alias = aliases[last]?.leaf,
      seen.insert(last).inserted
    {
      guard !alias.isStandard, let target = alias.namePath else { return true }
      names = target.split(separator: ".").map(String.init)
    }
    return names.first.map(modelNames.contains) ?? false
  }

  /// Returns the path of the alias in a type that a name means in a scope; nil for other names.
  func nestedAlias(_ name: String, from scope: String) -> String? {
    SymbolTable.first(name, from: scope) { nestedAliases.contains($0) ? $0 : nil }
  }

  /// Returns the last names of paths, with the names in the types of aliases.
  func lastNames(of paths: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = paths
    while let path = open.popLast() {
      let name = path.split(separator: ".").last.map(String.init) ?? path
      guard found.insert(name).inserted, let alias = aliases[name] else { continue }
      open += alias.allNames
    }
    return found
  }

  /// Returns the identifiers that end with a word, in order.
  func names(withSuffix suffix: String) -> [String] {
    names.keys.filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Returns the offsets at which a name is used, as an identifier.
  func uses(of name: String) -> [Int] { names[name] ?? [] }

  /// Returns the offsets at which a name is used in a range.
  func uses(of name: String, in range: SourceRange) -> ArraySlice<Int> {
    Self.slice(names[name] ?? [], from: range.start, to: range.end) { $0 }
  }

  /// Returns the offsets of a name after another name and a dot.
  func uses(of name: String, in owner: String) -> [Int] { members["\(owner).\(name)"] ?? [] }

  /// Returns the ranges of the types inside a range, and of their extensions in it, that contain a
  /// type of a name.
  func ranges(withNestedType name: String, inside range: SourceRange) -> ArraySlice<SourceRange> {
    Self.slice(rangesByNestedType[name] ?? [], from: range.start + 1, to: range.end, \.start)
  }

  /// Returns the elements of a sorted list from one offset to another.
  private static func slice<Element>(
    _ list: [Element], from start: Int, to end: Int, _ offset: (Element) -> Int
  ) -> ArraySlice<Element> {
    let lower = list.partition { offset($0) >= start }
    return list[lower..<max(lower, list.partition { offset($0) >= end })]
  }

  /// Returns the names of the methods of a type and its nested types.
  private static func methods(of type: TypeDeclaration) -> [String] {
    type.functions.map(\.name.text) + type.types.flatMap(methods)
  }

  /// Returns the names of the declarations after `private` and `fileprivate`.
  private static func hiddenNames(in tokens: TokenStream) -> Set<String> {
    let keywords: [StaticString] = [
      "let", "var", "func", "struct", "enum", "class", "typealias", "protocol", "actor",
    ]
    var found: Set<String> = []
    for start in 0..<tokens.count
    where tokens.is(start, "private") || tokens.is(start, "fileprivate") {
      var index = start + 1
      while index < min(start + 6, tokens.count - 1), tokens.isIdentifier(index) {
        // `class` can be a modifier.
        if keywords.contains(where: { tokens.is(index, $0) }), tokens.isIdentifier(index + 1),
          !keywords.contains(where: { tokens.is(index + 1, $0) })
        {
          found.insert(tokens.name(index + 1).text)
        }
        index += 1
      }
    }
    return found
  }

  /// Returns the names in the patterns of a function's body, and the implicit `error`.
  func localNames(in range: SourceRange) -> Set<String> {
    let keywords: [StaticString] = ["let", "var", "for"]
    var names: Set<String> = ["error"]
    let items = items(in: range)
    for start in items where keywords.contains(where: { tokens.is(start, $0) }) {
      var index = start + 1
      while index < items.upperBound, !tokens.is(index, "="), !tokens.is(index, "in"),
        !tokens.items[index].isAfterNewline
      {
        if tokens.isIdentifier(index) { names.insert(tokens.name(index).text) }
        index += 1
      }
    }
    return names
  }

  /// Returns the text of the comments in a range.
  func comments(in range: SourceRange) -> [(offset: Int, text: String)] {
    Self.slice(tokens.comments, from: range.start, to: range.end) { $0.token.range.start }
      .map(\.token.range).filter { $0.end <= range.end }.map { ($0.start, file.text($0)) }
  }
}

extension TypeReference {
  /// The last components of the names in the type: `Codable`, `Sendable` for `Codable & Sendable`.
  var simpleNames: [String] {
    text.split(separator: "&").map { part in (part.split(separator: ".").last ?? "").trimmingBlanks
    }
  }
}

extension PropertyDeclaration { var isOptional: Bool { type?.optionalWrapped != nil } }

extension StringProtocol {
  /// The text without spaces at both ends.
  var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
