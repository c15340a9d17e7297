import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that a value of an untagged case is read as that case, or that the build reports it.
struct UntaggedOverlapTests {
  /// The forms of values in documents.
  private indirect enum Form: Equatable, Sendable {
    case integer(bits: Int), number, text, date, boolean, name
    case list(Form), pair(Form), map(Form), object([String: Form])

    /// Returns true if all values of another form are read as this one.
    func covers(_ other: Form) -> Bool {
      switch (self, other) {
      case (.integer(let bits), .integer(let others)): bits >= others
      case (.number, .integer), (.text, .date), (.text, .name): true
      case (.list(let element), .list(let other)), (.map(let element), .map(let other)):
        element.covers(other)
      case (.list(let element), .pair(let other)): element.covers(other)
      case (.map(let element), .object(let others)):
        others.values.allSatisfy { element.covers($0) }
      case (.object(let values), .object(let others)):
        values.allSatisfy { key, value in others[key].map(value.covers) ?? false }
      default: self == other
      }
    }

    /// Returns true if another form has whole numbers where this one has integers.
    func takesNumbers(of other: Form) -> Bool {
      switch (self, other) {
      case (.integer, .number): true
      case (.list(let element), .list(let other)), (.map(let element), .map(let other)),
        (.pair(let element), .list(let other)), (.list(let element), .pair(let other)):
        element.takesNumbers(of: other)
      case (.object(let values), .object(let others)):
        values.contains { key, value in others[key].map(value.takesNumbers) ?? false }
      default: false
      }
    }
  }

  private static let values: [(value: String, form: Form)] = [
    ("(Int)", .integer(bits: 64)), ("(Int8)", .integer(bits: 8)), ("(Double)", .number),
    ("(CGFloat)", .number), ("(String)", .text), ("(Date)", .date), ("(Bool)", .boolean),
    ("", .name), ("([Int])", .list(.integer(bits: 64))), ("([Double])", .list(.number)),
    ("([String])", .list(.text)), ("(Int, Int)", .pair(.integer(bits: 64))),
    ("([[Double]])", .list(.list(.number))), ("([[Int16]])", .list(.list(.integer(bits: 16)))),
    ("([String: Int])", .map(.integer(bits: 64))), ("([String: Double])", .map(.number)),
    ("(x: Int)", .object(["x": .integer(bits: 64)])), ("(x: Double)", .object(["x": .number])),
    ("(x: Int, y: Date)", .object(["x": .integer(bits: 64), "y": .date])),
    ("(y: String)", .object(["y": .text])), ("(Whole)", .object(["x": .integer(bits: 64)])),
    ("(Real)", .object(["x": .number, "y": .text])),
    ("(Deep)", .object(["a": .object(["x": .integer(bits: 64)])])),
    ("(DeepReal)", .object(["a": .object(["x": .number, "y": .text])])),
    ("(a: Real)", .object(["a": .object(["x": .number, "y": .text])])),
  ]

  private static let models = """

    // @mapped
    struct Whole { var x: Int }
    // @mapped
    struct Real { var x: Double; var y: String }
    // @mapped
    struct Deep { var a: Whole }
    // @mapped
    struct DeepReal { var a: Real }
    """

  @Test(arguments: values.indices)
  func `a later case is read, or the build reports it`(_ index: Int) {
    let first = Self.values[index]
    for second in Self.values where second.value != first.value {
      let source = """
        // @mapped untagged
        enum E { case first\(first.value), second\(second.value) }
        """
      let output = Generator(module: "M").run([
        SourceFile(path: "E.swift", text: source + Self.models)
      ])
      // The rule does not compare the types of properties of models.
      let isNested = source.contains("Deep") || source.contains("a: Real")
      let isHidden = first.form.covers(second.form)
      if !isNested || !isHidden {
        #expect(
          output.diagnostics.map { $0.message.id } == (isHidden ? ["unreachable-case"] : []),
          "\(source)")
      }
      guard output.diagnostics.isEmpty else { continue }
      #expect(
        output.files[0].text.contains("writer.fractions")
          == first.form.takesNumbers(of: second.form), "\(source)")
    }
  }
}
