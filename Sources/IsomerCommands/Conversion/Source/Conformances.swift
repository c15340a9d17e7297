import IsomerSyntax

/// The protocols to which the types of a program conform, also through protocols and type aliases of
/// the program, and superclasses.
struct Conformances {
  /// The directions of `Codable` that a type has.
  struct Directions: OptionSet {
    let rawValue: Int
    static let reads = Directions(rawValue: 1)
    static let writes = Directions(rawValue: 2)
    static let codable: Directions = [.reads, .writes]
  }

  /// The protocols of other modules that have `Codable`.
  private static let known: [String: Directions] = [
    "Codable": .codable, "Decodable": .reads, "Encodable": .writes, "Content": .codable,
    "MappedCodable": .codable, "MappedDecodable": .reads, "MappedEncodable": .writes,
  ]

  private let protocols: [String: [TypeReference]]
  private let classes: [String: ModelSource]
  /// The protocols whose extensions have code for coders.
  private let coding: Set<String>

  init(_ source: SwiftSource) {
    var protocols: [String: [TypeReference]] = [:]
    var classes: [String: ModelSource] = [:]
    var coding: Set<String> = []
    for model in source.models {
      switch model.declaration.kind {
      case .protocolType:
        protocols[model.name, default: []] += model.declaration.inheritance
        if model.hasCodingCode { coding.insert(model.name) }
      case .classType: classes[model.name] = classes[model.name] ?? model
      default: break
      }
    }
    for alias in source.parsed.aliases { protocols[alias.name, default: []].append(alias.type) }
    (self.protocols, self.classes, self.coding) = (protocols, classes, coding)
  }

  /// Returns the directions of `Codable` of a type.
  func directions(of model: ModelSource) -> Directions {
    protocols(of: model).filter { protocols[$0] == nil }.reduce(into: []) {
      $0.formUnion(Self.known[$1] ?? [])
    }
  }

  /// The protocol whose extension contains the code for coders; nil if none does.
  func foreignCode(for model: ModelSource) -> String? {
    protocols(of: model).sorted().first { coding.contains($0) }
  }

  /// The superclass, if it is in the program.
  func superclass(of model: ModelSource) -> ModelSource? {
    guard model.declaration.kind == .classType else { return nil }
    let name = model.declaration.inheritance.first?.simpleNames.first
    return name.flatMap { classes[$0] }.flatMap { $0.path == model.path ? nil : $0 }
  }

  /// The superclasses in the program, the nearest first.
  func superclasses(of model: ModelSource) -> [ModelSource] {
    var found: [ModelSource] = []
    var seen: Set<Int> = [model.place]
    while let next = superclass(of: found.last ?? model), seen.insert(next.place).inserted {
      found.append(next)
    }
    return found
  }

  /// The names of all protocols, directly and through others.
  private func protocols(of model: ModelSource) -> Set<String> {
    var found: Set<String> = []
    var open = model.parts.flatMap(\.inheritance)
    var classes: Set<String> = [model.path]
    while let type = open.popLast() {
      for name in type.simpleNames where found.insert(name).inserted {
        open += protocols[name] ?? []
        if Self.known[name] == nil, let superclass = self.classes[name],
          classes.insert(superclass.path).inserted
        {
          open += superclass.parts.flatMap(\.inheritance)
        }
      }
    }
    return found
  }
}
