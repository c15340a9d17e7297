import IsomerSyntax

extension ModelGraph {
  /// The files of the target that have models.
  var ownFiles: Set<String> { Set(models.filter { $0.module == nil }.map(\.file.path)) }

  /// Notes which properties that `files` declare have a type of another module.
  func markForeign(in model: inout ModelDescription, declaredIn files: Set<String>) {
    let (scope, parameters) = (model.name, model.genericParameters)
    let mark = { (property: inout PropertyDescription) in
      property.isForeign =
        property.ownerFile.map { files.contains($0.path) } ?? true
        && isForeign(property.type, property.owner ?? scope, parameters)
    }
    for index in model.properties.indices { mark(&model.properties[index]) }
    for index in model.cases.indices { model.cases[index].changeValues(mark) }
  }

  private func isForeign(_ type: MappedType, _ scope: String, _ parameters: [String]) -> Bool {
    guard let reference = type.reference else { return false }
    return [reference.leaf, reference.innerKeyType].contains { part in
      guard let name = part?.namePath, let first = name.split(separator: ".").first else {
        return false
      }
      return !parameters.contains(String(first)) && !StandardNames.mapped.contains(name)
        && !knows(name, from: scope)
    }
  }
}
