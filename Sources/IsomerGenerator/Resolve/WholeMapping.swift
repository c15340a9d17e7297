import IsomerSyntax

/// The form of a type that is no object in documents: an array, or one value without keys or cases
/// of its own.
enum WholeMapping: Sendable {
  /// The values of its properties, in order.
  case array
  /// The value of its only mapped property, which can be the key of an object if `isKey` is true.
  case transparent(isKey: Bool)
  /// The value of a transformer, which is that of a property with the value itself.
  indirect case transformed(Property)
}

extension Model {
  /// True if the value of the only property is read and written in place of an object.
  package var isTransparent: Bool {
    if case .transparent? = object.whole { true } else { false }
  }

  /// True if the properties are the elements of an array.
  package var isArray: Bool { if case .array? = object.whole { true } else { false } }

  /// True if documents contain no object with the keys of the type.
  var isWhole: Bool { object.whole != nil }

  /// The property with the value itself if a transformer reads and writes the type.
  package var transformed: Property? {
    if case .transformed(let property)? = object.whole { property } else { nil }
  }

  /// The property that documents contain in place of the type.
  package var wholeProperty: Property? { transformed ?? (isTransparent ? properties.first : nil) }

  /// True if values are read, as members or by a transformer.
  package var isReadable: Bool { reads || transformed?.reads ?? false }

  package var isWritable: Bool { writes || transformed?.writes ?? false }
}

extension Property {
  /// The place of a property that takes the remaining elements of its type's array.
  package enum Remaining: Sendable {
    /// The property itself, a list.
    case list
    /// The property as it would be for one of them.
    case element
  }

  /// The property as it would be for one of the remaining elements that it takes; nil for others.
  package var remainingElement: Property? {
    guard location.remaining == .list, let type = type.reference?.elementType else { return nil }
    var element = Property(of: self)
    element.type = MappedType(type)
    element.declaration = declaration
    element.location.remaining = .element
    element.codec = codec
    element.codec.boxedType = codec.boxedType?.reference?.elementType.map { MappedType($0) }
    let depth = type.optionalWrapped == nil ? 1 : 2
    element.codec.changeLifts { $0.map { Array($0.dropFirst(depth)) } }
    return element
  }
}

extension Options {
  /// True if a type, or its elements or a property, has a transformer.
  var hasTransformer: Bool { !everyDirection(of: .with).isEmpty }
}

/// Builds the form of a type that is not an object in documents.
struct WholeBuilder {
  let context: TypeContext

  private var options: Options { context.options }

  /// Returns a property with the value itself, which the transformers of the type read and write; nil
  /// without them.
  func transformed(_ model: Model) -> Property? {
    guard options.hasTransformer else { return nil }
    let type = TypeReference(
      text: model.typeName, range: model.nameRange,
      shape: .named([TypeComponent(name: model.typeName)]))
    var property = Property(Name("self", model.nameRange), type: MappedType(type))
    property.codec.transformers = options.transformers(.with, in: context.file)
    checkOptions(of: model)
    property.reads = property.codec.readTransformer != nil && !options.skip.reading
    property.writes = property.codec.writeTransformer != nil && !options.skip.writing
    return property
  }

  /// Reports options without effect beside a transformer of the type, including those of its members.
  private func checkOptions(of model: Model) {
    let reporter = context.reporter
    let skip = options.skip
    OptionRules(reporter: reporter, options: options, name: model.name).checkOverridden(.with)
    let useless = [
      skip.reading ? options.option(.with, .read) : nil,
      skip.writing ? options.option(.with, .write) : nil,
      skip.mapping ? options.option(.with) : nil,
    ]
    reporter.reportUseless(useless, of: model.name, because: "'skip:' leaves it without effect")
    for declared in context.type.properties {
      checkMember(declared.name, declared.annotations, at: .property, of: model)
    }
    for declared in context.type.cases {
      checkMember(declared.name, declared.annotations, at: .enumCase, of: model)
      for value in declared.associatedValues ?? [] {
        checkMember(declared.name, value.annotations, at: .associatedValue, of: model)
      }
    }
  }

  private func checkMember(
    _ name: Name, _ annotations: [Annotation], at place: Option.Place, of model: Model
  ) {
    guard let found = context.options(of: annotations, at: place) else { return }
    OptionRules(reporter: context.reporter, options: found, name: name.text).checkAll(
      except: OptionTable.unmapped.union(model.archive.isAsked ? OptionTable.archived : []),
      because: "a transformer reads and writes '\(model.name)'")
  }

  /// Makes the value of the only property that of the type.
  func makeTransparent(_ model: inout Model) {
    guard model.properties.count == 1, model.kind != .classType || model.declaration.isFinal else {
      return
    }
    let isKey = self.isKey(model)
    checkOptions(of: model.properties[0], in: model)
    model.properties[0].move(to: nil)
    model.object.unknown = .ignore
    model.object.whole = .transparent(isKey: isKey)
  }

  /// Makes the properties the elements of an array, and reports their options that need a key.
  func makeArray(_ model: inout Model) {
    model.object.whole = .array
    for index in model.properties.indices {
      if let options = options(of: model.properties[index]) {
        context.reporter.reportUseless(
          options.written(["alias", "key", "keys", "omit"]) + [options.nullOfKey],
          of: model.properties[index].name, because: "the elements of an array have no keys")
      }
      guard model.properties[index].location.role == .keyed else { continue }
      model.properties[index].move(to: KeyPathText([.index(index)]))
    }
  }

  /// Reports options of the property that need a key, such as those for missing values.
  private func checkOptions(of property: Property, in model: Model) {
    guard let options = options(of: property) else { return }
    var useless = [options.option(.alias), options.nullOfKey, options.option(.omit)]
    useless += [options.option(.required)] + [nil, .read, .write].map { options.option(.key, $0) }
    if property.type.isOptional, !model.archive.isAsked { useless.append(options.option(.default)) }
    context.reporter.reportUseless(useless, of: property.name, because: "the value has no key")
  }

  private func options(of property: Property) -> Options? {
    let declared = context.type.properties.first { $0.name.text == property.name }
    return context.options(of: declared?.annotations ?? [], at: .property)
  }

  /// Returns true if the value can be the key of an object: it is a key in the standard library, which
  /// nothing converts or checks.
  private func isKey(_ model: Model) -> Bool {
    let property = model.properties[0]
    let isHashable =
      options.value(.derive)?.contains(.hash) == true
      || context.declarations.flatMap(\.inheritance).flatMap(\.composedNames).contains("Hashable")
    return isHashable && property.reads && property.writes
      && property.type.reference?.standardName.map(StandardTypes.keys.contains) == true
      && property.transformers.isEmpty && property.validation.checks.isEmpty
      && model.validation.checks.isEmpty && model.object.hooks == Model.Hooks()
  }
}

extension Property {
  /// Moves the property to a path, where a value without a key cannot be left out.
  fileprivate mutating func move(to path: KeyPathText?) {
    (location.readPaths, location.writePath) = ([path].compactMap(\.self), path)
    if presence.readNull != .error { presence.readNull = .nil }
    (presence.nilWriting, presence.unwritten) = (nil, [])
  }
}
