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
      case .kinds(let kinds): printer.kinds(kinds)
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
    line(Self.annotation(Self.keys(enumeration.strategy)))
    line("enum \(enumeration.name) {")
    for each in enumeration.cases { self.case(each.name, key: each.key) }
    fallback(enumeration.fallback, type: "String")
  }

  private mutating func kinds(_ kinds: InferredKinds) {
    line(Self.annotation(["tag: \(Self.path(kinds.tag))"] + Self.keys(kinds.strategy)))
    line("enum \(kinds.name) {")
    for each in kinds.cases {
      self.case(each.name, value: each.type.map { "(\($0))" } ?? "", key: each.key)
    }
    fallback(kinds.fallback, type: "Value")
  }

  private mutating func `case`(_ name: String, value: String = "", key: String?) {
    let declaration = "  case \(SwiftName.quoted(name))\(value)"
    guard let key else { return line(declaration) }
    annotated(declaration, Self.annotation(["key: \(SwiftLiteral.string(key))"]))
  }

  /// Prints the last case, which stores all other values.
  private mutating func fallback(_ name: String, type: String) {
    line("  // @mapped fallback")
    line("  case \(name)(\(type))")
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
      case .enumeration, .kinds: [InferredType]()
      case .choice(let choice): choice.cases.map(\.type)
      }
    return types.contains { type in
      !Self.foundation.isDisjoint(with: type.text.split { !$0.isLetter }.map(String.init))
    }
  }
}
