import IsomerSyntax

/// The paths at which values of an untagged case contain numbers.
///
/// A number without a fraction is read by an earlier case as an integer:
///
///     case count(Int), ratio(Double)         `ratio(3)` is written as `3.0`, which is no integer
struct NumberPaths {
  private let graph: ModelGraph
  /// The paths of integers, and of values that may be integers.
  private(set) var integers: Set<String> = []
  private(set) var fractions: Set<String> = []
  /// The remaining models, because models can contain themselves.
  private var budget = 1000

  init(of description: EnumCase, in scope: String, _ graph: ModelGraph) {
    self.graph = graph
    switch description.payload {
    case .list where description.transformed != nil: addUnknown(at: "")
    case .none, .kept: break
    case .single(let value): add([value.property], at: "", in: scope)
    case .list(let values): add(values.map(\.property), at: "[]", in: scope)
    case .object(let values): add(values.map(\.property), at: "{}", in: scope)
    }
  }

  private mutating func add(_ properties: [Property], at path: String, in scope: String) {
    for property in properties {
      let location = property.location
      let keys = Set((location.readPaths + [location.writePath].compactMap(\.self)).map(\.text))
      for path in keys.isEmpty ? [path] : keys.map({ "\(path).\($0)" }) {
        if let type = property.type.reference, !property.isTransformed {
          add(type, at: path, in: scope)
        } else {
          addUnknown(at: path)
        }
      }
    }
  }

  private mutating func add(_ type: TypeReference, at path: String, in scope: String) {
    let type = type.unwrapped
    if let element = type.elementType {
      return add(element, at: path + (type.keyType == nil ? "[]" : "[:]"), in: scope)
    }
    let name = type.namePath ?? ""
    if StandardTypes.allIntegers.contains(name) {
      integers.insert(path)
    } else if StandardTypes.floatingPoint.contains(name) {
      fractions.insert(path)
    } else if let model = graph.model(named: name, from: scope), model.kind != .enumeration,
      !model.isWhole
    {
      budget -= 1
      if budget > 0 { add(model.properties, at: path + "{}", in: model.name) }
    } else if !StandardTypes.scalars.contains(name) {
      addUnknown(at: path)
    }
  }

  private mutating func addUnknown(at path: String) {
    integers.insert(path)
    fractions.insert(path)
  }
}

extension Model {
  /// Marks the untagged cases whose numbers an earlier case may read as integers.
  mutating func markFractions(in graph: ModelGraph) {
    var integers: Set<String> = []
    let (mapping, scope) = (enumeration, name)
    enumeration.cases.modifyEach { description in
      guard mapping.isTried(description) else { return }
      let paths = NumberPaths(of: description, in: scope, graph)
      description.writesFractions = !integers.isDisjoint(with: paths.fractions)
      if description.reads { integers.formUnion(paths.integers) }
    }
  }
}
