import IsomerGenerator
package import IsomerSyntax

/// Replaces calls of `JSONDecoder` and `JSONEncoder` by those of mappings, where the types are mapped.
///
/// `try JSONDecoder().decode(User.self, from: data)` becomes `try User(json: data)`.
package struct CallSiteFinder {
  private let source: SwiftSource
  /// The paths of the types, and whether they are mapped and without generic parameters.
  fileprivate let mapped: [String: Bool]
  fileprivate let coders: CoderVariables

  package init(_ files: [SourceFile], _ options: ConversionOptions = ConversionOptions()) {
    source = SwiftSource(files, options)
    mapped = Dictionary(
      source.models.map { ($0.path, $0.isMapped && $0.declaration.genericParameters.isEmpty) }
    ) { $0 && $1 }
    coders = CoderVariables(source)
  }

  /// Returns the files with their calls, in order.
  package func run() -> [CallSiteFile] {
    source.files.map { file in
      let sites = FileFinder(file, in: self).sites
      var edits = EditList()
      for site in sites {
        if let text = site.replacement { edits.replace(site.range, with: text) }
      }
      let declarations = file.parsed
      let first = declarations.types.map(\.range.start).min() ?? sites.first?.range.start ?? 0
      if sites.contains(where: { $0.replacement != nil }),
        let (text, place) = LineLayout(file.bytes).importText(
          ["Isomer"], besides: declarations.imports, before: first, start: 0)
      {
        edits.insert(text, at: place)
      }
      let changed = SourceFile(path: file.path, bytes: edits.apply(to: file.bytes).bytes)
      return CallSiteFile(source: file, changed: changed, sites: sites)
    }
  }

  /// Returns why the coders of the program write or read other documents than mappings; nil if they
  /// do not.
  fileprivate func reason(_ isDecoder: Bool) -> String? {
    if source.coders.dates.read == nil || source.coders.dates.write == nil {
      return "the coders have a strategy for dates that the mappings may not contain"
    }
    if case .unknown(let reason) = source.coders[.keys][reads: isDecoder] {
      return "the form of keys is unknown: \(reason)"
    }
    let others = isDecoder ? Self.decoding : Self.encoding
    return others.first { !source.uses(of: $0).isEmpty }.map {
      "a coder has '\($0)', which the mappings may not contain"
    }
  }

  /// The properties of coders that change what they read or write, besides keys and dates.
  private static let decoding = [
    "allowsJSON5", "dataDecodingStrategy", "nonConformingFloatDecodingStrategy", "userInfo",
  ]
  private static let encoding = [
    "dataEncodingStrategy", "nonConformingFloatEncodingStrategy", "outputFormatting", "userInfo",
  ]
}

/// The calls of coders in a file.
private struct FileFinder {
  private(set) var sites: [CallSite] = []
  private let tokens: TokenStream
  private let program: CallSiteFinder

  init(_ file: SourceFile, in program: CallSiteFinder) {
    self.program = program
    tokens = TokenStream(file.bytes)
    let indexed = file.indexed
    for index in 0..<tokens.count where tokens.is(index - 1, ".") && tokens.is(index + 1, "(") {
      let isDecoding = tokens.is(index, "decode")
      guard isDecoding || tokens.is(index, "encode"), tokens.isClosed(index + 1),
        let start = base(before: index - 1, of: isDecoding ? .decoder : .encoder)
      else { continue }
      let arguments = tokens.elements((index + 2)..<tokens.closing[index + 1])
      let items = start..<tokens.after(index + 1)
      guard let call = isDecoding ? decoding(arguments) : encoding(arguments, before: start) else {
        continue
      }
      var site = CallSite(
        call: tokens.collapsedText(items),
        location: indexed.location(at: tokens.range(items).start),
        range: tokens.range(items))
      site.reason = call.reason ?? program.reason(isDecoding)
      if site.reason == nil { site.replacement = call.text }
      sites.append(site)
    }
  }

