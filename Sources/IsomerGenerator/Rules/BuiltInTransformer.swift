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
  }

  var form: Form
  /// The output types; empty if its arguments determine them.
  var outputs: [String]

  private init(_ form: Form, _ outputs: String...) { (self.form, self.outputs) = (form, outputs) }

  static subscript(name: String) -> BuiltInTransformer? { all[name] }
  static let names = all.keys.sorted()

  private static let string: BuiltInTransformer = {
    var string = BuiltInTransformer(.any)
    string.outputs = StandardTypes.allIntegers.sorted() + ["Float", "Double", "Bool", "Decimal"]
    return string
  }()

  private static let all = [
    "anyOf": Self(.arguments), "array": Self(.arguments),
    "base64": Self(.value, "Data", "[UInt8]"), "base64url": Self(.any, "Data", "[UInt8]"),
    "boolean": Self(.any, "Bool"), "custom": Self(.arguments),
    "dateFormat": Self(.arguments, "Date"), "day": Self(.any, "Date"),
    "dictionary": Self(.arguments), "embedded": Self(.call), "emptyAsNil": Self(.call),
    "flags": Self(.arguments), "format": Self(.arguments), "formatter": Self(.arguments),
    "hex": Self(.value, "Data", "[UInt8]"), "iso8601": Self(.value, "Duration"),
    "keyed": Self(.arguments), "localDateTime": Self(.any, "Date"), "map": Self(.arguments),
    "members": Self(.arguments), "microsecondsSince1970": Self(.value, "Date"),
    "milliseconds": Self(.value, "Duration"), "millisecondsSince1970": Self(.value, "Date"),
    "nonFinite": Self(.call, "Double", "Float", "CGFloat", "Float16"),
    "number": Self(.arguments), "optional": Self(.arguments), "pairs": Self(.call),
    "protobuf": Self(.value, "Duration"), "reading": Self(.any), "rfc3339": Self(.any, "Date"),
    "seconds": Self(.value, "Duration"), "secondsSince1970": Self(.value, "Date"),
    "secondsSince2001": Self(.value, "Date"), "set": Self(.arguments), "string": string,
    "url": Self(.value, "URL"), "utf8": Self(.value, "String"), "uuid": Self(.value, "UUID"),
    "zeroOne": Self(.value, "Bool"),
  ]
}
