import IsomerSyntax

/// Makes annotated models of sample documents.
///
/// ```
/// samples ─Shape→ values by path ─FormSurvey→ structures, dictionaries and kinds
///         ─ObjectTable→ types of objects ─ModelBuilder→ models ─ModelPrinter→ source
/// ```
package struct ModelInference {
  private let name: String?
  private let progress: (String) -> Void

  /// Creates an inference; the name is that of the root's type, by default that of the first file.
  ///
  /// `progress` receives the steps.
  package init(name: String?, progress: @escaping (String) -> Void = { _ in }) {
    self.name = name
    self.progress = progress
  }

  /// Returns true if a text can be the name of the root's type.
  package static func isTypeName(_ name: String) -> Bool {
    SwiftNames.isIdentifier(name) && !NameScope.standardTypes.contains(name)
      && SwiftName.quoted(name) == name
  }

  /// Returns the source of models that read all samples.
  package func source(of files: [SampleFile]) throws(InferenceProblem) -> String {
    let documents = Shape()
    for (index, file) in files.enumerated() {
      let step = ProgressLine.text("reading", index, of: files.count, "file")
      progress(step)
      try file.add(to: documents) { progress("\(step): \($0) documents") }
    }
    progress("finding types")
    if documents.scalars.hasNull {
      throw InferenceProblem(text: "a sample is null, which no model reads")
    }
    var table = ObjectTable()
    let rootName = name ?? defaultName(files, isList: documents.arrays > 0)
    let slot = table.add(
      documents, ObjectTable.Origin(name: rootName), FormSurvey(documents))
    guard !table.nodes.isEmpty else {
      throw InferenceProblem(
        text: "the samples contain no object with members, so there is no model")
    }
    var builder = ModelBuilder(table.unifyingSimilarTypes(), rootName: rootName)
    let type = builder.build(slot)
    return ModelPrinter.source(builder.models, documents: type, names: files.map(\.name))
  }

  /// Returns the name of the first file without its extensions: `Issue` for `issues.json`.
  private func defaultName(_ files: [SampleFile], isList: Bool) -> String {
    let file = files.first?.name.prefix { $0 != "." } ?? ""
    let name = SwiftNames.type(for: String(file))
    let single = isList ? SwiftNames.singular(name) : name
    return Self.isTypeName(single) ? single : "Root"
  }
}
