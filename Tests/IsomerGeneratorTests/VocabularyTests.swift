import IsomerSyntax
import Testing

@testable import IsomerGenerator

struct VocabularyTests {
  @Test func namesAreUnique() {
    let names = Vocabulary.words.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `an option is refused where it has no meaning`() {
    for word in Vocabulary.words {
      for place in Word.Place.allCases where !word.places.contains(place) {
        let option = AnnotationText.option(word.name, value: Self.example(word))
        var collector = DiagnosticCollector()
        let file = option.file
        _ = WordReader(file: file, place: place).read([option.annotation], &collector)
        #expect(
          collector.diagnostics.map(\.message.id) == ["misplaced-word"], "\(word.name) on \(place)")
      }
    }
  }

  private static func example(_ word: Word) -> String? {
    switch word.value.form {
    case nil: nil
    case .keyPath?, .keyPaths?, .string?: "\"a\""
    case .choice(let names)?, .choices(let names)?: ".\(names[0])"
    case .integer?: "1"
    case .expression?, .code?: "x"
    }
  }
}
