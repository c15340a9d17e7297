import IsomerGenerator
import IsomerSyntax

/// Converts `Codable` types: `CodingKeys`, and `init(from:)` and `encode(to:)` of the usual forms.
struct CodableConversion {
  private let source: SwiftSource
  private let model: ModelSource
  private(set) var mapping = ModelMapping()
  private var tables: [String: CodingKeyTable] = [:]
  private let initialiser: FunctionDeclaration?
  private let encode: FunctionDeclaration?
  private let conformances: Conformances
  private let superclass: ModelSource?
  private var additionalKeys = AdditionalKeys()

  /// Reads the mapping of a type; nil if it is not `Codable`.
  init?(of model: ModelSource, in source: SwiftSource, _ conformances: Conformances) {
    let directions = conformances.directions(of: model)
    guard !directions.isEmpty, model.declaration.kind != .actor,
      !CodingKeyTable.isCodingKey(model.declaration)
    else { return nil }
    (self.source, self.model, self.conformances) = (source, model, conformances)
    (initialiser, encode) = (model.decodingInitialiser, model.encodingFunction)
    superclass = conformances.superclass(of: model)
    mapping.reads = directions.contains(.reads)
    mapping.writes = directions.contains(.writes)
    read()
  }

  private mutating func read() {
    mapping.conformances = [
      "Codable": "MappedCodable", "Decodable": "MappedDecodable", "Encodable": "MappedEncodable",
    ]
    mapping.conformanceImports = ["IsomerCodable"]
    let start = model.place
    for attribute in model.declaration.attributes
    where !PlainAttributes.ofTypes.contains(attribute.name) {
      mapping.mark(start, "the macro '@\(attribute.name)' may contain code for coders")
    }
    if let name = conformances.foreignCode(for: model) {
      mapping.mark(start, "the code for coders in the extension of '\(name)' is not converted")
    }
    if !model.namesCodable, superclass == nil {
      mapping.addedConformance = mapping.mappedProtocol
    }
    readTables()
    if model.declaration.kind == .enumeration {
      EnumConversion(
        model: model, source: source, tables: tables, initialiser: initialiser, encode: encode
      ).read(into: &mapping)
    } else if model.inherits(anyOf: ["RawRepresentable"]), initialiser == nil, encode == nil {
      readRawValue()
    } else {
      readProperties()
    }
    source.coderDependence.mark(model, &mapping)
    if mapping.usesCodable { mapping.imports.insert("IsomerCodable") }
    if model.declaration.genericParameters.isEmpty {
      mapping.removals += [initialiser, encode].compactMap { $0?.range }
      removeTables()
    } else {
      keepGenericConformance()
    }
  }

  /// Keeps `Codable` and its code, because a generic type is mapped only for mapped arguments, but
  /// may be coded with others.
  private mutating func keepGenericConformance() {
    mapping.conformances = [:]
    mapping.addedConformance = nil
    let table = tables["CodingKeys"]
    mapping.codingKeys = table?.declaration == nil ? nil : table?.keys
    guard initialiser != nil || encode != nil || mapping.codingKeys != nil else { return }
    mapping.notes.append(
      Mark(
        offset: model.place,
        text: "the code for coders of '\(model.name)' is kept, because its arguments may not be"
          + " mapped"))
  }

  /// The compiler codes a struct with a raw value as this value.
  private mutating func readRawValue() {
    guard model.storedProperties.map(\.name.text) == ["rawValue"] else {
      mapping.mark(
        model.place,
        "'\(model.name)' is coded as its raw value, which is not its only stored property")
      return
    }
    mapping.options = ["transparent"]
  }

  private mutating func readTables() {
    for type in model.nestedTypes where CodingKeyTable.isCodingKey(type) {
      guard let table = CodingKeyTable(type) else {
        mapping.mark(type.range.start, "the keys of '\(type.name.text)' are not converted")
        continue
      }
      tables[table.name] = table
    }
    let file = source.fileIndex(at: model.place)
    for (name, types) in source.codingKeys where tables[name] == nil {
      let own = types.first { source.fileIndex(at: $0.range.start) == file }
      if let type = own ?? (types.count == 1 ? types[0] : nil) {
        tables[name] = CodingKeyTable(type)
      }
    }
    if tables["CodingKeys"] == nil {
      // The compiler synthesises the names of the stored properties.
      let keys = model.storedProperties.byName.mapValues(\.name.text)
      tables["CodingKeys"] = CodingKeyTable(name: "CodingKeys", keys: keys)
    }
  }

