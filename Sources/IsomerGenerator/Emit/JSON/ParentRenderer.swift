import IsomerSyntax

/// Prints how an object becomes the parent of the objects it contains, once it is created.
struct ParentRenderer {
  let links: [ParentLink]

  func render(_ printer: CodePrinter) {
    for link in links {
      guard let type = link.property.type.reference else { continue }
      let objects = "value.\(link.property.quoted)"
      // Without the conditions that all parents share, the loop would be empty.
      let conditions = link.parents.sharedConditions
      printer.conditional(link.property.conditions + conditions) {
        let parents = link.parents.map { parent in
          var parent = parent
          if !conditions.isEmpty { parent.conditions = [] }
          return parent
        }
        renderObjects(objects, of: type, parents, $0)
      }
    }
  }

  /// Prints a loop for each collection and a binding for each optional around the objects.
  private func renderObjects(
    _ objects: String, of type: TypeReference, _ parents: [ParentDescription],
    _ printer: CodePrinter
  ) {
    if let wrapped = type.optionalWrapped {
      printer.block("if let child = \(objects)") {
        renderObjects("child", of: wrapped, parents, $0)
      }
    } else if let element = type.elementType {
      let values = type.keyType == nil ? objects : "\(objects).values"
      printer.block("for child in \(values)") { renderObjects("child", of: element, parents, $0) }
    } else {
      printer.each(parents) { $1.line("\(objects).\($0.quoted) = value") }
    }
  }
}
