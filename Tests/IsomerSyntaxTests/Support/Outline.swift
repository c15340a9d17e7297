import IsomerSyntax

/// Returns each declaration with its annotations, one per line: `Post.title: key="a", skip`.
func attachments(_ text: String) -> [String] {
  let file = parse(text)
  let shared =
    file.fileAnnotations.map { "file: " + outline($0) }
    + file.targetAnnotations.map { "target: " + outline($0) }
  return shared + file.types.flatMap { attachments($0, in: "") }
}

private func attachments(_ type: TypeDeclaration, in outer: String) -> [String] {
  let path = outer + type.name.text
  var lines = line(path, type.annotations)
  for property in type.properties {
    lines += line("\(path).\(property.name.text)", property.annotations)
  }
  for element in type.cases {
    lines += line("\(path).\(element.name.text)", element.annotations)
    lines += attachments(element.associatedValues ?? [], in: "\(path).\(element.name.text)")
  }
  for function in type.initialisers + type.functions {
    lines += attachments(function.parameters, in: "\(path).\(function.name.text)")
  }
  return lines + type.types.flatMap { attachments($0, in: path + ".") }
}

private func attachments(_ values: [ParameterDeclaration], in path: String) -> [String] {
  values.enumerated().flatMap { index, value in
    line("\(path)(\(value.label?.text ?? "\(index)"))", value.annotations)
  }
}

private func line(_ path: String, _ annotations: [Annotation]) -> [String] {
  annotations.isEmpty ? [] : ["\(path): " + annotations.map(outline).joined(separator: " + ")]
}

/// Returns an annotation in the form `(twitter) key="a", skip`.
func outline(_ annotation: Annotation) -> String {
  let profiles = annotation.profiles.map(\.text).joined(separator: ",")
  let words = annotation.options.map { option in
    option.name.text + (option.value.map { "=" + $0.text } ?? "")
  }
  return (profiles.isEmpty ? "" : "(\(profiles)) ")
    + (words.isEmpty ? "-" : words.joined(separator: ", "))
}
