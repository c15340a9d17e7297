import IsomerSyntax

/// The names in generated code that are made from those of the user.
enum GeneratedNames {
  /// The type by which generated code requires a version of the runtime's declarations for it.
  static let version = "GeneratedCode1"

  /// Returns the function that runs the checks of a property, or of the whole value.
  static func check(of property: String?) -> String {
    SwiftName.quoted(property.map { "mappedCheck_\($0)" } ?? "mappedCheck")
  }

  /// Returns the alias of a type that a member of the model shadows.
  static func alias(ofType name: String) -> String { "\(alias)\(name)" }

  /// The text that the aliases of hidden types begin with.
  static let alias: StaticString = "MappedType_"

  /// Returns the enum for the functions that check the values of a case.
  static func checks(ofCase name: String) -> String { SwiftName.quoted("MappedChecks_\(name)") }

  static func pattern(_ property: String, _ index: Int) -> String {
    SwiftName.quoted("mappedPattern_\(property)_\(index)")
  }

  /// Returns the path of a tag as a literal, with one key per line.
  static func tagPath(_ path: KeyPathText) -> String {
    guard path.keys.contains(where: { $0.contains("\n") }) else {
      return SwiftLiteral.string(path.keys.joined(separator: "\n"))
    }
    return "Isomer.TagPath(\(SwiftLiteral.list(path.keys)))"
  }

  /// Returns the variable that records which alternative of a property was read.
  static func alternative(of property: String) -> String { "mappedAlternative_\(property)" }

  /// Returns the name of the variables and constants for a composite's fields.
  static func fields(of property: String) -> String { "mappedFields_\(property)" }

  /// Returns the variable for the existing value in an update.
  static func own(_ property: String) -> String { "mappedOwn_\(property)" }

  /// Returns the static constant for the path of a projection.
  static func projection(of property: String, rank: Int?) -> String {
    "mappedPath\(rank.map(String.init) ?? "")_\(property)"
  }

  /// Returns the enum that archives a type or a case.
  static func archive(of type: String, case name: String? = nil) -> String {
    let last = "MappedArchive_\(type.lastName)"
    return SwiftName.quoted(name.map { "\(last)_\($0)" } ?? last)
  }

  /// Returns the variable for the function that accepts the keys of a property.
  static func keyFunction(of property: String) -> String { "mappedAccepts_\(property)" }

  /// Returns the variable that is true if a flattened value is invalid.
  static func invalidity(of property: String) -> String { "mappedInvalid_\(property)" }

  /// Returns the variable for the partial value of a joined struct.
  static func joined(_ property: String) -> String { "mappedJoined_\(property)" }

  /// Returns the variable that says if the object has a key of a joined struct.
  static func presence(of property: String) -> String { "mappedHas_\(property)" }

  /// Returns the variable for the index of a postponed object.
  static func pending(_ property: String) -> String { "mappedPending_\(property)" }

  /// Returns the enum for the mapping of a case's values; a generic enum has one for each direction.
  static func namespace(ofCase name: String, isWriting: Bool = false) -> String {
    SwiftName.quoted("Mapped\(isWriting ? "Writing" : "")_\(name)")
  }

  /// Returns the enum for the mapping of a type in a profile, or without one.
  static func namespace(of type: String, as profile: String?, isWriting: Bool = false) -> String {
    let suffix = profile.map { "as_\($0)" } ?? "plain"
    return "Mapped\(isWriting ? "Writing" : "")_\(type.lastName)_\(suffix)"
  }

  /// Returns the function that selects the subtype of a protocol in a profile.
  static func reading(ofProfile profile: String?) -> String {
    "mappedRead_\(profile.map { "as_\($0)" } ?? "plain")"
  }

  static let profiles = "MappedProfile"

  /// Returns the function that reads a case that is not an object.
  static func reading(ofCase name: String) -> String { SwiftName.quoted("mappedRead_\(name)") }

  /// Returns a variable for a value that does not conflict with those of generated code.
  static func variable(_ name: String) -> String {
    let taken: Set<String> = ["container", "document", "prepared", "start", "writer"]
    return SwiftName.quoted(taken.contains(name) ? "mapped_\(name)" : name)
  }

  /// Returns the variable for the value of a property that is an argument.
  static func argument(of property: String) -> String {
    SwiftName.quoted("mappedArgument_\(property)")
  }

  /// Returns the static constant for a transformer.
  static func transformer(_ property: String, writing: Bool) -> String {
    SwiftName.quoted("mapped\(writing ? "Writing" : "Reading")_\(property)")
  }

  /// Returns the key set of an object in the model: `mappedKeys_user`.
  static func keySet(_ path: [KeyPathText.Component]) -> String {
    guard !path.isEmpty else { return "mappedKeys" }
    let parts = path.map { component -> String in
      switch component {
      case .key(let key):
        return String(key.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      case .index(let index): return String(index)
      case .every: return "every"
      }
    }
    return "mappedKeys_" + parts.joined(separator: "_")
  }
}

/// The heads of functions that read and write.
enum Signature {
  /// Returns the head of a function that reads from a document.
  static func read(_ name: String = "read", _ result: String) -> String {
    "static func \(name)\(reading) -> \(result)"
  }

  static let reading = "(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure)"

  static let unarchiving =
    "(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure)"

  static let unarchive = "static func unarchive\(unarchiving) -> Self"
  static let archive = "func archive\(archiving())"

  /// Returns the parameters of a function that writes, after others.
  static func writing(_ parameters: String = "") -> String {
    "(\(parameters)to writer: inout Isomer.JSONWriter)"
  }

  static func archiving(_ parameters: String = "") -> String {
    "(\(parameters)to writer: inout IsomerArchive.ArchiveWriter)"
  }
}
