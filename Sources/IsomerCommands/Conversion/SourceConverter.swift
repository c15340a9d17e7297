package import IsomerGenerator
package import IsomerSyntax

/// Converts the mappings of other libraries in Swift sources to annotations.
///
///     [SourceFile] ─SwiftSource→ declarations ─library→ ModelMapping ─Decisions→ ModelEditor
///     ─EditList→ [ConvertedSource] ─Generator→ errors: those types are left as they are
///
/// Each library recognises its own declarations. A type is converted as a whole or not at all.
package struct SourceConverter {
  private let files: [SourceFile]
  private let options: ConversionOptions
  private let progress: (String) -> Void

  /// `progress` receives a line for each step.
  package init(
    _ files: [SourceFile], _ options: ConversionOptions = ConversionOptions(),
    progress: @escaping (String) -> Void = { _ in }
  ) {
    self.files = files
    self.options = options
    self.progress = progress
  }

  /// Returns the converted files, in order.
  ///
  /// The generator reads the result. A type with an error in its annotations is left, and marked with
  /// the error; a type that is only `Codable` is read and written with `.codable()`.
  /// Throws if brackets or literals of a file are unmatched, because its declarations are then
  /// uncertain.
  package func run() throws(ConversionProblem) -> [ConvertedSource] {
    progress("reading \(files.count) files")
    let source = SwiftSource(files, options)
    let errors = source.syntaxErrors
    guard errors.isEmpty else { throw ConversionProblem(diagnostics: errors) }
    let conversion = ProgramConversion(source, options)
    var decisions = Decisions()
    var files = files.map(\.keepingDeclarations)
    while true {
      progress("checking \(conversion.candidates.count - decisions.reasons.count) types")
      var converted = conversion.convert(decisions)
      // A file that is the same as in the last round is not parsed again.
      for index in files.indices {
        let isSame = converted[index].file == files[index]
        converted[index].file = isSame ? files[index] : converted[index].file.keepingDeclarations
      }
      files = converted.map(\.file)
      let errors = Generator(module: "").understand(files).reporter.diagnostics
        .filter { $0.severity == .error && $0.message.id != ConversionChecks.id }
      var judgement = Judgement(conversion, converted, decisions)
      guard judgement.decide(about: errors) else { return converted }
      decisions = judgement.decisions
    }
  }
}

/// The choices of a user.
package struct ConversionOptions {
  /// True if the files are all those of a target, which can have a strategy for keys.
  package var isWholeTarget = false
  /// True if `private` is removed where it hides types and properties from generated code.
  package var widens = false
  /// The strategy of all decoders and encoders for keys, `.same` or `.snake`; nil to find it in the
  /// sources.
  package var keys: KeyStrategy?
  /// The transformer for all dates, as in an annotation: `.secondsSince1970`; nil to find it in the
  /// sources.
  package var dates: String?
  /// The keys of recorded documents.
  package var documents = DocumentKeys()

  package init() {}
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
  /// The types with a mapping of another library, in source order.
  package var types: [PlannedType] = []

  /// True if a type was converted.
  package var isConverted: Bool { types.contains { $0.reason == nil } }

  /// A type and the decision about it.
  package struct PlannedType: Equatable {
    /// The name with the enclosing types.
    package var path: String
    /// The line of the declaration in the source.
    package var line: Int
    /// The reason for leaving the type as it is; nil if it was converted.
    package var reason: String?
    /// True if it was left, and converted types contain it.
    package var isUsedThroughCodable = false
  }

  /// A text about a location in the converted file.
  package struct Remark: Equatable {
    package var location: SourceLocation
    package var text: String
  }
}
