import Testing

@testable import IsomerCommands

@Suite struct InferredDictionaryTests {
  @Test(arguments: [
    #"{"1":1,"22":2}"#, #"{"2015-09-25":1}"#, #"{"/a":1,"/b":2}"#, #"{"a@b.c":1}"#,
    #"{"0f8fad5b-d9cb-469f-a165-70867728950e":1}"#, #"{"3f786850e387550fdab836ed7e6dc881":2}"#,
    #"{"1.0.0":1,"2.0.0-beta.1":2}"#, #"{"10.0.0.1":1}"#,
    // One key is data.
    #"{"app.example.com/name":1,"tier":2}"#, #"{"200":1,"default":2}"#,
    // Identifiers and codes.
    #"{"user_1001":1,"user_1002":2}"#, #"{"U024BE7LH":1,"U0G9QF9C6":2}"#, #"{"en":1,"de":2}"#,
    #"{"en-US":1}"#, #"{"zh_Hans":1,"fr":2}"#, #"{"eur":1,"usd":2}"#, #"{"USD":1,"XAU":2,"GBP":3}"#,
    #"{"US":1,"DE":2}"#, #"{"NOT_FOUND":1,"OK":2}"#,
  ])
  func keysThatAreDataAreKeysOfADictionary(_ object: String) throws {
    #expect(try inferredProperties(#"{"a":\#(object)}"#) == ["a: [String: Int]"])
  }

  @Test(arguments: [
    #"{"+1":1,"-1":1,"laugh":2}"#, #"{"a":1,"b":2}"#, #"{"1":1,"b":2}"#, #"{"200":1,"b":"c"}"#,
    #"{"line1":1,"line2":2}"#, #"{"to":1,"is":2}"#, #"{"kg":1,"lb":2}"#, #"{"en":1}"#,
    #"{"is_OK":1}"#, #"{"usd":1}"#, #"{"lat":1,"lon":2}"#, #"{"LAT":1,"LON":2}"#,
    #"{"ID":1,"IP":2}"#,
    #"{"name":1,"name@odata.type":2}"#, #"{"sha256":1,"sha512":2}"#, #"{"Content-Type":1}"#,
    #"{"en":{"a":1,"b":2},"de":{"c":1,"d":2}}"#, #"{"en":1,"de":"x"}"#,
  ])
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

  @Test(arguments: [
    "labels", "match_labels", "annotations", "headers", "dependencies", "devDependencies", "env",
    "tags",
  ])
  func stringsInObjectsOfTheseNamesAreADictionary(_ key: String) throws {
    let name = SwiftNames.property(for: key)
    #expect(
      try inferredProperties(#"{"\#(key)":{"a":"b","c":null}}"#) == ["\(name): [String: String?]"])
    #expect(try inferredProperties(#"{"\#(key)":{"a":"b","c":1}}"#).count == 3)
    #expect(try inferredProperties(#"{"\#(key)":[{"a":"b","c":"d"}]}"#).count == 3)
  }

  @Test func metadataWithDifferentKeysIsADictionary() throws {
    #expect(
      try inferredProperties(
        #"[{"metadata":{"order":"6"}},{"metadata":{"colour":"red","size":"L"}}]"#)
        == ["metadata: [String: String]"])
    #expect(
      try inferredProperties(#"[{"metadata":{"a":"6"}},{"metadata":{"a":"red","size":"L"}}]"#)
        == ["metadata: Metadata", "a: String", "size: String?"])
    #expect(try inferredProperties(#"{"metadata":{"a":"b"}}"#).first == "metadata: Metadata")
  }

  @Test func keysThatTheValuesRepeatAreKeysOfADictionary() throws {
    #expect(
      try inferredProperties(#"{"files":{"a.rb":{"name":"a.rb","n":1},"b":{"name":"b","n":2}}}"#)
        == ["files: [String: File]", "name: String", "n: Int"])
    #expect(
      try inferredProperties(
        #"{"parts":{"text":{"type":"text","n":1},"image":{"type":"image","n":2}}}"#
      )
      .first == "parts: Parts")
  }

  @Test func headersAreADictionary() throws {
    #expect(
      try inferredProperties(#"{"sent":{"Content-Type":"a","Accept":"b"}}"#)
        == ["sent: [String: String]"])
  }

  @Test func objectsWithFewCommonKeysAreADictionary() throws {
    #expect(
      try inferredProperties(
        #"[{"votes":{"ann":1,"bob":2}},{"votes":{"eve":1,"dan":3}},{"votes":{"kim":1,"lea":2}}]"#)
        == ["votes: [String: Int]"])
    // Single members may be variants, which have their name as the key.
    let variants = ["a", "b", "c", "d", "e", "f"].map { #"{"\#($0)":"x"}"# }
    #expect(
      try inferredProperties("{\"list\":[\(variants.joined(separator: ","))]}").first
        == "list: [List]")
  }

  @Test func anObjectWithTheKeyOfADictionaryIsOneToo() throws {
    #expect(
      try inferredProperties(#"{"a":{"prices":{"eur":1,"usd":2}},"b":{"prices":{"chf":3}}}"#)
        .filter { $0.hasPrefix("prices") } == ["prices: [String: Int]"])
    #expect(
      try inferredProperties(#"{"a":{"data":{"1":"x"}},"b":{"data":{"name":"x"}}}"#)
        .filter { $0.hasPrefix("data") } == ["data: [String: String]", "data: BData"])
  }

  @Test func selectorsOfLabelsAreDictionaries() throws {
    #expect(
      try inferredProperties(#"{"labels":{"app":"a","tier":"b"},"selector":{"app":"a"}}"#)
        == ["labels: [String: String]", "selector: [String: String]"])
    #expect(
      try inferredProperties(#"{"labels":{"app":"a"},"selector":{"css":"a"}}"#).count == 3)
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
