import Testing

@testable import IsomerCommands

@Suite struct InferredDictionaryTests {
  @Test(arguments: [
    #"{"1":1,"22":2}"#, #"{"2015-09-25":1}"#, #"{"/a":1,"/b":2}"#, #"{"a@b.c":1}"#,
    #"{"0f8fad5b-d9cb-469f-a165-70867728950e":1}"#, #"{"3f786850e387550fdab836ed7e6dc881":2}"#,
  ])
  func keysThatAreDataAreKeysOfADictionary(_ object: String) throws {
    #expect(try inferredProperties(#"{"a":\#(object)}"#) == ["a: [String: Int]"])
  }

  @Test(arguments: [#"{"+1":1,"-1":1,"laugh":2}"#, #"{"a":1,"b":2}"#, #"{"1":1,"b":2}"#])
  func otherObjectsAreStructures(_ object: String) throws {
    #expect(try inferredProperties(#"{"a":\#(object)}"#).first == "a: A")
  }

  @Test func manyDifferentKeysAreADictionary() throws {
    let sparse = (0..<10).map { #"{"\#("abcdefghij".map { "k\($0)" }[$0])":1}"# }
    #expect(
      try inferredProperties(#"{"counts":[\#(sparse.joined(separator: ","))]}"#)
        == ["counts: [[String: Int]]"])
    let large = "abcdefghijklmnopqrst".map { #""k\#($0)":{"id":1,"name":"x"}"# }
    #expect(
      try inferredProperties(#"{"users":{\#(large.joined(separator: ","))}}"#)
        == ["users: [String: User]", "id: Int", "name: String"])
  }

  @Test func valuesOfADictionaryAreMerged() throws {
    #expect(
      try inferredProperties(#"{"users":{"1":{"a":1},"2":{"a":1.5,"b":"x"},"3":null}}"#)
        == ["users: [String: User?]", "a: Double", "b: String?"])
  }

  @Test func keysThatADictionaryMergesAreProperties() throws {
    #expect(
      try inferredProperties("{\"a\":{\"/\u{E9}\":1,\"/e\u{301}\":2}}").first == "a: A")
  }
}
