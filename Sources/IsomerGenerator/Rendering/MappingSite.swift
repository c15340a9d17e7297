import IsomerSyntax

/// Where the functions of a mapping stand, and by what names they know the type and the value.
///
/// A struct or a final class has one mapping, in extensions of its own. A class that others inherit
/// from cannot: its functions would be seen in the subclasses, which have their own. Neither can a
/// case of an enum. Their mappings stand in an enum without cases, inside an extension of the type,
/// so that what users write in annotations still finds the type's static members:
///
///     extension Message {                        extension Event {
///       enum Mapped_Message {                      enum Mapped_video {
///         static func read(_:) -> Message            static func read(_:) -> Event
///         static func write(_: Message, to:)         static func writeMembers(url:seconds:to:)
struct MappingSite: Sendable, Equatable {
  /// The name of the enum; nil in extensions of the type itself.
  var namespace: String?
  /// The type that reading gives: `Self`, or its name.
  var result: String
  /// What stands in front of a property's name where it is written: `self.`.
  var subject: String
  /// The name of the reading function; a cluster's own stands behind the choice.
  var entry = "read"
  /// The parameters of the writing functions in front of the writer, with a comma and a blank.
  var parameters = ""
  /// The arguments for them.
  var arguments = ""
  /// `private ` where only the type's own file uses the enum.
  var access = ""
  /// The type with the partial value of another mapping, by which this one builds values too; nil
  /// where it has its own.
  var storage: String?
  /// The type that holds the key sets, where a mapping only writes and another one reads.
  var keySets: String?
  /// The variables that hold the properties, where the value is taken apart.
  var variables: [String: String] = [:]

  /// The type's own extensions.
  ///
  /// What a function gives is of the class by name, which is no `Self` to the compiler.
  static func own(of model: ModelDescription) -> MappingSite {
    var result = "Self"
    if model.kind == .classType, !model.checks.isEmpty {
      result = model.typeName
    } else if model.kind == .classType, case .call(let call) = model.construction,
      call.callee.text != model.name
    {
      result = model.typeName
    }
    return MappingSite(namespace: nil, result: result, subject: "self.")
  }

  /// An enum for the mapping of values of a type.
  static func namespace(_ name: String, of type: String) -> MappingSite {
    MappingSite(
      namespace: name, result: type, subject: "value.", parameters: "_ value: \(type), ",
      arguments: "value, ")
  }

  /// The enum for one of several mappings of a type: `Mapped_Account_as_twitter` for a profile,
  /// `Mapped_Account_plain` for the one that every document has.
  static func profiled(_ model: ModelDescription, isWriting: Bool = false) -> MappingSite {
    let name = RuntimeNames.namespace(
      of: model.name, as: model.profile, isWriting: isWriting)
    var site = namespace(name, of: model.valueType)
    site.access = "private "
    if isWriting, model.reads { site.keySets = model.keySetHolder }
    return site
  }

  /// An enum for the mapping of the values of a case, which are taken apart when it is written.
  static func enumCase(_ mapping: ModelDescription, named name: String) -> MappingSite {
    var site = MappingSite(namespace: name, result: mapping.typeName, subject: "")
    site.access = "private "
    for property in mapping.properties where property.writes {
      let variable = RuntimeNames.variable(property.name)
      site.variables[property.name] = variable
      site.parameters += "_ \(variable): \(property.type.text), "
      site.arguments += "\(variable), "
    }
    return site
  }

  var isOwn: Bool { namespace == nil }

  /// A property's value where it is written.
  func value(of property: PropertyDescription) -> String {
    variables[property.name] ?? subject + SwiftName.quoted(property.name)
  }

  /// The expression that builds a value of the partial value.
  func building(_ model: ModelDescription) -> String {
    let scope = storage.map { "\($0)." } ?? ""
    return model.construction == .assignment
      ? "\(result)(mapped: &partial)" : "\(scope)mappedValue(of: &partial)"
  }

  /// `static ` for functions of values where the value is a parameter.
  var writingPrefix: String { isOwn ? "" : "static " }
}
