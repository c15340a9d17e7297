import IsomerSyntax

/// The names of a type, and of what is generated for it, in generated code.
extension Model {
  /// Returns the access level of what creates a value, which other models use if they join the type.
  func access(unlessJoined access: String) -> String { object.isJoined ? "" : access }

  var isGeneric: Bool { !genericParameters.isEmpty }

  /// The name in `extension Outer.Model`.
  var extendedName: String { SwiftName.path(name) }

  /// The name in the code of its own extensions.
  var typeName: String { declaration.genericName ?? extendedName }

  /// The name in messages; for the values of a case, with the case.
  var label: String { enumeration.caseName.map { "\(name).\($0)" } ?? name }

  /// The suffix of the types that belong to the mapping of a profile.
  var profileSuffix: String { profiles.current.map { "_as_\($0)" } ?? "" }

  /// The types beside a generic type that contain its key sets and its patterns.
  var keySetHolder: String { holder("MappedKeys") }
  var patternHolder: String { holder("MappedPatterns") }

  private func holder(_ prefix: String) -> String {
    SwiftName.quoted(
      "\(prefix)_" + label.map { $0 == "." ? "_" : String($0) }.joined() + profileSuffix)
  }

  /// The type as a parameter; `Self` is not available there in a class.
  var parameterType: String { kind == .classType ? typeName : "Self" }

  /// The type of the changes; a member of the class alone could be that of a superclass.
  var changesType: String { hierarchy.superclass != nil ? "\(typeName).Changes" : "Changes" }

  // MARK: Enums with functions

  /// True if the class is part of a hierarchy, or could be its top class.
  var isInHierarchy: Bool {
    kind == .classType && (!declaration.isFinal || hierarchy.superclass != nil)
  }

  /// The enum that contains the mapping of a class: `Mapped_Message`.
  var mappingName: String { Self.mappingName(of: name) }

  private static func mappingName(of name: String) -> String { "Mapped_" + name.lastName }

  /// Returns the mapping of a class by its full name: `Outer.Message.Mapped_Message`.
  func mapping(of name: String, as type: String? = nil) -> String {
    // Only the full name of its own type has the parameters.
    let path = type ?? name == self.name ? typeName : SwiftName.path(type ?? name)
    return "\(path).\(SwiftName.quoted(Self.mappingName(of: name)))"
  }

  /// Returns the mapping of a subclass, which can be an instance of a generic class.
  func mapping(of subclass: Subclass) -> String {
    mapping(of: subclass.name, as: subclass.typeName)
  }

  /// Returns the enum that archives another type: `Outer.Truck.MappedArchive_Truck`.
  func archive(of name: String) -> String {
    "\(SwiftName.path(name)).\(GeneratedNames.archive(of: name))"
  }

  func archive(of subclass: Subclass) -> String {
    "\(SwiftName.path(subclass.typeName)).\(GeneratedNames.archive(of: subclass.name))"
  }

  /// Returns the enum that contains a subclass's additions: `Derived_Car`.
  static func additionsName(of name: String) -> String { "Derived_" + name.lastName }

  /// Returns the same with its full name: `Garage.Bus.Derived_Bus`.
  static func additions(of subclass: Subclass) -> String {
    "\(SwiftName.path(subclass.typeName)).\(SwiftName.quoted(additionsName(of: subclass.name)))"
  }
}
