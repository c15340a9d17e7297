internal import SwiftSyntax

extension SourceFileSyntax {
  /// True if swift-syntax finds no error, and the tree contains nothing that only
  /// the compiler rejects.
  var isSwift: Bool {
    if hasError { return false }
    let finder = LeniencyFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return !finder.isLenient
  }
}

/// Finds code that the compiler rejects but swift-syntax accepts.
private final class LeniencyFinder: SyntaxVisitor {
  private(set) var isLenient = false

  private func refuse(_ isRefused: Bool) -> SyntaxVisitorContinueKind {
    isLenient = isLenient || isRefused
    return isLenient ? .skipChildren : .visitChildren
  }

  /// Refuses `$name` as the name of a declaration or a type.
  private func refuse(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    refuse(name.text.hasPrefix("$"))
  }

  /// Refuses `inout a = 1`, `var let a`, and `let a = 1 { return 2 }` or `{ get { 2 } }`.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(
      !["let", "var"].contains(node.bindingSpecifier.text)
        || node.bindings.contains { binding in
          binding.pattern.is(ValueBindingPatternSyntax.self)
            || binding.initializer != nil && Accessors(binding.accessorBlock).areComputed
              && binding.accessorBlock?.hasInitialiser != true
        })
  }

  /// Refuses `set async {}`.
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(node.effectSpecifiers != nil && node.accessorSpecifier.text != "get")
  }

  /// Refuses `case` outside of an enum.
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    var parent = node.parent
    while let group = parent, !group.isProtocol((any DeclGroupSyntax).self) {
      parent = group.parent
    }
    return refuse(parent?.is(EnumDeclSyntax.self) != true)
  }

  /// Refuses `async func`.
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    refuse(node.name.text == "async" || node.name.text == "reasync")
  }

  /// Refuses `= #error("a")`.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    refuse(
      ["error", "warning"].contains(node.macroName.text)
        && node.parent?.is(CodeBlockItemSyntax.self) != true)
  }

  /// Refuses `<T: P> T` as a type.
  override func visit(_ node: NamedOpaqueReturnTypeSyntax) -> SyntaxVisitorContinueKind {
    refuse(true)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    refuse(node.name)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { refuse(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { refuse(node.name) }
}

extension AccessorBlockSyntax {
  /// True if there is an `init` accessor, which an initial value uses.
  fileprivate var hasInitialiser: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "init" }
  }
}
