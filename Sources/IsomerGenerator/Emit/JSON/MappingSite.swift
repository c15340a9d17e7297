import IsomerSyntax

/// The declaration with the functions of a mapping, and their names for the type and the value.
///
/// A struct or a final class has its mapping in extensions. In an open hierarchy, subclasses would
/// inherit those functions, so the mapping is in a caseless enum in an extension of the type, where
/// annotations can still refer to the type's static members. The cases of an enum use the same
/// form:
///
///     extension Message {                        extension Event {
///       enum Mapped_Message {                      enum Mapped_video {
///         static func read(_:) -> Message            static func read(_:) -> Event
///         static func write(_: Message, to:)         static func writeMappedMembers(url:seconds:to:)
struct MappingSite: Sendable {
  /// The name of the enum; nil in extensions of the type.
  var namespace: String?
  /// The type of the values: `Self`, or a name.
  var type: String
  /// The type in calls of its initialisers, unless it is `type`.
  var callee: String?
  /// The text before a property's name when writing: `self.`.
  var subject: String
  /// The name of the reading function, which the choice of a cluster calls.
  var entry = "read"
  /// The parameters of the writing functions before the writer, with a trailing comma and space.
  var parameters = ""
  var arguments = ""
  /// `private ` if only the type's own file uses the enum.
  var access = ""
  /// The type with the shared partial value of the mapping to JSON; nil if it has its own.
  var storage: String?
  /// The type that contains the key sets of a write-only mapping.
  var keySets: String?
  /// The only direction that is printed at this site; nil for both.
  var direction: Direction?
  /// The variables for the properties if the value is destructured.
  var variables: [String: String] = [:]

  enum Direction: Sendable { case reading, writing }

  /// Returns true if the reading of a model is printed at this site.
  func reads(_ model: Model) -> Bool { model.reads && direction != .writing }

  func writes(_ model: Model) -> Bool { model.writes && direction != .reading }

  /// Returns the site of the type's extensions.
  static func own(of model: Model) -> MappingSite {
    // A member can have the name of the type. In a class, hooks and checks are not for `Self`.
    let needsName = !model.validation.checks.isEmpty || model.object.hooks.afterReading != nil
    return MappingSite(
      type: model.parameterType, callee: needsName ? model.parameterType : "Self", subject: "self.")
  }

  /// Returns the site of an enum for values of a type.
  static func namespace(_ name: String, of type: String) -> MappingSite {
    MappingSite(
      namespace: name, type: type, subject: "value.", parameters: "_ value: \(type), ",
      arguments: "value, ")
  }

  /// Returns the site of a class of a hierarchy.
  static func hierarchy(_ model: Model) -> MappingSite {
    var site = namespace(model.mappingName, of: model.typeName)
    if model.clusters.cluster != nil { site.entry = "mappedBuild" }
    return site
  }

  /// Returns the site of one of several mappings: `Mapped_Account_as_twitter` for a profile, and
  /// `Mapped_Account_plain` for documents without one.
  static func profiled(_ model: Model, _ direction: Direction? = nil) -> MappingSite {
    let name = GeneratedNames.namespace(
      of: model.name, as: model.profiles.current, isWriting: direction == .writing)
    var site = namespace(name, of: model.valueType)
    // Another external mapping of the type selects it in a profile.
    site.access = model.shape == nil ? "private " : ""
    site.direction = direction
    if model.clusters.cluster != nil { site.entry = "mappedBuild" }
    if direction == .writing, model.writesKeySets { site.keySets = model.keySetHolder }
    return site
  }

  /// Returns the site for the values of a case, which are destructured for writing.
  static func enumCase(_ mapping: Model, named name: String) -> MappingSite {
    let written = mapping.properties.filter(\.writes)
    var site = values(of: mapping, written, named: name, GeneratedNames.variable)
    site.access = "private "
    return site
  }

  /// Returns the site of an enum for some values of a case, which are in variables.
  static func values(
    of mapping: Model, _ properties: [Property], named name: String, _ variable: (String) -> String
  ) -> MappingSite {
    var site = MappingSite(namespace: name, type: mapping.typeName, subject: "")
    for property in properties {
      let variable = variable(property.name)
      site.variables[property.name] = variable
      site.parameters += "_ \(variable): \(property.type.text), "
      site.arguments += "\(variable), "
    }
    return site
  }

  var isOwn: Bool { namespace == nil }

  /// The value that is written.
  var value: String { isOwn ? "self" : "value" }

  /// True if an enum contains a mapping of whole values, and not of the parts of a case.
  var isWhole: Bool { arguments == "value, " }

  /// Returns the expression for a property's value when writing.
  func value(of property: Property) -> String {
    variables[property.name] ?? subject + property.quoted
  }

  /// Returns the expression that creates a value from the partial value.
  func building(_ model: Model) -> String {
    let scope = storage.map { "\($0)." } ?? ""
    return model.object.creation.call == nil
      ? "\(callee ?? type)(mapped: &partial)" : "\(scope)mappedValue(of: &partial)"
  }

  /// Returns the access level of the functions, which have none in an enum.
  func access(of model: Model) -> String { isOwn ? model.accessPrefix : "" }

  /// `static ` for functions that take the value as a parameter.
  var writingPrefix: String { isOwn ? "" : "static " }
}

/// A printer of a part of what a plan describes.
protocol PlanPart {
  associatedtype Plan: ModelPlan
  var plan: Plan { get }
}

extension PlanPart {
  var model: Model { plan.model }
}

/// A printer of a part of a mapping.
protocol MappingPart: PlanPart where Plan == MappingPlan {
  var site: MappingSite { get }
}

extension MappingPart {
  var isClass: Bool { model.kind == .classType }

  /// The access level of the functions of the mapping.
  var access: String { site.access(of: model) }
}
