import IsomerSyntax

/// Builds the checks of the `check:` options of a property or a type, and reports invalid ones.
struct CheckBuilder {
  let context: TypeContext
  @Boxed var model: Model

  func propertyChecks(_ options: Options, of type: MappedType) -> [Check] {
    options.values(.check).compactMap { propertyCheck($0, of: type) }
  }

  /// The checks of whole values, in order.
  var typeChecks: [Check] { context.options.values(.check).compactMap(typeCheck) }

  private var typeName: String { model.shape?.type.text ?? model.name }

  private func propertyCheck(_ value: AnnotationValue, of type: MappedType) -> Check? {
    switch value.shape {
    case .range: return isSound(value) ? check(.range, value) : nil
    case .call(let callee, let arguments) where callee.shape == .member("count"):
      return count(value, arguments)
    case .call(let callee, let arguments) where callee.shape == .member("matches"):
      return pattern(value, arguments)
    default:
      let named = namedFunctions(value)
      if named.isEmpty, let hint = CheckHint.fix(for: value) {
        return refuse(
          value, expected: "a range, '.count(…)', '.matches(\"…\")' or a function", notes: [hint])
      }
      guard takes(type, value, named) else { return nil }
      var check = function(value, named: named)
      check?.mayBeRange = named.isEmpty && mayBeRange(value)
      return check
    }
  }

  private func refuse(
    _ value: AnnotationValue, expected: String, notes: [String] = []
  ) -> Check? {
    context.refuse(
      .wrongValue("check", expected: expected, found: value.text), at: value.range, notes: notes)
  }

  /// Returns true for a constant, a call or another expression that is not certainly a function.
  private func mayBeRange(_ value: AnnotationValue) -> Bool {
    switch value.shape {
    case .closure: false
    case .path(let names): !context.file.mentions(anyOf: ["func \(names.last ?? "")("])
    default: !value.text.hasPrefix("\\")
    }
  }

  /// Returns true if one of the named functions accepts the type of the property.
  private func takes(
    _ type: MappedType, _ value: AnnotationValue, _ named: [FunctionDeclaration]
  ) -> Bool {
    guard let wanted = type.reference?.unwrapped.standardName else {
      return true
    }
    let taken = named.map { $0.parameters.count == 1 ? $0.parameters[0].type.standardName : nil }
    guard let first = taken.first, let found = first, !taken.contains(nil), !taken.contains(wanted)
    else { return true }
    context.report(
      Message(.checkKind, value.text, type.text), at: value.range,
      notes: ["use a function with a parameter of type '\(wanted)' instead of '\(found)'"])
    return false
  }

  private func check(_ form: Check.Form, _ value: AnnotationValue) -> Check {
    Check(form: form, expression: value.pasted(in: context.file), owner: SwiftName.path(typeName))
  }

  // MARK: Ranges, counts, patterns

  /// Reports literal bounds in the wrong order, which would trap at run time.
  private func isSound(_ range: AnnotationValue) -> Bool {
    guard case .range(let lower, let upper, let isHalfOpen) = range.shape,
      let low = lower?.shape.number, let high = upper?.shape.number,
      low > high || isHalfOpen && low == high
    else { return true }
    context.report(Message(.emptyRange, range.text), at: range.range)
    return false
  }

