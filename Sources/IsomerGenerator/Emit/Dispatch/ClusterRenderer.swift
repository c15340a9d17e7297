import IsomerSyntax

/// Prints how the subtype of a cluster is selected and read.
struct ClusterRenderer {
  @Boxed private var cluster: Cluster
  private let access: String
  private let result: String
  /// Returns the statement that reads a subtype.
  private let reading: (Cluster.Member) -> String
  /// The name of the cluster's own type.
  private let own: String
  private var name = "read"
  /// The extension point for classes of other modules.
  private var open: OpenHierarchy?
  /// The extension point for subtypes of a protocol in other modules.
  private var openCluster: OpenCluster?

  /// Creates the choice among the subclasses of a class.
  init(_ cluster: Cluster, of model: Model) {
    self.cluster = cluster
    access = ""
    result = model.typeName
    own = model.name
    open = OpenHierarchy(model)
    // A subclass may have subclasses of its own.
    reading = { member in
      if member.name == model.name { return "return try mappedBuild(&reader)" }
      return "return try \(model.mapping(of: member.name, as: member.typeName)).read(&reader)"
    }
  }

  /// Creates the choice among the models that conform to a protocol, or one of several.
  init(_ model: ProtocolCluster, choosing cluster: Cluster? = nil, named name: String = "read") {
    self.cluster = cluster ?? model.cluster
    self.name = name
    access = cluster == nil ? model.accessPrefix : "private "
    openCluster = OpenCluster(model)
    result = "Self"
    own = model.name
    reading = { "return Self(try \(SwiftName.path($0.typeName)).read(&reader))" }
  }

  func render(_ printer: CodePrinter) {
    if cluster.tag == nil { renderByShape(printer) } else { renderByTag(printer) }
  }

  private var signature: String { access + Signature.read(name, result) }

  /// Prints the subtypes that the caller registers, each with its key.
  private func renderMembers(_ printer: CodePrinter) {
    if openCluster != nil {
      printer.line("let members = \(OpenCluster.members)(reader.options)")
    } else if let open {
      let types = "reader.options.additionalSubtypes"
      printer.block("let members = \(types).compactMap", closing: "type in") {
        $0.line("let member = type as? any \(open.protocolName).Type")
        $0.line("return (member?.\(open.mapping)).map {")
        $0.line("  (key: $0.memberKey(as: reader.options.profile), type: $0)")
        $0.line("}")
      }
    }
  }

  /// Prints the choice among the subtypes that the caller registers.
  private func renderMembers(where condition: String, _ printer: CodePrinter) {
    guard isOpen else { return }
    printer.block("for member in members where \(condition)") {
      $0.line(
        openCluster.map {
          "return Self(try member.type.\($0.requirement("Read"))(&reader))"
        } ?? "return try reader.object(by: member.type)")
    }
  }

  /// True if other modules can add subtypes.
  private var isOpen: Bool { open != nil || openCluster != nil }

  // MARK: Selection by tag

  private func renderByTag(_ printer: CodePrinter) {
    guard let tag = cluster.tag else { return }
    printer.block(signature) { printer in
      let search = tag.renderSearch(printer)
      printer.block("guard \(search) else") {
        $0.line(other ?? tag.missing(cluster.expectedKeys))
      }
      renderMembers(printer)
      renderMembers(where: "member.key.matches(\(tag.variable))", printer)
      printer.line("switch \(tag.variable) {")
      printer.each(cluster.members.filter { !$0.key.tags.isEmpty }) { member, printer in
        let patterns = member.key.tags.map(\.swift).joined(separator: ", ")
        printer.line("case \(patterns): \(reading(member))")
      }
      printer.line("default: \(other ?? tag.unknown(expectation, others: otherKeys))")
      printer.line("}")
    }
  }

  /// The statement for a document that names no subtype.
  private var other: String? {
    cluster.otherwise(of: own).map {
      reading(Cluster.Member(name: $0, key: .otherwise, conditions: []))
    }
  }

  /// The keys that a document must have; an open cluster adds those of other modules.
  private var expectation: String { isOpen ? cluster.expectedKeys : cluster.expectation }

  private var otherKeys: String { isOpen ? ", members.map(\\.key)" : "" }

  // MARK: Selection by structure

  private func renderByShape(_ printer: CodePrinter) {
    printer.block(signature) { printer in
      renderMembers(printer)
      renderMembers(where: "try reader.has(member.key)", printer)
      for member in cluster.members {
        guard case .shape(let path) = member.key else { continue }
        let test = "try reader.has(\(GeneratedNames.tagPath(path)))"
        printer.conditional(member.conditions) { $0.line("if \(test) { \(reading(member)) }") }
      }
      let failure = "throw reader.noMember(\(SwiftLiteral.string(expectation))\(otherKeys))"
      printer.line(other ?? failure)
    }
  }
}
