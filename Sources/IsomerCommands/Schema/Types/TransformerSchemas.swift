import IsomerGenerator
import IsomerSyntax

/// The schemas of the values in documents that transformers read or write.
struct TransformerSchemas {
  let context: SchemaContext
  let scope: TypeScope
  /// The type of the transformer's property values.
  let output: TypeReference?

  private var scalars: ScalarSchemas { context.scalars }

  func schema(of transformer: PastedExpression) -> Schema {
    schema(transformer.shape, transformer.text, output)
  }

  private func schema(_ shape: ValueShape, _ text: String, _ output: TypeReference?) -> Schema {
    switch shape {
    case .member(let name): return standard(name, [], text, output) ?? declared(shape, text)
    case .call(let callee, let arguments):
      switch callee.shape {
      case .member(let name):
        return standard(name, arguments, text, output) ?? declared(shape, text)
      case .access(let base, "then"): return chain(base, arguments.first?.value, text)
      case .access(let base, "inverted") where arguments.isEmpty: return inverted(base, text)
      default: return declared(shape, text)
      }
    default: return text.hasPrefix(".reading") ? closure(text) : declared(shape, text)
    }
  }

  private func unknown(_ text: String) -> Schema {
    .anything.wider("'\(Self.line(text))' \(context.isReading ? "reads it in code" : "writes it")")
  }

  /// The comment for values of the right kind that code can reject.
  private func partly(_ schema: Schema, _ text: String) -> Schema {
    context.isReading ? schema.wider("'\(Self.line(text))' can reject it") : schema
  }

  /// Returns the first line of an expression, without runs of spaces.
  static func line(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(60) + "…" : words
  }

  private func declared(_ shape: ValueShape, _ text: String) -> Schema {
    guard let found = context.declarations.document(of: shape) else { return unknown(text) }
    var owner = scope
    owner.type = found.owner
    let schema = context.types.schema(of: found.type, owner)
    return found.mayThrow ? partly(schema, text) : schema
  }

  // MARK: The transformers of the runtime

  private func standard(
    _ name: String, _ arguments: [LabelledValue], _ text: String, _ output: TypeReference?
  ) -> Schema? {
    switch name {
    case "rfc3339":
      // The offset of a time zone is written, too.
      let hasZone = !context.isReading && arguments.contains { $0.label == "timeZone" }
      return hasZone ? .type("string").with("format", "date-time") : scalars.schema("Date")
    case "url": return scalars.schema("URL")
    case "uuid": return scalars.schema("UUID")
    case "base64": return scalars.schema("Data")
    case "utf8": return partly(scalars.schema("Data"), text)
    case "hex": return .text(context.isReading ? TextPattern.hex : TextPattern.writtenHex)
    case "base64url": return partly(.text(TextPattern.base64url), text)
    case "day": return zoned(.text("^\(TextPattern.day())$", format: "date"), arguments, text)
    case "localDateTime": return zoned(.text(TextPattern.localDateTime), arguments, text)
    case "iso8601": return scalars.schema("Duration")
    case "protobuf": return partly(.text(TextPattern.protobufDuration), text)
    case "nonFinite": return nonFinite(arguments, output)
    case "emptyAsNil": return emptyAsNil(arguments.first?.value, output)
    case _ where Self.units[name] != nil:
      return scalars.schema("Double").with("description", "\(Self.units[name] ?? "").")
    case "zeroOne": return .values([0, 1])
    case "boolean": return boolean(arguments)
    case "string": return string(arguments, text, output)
    case "dateFormat": return dateFormat(arguments, text)
    case "number", "format", "formatter": return partly(.type("string"), text)
    case "map": return ValueMapSchema(context: context).schema(arguments, text)
    case "embedded": return embedded(text, output)
    case "anyOf":
      // The first form is written.
      let forms = context.isReading ? arguments : Array(arguments.prefix(1))
      return .any(forms.map { schema($0.value.shape, $0.value.text, output) })
    case "array", "set", "dictionary", "optional": return lifted(name, arguments, text, output)
    case "members", "flags": return members(name, arguments)
    case "pairs": return pairs(output)
    case "keyed": return keyed(output)
    case "custom", "reading": return closure(text)
    default: return nil
    }
  }

