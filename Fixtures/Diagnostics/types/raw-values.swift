struct Identifier: RawRepresentable {
  var rawValue: String
}
struct Rights: OptionSet {
  var rawValue: Int
}

// @mapped
struct User {
  var id: Identifier
  var rights: [Rights]
}
