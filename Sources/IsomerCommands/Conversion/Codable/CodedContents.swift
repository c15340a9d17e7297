import IsomerGenerator
import IsomerSyntax

/// The types of the values that the `Codable` code of each type reads, or writes.
struct CodedContents {
  private let source: SwiftSource
  private var tokens: TokenStream { source.tokens }
  private let reads: Bool
  /// The types that contain values of a type, by its name.
  private var containers: [String: [String]] = [:]

  init(_ source: SwiftSource, reads: Bool) {
    self.source = source
    self.reads = reads
    for model in source.models where model.declaration.kind != .protocolType {
      for name in contents(of: model) { containers[name, default: []].append(model.name) }
    }
  }

  /// Gives the types that contain a type, also in others, a reason unless they have one.
  func spread(_ reason: String, from name: String, to reasons: inout [String: String]) {
    var open = [name]
    while let name = open.popLast() {
      for container in containers[name] ?? [] where reasons[container] == nil {
        reasons[container] = reason
        open.append(container)
      }
    }
  }

  /// Returns whether the code of a type uses information that only its coders have.
  func usesUserInfo(_ model: ModelSource) -> Bool {
    code(of: model).map { !source.uses(of: "userInfo", in: $0.range).isEmpty } ?? false
  }

  private func code(of model: ModelSource) -> FunctionDeclaration? {
    reads ? model.decodingInitialiser : model.encodingFunction
  }

  // MARK: Contents

  private func contents(of model: ModelSource) -> Set<String> {
    let inherited = Set(model.declaration.inheritance.flatMap(\.simpleNames))
    let values = model.declaration.cases.flatMap { $0.associatedValues ?? [] }.map(\.type)
    guard let code = code(of: model) else {
      let keys = model.nestedTypes.first { $0.name.text == "CodingKeys" }?.cases.map(\.name.text)
      let properties = model.storedProperties.filter { keys?.contains($0.name.text) ?? true }
      return names(of: properties, values).union(inherited)
    }
    let items = source.body(of: code.range) ?? 0..<0
    let properties = model.storedProperties + model.computedProperties
    return (reads ? read(properties, in: items) : written(properties, values, in: items))
      .union(inherited)
  }

  /// Returns the types that code names, as in `decode(Date.self, forKey: .at)`; with the types of all
  /// properties if a call names none.
  private func read(_ properties: [PropertyDeclaration], in items: Range<Int>) -> Set<String> {
    let named = items.filter { index in
      tokens.isIdentifier(index)
        && (!tokens.is(index + 1, "(") || tokens.is(index + 2, "from"))
    }
    let namesNone = items.contains {
      tokens.is($0, "(") && tokens.is($0 + 1, "forKey")
        && tokens.text($0 - 1).hasPrefix("decode")
    }
    return source.lastNames(of: named.map { tokens.name($0).text })
      .union(namesNone ? names(of: properties, []) : [])
  }

  /// Returns the types of the properties that are arguments, as in `encode(at, forKey: .at)`, or that
  /// encode themselves.
  ///
  /// The code of an enum names its associated values as it likes.
  private func written(
    _ properties: [PropertyDeclaration], _ values: [TypeReference], in items: Range<Int>
  ) -> Set<String> {
    let written = Set(
      items.filter { index in
        let isFirst = tokens.is(index - 1, "(") || tokens.is(index - 1, ".")
        let isWhole = tokens.is(index + 1, ",") || tokens.is(index + 1, ")")
        let encodesItself = tokens.is(index + 1, ".") && tokens.is(index + 2, "encode")
        return tokens.isIdentifier(index) && (isFirst && isWhole || encodesItself)
      }.map { tokens.name($0).text })
    return names(of: properties.filter { written.contains($0.name.text) }, values)
  }

  /// Returns the types in properties and values; for a property wrapper of the program, it is this.
  private func names(
    of properties: [PropertyDeclaration], _ values: [TypeReference]
  ) -> Set<String> {
    source.lastNames(
      of: values.flatMap(\.allNames)
        + properties.flatMap { property in
          let wrappers = property.attributes.map(\.name).filter(source.declares)
          let isGeneric = source.models.contains {
            wrappers.contains($0.name) && !$0.declaration.genericParameters.isEmpty
          }
          return wrappers + (wrappers.isEmpty || isGeneric ? Self.names(in: property) : [])
        })
  }

  /// Returns the names in the type of a property, or the first word of `var at = Date()`.
  private static func names(in property: PropertyDeclaration) -> [String] {
    if let type = property.type { return type.allNames }
    return property.initialValue.map { [String($0.text.prefix { $0.isLetter || $0.isNumber })] }
      ?? []
  }
}
