internal import SwiftSyntax

/// The readings of swift-syntax's tree, and the declarations that can have an annotation.
///
/// The following intentional differences of Isomer's parser are defined here, and both readings are
/// compared without them:
///
/// - Local declarations, global variables and functions, subscripts, deinitialisers, associated
///   types, operators and macros have no reading, because the generator does not need them. Neither
///   have imports in types, which the compiler rejects.
/// - The conditions of a member are those between it and its type; the conditions of a type are all
///   that enclose it. `#else` of `#if A` is `!(A)`; each of several branches contains the negations
///   of the preceding ones.
/// - `let _ = 1` has no reading; the names in `let (a, b) = c` are one reading, a pattern.
/// - In `let a, b: Int`, both names have the type.
/// - An extension has the name of the extended declaration, `Array` for `[T]`, and no generic
///   clause.
/// - The module of `M::A` is a component of the type's name.
/// - Attributes in an `#if` have its conditions, and a declaration begins at its first attribute.
/// - Attributes and modifiers of a parameter or a case are not compared, nor are a function's
///   generic parameters and `where` clause; their ranges are included in the function's range.
struct IndependentReader {
  /// A node that can have a numbered annotation; targets are in the order of their numbers.
  struct Target {
    enum Kind { case declaration, element }

    var kind: Kind
    /// The declaration, enum case or parameter.
    var node: Syntax
    /// The token after which a comment belongs to something else: `struct`, `let`, `case`.
    var keyword: TokenSyntax
  }

  private(set) var readings: [Reading] = []
  private(set) var targets: [Target] = []
  /// The tokens at which declarations and their names begin, with or without a reading.
  private(set) var starts: [TokenSyntax] = []
  /// A Boolean value that indicates whether every target has the annotation with its number.
  private let isAnnotated: Bool
  private var parent: Int?
  /// All conditions; those from `outerConditions` on are inside the current type.
  private var conditions: [String] = []
  private var outerConditions = 0

  init(_ tree: SourceFileSyntax, isAnnotated: Bool = false) {
    self.isAnnotated = isAnnotated
    read(tree.statements)
  }

  private mutating func read(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { read(declaration) }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax) {
    for member in members { read(member.decl) }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    starts += declaration.firstToken(viewMode: .sourceAccurate).map { [$0] } ?? []
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) { return read(group) }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .ifConfigDecl(let directive): read(directive)
    case .importDecl(let declaration): read(declaration)
    case .variableDecl(let declaration): read(declaration)
    case .enumCaseDecl(let declaration): read(declaration)
    case .initializerDecl(let declaration): read(declaration)
    case .functionDecl(let declaration): read(declaration)
    case .typeAliasDecl(let declaration): read(declaration)
    default: break
    }
  }

  private mutating func read(_ directive: IfConfigDeclSyntax) {
    for branch in directive.branches {
      conditions.append(branch.condition)
      switch branch.elements {
      case .statements(let statements): read(statements)
      case .decls(let members): read(members)
      default: break
      }
      conditions.removeLast()
    }
  }
}

// Targets of annotations.

extension IndependentReader {
  /// Numbers a target, and returns the annotations for the reading of its declaration.
  private mutating func target(
    _ kind: Target.Kind, _ node: some SyntaxProtocol, _ keyword: TokenSyntax
  ) -> String {
    targets.append(Target(kind: kind, node: Syntax(node), keyword: keyword))
    return isAnnotated ? ["\(AnnotatedSource.option)\(targets.count - 1)"].listed : "[]"
  }

  /// Returns the annotations of the elements of a list, of which every other one is annotated as a
  /// whole and the others element by element.
  private mutating func targets(
    _ elements: [(node: Syntax, first: TokenSyntax)], of list: some SyntaxProtocol,
    _ keyword: TokenSyntax
  ) -> [String] {
    starts += [keyword] + elements.map(\.first)
    if elements.isEmpty { return [] }
    if elements.count < 2 || targets.count.isMultiple(of: 2) {
      let text = target(.declaration, list, keyword)
      return elements.map { _ in text }
    }
    return elements.map { target(.element, $0.node, $0.first) }
  }
}

// Types.

