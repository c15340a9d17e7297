import IsomerSyntax

/// Builds the payload of an enum case.
///
/// Labelled associated values are mapped like properties, with keys and the same options. Values
/// without a label and without `key:` are written directly, several of them as an array.
struct PayloadBuilder {
  let context: TypeContext
  @Boxed var model: Model
  let declared: CaseDeclaration
  /// The options of the case.
  let options: Options

  var values: [ParameterDeclaration] { declared.associatedValues ?? [] }
  /// True if values with labels are the elements of an array, too.
  private var isArray: Bool { options.contains(.array) }

  /// Returns false and reports an error if a value is invalid.
  func describe(_ description: inout EnumCase) -> Bool {
    let isTransformed = isTransformed(isFallback: description.isFallback)
    if values.isEmpty { return true }
    let isSound = description.isFallback || skip(&description)
    if isTransformed {
      let values = values.enumerated().filter { !isSkipped($1) }.map {
        (value: $1, name: name(of: $1, $0, isKeyed: false))
      }
      description.payload = .list(values.map(part))
      description.transformed = transform(values)
      return isSound
    }
    let payload = description.isFallback ? kept : payload
    description.payload = payload ?? .none
    return isSound && payload != nil
  }

  private func options(of value: ParameterDeclaration) -> Options? {
    context.options(of: value.annotations, at: .associatedValue)
  }

  /// Returns true if the value is not in documents.
  func isSkipped(_ value: ParameterDeclaration) -> Bool {
    options(of: value)?.skip.mapping ?? false
  }

  /// The values in the document; nil if one is invalid.
  private var payload: EnumCase.Payload? {
    let values = values.enumerated().filter { !isSkipped($1) }
    // A case with only skipped values is an empty object.
    if values.isEmpty { return .object([]) }
    let bare = values.filter {
      isArray || $1.label == nil && options(of: $1)?.hasPlace != true
    }
    let isKeyed = bare.count < values.count
    if isKeyed, !bare.isEmpty {
      for (_, value) in bare {
        context.report(
          Message(.valueWithoutKey, value.type.text, declared.name.text), at: value.type.range,
          notes: ["give it a 'key:' or a label"])
      }
      return nil
    }
    guard var known = values.mapAll({ describe($1, at: $0, isKeyed: isKeyed) }) else { return nil }
    if isKeyed { return .object(known) }
    for index in known.indices.prefix(known.leastCount)
    where known[index].property.type.isOptional && !mayBeMissing {
      // Only a missing value has this default: null is read as nil.
      known[index].property.presence.fallback = .none
    }
    return known.count == 1 && !isArray ? .single(known[0]) : .list(known)
  }

  /// True for a single value without a key, which can be missing in documents with `content:`.
  private var mayBeMissing: Bool {
    !isArray && !options.contains(.untagged) && values.count { !isSkipped($0) } == 1
      && model.enumeration.tagging.content != nil
  }

  /// Returns the label, or a unique name for a value without one.
  private func name(of value: ParameterDeclaration, _ index: Int, isKeyed: Bool) -> Name {
    if let label = value.label { return label }
    var text = isKeyed ? "value\(index)" : declared.name.text
    if !isKeyed, values.count > 1 { text += "_\(index)" }
    let cases = context.type.cases.filter { $0.name.text != declared.name.text }
    while values.contains(where: { $0.label?.text == text })
      || !isKeyed && cases.contains(where: { $0.name.text == text })
    {
      text += "_"
    }
    return Name(text, value.type.range)
  }

