import IsomerGenerator

/// The schemas of the types of the standard library and Foundation.
struct ScalarSchemas {
  let context: SchemaContext

  /// Returns the schema of a type without conversions.
  func schema(_ name: String) -> Schema {
    if let range = IntegerRange.all[name] { return Self.integer(name, range) }
    switch name {
    case "Bool": return .type("boolean")
    case "String", "Substring": return .type("string")
    case "Character": return character
    case "Double", "CGFloat": return .type("number").with("format", "double")
    case "Float": return .type("number").with("format", "float")
    case "Float16":
      return .type("number").with("minimum", OrderedJSON.literal("-65504")).with(
        "maximum", OrderedJSON.literal("65504")
      )
      .with("format", "half")
    case "Decimal": return decimal
    case "Date", "Duration", "URL", "UUID", "Data": return named(name)
    default: return .anything
    }
  }

  /// Returns the schema of a type to which other kinds of values are converted.
  func coerced(_ name: String) -> Schema {
    let own = schema(name)
    if let range = IntegerRange.convertible[name] {
      let text = Self.text(of: range, fraction: "(?:[.]0+)?")
      return .any([own, .text(text), .type("boolean")])
    }
    switch name {
    case "Bool": return .any([.type("boolean", "integer"), .values(SampleScalars.words)])
    case "String", "Substring": return .type("string", "number", "boolean")
    case "Double", "CGFloat", "Float", "Decimal":
      let isShort = name == "Float" || name == "Decimal"
      let text = TextPattern.number(
        integerDigits: isShort ? 20 : 200, exponentDigits: isShort ? 1 : 2,
        fractionDigits: name == "Decimal" ? 1...15 : nil)
      return .any([
        own, .text(text).narrower("text with a larger exponent is also read"), .type("boolean"),
      ])
    case "Date":
      return .any([
        own,
        .type("number").with("minimum", OrderedJSON.literal("-62167219200"))
          .with("maximum", OrderedJSON.literal("253402300799"))
          .with("description", "Seconds since 1970."),
      ])
    default: return own
    }
  }

  // MARK: Numbers

  private static func integer(_ name: String, _ range: IntegerRange) -> Schema {
    let format = name == "Int" ? "int64" : name == "UInt" ? "uint64" : name.lowercased()
    // Most programs know the formats of the larger types, which imply the bounds.
    let isImplied = range.bits > 16
    return .type("integer")
      .with("minimum", isImplied && range.isSigned ? nil : OrderedJSON.literal(range.lower))
      .with("maximum", isImplied ? nil : OrderedJSON.literal(range.upper)).with("format", format)
  }

  private var decimal: Schema {
    let schema = Schema.type("number")
    guard context.isReading else { return schema }
    return schema.wider("at most 38 significant digits and 128 decimal places are read")
  }

  /// The decimal digits that are read as an integer, with a sign and leading zeros.
  static func text(of range: IntegerRange, fraction: String = "") -> String {
    let positive = TextPattern.digits(upTo: range.upper)
    let negative = TextPattern.digits(upTo: range.magnitude)
    return "^(?:[+]?0*\(positive)|-0*\(negative))\(fraction)$"
  }

  // MARK: Text

  private var character: Schema {
    let schema = Schema.type("string").with("minLength", 1)
    guard context.isReading else { return schema }
    return schema.with("maxLength", 1).narrower("a character of several code points is also read")
  }

  private func named(_ name: String) -> Schema {
    context.reference(to: "scalar \(name)", named: name) { [context] in
      let pattern: String
      var schema = Schema.type("string")
      switch name {
      case "Date":
        schema = schema.with("format", "date-time")
        pattern = context.isReading ? TextPattern.dateTime : TextPattern.writtenDateTime
      case "Duration":
        guard context.isReading else { return schema.with("pattern", TextPattern.writtenDuration) }
        schema = schema.wider("at most 9223372036854775807 seconds are read")
        pattern = TextPattern.duration
      case "URL":
        schema = schema.with("format", "uri-reference")
        pattern = TextPattern.url
      case "UUID":
        schema = schema.with("format", "uuid")
        pattern = context.isReading ? TextPattern.uuid : TextPattern.writtenUUID
      default:
        schema = schema.with("contentEncoding", "base64")
        pattern = TextPattern.base64
      }
      return schema.with("pattern", pattern)
    }
  }

  // MARK: Keys

  /// Returns the schema of the names of an object's members for a type of keys; nil for an unknown
  /// type.
  func key(_ name: String) -> Schema? {
    if let range = IntegerRange.convertible[name] {
      let positive = TextPattern.digits(upTo: range.upper)
      let negative = TextPattern.digits(from: 1, upTo: range.magnitude)
      let negatives = range.isSigned ? "|-\(negative)" : ""
      return Schema().with("pattern", "^(?:\(positive)\(negatives))$")
    }
    switch name {
    case "String", "Substring": return .anything
    case "Character": return character
    case "Date", "UUID": return named(name)
    case "Bool": return .values(["true", "false"])
    case "Double":
      let text = TextPattern.number(integerDigits: 200, exponentDigits: 2)
      return Schema().with("pattern", text).narrower("keys with a larger exponent are also read")
    default: return nil
    }
  }
}