  /// Removes the enums of keys that nothing else uses.
  private mutating func removeTables() {
    for type in model.nestedTypes {
      guard let table = tables[type.name.text], table.declaration == type else { continue }
      let outside = uses(of: table.name).filter { offset in
        !(mapping.removals + [type.range]).contains { $0.start <= offset && offset < $0.end }
      }
      if outside.isEmpty, !table.hasMembers {
        mapping.removals.append(type.range)
      } else {
        if table.name == "CodingKeys" { mapping.codingKeys = table.keys }
        mapping.notes += outside.map {
          Mark(offset: statementStart($0), text: "'\(table.name)' is used here, so it is kept")
        }
      }
    }
  }

  /// Returns the uses of a nested type: in the type, except in nested types with a type of the same
  /// name, and elsewhere with the type's name.
  private func uses(of name: String) -> [Int] {
    var found = source.uses(of: name, in: model.name)
    for part in model.parts {
      let hiding = source.ranges(withNestedType: name, inside: part.range)
      found += source.uses(of: name, in: part.range).filter { offset in
        let index = source.index(at: offset)
        if source.tokens.is(index - 1, ".") { return source.tokens.is(index - 2, "Self") }
        return !hiding.contains { $0.start <= offset && offset < $0.end }
      }
    }
    return found
  }

  /// Returns the offset of the first token on the line of a token.
  private func statementStart(_ offset: Int) -> Int {
    var index = source.index(at: offset)
    while index > 0, !source.tokens.items[index].isAfterNewline { index -= 1 }
    return source.tokens.items[index].range.start
  }
}

// Properties and enums.

extension CodableConversion {
  private mutating func readProperties() {
    if let superclass, conformances.directions(of: superclass).isEmpty {
      mapping.mark(model.place, "the superclass '\(superclass.name)' is not 'Codable'")
    }
    let keys = tables["CodingKeys"]?.keys ?? [:]
    for property in model.storedProperties {
      let name = property.name.text
      if let key = keys[name], !key.isEmpty {
        mapping.properties[name] = PropertyMapping(source.coders.path(key, reads: true))
        mapping.properties[name]?.writePath = source.coders.path(key, reads: false)
      } else {
        mapping.properties[name] = PropertyMapping()
      }
      // The compiler generates no code for a subclass: it inherits that of its superclass.
      if superclass != nil, initialiser == nil { mapping.properties[name]?.readPath = nil }
      if superclass != nil, encode == nil { mapping.properties[name]?.writePath = nil }
    }
    var wholes: [Set<String>] = []
    if mapping.reads { wholes.append(initialiser.map { readInitialiser($0) } ?? []) }
    if mapping.writes { wholes.append(encode.map { readEncode($0) } ?? []) }
    readWholes(wholes)
    if !additionalKeys.apply(to: &mapping) {
      mapping.mark(model.place, "the additional keys are not those that no property has")
    }
    for property in model.storedProperties {
      guard let mapped = mapping.properties[property.name.text],
        (mapped.readPath ?? mapped.writePath) != nil
      else { continue }
      let isRead = initialiser == nil && mapped.readPath != nil
      mapping.properties[property.name.text]?.options += source.compilerOptions(
        of: property, besides: mapped.options, isReadByCompiler: isRead)
    }
    for property in model.storedProperties + model.computedProperties {
      guard let type = property.type, let mapped = mapping.properties[property.name.text] else {
        continue
      }
      mapping.properties[property.name.text]?.options =
        source.coders.aliases(of: mapped)
        + source.coderForms.applied(to: mapped.options, of: type)
    }
    markWrappers()
  }

