import IsomerSyntax

// Descriptions and plans are large, and reading is as deeply nested as the document, so each level
// refers to them by reference.

/// The mapping of a struct, a class, or the values of a case, for reading samples.
package final class SampleMapping: Sendable {
  /// The unchanged model; the plan also searches for unknown keys.
  package let model: Model
  package let root: ObjectPlan
  /// The properties that are read, in order, except conditional ones.
  package let properties: [SampleProperty]
  /// The flattened properties.
  package let flattened: [SampleProperty]
  /// True if an option declares that unknown keys are ignored.
  let ignoresUnknown: Bool
  /// True if documents are read without a hook that changes them.
  package let isDirect: Bool

  init(_ plan: MappingPlan, of model: Model) {
    self.model = model
    root = plan.root
    let read = plan.model.properties.filter { $0.reads && !$0.isConstant }
    properties = read.filter(\.conditions.isEmpty).map { SampleProperty($0, in: plan.model) }
    flattened = read.filter { $0.location.role == .flatten }.map {
      SampleProperty($0, in: plan.model)
    }
    ignoresUnknown = model.object.asksUnknown && model.object.unknown == .ignore
    isDirect = model.reads && model.object.hooks.beforeReading == nil
  }

  /// The path of the object that contains the model's keys.
  package var level: [KeyPathText.Component] { model.object.under?.components ?? [] }

  /// True if a `rest` property reads unknown keys.
  package var hasRest: Bool { properties.contains { $0.description.location.role == .rest } }
}

/// A property, for reading samples.
package final class SampleProperty: Sendable {
  package let description: Property
  package let scope: SampleScope
  /// The identity of the property in findings.
  let finding: SampleFindings.Property
  /// The file that declares the property.
  let file: SourceFile

  init(_ description: Property, in model: Model) {
    self.description = description
    scope = (description.declaration.owner ?? model.name, model.genericParameters)
    finding = SampleFindings.Property(
      type: description.declaration.owner ?? model.name, caseName: model.enumeration.caseName,
      name: description.name)
    file = description.declaration.ownerFile ?? model.file
  }

  /// The external mapping that reads the property, unless it has its own transformer.
  var mapping: String? {
    description.codec.readLifts == nil ? nil : description.codec.externalMapping
  }
}

/// The scope in which the name of a type is resolved.
///
/// `type` is the enclosing type.
package typealias SampleScope = (type: String, genericParameters: [String])

/// The mapping of an enum, for reading samples.
package final class SampleEnum: Sendable {
  package let model: Model
  package let cases: [SampleCase]
  /// The cases that keys in the document select.
  package let named: [SampleCase]
  package let fallback: EnumCase?

  /// True if the fallback stores any unknown value; one without a value only matches unknown names.
  var keepsAll: Bool { fallback.map { !$0.payload.isEmpty } ?? false }

  /// True if a case has no associated values, so its name is a valid value.
  var hasBareCase: Bool { named.contains { $0.description.payload.isEmpty } }

  init(_ plan: EnumPlan, of model: Model) {
    self.model = model
    cases = plan.cases.map { SampleCase($0, in: plan.model, of: model) }
    named = cases.filter { $0.description.reads && !$0.description.keys.isEmpty }
    fallback = model.enumeration.cases.first(where: \.isFallback)
  }
}

/// The mapping of an enum case, for reading samples.
package final class SampleCase: Sendable {
  package let description: EnumCase
  /// The mapping of a case that is an object.
  package let mapping: SampleMapping?
  /// The associated values of any other case.
  package let values: [SampleProperty]

  init(_ plan: CasePlan, in looking: Model, of model: Model) {
    description = plan.description
    mapping = plan.mapping.map { mapping in
      var own = mapping.model
      (own.object.unknown, own.object.asksUnknown) = (
        model.object.unknown, model.object.asksUnknown
      )
      return SampleMapping(mapping, of: own)
    }
    var holder = looking
    holder.enumeration.caseName = plan.description.name
    values = plan.description.values.map { SampleProperty($0.property, in: holder) }
  }

  func isNamed(_ key: EnumCase.Key) -> Bool { description.keys.contains(key) }

  func isNamed(by value: SampleValue) -> Bool { description.keys.contains { $0.matches(value) } }
}

/// The cluster of a protocol, for reading samples.
package final class SampleCluster: Sendable {
  package let cluster: Cluster
  package let name: String
  package let reads: Bool
  /// True if other modules can add subtypes.
  package let isOpen: Bool

  init(_ model: ProtocolCluster) {
    cluster = model.cluster
    name = model.name
    reads = model.reads
    isOpen = OpenCluster(model) != nil || model.module != nil
  }
}
