import IsomerSyntax

extension AnnotationOption {
  /// The name of a single choice: `snake` for `keys: .snake`.
  var choice: String? { if case .member(let name)? = value?.shape { name } else { nil } }

  /// The names of one or several choices; nil without a value.
  var choices: [String]? {
    switch value?.shape {
    case .member(let name)?: [name]
    case .list(let elements)?:
      elements.compactMap { if case .member(let name) = $0.shape { name } else { nil } }
    default: nil
    }
  }

  var keyPath: KeyPathText? { keyPaths.first }

  /// The elements of a list, or the single value.
  var values: [AnnotationValue] {
    guard let value else { return [] }
    return if case .list(let list) = value.shape { list } else { [value] }
  }

  /// The paths of a string or a list of strings, which `OptionReader` has checked.
  var keyPaths: [KeyPathText] {
    values.compactMap {
      guard case .string(let text) = $0.shape else { return nil }
      return try? KeyPathText(parsing: text)
    }
  }

  func pasted(in file: SourceFile) -> PastedExpression? { value?.pasted(in: file) }
}

extension AnnotationValue {
  func pasted(in file: SourceFile) -> PastedExpression {
    PastedExpression(
      text: text, path: file.path, location: file.location(at: range.start), shape: shape)
  }
}
