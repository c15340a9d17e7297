import Testing

@testable import IsomerGenerator

struct FunctionReferenceTests {
  @Test func readsCalleeAndLabels() throws {
    let reference = try #require(FunctionReference("Issue.make(id:title:)"))
    #expect(reference.callee == "Issue.make")
    #expect(reference.labels == ["id", "title"])
    #expect(try #require(FunctionReference(".init()")).labels == [])
  }

  @Test(arguments: ["Issue.make", "init(id)", "init(_:)", "(id:)", "init(id:title)", ""])
  func refuses(_ text: String) {
    #expect(FunctionReference(text) == nil)
  }
}
