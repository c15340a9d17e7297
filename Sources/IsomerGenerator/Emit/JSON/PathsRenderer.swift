import IsomerSyntax

/// Prints the locations to which a model writes its properties, unless it writes to the paths it reads.
struct PathsRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  /// True if every property is written to the paths it is read from, and nothing else is written.
  private var isPlain: Bool {
    let written = model.properties.filter(\.writes)
    guard site.reads(model), model.clusters.tagPaths.isEmpty,
      written.allSatisfy({ $0.location.role == .keyed && $0.conditions.isEmpty })
    else { return false }
    let writtenPaths = written.flatMap { property in
      property.writtenPaths.map { Place(name: property.name, path: $0.0.components) }
    }
    let readPaths = plan.objects.flatMap { object in
      object.keys.flatMap { key in
        key.readers.map { Place(name: $0.property.name, path: object.path + [.key(key.key)]) }
      }
    }
    return writtenPaths == readPaths || Set(writtenPaths) == Set(readPaths)
  }

  private struct Place: Hashable {
    var name: String
    var path: [KeyPathText.Component]
  }

  func render(_ printer: CodePrinter) {
    guard !isPlain else { return }
    let parameters = "(\(site.parameters)_ options: Isomer.WritingOptions)"
    let prefix = access + site.writingPrefix
    printer.block("\(prefix)func mappedPaths\(parameters) -> Isomer.PropertyPaths", renderBody)
  }

  private func renderBody(_ printer: CodePrinter) {
    let isPlain = { (property: Property) in
      property.location.role == .keyed && property.conditions.isEmpty
    }
    let plain = model.properties.filter { $0.writes && isPlain($0) }
    let others = model.properties.filter { $0.writes && !isPlain($0) }
    guard !others.isEmpty || !model.clusters.tagPaths.isEmpty else {
      return renderList(plain, "Isomer.PropertyPaths(", printer)
    }
    renderList(plain, "var paths = Isomer.PropertyPaths(", printer)
    for path in model.clusters.tagPaths {
      printer.line("paths.always(\(SwiftLiteral.string(path.placeText)))")
    }
    printer.each(others, renderOther)
    printer.line("return paths")
  }

  private func renderOther(_ property: Property, _ printer: CodePrinter) {
    let name = SwiftLiteral.string(property.name)
    let place = model.object.under.write.map { SwiftLiteral.string($0.placeText) }
    let level = place.map { ", below: \($0)" } ?? ""
    switch property.location.role {
    case .keyed: renderList([property], "paths.add(", printer)
    case .rest:
      let besides = WritingRenderer(plan: plan, site: site).argumentsOfRest
      let at = place.map { ", at: \($0)" } ?? ""
      RestKeysRenderer(property: property).renderSelection(
        of: site.value(of: property), in: model, printer
      ) { members, arguments, printer in
        guard arguments != nil else {
          return printer.line("paths.rest(\(name), \(members)\(besides)\(at), options)")
        }
        let affixes = property.location.affixes.arguments.map { ", \($0)" }.joined()
        printer.line("paths.rest(\(name)\(level)\(affixes))")
      }
    case .flatten:
      let value = WritingRenderer(plan: plan, site: site).value(of: property, printer)
      guard property.location.sharing?.writesMembers != false else {
        let affixes = property.location.affixes.arguments.map { ", \($0)" }.joined()
        return printer.line(
          "paths.flatten(\(name), writing: \(value)\(affixes)\(level), options)")
      }
      let paths =
        property.type.isOptional
        ? "\(value)?.mappedPaths(options) ?? Isomer.PropertyPaths()"
        : "\(value).mappedPaths(options)"
      printer.line("paths.flatten(\(name), \(paths)\(level))")
    }
  }

  /// Prints a line for each location: the name, and the path if it differs.
  private func renderList(_ properties: [Property], _ call: String, _ printer: CodePrinter) {
    let lines = properties.flatMap { property in
      property.writtenPaths.map { path, _ in
        path == KeyPathText(key: property.name)
          ? KeySource.word(property.name)
          : "\(KeySource.word(property.name)): \(path.placeText)"
      }
    }
    guard lines.count > 1 else {
      let line = lines.first.map(SwiftLiteral.string) ?? ""
      return printer.line("\(call)\(line))")
    }
    printer.literal(call, lines, ")")
  }
}

extension KeyPathText {
  /// The keys joined by dots, with special characters escaped by a backslash.
  fileprivate var placeText: String {
    let keys = components.map { component in
      guard case .key(let key) = component else { return "" }
      return key.consists(of: SwiftName.letters) ? key : key.map(Self.escaped).joined()
    }
    return keys.joined(separator: ".")
  }

  private static func escaped(_ character: Character) -> String {
    switch character {
    case "\\": "\\\\"
    case ".": "\\."
    case "\n": "\\n"
    default: String(character)
    }
  }
}
