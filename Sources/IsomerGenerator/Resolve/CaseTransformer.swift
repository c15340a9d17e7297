import IsomerSyntax

/// Builds a case whose values a transformer reads and writes together.
///
///     // @mapped with: Coordinates()
///     case at(Int, Int)                   {"at": "1,2"}, from and to the tuple (Int, Int)
struct CaseTransformerBuilder {
  let context: TypeContext
  /// The enum with the directions of the case.
  @Boxed var model: Model
  let declared: CaseDeclaration
  let options: Options

  /// Builds the values, which only archives contain one by one, and the value of the transformer.
  func describe(_ values: [(ParameterDeclaration, Name)], _ description: inout EnumCase) {
    description.payload = .list(values.map(part))
    let (types, labels) = (values.map(\.0.type), values.map { $0.0.label?.text ?? "" })
    let range = declared.name.range
    let tuple = TypeShape.tuple(types, labels: labels)
    let type =
      types.count == 1
      ? types[0] : TypeReference(text: tuple.text ?? "", range: range, shape: tuple)
    var property = Property(declared.name, type: MappedType(type))
    property.codec.readTransformer = options.directed(.with, .read)?.pasted(in: context.file)
    property.codec.writeTransformer = options.directed(.with, .write)?.pasted(in: context.file)
    property.codec.writesOneWay = options.contains(.with, .write)
    (property.reads, property.writes) = (model.reads, model.writes)
    checkDirections()
    description.transformed = AssociatedValue(label: nil, property: property)
  }

  private func part(_ value: ParameterDeclaration, _ name: Name) -> AssociatedValue {
    var property = Property(name, type: MappedType(value.type))
    (property.reads, property.writes) = (false, false)
    let found = context.options(of: value.annotations, at: .associatedValue)
    if let found {
      let archived = OptionTable.archived.subtracting(["check", "default"])
      OptionRules(reporter: context.reporter, options: found, name: name.text).checkAll(
        except: archived, because: "a transformer reads and writes '\(declared.name.text)'")
    }
    property.archive = ArchivedMember(name.text, found, context.reporter)
    property.presence.fallback =
      value.defaultValue.map { .expression($0.pasted(in: context.file)) } ?? .none
    return AssociatedValue(label: value.label?.text, property: property)
  }

  /// Reports a transformer for one direction of a case with two, and one for no direction.
  private func checkDirections() {
    for (own, other, isUsed, needsOther) in [
      (OptionSuffix.read, "write", model.reads, model.writes),
      (.write, "read", model.writes, model.reads),
    ] {
      guard let option = options.option(.with, own) else { continue }
      if !isUsed {
        context.reporter.reportUseless(
          [option], of: declared.name.text, because: "'skip:' leaves it without effect")
      } else if needsOther, options.option(.with, own == .read ? .write : .read) == nil,
        options.option(.with) == nil
      {
        context.report(.missingOption("with.\(own)", "with.\(other)"), at: option.name.range)
      }
    }
  }
}
