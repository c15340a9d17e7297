import IsomerSyntax

/// Builds the mapping of a struct or a class: its properties and its initialisation.
struct ObjectBuilder {
  let context: TypeContext

  /// Builds the mapping of a struct, which has no inheritance.
  func build(_ model: inout Model) {
    let builder = ConstructionBuilder(context: context, unmapped: describe(&model))
    builder.complete(&model)
    if !context.isProfiled { DerivationBuilder(construction: builder).build(&model) }
  }

  /// Builds the mapped properties, and returns the stored properties that are not mapped.
  func describe(_ model: inout Model) -> [PropertyDeclaration] {
    reportPatterns()
    guard model.isKnown || isArchivableByItself else {
      model.archive.isOpaque = context.options.hasTransformer
      checkOptions(of: model)
      return []
    }
    model.validation = context.validation(of: model)
    var unmapped: [PropertyDeclaration] = []
    let builder = PropertyBuilder(context: context, model: model)
    for declared in context.type.properties {
      if declared.annotations.isEmpty, !context.isProfiled { checkComment(after: declared) }
      switch builder.describe(declared) {
      case .mapped(let property):
        checkIsolation(declared, in: model)
        model.archive.ask(for: property.archive.options?.archiving, context.reporter)
        model.properties.append(property)
      case .archived(let property):
        model.archive.ask(for: property.archive.options?.archiving, context.reporter)
        model.archive.properties.append(property)
        unmapped.append(declared)
      case .parent(let parent):
        model.hierarchy.parents.append(parent)
        unmapped.append(declared)
      case .unmapped: unmapped.append(declared)
      case .ignored: break
      }
    }
    model.archive.warnings = lostStorage(of: model, in: unmapped)
    CodingKeyChecks(context: context).check(model)
    let whole = WholeBuilder(context: context)
    if context.options.contains(.transparent) { whole.makeTransparent(&model) }
    if context.options.contains(.array) { whole.makeArray(&model) }
    if model.properties.isEmpty, context.options.contains(.explicit) {
      context.report(
        Message(.nothingMapped, model.name), at: model.nameRange,
        notes: ["annotate the properties to map, or remove 'explicit'"])
    }
    return unmapped
  }

  /// Returns warnings about stored properties that archives do not contain, although the value of a
  /// mapped computed property is in no other one.
  private func lostStorage(of model: Model, in unmapped: [PropertyDeclaration]) -> [Diagnostic] {
    let mapped = Set(model.properties.map(\.name))
    let computed = context.type.properties.filter {
      $0.storage == .computed && $0.isSettable && mapped.contains($0.name.text)
    }
    let archived = (model.properties + model.archive.properties).filter(\.archive.isKept)
    return computed.compactMap { property in
      let text = String(
        decoding: context.file.bytes[property.range.start..<property.range.end], as: UTF8.self)
      let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      guard !archived.contains(where: { words.contains($0.name) }),
        let storage = unmapped.first(where: {
          $0.storage == .stored && !$0.isLet && !$0.isStatic && words.contains($0.name.text)
        })
      else { return nil }
      let options = context.options(of: storage.annotations, at: .property)
      if let options, options.skip.names(.archive) { return nil }
      let isPrivate = (storage.access ?? .internal) < .internal
      return Diagnostic(
        .warning, Message(.lostStorage, property.name.text, storage.name.text), in: context.file,
        at: storage.name.range.start,
        notes: [
          "use 'skip: .documents'\(isPrivate ? " and make it internal" : "") to archive it, "
            + "or 'skip: [.documents, .archive]'"
        ])
    }
  }

  /// Warns about a comment after a property that begins with an option and a value.
  private func checkComment(after property: PropertyDeclaration) {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    var cursor = Cursor(context.file.bytes, at: property.range.end)
    cursor.advance(while: isBlank)
    guard cursor.isAt("//"), !cursor.isAt("///") else { return }
    cursor.advance(by: 2)
    cursor.advance(while: isBlank)
    let start = cursor.offset
    cursor.advance { $0 == UInt8(ascii: ".") || Unicode.Scalar($0).properties.isAlphabetic }
    let name = String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
    guard cursor.isAt(":" as Unicode.Scalar),
      OptionTable.option(name)?.places.contains(.property) == true
    else { return }
    cursor.advance()
    cursor.advance(while: isBlank)
    guard let first = cursor.peek(), "\".[".utf8.contains(first) else { return }
    context.reporter.reporter.report(
      Diagnostic(
        .warning, Message(.unmarkedOption, name), in: context.file, at: start,
        notes: ["begin the comment with '// @mapped'"]))
  }

  /// True for a struct that a transformer reads and writes, and whose plain properties archives can
  /// contain if an archived type refers to it.
  private var isArchivableByItself: Bool {
    context.options.hasTransformer && context.type.kind == .structure
      && context.type.properties.filter { $0.storage == .stored && !$0.isStatic }.allSatisfy {
        ($0.access ?? .internal) >= .internal && $0.mappedType != nil && $0.annotations.isEmpty
          && $0.attributes.isEmpty && !$0.modifiers.contains("lazy")
      }
  }

  /// Reports properties that are isolated to another actor than the mapping.
  private func checkIsolation(_ declared: PropertyDeclaration, in model: Model) {
    guard case .actor(let own) = model.isolation,
      let other = context.attributes.isolation(of: declared, in: context.type), other != own
    else { return }
    context.report(
      Message(.otherIsolation, other, declared.name.text, own, model.name), at: declared.name.range,
      notes: ["add '// @mapped skip', or isolate both to one actor"])
  }

  /// Reports patterns such as `var (a, b) = (1, 2)`, whose storage cannot be mapped.
  private func reportPatterns() {
    for pattern in context.type.patterns where pattern.storage == .stored && !pattern.isStatic {
      let options = context.options(of: pattern.annotations, at: .property)
      if options == nil ? context.isExplicit : options?.skip.mapping == true { continue }
      context.report(
        Message(.patternNotMapped, pattern.name.text), at: pattern.name.range,
        notes: ["declare each property separately, or add '// @mapped skip'"])
    }
  }

  /// Reports options for mapping on the properties of a type that is neither read nor written.
  private func checkOptions(of model: Model) {
    guard !context.options.hasTransformer else { return }
    let reason = "'\(model.name)' is neither read nor written"
    for declared in context.type.properties {
      guard let options = context.options(of: declared.annotations, at: .property) else { continue }
      OptionRules(reporter: context.reporter, options: options, name: declared.name.text)
        .checkAll(except: OptionTable.unmapped, because: reason)
    }
  }
}
