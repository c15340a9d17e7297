/// An option of the annotation language, with the places where it is valid and its value.
struct Option: Sendable {
  enum Place: String, Sendable, CaseIterable {
    case structure = "a struct"
    case classType = "a class"
    case enumeration = "an enum"
    case protocolType = "a protocol"
    case property = "a property"
    case enumCase = "an enum case"
    case associatedValue = "an associated value"
    case file = "a file"
    case target = "a target"
    case shape = "an external mapping"
    case alias = "a type alias"
  }

  /// The form of the value after the colon.
  indirect enum Form: Sendable, Equatable {
    case keyPath(Path)
    /// The key of a property, whose alternatives are aliases.
    case key(Path)
    /// One string or a list of strings.
    case keyPaths(Path)
    /// One path or several, or a function.
    case tag
    /// The strings and integers that identify an enum case.
    case caseKeys
    /// The condition that selects a subtype.
    case memberKey
    /// One of several names: `.omit`.
    case choice([String])
    /// One or more of several names: `.read`, `[.read, .archive]`.
    case choices([String])
    /// `.off`, or further conversions.
    case coercion
    /// An integer that is not negative.
    case integer
    case string
    /// One string or a list of strings, which are not paths.
    case strings
    /// Any expression, which is copied verbatim.
    case expression
    /// The texts that keys begin and end with: `.prefix("home_")`.
    case affixes
    /// The text that keys begin or end with, or a function: `.prefix("x-")`.
    case restKeys
    /// An expression that cannot be a literal: a function or a transformer.
    case code(Code)
  }

  /// The components of a path besides keys that are valid.
  enum Path: Sendable {
    case any
    /// Indexes, but no projection.
    case single
    /// None, because the path is searched before reading.
    case keys
  }

  enum Code: Sendable, Equatable {
    case function, transformer, check
    /// A function or a name, or a list of names if they can be combined.
    case names([String], areCombined: Bool = false)
  }

  /// The kind of an option: a flag, or with a required or optional value.
  enum Value: Sendable, Equatable {
    case flag
    case required(Form)
    case optional(Form)

    var form: Form? {
      switch self {
      case .flag: nil
      case .required(let form), .optional(let form): form
      }
    }
  }

  var name: String
  var value: Value
  var places: Set<Place>
  /// The suffixes that restrict the option to a direction: `key.read`.
  var suffixes: [String] = []
  /// True if the option alone has no meaning.
  var needsSuffix = false
  /// The forms of the value with a suffix, and in some places, if they differ.
  var suffixForms: [String: Form] = [:]
  /// The suffixes that are valid in some places, if they differ; nil means none.
  var placeSuffixes: [Place: [String?]] = [:]
  var placeForms: [Place: Form] = [:]
  /// The conditions that a declaration must meet, or else the option has no effect.
  var needs: Set<Need> = []
  /// The options beside which it has no effect, each with the reason.
  var overriddenBy: KeyValuePairs<String, String> = [:]
  /// The options that it cannot be combined with.
  var conflicts: [String] = []
  /// The option without which it is an error.
  var requires: String?
  var mayRepeat = false
  /// The groups of choices that cannot be combined.
  var alternatives: [Set<String>] = []
  /// The places of the choices that are not valid in all places of the option.
  var choicePlaces: [String: Set<Place>] = [:]

  enum Need: String, Sendable, CaseIterable {
    case reading = "is read"
    case writing = "is written"
    case mapping = "is read or written"
    case key = "neither `flatten` nor `rest`"
    case archiving = "is archived"
  }

  /// Returns true if the option is valid in a place with a suffix, or with nil for none.
  func isValid(at place: Place, suffix: String?) -> Bool {
    places.contains(place) && placeSuffixes[place]?.contains(suffix) ?? true
  }

  /// Returns the form of the value in a place; nil for a flag.
  func form(at place: Place, suffix: String?) -> Form? {
    let form = suffix.flatMap { suffixForms[$0] } ?? placeForms[place] ?? value.form
    // A projection cannot be written.
    return form == .key(.any) && suffix == "write" ? .key(.single) : form
  }

  /// Returns the choices that are valid in a place.
  func choices(_ names: [String], at place: Place) -> [String] {
    names.filter { choicePlaces[$0]?.contains(place) ?? true }
  }
}
