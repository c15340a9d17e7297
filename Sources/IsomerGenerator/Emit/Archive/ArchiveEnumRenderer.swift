import IsomerSyntax

/// Prints how an enum is archived: a case without values as its name, a case with values as an
/// object with its own schema.
struct ArchiveEnumRenderer {
  @Boxed private var model: Model
  private let views: [Model]

  init(_ model: Model) {
    self.model = model
    views = model.enumeration.cases.map(model.archivedMapping)
  }

  private struct Item {
    @Boxed var description: EnumCase
    @Boxed var view: Model
    /// The index in the family; nil for a case without values.
    var index: Int?
  }

  private var items: [Item] {
    var index = -1
    return zip(model.enumeration.cases, views).map { description, view in
      guard !description.payload.isEmpty || !description.skipped.isEmpty else {
        return Item(description: description, view: view)
      }
      index += 1
      return Item(description: description, view: view, index: index)
    }
  }

  private var objects: [Item] { items.filter { $0.index != nil } }

  func render(_ printer: CodePrinter) {
    printer.line()
    let clause = model.constraint(for: .archiving)
    model.renderExtension("IsomerArchive.Archivable", where: clause, printer) { printer in
      renderRead(printer)
      printer.line()
      ArchiveEntry(model: model).renderWriting(printer, renderWrite)
      for item in objects {
        printer.line()
        printer.conditional(item.description.conditions) { renderer(item).render($0) }
      }
      guard !objects.isEmpty, !model.isGeneric else { return }
      printer.line()
      renderFamily(printer)
    }
    if !objects.isEmpty, model.isGeneric {
      printer.line()
      let members = objects.map {
        ArchiveFamilyRenderer.Member(
          shape: "\($0.view.keySetHolder)_archive.shape", conditions: $0.description.conditions)
      }
      printer.block("\(model.isolation.prefix)private enum \(holder)") {
        ArchiveFamilyRenderer(members: members).render(named: "family", access: "", $0)
      }
    }
    for item in objects {
      printer.conditional(item.view.isGeneric ? item.description.conditions : []) {
        renderer(item).renderHolder($0)
      }
    }
  }

  private func namespace(_ item: Item) -> String {
    GeneratedNames.archive(of: model.name, case: item.description.name)
  }

  private func renderer(_ item: Item) -> ArchiveObjectRenderer {
    ArchiveObjectRenderer(item.view, at: .archive(of: item.view, named: namespace(item)))
  }

  // MARK: Reading

  private func renderRead(_ printer: CodePrinter) {
    guard model.object.hooks.afterReading != nil || model.archive.isChecked else {
      return ArchiveEntry(model: model).renderReading(printer, renderCases)
    }
    ArchiveEntry(model: model).renderReading(printer) { printer in
      printer.line("let start = reader.position")
      let binding = model.object.hooks.afterReading == nil ? "let" : "var"
      printer.line("\(binding) value = try mappedUnarchive(&reader)")
      ArchiveFinish(model: model).render(printer)
    }
    printer.line()
    printer.block(
      "private static func mappedUnarchive(_ reader: inout IsomerArchive.ArchiveReader) "
        + "throws(Isomer.ReadingFailure) -> Self", renderCases)
  }

  private func renderCases(_ printer: CodePrinter) {
    if !objects.isEmpty { renderObjects(printer) }
    if plainFallback == nil { printer.line("let name = reader.position") }
    printer.line("switch try reader.readToken() {")
    for item in items where item.index == nil {
      let names = [item.description.archive.name] + item.description.archive.olderNames
      let patterns = names.map(SwiftLiteral.string).joined(separator: ", ")
      printer.conditional(item.description.conditions) {
        $0.line("case \(patterns): return .\(SwiftName.quoted(item.description.name))")
      }
    }
    printer.line("default: \(unknown)")
    printer.line("}")
  }

