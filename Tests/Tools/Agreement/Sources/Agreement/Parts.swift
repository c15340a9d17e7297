// Parts of declarations for which swift-syntax has no node.

internal import SwiftSyntax

/// The common parts of all kinds of types, for which swift-syntax has no protocol.
struct TypeHead {
  /// The name or the extended type.
  var node: Syntax
  var name: String
  var parameters: [String] = []
  var clause = ""

  init(_ group: any DeclGroupSyntax) {
    if let group = group.as(ExtensionDeclSyntax.self) {
      (node, name) = (Syntax(group.extendedType), declaredPath(group.extendedType).squeezed)
      return
    }
    let token = group.asProtocol((any NamedDeclSyntax).self)?.name ?? group.introducer
    (node, name) = (Syntax(token), token.name)
    if let list = group.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause {
      parameters = list.primaryAssociatedTypes.map(\.name.name)
      clause = list.squeezed
    } else if let generic = group.asProtocol((any WithGenericParametersSyntax).self),
      let list = generic.genericParameterClause
    {
      parameters = list.parameters.map(\.name.name)
      clause = list.squeezed
    }
  }
}

/// The accessors in the braces after a variable.
struct Accessors {
  var areComputed = false
  var haveSetter = false
  var effects: [String] = []

  init(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    guard case .accessors(let list) = block.accessors else {
      areComputed = true
      return
    }
    let names = list.map(\.accessorSpecifier.text)
    let setters = ["set", "_modify", "modify", "mutate", "unsafeMutableAddress"]
    areComputed = !names.allSatisfy { $0 == "willSet" || $0 == "didSet" }
    haveSetter = names.contains { setters.contains($0) }
    guard areComputed else { return }
    effects = list.compactMap(\.effectSpecifiers).flatMap { specifiers in
      [specifiers.asyncSpecifier?.text, specifiers.throwsClause?.throwsSpecifier.text]
    }.compactMap(\.self)
  }
}
