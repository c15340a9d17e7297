import IsomerSyntax

/// An annotation of a struct, parsed from text.
struct AnnotationText {
  let file: SourceFile
  let annotation: Annotation

  static func option(_ word: String, value: String?) -> AnnotationText {
    let text = value.map { "\(word): \($0)" } ?? word
    let file = SourceFile(path: "x.swift", text: "// @mapped \(text)\nstruct S {}\n")
    let parsed = DeclarationParser.parse(file)
    let none = Annotation(range: SourceRange(start: 0, end: 0), profiles: [], options: [])
    return AnnotationText(file: file, annotation: parsed.types.first?.annotations.first ?? none)
  }
}