  /// The units of numbers.
  private static let units = [
    "microsecondsSince1970": "Microseconds since 1970", "milliseconds": "Milliseconds",
    "millisecondsSince1970": "Milliseconds since 1970", "seconds": "Seconds",
    "secondsSince1970": "Seconds since 1970", "secondsSince2001": "Seconds since 2001",
  ]

  /// The transformers that read every number as a date.
  private static let numbersOfDates: Set = [
    "microsecondsSince1970", "millisecondsSince1970", "secondsSince1970", "secondsSince2001",
  ]

  /// The comment for dates at the end of the supported years, which a time zone leads out of.
  private func zoned(_ schema: Schema, _ arguments: [LabelledValue], _ text: String) -> Schema {
    arguments.isEmpty ? schema : partly(schema, text)
  }

  private func nonFinite(_ arguments: [LabelledValue], _ output: TypeReference?) -> Schema {
    let words = ["nan": "NaN", "infinity": "Infinity", "negativeInfinity": "-Infinity"].map {
      label, word in arguments.first { $0.label == label }?.value.shape.string ?? word
    }
    let number = scalars.schema(output?.simpleName ?? "Double")
    return .any([number, .values(words.sorted())])
  }

  private func emptyAsNil(_ base: AnnotationValue?, _ output: TypeReference?) -> Schema {
    let inner =
      base.map { schema($0.shape, $0.text, output) }
      ?? output.map { context.types.schema(of: $0, scope) } ?? .anything
    return .any([inner, .values([""])])
  }

  private func boolean(_ arguments: [LabelledValue]) -> Schema {
    let words = arguments.compactMap(\.value.shape.string)
    guard arguments.isEmpty else {
      return words.count == 2 ? .values(words) : .type("string").wider("only two words are read")
    }
    guard context.isReading else { return .type("boolean") }
    return .any([scalars.coerced("Bool"), .values(["yes", "Yes", "no", "No"])])
  }

  private func string(
    _ arguments: [LabelledValue], _ text: String, _ output: TypeReference?
  ) -> Schema {
    let schema = Schema.type("string")
    let named = arguments.first?.value.text.split(separator: ".").first.map(String.init)
    guard context.isReading else { return schema }
    guard let name = named ?? output?.simpleName else { return partly(schema, text) }
    if let range = IntegerRange.convertible[name] {
      return schema.with("pattern", ScalarSchemas.text(of: range))
    }
    switch name {
    case "String", "Substring": return schema
    case "Bool": return .values(["true", "false"])
    case "Double", "Float", "CGFloat", "Decimal":
      let isDouble = name == "Double"
      let pattern = TextPattern.number(
        integerDigits: 20, exponentDigits: isDouble ? 2 : 1, fractionDigits: 1...15)
      return schema.with("pattern", pattern).narrower("other forms of numbers are also read")
    default: return partly(schema, text)
    }
  }

  private func dateFormat(_ arguments: [LabelledValue], _ text: String) -> Schema {
    let schema = Schema.type("string")
    guard case .string(let format)? = arguments.first?.value.shape else {
      return partly(schema, text)
    }
    let described = schema.with("description", "A date in the format '\(format)'.")
    guard format == "yyyy-MM-dd", arguments.count == 1, context.isReading else {
      return partly(described, text)
    }
    // Before 1583, the calendar of Foundation is the Julian one.
    let day = TextPattern.day(
      year: "(?:158[3-9]|159[0-9]|1[6-9][0-9]{2}|[2-9][0-9]{3})",
      leapYear: "(?:158[48]|159[26]|(?:1[6-9]|[2-9][0-9])(?:0[48]|[2468][048]|[13579][26])"
        + "|(?:16|[2468][048]|[3579][26])00)")
    return schema.with("format", "date").with("pattern", "^\(day)$")
      .narrower("earlier and later years are also read")
  }