  /// Flattens the properties that are coded as the whole value in each direction; a single one makes
  /// the type transparent.
  private mutating func readWholes(_ wholes: [Set<String>]) {
    guard let first = wholes.first, !first.isEmpty || wholes.last != first else { return }
    guard wholes.allSatisfy({ $0 == first }) else {
      mapping.mark(model.place, "the two directions are coded in different forms")
      return
    }
    let stored = model.storedProperties.filter { !$0.isConstant }
    if stored.count == 1 {
      if stored[0].type.map(source.isCodedAsArray) ?? false {
        mapping.mark(stored[0].range.start, "the dictionary is coded as an array")
      }
      mapping.options.append("transparent")
      mapping.properties = [:]
      return
    }
    for name in first {
      mapping.properties[name] = PropertyMapping(KeyPathText([.key(name)]), ["flatten"])
      mapping.properties[name]?.isFlat = true
    }
  }

  private mutating func readInitialiser(_ initialiser: FunctionDeclaration) -> Set<String> {
    let reader = DecodingReader(
      initialiser, of: model, tables: tables, in: source, hasSuperclass: superclass != nil)
    mapping.marks += reader.marks
    additionalKeys = reader.additionalKeys
    for property in model.storedProperties {
      let name = property.name.text
      if let read = reader.properties[name] {
        mapping.properties[name]?.readPath = read.readPath
        mapping.properties[name]?.options = read.options
        mapping.properties[name]?.initialValue = read.initialValue
      } else if reader.marks.isEmpty, !property.isConstant {
        mapping.properties[name]?.readPath = nil
      }
    }
    return reader.wholes
  }

  private mutating func readEncode(_ encode: FunctionDeclaration) -> Set<String> {
    let reader = EncodingReader(
      encode, of: model, tables: tables, in: source, hasSuperclass: superclass != nil,
      readsToo: mapping.reads)
    mapping.marks += reader.marks
    additionalKeys.add(written: reader.additionalKeys)
    for property in model.storedProperties {
      let name = property.name.text
      if let path = reader.paths[name] {
        mapping.properties[name]?.writePath = path
        // A constant is not read; its key is that of writing.
        if property.isConstant { mapping.properties[name]?.readPath = path }
        addOptions(of: property, from: reader, encode)
      } else if reader.marks.isEmpty {
        mapping.properties[name]?.writePath = nil
        if property.isConstant { mapping.properties[name]?.readPath = nil }
      }
    }
    for property in model.computedProperties {
      guard let path = reader.paths[property.name.text] else { continue }
      var computed = PropertyMapping(path)
      if property.isSettable, mapping.reads { computed.readPath = nil }
      mapping.properties[property.name.text] = computed
      mapping.named.insert(property.name.text)
    }
    return reader.wholes
  }

  /// Adds the options for the nulls, the form and the omission with which a property is written.
  private mutating func addOptions(
    of property: PropertyDeclaration, from reader: EncodingReader, _ encode: FunctionDeclaration
  ) {
    let name = property.name.text
    var options = mapping.properties[name]?.options ?? []
    if reader.nulls.contains(name), !options.contains("required") {
      let isMissing = options.contains("null: .missing")
      options.removeAll { $0 == "null: .missing" }
      options.append(isMissing ? "null: [.missing, .write]" : "null: .write")
    }
    if let call = reader.helpers[name] {
      if let added = MemberOptions.adding(writing: call, to: options, of: property) {
        options = added
      } else {
        mapping.mark(
          encode.range.start, "'\(name)' is written by '\(call)', and read in another way")
      }
    }
    if let omission = reader.omissions[name] {
      if let option = omission.option(for: property, options, reads: mapping.reads) {
        options.append(option)
      } else {
        mapping.mark(encode.range.start, "'\(name)' is not written with a value that is required")
      }
    }
    mapping.properties[name]?.options = options
  }

  /// Marks property wrappers, which have their own form in documents.
  private mutating func markWrappers() {
    for property in model.storedProperties {
      for attribute in property.attributes
      where !PlainAttributes.ofProperties.contains(attribute.name) {
        mapping.mark(
          property.range.start, "the 'Codable' code of '@\(attribute.name)' is not converted")
      }
    }
  }
}

extension PropertyDeclaration {
  /// True for `let x = 1`, which no initialiser can set.
  fileprivate var isConstant: Bool { isLet && initialValue != nil }
}
