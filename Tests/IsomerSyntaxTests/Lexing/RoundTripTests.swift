import IsomerSyntax
import Testing

@Suite struct RoundTripTests {
  @Test func filesOfThisRepository() {
    #expect(!Corpus.files.isEmpty)
    for file in Corpus.files { #expect(isRoundTrip(file.bytes), "\(file.path)") }
  }

  @Test func filesOfThisRepositoryHaveNoLexicalErrors() {
    for file in Corpus.files where !file.path.contains("/Fixtures/") {
      let errors = Lexer.tokens(of: file.bytes).filter {
        [.unknown, .unterminatedString, .unterminatedRegex].contains($0.kind)
      }
      #expect(errors.isEmpty, "\(file.path)")
    }
  }

  @Test func everyTruncation() {
    let bytes = Array(Corpus.everything.utf8)
    for count in 0...bytes.count { #expect(isRoundTrip(Array(bytes.prefix(count)))) }
  }

  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(isRoundTrip(bytes))
    }
  }

  @Test func randomBytesThatMatter() {
    var generator = SeededGenerator(seed: 2)
    let alphabet = Array("\"\"\"##//**\\()\n\r[]{}<>`@:,.?! a1é≤".utf8)
    for _ in 0..<1000 {
      let bytes = (0..<60).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      #expect(isRoundTrip(bytes))
    }
  }
}
