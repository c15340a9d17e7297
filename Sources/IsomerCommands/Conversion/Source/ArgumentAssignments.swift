import IsomerSyntax

/// The properties that an initialiser of a type sets, each to an argument or a constant.
struct ArgumentAssignments {
  private(set) var all: [(property: String, value: Expression)] = []

  /// Reads the initialiser that a call with arguments means; nil if it does anything else.
  init?(_ model: ModelSource, _ arguments: [LabelledValue], in source: SwiftSource) {
    let labels = arguments.map(\.label)
    let values = arguments.map { Expression(source, source.items(in: $0.value.range)) }
    if model.declaration.kind == .structure, model.declaration.initialisers.isEmpty {
      for property in model.storedProperties
      where all.count < labels.count && labels[all.count] == property.name.text {
        all.append((property.name.text, values[all.count]))
      }
      guard all.count == labels.count else { return nil }
      return
    }
    let found = model.initialisers.filter { $0.parameters.map(\.label?.text) == labels }
    guard found.count == 1, let initialiser = found.first, !initialiser.isFailable,
      !initialiser.isGeneric, let body = source.body(of: initialiser.range)
    else { return nil }
    let names = initialiser.parameters.map { $0.localName ?? "" }
    var used = 0
    for statement in Statement.statements(in: body, of: source) {
      guard case .assignment(let property, let value) = statement.form else { return nil }
      if let index = names.firstIndex(where: { $0 == value.singleName }) {
        all.append((property, values[index]))
        used += 1
      } else if value.uses(anyOf: Set(names)) {
        return nil
      } else {
        all.append((property, value))
      }
    }
    // An argument that nothing stores is checked by the decoder only.
    guard used == names.count else { return nil }
  }
}
