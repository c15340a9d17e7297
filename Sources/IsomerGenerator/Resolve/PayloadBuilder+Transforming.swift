import IsomerSyntax

// A case whose values a transformer reads and writes together.
//
//     // @mapped with: Coordinates()
//     case at(Int, Int)                   {"at": "1,2"}, from and to the tuple (Int, Int)
extension PayloadBuilder {
  /// Returns true for a case with a transformer, and reports options that conflict with it.
  func isTransformed(isFallback: Bool) -> Bool {
    guard options.hasTransformer else { return false }
    let isEmpty = values.allSatisfy(isSkipped)
    let found =
      isEmpty || isFallback ? options.everyDirection(of: .with) : options.everyDirection(of: .array)
    let reason =
      isFallback
      ? "a fallback stores its value unchanged"
      : isEmpty ? "it has no values" : "a transformer reads and writes its values"
    context.reporter.reportUseless(found, of: declared.name.text, because: reason)
    return !isEmpty && !isFallback
  }

  /// Builds the values, which only archives contain one by one, and the value of the transformer.
  func transform(_ values: [(value: ParameterDeclaration, name: Name)]) -> Property {
    let types = values.map(\.value.type)
    let tuple = TypeShape.tuple(types, labels: values.map { $0.value.label?.text ?? "" })
    let type =
      types.count == 1
      ? types[0]
      : TypeReference(text: tuple.text ?? "", range: declared.name.range, shape: tuple)
    var property = Property(declared.name, type: MappedType(type))
    (property.reads, property.writes) = (model.reads, model.writes)
    property.codec.transformers = options.transformers(.with, in: context.file)
    checkDirection(options.option(.with, .read), model.reads, property.codec.writeTransformer)
    checkDirection(options.option(.with, .write), model.writes, property.codec.readTransformer)
    return property
  }

  /// Reports a transformer for a direction that is skipped, and one without another for the other
  /// direction.
  private func checkDirection(_ option: WrittenOption?, _ isUsed: Bool, _ other: PastedExpression?)
  {
    guard let option else { return }
    if !isUsed {
      context.reporter.reportUseless(
        [option], of: declared.name.text, because: "'skip:' leaves it without effect")
    } else if other == nil, model.reads, model.writes {
      let written = option.name.text
      let missing = written == "with.read" ? "with.write" : "with.read"
      context.report(Message(.missingOption, written, missing), at: option.name.range)
    }
  }

  /// Returns a value that is only in archives.
  func part(_ value: ParameterDeclaration, _ name: Name) -> AssociatedValue {
    var property = Property(name, type: MappedType(value.type))
    (property.reads, property.writes) = (false, false)
    let found = context.options(of: value.annotations, at: .associatedValue)
    if let found {
      OptionRules(reporter: context.reporter, options: found, name: name.text).checkAll(
        except: OptionTable.archived.subtracting(["check", "default"]),
        because: "a transformer reads and writes '\(declared.name.text)'")
    }
    property.archive = ArchivedMember(name.text, found, context.reporter)
    if let fallback = value.defaultValue {
      property.presence.fallback = .expression(fallback.pasted(in: context.file))
    }
    return AssociatedValue(label: value.label?.text, property: property)
  }
}
