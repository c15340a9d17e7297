import IsomerGenerator
package import IsomerSyntax

/// Converts the mappings of other libraries in Swift sources to annotations.
///
///     SourceFile ─SwiftSource→ declarations ─library→ ModelMapping ─ModelEditor→ edits
///     ─EditList→ ConvertedSource ─Generator→ errors: those types are left as they are
///
/// Each library recognises its own declarations. Code is removed only from types that were
/// understood completely.
package struct SourceConverter {
  /// The beginning of the comments at locations that were not converted.
  static let marker = ConversionChecks.marker

  private let files: [SourceFile]

  package init(_ files: [SourceFile]) { self.files = files }

  /// Returns the converted files, in order.
  ///
  /// The generator reads the result. A type with an error in its annotations is converted again
  /// without annotations, and marked with the error.
  /// Throws if brackets or literals of a file are unmatched, because its declarations are then
  /// uncertain.
  package func run() throws(ConversionProblem) -> [ConvertedSource] {
    let errors = files.flatMap { SwiftSource($0).syntaxErrors }
    guard errors.isEmpty else { throw ConversionProblem(diagnostics: errors) }
    return convert()
  }

  private func convert() -> [ConvertedSource] {
    var refused: [String: [String: String]] = [:]
    var converted = files.map { FileConversion($0, refused: [:]).run() }
    while true {
      let errors = Generator(module: "").understand(converted.map(\.file)).reporter.diagnostics
        .filter { $0.severity == .error && $0.message.id != ConversionChecks.id }
      var isChanged = false
      for error in errors {
        guard let index = files.firstIndex(where: { $0.path == error.path }),
          let type = converted[index].convertedType(at: error.location),
          refused[error.path]?[type] == nil
        else { continue }
        refused[error.path, default: [:]][type] = error.message.text
        isChanged = true
      }
      guard isChanged else { return converted }
      for (index, file) in files.enumerated() {
        guard let types = refused[file.path] else { continue }
        converted[index] = FileConversion(file, refused: types).run()
      }
    }
  }
}

/// Sources that cannot be converted.
package struct ConversionProblem: Error { package var diagnostics: [Diagnostic] }

/// A converted file and remarks about it.
package struct ConvertedSource {
  package var file: SourceFile
  /// The locations that were not converted, in order.
  package var marks: [Remark] = []
  /// The remarks about converted code, in order.
  package var notes: [Remark] = []
  /// The paths of the types that were annotated.
  package var types: [String] = []

  /// A text about a location in the converted file.
  package struct Remark: Equatable {
    package var location: SourceLocation
    package var text: String
  }

  /// Returns the innermost converted type at a location of the converted file, or the type whose
  /// annotation is there.
  func convertedType(at location: SourceLocation) -> String? {
    let indexed = file.indexed
    let ranges = SwiftSource(file).models.filter { types.contains($0.path) }.map { model in
      (
        path: model.path, start: indexed.location(at: model.declaration.range.start),
        end: indexed.location(at: model.declaration.range.end)
      )
    }
    return
      (ranges.first { $0.start.line == location.line + 1 && $0.start.column == location.column }
      ?? ranges.last { $0.start <= location && location <= $0.end }
      ?? ranges.first { $0.start > location })?.path
  }
}
