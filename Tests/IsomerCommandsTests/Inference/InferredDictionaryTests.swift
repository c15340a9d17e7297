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

  @Test func compoundsWithDigitsAndDotsAreKeysOfADictionary() throws {
    let regions = ["us-east-1", "us-west-2", "eu-central-1", "ap-south-1", "global"]
    let dotted = ["api.ecr", "api.iot", "api.x-ray", "runtime.lex", "logs"]
    for keys in [regions, dotted] {
      let values = keys.enumerated().map { #""\#($1)":{"host":"a"\#($0 == 1 ? "" : #","n":1"#)}"# }
      #expect(
        try inferredProperties("{\"all\":{\(values.joined(separator: ","))}}").first
          == "all: [String: All]")
      #expect(
        try inferredProperties("{\"all\":{\(values.dropLast().joined(separator: ","))}}").first
          == "all: All")
    }
    #expect(
      try inferredProperties(
        #"{"a":{"font-size":1,"line-height":2,"address-1":3,"address-2":4,"tab-size":5}}"#
      ).first == "a: A")
  }

  /// Objects of a service description, in which most keys are missing.
  private static func shapes(_ count: Int) -> String {
    let members = (0..<count).map { index in
      let own = index.isMultiple(of: 2) ? #""members":{"m\#(index)":{"shape":"S"}}"# : #""max":1"#
      return #""Shape\#(Character(UnicodeScalar(UInt8(65 + index))))":{"type":"t",\#(own)}"#
    }
    return "{\"shapes\":{\(members.joined(separator: ","))}}"
  }

  @Test func manyObjectsOfOneTypeAreADictionary() throws {
    #expect(try inferredProperties(Self.shapes(20)).first == "shapes: [String: Shape]")
    #expect(try inferredProperties(Self.shapes(19)).first == "shapes: Shapes")
    let different = (0..<20).map { #""k\#("abcdefghijklmnopqrst".map { $0 }[$0])":{"a\#($0)":1}"# }
    #expect(
      try inferredProperties("{\"all\":{\(different.joined(separator: ","))}}").first == "all: All")
  }

  @Test func manyScalarsOfOneKindAreADictionary() throws {
    func first(_ count: Int, _ last: String) throws -> String? {
      let letters = Array("abcdefghijklmnopqrstuvwxyz")
      let members = (0..<count).map { #""x\#(letters[$0 / 26])\#(letters[$0 % 26])":"t""# }
      return try inferredProperties(
        "{\"texts\":{\((members.dropLast() + [last]).joined(separator: ","))}}"
      ).first
    }
    #expect(try first(50, #""z":"t""#) == "texts: [String: String]")
    #expect(try first(50, #""z":1"#) == "texts: Texts")
    #expect(try first(49, #""z":"t""#) == "texts: Texts")
  }

  @Test func rareKeysOfTheDocumentsAreOptionalProperties() throws {
    for count in [9, 10, 11] {
      let objects = (0..<5).map { index in
        let keys = stride(from: index, to: count, by: 5).map {
          #""k\#("abcdefghijk".map { $0 }[$0])":1"#
        }
        return "{\(keys.joined(separator: ","))}"
      }
      let found = try inferredProperties("[\(objects.joined(separator: ","))]")
      #expect(found.count == count)
      #expect(found.allSatisfy { $0.hasSuffix(": Int?") })
    }
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
