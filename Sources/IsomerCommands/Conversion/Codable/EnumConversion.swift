import IsomerGenerator
import IsomerSyntax

/// Converts `Codable` enums: the code that the compiler generates, and the usual hand-written forms.
struct EnumConversion {
  let model: ModelSource
  let source: SwiftSource
  let tables: [String: CodingKeyTable]
  let initialiser: FunctionDeclaration?
  let encode: FunctionDeclaration?

  func read(into mapping: inout ModelMapping) {
    let cases = model.declaration.cases
    let hasValues = cases.contains { $0.associatedValues != nil }
    if let own = rawValueInitialiser {
      mapping.mark(own.range.start, "this 'init(rawValue:)' of an enum is not converted")
    }
    if initialiser != nil || encode != nil { return readCode(into: &mapping) }
    guard !Self.isRaw(model), mapping.marks.isEmpty else { return }
    let keys = tables["CodingKeys"]
    let documentKey = { [reads = mapping.reads] in source.coders.key($0, reads: reads) }
    if hasValues, mapping.reads, mapping.writes, !hasSameKeys {
      mapping.mark(
        model.place, "the strategies of decoders and encoders for the keys of this enum differ")
    }
    for element in cases {
      let name = element.name.text
      let key = keys?.declaration == nil ? name : keys?.keys[name]
      if let own = key.map(documentKey) {
        if own != name { mapping.cases[name] = ["key: \(SwiftLiteral.string(own))"] }
      } else {
        mapping.cases[name] = ["skip"]
      }
      readValues(of: element, documentKey, into: &mapping)
    }
    if cases.contains(where: { $0.associatedValues?.isEmpty != false }),
      mapping.writes || !hasValues
    {
      mapping.mark(
        model.place,
        "the compiler codes a case without values as an object, which no annotation writes")
    }
  }

  /// The hand-written initialiser with which the code of the compiler reads raw values.
  private var rawValueInitialiser: FunctionDeclaration? {
    model.initialisers.first { $0.hasOnly("rawValue") { _ in true } }
  }

  /// Reads the hand-written code of an enum.
  ///
  /// The code that writes must have the same form: a case's value, and its tag.
  private func readCode(into mapping: inout ModelMapping) {
    guard let initialiser,
      let reader = EnumCodingReader(initialiser, of: model, tables: tables, in: source)
    else {
      for function in [initialiser, encode].compactMap(\.self) {
        mapping.mark(function.range.start, "this code of an enum is not converted")
      }
      return
    }
    // Without code, the compiler writes raw values, or an object for each case.
    let isWritten =
      encode.map {
        EnumEncodingCheck(reader: reader, model: model, tables: tables, source: source).accepts($0)
      } ?? Self.isRaw(model)
    guard isWritten || !mapping.writes else {
      mapping.mark((encode ?? initialiser).range.start, "this enum is not written as it is read")
      return
    }
    let values = model.declaration.cases.flatMap { $0.associatedValues ?? [] }
    if let value = values.first(where: { source.isCodedAsArray($0.type) }) {
      mapping.mark(value.type.range.start, "the dictionary is coded as an array")
    }
    mapping.options += reader.options
    mapping.cases = reader.cases
  }

  /// True for an enum with raw values of a type that documents have.
  static func isRaw(_ model: ModelSource) -> Bool {
    !model.declaration.cases.contains { $0.associatedValues != nil }
      && model.declaration.inheritance.contains { rawTypes.contains($0.text) }
  }

  /// True if decoders and encoders have the same keys for the cases and their values.
  private var hasSameKeys: Bool {
    let labels = model.declaration.cases.flatMap { $0.associatedValues ?? [] }.compactMap(\.label)
    let names = model.declaration.cases.map(\.name.text) + labels.map(\.text)
    let keys = names + tables.values.flatMap(\.keys.values)
    let coders = source.coders
    return keys.allSatisfy { coders.key($0, reads: true) == coders.key($0, reads: false) }
  }

  /// Adds the keys of associated values: the compiler uses `_0` for values without labels.
  private func readValues(
    of element: CaseDeclaration, _ documentKey: (String) -> String, into mapping: inout ModelMapping
  ) {
    let name = element.name.text
    let table = tables[name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys"]
    for (index, value) in (element.associatedValues ?? []).enumerated() {
      let own = value.label?.text ?? "_\(index)"
      let start = source.start(of: value)
      let key = table == nil ? own : table?.keys[own]
      var options: [String] = []
      if let key = key.map(documentKey) {
        if key != value.label?.text { options.append("key: \(SwiftLiteral.string(key))") }
      } else {
        options.append("skip")
      }
      if source.isCodedAsArray(value.type) {
        options += source.coderForms.applied(to: ["with: .codable()"], of: value.type)
      }
      if !options.isEmpty { mapping.values[start] = options }
    }
  }

  private static let rawTypes: Set<String> = [
    "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]
}
