import IsomerSyntax

/// The properties that an initialiser of a type sets, each to an argument or a constant.
struct ArgumentAssignments {
  enum Value {
    /// The argument at a place.
    case argument(Int)
    case constant(Expression)
  }

  private(set) var all: [(property: String, value: Value)] = []

  /// Reads the initialiser with the labels of a call; nil if it does anything else.
  init?(_ model: ModelSource, labels: [String?], in source: SwiftSource) {
    if model.declaration.kind == .structure, model.declaration.initialisers.isEmpty {
      var rest = labels[...]
      for property in model.storedProperties where rest.first == property.name.text {
        all.append((property.name.text, .argument(labels.count - rest.count)))
        rest.removeFirst()
      }
      guard rest.isEmpty else { return nil }
      return
    }
    let found = model.initialisers.filter { $0.parameters.map(\.label?.text) == labels }
    guard found.count == 1, let initialiser = found.first, !initialiser.isFailable,
      !initialiser.isGeneric, let body = source.body(of: initialiser.range)
    else { return nil }
    let names = initialiser.parameters.map { $0.localName ?? "" }
    for statement in Statement.statements(in: body, of: source) {
      guard case .assignment(let property, let value) = statement.form else { return nil }
      if let index = names.firstIndex(where: { $0 == value.singleName }) {
        all.append((property, .argument(index)))
      } else if value.uses(anyOf: Set(names)) {
        return nil
      } else {
        all.append((property, .constant(value)))
      }
    }
    // An argument that nothing stores is checked by the decoder only.
    let used = all.count { if case .argument = $0.value { true } else { false } }
    guard used == names.count else { return nil }
  }
}
