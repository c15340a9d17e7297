package import IsomerSyntax

/// The plan for one enum: its cases, and the mappings of the cases that are objects.
package final class EnumPlan: ModelPlan {
  @Boxed package var model: Model
  package let cases: [CasePlan]
  var profiled: [EnumPlan] = []

  /// The cases that are read if no key selects one, in the order in which they are tried.
  package var tried: [CasePlan] {
    cases.filter { $0.description.reads && model.enumeration.isTried($0.description) }
  }

  package init(_ model: Model, findsUnknown: Bool = false) {
    self.model = model
    let findsUnknown = findsUnknown || model.object.unknown != .ignore
    cases = model.enumeration.cases.map { CasePlan($0, in: model, findsUnknown) }
  }
}

/// The plan for one case.
package final class CasePlan: Conditional {
  @Boxed package var description: EnumCase
  /// The mapping of a case that is an object; otherwise nil.
  package let mapping: MappingPlan?

  var conditions: [String] { description.conditions }

  fileprivate init(_ description: EnumCase, in model: Model, _ findsUnknown: Bool) {
    self.description = description
    mapping = Self.mapping(of: description, in: model, findsUnknown)
      .map { Planner($0, findsUnknown: findsUnknown).plan() }
  }

  private static func mapping(
    of description: EnumCase, in model: Model, _ findsUnknown: Bool
  ) -> Model? {
    guard model.reads && description.reads || model.writes && description.writes else { return nil }
    switch description.payload {
    case .object: return model.mapping(of: description)
    case .single(let value)
    where model.reads && description.reads
      && (value.property.location.sharing != nil
        || findsUnknown && model.enumeration.tagging(of: description).isWithin):
      // The value's type does not know the tag, so the case handles unknown keys.
      return model.mapping(of: description, isFlattened: true)
    case .none, .kept, .single, .list: return nil
    }
  }
}

extension EnumCase {
  /// True if the values must be present beside the tag.
  package var requiresContent: Bool {
    switch payload {
    case .none: false
    case .single(let value): !value.property.readsOptional && value.property.mustBePresent
    case .kept, .list, .object: true
    }
  }
}

extension Tagging { package var isWithin: Bool { if case .within = self { true } else { false } } }
