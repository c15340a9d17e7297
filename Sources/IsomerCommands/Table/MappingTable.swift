package import IsomerGenerator
import IsomerSyntax

/// The mapping of a target's types as Markdown: a heading, a sentence and a table for each type.
package struct MappingTable: TargetPart {
  package static let noun = "mapped type"

  private let models: [Model]
  private let protocols: [ProtocolCluster]

  /// Creates the tables of a target's mappings, in a profile if one is named.
  package init(_ mappings: Mappings, profile: String?) {
    let (models, protocols) = mappings.selected(profile)
    self.models = models.filter { $0.isMapped && $0.module == nil && !$0.isTuple }
    self.protocols = protocols.filter { $0.module == nil && ($0.reads || $0.writes) }
  }

  /// Returns the tables of the named types, in that order; of all types if none is named.
  package func text(of names: [String]) -> String {
    let wanted =
      names.isEmpty ? tables : names.compactMap { name in tables.first { $0.name == name } }
    return wanted.map { $0.text() }.joined(separator: "\n\n")
  }

  package var names: [String] { tables.map(\.name) }

  private var tables: [(name: String, text: () -> String)] {
    models.map { model in (Self.name(of: model), { text(of: model) }) }
      + protocols.map { cluster in (cluster.name, { text(of: cluster) }) }
  }

  /// The name of a type, or of the type of another module that an external mapping is for.
  private static func name(of model: Model) -> String { model.shape?.type.text ?? model.name }

  private func text(of model: Model) -> String {
    let comment = model.file.comment(before: model.nameRange.start)
    return [
      "## \(Self.name(of: model))", comment, summary(of: model),
      model.clusters.cluster.flatMap(members),
      tables(of: model),
    ].compactMap(\.self).joined(separator: "\n\n")
  }

  private func text(of cluster: ProtocolCluster) -> String {
    ["## \(cluster.name)", "A protocol.", members(of: cluster.cluster)]
      .compactMap(\.self).joined(separator: "\n\n")
  }

  /// Returns the kind of the type, its directions, the form of an enum, and how unknown keys are handled.
  private func summary(of model: Model) -> String {
    let kind =
      switch model.kind {
      case .structure: "A struct"
      case .classType:
        model.hierarchy.superclass.map { "A class, inherits from `\($0)`" } ?? "A class"
      case .enumeration: "An enum" + Self.form(of: model)
      }
    var parts = [kind]
    if let property = model.wholeProperty {
      let text = model.isTransparent ? property.name : property.transformers.first?.text
      parts.append("as the value of \(MarkdownTable.code(text ?? ""))")
    }
    if let tag = model.clusters.requiredTag {
      parts.append("\(Self.selector(tag.tag)) is \(MarkdownTable.code(tag.expected ?? ""))")
    }
    if model.isArray { parts.append("as an array") }
    if !model.isWritable { parts.append("only read") }
    if !model.isReadable { parts.append("only written") }
    switch model.object.unknown {
    case .ignore: break
    case .error: parts.append("unknown keys are errors")
    case .report: parts.append("unknown keys are reported")
    }
    parts += model.validation.checks.map { "checked: \(MarkdownTable.code($0.expression.text))" }
    return parts.joined(separator: "; ") + "."
  }

  private static func form(of model: Model) -> String {
    switch model.enumeration.tagging {
    case .names: ""
    case .external: ": an object with the name of the case as its key"
    case .within(let tag): ": \(selector(tag)) selects the case"
    case .beside(let tag, let content):
      ": \(selector(tag)) selects the case, its values are in `\(content.text)`"
    case .untagged: ": the first case that can be read"
    }
  }

  /// Returns the words for what selects a case, or a tag of a struct.
  private static func selector(_ tag: TagSource) -> String {
    let names = tag.texts.map(MarkdownTable.code).joined(separator: " or ")
    return tag.function == nil ? "the key \(names)" : names
  }

  /// Returns how a document selects the subtypes.
  private func members(of cluster: Cluster) -> String? {
    guard !cluster.members.isEmpty else { return nil }
    let names = cluster.tag?.texts.map(MarkdownTable.code).joined(separator: " or ")
    var table = MarkdownTable(["subtype", "selected by" + (names.map { " \($0)" } ?? "")])
    for member in cluster.members {
      let key =
        switch member.key {
        case .tags(let keys): MarkdownTable.codes(keys.map(\.shown))
        case .shape(let path): "the key \(MarkdownTable.code(path.text))"
        case .otherwise: "anything else"
        }
      table.add([MarkdownTable.code(member.typeName), key])
    }
    return table.text
  }

  private func tables(of model: Model) -> String? {
    if model.transformed != nil { return nil }
    guard model.kind == .enumeration else {
      let properties = model.properties.filter(\.isMapped)
      return properties.isEmpty ? nil : Self.table(of: properties)
    }
    var table = MarkdownTable(["case", "key", "values"])
    for element in model.enumeration.cases {
      let values = element.values.map { value in
        [value.label, value.property.type.text].compactMap(\.self).joined(separator: ": ")
      }
      var key = MarkdownTable.codes(element.keys.map(\.shown))
      if element.isFallback { key = "anything else" }
      if !element.reads { key += key.isEmpty ? "only written" : ", only written" }
      if !element.writes { key += key.isEmpty ? "only read" : ", only read" }
      let transformer = element.transformed?.transformers.first?.text
      let suffix = transformer.map { " as the value of \(MarkdownTable.code($0))" } ?? ""
      table.add([MarkdownTable.code(element.name), key, MarkdownTable.codes(values) + suffix])
    }
    let objects = model.enumeration.cases.filter {
      if case .object = $0.payload { true } else { false }
    }
    let details = objects.map { element in
      "The values of `\(element.name)`:\n\n" + Self.table(of: element.values.map(\.property))
    }
    return ([table.text] + details).joined(separator: "\n\n")
  }

  private static func table(of properties: [Property]) -> String {
    var table = MarkdownTable(PropertyRow.heading)
    for property in properties { table.add(PropertyRow(property).cells) }
    return table.text
  }
}
