import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

/// The conversion of a text.
struct Conversion {
  let text: String
  let marks: [String]
  let notes: [String]

  /// Converts a text, and checks that the result is accepted and not changed by another conversion.
  init(_ source: String, location: Testing.SourceLocation = #_sourceLocation) throws {
    let file = SourceFile(path: "/models/A.swift", text: source)
    let converted = try SourceConverter([file]).run()[0]
    text = String(decoding: converted.file.bytes, as: UTF8.self)
    marks = converted.marks.map { "\($0.location.line): \($0.text)" }
    notes = converted.notes.map { "\($0.location.line): \($0.text)" }
    let problems = Generator(module: "Models").understand([converted.file]).reporter.diagnostics
    // The generator refuses types with marks.
    let errors = problems.filter { $0.message.id != "not-converted" || converted.marks.isEmpty }
      .filter { $0.severity == .error || converted.marks.isEmpty }
    #expect(errors.map(\.rendered) == [], sourceLocation: location)
    let again = try SourceConverter([converted.file]).run()[0]
    #expect(
      String(decoding: again.file.bytes, as: UTF8.self) == text, sourceLocation: location)
  }
}

/// Checks that a source is completely converted to another.
func expect(
  _ source: String, converts expected: String,
  location: Testing.SourceLocation = #_sourceLocation
) throws {
  let conversion = try Conversion(source, location: location)
  #expect(conversion.marks == [], sourceLocation: location)
  #expect(conversion.text == expected, sourceLocation: location)
}
