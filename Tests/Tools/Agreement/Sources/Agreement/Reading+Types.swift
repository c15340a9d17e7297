// Readings of types and texts from nodes of swift-syntax.

internal import SwiftParser
internal import SwiftSyntax

extension SyntaxProtocol {
  /// The start, without preceding comments and blanks.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The end, without following comments and blanks.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  var span: String { spanText(start, end) }

  /// The tokens without the trivia between them, except for `\` at the end of a line in a string.
  var squeezed: String {
    tokens(viewMode: .sourceAccurate).map { token in
      token.text + (token.trailingTrivia.contains(where: \.isBackslash) ? "\\" : "")
    }.joined().squeezed
  }
}

extension DeclSyntaxProtocol {
  /// The start at the first attribute, even if it is in an `#if`.
  var start: Int {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes.flattened() ?? []
    return attributes.first?.node.start ?? positionAfterSkippingLeadingTrivia.utf8Offset
  }

  var span: String { spanText(start, end) }
}

extension TriviaPiece {
  fileprivate var isBackslash: Bool {
    if case .backslashes = self { true } else { false }
  }
}

extension TokenSyntax {
  /// The identifier without its back-ticks.
  var name: String {
    let isQuoted = text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }
}

/// Returns the text of a type, its range and its structure, including the dots of
/// variadic parameters.
func typeText(_ type: TypeSyntax?, ellipsis: TokenSyntax? = nil) -> String {
  guard let type else { return "none" }
  guard let ellipsis else { return "\(type.squeezed) \(type.span) \(typeShape(type))" }
  return "\(type.squeezed)... \(spanText(type.start, ellipsis.end)) other"
}

/// Returns the structure of a type in the form of Isomer's `TypeShape`.
func typeShape(_ type: TypeSyntax) -> String {
  switch type.as(TypeSyntaxEnum.self) {
  case .identifierType, .memberType: components(type)?.joined(separator: ".") ?? "other"
  case .optionalType(let type): "optional(\(typeShape(type.wrappedType)))"
  case .implicitlyUnwrappedOptionalType(let type): "unwrapped(\(typeShape(type.wrappedType)))"
  case .arrayType(let type): "array(\(typeShape(type.element)))"
  case .dictionaryType(let type):
    "dictionary(\(typeShape(type.key)), \(typeShape(type.value)))"
  case .tupleType(let type): tupleShape(type)
  case .functionType: "function"
  // `class` instead of AnyObject.
  case .classRestrictionType: "class"
  case .attributedType(let type): typeShape(type.baseType)
  default: "other"
  }
}

/// Returns the path of the declaration that an extension of a type extends.
func declaredPath(_ type: TypeSyntax) -> String {
  var names: [String] = []
  var next = type
  while true {
    switch next.as(TypeSyntaxEnum.self) {
    case .memberType(let type):
      names = module(type.moduleSelector) + [type.name.name] + names
      next = type.baseType
    case .identifierType(let type):
      return (module(type.moduleSelector) + [type.name.name] + names).joined(separator: ".")
    case .arrayType where names.isEmpty: return "Array"
    case .dictionaryType where names.isEmpty: return "Dictionary"
    case .optionalType where names.isEmpty: return "Optional"
    default: return type.squeezed
    }
  }
}

/// A single type in parentheses has the structure of that type.
private func tupleShape(_ type: TupleTypeSyntax) -> String {
  if type.elements.count == 1, let element = type.elements.first, element.firstName == nil {
    return typeShape(element.type)
  }
  return "tuple(\(type.elements.map { typeShape($0.type) }.listed))"
}

/// Returns the components of `Foo.Bar<Int>`, or nil for types that do not consist of names.
private func components(_ type: TypeSyntax) -> [String]? {
  if let type = type.as(IdentifierTypeSyntax.self) {
    return module(type.moduleSelector) + [component(type.name, type.genericArgumentClause)]
  }
  guard let type = type.as(MemberTypeSyntax.self), let base = components(type.baseType) else {
    return nil
  }
  let name = component(type.name, type.genericArgumentClause)
  return base + module(type.moduleSelector) + [name]
}

/// Returns the module of `M::A` as a separate component.
private func module(_ selector: ModuleSelectorSyntax?) -> [String] {
  selector.map { [$0.moduleName.name] } ?? []
}

private func component(_ name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> String {
  guard let clause, !clause.arguments.isEmpty else { return name.name }
  let arguments = clause.arguments.map { argument in
    switch argument.argument {
    case .type(let type): typeShape(type)
    case .expr: "other"
    }
  }
  return "\(name.name)<\(arguments.joined(separator: ", "))>"
}

/// Returns the range of an expression, and its value if it is a literal that
/// affects generated code.
func expressionText(_ expression: ExprSyntax?) -> String {
  guard let expression else { return "none" }
  return "\(expression.span) \(literalValue(expression))"
}

private func literalValue(_ expression: ExprSyntax) -> String {
  switch expression.as(ExprSyntaxEnum.self) {
  case .stringLiteralExpr(let literal):
    literal.representedLiteralValue.map { "string \($0.debugDescription)" } ?? "other"
  case .booleanLiteralExpr(let literal): literal.literal.text
  case .nilLiteralExpr: "nil"
  default: "other"
  }
}

extension AttributeListSyntax {
  /// Returns the attributes with the conditions that apply only to them.
  func flattened(
    under conditions: [String] = []
  ) -> [(node: AttributeSyntax, conditions: [String])] {
    flatMap { element in
      switch element {
      case .attribute(let attribute): [(attribute, conditions)]
      case .ifConfigDecl(let directive): directive.attributes(under: conditions)
      }
    }
  }

  var reading: String {
    flattened().map { "\($0.node.reading) \($0.conditions.listed)" }.listed
  }
}

extension IfConfigDeclSyntax {
  /// The condition of each branch: `A`, `!(A) && (B)`, `!(A) && !(B)`.
  var branches: [(condition: String, elements: IfConfigClauseSyntax.Elements?)] {
    var earlier: [String] = []
    return clauses.map { clause in
      let own = clause.condition?.squeezed
      let parts = earlier.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
      let condition = earlier.isEmpty ? own ?? "true" : parts.joined(separator: "&&")
      earlier += own.map { [$0] } ?? []
      return (condition, clause.elements)
    }
  }

  fileprivate func attributes(
    under conditions: [String]
  ) -> [(node: AttributeSyntax, conditions: [String])] {
    branches.flatMap { branch -> [(node: AttributeSyntax, conditions: [String])] in
      guard case .attributes(let list) = branch.elements else { return [] }
      return list.flattened(under: conditions + [branch.condition])
    }
  }
}

extension AttributeSyntax {
  /// The path without generic arguments, the whole text without the `@`, and the range.
  var reading: String {
    let name = Self.path(attributeName) ?? attributeName.squeezed
    return "\(name): \(squeezed.dropFirst()) \(span)"
  }

  private static func path(_ type: TypeSyntax) -> String? {
    if let type = type.as(IdentifierTypeSyntax.self) {
      return (module(type.moduleSelector) + [type.name.name]).joined(separator: ".")
    }
    guard let type = type.as(MemberTypeSyntax.self) else { return nil }
    return path(type.baseType).map { "\($0).\(type.name.name)" }
  }
}
