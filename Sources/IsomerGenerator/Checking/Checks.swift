import IsomerSyntax

/// The checks that look at more than one property or more than one type, one function a rule.
///
/// After them nothing can fail: what they let through is planned and printed.
struct Checks {
  private let graph: ModelGraph
  /// Parses the files of the target that mention one of some words, also those without annotations.
  ///
  /// Only asked for when a rule seems broken, since such a file may hold a conformance by hand.
  private let filesMentioning: ([String]) -> ModelGraph

  init(_ graph: ModelGraph, filesMentioning: @escaping ([String]) -> ModelGraph) {
    self.graph = graph
    self.filesMentioning = filesMentioning
  }

  func run(_ collector: inout DiagnosticCollector) {
    for model in graph.models {
      checkWrittenPaths(model, &collector)
      checkRest(model, &collector)
      checkFlattened(model, &collector)
    }
    checkTypes(&collector)
    TransformerRule(graph, filesMentioning: filesMentioning).check(&collector)
  }

  /// Two properties cannot both be the value of one key; nor can one be a value and the other stand
  /// inside it.
  ///
  /// Reading the same key twice is fine.
  private func checkWrittenPaths(
    _ model: ModelDescription, _ collector: inout DiagnosticCollector
  ) {
    var written: [(path: KeyPathText, property: PropertyDescription)] = []
    for property in model.properties where property.writes {
      guard let path = property.writePath else { continue }
      for other in written where other.property.conditions == property.conditions {
        reportCollision(model, other, (path, property), &collector)
      }
      written.append((path, property))
    }
  }

  private func reportCollision(
    _ model: ModelDescription, _ first: (path: KeyPathText, property: PropertyDescription),
    _ second: (path: KeyPathText, property: PropertyDescription),
    _ collector: inout DiagnosticCollector
  ) {
    let (left, right) = (first.path.components, second.path.components)
    let common = min(left.count, right.count)
    guard left.prefix(common) == right.prefix(common) else { return }
    let message: Message
    if left.count == right.count {
      message = .collidingKeys(first.path.text, first.property.name, second.property.name)
    } else {
      let (outer, inner) = left.count < right.count ? (first, second) : (second, first)
      message = .collidingPaths(inner.path.text, outer.path.text, by: outer.property.name)
    }
    let place = model.file.location(at: second.property.keyRange.start)
    let partner = model.file.location(at: first.property.keyRange.start)
    collector.report(
      Diagnostic(
        .error, message, path: model.file.path, at: place,
        notes: [
          Note("'\(first.property.name)' is here", path: model.file.path, at: partner),
          Note(
            "give one of them another 'key:', or write only one: 'skip: .write'",
            path: model.file.path, at: place),
        ]))
  }

  /// One property can take the unknown keys; a policy for them beside it would never act.
  private func checkRest(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    let rest = model.properties.filter { $0.role == .rest }
    for second in rest.dropFirst() {
      collector.report(.restTwice(second.name), in: model.file, at: second.nameRange)
    }
    if let first = rest.first, first.reads, model.unknown != .ignore {
      collector.report(
        .restWithPolicy(model.unknown.rawValue), in: model.file, at: first.nameRange)
    }
  }

  /// A flattened model reads the same object as its parent, so it must not refuse or take the
  /// parent's keys; the parent's policy covers both.
  private func checkFlattened(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    for property in model.properties where property.role == .flatten {
      guard let name = property.type.reference?.namePath,
        let child = graph.model(named: name, from: model.name)
      else { continue }
      if child.kind == .enumeration {
        collector.report(.flattenWithoutModel(child.name), in: model.file, at: property.nameRange)
      }
      if let policy = Self.obstacle(in: child) {
        collector.report(
          .flattenedPolicy(child.name, policy), in: model.file, at: property.nameRange,
          notes: ["move it to '\(model.name)'"])
      }
    }
  }

  /// What of a model cannot work when it is flattened.
  private static func obstacle(in child: ModelDescription) -> String? {
    if child.properties.contains(where: { $0.role == .rest }) { return "rest" }
    if child.unknown == .error { return "unknown: .error" }
    return child.hooks.afterWriting == nil ? nil : "after.write"
  }

  /// A type of this target that is neither mapped nor conforms by hand would only fail inside the
  /// generated code.
  private func checkTypes(_ collector: inout DiagnosticCollector) {
    var suspects: [(ModelDescription, TypeReference, String)] = []
    for model in graph.models {
      for property in model.properties where property.role != .rest && needsMapping(property) {
        guard let reference = property.type.reference else { continue }
        for part in [reference.leaf] + [reference.innerKeyType].compactMap(\.self) {
          guard let name = part.namePath, graph.isKnownUnmapped(name, from: model.name) else {
            continue
          }
          suspects.append((model, part, name))
        }
      }
    }
    guard !suspects.isEmpty else { return }
    let whole = filesMentioning(suspects.map { String($0.2.split(separator: ".").last ?? "") })
    for (model, part, name) in suspects where whole.isKnownUnmapped(name, from: model.name) {
      collector.report(
        .unmappedType(name), in: model.file, at: part.range,
        notes: ["add '// @mapped' above its declaration, or give the property a 'with:'"])
    }
  }

  private func needsMapping(_ property: PropertyDescription) -> Bool {
    property.reads && property.readTransformer == nil
      || property.writes && property.writeTransformer == nil
  }
}

extension TypeReference {
  /// The key type of the first dictionary on the way to the leaf.
  fileprivate var innerKeyType: TypeReference? {
    if let inner = optionalWrapped { return inner.innerKeyType }
    return keyType ?? elementType?.innerKeyType
  }
}
