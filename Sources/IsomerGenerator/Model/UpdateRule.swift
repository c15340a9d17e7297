import IsomerSyntax

/// What an update makes of a property that stands in its document.
enum UpdateRule: Sendable, Equatable {
  /// The new value takes the place of the own one.
  case replace
  /// The own model, or what a collection of models holds, is updated: `merge: .deep`, `flatten`.
  case deep
  /// `skip: .merge`: a value of the program's own, which no document changes.
  case leave
}

/// What the tag of a document may be for an object of a class: of another member it is an error.
struct TagRule: Sendable, Equatable {
  var path: KeyPathText
  /// The values that name the class; empty for one that none names.
  var own: [CaseDescription.Key]
  /// The values that name other members.
  var others: [CaseDescription.Key]

  init(path: KeyPathText, key: MemberKey?, members: [Cluster.Member]) {
    self.path = path
    own = key?.tags ?? []
    others = members.flatMap { $0.key.tags }
  }
}

extension MemberKey {
  fileprivate var tags: [CaseDescription.Key] {
    if case .tags(let values) = self { values } else { [] }
  }
}

extension ModelDescription {
  /// Whether documents can update it.
  var isUpdatable: Bool {
    reads && kind != .enumeration && caseName == nil
      && derivation.updates(derivation.members)
  }

  /// Whether a class above has the update, which finds this one.
  var inheritsUpdate: Bool { derivation.updates(derivation.inheritedMembers) }

  /// The properties that an update reads.
  var updated: [PropertyDescription] { properties.filter { $0.reads && $0.update != .leave } }

  /// Those of a struct that only an initialiser sets, so that a new value is built.
  var rebuilt: [PropertyDescription] {
    kind == .classType ? [] : updated.filter { !$0.isSetLater }
  }

  /// Those that are assigned.
  var assigned: [PropertyDescription] { updated.filter(\.isSetLater) }
}

extension PropertyDescription {
  /// Whether it can be assigned behind the initialiser.
  var isSetLater: Bool { isAssignable && !isLet }

  /// Whether null is nothing wrong: an optional, or a property with a default.
  var takesNull: Bool { !refusesNull && (type.isOptional || fallback != .none) }
}

extension Derivation {
  fileprivate func updates(_ members: Set<Member>) -> Bool {
    !members.isDisjoint(with: [.merge, .changes])
  }
}

extension ModelGraph {
  /// Notes in a model how documents update its properties.
  func markUpdates(in model: inout ModelDescription) {
    guard model.isUpdatable else { return }
    let derived = Dictionary(
      model.derivation.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for index in model.properties.indices where model.properties[index].reads {
      let property = model.properties[index]
      model.properties[index].update = Self.rule(of: property, derived[property.name])
      model.properties[index].isUpdated = true
      model.properties[index].tellsNull =
        property.takesNull && property.role != .rest && !property.distinguishesNull
        && !property.isThreeState
    }
  }

  private static func rule(
    of property: PropertyDescription, _ derived: DerivedProperty?
  ) -> UpdateRule {
    if derived?.isLeftAlone == true { return .leave }
    let isPlain =
      property.readTransformer == nil && property.boxedType == nil && !property.isComposite
      && !property.readPaths.contains(where: \.isProjection)
    let isDeep = property.role == .flatten || derived?.merge == .deep
    return isPlain && isDeep ? .deep : .replace
  }
}
