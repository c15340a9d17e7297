import IsomerSyntax

extension OpenCluster {
  /// The declarations of the requirements, without access level and body.
  var key: String {
    "static func \(requirement("Key"))(_ profile: Swift.String?) -> Isomer.MemberKey"
  }
  var reading: String {
    "static func \(requirement("Read"))\(Signature.reading)"
  }
  var writing: String { "func \(requirement("Write"))\(Signature.writing())" }
}

/// Prints what allows other modules to add subtypes to the cluster of a protocol.
extension ProtocolRenderer {
  func renderProtocol(_ open: OpenCluster, _ printer: CodePrinter) {
    printer.line("/// The protocol of the subtypes of `\(model.name)` in other modules.")
    // It does not inherit from the cluster: under a default isolation, a conformance would need the
    // isolation of the one to the cluster, which is unknown here.
    printer.block("@_spi(Generated) public protocol \(open.protocolName)", of: model) { printer in
      if model.reads {
        printer.line(open.key)
        printer.line("\(open.reading) -> \(model.valueType)")
      }
      if model.writes { printer.line(open.writing) }
      if model.isKept { OpenArchive(open, of: model.valueType).renderRequirements(printer) }
    }
    guard model.isKept else { return }
    OpenArchive(open, of: model.valueType)
      .renderDefaults(of: model, named: model.name, kind: "type", printer)
  }

  /// Prints the subtypes that the caller registers, in order, each with what selects it.
  func renderMembers(of open: OpenCluster, _ printer: CodePrinter) {
    let member = "any \(open.protocolName).Type"
    printer.line("private static func \(OpenCluster.members)(")
    printer.line("  _ options: Isomer.ReadingOptions")
    printer.block(") -> [(key: Isomer.MemberKey, type: \(member))]") { printer in
      printer.block("options.additionalSubtypes.compactMap", closing: "type in") {
        $0.line("guard let member = type as? \(member) else { return nil }")
        $0.line("return (member.\(open.requirement("Key"))(options.profile), member)")
      }
    }
  }
}

/// Prints the conformances that add a model to clusters of other modules.
struct MembershipRenderer: PlanPart {
  let plan: MappingPlan

  func render(_ printer: CodePrinter) {
    for membership in model.clusters.memberships {
      printer.line()
      render(membership, printer)
    }
  }

  private func render(_ membership: ClusterMembership, _ printer: CodePrinter) {
    let open = OpenCluster(membership.name)
    let access = model.accessPrefix
    let cluster = "\(membership.module).\(SwiftName.path(membership.name))"
    model.renderExtension(
      "\(membership.module).\(open.protocolName)", isSPI: true, printer
    ) { printer in
      if membership.reads {
        printer.block("\(access)\(open.key)") { renderKey(membership, $0) }
        printer.line()
        printer.block("\(access)\(open.reading) -> any \(cluster)") { $0.line("try read(&reader)") }
      }
      if model.archive.isKept {
        if membership.reads { printer.line() }
        // The caller may register a subclass.
        OpenArchive(open, of: "any \(cluster)").renderConformance(
          model, reading: { $0.line("try \(model.typeName).unarchive(&reader)") },
          writing: { $0.line("archive(to: &writer)") }, printer)
      }
      if membership.reads || model.archive.isKept, membership.writes { printer.line() }
      guard membership.writes else { return }
      printer.block("\(access)\(open.writing)") { renderWriting(membership, $0) }
    }
  }

  /// Returns the membership in the same cluster in each profile in which it differs.
  private func changed(
    _ membership: ClusterMembership
  ) -> [(profile: String, membership: ClusterMembership)] {
    plan.profiled.compactMap { plan in
      let changed = plan.model.clusters.memberships.first {
        ($0.name, $0.module) == (membership.name, membership.module)
      }
      guard let profile = plan.model.profiles.current, let changed,
        changed.cluster != membership.cluster
      else { return nil }
      return (profile, changed)
    }
  }

  // MARK: Writing

  private func renderWriting(_ membership: ClusterMembership, _ printer: CodePrinter) {
    for (profile, changed) in changed(membership)
    where changed.cluster.writesTags || membership.cluster.writesTags {
      printer.block("if writer.profile == \(SwiftLiteral.string(profile))") {
        renderWriting(of: changed.cluster, $0)
        $0.line("return")
      }
    }
    renderWriting(of: membership.cluster, printer)
  }

  private func renderWriting(of cluster: Cluster, _ printer: CodePrinter) {
    guard cluster.writesTags else { return printer.line("write(to: &writer)") }
    guard model.isInHierarchy || model.isGeneric else {
      return cluster.renderWriting(of: cluster.members[0], "self", printer)
    }
    printer.line("switch self {")
    cluster.renderCases(printer)
    printer.line("default: write(to: &writer)")
    printer.line("}")
  }

  // MARK: The key

  /// A class also handles its subclasses, which cannot conform again.
  private func renderKey(_ membership: ClusterMembership, _ printer: CodePrinter) {
    guard model.isInHierarchy else { return renderKey(of: model.name, membership, printer) }
    let identifier = printer.standard("ObjectIdentifier")
    printer.line("switch \(identifier)(self) {")
    for member in membership.cluster.members {
      printer.conditional(member.name == model.name ? [] : member.conditions) {
        $0.branch("case \(identifier)(\(SwiftName.path(member.name)).self):") {
          renderKey(of: member.name, membership, $0)
        }
      }
    }
    printer.branch("default:") { $0.line("return .none") }
    printer.line("}")
  }

  private func renderKey(of name: String, _ membership: ClusterMembership, _ printer: CodePrinter) {
    let own = key(of: name, in: membership)
    let changed = changed(membership)
      .map { (profile: $0.profile, key: key(of: name, in: $0.membership)) }
      .filter { $0.key != own }
    guard !changed.isEmpty else { return printer.line("return \(own)") }
    printer.profileSwitch("profile", changed.map(\.profile)) { profile in
      "return \(changed.first { $0.profile == profile }?.key ?? own)"
    }
  }

  private func key(of name: String, in membership: ClusterMembership) -> String {
    membership.cluster.members.first { $0.name == name }?.key.code ?? ".none"
  }
}

extension SubtypeCondition {
  /// The key in generated code; nil for a subtype without one.
  var code: String? {
    switch self {
    case .tags(let values): ".tags([\(values.map(\.swift).joined(separator: ", "))])"
    case .shape(let path): ".shape(\(GeneratedNames.tagPath(path)))"
    case .otherwise: nil
    }
  }
}
