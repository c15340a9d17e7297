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

extension Model {
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
    for (index, group) in groups.enumerated() {
      if index > 0 { printer.line() }
      renderExtension(group, printer)
    }
  }

  private func renderExtension(_ group: [Conformance], _ printer: CodePrinter) {
    for attribute in availability { printer.line("@\(attribute)") }
    let spi = group[0].isSPI && access >= .public ? "@_spi(Generated) " : ""
    // A conditional conformance does not imply conformance to an inherited protocol.
    let names = group.flatMap { conformance in
      let inherited = isGeneric ? conformance.name.flatMap { Self.inherited[$0] } : nil
      return (conformance.name.map { [$0] } ?? []) + (inherited ?? [])
    }
    let list = names.map { isolation.conformance + $0 }.joined(separator: ", ")
    let inherited = list.isEmpty ? "" : ": \(list)"
    let head = "\(spi)\(isolation.prefix)extension \(extendedName)\(inherited)\(group[0].clause)"
    printer.block(head) { printer in
      for (index, members) in group.compactMap(\.members).enumerated() {
        if index > 0 { printer.line() }
        members(printer)
      }
    }
  }

  /// The protocols that the protocols of generated code inherit from, besides those of the API.
  private static let inherited = [
    "Isomer.KeyedReadable": ["Isomer.KeyedMapping"],
    "Isomer.ReadByProfile": [
      "Isomer.KeyedReadable", "Isomer.KeyedMapping",
    ],
    "Isomer.WrittenByProfile": ["Isomer.KeyedWritable"],
  ]
}
