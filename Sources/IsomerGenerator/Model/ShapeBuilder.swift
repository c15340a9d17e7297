import IsomerSyntax

/// Describes the mapping that a shape gives another type.
///
/// The protocol is read like a struct whose stored properties are its members. What differs is how a
/// value is built: `{ get }` members are passed to an initialiser of the type, `{ get set }` ones are
/// assigned.
struct ShapeBuilder {
  let type: TypeDeclaration
  let file: SourceFile
  let words: Words
  let names: [String]
  let typeTransformers: TypeTransformers
  let attributes: DeclaredAttributes
  let isProfiled: Bool

  /// Nil if it is no shape at all.
  func describe(
    _ model: inout ModelDescription, _ collector: inout DiagnosticCollector
  ) -> Bool {
    guard let option = words["for"], let value = option.value else { return false }
    guard let shaped = typeTransformers.shapedType(value, outer: Array(names.dropLast())) else {
      collector.report(
        .wrongValue("for", expected: "the name of a type", found: value.text), in: file,
        at: value.range)
      return false
    }
    guard checkForm(value.text, &collector) else { return false }
    let place = file.location(at: value.range.start)
    var shape = ShapeDescription(
      protocolName: names.joined(separator: "."),
      type: PastedExpression(
        text: shaped.text, path: file.path, location: place, shape: .expression),
      key: shaped.key)
    shape.module = shaped.module
    shape.members = type.properties.compactMap(member)
    model.shape = shape
    let context = TypeContext(
      file: file, type: declaration, words: words, isExplicit: words.has("explicit"),
      siblings: [], typeTransformers: typeTransformers, attributes: attributes,
      isProfiled: isProfiled)
    model.hooks = context.hooks
    HookRules(file: file, words: words).check(model, &collector)
    let unmapped = ObjectBuilder(context).describe(&model, &collector)
    checkWords(&collector)
    if model.reads {
      ConstructionBuilder(context, unmapped: unmapped).decideShape(&model, &collector)
    }
    ArchiveBuilder(context, unmapped: unmapped).decide(&model)
    return true
  }

  /// The protocol as a struct.
  private var declaration: TypeDeclaration {
    var declared = type
    declared.kind = .structure
    declared.properties = type.properties.map { property in
      var property = property
      property.storage = .stored
      property.isLet = !property.isSettable
      property.access = nil
      for place in property.annotations.indices {
        property.annotations[place].options.removeAll { Self.isMeaningless($0.word.text) }
      }
      return property
    }
    return declared
  }

  private func member(_ property: PropertyDeclaration) -> ShapeDescription.Member? {
    guard let type = property.type else { return nil }
    // The dot stands in the place of the blank before the name.
    return ShapeDescription.Member(
      access: PastedExpression(
        text: ".\(SwiftName.quoted(property.name.text))", path: file.path,
        location: file.location(at: property.name.range.start - 1), shape: .expression),
      type: type.text, isSettable: property.isSettable)
  }

  // MARK: Rules

  /// A shape lists properties, for the whole target.
  private func checkForm(_ target: String, _ collector: inout DiagnosticCollector) -> Bool {
    var faults: [(reason: String, range: SourceRange, note: String?)] = []
    if type.properties.isEmpty {
      faults.append(
        (
          "it has no members", type.name.range,
          "list the members to map, or name a transformer by 'with:'"
        ))
    }
    if names.count > 1 {
      faults.append(("it stands inside of another type", type.name.range, "move it out of it"))
    }
    if !type.conditions.isEmpty {
      faults.append(("it stands under '#if', and holds for the whole target", type.name.range, nil))
    }
    if !type.genericParameters.isEmpty {
      faults.append(("it has associated types", type.name.range, nil))
    }
    for function in type.functions + type.initialisers {
      faults.append(("'\(function.name.text)' is no property", function.name.range, nil))
    }
    for property in type.properties {
      let name = property.name
      if property.isStatic { faults.append(("'\(name.text)' is static", name.range, nil)) }
      if property.conditions != type.conditions, type.conditions.isEmpty {
        faults.append(("'\(name.text)' stands under '#if'", name.range, nil))
      }
    }
    for fault in faults {
      collector.report(
        .shapeForm(type.name.text, target, fault.reason), in: file, at: fault.range,
        notes: [fault.note].compactMap(\.self))
    }
    return faults.isEmpty
  }

  private static func isMeaningless(_ word: String) -> Bool {
    Vocabulary.typeOwned.contains(word) && word != "secret"
  }

  /// A shape adds nothing to the type, so words about what a type has besides a mapping mislead.
  private func checkWords(_ collector: inout DiagnosticCollector) {
    for option in type.properties.flatMap(\.annotations).flatMap(\.options) {
      let word = option.word.text
      if Self.isMeaningless(word) {
        collector.report(.shapeWord(word), in: file, at: option.word.range)
      } else if word == "skip" {
        for value in option.values {
          guard case .member(let name) = value.shape,
            ["equality", "hash", "description", "copy", "merge"].contains(name)
          else { continue }
          collector.report(.shapeWord("skip: .\(name)"), in: file, at: value.range)
        }
      }
    }
  }
}

extension TypeContext {
  /// The functions around reading and writing that the words name.
  var hooks: ModelDescription.Hooks {
    ModelDescription.Hooks(
      beforeReading: words["before.read"]?.pasted(in: file),
      afterReading: words.directed("after", "read")?.pasted(in: file).map(hook),
      beforeWriting: words.directed("before", "write")?.pasted(in: file).map(hook),
      afterWriting: words["after.write"]?.pasted(in: file))
  }
}
