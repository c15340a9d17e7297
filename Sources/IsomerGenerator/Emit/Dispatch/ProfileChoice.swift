import IsomerSyntax

extension CodePrinter {
  /// Prints a `switch` over the document's profile; the closure returns the line for a profile, or
  /// the default for nil.
  func profileSwitch(_ subject: String, _ profiles: [String], _ statement: (String?) -> String) {
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

/// Prints the functions of a type that select a mapping by the profile. Each mapping is in an enum:
///
///     extension Account {
///       static func mappedReading(as:) ──switch profile──▶ Mapped_Account_as_twitter.self
///                                                    └───▶ Mapped_Account_plain.self
struct ProfileChoice {
  @Boxed var model: Model
  let profiled: [Model]
  @Boxed var site: MappingSite

  private var access: String { site.access(of: model) }
  private var profiles: [String] { profiled.compactMap(\.profiles.current) }

  private func namespace(_ profile: String?, isWriting: Bool = false) -> String {
    GeneratedNames.namespace(of: model.name, as: profile, isWriting: isWriting && model.isGeneric)
  }

  private func mapping(_ profile: String?) -> Model? {
    ([model] + profiled).first { $0.profiles.current == profile }
  }

  private func reads(_ profile: String?) -> Bool { mapping(profile)?.reads ?? false }
  private func writes(_ profile: String?) -> Bool { mapping(profile)?.writes ?? false }

  // MARK: The choice

  /// Prints the function that returns the mapping for a profile.
  func renderMapping(_ function: String, isWriting: Bool = false, _ printer: CodePrinter) {
    let parameter = "(as profile: \(printer.standard("String"))?)"
    let type = model.valueType
    let result = "any Isomer.Mapping<\(type)>.Type"
    let replacements = model.shape?.replacements ?? []
    printer.block("\(access)static func \(function)\(parameter) -> \(result)") { printer in
      let profiles =
        model.shape == nil
        ? profiles
        : Set(model.profiles.names + replacements.map(\.profile)).sorted()
      guard !profiles.isEmpty else { return printer.line("\(namespace(nil)).self") }
      printer.profileSwitch("profile", profiles) { profile in
        if let other = replacements.first(where: { $0.profile == profile }) {
          let function = other.reads ? "mappedReading" : "mappedWriting"
          return "return \(other.mapping).\(function)(as: profile)"
        }
        let isMapped =
          model.isGeneric && !model.isInHierarchy
          ? (isWriting ? writes(profile) : reads(profile)) : reads(profile) || writes(profile)
        return isMapped
          ? "return \(namespace(profile, isWriting: isWriting)).self"
          : "return Isomer.Unmapped<\(type)>.self"
      }
    }
  }

  // MARK: Reading

  /// Prints `read` or `readKey` of an enum.
  func renderReading(_ function: String, _ printer: CodePrinter) {
    let result = site.isOwn ? model.parameterType : site.result
    printer.block(access + Signature.read(function, result)) {
      $0.profileSwitch("reader.profile", profiles) { profile in
        reads(profile)
          ? "return try \(namespace(profile)).\(function)(&reader)"
          : "throw reader.unread(\(SwiftLiteral.string(model.name)))"
      }
    }
  }

  func renderUpdate(_ printer: CodePrinter) {
    let isClass = model.kind == .classType
    let verb = site.isOwn ? (isClass ? "func" : "mutating func") : "static func"
    let parameters =
      "(\(site.isOwn ? "" : "_ value: \(site.result), ")from reader: inout Isomer.JSONReader)"
    printer.block("\(access)\(verb) update\(parameters) throws(Isomer.ReadingFailure)") {
      $0.profileSwitch("reader.profile", profiles) { profile in
        reads(profile)
          ? "try \(namespace(profile)).update(\(isClass ? "" : "&")\(site.value), from: &reader)"
          : "throw reader.unread(\(SwiftLiteral.string(model.name)))"
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

  /// Prints `write` or `writeKey` of an enum.
  func renderWriting(_ function: String, _ printer: CodePrinter) {
    let parameters = Signature.writing(site.parameters)
    printer.block("\(access)\(site.writingPrefix)func \(function)\(parameters)") {
      $0.profileSwitch("writer.profile", profiles) { profile in
        writes(profile)
          ? "\(namespace(profile, isWriting: true)).\(function)(\(site.value), to: &writer)"
          : "writer.unwritten(\(SwiftLiteral.string(model.name)))"
      }
    }
  }
}
