import IsomerSyntax

/// Prints the selection of the keys of a `rest` property.
struct RestKeysRenderer {
  @Boxed var property: Property

  private static let selected = "mappedRest"

  private var function: String { GeneratedNames.keyFunction(of: property.name) }

  /// Prints the variable for the property's function, if it has one.
  func renderFunction(_ printer: CodePrinter) {
    guard let source = property.location.keyFunction else { return }
    printer.pasted("let \(function): (String) -> Bool =", source)
  }

  /// The argument that selects unknown keys when they are read.
  var condition: String {
    let prefix = property.location.affixes.prefix
    if !prefix.isEmpty { return "beginningWith: \(SwiftLiteral.string(prefix))" }
    return property.location.keyFunction == nil
      ? "where: { \(test(of: "$0")) }" : "where: \(function)"
  }

  private func test(of key: String) -> String {
    let (prefix, suffix) = (property.location.affixes.prefix, property.location.affixes.suffix)
    if !prefix.isEmpty { return "\(key).utf8.starts(with: \(SwiftLiteral.string(prefix)).utf8)" }
    if property.location.keyFunction != nil { return "\(function)(\(key))" }
    let text = "\(SwiftLiteral.string(suffix)).utf8"
    return "\(key).utf8.suffix(\(suffix.utf8.count)).elementsEqual(\(text))"
  }

  /// Prints code for the stored members, which are in a variable if they must be selected before.
  ///
  /// The writer itself compares the texts that keys begin with; `arguments` are then these texts.
  func renderSelection(
    of members: String, in model: Model, _ printer: CodePrinter,
    _ body: (_ members: String, _ arguments: String?, CodePrinter) -> Void
  ) {
    let rivals = model.rivals(of: property)
    guard (rivals + [property]).contains(where: \.location.selectsOtherwise) else {
      let excluded = rivals.map { SwiftLiteral.string($0.location.affixes.prefix) }
      let prefixes = property.location.affixes.arguments.map { ", \($0)" }.joined()
      let list = excluded.isEmpty ? "" : ", except: [\(excluded.joined(separator: ", "))]"
      return body(members, prefixes + list, printer)
    }
    let others = rivals.map { RestKeysRenderer(property: $0) }
    let own = property.location.selectsKeys ? test(of: "key") : "true"
    printer.block("do") { printer in
      for renderer in others + [self] { renderer.renderFunction(printer) }
      printer.block("let \(Self.selected) = \(members).members", closing: "key in") {
        for other in others { $0.line("if \(other.test(of: "key")) { return false }") }
        $0.line("return \(own)")
      }
      body(Self.selected, nil, printer)
    }
  }
}

extension Property.Location {
  /// True if a `rest` property selects keys by more than the text that they begin with.
  fileprivate var selectsOtherwise: Bool { keyFunction != nil || !affixes.suffix.isEmpty }
}
