import IsomerSyntax

/// The protocol that declares the external mapping of a type.
package struct ShapeDescription: Sendable {
  /// A member of the protocol; the compiler checks that the type declares it.
  struct Member: Sendable, Equatable {
    /// An expression such as `.latitude`.
    var access: PastedExpression
    var type: String
    var isSettable: Bool
  }

  package var protocolName: String
  /// The mapped type in generated code, with its location.
  package var type: PastedExpression
  /// The name of the type by which properties find the mapping.
  package var key: String
  var members: [Member] = []
  /// The module of the type if a public mapping must name it.
  var module: String?
  /// The external mappings that replace this one in profiles.
  var replacements: [Replacement] = []

  struct Replacement: Sendable {
    var profile: String
    var mapping: String
    var reads: Bool
  }

  /// Returns `CoordinateMapping` for `CoordinateShape`.
  static func mappingName(of protocolName: String) -> String {
    let name = protocolName.lastName
    let isNamedSo = name.hasSuffix("Shape") && name.count > 5
    return (isNamedSo ? String(name.dropLast(5)) : name) + "Mapping"
  }
}

extension Model {
  /// The type of the values in generated code.
  var valueType: String { shape?.type.text ?? typeName }
}

/// The type that `for:` names.
struct ShapedType {
  /// The name without the module.
  var key: String
  /// The name as written, with the types around the protocol.
  var text: String
  /// The module that qualifies the name.
  var module: String?
}
