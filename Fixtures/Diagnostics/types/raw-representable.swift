// @mapped
struct Code: RawRepresentable { var rawValue: String }
// @mapped keys: .snake
struct Flags: OptionSet {
  var rawValue: Int
  static let one = Flags(rawValue: 1)
}
// @mapped
final class Token: RawRepresentable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}

// @mapped
struct Object: RawRepresentable {
  var rawValue: String  // @mapped key: "rawValue"
}
// @mapped
enum Kind: String { case a }
