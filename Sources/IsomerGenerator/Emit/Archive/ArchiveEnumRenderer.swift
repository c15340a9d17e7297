import IsomerSyntax

/// Prints how an enum is archived: a case without values as its name, a case with values as an
/// object with its own schema.
struct ArchiveEnumRenderer {
  @Boxed private var model: Model
  private let items: [Item]

  init(_ model: Model) {
    self.model = model
    items = model.enumeration.cases.map {
      Item(description: $0, mapping: model.archiveMapping(of: $0))
    }
  }

  private struct Item: Conditional {
    @Boxed var description: EnumCase
    @Boxed var mapping: Model
    /// True for a case with values.
    var isObject: Bool { !description.archivedArguments.isEmpty }
    var conditions: [String] { description.conditions }
  }

  private var objects: [Item] { items.filter(\.isObject) }
  private var names: [Item] { items.filter { !$0.isObject } }

  func render(_ printer: CodePrinter) {
    printer.line()
    let clause = model.constraint(for: .archiving)
    model.renderExtension("IsomerArchive.Archivable", where: clause, printer) {
      $0.parts(
        renderRead, { $0.block(model.accessPrefix + Signature.archive, renderWrite) },
        { $0.parts(each: objects) { renderer($0).render($1) } },
        {
          guard !objects.isEmpty else { return }
          guard model.isGeneric else { return family.render(named: "mappedArchiveFamily", $0) }
          $0.constants(in: holder, of: model) { family.render(named: "family", access: "", $0) }
        })
    }
  }

  /// The schemas of the cases with values; those of a generic enum are beside it.
  private var family: ArchiveFamilyRenderer {
    ArchiveFamilyRenderer(
      members: objects.map { item in
        let holder = model.isGeneric ? "\(item.mapping.keySetHolder)_archive" : namespace(item)
        return .init(
          shape: "\(holder).shape", conditions: item.conditions,
          value: "\(namespace(item)).read(&reader)")
      })
  }

  private func namespace(_ item: Item) -> String {
    GeneratedNames.archive(of: model.name, case: item.description.name)
  }

  private func renderer(_ item: Item) -> ArchiveObjectRenderer {
    ArchiveObjectRenderer(item.mapping, at: .archive(of: item.mapping, named: namespace(item)))
  }

  // MARK: Reading

  private func renderRead(_ printer: CodePrinter) {
    guard model.object.hooks.afterReading != nil || model.archive.isChecked else {
      return printer.block(model.accessPrefix + Signature.unarchive, renderCases)
    }
    printer.block(model.accessPrefix + Signature.unarchive) { printer in
      printer.line("let start = reader.position")
      let binding = model.object.hooks.afterReading == nil ? "let" : "var"
      printer.line("\(binding) value = try mappedUnarchive(&reader)")
      printer.finishArchived(model)
    }
    printer.line()
    printer.block(
      "private static func mappedUnarchive\(Signature.unarchiving) -> Self", renderCases)
  }

  private func renderCases(_ printer: CodePrinter) {
    if !objects.isEmpty { renderObjects(printer) }
    if plainFallback == nil { printer.line("let name = reader.position") }
    // Objects of other versions are read as the fallback.
    let function = plainFallback == nil ? "readToken" : "readTokenOrObject"
    printer.line("switch try reader.\(function)() {")
    printer.each(names) { item, printer in
      let names = [item.description.archive.name] + item.description.archive.olderNames
      let patterns = names.map(SwiftLiteral.string).joined(separator: ", ")
      let created = item.description.created(at: ", at: reader.position")
      printer.line("case \(patterns): return \(created)")
    }
    printer.line("default: \(unknown)")
    printer.line("}")
  }

  /// An object is a case with values, possibly one that this build does not know.
  private func renderObjects(_ printer: CodePrinter) {
    let name = model.isGeneric ? "\(holder).family" : "mappedArchiveFamily"
    printer.block("if reader.isAtObject()") { printer in
      family.renderChoice(of: name, isOpen: plainFallback != nil, { "return try \($0)" }, printer) {
        let failure = "throw reader.notMember(of: \(name))"
        $0.line("default: \(plainFallback == nil ? failure : "break")")
      }
    }
  }

  private var holder: String { "\(model.keySetHolder)_archive" }

  private var plainFallback: EnumCase? {
    names.first(where: \.description.isFallback)?.description
  }

  private var unknown: String {
    if let fallback = plainFallback {
      return "return \(fallback.created(at: ", at: reader.position"))"
    }
    let names = names.map(\.description.archive.name)
    let expected =
      names.isEmpty
      ? "an object of a case of \(model.name)"
      : "one of \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    return "throw reader.unknownCase(\(SwiftLiteral.string(expected)), at: name)"
  }

  // MARK: Writing

  private func renderWrite(_ printer: CodePrinter) {
    printer.line("switch self {")
    printer.each(items, renderCase)
    printer.line("}")
  }

  private func renderCase(_ item: Item, _ printer: CodePrinter) {
    let name = item.description.quoted
    guard item.isObject else {
      let text = SwiftLiteral.string(item.description.archive.name)
      return printer.line("case .\(name): writer.write(name: \(text))")
    }
    let site = MappingSite.archive(of: item.mapping, named: "")
    let arguments = item.description.archivedArguments.map { value in
      let variable = site.variables[value.property.name].map { "let \($0)" }
      return SwiftName.argument(value.label, variable ?? "_")
    }
    let pattern = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    printer.line("case .\(name)\(pattern): \(namespace(item)).write(\(site.arguments)to: &writer)")
  }
}

extension MappingSite {
  /// Returns the site of the enum that archives the values of a case.
  static func archive(of mapping: Model, named name: String) -> MappingSite {
    values(of: mapping, mapping.properties.filter(\.archive.isKept), named: name) { name in
      let taken = ["object", "partial", "reader", "writer", "shape"].contains(name)
      return SwiftName.quoted(taken ? "mapped_\(name)" : name)
    }
  }
}
