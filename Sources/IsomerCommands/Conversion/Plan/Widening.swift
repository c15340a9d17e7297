import IsomerGenerator
import IsomerSyntax

/// The removal of modifiers that hide a type or a property from generated code.
enum Widening {
  /// The end of the remark about a removed access level.
  static let remark = "so that generated code can use this"
}

extension ProgramConversion {
  /// Returns the offsets of the `private` and `fileprivate` that must be removed; nil if that would
  /// not help, or would declare a type twice.
  func modifiers(for error: Diagnostic, in candidate: Candidate) -> Set<Int>? {
    guard let name = error.message.text.quoted else { return nil }
    switch error.message.id {
    case "private-property":
      guard let property = candidate.model.storedProperties.first(where: { $0.name.text == name })
      else { return nil }
      return modifier(before: property.name.range.start, from: property.range.start).map { [$0] }
    case "private-type":
      // The name `Inner`, or a longer end of the path, of `Outer.Inner`.
      let named = ".\(candidate.model.path)".hasSuffix(".\(name)") ? candidate.model : nil
      guard let model = named ?? model(name, from: candidate.model.path) else {
        return nil
      }
      let found = enclosing(model).compactMap { type -> Int? in
        let declaration = type.declaration
        return modifier(before: declaration.name.range.start, from: declaration.range.start)
      }
      // Without its access level, a type of another file would have the same name.
      let isTwice = source.models.count { $0.path == model.path } > 1
      return found.isEmpty || isTwice ? nil : Set(found)
    default: return nil
    }
  }

  /// Returns the offset of the access level in the modifiers of a declaration.
  private func modifier(before name: Int, from start: Int) -> Int? {
    let items = source.items(in: SourceRange(start: start, end: name))
    let found = items.last { index in
      ["private", "fileprivate"].contains { source.tokens.is(index, $0) }
        // `private(set)` does not hide the value.
        && !source.tokens.is(index + 1, "(")
    }
    return found.map { source.tokens.items[$0].range.start }
  }
}
