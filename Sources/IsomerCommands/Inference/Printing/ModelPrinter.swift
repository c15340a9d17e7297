import IsomerGenerator

/// Prints types as Swift source with annotations.
struct ModelPrinter {
  private var text = ""

  /// Returns the source of the types.
  static func source(
    _ models: [InferredModel], documents: InferredType, names: [String]
  ) -> String {
    var printer = ModelPrinter()
    printer.header(models, documents: documents, names: names)
    for model in models {
      printer.line()
      switch model {
      case .structure(let structure): printer.structure(structure)
      case .enumeration(let enumeration): printer.enumeration(enumeration)
      case .choice(let choice): printer.choice(choice)
      }
    }
    return printer.text
  }

  private mutating func line(_ content: String = "") { text += content + "\n" }

  private mutating func header(
    _ models: [InferredModel], documents: InferredType, names: [String]
  ) {
    let list = names.map { SwiftLiteral.string($0) }.joined(separator: ", ")
    line("// Models of \(list). A document is read with:")
    line("//")
    line("//     try \(documents.text)(json: data)")
    line()
    if models.contains(where: \.usesFoundation) { line("import Foundation") }
    line("import Isomer")
  }

  // MARK: Structures

  private mutating func structure(_ structure: InferredStructure) {
    let optionals = structure.properties.filter(\.type.isOptional)
    let allWriteNull = optionals.count > 1 && optionals.allSatisfy(\.writesNull)
    var options = Self.keys(structure.strategy)
    if allWriteNull { options.append("null: .write") }
    line(Self.annotation(options))
    line("struct \(structure.name) {")
    for property in structure.properties {
      self.property(property, writesNull: property.writesNull && !allWriteNull)
    }
    if let rest = structure.rest {
      line("  // The samples have an empty key, which no path can name.")
      line("  // @mapped rest")
      line("  var \(SwiftName.quoted(rest)): [String: Value]")
    }
    line("}")
  }

  private mutating func property(_ property: InferredStructure.Property, writesNull: Bool) {
    if let note = property.type.note { line("  // \(note)") }
    var options: [String] = []
    if let key = property.key { options.append("key: \(Self.path(key))") }
    if writesNull { options.append("null: .write") }
    let declaration = "  var \(SwiftName.quoted(property.name)): \(property.type.text)"
    guard !options.isEmpty else { return line(declaration) }
    annotated(declaration, Self.annotation(options))
  }

  /// Prints a declaration with an annotation after it, or before it if the line would be long.
  private mutating func annotated(_ declaration: String, _ annotation: String) {
    let together = "\(declaration)  \(annotation)"
    guard together.utf8.count > 100 else { return line(together) }
    line("  " + annotation)
    line(declaration)
  }

  // MARK: Enums

  private mutating func enumeration(_ enumeration: InferredEnum) {
    let tag = enumeration.tag.map { ["tag: \(Self.path($0))"] } ?? []
    let naming = enumeration.naming
    line(Self.annotation(tag + Self.keys(naming.strategy)))
    line("enum \(enumeration.name) {")
    for (index, type) in enumeration.types.enumerated() {
      let name = SwiftName.quoted(naming.names[index])
      let declaration = "  case \(name)\(type.map { "(\($0))" } ?? "")"
      if let key = naming.keys[index] {
        annotated(declaration, Self.annotation(["key: \(SwiftLiteral.string(key))"]))
      } else {
        line(declaration)
      }
    }
    line("  // @mapped fallback")
    line("  case \(enumeration.fallbackName)(\(enumeration.fallback))")
    line("}")
  }

  private mutating func choice(_ choice: InferredChoice) {
    line("// @mapped untagged")
    line("enum \(choice.name) {")
    for each in choice.cases {
      if let note = each.type.note { line("  // \(note)") }
      line("  case \(each.name)(\(each.type.text))")
    }
    line("}")
  }

  // MARK: Annotations

  private static func annotation(_ options: [String]) -> String {
    (["// @mapped"] + (options.isEmpty ? [] : [options.joined(separator: ", ")]))
      .joined(separator: " ")
  }

  private static func keys(_ strategy: KeyStrategy) -> [String] {
    strategy == .same ? [] : ["keys: .\(strategy.rawValue)"]
  }

  private static func path(_ key: String) -> String {
    SwiftLiteral.string(KeyPathText([.key(key)]).text)
  }
}

extension InferredModel {
  private static let foundation: Set<String> = ["Date", "Decimal", "URL"]

  /// True if a property has a type of Foundation.
  fileprivate var usesFoundation: Bool {
    let types =
      switch self {
      case .structure(let structure): structure.properties.map(\.type)
      case .enumeration: [InferredType]()
      case .choice(let choice): choice.cases.map(\.type)
      }
    return types.contains { type in
      !Self.foundation.isDisjoint(with: type.text.split { !$0.isLetter }.map(String.init))
    }
  }
}
