import IsomerGenerator
import IsomerSyntax

/// The mapping of a type that the declarations of another library contain.
struct ModelMapping {
  /// The options of the type's annotation.
  var options: [String] = []
  var reads = true
  var writes = true
  /// The mappings of properties by name.
  var properties: [String: PropertyMapping] = [:]
  /// The options of enum cases by name.
  var cases: [String: [String]] = [:]
  /// The options of associated values, by the offset of the value.
  var values: [Int: [String]] = [:]
  /// The properties with an annotation even if it has no options.
  var named: Set<String> = []
  /// The ranges that annotations replace.
  var removals: [SourceRange] = []
  /// The protocols and classes in inheritance clauses that are replaced, or removed if the new name
  /// is empty.
  var conformances: [String: String] = [:]
  /// The protocol to which the type conforms in addition.
  var addedConformance: String?
  /// The modules that annotations require.
  var imports: Set<String> = []
  /// The modules that `conformances` require.
  var conformanceImports: Set<String> = []
  /// The parts that were not understood.
  var marks: [Mark] = []
  /// Remarks that require no change of the code.
  var notes: [Mark] = []

  /// The keys of the properties in the `CodingKeys` of the type, if these are kept.
  var codingKeys: [String: String]?

  mutating func mark(_ offset: Int, _ text: String) {
    marks.append(Mark(offset: offset, text: text))
  }

  /// The protocol of IsomerCodable with the same directions.
  var mappedProtocol: String {
    !writes ? "MappedDecodable" : reads ? "MappedCodable" : "MappedEncodable"
  }

  /// True if values of the type have no keys.
  var isSingleValue: Bool {
    options.contains { $0 == "transparent" || $0 == "array" || $0.hasPrefix("with") }
  }

  /// True if everything was understood; other types are left as they are.
  var isComplete: Bool { marks.isEmpty }

  /// Returns the types in mapped properties and values that have no transformer.
  private func plainTypes(of model: ModelSource) -> [TypeReference] {
    let mapped = model.storedProperties.filter { property in
      guard let own = properties[property.name.text] else { return false }
      return (own.readPath != nil || own.writePath != nil)
        && !own.options.contains { $0.hasPrefix("with") || $0.hasPrefix("each") }
    }
    let values = model.declaration.cases.flatMap { $0.associatedValues ?? [] }.map(\.type)
    return (mapped.compactMap(\.type) + values).map(\.leaf)
  }

  /// Returns whether dates are mapped without a transformer.
  func hasDates(of model: ModelSource, in source: SwiftSource) -> Bool {
    let names = plainTypes(of: model).compactMap(\.namePath)
    return source.lastNames(of: names).contains(CoderStrategies.dates)
  }

  /// Returns the types of mapped properties that are neither mapped by the runtime nor declared in
  /// the program.
  func foreignTypes(of model: ModelSource, in source: SwiftSource) -> Set<String> {
    Set(
      plainTypes(of: model).compactMap { leaf in
        guard let path = leaf.namePath, !leaf.isStandard, !source.declares(path),
          let first = path.split(separator: ".").first, !Self.runtime.contains(String(first))
        else { return nil }
        return source.nestedAlias(path, from: model.path) ?? path
      })
  }

  /// The types of the runtime that documents contain.
  private static let runtime: Set<String> = [
    "PropertyChange", "Isomer", "OrderedMap", "JSONValue", "JSONObject",
  ]

  /// True if an annotation has a transformer of IsomerCodable.
  var usesCodable: Bool {
    (properties.values.flatMap(\.options) + values.values.joined()).contains {
      $0.contains(": .codable(")
    }
  }

  /// True if the code of the library that maps the type requires that it also maps its parts.
  var needsParts = false

  /// Returns whether the inheritance clause of a declaration changes.
  func changesConformances(of part: TypeDeclaration) -> Bool {
    part.inheritance.contains { $0.simpleNames.contains { conformances[$0] != nil } }
  }

  /// Returns the strategies that spare the most options.
  func strategies(besides defaults: Directed<KeyStrategy>) -> Directed<KeyStrategy> {
    let all = KeyStrategy.allCases
    /// Returns the strategies that make the key of a property.
    func making(_ path: KeyPathText?, _ name: String) -> Set<KeyStrategy> {
      guard let path, path.components.count == 1, case .key(let key) = path.components[0] else {
        return Set(all)
      }
      return Set(all.filter { $0.key(for: name) == key })
    }
    let makers = properties.filter { !$0.value.isFlat }.map { name, property in
      Directed(
        read: making(property.readPath ?? property.writePath, name),
        write: making(property.writePath ?? property.readPath, name))
    }
    /// Returns the number of properties that require a key.
    func others(_ strategies: Directed<KeyStrategy>) -> Int {
      makers.count { !$0.read.contains(strategies.read) || !$0.write.contains(strategies.write) }
    }
    let pairs =
      all.map { Directed(read: $0, write: $0) }
      + all.flatMap { read in all.map { Directed(read: read, write: $0) } }
    /// Returns the number of options that the type and its properties require.
    func cost(_ strategies: Directed<KeyStrategy>) -> Int {
      let changed = [\.read, \.write].count { (direction: KeyPath<Directed<KeyStrategy>, _>) in
        strategies[keyPath: direction] != defaults[keyPath: direction]
      }
      return others(strategies) + (strategies.read == strategies.write ? min(changed, 1) : changed)
    }
    // `min` returns the first of several.
    let best = pairs.map { (strategies: $0, cost: cost($0)) }.min { $0.cost < $1.cost }
    guard let best, best.cost < cost(defaults) else { return defaults }
    return best.strategies
  }
}

/// A remark about an offset of the source.
struct Mark: Equatable {
  var offset: Int
  var text: String
}
