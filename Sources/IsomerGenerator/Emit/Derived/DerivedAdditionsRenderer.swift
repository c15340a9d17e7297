import IsomerSyntax

/// Prints what a subclass adds to the derived members of its superclass: functions over its own
/// properties, in an enum, which the superclass calls.
struct DerivedAdditionsRenderer {
  @Boxed var model: Model

  private var members: [DerivedMember] {
    DerivedMember.allCases.filter {
      model.derivation.inheritedMembers.contains($0)
        && ($0 == .copy || !model.derivation.ownProperties(for: $0).isEmpty)
    }
  }

  var isEmpty: Bool { members.isEmpty }

  func render(_ printer: CodePrinter) {
    for attribute in model.availability { printer.line("@\(attribute)") }
    printer.block("extension \(model.extendedName)") { printer in
      let isolation = model.isolation.prefix
      let name = SwiftName.quoted(Model.additionsName(of: model.name))
      printer.block("\(isolation)enum \(name)") { $0.parts(members, render) }
    }
  }

  private func render(_ member: DerivedMember, _ printer: CodePrinter) {
    let type = model.typeName
    let own = DerivedRenderer(model: model)
    let properties = model.derivation.ownProperties(for: member)
    switch member {
    case .equality:
      printer.block(
        "static func equals(_ left: \(type), _ right: \(type)) -> \(printer.standard("Bool"))"
      ) {
        own.render(member, properties, $0)
        $0.line("return true")
      }
    case .hash:
      printer.block(
        "static func hash(_ value: \(type), into hasher: inout \(printer.standard("Hasher")))"
      ) {
        own.render(member, properties, of: "value", $0)
      }
    case .copy:
      printer.block("static func copy(_ value: \(type)) -> \(type)") {
        DerivedCopyRenderer(model: model).renderFinalCopy(of: "value", $0)
      }
    case .description:
      let text = "Isomer.DescriptionText"
      printer.block("static func describe(_ value: \(type), in text: inout \(text))") {
        own.render(member, properties, of: "value", $0)
      }
    case .merge: DerivedMergeRenderer(model: model).renderAddition(printer)
    case .changes, .initialiser: break
    }
  }

  /// Prints a statement for each subclass that adds to a member, superclasses first.
  func renderCalls(
    to member: DerivedMember, _ printer: CodePrinter, if binding: (_ type: String) -> String,
    _ statement: (_ additions: String) -> String
  ) {
    let below = model.derivation.below.filter { $0.adds.contains(member) }.map(\.subclass)
    printer.each(below.sorted { $0.depth < $1.depth }) { subclass, printer in
      printer.block("if \(binding(SwiftName.path(subclass.typeName)))") {
        $0.line(statement(Model.additions(of: subclass)))
      }
    }
  }
}