extension IndependentReader {
  private mutating func read(_ group: some DeclGroupSyntax) {
    let head = TypeHead(group)
    let title = "\(group.introducer.text) '\(head.name)'"
    var reading = Reading(offset: head.node.start, title: title)
    reading.add("parent", parent.map(String.init) ?? "file")
    add(group.modifiers, to: &reading)
    reading.add("attributes", group.attributes.reading)
    reading.add("generic parameters", head.parameters.listed)
    reading.add("generic clause", head.clause)
    reading.add("where", group.genericWhereClause?.requirements.squeezed ?? "none")
    let parents = group.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    reading.add("inheritance", parents.map { typeText($0) }.listed)
    reading.add("conditions", conditions.listed)
    reading.add("annotations", target(.declaration, group, group.introducer))
    reading.add("extent", group.span)
    readings.append(reading)
    starts += [group.introducer]
    readMembers(group.memberBlock.members, of: head.node.start)
  }

  private mutating func readMembers(_ members: MemberBlockItemListSyntax, of type: Int) {
    let outer = (parent, outerConditions)
    (parent, outerConditions) = (type, conditions.count)
    read(members)
    (parent, outerConditions) = outer
  }

  private var memberConditions: String { Array(conditions[outerConditions...]).listed }

  /// The last access level is used, as in Isomer's parser; the compiler rejects two levels.
  private func add(
    _ modifiers: DeclModifierListSyntax, to reading: inout Reading, hasSetter: Bool = false
  ) {
    let levels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]
    let access = modifiers.filter { levels.contains($0.name.text) }
    let others = modifiers.filter { !levels.contains($0.name.text) }
    reading.add("access", access.last { $0.detail == nil }?.name.text ?? "none")
    if hasSetter {
      reading.add("setter access", access.last { $0.detail != nil }?.name.text ?? "none")
    }
    reading.add("modifiers", others.map(\.squeezed).listed)
  }
}

// Imports, aliases, variables.

extension IndependentReader {
  private mutating func read(_ declaration: ImportDeclSyntax) {
    guard parent == nil else { return }
    let module = declaration.path.first?.name.text ?? ""
    var reading = Reading(offset: declaration.start, title: "import '\(module)'")
    let text = [declaration.importKindSpecifier?.text ?? "", declaration.path.squeezed]
    reading.add("text", "import" + text.joined())
    reading.add("module", module)
    let access = declaration.modifiers.last?.name.text ?? "none"
    reading.add("access", access)
    reading.add("attributes", declaration.attributes.flattened().map(\.node.squeezed).listed)
    reading.add("conditions", memberConditions)
    reading.add("extent", declaration.span)
    readings.append(reading)
  }

  private mutating func read(_ declaration: TypeAliasDeclSyntax) {
    let type = declaration.initializer.value
    var reading = Reading(offset: type.start, title: "type alias '\(declaration.name.name)'")
    reading.add("parent", parent.map(String.init) ?? "file")
    reading.add("type", typeText(type))
    reading.add("generic", declaration.genericParameterClause != nil)
    readings.append(reading)
  }

  private mutating func read(_ declaration: VariableDeclSyntax) {
    guard let parent else { return starts.append(declaration.bindingSpecifier) }
    let bindings = declaration.bindings.filter { !$0.pattern.is(WildcardPatternSyntax.self) }
    let marks = targets(
      bindings.compactMap { binding in
        binding.firstToken(viewMode: .sourceAccurate).map { (Syntax(binding), $0) }
      }, of: declaration, declaration.bindingSpecifier)
    for (binding, mark) in zip(bindings, marks) {
      var reading = reading(binding, isLet: declaration.bindingSpecifier.text == "let")
      reading.facts.insert(.init("parent", "\(parent)"), at: 0)
      add(declaration.modifiers, to: &reading, hasSetter: true)
      reading.add("attributes", declaration.attributes.reading)
      reading.add("conditions", memberConditions)
      reading.add("annotations", mark)
      reading.add("extent", declaration.span)
      readings.append(reading)
    }
  }

  private func reading(_ binding: PatternBindingSyntax, isLet: Bool) -> Reading {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
    let title = name.map { "property '\($0)'" } ?? "pattern '\(binding.pattern.trimmedDescription)'"
    let accessors = Accessors(binding.accessorBlock)
    var reading = Reading(offset: binding.pattern.start, title: title)
    reading.add("type", typeText(type(of: binding)))
    reading.add("initial value", expressionText(binding.initializer?.value))
    reading.add("constant", isLet)
    reading.add("storage", accessors.areComputed ? "computed" : "stored")
    reading.add("settable", accessors.areComputed ? accessors.haveSetter : !isLet)
    reading.add("effects", accessors.effects.listed)
    return reading
  }

