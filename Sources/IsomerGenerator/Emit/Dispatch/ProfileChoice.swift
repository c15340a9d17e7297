import IsomerSyntax

extension CodePrinter {
  /// Prints a `switch` over the document's profile; the closure returns the line for a profile, or
  /// the default for nil.
  func profileSwitch(_ subject: String, _ profiles: [String], _ statement: (String?) -> String) {
    guard !profiles.isEmpty else { return line(statement(nil)) }
    line("switch \(subject) {")
    for profile in profiles {
      line("case \(SwiftLiteral.string(profile)): \(statement(profile))")
    }
    line("default: \(statement(nil))")
    line("}")
  }

  /// Prints the enum of a type's profiles.
  func profileNames(_ names: [String], access: String) {
    line("/// The profiles of the mapping.")
    block("\(access)enum \(GeneratedNames.profiles): Swift.String, Isomer.MappingProfile") {
      for name in names { $0.line("case \(SwiftName.quoted(name))") }
    }
  }
}

/// Prints the functions that select a mapping by the profile. Each mapping is in an enum:
///
///     extension Account {
///       static func read(_:) ──switch reader.profile──▶ Mapped_Account_as_twitter.read(&reader)
///                                                 └───▶ Mapped_Account_plain.read(&reader)
struct ProfileChoice {
  @Boxed var model: Model
  let profiled: [Model]
  @Boxed var site: MappingSite
  /// The enum of the mapping without a profile, unless its name is made from that of the type.
  var plainName: String?

  private var access: String { site.access(of: model) }
  private var isClass: Bool { model.kind == .classType }
  private var label: String { SwiftLiteral.string(model.name) }

  /// The profiles of other mappings; an external mapping has none under its other profiles.
  private var profiles: [String] {
    guard let shape = model.shape else { return profiled.compactMap(\.profiles.current) }
    return Set(model.profiles.names + shape.replacements.map(\.profile)).sorted()
  }

  private func mapping(_ profile: String?) -> Model? {
    ([model] + profiled).first { $0.profiles.current == profile }
  }

  /// Returns the enum of a mapping; a generic type has one for each direction.
  private func namespace(_ profile: String?, isWriting: Bool = false) -> String {
    if profile == nil, let plainName { return plainName }
    let isSeparate = isWriting && model.isGeneric && !model.isInHierarchy
    return GeneratedNames.namespace(of: model.name, as: profile, isWriting: isSeparate)
  }

  /// Prints a `switch` whose closure returns the call of a mapping, given its enum, which can be that
  /// of an external mapping that replaces this one in a profile.
  private func renderSwitch(
    _ subject: String, isWriting: Bool, otherwise failure: String, _ printer: CodePrinter,
    _ call: (String) -> String
  ) {
    printer.profileSwitch(subject, profiles) { profile in
      if let other = model.shape?.replacements.first(where: { $0.profile == profile }) {
        let name = GeneratedNames.namespace(of: other.mapping, as: nil)
        let isMapped = isWriting ? other.writes : other.reads
        return isMapped ? call("\(other.mapping).\(name)") : failure
      }
      guard let mapping = mapping(profile), isWriting ? mapping.writes : mapping.reads else {
        return failure
      }
      return call(namespace(profile, isWriting: isWriting))
    }
  }

  // MARK: Conformances

  /// Returns the conformances of an object, which select its mapping; the closure prints the mappings
  /// of one direction.
  func conformances(
    followedBy mappings: @escaping (MappingSite.Direction, CodePrinter) -> Void = { _, _ in }
  ) -> [Conformance] {
    let reading = model.keyedReading(by: { renderReading("read", $0) }) {
      $0.parts(renderKeys, { mappings(.reading, $0) })
    }
    let writing = model.keyedWriting(by: { renderWriting("write", $0) }) {
      $0.parts(
        { renderWriting("writeMappedMembers", $0) }, renderPaths, { mappings(.writing, $0) })
    }
    return (model.reads ? reading : []) + (model.writes ? writing : [])
  }

  // MARK: Reading

