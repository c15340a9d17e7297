import IsomerSyntax

/// Prints the struct that contains any value of a protocol, and reads and writes it by its subtype.
struct ProtocolRenderer {
  @Boxed private var model: ProtocolCluster
  private let open: OpenClusterRenderer?

  init(_ model: ProtocolCluster) {
    self.model = model
    open = OpenClusterRenderer(model)
  }

  private var access: String {
    model.access == .internal ? "" : "\(min(model.access, .public).rawValue) "
  }

  private var type: String { "any \(SwiftName.path(model.name))" }

  func render(_ printer: CodePrinter) {
    if let open {
      open.renderProtocol(printer)
      printer.line()
    }
    let conformances = [
      model.reads ? "Isomer.Readable" : nil, model.writes ? "Isomer.Writable" : nil,
    ].compactMap(\.self)
    let isolated = conformances.map { model.isolation.conformance + $0 }
    let clause = isolated.isEmpty ? "" : ": \(isolated.joined(separator: ", "))"
    printer.line("/// Any `\(model.name)`: reads and writes a value of any of its subtypes.")
    printer.block("\(access)struct \(model.boxName)\(clause)", of: model) { printer in
      printer.line("/// The value itself.")
      printer.line("\(access)var value: \(type)")
      printer.line()
      printer.line("/// Holds a value.")
      printer.block("\(access)init(_ value: \(type))") { $0.line("self.value = value") }
      if model.reads {
        printer.line()
        renderRead(printer)
      }
      if model.writes {
        printer.line()
        renderWrite(printer)
      }
      if model.reads, let open {
        printer.line()
        open.renderMembers(printer)
      }
    }
    printer.line()
    let spi = model.access >= .public ? "@_spi(Generated) " : ""
    for attribute in model.availability { printer.line("@\(attribute)") }
    printer.block(spi + model.boxExtension("Isomer.Boxed")) {
      $0.line("\(access)var unboxed: \(type) { value }")
      $0.line()
      $0.line("\(access)init(boxing value: \(type)) { self.init(value) }")
    }
    ArchiveProtocolRenderer(model: model).render(printer)
    renderProfiles(printer)
  }

  private func renderProfiles(_ printer: CodePrinter) {
    guard !model.knownProfiles.isEmpty else { return }
    printer.line()
    for attribute in model.availability { printer.line("@\(attribute)") }
    printer.block(model.boxExtension("Isomer.Profiled")) {
      ProfileNames.render(model.knownProfiles, access: access, $0)
    }
  }

  /// Prints the choice of the subtype, which a profile can override.
  private func renderRead(_ printer: CodePrinter) {
    guard !model.profiled.isEmpty else { return ClusterRenderer(model).render(printer) }
    let plain = GeneratedNames.reading(ofProfile: nil)
    let signature = "(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self"
    printer.block("\(access)static func read\(signature)") { printer in
      ProfileSwitch(subject: "reader.profile", profiles: model.profiled.map(\.profile)).render(
        printer
      ) {
        profile in
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
    printer.block("\(access)func write(to writer: inout Isomer.JSONWriter)") { printer in
      for profile in model.profiled.filter({ !$0.selection.writes }).map(\.profile) {
        let name = SwiftLiteral.string(model.name)
        printer.line(
          "if writer.profile == \(SwiftLiteral.string(profile)) { return writer.unwritten(\(name)) }"
        )
      }
      printer.line("switch value {")
      for member in model.cluster.members {
        printer.conditional(member.conditions) {
          $0.line("case let value as \(SwiftName.path(member.name)): value.write(to: &writer)")
        }
      }
      let reason = "its type is no member of '\(model.name)'"
      if let open = OpenCluster(model) {
        let member = "case let value as any \(open.protocolName):"
        printer.line("\(member) value.\(open.requirement("Write"))(to: &writer)")
      }
      printer.line("default: writer.fail(\(SwiftLiteral.string(reason)))")
      printer.line("}")
    }
  }
}

extension ProtocolCluster {
  /// Returns the head of an extension of the box, with the isolation of the protocol.
  func boxExtension(_ conformance: String) -> String {
    "\(isolation.prefix)extension \(boxName): \(isolation.conformance)\(conformance)"
  }
}
