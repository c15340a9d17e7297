// Static constants are noted where code uses them, and printed once, after this code: those of a
// type as its last members, and those of a generic type, which cannot have any, in enums beside it.
extension CodePrinter {
  struct Constants {
    fileprivate var members: [Constant] = []
    fileprivate var enums: [Constant] = []
    /// The declaration whose members are printed; empty for an extension of the type.
    fileprivate var scope = ""
    /// The names of the members that the current model has, each with its declaration.
    fileprivate var names: Set<[String]> = []
  }

  fileprivate struct Constant {
    var name: String
    /// The conditions of the `#if` around the code that uses it.
    var conditions: [String]
    var body: (CodePrinter) -> Void
  }

  /// Prints the members of a declaration, followed by the constants that they use.
  func members(of scope: String, _ body: @escaping (CodePrinter) -> Void) {
    let outer = (constants.scope, constants.members)
    (constants.scope, constants.members) = (scope, [])
    parts(body) { $0.parts($0.constants.members) { $1.render($0) } }
    (constants.scope, constants.members) = outer
  }

  /// Notes a constant of the current declaration.
  func constant(_ name: String, _ body: @escaping (CodePrinter) -> Void) {
    guard constants.names.insert([constants.scope, name]).inserted else { return }
    constants.members.append(Constant(name: name, conditions: conditions, body: body))
  }

  /// Notes an enum for constants of a generic type.
  func constants(
    in name: String, conforming clause: String = "", of model: Model,
    _ members: @escaping (CodePrinter) -> Void
  ) {
    guard !constants.enums.contains(where: { $0.name == name }) else { return }
    let head = "\(model.isolation.prefix)private enum \(name)\(clause)"
    constants.enums.append(
      Constant(name: name, conditions: conditions) { $0.block(head, members) })
  }

  /// Prints the enums that were noted for a model.
  func finishConstants() {
    for constant in constants.enums {
      line()
      render(constant)
    }
    constants = Constants()
  }

  private func render(_ constant: Constant) {
    conditional(Array(constant.conditions.dropFirst(conditions.count)), constant.body)
  }
}
