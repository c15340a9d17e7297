import IsomerSyntax

/// Prints the struct that contains any value of a protocol, and reads and writes it by its subtype.
struct ProtocolRenderer {
  @Boxed var model: ProtocolCluster

  /// The extension point for subtypes of other modules.
  var open: OpenCluster? { OpenCluster(model) }
  var access: String { model.accessPrefix }
  var type: String { model.valueType }

  func render(_ printer: CodePrinter) {
    if let open {
      renderProtocol(open, printer)
      printer.line()
    }
    let conformances = model.openProtocols.map { model.isolation.conformance + $0 }
    let clause = conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))"
    printer.line("/// Any `\(model.name)`: reads and writes a value of any of its subtypes.")
    printer.block("\(access)struct \(model.boxName)\(clause)", of: model) { printer in
      printer.line("/// The value itself.")
      printer.line("\(access)var value: \(type)")
      printer.line()
      printer.line("/// Holds a value.")
      printer.block("\(access)init(_ value: \(type))") { $0.line("self.value = value") }
      printer.line()
      printer.parts(
        { if model.reads { renderRead($0) } }, { if model.writes { renderWrite($0) } },
        { if model.reads, let open { renderMembers(of: open, $0) } })
    }
    model.renderBoxExtension("Isomer.Boxed", isSPI: true, printer) {
      $0.line("\(access)var unboxed: \(type) { value }")
      $0.line()
      $0.line("\(access)init(boxing value: \(type)) { self.init(value) }")
    }
    if model.isKept { renderArchive(printer) }
    renderProfiles(printer)
  }

  private func renderProfiles(_ printer: CodePrinter) {
    guard !model.knownProfiles.isEmpty else { return }
    model.renderBoxExtension("Isomer.Profiled", printer) {
      $0.profileNames(model.knownProfiles, access: access)
    }
  }

  /// Prints the choice of the subtype, which a profile can override.
  private func renderRead(_ printer: CodePrinter) {
    guard !model.profiled.isEmpty else { return ClusterRenderer(model).render(printer) }
    let plain = GeneratedNames.reading(ofProfile: nil)
    let profiles = model.profiled.map(\.profile)
    printer.block(access + Signature.read("read", "Self")) { printer in
      printer.profileSwitch("reader.profile", profiles) { profile in
        let reads = model.profiled.first { $0.profile == profile }?.selection.reads ?? true
        let name = SwiftLiteral.string(model.name)
        return reads
          ? "return try \(GeneratedNames.reading(ofProfile: profile))(&reader)"
          : "throw reader.unread(\(name))"
      }
    }
    printer.line()
    ClusterRenderer(model, choosing: model.cluster, named: plain).render(printer)
    for changed in model.profiled where changed.selection.reads {
      printer.line()
      let name = GeneratedNames.reading(ofProfile: changed.profile)
      ClusterRenderer(model, choosing: changed.selection.cluster, named: name).render(printer)
    }
  }

  private func renderWrite(_ printer: CodePrinter) {
    printer.block("\(access)func write\(Signature.writing())") { printer in
      for (profile, selection) in model.profiled {
        let test = "if writer.profile == \(SwiftLiteral.string(profile))"
        if !selection.writes {
          printer.line("\(test) { return writer.unwritten(\(SwiftLiteral.string(model.name))) }")
        } else if selection.cluster.writesTags || model.cluster.writesTags {
          printer.block(test) {
            renderSwitch(selection.cluster, $0)
            $0.line("return")
          }
        }
      }
      renderSwitch(model.cluster, printer)
    }
  }

  private func renderSwitch(_ cluster: Cluster, _ printer: CodePrinter) {
    printer.line("switch value {")
    // A class of another module can inherit from one of this.
    if cluster.writesTags { renderOpenCase(printer) }
    cluster.renderCases(printer)
    if !cluster.writesTags { renderOpenCase(printer) }
    let reason = "its type is no member of '\(model.name)'"
    printer.line("default: writer.fail(\(SwiftLiteral.string(reason)))")
    printer.line("}")
  }

  private func renderOpenCase(_ printer: CodePrinter) {
    guard let open else { return }
    let pattern = "case let value as any \(open.protocolName):"
    printer.line("\(pattern) value.\(open.requirement("Write"))(to: &writer)")
  }
}

extension Cluster {
  /// True if the cluster writes the tags of some of its subtypes.
  var writesTags: Bool { members.contains(where: \.isTaggedByCluster) }

  /// Prints the cases of a `switch` that writes a value as one of the subtypes.
  func renderCases(_ printer: CodePrinter) {
    printer.each(members) { member, printer in
      printer.branch("case let value as \(SwiftName.path(member.typeName)):") {
        renderWriting(of: member, "value", $0)
      }
    }
  }

  /// Prints the writing of a value as a subtype, with the cluster's tag unless the subtype writes it.
  func renderWriting(of member: Member, _ value: String, _ printer: CodePrinter) {
    guard member.isTaggedByCluster, let path = tag?.written?.keys, let key = member.key.tags.first
    else { return printer.line("\(value).write(to: &writer)") }
    let tag = SwiftLiteral.string("," + TagFrame.member(path, key.json))
    let merging = path.count > 1 ? ", isNested: true" : ""
    printer.line("writer.write(\(value), after: \(tag)\(merging))")
  }
}

extension ProtocolCluster {
  /// The type of the values in generated code.
  var valueType: String { "any \(SwiftName.path(name))" }

  /// Prints an extension of the box, with the availability and isolation of the protocol.
  func renderBoxExtension(
    _ conformance: String, isSPI: Bool = false, _ printer: CodePrinter,
    _ body: (CodePrinter) -> Void
  ) {
    printer.line()
    for attribute in availability { printer.line("@\(attribute)") }
    let spi = isSPI && access >= .public ? "@_spi(Generated) " : ""
    let name = isolation.conformance + conformance
    printer.block("\(spi)\(isolation.prefix)extension \(boxName): \(name)", body)
  }
}