  /// Prints `read`, or `readKey` of an enum.
  func renderReading(_ function: String, _ printer: CodePrinter) {
    let isWrapped = model.shape != nil && site.isOwn
    printer.block(access + Signature.read(function, site.type)) {
      renderSwitch(
        "reader.profile", isWriting: false, otherwise: "throw reader.unread(\(label))", $0
      ) {
        let call = "try \($0).\(function)(&reader)"
        return isWrapped ? "return Self(\(call))" : "return \(call)"
      }
    }
  }

  /// Prints the keys, which are those without a profile, and the handling of a key.
  func renderKeys(_ printer: CodePrinter) {
    let keys = model.reads ? "\(namespace(nil)).mappedKeys" : "Isomer.KeySet.empty"
    printer.line("\(access)static var mappedKeys: Isomer.KeySet { \(keys) }")
    printer.line()
    let head = "static func mappedHandling\(printer.handlingParameters) -> Isomer.KeyHandling"
    printer.block(access + head) {
      renderSwitch("profile", isWriting: false, otherwise: "return .none", $0) {
        "return \($0).mappedHandling(of: key, below: path, as: profile)"
      }
    }
  }

  func renderUpdate(_ printer: CodePrinter) {
    let verb = site.isOwn ? (isClass ? "func" : "mutating func") : "static func"
    let parameters =
      "(\(site.isOwn ? "" : "_ value: \(site.type), ")from reader: inout Isomer.JSONReader)"
    printer.block("\(access)\(verb) update\(parameters) throws(Isomer.ReadingFailure)") {
      renderSwitch(
        "reader.profile", isWriting: false, otherwise: "throw reader.unread(\(label))", $0
      ) {
        "try \($0).update(\(isClass ? "" : "&")\(site.value), from: &reader)"
      }
    }
  }

  /// Prints the reading of the identity, which can have different locations in each profile.
  func renderIdentity(_ printer: CodePrinter) {
    printer.profileSwitch("reader.profile", profiles) { profile in
      "return try \(namespace(profile)).mappedIdentity(in: &reader)"
    }
  }

  // MARK: Writing

  /// Prints `write`, `writeMappedMembers`, or `writeKey` of an enum.
  func renderWriting(_ function: String, _ printer: CodePrinter) {
    let parameters = Signature.writing(site.parameters)
    printer.block("\(access)\(site.writingPrefix)func \(function)\(parameters)") {
      renderSwitch(
        "writer.profile", isWriting: true, otherwise: "writer.unwritten(\(label))", $0
      ) {
        "\($0).\(function)(\(wrapped), to: &writer)"
      }
    }
  }

  /// Prints the paths of the properties.
  func renderPaths(_ printer: CodePrinter) {
    let parameters = "(\(site.parameters)_ options: Isomer.WritingOptions)"
    let head = "\(access)\(site.writingPrefix)func mappedPaths\(parameters)"
    printer.block("\(head) -> Isomer.PropertyPaths") {
      renderSwitch(
        "options.profile", isWriting: true, otherwise: "return Isomer.PropertyPaths()", $0
      ) {
        "return \($0).mappedPaths(\(wrapped), options)"
      }
    }
  }

  /// The value that a mapping writes; an external mapping wraps it.
  private var wrapped: String {
    model.shape != nil && site.isOwn ? "\(site.value).value" : site.value
  }

  // MARK: Classes

  /// Prints the mapping of a class that selects one of the profiles.
  func renderMembers(_ printer: CodePrinter) {
    let parameter = "as profile: \(printer.standard("String"))?"
    printer.parts(
      { renderReading("read", $0) }, renderKeys,
      { if model.isUpdatable { renderUpdate($0) } },
      { printer in
        guard model.isValidated else { return }
        printer.block(
          "static func validate(_ value: \(site.type)) \(ValidationRenderer.effect)"
        ) { $0.line("try \(namespace(nil)).validate(value)") }
      },
      { printer in
        guard model.hierarchy.isBelowImported else { return }
        printer.block("static func memberKey(\(parameter)) -> Isomer.MemberKey") {
          renderSwitch("profile", isWriting: false, otherwise: "return .none", $0) {
            "return \($0).memberKey(as: profile)"
          }
        }
      },
      { renderWriting("write", $0) }, { renderWriting("writeMappedMembers", $0) }, renderPaths)
  }
}
