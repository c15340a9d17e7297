import IsomerSyntax

/// Prints the keys of a model with the forms of their values, for decoders of other libraries.
///
/// A value without a known form is decoded like any other, so only the most common forms are printed.
struct KeyFormsRenderer: PlanPart {
  let plan: MappingPlan

  static let module = "IsomerCodable"

  func render(_ printer: CodePrinter) {
    guard model.hasKeyForms else { return }
    printer.line()
    model.renderExtension("\(Self.module).FormedDecodable", isSPI: true, printer) { printer in
      let declaration = "\(model.accessPrefix)static let mappedForms = \(Self.module).KeyForms("
      guard model.kind != .enumeration else {
        let form = model.enumeration.keyKind == .integers ? "i" : "s"
        return printer.line("\(declaration)value: \"\(form)\")")
      }
      var forms = KeyFormList()
      forms.add(plan.root)
      let models = forms.models.map { ".of(\($0).self)" }.joined(separator: ", ")
      printer.literal(declaration, forms.lines, models.isEmpty ? ")" : ", [\(models)])")
    }
  }
}

extension Model {
  /// True if generated code contains the keys and the forms of their values.
  ///
  /// All keys of a document must be known, which excludes models that are more than their properties.
  var hasKeyForms: Bool {
    guard reads, declaration.isDecodable, !isGeneric, !isolation.isActor, shape == nil,
      conditions.isEmpty, profiles.known.isEmpty, !profiles.isProfiled, transformed == nil,
      object.hooks.beforeReading == nil
    else { return false }
    if kind == .enumeration {
      return enumeration.tagging == .names && enumeration.keyKind != .any
        && enumeration.coercion == nil && enumeration.fallback?.payload.isEmpty ?? true
    }
    return !isInHierarchy && !isArray && !isWhole && !isTuple && object.unknown == .ignore
      && clusters.tagRules.isEmpty && clusters.cluster == nil && !properties.isEmpty
      && properties.allSatisfy {
        $0.location.role == .keyed
          && !$0.location.readPaths.contains { $0.text.contains(where: \.isNewline) }
      }
  }
}

/// The lines of a model's keys, and the models that they refer to.
private struct KeyFormList {
  var lines: [String] = []
  var models: [String] = []

  mutating func add(_ object: ObjectPlan) {
    for key in object.keys {
      if let nested = key.object, key.readers.isEmpty, key.array == nil {
        lines.append("o \(key.key)")
        add(nested)
        lines.append(".")
      } else if !key.readers.isEmpty || key.object != nil || key.array != nil {
        lines.append("\(form(of: key)) \(key.key)")
      }
    }
  }

  private mutating func form(of key: KeyPlan) -> String {
    guard key.readers.count == 1, key.object == nil, key.array == nil,
      case let reader = key.readers[0], reader.projection.isEmpty, reader.field == nil,
      reader.property.conditions.isEmpty, reader.property.presence.change == nil
    else { return "v" }
    return form(of: Acceptance(reading: reader.property)) ?? "v"
  }

  /// Returns the letters of a value's form; nil if it can have several.
  private mutating func form(of value: Acceptance) -> String? {
    switch value {
    case .optional(let value), .checked(let value, _): return form(of: value)
    case .list(.optional, _, _): return "[v"
    // A refused element is left out without an error.
    case .list(let element, let rules, _) where !rules.contains(.lossy):
      return form(of: element).map { "[\($0)" }
    case .dictionary(let keys, let value, let rules):
      return keys.standardName == "String" && rules.isEmpty
        ? form(of: value).map { "{\($0)" } : nil
    case .type(let type, nil): return form(of: type)
    // A refused value is replaced without an error, so all forms have to be tried.
    case .type, .mapping, .transformed, .inferred, .projected, .recovered, .list: return nil
    }
  }

  private mutating func form(of type: TypeReference) -> String? {
    guard let name = type.standardName else {
      guard type.namePath != nil else { return nil }
      models.append(type.text)
      return "m"
    }
    return switch name {
    case "String", "Date", "URL", "UUID", "Substring", "Character": "s"
    case "Double", "Float", "TimeInterval": "n"
    case "Bool": "b"
    case _ where StandardTypes.integers.contains(name): "i"
    default: nil
    }
  }
}
