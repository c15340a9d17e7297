import IsomerSyntax

/// Prints how the subtype of a cluster is selected and read.
struct ClusterRenderer {
  private let cluster: Cluster
  private let access: String
  private let result: String
  /// Returns the statement that reads a subtype by its name.
  private let reading: (String) -> String
  /// The name of the cluster's own type.
  private let own: String
  private var name = "read"
  /// The extension point for classes of other modules.
  private var open: OpenHierarchy?
  /// The extension point for subtypes of a protocol in other modules.
  private var openCluster: OpenCluster?

  /// Creates the choice among the subclasses of a class.
  init(_ cluster: Cluster, of model: ModelDescription) {
    self.cluster = cluster
    access = ""
    result = model.typeName
    own = model.name
    open = OpenHierarchy(model)
    // A subclass may have subclasses of its own.
    reading = {
      let mapping = "\(model.mapping(of: $0)).read(&reader)"
      return $0 == model.name ? "return try mappedBuild(&reader)" : "return try \(mapping)"
    }
  }

  /// Creates the choice among the models that conform to a protocol.
  init(_ model: ProtocolCluster) {
    let access = model.access == .internal ? "" : "\(min(model.access, .public).rawValue) "
    self.init(model, model.cluster, access: access)
  }

  private init(_ model: ProtocolCluster, _ cluster: Cluster, access: String) {
    self.cluster = cluster
    self.access = access
    openCluster = OpenCluster(model)
    result = "Self"
    own = model.name
    reading = { "return Self(try \(SwiftName.path($0)).read(&reader))" }
  }

  /// Creates one of several choices for a protocol.
  init(_ model: ProtocolCluster, choosing cluster: Cluster, named name: String) {
    self.init(model, cluster, access: "private ")
    self.name = name
  }

  func render(_ printer: inout CodePrinter) {
    if cluster.tag == nil { renderByShape(&printer) } else { renderByTag(&printer) }
  }

  private var signature: String {
    "\(access)static func \(name)(_ reader: inout \(RuntimeNames.reader)) "
      + "throws(\(RuntimeNames.failure)) -> \(result)"
  }

  /// Prints the search in the subtypes that the caller registers.
  private func renderImported(_ printer: inout CodePrinter) {
    guard let open else { return }
    printer.block(
      "for case let member as any \(open.protocolName).Type in reader.options.additionalSubtypes"
    ) {
      $0.line("let mapping = member.\(open.mapping)")
      $0.block("if try mapping.isMember(&reader)") {
        $0.line("return try reader.object(by: mapping)")
      }
    }
  }

  private func reading(_ open: OpenCluster) -> String {
    "return Self(try member.type.\(open.requirement("Read"))(&reader))"
  }

  // MARK: Selection by tag

  private func renderByTag(_ printer: inout CodePrinter) {
    guard let tag = cluster.tag else { return }
    let path = RuntimeNames.tagPath(tag)
    printer.block(signature) { printer in
      renderImported(&printer)
      printer.block("guard let tag = try reader.tag(at: \(path)) else") {
        $0.line(other ?? "throw reader.missingTag(at: \(path))")
      }
      if let openCluster {
        printer.line("let members = \(OpenCluster.members)(reader.options)")
        printer.block("for member in members where member.key.matches(tag)") {
          $0.line(reading(openCluster))
        }
      }
      printer.line("switch tag {")
      for member in cluster.members {
        guard case .tags(let values) = member.key, !values.isEmpty else { continue }
        printer.conditional(member.conditions) { printer in
          let patterns = values.map(\.swift).joined(separator: ", ")
          printer.line("case \(patterns): \(reading(member.name))")
        }
      }
      let isEmpty = expected.isEmpty && openCluster == nil
      let list =
        isEmpty ? "the tag of a subtype" : openCluster == nil ? "one of \(expected)" : expected
      let others = openCluster == nil ? "" : ", members.map(\\.key)"
      let unknown = "throw reader.unknownTag(\(SwiftLiteral.string(list))\(others), at: \(path))"
      printer.line("default: \(other ?? unknown)")
      printer.line("}")
    }
  }

  /// The statement for a document that names no subtype.
  private var other: String? {
    (cluster.otherwise?.name ?? (cluster.takesItself ? own : nil)).map(reading)
  }

  private var expected: String {
    let values = cluster.members.flatMap { member -> [CaseDescription.Key] in
      if case .tags(let values) = member.key { values } else { [] }
    }
    return values.map(\.swift).joined(separator: ", ")
  }

  // MARK: Selection by structure

  private func renderByShape(_ printer: inout CodePrinter) {
    let shapes = cluster.members.compactMap { member -> (Cluster.Member, KeyPathText)? in
      if case .shape(let path) = member.key { (member, path) } else { nil }
    }
    printer.block(signature) { printer in
      renderImported(&printer)
      if let openCluster {
        printer.line("let members = \(OpenCluster.members)(reader.options)")
        printer.block("for member in members where try reader.has(member.key)") {
          $0.line(reading(openCluster))
        }
      }
      for (member, path) in shapes {
        let shape = RuntimeNames.tagPath(path)
        printer.conditional(member.conditions) {
          $0.line("if try reader.has(\(shape)) { \(reading(member.name)) }")
        }
      }
      renderShapeFallback(shapes.map(\.1.text), &printer)
    }
  }

  private func renderShapeFallback(_ paths: [String], _ printer: inout CodePrinter) {
    if let other {
      printer.line(other)
    } else {
      let keys = paths.map { "'\($0)'" }.joined(separator: ", ")
      let list = openCluster == nil ? "an object with one of \(keys)" : keys
      let others = openCluster == nil ? "" : ", members.map(\\.key)"
      printer.line("throw reader.noMember(\(SwiftLiteral.string(list))\(others))")
    }
  }
}
