import IsomerSyntax
import Testing

@testable import IsomerGenerator

struct OptionTableTests {
  @Test func namesAreUnique() {
    let names = OptionTable.options.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `an option is refused where it has no meaning`() {
    for word in OptionTable.options {
      for place in Option.Place.allCases where !word.places.contains(place) {
        let option = AnnotationText.option(word.name, value: Self.example(word))
        let reporter = Reporter()
        let file = FileReporter(file: option.file, reporter: reporter)
        _ = OptionReader(reporter: file, place: place).read([option.annotation])
        #expect(
          reporter.diagnostics.map(\.message.id) == ["misplaced-option"],
          "\(word.name) on \(place)")
      }
    }
  }

  private static func example(_ word: Option) -> String? {
    switch word.value.form {
    case nil: nil
    case .keyPath?, .keyPaths?, .string?: "\"a\""
    case .choice(let names)?, .choices(let names)?: ".\(names[0])"
    case .integer?: "1"
    case .expression?, .code?: "x"
    }
  }
}