  private func describe(
    _ value: ParameterDeclaration, at position: Int, isKeyed: Bool
  ) -> AssociatedValue? {
    let name = name(of: value, position, isKeyed: isKeyed)
    var declaration = PropertyDeclaration(
      name: name, type: value.type, initialValue: value.defaultValue, isLet: false,
      isSettable: true, range: name.range)
    declaration.annotations = value.annotations
    let builder = PropertyBuilder(context: context, model: model, place: .associatedValue)
    guard case .mapped(var property) = builder.describe(declaration) else { return nil }
    if context.typeTransformers.threeState(of: property.type) != nil {
      return context.refuse(
        Message(.changeInCase, property.type.text, declared.name.text), at: value.type.range,
        notes: ["declare it as an optional, or in a mapped struct"])
    }
    if model.reads, !property.reads, property.presence.fallback == .none {
      reportMissingDefault(of: property)
      return nil
    }
    if value.label == nil, property.archive.options?.contains(.archiveKey) != true {
      property.archive.name = String(position)
    }
    if !isKeyed {
      checkOptions(value, property)
      property.location.readPaths = []
      property.location.writePath = nil
    }
    return AssociatedValue(label: value.label?.text, property: property)
  }

  /// Reports options that require a key, such as those for missing values or a single direction.
  private func checkOptions(_ value: ParameterDeclaration, _ property: Property) {
    guard let options = options(of: value) else { return }
    var useless = [options.option(.alias)]
    if !mayBeMissing { useless += [options.nullOfKey, options.option(.omit)] }
    if property.type.isOptional {
      useless += [options.option(.required), mayBeMissing ? nil : options.option(.default)]
    }
    if isArray { return checkElementOptions(options, useless, property) }
    context.reporter.reportUseless(
      useless, of: property.name, because: "the value has no key",
      notes: ["give it a 'key:' or a label"])
    context.reporter.reportUseless(
      [options.option(.skip)], of: property.name, because: "the value has no key",
      notes: ["give it a 'key:' or a label, or use 'skip' for both directions"])
  }

  /// Reports options of an element of an array that need a key or another place.
  private func checkElementOptions(
    _ options: Options, _ useless: [WrittenOption?], _ property: Property
  ) {
    let keys = options.written(["fields", "flatten", "key", "keys", "rest", "skip"])
    context.reporter.reportUseless(
      useless + keys, of: property.name, because: "the elements of an array have no keys")
  }

  /// The payload of a fallback, which stores a single value.
  private var kept: EnumCase.Payload? {
    guard values.count == 1 else {
      return context.refuse(Message(.fallbackPayload, declared.name.text), at: declared.name.range)
    }
    if let options = options(of: values[0]) {
      OptionRules(reporter: context.reporter, options: options, name: declared.name.text)
        .checkAll(except: [], because: "a fallback stores the value unchanged")
    }
    return .kept(label: values[0].label?.text, type: MappedType(values[0].type))
  }

  // MARK: Skipped values

  /// Builds the skipped values of a case, which need defaults for initialising the case.
  private func skip(_ description: inout EnumCase) -> Bool {
    let values = values.enumerated().filter { isSkipped($1) }
    description.skipped = values.compactMap { index, value in
      skipped(value, at: index).map { (index, $0) }
    }
    return description.skipped.count == values.count
  }

  private func skipped(_ value: ParameterDeclaration, at index: Int) -> AssociatedValue? {
    let name = name(of: value, index, isKeyed: false)
    let options = options(of: value)
    if let options {
      OptionRules(reporter: context.reporter, options: options, name: name.text)
        .checkAll(except: OptionTable.ofSkippedValues, because: "it is skipped")
    }
    var property = Property(name, type: MappedType(value.type))
    (property.reads, property.writes) = (false, false)
    property.archive.name = value.label?.text ?? String(index)
    if let fallback = options?.value(.default) ?? value.defaultValue {
      property.presence.fallback = .expression(fallback.pasted(in: context.file))
      property.archive.isKept = options?.skip.archiving == false
    } else if model.reads {
      reportMissingDefault(of: property)
      return nil
    }
    return AssociatedValue(label: value.label?.text, property: property)
  }

  private func reportMissingDefault(of property: Property) {
    context.report(
      Message(.unreadValue, property.name), at: property.nameRange,
      notes: ["give it a 'default:', or a default value in the declaration"])
  }
}

extension Options {
  /// True if an option gives a value a key or keys.
  var hasPlace: Bool {
    contains(.key) || contains(.key, .read) || contains(.key, .write) || contains(.fields)
      || contains(.flatten) || contains(.rest)
  }
}
