import IsomerSyntax

/// Prints the struct for an external mapping: a model that contains one value of the type.
///
///     struct CoordinateMapping { var value: Coordinate }
///       read ──switch reader.profile──▶ Mapped_CoordinateMapping_plain.read ──▶ Coordinate(latitude:…)
struct ShapeRenderer {
  let plan: MappingPlan
  let shape: ShapeDescription

  private var model: ModelDescription { plan.model }
  private var type: String { shape.type.text }
  private var access: String { model.accessPrefix }
  private var plans: [MappingPlan] { [plan] + plan.profiled }

  func render(_ printer: inout CodePrinter) {
    renderStruct(&printer)
    printer.line()
    model.renderExtensions(
      (model.reads ? reading : []) + (model.writes ? writing : []) + [box], &printer)
    printer.line()
    model.renderMappingExtension(&printer) { printer in
      for plan in plans where plan.model.isMapped {
        renderMapping(plan, &printer)
        printer.line()
      }
      renderMembers(&printer)
    }
    guard !model.profiles.isEmpty else { return }
    printer.line()
    model.renderProfiles(&printer)
  }

  private func renderStruct(_ printer: inout CodePrinter) {
    let isolation = model.isolation.prefix
    printer.line("/// The mapping of `\(type)` that `\(shape.protocolName)` declares.")
    for attribute in model.availability { printer.line("@\(attribute)") }
    printer.block("\(isolation)\(access)struct \(model.typeName): \(RuntimeNames.externalMapping)")
    {
      $0.line("/// The value itself.")
      $0.line("\(access)var value: \(type)")
      $0.line()
      $0.line("/// Holds a value.")
      $0.line("\(access)init(_ value: \(type)) { self.value = value }")
    }
  }

  private var box: Conformance {
    Conformance(RuntimeNames.boxed, isSPI: true) {
      $0.line("\(access)var unboxed: \(type) { value }")
      $0.line()
      $0.line("\(access)init(boxing value: \(type)) { self.init(value) }")
    }
  }

  // MARK: The choice

  private func namespace(_ profile: String?) -> String {
    RuntimeNames.namespace(of: model.name, as: profile)
  }

  /// Returns the mapping for a profile, if this external mapping has one.
  private func own(_ profile: String?) -> ModelDescription? {
    plans.map(\.model).first { $0.profile == profile }
  }

  private func replacement(_ profile: String?) -> ShapeDescription.Replacement? {
    profile.flatMap { name in shape.replacements.first { $0.profile == name } }
  }

  /// Prints a line for each profile, or one line without profiles.
  private func renderChoice(
    on subject: String, _ printer: inout CodePrinter, _ line: (String?) -> String
  ) {
    let profiles = Set(model.profiles + shape.replacements.map(\.profile)).sorted()
    guard !profiles.isEmpty else { return printer.line(line(nil)) }
    ProfileSwitch(subject: subject, profiles: profiles).render(&printer, line)
  }

  // MARK: Reading

  private var reading: [Conformance] {
    let unread = "throw reader.unread(\(SwiftLiteral.string(type)))"
    let reading = Conformance(RuntimeNames.readable) { printer in
      let parameter = "(_ reader: inout \(RuntimeNames.reader)) throws(\(RuntimeNames.failure))"
      printer.block("\(access)static func read\(parameter) -> Self") { printer in
        renderChoice(on: "reader.profile", &printer) { profile in
          if let other = replacement(profile) {
            return other.reads ? "return Self(try \(other.mapping).read(&reader).value)" : unread
          }
          let reads = own(profile)?.reads ?? false
          return reads ? "return Self(try \(namespace(profile)).read(&reader))" : unread
        }
      }
    }
    return [reading, Conformance(RuntimeNames.keyedReadable, isSPI: true, members: renderKeys)]
  }

  private func renderKeys(_ printer: inout CodePrinter) {
    let handling = "\(access)static func mappedHandling"
    printer.line(
      "\(access)static var mappedKeys: \(RuntimeNames.keySet) { \(namespace(nil)).mappedKeys }")
    printer.line()
    printer.block("\(handling)\(printer.handlingParameters) -> \(RuntimeNames.keyHandling)") {
      renderChoice(on: "profile", &$0) { profile in
        if let other = replacement(profile) {
          return other.reads
            ? "return \(other.mapping).mappedHandling(of: key, below: path, as: profile)"
            : "return .none"
        }
        let reads = own(profile)?.reads ?? false
        return reads
          ? "return \(namespace(profile)).mappedHandling(of: key, below: path, as: profile)"
          : "return .none"
      }
    }
  }

  // MARK: Writing

  private var writing: [Conformance] {
    let writing = Conformance(RuntimeNames.writable) { renderWriting("write", &$0) }
    let members = Conformance(RuntimeNames.keyedWritable, isSPI: true) { printer in
      renderWriting("writeMappedMembers", &printer)
      printer.line()
      let paths = RuntimeNames.propertyPaths
      printer.block(
        "\(access)func mappedPaths(_ options: \(RuntimeNames.writingOptions)) -> \(paths)"
      ) {
        renderChoice(on: "options.profile", &$0) { profile in
          if let other = replacement(profile) {
            return "return \(other.mapping)(value).mappedPaths(options)"
          }
          let writes = own(profile)?.writes ?? false
          return writes
            ? "return \(namespace(profile)).mappedPaths(value, options)" : "return \(paths)()"
        }
      }
    }
    return [writing, members]
  }

  private func renderWriting(_ function: String, _ printer: inout CodePrinter) {
    let unwritten = "writer.unwritten(\(SwiftLiteral.string(type)))"
    printer.block("\(access)func \(function)(to writer: inout \(RuntimeNames.writer))") {
      renderChoice(on: "writer.profile", &$0) { profile in
        if let other = replacement(profile) {
          return other.writes ? "\(other.mapping)(value).\(function)(to: &writer)" : unwritten
        }
        let writes = own(profile)?.writes ?? false
        return writes ? "\(namespace(profile)).\(function)(value, to: &writer)" : unwritten
      }
    }
  }

  // MARK: The mappings

  private func renderMapping(_ plan: MappingPlan, _ printer: inout CodePrinter) {
    let site = MappingSite.profiled(plan.model)
    NamespaceRenderer(plan: plan, site: site).render(&printer) { printer in
      if plan.model.reads { ChecksRenderer(plan, at: site).render(&printer) }
      if plan.model.writes { PathsRenderer(plan: plan, site: site).render(&printer) }
    }
  }

  /// Prints a function that is never called, so that the compiler reports nonexistent members where
  /// the external mapping names them.
  private func renderMembers(_ printer: inout CodePrinter) {
    printer.line("// Never called; lets the compiler report members that do not exist.")
    printer.block("private static func mappedMembers(_ value: inout \(type))") { printer in
      for member in shape.members {
        guard member.isSettable else {
          printer.pasted("let _: \(member.type) = value", member.access)
          continue
        }
        printer.line("do {")
        printer.indented {
          $0.pasted("let member: \(member.type) = value", member.access)
          $0.pasted("value", member.access, " = member")
        }
        printer.line("}")
      }
    }
  }
}
