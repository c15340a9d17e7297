import IsomerSyntax

// Descriptions and plans are large, and reading goes as deep as a document does: what is handed on at
// each level is a reference to them.

/// A struct, a class, or the values of a case, as samples are read by it.
final class SampleMapping: Sendable {
  /// As it is, whatever the plan looks for.
  let model: ModelDescription
  let root: ObjectPlan
  /// What is read, in order; what depends on the build is left out.
  let properties: [SampleProperty]
  /// The models whose keys stand among its own.
  let flattened: [SampleProperty]
  /// Whether unknown keys are ignored in so many words.
  let ignoresUnknown: Bool
  /// Whether it reads documents as they stand.
  let isDirect: Bool

  init(_ plan: MappingPlan, of model: ModelDescription) {
    self.model = model
    root = plan.root
    let read = plan.model.properties.filter { $0.reads && !$0.isConstant }
    properties = read.filter(\.conditions.isEmpty).map { SampleProperty($0, in: plan.model) }
    flattened = read.filter { $0.role == .flatten }.map { SampleProperty($0, in: plan.model) }
    ignoresUnknown = model.asksUnknown && model.unknown == .ignore
    isDirect = model.reads && model.hooks.beforeReading == nil
  }

  /// Where the model's own keys stand.
  var level: [KeyPathText.Component] { model.under?.components ?? [] }

  /// Whether a property takes what no other claims.
  var hasRest: Bool { properties.contains { $0.description.role == .rest } }
}

/// A property, as samples are read by it.
final class SampleProperty: Sendable {
  let description: PropertyDescription
  let scope: SampleScope
  /// The name that findings know it by.
  let finding: SampleFindings.Property
  /// The file that declares it.
  let file: SourceFile

  init(_ description: PropertyDescription, in model: ModelDescription) {
    self.description = description
    scope = SampleScope(
      type: description.owner ?? model.name, genericParameters: model.genericParameters)
    finding = SampleFindings.Property(
      type: description.owner ?? model.name, caseName: model.caseName, name: description.name)
    file = description.ownerFile ?? model.file
  }

  /// The mapping of a shape, where its type is read by one; a transformer without lifts is the
  /// property's own.
  var mapping: String? { description.readLifts == nil ? nil : description.shapeMapping }
}

/// Where types are named.
struct SampleScope {
  /// The type around.
  var type: String
  var genericParameters: [String]
}

/// An enum, as samples are read by it.
final class SampleEnum: Sendable {
  let model: ModelDescription
  let cases: [SampleCase]
  /// Those that a name of the document means.
  let named: [SampleCase]
  let fallback: CaseDescription?

  /// Whether what is no case is kept, whatever it is; a fallback without a value stands for an
  /// unknown name alone.
  var keepsAll: Bool { fallback.map { $0.payload != .none } ?? false }

  /// Whether there are names that stand alone.
  var hasBareCase: Bool { named.contains { $0.description.payload == .none } }

  init(_ plan: EnumPlan, of model: ModelDescription) {
    self.model = model
    cases = plan.cases.map { SampleCase($0, in: plan.model, of: model) }
    named = cases.filter { $0.description.reads && !$0.description.keys.isEmpty }
    fallback = model.cases.first(where: \.isFallback)
  }
}

/// A case of an enum, as samples are read by it.
final class SampleCase: Sendable {
  let description: CaseDescription
  /// Of a case that stands as an object.
  let mapping: SampleMapping?
  /// The values of another one.
  let values: [SampleProperty]

  init(_ plan: CasePlan, in looking: ModelDescription, of model: ModelDescription) {
    description = plan.description
    mapping = plan.mapping.map { mapping in
      var own = mapping.model
      (own.unknown, own.asksUnknown) = (model.unknown, model.asksUnknown)
      return SampleMapping(mapping, of: own)
    }
    var holder = looking
    holder.caseName = plan.description.name
    values = plan.description.values.map { SampleProperty($0.property, in: holder) }
  }

  func isNamed(_ key: CaseDescription.Key) -> Bool { description.keys.contains(key) }

  func isNamed(by value: SampleValue) -> Bool {
    description.keys.contains { $0.matches(value) }
  }
}

/// A protocol, as samples are read by it.
final class SampleCluster: Sendable {
  let cluster: Cluster
  let name: String
  let reads: Bool
  /// Whether other modules may have members.
  let isOpen: Bool

  init(_ model: ProtocolCluster) {
    cluster = model.cluster
    name = model.name
    reads = model.reads
    isOpen = OpenCluster(model) != nil || model.module != nil
  }
}