  /// An object is a case with values, possibly one that this build does not know.
  private func renderObjects(_ printer: CodePrinter) {
    let family = model.isGeneric ? "\(holder).family" : "mappedArchiveFamily"
    printer.block("if reader.isAtObject()") { printer in
      let isTaken = plainFallback != nil
      printer.line("switch try reader.\(isTaken ? "knownMember" : "member")(of: \(family)) {")
      for item in objects {
        guard let index = item.index else { continue }
        printer.conditional(item.description.conditions) {
          $0.line("case \(index): return try \(namespace(item)).read(&reader)")
        }
      }
      if let fallback = plainFallback {
        printer.branch("default:") {
          $0.line("try reader.skipValue()")
          $0.line("return .\(SwiftName.quoted(fallback.name))")
        }
      } else {
        printer.line("default: throw reader.notMember(of: \(family))")
      }
      printer.line("}")
    }
  }

  private var holder: String { "\(model.keySetHolder)_archive" }

  private var plainFallback: EnumCase? {
    items.first { $0.description.isFallback && $0.index == nil }?.description
  }

  private var unknown: String {
    if let fallback = plainFallback { return "return .\(SwiftName.quoted(fallback.name))" }
    let names = items.filter { $0.index == nil }.map(\.description.archive.name)
    let expected =
      names.isEmpty
      ? "an object of a case of \(model.name)"
      : "one of \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    return "throw reader.unknownCase(\(SwiftLiteral.string(expected)), at: name)"
  }

  private func renderFamily(_ printer: CodePrinter) {
    ArchiveFamilyRenderer(members: familyMembers).render(named: "mappedArchiveFamily", printer)
  }

  private var familyMembers: [ArchiveFamilyRenderer.Member] {
    objects.map { .init(shape: "\(namespace($0)).shape", conditions: $0.description.conditions) }
  }

  // MARK: Writing

  private func renderWrite(_ printer: CodePrinter) {
    printer.line("switch self {")
    for item in items { printer.conditional(item.description.conditions) { renderCase(item, $0) } }
    printer.line("}")
  }

  private func renderCase(_ item: Item, _ printer: CodePrinter) {
    let name = SwiftName.quoted(item.description.name)
    guard item.index != nil else {
      let text = SwiftLiteral.string(item.description.archive.name)
      return printer.line("case .\(name): writer.write(name: \(text))")
    }
    let site = MappingSite.archive(of: item.view, named: "")
    let arguments = item.description.archivedArguments(item.view).map { value -> String in
      let label = value.label.map { "\(SwiftName.label($0)): " } ?? ""
      guard value.isKept else { return "\(label)_" }
      return "\(label)let \(site.variables[value.property] ?? value.property)"
    }
    let pattern = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let passed = item.view.properties.filter(\.archive.isKept).map { property in
      "\(site.variables[property.name] ?? property.name), "
    }.joined()
    printer.line("case .\(name)\(pattern): \(namespace(item)).write(\(passed)to: &writer)")
  }
}

extension EnumCase {
  fileprivate struct Argument {
    var label: String?
    var property: String
    var isKept: Bool
  }

  /// The associated values, as a pattern binds them.
  fileprivate func archivedArguments(_ view: Model) -> [Argument] {
    if case .kept(let label, _) = payload {
      return [Argument(label: label, property: label ?? "value", isKept: true)]
    }
    return arguments.map {
      Argument(label: $0.label, property: $0.property.name, isKept: $0.property.archive.isKept)
    }
  }
}

extension MappingSite {
  /// Returns the site of the enum that archives the values of a case.
  static func archive(of view: Model, named name: String) -> MappingSite {
    var site = MappingSite(namespace: name, result: view.typeName, subject: "")
    for property in view.properties where property.archive.isKept {
      let taken = ["object", "partial", "reader", "writer", "shape"].contains(property.name)
      let variable = SwiftName.quoted(taken ? "mapped_\(property.name)" : property.name)
      site.variables[property.name] = variable
      site.parameters += "_ \(variable): \(property.type.text), "
      site.arguments += "\(variable), "
    }
    return site
  }
}
