import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// The assertions of Mantle's tests, named after the rows of its features; its transformers are
/// tested in a separate file.
@Suite struct MantleTests {
  private func model(_ text: String) throws(MappingError) -> MantleModel {
    try MantleModel(json: text)
  }

  // MARK: The model

  @Test func `initialises to default values from an empty dictionary`() throws {
    let model = try MantleModel(dictionary: [:])
    #expect(model.name == nil)
    #expect(model.count == 1)
    #expect(model == MantleModel())
  }

  @Test func `initialises with the given values`() throws {
    let model = try MantleModel(
      dictionary: ["username": "foobar", "count": "5", "nested": ["name": "fuzzbuzz"]])
    #expect(model.name == "foobar")
    #expect(model.count == 5)
    #expect(model.nestedName == "fuzzbuzz")
  }

  @Test func `fails to initialise if validation fails`() {
    let error = #expect(throws: MappingError.self) {
      try MantleModel(dictionary: ["username": "this is too long a name"])
    }
    #expect(error?.code == .checkFailed)
    #expect(error?.path.description == "username")
  }

  @Test func `the dictionary has every property, null for nil`() throws {
    let dictionary = try MantleModel().dictionary()
    #expect(Set(dictionary.keys) == ["username", "count", "nested"])
    #expect(dictionary["username"] is NSNull)
    #expect(dictionary["count"] as? String == "1")
    #expect((dictionary["nested"] as? [String: Any])?["name"] is NSNull)
  }

  @Test func `a model without properties, and skipped computed properties`() throws {
    #expect(try MantleEmpty(json: #"{"a":1}"#) == MantleEmpty())
    #expect(try MantleEmpty().jsonString() == "{}")
    #expect(try model(#"{"dynamicName":"x"}"#).dynamicName == nil)
  }

  @Test func `equality and hash exclude the weak model`() throws {
    let values: [String: Any] = ["username": "foobar", "count": "5"]
    let (first, second) = (
      try MantleModel(dictionary: values), try MantleModel(dictionary: values)
    )
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    second.weakModel = first
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(first != MantleModel())
  }

  @Test func `a subclass with the same values is not equal`() {
    #expect(MantleModel() != MantleSubclass())
  }

  @Test func `the description contains only permanent properties`() {
    let model = MantleModel()
    let other = MantleModel()
    (model.weakModel, other.weakModel) = (other, model)
    #expect(model.description == "MantleModel(name: nil, count: 1, nestedName: nil)")
  }

  @Test func `a copy is equal and not identical`() throws {
    let model = try model(#"{"username":"foobar","count":"5"}"#)
    let copy = model.copy()
    #expect(copy == model)
    #expect(copy !== model)
  }

  @Test func `merges two models, with a function for count`() throws {
    let target = try model(#"{"username":"foo","count":"5"}"#)
    let source = try model(#"{"username":"bar","count":"3"}"#)
    target.merge(source)
    #expect(target.name == "bar")
    #expect(target.count == 8)
  }

  @Test func `the other value is used even if it is nil`() throws {
    let target = try model(#"{"username":"foo"}"#)
    target.merge(MantleModel())
    #expect(target.name == nil)
  }

  @Test func `merges common properties from a subclass and from a superclass`() throws {
    let base = try model(#"{"username":"foo","count":"1","nested":{"name":"a"}}"#)
    let text = #"{"username":"bar","count":"2","nested":{"name":"b"},"generation":7,"role":"r"}"#
    let subclass = try MantleSubclass(json: text)
    let target = base.copy()
    target.merge(subclass)
    #expect(target.name == "bar")
    #expect(target.count == 3)
    subclass.merge(base)
    #expect(subclass.name == "foo")
    #expect(subclass.nestedName == "a")
    #expect(subclass.generation == 7)
    #expect(subclass.role == "r")
  }

  // MARK: Validation

  @Test func `validation fails with incorrect values`() throws {
    let model = MantleModel()
    model.name = "this is too long a name"
    let error = #expect(throws: MappingError.self) { try model.validate() }
    #expect(error?.code == .checkFailed)
  }

  @Test func `validation succeeds with correct values`() throws {
    let model = MantleModel()
    model.name = "valid"
    try model.validate()
  }

  @Test func `validation applies the result of a check`() throws {
    var model = MantleMended()
    try model.validate()
    #expect(model.name == "foobar")
  }

  @Test func `models are validated when they are read`() throws {
    #expect(throws: MappingError.self) { try MantleValidated(json: #"{"name":""}"#) }
    #expect(throws: Never.self) { try MantleValidated(json: #"{"name":"x"}"#) }
    #expect(try MantleMended(json: "{}").name == "foobar")
  }

  @Test func `a type without a base class is read and nested`() throws {
    let holder = try MantleHolder(json: #"{"conforming":"foo","rangesList":[]}"#)
    #expect(holder.conforming == MantleConforming(name: "foo"))
    #expect(try holder.jsonString() == #"{"conforming":"foo","rangesList":[]}"#)
  }

  // MARK: Reading documents

  @Test func `explicit mapping excludes other properties in both directions`() throws {
    let model = try MantleExplicit(json: #"{"id":3,"cached":"x"}"#)
    #expect(model == MantleExplicit(id: 3))
    #expect(try model.jsonString() == #"{"id":3}"#)
  }

  @Test func `nested key paths are read and written back`() throws {
    let values: NSDictionary = [
      "username": "foo", "nested": ["name": "bar"] as NSDictionary, "count": "0",
    ]
    let model = try MantleModel(object: values)
    #expect(model.nestedName == "bar")
    #expect(model.count == 0)
    #expect(try model.dictionary() as NSDictionary == values)
  }

  @Test func `a value of another kind in a path is an error`() {
    let error = #expect(throws: MappingError.self) {
      try model(#"{"username":"foo","nested":"bar","count":"0"}"#)
    }
    #expect(error?.code == .typeMismatch)
    #expect(error?.path.description == "nested")
  }

  @Test func `null within a path is a missing value`() throws {
    let model = try model(#"{"username":"foo","nested":null,"count":"0"}"#)
    #expect(model.nestedName == nil)
  }

  @Test func `key paths across arrays yield a list`() throws {
    let model = try MantleArray(json: #"{"users":[{"name":"foo"},{"name":"bar"},{"name":"baz"}]}"#)
    #expect(model.names == ["foo", "bar", "baz"])
  }

  @Test func `one property with several key paths, in both directions`() throws {
    let text = #"{"location":20,"length":12,"nested":{"location":12,"length":34}}"#
    let model = try MantleRanges(json: text)
    #expect(model.range == 20..<32)
    #expect(model.nestedRange == 12..<46)
    #expect(try JSONValue(json: model.json()) == JSONValue(json: text))
  }

  @Test func `the transformer receives an empty dictionary if all are missing`() {
    let error = #expect(throws: MappingError.self) { try MantleRanges(json: "{}") }
    #expect(error?.code == .transformerFailed)
  }

  @Test func `unknown keys are ignored, in paths too`() throws {
    let model = try model(
      """
      {"foobar":"foo","count":"2","_":null,"username":"buzz",
       "nested":{"name":"bar","stuffToIgnore":5,"moreNonsense":null}}
      """)
    #expect(model.name == "buzz")
    #expect(model.count == 2)
    #expect(model.nestedName == "bar")
  }

  @Test func `a missing key keeps the initial value`() throws {
    #expect(try model("{}").count == 1)
  }

  @Test func `null is read as nil, and nil is written as null`() throws {
    let model = try model(#"{"username":null,"count":"5"}"#)
    #expect(model.name == nil)
    #expect(
      try model.jsonString() == #"{"username":null,"count":"5","nested":{"name":null}}"#)
  }

  @Test func `URLs, UUIDs and Booleans without annotation, in both directions`() throws {
    let text =
      #"{"url":"http://github.com","uuid":"0F5A5B9E-7A1B-4A6F-9A0E-2D3C4B5A6978","flag":true}"#
    let model = try MantleKinds(json: text)
    #expect(model.url == URL(string: "http://github.com"))
    #expect(model.uuid?.uuidString == "0F5A5B9E-7A1B-4A6F-9A0E-2D3C4B5A6978")
    #expect(model.flag)
    #expect(try model.jsonString() == text)
  }

  @Test func `any value if the type supports all`() throws {
    for text in [#""foo""#, "1", "[1,2]", #"{"a":null}"#, "null"] {
      let model = try MantleKinds(json: #"{"anyObject":\#(text)}"#)
      #expect(try (model.anyObject ?? .null).jsonString() == text)
    }
  }

  @Test func `values of another kind are errors`() {
    for text in [#"{"text":5}"#, #"{"flag":"yes"}"#, #"{"url":7}"#, #"{"flag":1}"#] {
      let error = #expect(throws: MappingError.self) { try MantleKinds(json: text) }
      #expect(error?.code == .typeMismatch, "\(text)")
    }
  }

  @Test func `a transformer's error fails the reading`() {
    let error = #expect(throws: MappingError.self) { try model(#"{"count":"five"}"#) }
    #expect(error?.code == .transformerFailed)
    #expect(error?.path.description == "count")
  }

  // MARK: Clusters

  @Test func `another class is read and written as itself`() throws {
    let chocolate = #"{"flavor":"chocolate","chocolate_bitterness":"100"}"#
    let strawberry = #"{"flavor":"strawberry","strawberry_freshness":20}"#
    let first = try #require(try MantleSweet(json: chocolate) as? MantleChocolate)
    #expect(first.bitterness == 100)
    let second = try #require(try MantleSweet(json: strawberry) as? MantleStrawberry)
    #expect(second.freshness == 20)
    let sweets: [MantleSweet] = [first, second]
    #expect(try sweets.jsonString() == "[\(chocolate),\(strawberry)]")
  }

  @Test func `an unknown class is an error`() {
    let error = #expect(throws: MappingError.self) {
      try MantleSweet(json: #"{"flavor":"vanilla"}"#)
    }
    #expect(error?.code == .unknownTag)
    #expect(error?.description.contains("chocolate") == true)
  }

  // MARK: Arrays

  @Test func `models from an array, in both directions`() throws {
    let text =
      #"[{"username":"foo","count":"1","nested":{"name":null}},"#
      + #"{"username":"bar","count":"2","nested":{"name":null}}]"#
    let models = try [MantleModel](json: text)
    #expect(models.map(\.name) == ["foo", "bar"])
    #expect(try models.jsonString() == text)
    #expect(try [MantleModel](object: [[String: Any]]()).isEmpty)
  }

  @Test func `a wrong root or a wrong element fails the whole array`() {
    for text in [#"{"a":1}"#, "null", #"["foo"]"#, #"[{"username":"a"},{"username":5}]"#] {
      #expect(throws: MappingError.self, "\(text)") { try [MantleModel](json: text) }
    }
  }

  @Test func `objects are read as models and written as objects`() throws {
    let text = #"{"location":1,"length":2,"nested":{"location":3,"length":4}}"#
    let holder = try MantleHolder(json: #"{"rangesList":[\#(text)]}"#)
    let ranges = try #require(holder.rangesList[0])
    #expect(try ranges.jsonString() == text)
    #expect(try MantleHolder(json: try holder.json()) == holder)
    let error = #expect(throws: MappingError.self) {
      try MantleHolder(json: #"{"rangesList":["foo"]}"#)
    }
    #expect(error?.path == "rangesList[0]")
    #expect(error?.expected == "an object")
  }

  @Test func `null elements are preserved if the element is optional`() throws {
    let ranges = #"{"location":1,"length":2,"nested":{"location":3,"length":4}}"#
    let holder = try MantleHolder(json: #"{"rangesList":[\#(ranges),null]}"#)
    #expect(holder.rangesList.map { $0 == nil } == [false, true])
    #expect(try MantleHolder(json: try holder.json()) == holder)
  }

  @Test func `types that contain each other`() throws {
    let text =
      #"{"name_":"Robert","groups_":[{"owner_":{"name_":"Foo","groups_":[]},"#
      + #""users_":[{"name_":"Cameron","groups_":[]}]}]}"#
    let user = try MantleUser(json: text)
    #expect(user.groups.first?.owner?.name == "Foo")
    #expect(user.groups.first?.users.first?.name == "Cameron")
    #expect(try user.jsonString() == text)
  }

  @Test func `only chosen properties are written`() throws {
    let model = try model(#"{"username":"foo","count":"5","nested":{"name":"bar"}}"#)
    #expect(try model.jsonString(only: ["name"]) == #"{"username":"foo"}"#)
    #expect(try model.jsonString(only: ["nestedName"]) == #"{"nested":{"name":"bar"}}"#)
  }

  // MARK: Failures while writing

  @Test func `an error of a transformer fails the writing`() {
    let error = #expect(throws: MappingError.self) {
      try MantleFailing(value: "x").jsonString()
    }
    #expect(error?.code == .transformerFailed)
  }

  // MARK: The README

  @Test func `README GHIssue maps an issue of GitHub in both directions`() throws {
    let text =
      #"{"url":"https://api.github.com/repos/o/r/issues/1","html_url":"https://github.com/o/r/1","#
      + #""number":1,"state":"open","user":{"login":"octocat"},"assignee":{"login":"hubot"},"#
      + #""updated_at":"2011-04-22T13:33:48Z","title":"Found a bug","body":"It fails."}"#
    let issue = try GHIssue(json: text)
    #expect(issue.number == 1)
    #expect(issue.state == .open)
    #expect(issue.reporterLogin == "octocat")
    #expect(issue.assignee == GHUser(login: "hubot"))
    #expect(issue.updatedAt == Date(timeIntervalSince1970: 1_303_479_228))
    #expect(issue.body == "It fails.")
    #expect(try issue.jsonString() == text)
    #expect(try GHIssue(json: text) == issue)
  }

  @Test func `README XYUser reads two keys and computes the rest`() throws {
    let user = try XYUser(json: #"{"name":"Me","created_at":"2013-07-02T16:40:00Z","extra":1}"#)
    #expect(user.isMeUser)
    #expect(user.helper == XYHelper(name: "Me", created: user.createdAt))
    #expect(try user.jsonString() == #"{"name":"Me","created_at":"2013-07-02T16:40:00Z"}"#)
  }

  @Test func `README XYMessage is a picture or a text depending on its keys`() throws {
    let messages = try [XYMessage](
      json: #"[{"image_url":"http://example.com/hello.png"},{"body":"Hello!"}]"#)
    #expect((messages[0] as? XYPictureMessage)?.imageURL?.path == "/hello.png")
    #expect((messages[1] as? XYTextMessage)?.body == "Hello!")
  }
}
