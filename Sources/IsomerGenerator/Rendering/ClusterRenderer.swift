import IsomerSyntax

/// Prints how the member of a cluster is chosen and read.
struct ClusterRenderer {
  private let cluster: Cluster
  private let access: String
  private let result: String
  /// The statement that reads a member by its name.
  private let reading: (String) -> String
  /// The type itself, where it can be taken.
  private let own: String
  /// The name of the function.
  private var name = "read"
  /// How classes of other modules are found.
  private var open: OpenHierarchy?
  /// How members of a protocol's cluster in other modules are found.
  private var openCluster: OpenCluster?

  /// The choice among the classes below a class.
  init(_ cluster: Cluster, of model: ModelDescription) {
    self.cluster = cluster
    access = ""
    result = model.typeName
    own = model.name
    open = OpenHierarchy(model)
    // A member may choose among its own.
    reading = {
      let mapping = "\(model.mapping(of: $0)).read(&reader)"
      return $0 == model.name ? "return try mappedBuild(&reader)" : "return try \(mapping)"
    }
  }

  /// The choice among the models that conform to a protocol.
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

  /// One of several choices among what conforms to a protocol.
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

  /// The members of other modules that the caller names.
  private func renderImported(_ printer: inout CodePrinter) {
    guard let open else { return }
    printer.block("for case let member as any \(open.protocolName).Type in reader.options.members")
    {
      $0.block("if try member.\(open.requirement("isMember"))(&reader)") {
        $0.line("return try member.\(open.requirement("read"))(&reader)")
      }
    }
  }

  private func reading(_ open: OpenCluster) -> String {
    "return Self(try member.type.\(open.requirement("Read"))(&reader))"
  }

  // MARK: By tag

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
      let list = openCluster == nil ? "one of \(expected)" : expected
      let others = openCluster == nil ? "" : ", members.map(\\.key)"
      let unknown = "throw reader.unknownTag(\(SwiftLiteral.string(list))\(others), at: \(path))"
      printer.line("default: \(other ?? unknown)")
      printer.line("}")
    }
  }

  /// What is read when no member is named.
  private var other: String? {
    (cluster.otherwise?.name ?? (cluster.takesItself ? own : nil)).map(reading)
  }

  private var expected: String {
    let values = cluster.members.flatMap { member -> [CaseDescription.Key] in
      if case .tags(let values) = member.key { values } else { [] }
    }
    return values.map(\.swift).joined(separator: ", ")
  }

  // MARK: By shape

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