  /// Returns the index of the first token of a coder that ends before a dot; nil for other values.
  private func base(before dot: Int, of kind: CoderVariables.Kind) -> Int? {
    var start = dot
    // `JSONDecoder()`, `JSONDecoder.api`, `decoder`, `self.decoder`.
    repeat {
      start -= 1
      if tokens.is(start, ")"), tokens.is(start - 1, "(") { start -= 2 }
      guard tokens.isIdentifier(start) else { return nil }
      start -= 1
    } while tokens.is(start, ".")
    start += 1
    let name = tokens.name(start).text
    if name == kind.rawValue { return start }
    let isQualified = name == "self" || name == "Self"
    let variable = isQualified ? start + 2 : start
    guard variable == dot - 1,
      program.coders.kind(of: tokens.name(variable).text, before: variable, in: tokens) == kind
    else { return nil }
    return start
  }

  private typealias Call = (text: String, reason: String?)

  /// Returns the call for the arguments of `decode(T.self, from: data)`; nil for other functions.
  private func decoding(_ arguments: [Range<Int>]) -> Call? {
    guard arguments.count == 2, let first = arguments.first, first.count > 2,
      tokens.is(first.upperBound - 1, "self"), tokens.is(first.upperBound - 2, "."),
      tokens.is(arguments[1].lowerBound, "from"), tokens.is(arguments[1].lowerBound + 1, ":")
    else { return nil }
    let type = tokens.collapsedText(first.lowerBound..<first.upperBound - 2)
    // A closure can have several lines.
    let data = tokens.text(tokens.range(arguments[1].lowerBound + 2..<arguments[1].upperBound))
    return ("\(type)(json: \(data))", isMapped(type) ? nil : "'\(type)' is not mapped")
  }

  /// Returns the call for the argument of `encode(value)`; nil for other functions.
  private func encoding(_ arguments: [Range<Int>], before start: Int) -> Call? {
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    let value = tokens.collapsedText(argument)
    guard argument.count == 1, tokens.isIdentifier(argument.lowerBound),
      let type = type(of: value, before: start)
    else { return ("", "the type of '\(value)' is not known here") }
    return ("\(value).json()", isMapped(type) ? nil : "'\(type)' is not mapped")
  }

  /// Returns the type in the last declaration of a name before a place; nil if it states none.
  private func type(of name: String, before start: Int) -> String? {
    var index = start
    while index > 1 {
      index -= 1
      guard tokens.isIdentifier(index), tokens.name(index).text == name else { continue }
      if tokens.is(index + 1, ":"), tokens.isIdentifier(index + 2) {
        var end = index + 3
        while tokens.is(end, "."), tokens.isIdentifier(end + 1) { end += 2 }
        return tokens.collapsedText(index + 2..<end)
      }
      // `let name = …`, `for name in …`, `{ name in …`
      let declares = ["let", "var", "for", "{", "(", ","].contains { tokens.text(index - 1) == $0 }
      if declares, tokens.is(index + 1, "=") || tokens.is(index + 1, "in") { return nil }
    }
    return nil
  }

  /// Returns whether a type is mapped, or consists of mapped types: `[User]`, `[String: User]?`.
  private func isMapped(_ text: String) -> Bool {
    var name = text[...]
    while true {
      if name.hasSuffix("?") {
        name = name.dropLast()
      } else if name.hasPrefix("["), name.hasSuffix("]") {
        name = name.dropFirst().dropLast()
        if name.hasPrefix("String: ") { name = name.dropFirst("String: ".count) }
      } else {
        break
      }
    }
    let path = String(name)
    if let isMapped = program.mapped[path] { return isMapped }
    // A nested type in the scope of its outer type.
    let nested = program.mapped.filter { $0.key.hasSuffix(".\(path)") }
    return !nested.isEmpty && nested.allSatisfy(\.value)
  }
}
