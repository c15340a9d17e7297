import Testing

@testable import IsomerCommands

@Suite struct SampleFileTests {
  private func problem(_ text: String, isLines: Bool = false) -> String {
    do throws(InferenceProblem) {
      let file = SampleFile(path: "a.json", bytes: Array(text.utf8), isLines: isLines)
      return try ModelInference(name: "Root").source(of: [file])
    } catch {
      guard let place = error.place else { return error.text }
      return "\(place.path):\(place.line):\(place.column): \(error.text)"
    }
  }

  @Test func invalidJSONHasALocation() {
    #expect(problem("{\n  \"a\": 01}") == "a.json:2:9: expected ',' or '}'")
    #expect(problem("") == "a.json:1:1: expected a value")
    #expect(problem("[1,]") == "a.json:1:4: expected a value")
    #expect(problem("{\"a\":1}\n{\"a\":tru}\n", isLines: true) == "a.json:2:6: expected a value")
    #expect(problem("{\"a\":1}\n{\"a\":2}\n") == "a.json:2:1: expected the end of the document")
  }

  @Test func nestingIsLimited() {
    let deep = String(repeating: "[", count: 600)
    #expect(problem(deep).hasSuffix("expected at most 512 levels"))
    let objects =
      String(repeating: #"{"a":"#, count: 512) + "1" + String(repeating: "}", count: 512)
    #expect(problem(objects).contains("struct A511 {"))
  }

  @Test func documentsWithoutAModelAreErrors() {
    #expect(problem("null") == "a sample is null, which no model reads")
    for text in ["1", "[]", "{}", "[[1]]", #""x""#] {
      #expect(problem(text) == "the samples contain no object with members, so there is no model")
    }
  }
}
