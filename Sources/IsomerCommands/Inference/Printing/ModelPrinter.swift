import IsomerSyntax

/// Prints types as Swift source with annotations.
struct ModelPrinter {
  private var text = ""

  /// Returns the source of the types.
  static func source(
    _ models: [InferredModel], documents: InferredType, names: [String]
  ) -> String {
    var printer = ModelPrinter()
    printer.header(models, documents: documents, names: names)
    for model in models { printer.print(model) }
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

  private mutating func print(_ model: InferredModel) {
    line()
    line(Self.annotation(model.options))
    line("\(model.kind.rawValue) \(model.name) {")
    for member in model.members { print(member, of: model.kind) }
    if let rest = model.rest { print(rest, of: model.kind, isApart: true) }
    line("}")
  }

  /// Prints a declaration with an annotation after it, or before it if the line would be long or
  /// the member is apart from the others.
  private mutating func print(
    _ member: InferredModel.Member, of kind: InferredModel.Kind, isApart: Bool = false
  ) {
    if let note = member.type?.note { line("  // \(note)") }
    let (name, type) = (SwiftName.quoted(member.name), member.type?.text)
    let declaration =
      switch kind {
      case .structure: "  var \(name): \(type ?? "")"
      case .enumeration: "  case \(name)\(type.map { "(\($0))" } ?? "")"
      }
    guard !member.options.isEmpty else { return line(declaration) }
    let annotation = Self.annotation(member.options)
    let together = "\(declaration)  \(annotation)"
    if !isApart, together.utf8.count <= 100 { return line(together) }
    line("  " + annotation)
    line(declaration)
  }

  private static func annotation(_ options: [String]) -> String {
    (["// @mapped"] + (options.isEmpty ? [] : [options.joined(separator: ", ")]))
      .joined(separator: " ")
  }
}

extension InferredModel {
  private static let foundation: Set<String> = ["Date", "Decimal", "URL"]

  /// True if a member has a type of Foundation.
  fileprivate var usesFoundation: Bool {
    members.compactMap(\.type).contains { type in
      !Self.foundation.isDisjoint(with: type.text.split { !$0.isLetter }.map(String.init))
    }
  }
}
