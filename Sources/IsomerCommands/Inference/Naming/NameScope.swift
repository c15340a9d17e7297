/// Names that are already used; another value gets a number.
struct NameScope {
  private var used: Set<String>

  init(reserved: Set<String> = []) { used = reserved }

  /// Returns the name, or the name with the lowest free number: `User2`.
  mutating func take(_ name: String) -> String {
    var unique = name
    var number = 2
    while !used.insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return unique
  }

  func contains(_ name: String) -> Bool { used.contains(name) }

  /// The types of the standard library, Foundation and Isomer that a model must not hide.
  static let standardTypes: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "PropertyChange", "Character", "Codable", "Comparable",
    "Data",
    "Date", "Decimal", "Decodable", "Dictionary", "Double", "Encodable", "Equatable", "Error",
    "Float", "Foundation", "Hashable", "Identifiable", "Int", "Isomer", "Mappable", "MappingError",
    "MappingReport", "Mergeable", "Never", "Optional", "Protocol", "Readable", "Result", "Self",
    "Sendable", "Set", "String", "Substring", "Swift", "Task", "Transformer", "Type", "UInt",
    "UInt64", "URL", "UUID", "JSONValue", "JSONObject", "Void", "Writable",
  ]
}
