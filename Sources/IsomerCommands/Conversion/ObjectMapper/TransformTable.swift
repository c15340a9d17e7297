import IsomerGenerator
import IsomerSyntax

/// The counterparts of ObjectMapper's transforms.
enum TransformTable {
  /// A transformer of Isomer; nil where the type of the property is enough.
  struct Counterpart {
    var with: String?
    var module: String?
  }

  /// Returns the counterpart of a transform for a property; nil if there is none.
  static func counterpart(
    of transform: AnnotationValue, for property: PropertyDeclaration
  ) -> Counterpart? {
    guard case .call(let callee, let arguments) = transform.shape else { return nil }
    let name = String(callee.text.prefix { $0 != "<" })
    var found: Counterpart
    switch (name, arguments.first?.label, arguments.first?.value.shape) {
    case ("DateTransform", nil, nil), ("DateTransform", "unit", .member("seconds")):
      found = Counterpart(with: ".secondsSince1970")
    case ("DateTransform", "unit", .member("milliseconds")):
      found = Counterpart(with: ".millisecondsSince1970")
    case ("CustomDateFormatTransform", "formatString", .string):
      let format = arguments[0].value.text
      guard !format.contains(where: \.isNewline) else { return nil }
      // The formatter of the transform uses the zone of the device.
      found = Counterpart(
        with: ".dateFormat(\(format), timeZone: .current)", module: "IsomerFoundation")
    case ("ISO8601DateTransform", nil, nil), ("URLTransform", nil, nil),
      ("EnumTransform", nil, nil), ("DataTransform", nil, nil):
      found = Counterpart()
    default: return nil
    }
    guard arguments.count <= 1 else { return nil }
    found.with = found.with.flatMap { wrapped($0, for: property.type) }
    return found
  }

  /// Returns a transformer of a collection's elements.
  private static func wrapped(_ transformer: String, for type: TypeReference?) -> String {
    let type = type?.optionalWrapped ?? type
    return switch type?.shape {
    case .array: ".array(of: \(transformer))"
    case .dictionary: ".dictionary(of: \(transformer))"
    default: transformer
    }
  }
}
