import IsomerSyntax

/// Prints a class of a hierarchy: its mapping in an enum, and for the top class the conformances.
///
/// An extension cannot override, so they switch over all mapped classes of the target.
struct ClassRenderer {
  private let plan: MappingPlan
  private let site: MappingSite

  init(_ plan: MappingPlan) {
    self.plan = plan
    var site = MappingSite.namespace(plan.model.mappingName, of: plan.model.typeName)
    if plan.model.cluster != nil { site.entry = "mappedBuild" }
    self.site = site
  }

  private var model: ModelDescription { plan.model }

  func render(_ printer: inout CodePrinter) {
    if model.superclass == nil { renderConformances(&printer) }
    OpenHierarchyRenderer(model).render(&printer)
    model.renderMappingExtension(&printer) { printer in
      guard !plan.profiled.isEmpty else { return renderMapping(plan, at: site, &printer) }
      renderProfiles(&printer)
    }
    guard model.superclass == nil, !model.knownProfiles.isEmpty else { return }
    printer.line()
    model.renderProfiles(&printer)
  }

  private func renderMapping(
    _ plan: MappingPlan, at site: MappingSite, _ printer: inout CodePrinter
  ) {
    let model = plan.model
    NamespaceRenderer(plan: plan, site: site).render(&printer) { printer in
      if model.isValidated, model.profile == nil {
        ValidationRenderer(plan: plan, site: site).renderMembers(&printer)
      } else if model.reads, model.profile != nil {
        ChecksRenderer(plan, at: site).render(&printer)
      }
      if model.writes { PathsRenderer(plan: plan, site: site).render(&printer) }
      guard model.reads else { return }
      if model.isUpdatable {
        printer.line()
        UpdateRenderer(plan: plan, site: site).renderMembers(&printer)
        if model.derivesChanges {
          printer.line()
          ChangesFunctionsRenderer(plan: plan, site: site).renderMember(&printer)
        }
      }
      if let cluster = model.cluster {
        printer.line()
        ClusterRenderer(cluster, of: model).render(&printer)
      }
      OpenHierarchyRenderer(model).renderMembership(&printer)
    }
  }

  /// Prints the mapping that dispatches to those of the profiles and the class's own.
  private func renderProfiles(_ printer: inout CodePrinter) {
    let choice = ProfileChoice(model: model, profiled: plan.profiled.map(\.model), site: site)
    let isolation = model.isolation.prefix
    printer.block("\(isolation)enum \(model.mappingName)") { printer in
      var parts: [(inout CodePrinter) -> Void] = []
      if model.reads { parts += [{ choice.renderReading("read", &$0) }, choice.renderKeys] }
      if model.reads, model.isBelowImported { parts.append(choice.renderMembership) }
      if model.writes {
        parts += ["write", "writeMappedMembers"].map { name in { choice.renderWriting(name, &$0) } }
        parts.append(choice.renderPaths)
      }
      if model.isValidated { parts.append(choice.renderValidation) }
      if model.isUpdatable {
        parts.append(choice.renderUpdate)
        let identity = UpdateIdentityRenderer(model, plan.profiled.map(\.model))
        if identity.isReadable {
          parts.append { identity.renderChoice(access: "", at: site, &$0) }
        }
      }
      for (index, part) in parts.enumerated() {
        if index > 0 { printer.line() }
        part(&printer)
      }
    }
    for plan in [plan] + plan.profiled where plan.model.isMapped {
      printer.line()
      var site = MappingSite.profiled(plan.model)
      if plan.model.cluster != nil { site.entry = "mappedBuild" }
      renderMapping(plan, at: site, &printer)
    }
  }

  // MARK: Conformances

  private func renderConformances(_ printer: inout CodePrinter) {
    let reading = [
      Conformance(RuntimeNames.readable, members: renderRead),
      Conformance(RuntimeNames.keyedReadable, isSPI: true, members: renderKeys),
    ]
    let writing = [
      Conformance(RuntimeNames.writable) { renderWriting(.write, &$0) },
      Conformance(RuntimeNames.keyedWritable, isSPI: true) {
        renderWriting(.writeMappedMembers, &$0)
        $0.line()
        renderWriting(.paths, &$0)
      },
    ]
    model.renderExtensions((model.reads ? reading : []) + (model.writes ? writing : []), &printer)
    printer.line()
    if model.isValidated {
      ValidationRenderer(plan: plan, site: site).renderChoice(&printer)
      printer.line()
    }
  }

  private func renderRead(_ printer: inout CodePrinter) {
    let parameters = "(_ reader: inout \(RuntimeNames.reader)) throws(\(RuntimeNames.failure))"
    printer.block("\(model.accessPrefix)static func read\(parameters) -> Self") { printer in
      printer.line("let object: \(model.typeName)")
      ClassChoice(model).render("read", &printer) { "object = try \($0)(&reader)" }
      printer.line("return try reader.casting(object, to: self)")
    }
  }

  private func renderKeys(_ printer: inout CodePrinter) {
    let access = model.accessPrefix
    printer.block("\(access)static var mappedKeys: \(RuntimeNames.keySet)") {
      ClassChoice(model).render("mappedKeys", &$0) { "return \($0)" }
    }
    printer.line()
    printer.block(
      "\(access)static func mappedHandling\(printer.handlingParameters) -> \(RuntimeNames.keyHandling)"
    ) {
      ClassChoice(model).render("mappedHandling", &$0) {
        "return \($0)(of: key, below: path, as: profile)"
      }
    }
  }

  private func renderWriting(_ function: ObjectFunction, _ printer: inout CodePrinter) {
    printer.block(
      "\(model.accessPrefix)func \(function.name)(\(function.parameters))\(function.result)"
    ) { ClassChoice(model).render(function, &$0) }
  }
}

extension ModelDescription {
  /// True if the class is part of a hierarchy, or could be its top class.
  var isInHierarchy: Bool { kind == .classType && (!isFinal || superclass != nil) }

  /// The enum that contains the mapping of a class: `Mapped_Message`.
  var mappingName: String { Self.mappingName(of: name) }

  private static func mappingName(of name: String) -> String {
    "Mapped_" + (name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// Returns the mapping of a class by its full name: `Outer.Message.Mapped_Message`.
  func mapping(of name: String) -> String {
    "\(SwiftName.path(name)).\(SwiftName.quoted(Self.mappingName(of: name)))"
  }
}