  private func count(_ value: AnnotationValue, _ arguments: [LabelledValue]) -> Check? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil else {
      return refuse(value, expected: "a range or a number in '.count'")
    }
    return isSound(argument.value) ? check(.count, value) : nil
  }

  /// Reports an invalid pattern by compiling it at build time.
  private func pattern(_ value: AnnotationValue, _ arguments: [LabelledValue]) -> Check? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil,
      case .string(let pattern) = argument.value.shape
    else {
      return refuse(
        value, expected: "one string literal in '.matches'",
        notes: ["use a function for a pattern that is not a literal"])
    }
    do { _ = try Regex(pattern) } catch {
      return context.refuse(Message(.badPattern, pattern, "\(error)"), at: argument.value.range)
    }
    return check(.pattern, value)
  }

  // MARK: Functions

  private func namedFunctions(_ value: AnnotationValue) -> [FunctionDeclaration] {
    let name: String? =
      if case .member(let name) = value.shape { name } else {
        value.shape.memberName(of: typeName.lastName)
      }
    return context.functions.filter { $0.name.text == name }
  }

  private func function(_ value: AnnotationValue, named: [FunctionDeclaration]) -> Check? {
    if let first = named.first, !named.contains(where: { $0.checkObstacle == nil }),
      let obstacle = first.checkObstacle
    {
      return context.refuse(Message(.uncallable, value.text, obstacle), at: value.range)
    }
    let form: Check.Form =
      if case .closure(isAction: true) = value.shape { .action } else { .function }
    var check = check(form, value)
    check.mayReplace = named.isEmpty || named.contains(where: \.mayReplace)
    return check
  }

  /// Builds a check of whole values, which is a function, a closure or a method.
  private func typeCheck(_ value: AnnotationValue) -> Check? {
    let isFunction =
      switch value.shape {
      case .range, .string, .integer, .float, .boolean, .null, .list, .dictionary: false
      case .call(let callee, _): ![.member("count"), .member("matches")].contains(callee.shape)
      default: true
      }
    guard isFunction else {
      return refuse(value, expected: "a function or a closure that takes the whole value")
    }
    let named = namedFunctions(value)
    guard let method = named.first(where: { $0.parameters.isEmpty && !$0.isStatic }) else {
      return function(value, named: named)
    }
    if let obstacle = method.obstacle ?? method.checkResultObstacle(of: model) {
      return context.refuse(Message(.uncallable, value.text, obstacle), at: value.range)
    }
    var check = check(.method(call: method.callOnModel), value)
    check.mayReplace = method.mayReplace
    return check
  }
}

extension TypeContext {
  /// The functions of the type in its file.
  var functions: [FunctionDeclaration] { declarations.flatMap(\.functions) }

  /// Returns the checks of whole values, and the functions with the names of generated ones.
  func validation(of model: Model) -> Model.ValidationMapping {
    let validators = functions.filter {
      ["validate", "validated"].contains($0.name.text) && $0.parameters.isEmpty && !$0.isStatic
    }
    return Model.ValidationMapping(
      checks: CheckBuilder(context: self, model: model).typeChecks,
      validators: validators.map(\.name))
  }
}

extension ValueShape {
  /// Returns the name of a member in `name`, `Self.name` or `Type.name`; nil for other expressions.
  func memberName(of type: String) -> String? {
    guard case .path(let names) = self else { return nil }
    let owner = names.dropLast().last
    return owner == nil || owner == "Self" || owner == type ? names.last : nil
  }
}

extension FunctionDeclaration {
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// The call of a method without parameters: `try $0.checkDates()`.
  var callOnModel: String { "\(isThrowing ? "try " : "")$0.\(SwiftName.quoted(name.text))()" }

  /// The reason why generated code cannot call the function with a checked value.
  fileprivate var checkObstacle: String? {
    if let obstacle { return obstacle }
    return isStatic ? nil : "it is an instance method"
  }

  /// The reason why a method cannot check its value.
  fileprivate func checkResultObstacle(of model: Model) -> String? {
    guard let result = returnType?.text, mayReplace, !modifiers.contains("mutating"),
      ![model.name, model.name.lastName, "Self"].contains(result)
    else { return nil }
    return "it returns '\(result)' instead of 'Bool'"
  }

  /// True if the function can change its argument or returns a replacement.
  fileprivate var mayReplace: Bool {
    if modifiers.contains("mutating") { return true }
    if parameters.contains(where: { $0.type.text.hasPrefix("inout ") }) { return true }
    guard let result = returnType?.text else { return false }
    return !["Bool", "Void", "()", "Swift.Bool"].contains(result)
  }
}