  private func embedded(_ text: String, _ output: TypeReference?) -> Schema {
    let schema = Schema.type("string").with("contentMediaType", "application/json")
      .with("contentSchema", output.map { context.types.schema(of: $0, scope) })
    return context.isReading ? schema.wider("validators do not check 'contentSchema'") : schema
  }

  /// Returns the schema of `.array(of: …)` and similar functions.
  private func lifted(
    _ name: String, _ arguments: [LabelledValue], _ text: String, _ output: TypeReference?
  ) -> Schema? {
    guard arguments.count == 1, let argument = arguments.first?.value else { return nil }
    let element = name == "optional" ? output?.optionalWrapped : output?.elementType
    let inner = schema(argument.shape, argument.text, element)
    switch name {
    case "optional": return inner.orNull
    case "dictionary":
      let keys = output?.keyType?.simpleName.flatMap(scalars.key)
      let object = Schema.type("object").with("additionalProperties", inner)
      guard let keys else { return object.wider("'\(Self.line(text))' can reject keys") }
      return keys.keywords.isEmpty ? object : object.with("propertyNames", keys)
    default: return .type("array").with("items", inner)
    }
  }

  /// Returns the schema of an option set: a list of names, or an object of Booleans.
  private func members(_ name: String, _ arguments: [LabelledValue]) -> Schema? {
    guard case .dictionary(let pairs)? = arguments.first?.value.shape,
      let names = pairs.mapAll(\.key.shape.string)
    else { return nil }
    if name == "members" { return .type("array").with("items", Schema.values(names)) }
    var members = ObjectMembers()
    for name in names { members.add([name], .type("boolean"), isRequired: !context.isReading) }
    return members.schema(isClosed: true)
  }

  /// Returns the schema of a list of keys with their values.
  private func pairs(_ output: TypeReference?) -> Schema? {
    guard let key = output?.keyType, let value = output?.elementType else { return nil }
    let parts = [key, value].map { context.types.schema(of: $0, scope) }
    return .type("array").with(
      "items", Schema.type("array").with("prefixItems", parts).with(count: 2))
  }

  /// Returns the schema of the list of a dictionary's elements, or of the object of a list's elements.
  private func keyed(_ output: TypeReference?) -> Schema? {
    guard let element = output?.elementType else { return nil }
    let schema = context.types.schema(of: element, scope)
    return output?.keyType != nil
      ? .type("array").with("items", schema) : .type("object").with("additionalProperties", schema)
  }

  private func chain(
    _ base: AnnotationValue, _ second: AnnotationValue?, _ text: String
  ) -> Schema {
    let first = schema(base.shape, base.text, nil)
    if case .member(let name)? = second?.shape, Self.numbersOfDates.contains(name) { return first }
    return partly(first, text)
  }

  private func inverted(_ base: AnnotationValue, _ text: String) -> Schema {
    let types = ["rfc3339": "Date", "url": "URL", "uuid": "UUID", "base64": "Data", "hex": "Data"]
    guard case .member(let name) = base.shape, let type = types[name] else { return unknown(text) }
    return name == "rfc3339" ? partly(scalars.schema(type), text) : scalars.schema(type)
  }

  /// Returns the schema for the parameter of a closure: `.reading { (text: String) in … }`.
  private func closure(_ text: String) -> Schema {
    guard context.isReading, let open = text.firstIndex(of: "{"),
      let start = text[open...].firstIndex(of: "("),
      text[text.index(after: open)..<start].allSatisfy(\.isWhitespace),
      let end = text[start...].firstIndex(of: ")"),
      let colon = text[start..<end].firstIndex(of: ":"),
      let type = TypeReference(parsing: text[text.index(after: colon)..<end].trimmingBlanks)
    else { return unknown(text) }
    return partly(context.types.schema(of: type, scope), text)
  }
}
