import IsomerSyntax

/// Prints a `switch` over the document's profile, with a line for each profile of a type and a default.
struct ProfileSwitch {
  let subject: String
  let profiles: [String]

  /// Prints the switch; `line` returns the line for a profile, or the default for nil.
  func render(_ printer: CodePrinter, _ line: (String?) -> String) {
    printer.line("switch \(subject) {")
    for profile in profiles {
      printer.line("case \(SwiftLiteral.string(profile)): \(line(profile))")
    }
    printer.line("default: \(line(nil))")
    printer.line("}")
  }
}

/// Prints the enum of a type's profiles.
enum ProfileNames {
  static func render(_ names: [String], access: String, _ printer: CodePrinter) {
    printer.line("/// The profiles of the mapping.")
    printer.block("\(access)enum \(GeneratedNames.profiles): Swift.String, Isomer.MappingProfile") {
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

  private var access: String { site.isOwn ? model.accessPrefix : "" }

  private func namespace(_ profile: String?, isWriting: Bool = false) -> String {
    GeneratedNames.namespace(of: model.name, as: profile, isWriting: isWriting && model.isGeneric)
  }

  private func mapping(_ profile: String?) -> Model {
    profiled.first { $0.profiles.current == profile } ?? model
  }

  // MARK: The choice

  /// Prints the function that returns the mapping for a profile.
  func renderMapping(_ function: String, isWriting: Bool = false, _ printer: CodePrinter) {
    let type = model.valueType
    printer.block(
      "\(access)static func \(function)(as profile: \(printer.standard("String"))?) "
        + "-> any Isomer.Mapping<\(type)>.Type"
    ) {
      render(on: "profile", $0) { profile in
        let mapping = mapping(profile)
        let isMapped =
          model.isGeneric ? (isWriting ? mapping.writes : mapping.reads) : mapping.isMapped
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
    let parameters = "(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure)"
    printer.block("\(access)static func \(function)\(parameters) -> \(result)") {
      render(on: "reader.profile", $0) { profile in
        mapping(profile).reads
          ? "return try \(namespace(profile)).\(function)(&reader)"
          : "throw reader.unread(\(SwiftLiteral.string(model.name)))"
      }
    }
  }

  private func render(on subject: String, _ printer: CodePrinter, _ line: (String?) -> String) {
    ProfileSwitch(subject: subject, profiles: profiled.compactMap(\.profiles.current)).render(
      printer, line)
  }

  func renderUpdate(_ printer: CodePrinter) {
    let isClass = model.kind == .classType
    let verb = site.isOwn ? (isClass ? "func" : "mutating func") : "static func"
    let parameters =
      "(\(site.isOwn ? "" : "_ value: \(site.result), ")from reader: inout Isomer.JSONReader)"
    printer.block("\(access)\(verb) update\(parameters) throws(Isomer.ReadingFailure)") {
      render(on: "reader.profile", $0) { profile in
        mapping(profile).reads
          ? "try \(namespace(profile)).update(\(isClass ? "" : "&")\(value), from: &reader)"
          : "throw reader.unread(\(SwiftLiteral.string(model.name)))"
      }
    }
  }

  /// Prints the reading of the identity, which can have different locations in each profile.
  func renderIdentity(_ printer: CodePrinter) {
    render(on: "reader.profile", printer) { profile in
      "return try \(namespace(profile)).mappedIdentity(in: &reader)"
    }
  }

  // MARK: Writing

  private var value: String { site.isOwn ? "self" : "value" }

  /// Prints `write` or `writeKey` of an enum.
  func renderWriting(_ function: String, _ printer: CodePrinter) {
    let parameters = "(\(site.parameters)to writer: inout Isomer.JSONWriter)"
    printer.block("\(access)\(site.writingPrefix)func \(function)\(parameters)") {
      render(on: "writer.profile", $0) { profile in
        mapping(profile).writes
          ? "\(namespace(profile, isWriting: true)).\(function)(\(value), to: &writer)"
          : "writer.unwritten(\(SwiftLiteral.string(model.name)))"
      }
    }
  }
}