  /// Returns the declared type, or that of the next name if no name in between has a value.
  private func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
    guard binding.typeAnnotation == nil else { return binding.typeAnnotation?.type }
    guard binding.initializer == nil, let list = binding.parent?.as(PatternBindingListSyntax.self),
      let index = list.index(of: binding), list.index(after: index) < list.endIndex
    else { return nil }
    return type(of: list[list.index(after: index)])
  }
}

// Cases and functions.

extension IndependentReader {
  private mutating func read(_ declaration: EnumCaseDeclSyntax) {
    guard let parent else { return }
    let elements = Array(declaration.elements)
    let marks = targets(
      elements.map { (Syntax($0), $0.name) }, of: declaration, declaration.caseKeyword)
    for (element, mark) in zip(elements, marks) {
      var reading = Reading(offset: element.name.start, title: "case '\(element.name.name)'")
      let values = element.parameterClause.map { $0.parameters.map { value($0) }.listed }
      let end = element.rawValue?.end ?? element.parameterClause?.end ?? element.name.end
      reading.add("parent", "\(parent)")
      reading.add("raw value", expressionText(element.rawValue?.value))
      reading.add("values", values ?? "none")
      reading.add("conditions", memberConditions)
      reading.add("annotations", mark)
      reading.add("extent", spanText(element.start, end))
      readings.append(reading)
    }
  }

  private mutating func read(_ declaration: InitializerDeclSyntax) {
    starts.append(declaration.initKeyword)
    guard let parent else { return }
    var reading = Reading(offset: declaration.initKeyword.start, title: "initialiser 'init'")
    reading.add("parent", "\(parent)")
    reading.add("failable", declaration.optionalMark != nil)
    reading.add("generic", declaration.genericParameterClause != nil)
    add(declaration.signature, to: &reading)
    finish(reading, declaration, declaration.modifiers, declaration.attributes)
  }

  private mutating func read(_ declaration: FunctionDeclSyntax) {
    starts += [declaration.funcKeyword, declaration.name]
    guard let parent else { return }
    var reading = Reading(
      offset: declaration.name.start, title: "function '\(declaration.name.name)'")
    reading.add("parent", "\(parent)")
    reading.add("failable", false)
    reading.add("generic", declaration.genericParameterClause != nil)
    add(declaration.signature, to: &reading)
    finish(reading, declaration, declaration.modifiers, declaration.attributes)
  }

  private mutating func add(_ signature: FunctionSignatureSyntax, to reading: inout Reading) {
    let throwing = signature.effectSpecifiers?.throwsClause
    reading.add("parameters", signature.parameterClause.parameters.map { value($0) }.listed)
    reading.add("result", typeText(signature.returnClause?.type))
    reading.add("throwing", throwing != nil)
    reading.add("async", signature.effectSpecifiers?.asyncSpecifier != nil)
  }

  private mutating func finish(
    _ reading: Reading, _ declaration: some DeclSyntaxProtocol,
    _ modifiers: DeclModifierListSyntax, _ list: AttributeListSyntax
  ) {
    var reading = reading
    add(modifiers, to: &reading)
    reading.add("attributes", list.reading)
    reading.add("conditions", memberConditions)
    reading.add("extent", declaration.span)
    readings.append(reading)
  }

  private mutating func value(_ parameter: FunctionParameterSyntax) -> String {
    let mark = target(.element, parameter, parameter.firstName)
    return labels(parameter.firstName, parameter.secondName)
      + typeText(parameter.type, ellipsis: parameter.ellipsis)
      + " = \(expressionText(parameter.defaultValue?.value)) \(mark)"
  }

  private mutating func value(_ parameter: EnumCaseParameterSyntax) -> String {
    let first = parameter.firstName ?? parameter.type.firstToken(viewMode: .sourceAccurate)
    let mark = first.map { target(.element, parameter, $0) } ?? "[]"
    return labels(parameter.firstName, parameter.secondName)
      + "\(typeText(parameter.type)) = \(expressionText(parameter.defaultValue?.value)) \(mark)"
  }

  private func labels(_ first: TokenSyntax?, _ second: TokenSyntax?) -> String {
    "\(first?.name ?? "_") \(second?.name ?? "_"): "
  }
}
