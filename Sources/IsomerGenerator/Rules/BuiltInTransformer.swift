/// A transformer of the runtime that annotations name with a dot: `.secondsSince1970`.
struct BuiltInTransformer {
  /// The way in which it is written.
  enum Form {
    /// `.hex`
    case value
    /// `.embedded()`: all arguments have defaults.
    case call
    /// `.dateFormat("yyyy")`
    case arguments
    /// `.rfc3339` and `.rfc3339(fractionDigits: 3)`
    case any
    /// `.array(of: .hex)`: it is bidirectional if its arguments are.
    case lift
    /// `.map(["a": 1])`
    case map
  }

  let form: Form
  /// The output types; empty if its arguments determine them.
  let outputs: [String]
  /// True if the module `IsomerFoundation` declares it.
  let isInFoundation: Bool

  private init(_ form: Form, _ outputs: [String] = [], isInFoundation: Bool = false) {
    (self.form, self.outputs, self.isInFoundation) = (form, outputs, isInFoundation)
  }

  static subscript(name: String) -> BuiltInTransformer? { all[name] }

  static let names = all.keys.sorted()

  /// The names that `IsomerFoundation` declares.
  static let inFoundation = Set(
    all.filter(\.value.isInFoundation).map { ".\($0.key)" } + ["FormatStyleTransformer"])

  private static let all: [String: Self] = [
    "anyOf": Self(.arguments), "array": Self(.lift),
    "base64": Self(.value, ["Data", "[UInt8]"]), "base64url": Self(.any, ["Data", "[UInt8]"]),
    "boolean": Self(.any, ["Bool"]), "custom": Self(.arguments),
    "dateFormat": Self(.arguments, ["Date"], isInFoundation: true),
    "day": Self(.any, ["Date"]), "dictionary": Self(.lift), "embedded": Self(.call),
    "emptyAsNil": Self(.call), "flags": Self(.map),
    "format": Self(.arguments, isInFoundation: true),
    "formatter": Self(.arguments, isInFoundation: true),
    "hex": Self(.value, ["Data", "[UInt8]"]), "iso8601": Self(.value, ["Duration"]),
    "keyed": Self(.arguments), "localDateTime": Self(.any, ["Date"]), "map": Self(.map),
    "members": Self(.map), "microsecondsSince1970": Self(.value, ["Date"]),
    "milliseconds": Self(.value, ["Duration"]), "millisecondsSince1970": Self(.value, ["Date"]),
    "nonFinite": Self(.call, ["Double", "Float", "CGFloat", "Float16"]),
    "number": Self(.arguments, isInFoundation: true),
    "optional": Self(.lift), "pairs": Self(.call), "protobuf": Self(.value, ["Duration"]),
    "reading": Self(.any), "rfc3339": Self(.any, ["Date"]), "seconds": Self(.value, ["Duration"]),
    "secondsSince1970": Self(.value, ["Date"]), "secondsSince2001": Self(.value, ["Date"]),
    "set": Self(.lift),
    "string": Self(
      .call, StandardTypes.allIntegers.sorted() + ["Float", "Double", "Bool", "Decimal"]),
    "url": Self(.value, ["URL"]), "utf8": Self(.value, ["String"]),
    "uuid": Self(.value, ["UUID"]), "zeroOne": Self(.value, ["Bool"]),
  ]
}
