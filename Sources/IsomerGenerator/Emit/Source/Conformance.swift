import IsomerSyntax

/// A conformance of generated code and the members that it requires.
struct Conformance {
  /// The protocol; nil for members without a conformance.
  let name: String?
  let clause: String
  /// True if only generated code can use it.
  let isSPI: Bool
  /// Prints the members; nil if the runtime implements all of them.
  let members: ((CodePrinter) -> Void)?

  init(
    _ name: String?, where clause: String = "", isSPI: Bool = false,
    members: ((CodePrinter) -> Void)? = nil
  ) {
    self.name = name
    self.clause = clause
    self.isSPI = isSPI
    self.members = members
  }
}

extension Model: Declared {
  /// Prints an extension with the availability and isolation of the type.
  func renderExtension(
    _ conformance: String?, where clause: String = "", isSPI: Bool = false,
    _ printer: CodePrinter, _ members: @escaping (CodePrinter) -> Void
  ) {
    renderExtensions(
      [Conformance(conformance, where: clause, isSPI: isSPI, members: members)], printer)
  }

  /// Prints extensions for conformances; conformances with the same conditions share an extension.
  func renderExtensions(_ conformances: [Conformance], _ printer: CodePrinter) {
    var groups: [[Conformance]] = []
    for conformance in conformances {
      let index = groups.firstIndex { group in
        group[0].clause == conformance.clause
          && (access < .public || group[0].isSPI == conformance.isSPI)
      }
      if let index { groups[index].append(conformance) } else { groups.append([conformance]) }
    }
    printer.parts(groups, renderExtension)
  }

  private func renderExtension(_ group: [Conformance], _ printer: CodePrinter) {
    for attribute in availability { printer.line("@\(attribute)") }
    let spi = group[0].isSPI && access >= .public ? "@_spi(Generated) " : ""
    let list = group.compactMap(\.name).map { isolation.conformance + $0 }.joined(separator: ", ")
    let inherited = list.isEmpty ? "" : ": \(list)"
    let head = "\(spi)\(isolation.prefix)extension \(extendedName)\(inherited)\(group[0].clause)"
    printer.block(head) {
      $0.members(of: "") { $0.parts(group.compactMap(\.members)) { $0($1) } }
    }
  }

  /// Returns the conformances of a type that is read from an object; other modules see only
  /// `Readable`.
  func keyedReading(
    by read: @escaping (CodePrinter) -> Void, keys: @escaping (CodePrinter) -> Void
  ) -> [Conformance] {
    let clause = constraint(for: .reading)
    return [
      Conformance("Isomer.Readable", where: clause, members: read),
      Conformance("Isomer.KeyedMapping", where: clause, isSPI: true, members: keys),
    ]
  }

  /// Returns the conformances of a type that is written as an object; the runtime can write the
  /// members in braces.
  func keyedWriting(
    by write: ((CodePrinter) -> Void)?, members: @escaping (CodePrinter) -> Void
  ) -> [Conformance] {
    let clause = constraint(for: .writing)
    return [
      Conformance("Isomer.Writable", where: clause, members: write),
      Conformance("Isomer.KeyedWritable", where: clause, isSPI: true, members: members),
    ]
  }

  /// Returns the conformances of a type that need not be an object, each with its functions.
  func conformances(
    reading: @escaping (CodePrinter) -> Void, writing: @escaping (CodePrinter) -> Void,
    key: ((CodePrinter) -> Void)? = nil
  ) -> [Conformance] {
    [
      isReadable
        ? Conformance("Isomer.Readable", where: constraint(for: .reading), members: reading) : nil,
      isWritable
        ? Conformance("Isomer.Writable", where: constraint(for: .writing), members: writing) : nil,
      isKey ? key.map { Conformance("Isomer.MappableKey", members: $0) } : nil,
    ].compactMap(\.self)
  }

  /// Prints an extension that only contains mappings.
  func renderMappingExtension(
    for use: GenericRequirement.Use = .reading, _ printer: CodePrinter,
    _ body: (CodePrinter) -> Void
  ) {
    printer.block("extension \(extendedName)\(constraint(for: use))", of: self, body)
  }

  /// Prints the conformance that declares the profiles.
  func renderProfiles(_ printer: CodePrinter) {
    renderExtension("Isomer.Profiled", printer) {
      $0.profileNames(profiles.known, access: accessPrefix)
    }
  }

