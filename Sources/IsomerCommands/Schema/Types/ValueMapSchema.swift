import IsomerGenerator
import IsomerSyntax

/// The schemas of value maps: `.map(["open": .open], default: …, reverseDefault: …)`.
struct ValueMapSchema {
  let context: SchemaContext

  func schema(_ arguments: [LabelledValue], _ text: String) -> Schema {
    guard case .dictionary(let pairs)? = arguments.first?.value.shape,
      let keys = pairs.mapAll({ JSONLiteralValue.value(of: $0.key.shape) })
    else {
      return .anything.wider("the keys of '\(TransformerSchemas.line(text))' are not literals")
    }
    let known = Schema.values(keys)
    let other = arguments.first { $0.label == (context.isReading ? "default" : "reverseDefault") }
    guard let other else { return known }
    return context.isReading
      ? .any([known, others(pairs, arguments.first?.label)])
      : .any([
        known, JSONLiteralValue.value(of: other.value.shape).map { .values([$0]) } ?? .anything,
      ])
  }

  /// Returns the schema for the other values of the keys' type.
  private func others(_ pairs: [KeyedValue], _ label: String?) -> Schema {
    guard label != "values" else { return .anything }
    let scalars = context.scalars
    let kinds = pairs.map { pair -> Schema in
      switch pair.key.shape {
      case .string: scalars.schema("String")
      case .integer: scalars.schema("Int")
      case .boolean: scalars.schema("Bool")
      case .float: scalars.schema("Double")
      default: .type("null")
      }
    }
    guard let first = kinds.first(where: { $0 != .type("null") }) else { return .nothing }
    let isOptional = kinds.contains(.type("null"))
    return isOptional ? first.orNull : first
  }
}

/// The values of literals in JSON.
enum JSONLiteralValue {
  /// Returns nil for an expression that is not a literal.
  static func value(of shape: ValueShape) -> OrderedJSON? {
    switch shape {
    case .string(let text): return .string(text)
    case .integer, .float: return number(shape)
    case .boolean(let value): return value.json
    case .null: return .literal("null")
    case .list(let elements): return elements.mapAll { value(of: $0.shape) }.map { .array($0) }
    case .dictionary(let pairs):
      return pairs.mapAll { pair in
        guard let key = pair.key.shape.string, let value = value(of: pair.value.shape) else {
          return nil
        }
        return OrderedJSON.Member(key: key, value: value)
      }.map { .object($0) }
    default: return nil
    }
  }

  /// Returns a number literal in the syntax of JSON.
  static func number(_ shape: ValueShape) -> OrderedJSON? {
    switch shape {
    case .integer(let text):
      let digits = text.filter { $0 != "_" }
      if Int64(digits) != nil || UInt64(digits) != nil {
        return .literal(Int64(digits).map(String.init) ?? digits)
      }
      return shape.number.map { .literal("\($0)") }
    case .float: return shape.number.map { .literal("\($0)") }
    default: return nil
    }
  }
}
