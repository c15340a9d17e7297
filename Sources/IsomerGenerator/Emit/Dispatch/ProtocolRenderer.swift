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
      for profile in model.profiled.filter({ !$0.selection.writes }).map(\.profile) {
        let name = SwiftLiteral.string(model.name)
        printer.line(
          "if writer.profile == \(SwiftLiteral.string(profile)) { return writer.unwritten(\(name)) }"
        )
      }
      printer.line("switch value {")
      printer.each(model.cluster.members) { member, printer in
        let name = SwiftName.path(member.typeName)
        printer.line("case let value as \(name): value.write(to: &writer)")
      }
      let reason = "its type is no member of '\(model.name)'"
      if let open {
        let member = "case let value as any \(open.protocolName):"
        printer.line("\(member) value.\(open.requirement("Write"))(to: &writer)")
      }
      printer.line("default: writer.fail(\(SwiftLiteral.string(reason)))")
      printer.line("}")
    }
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