  /// Prints the declared conformance to `Sendable` for a generated type of the model's values.
  func renderSendability(of type: String, _ printer: CodePrinter) {
    guard let sendability = declaration.sendability else { return }
    printer.line()
    for attribute in availability { printer.line("@\(attribute)") }
    printer.line("extension \(extendedName).\(type): \(sendability) {}")
  }

  // MARK: Constraints

  /// Returns the `where` clause of a generic type's conformance for reading, writing or archiving.
  func constraint(for use: GenericRequirement.Use) -> String { Self.clause(constraints(for: use)) }

  private func constraints(for use: GenericRequirement.Use) -> [String] {
    let value: String
    switch use {
    case .reading where requiresBothDirections, .writing where requiresBothDirections:
      value = "Isomer.Readable & Isomer.Writable"
    case .reading: value = "Isomer.Readable"
    case .writing where writesKeysOfReading: value = "Isomer.Readable & Isomer.Writable"
    case .writing: value = "Isomer.Writable"
    default: value = "IsomerArchive.Archivable"
    }
    let key = use == .archiving ? "IsomerArchive.Archivable" : "Isomer.MappableKey"
    return constraints(value, keyConformance: key, on: requirements[use] ?? [])
  }

  /// Returns the `where` clause of a generic type's changes, which are compared, read and written.
  func constraintOfChanges(_ equatable: String) -> String {
    let comparing = constraints(equatable, on: requirements[.changes] ?? [])
    return Self.clause(comparing + constraints(for: .reading) + constraints(for: .writing))
  }

  /// The type with the keys that a `rest` property does not write again.
  var keyMapping: String {
    isGeneric && hasWrittenRest && !writesKeysOfReading ? keySetHolder : "Self"
  }

  /// True if the conformance for writing needs the one for reading, because the keys of flattened
  /// models are not written from `rest`.
  private var writesKeysOfReading: Bool {
    isGeneric && mappings.contains { $0.hasWrittenRest && !$0.flattened.isEmpty }
  }

  /// True if writing needs the key sets of a generic type; those of flattened models only for `rest`.
  var writesKeySets: Bool { reads && (hasWrittenRest || flattened.isEmpty) }

  private var hasWrittenRest: Bool {
    reads && properties.contains { $0.location.role == .rest && $0.writes }
  }

  /// Returns the `where` clause for the parameters that occur in the given types.
  func constraint(_ conformance: String, on types: [MappedType]) -> String {
    let found = types.compactMap(\.reference).flatMap { $0.requirements(on: genericParameters) }
    return constraint(conformance, on: found)
  }

  func constraint(_ conformance: String, on requirements: [GenericRequirement]) -> String {
    Self.clause(constraints(conformance, on: requirements))
  }

  /// Returns the constraints; those of parameters precede those of associated types.
  private func constraints(
    _ conformance: String, keyConformance: String? = nil, on requirements: [GenericRequirement]
  ) -> [String] {
    let own = genericParameters.flatMap { parameter in
      [false, true].map { GenericRequirement(type: parameter, isKey: $0) }
    }
    let sorted = own.filter(requirements.contains) + requirements.filter { !own.contains($0) }
    return sorted.compactMap { requirement in
      (requirement.isKey ? keyConformance : conformance).map { "\(requirement.type): \($0)" }
    }
  }

  /// Returns the `where` clause with each constraint once.
  private static func clause(_ constraints: [String]) -> String {
    var texts: [String] = []
    for text in constraints where !texts.contains(text) { texts.append(text) }
    return texts.isEmpty ? "" : " where \(texts.joined(separator: ", "))"
  }
}

/// A type or a protocol for which code is generated.
protocol Declared {
  var availability: [String] { get }
  var isolation: Isolation { get }
  var access: AccessLevel { get }
  var reads: Bool { get }
  var writes: Bool { get }
}

extension Declared {
  /// The protocols of its mapping that other modules see.
  var openProtocols: [String] {
    (reads ? ["Isomer.Readable"] : []) + (writes ? ["Isomer.Writable"] : [])
  }

  /// The access level as a modifier with a trailing space; empty for internal.
  var accessPrefix: String { access == .internal ? "" : "\(min(access, .public).rawValue) " }
}

extension ProtocolCluster: Declared {}
