import Foundation
import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Tests composed transformers, value maps, and documents that are embedded in strings.
@Suite struct CombinedTransformerTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test("Chains, inverses and collection transformers support both directions")
  func combined() throws {
    var value = Combined(words: ["x"])
    try expectRoundTrip("{}", value, writes: #"{"words":["X"]}"#)
    value.chained = date(1.5)
    value.inverted = "https://a.b/c"
    value.coded = [1, 2]
    value.dates = [date(1), date(2.5)]
    value.points = [Mirrored(x: 2, y: 1.5)]
    value.numbers = ["a": [1, nil], "b": []]
    value.words = ["hi", "there"]
    let text = """
      {"chained":"1.5","inverted":"https:\\/\\/a.b\\/c","coded":"WzEsMl0=","dates":[1,2.5],\
      "points":["1.5,2.0"],"numbers":{"a":["1",null],"b":[]},"words":["HI","THERE"]}
      """
    let read = try Combined(json: text)
    #expect(read == value)
    #expect(
      try read.jsonString(.sortedKeys)
        == #"{"chained":"1.5","coded":"WzEsMl0=","dates":[1,2.5],"inverted":"https://a.b/c","#
        + #""numbers":{"a":["1",null],"b":[]},"points":["1.5,2.0"],"words":["HI","THERE"]}"#)
    let codes = try Combined(json: #"{"codes":["aB","c"]}"#)
    #expect(codes.codes == ["AB", "C"])
    #expect(try codes.jsonString() == #"{"words":["X"],"codes":["ab","c"]}"#)
  }

  @Test("An error in a collection names the element and is retained")
  func places() throws {
    try EndToEndTests.expectFailure(
      Combined.self, #"{"points":["1,2",|>"1;2"]}"#, .transformerFailed,
      "points[1]: found string \"1;2\": a point is 'x,y'")
    let error = try failure(Combined.self, #"{"points":["1,2","1;2"]}"#)
    #expect(error.underlying is PointTransformer.Malformed)
    try EndToEndTests.expectFailure(
      Combined.self, #"{"numbers":{"a":["1"],"b":["2",null,|>"x"]}}"#, .transformerFailed,
      "numbers.b[2]: expected a string that holds an integer, found string \"x\"")
    try EndToEndTests.expectFailure(
      Combined.self, #"{"dates":[1,|>"x"]}"#, .typeMismatch,
      "dates[1]: expected a number, found string \"x\"")
    #expect(try failure(Combined.self, #"{"inverted":"a b"}"#).code == .invalidValue)
    var value = Combined(words: [])
    value.inverted = "a b"
    let written = #expect(throws: MappingError.self) { try value.json() }
    #expect(written?.path == "inverted")
    #expect(written?.underlying is TransformerError)
    value.inverted = nil
    value.points = [Mirrored(x: .nan, y: 0)]
    let element = #expect(throws: MappingError.self) { try ["v": value].json() }
    #expect(element?.path == "v.points[0]")
    #expect(element?.underlying is PointTransformer.Malformed)
  }

  @Test("Value maps with defaults for both directions and null")
  func maps() throws {
    try expectRoundTrip(
      #"{"plain":"closed","open":"open","nullable":0,"all":["open","closed"]}"#,
      Phased(plain: .closed, open: .open, nullable: .open, all: [.open, .closed]))
    try expectRoundTrip(
      #"{"plain":"open","open":"new","nullable":null}"#,
      Phased(plain: .open, open: .unknown, nullable: .closed),
      writes: #"{"plain":"open","open":"?","nullable":null}"#)
    try expectRoundTrip(
      #"{"plain":"open","open":null,"nullable":0}"#, Phased(plain: .open, nullable: .open),
      writes: #"{"plain":"open","nullable":0}"#)
    for (text, value) in [("1.0", true), ("\"on\"", true), ("\"off\"", false)] {
      let read = try Phased(json: "{\"plain\":\"open\",\"nullable\":0,\"mixed\":\(text)}")
      #expect(read.mixed == value)
    }
    try EndToEndTests.expectFailure(
      Phased.self, #"{"plain":|>"new"}"#, .transformerFailed,
      "plain: expected \"open\" or \"closed\", found string \"new\"")
    try EndToEndTests.expectFailure(
      Phased.self, #"{"plain":"open","nullable":0,"all":["open",|>"x"]}"#, .transformerFailed,
      "all[1]: expected \"open\" or \"closed\", found string \"x\"")
    #expect(try failure(Phased.self, #"{"plain":"open","nullable":1}"#).found == "number 1")
    #expect(try failure(Phased.self, #"{"plain":null}"#).code == .typeMismatch)
    let unmapped = #expect(throws: MappingError.self) {
      try Phased(plain: .unknown, nullable: .open).json()
    }
    #expect(unmapped?.path == "plain")
    #expect(unmapped?.reason == "expected open or closed, found \"unknown\"")
  }

  @Test("An ambiguous map can be read, and the first writing fails with the reason")
  func ambiguousMap() throws {
    let value = try Phased(json: #"{"plain":"open","nullable":0,"twice":"b"}"#)
    #expect(value.twice == 1)
    let error = #expect(throws: MappingError.self) { try value.json() }
    #expect(error?.path == "twice")
    #expect(error?.reason == "the map cannot write: it has both \"a\" and \"b\" for 1")
  }

  @Test("Documents embedded in a string, in an array and in each other")
  func embedded() throws {
    let inner = Payload(id: 1, tags: ["a\"b"])
    let value = Parcel(
      payload: Payload(id: 2, inner: [inner]), numbers: [1, 2], all: [inner, Payload(id: 3)])
    let text = try value.jsonString()
    #expect(
      text == """
        {"payload":"{\\"id\\":2,\\"inner\\":\\"[{\\\\\\"id\\\\\\":1,\\\\\\"tags\\\\\\":[\\\\\\"a\
        \\\\\\\\\\\\\\"b\\\\\\"]}]\\"}","numbers":"[1,2]",\
        "all":["{\\"id\\":1,\\"tags\\":[\\"a\\\\\\"b\\"]}","{\\"id\\":3}"]}
        """)
    try expectRoundTrip(text, value)
    #expect(
      try Parcel(json: #"{"payload":" {\"id\":7} ","numbers":null}"#)
        == Parcel(payload: Payload(id: 7)))
  }

  @Test("An error in an embedded document contains the path in it")
  func embeddedErrors() throws {
    try EndToEndTests.expectFailure(
      Parcel.self, #"{"payload":|>"{\"id\":true}"}"#, .transformerFailed,
      #"payload: expected a JSON document in a string, found string "{\"id\":true}": "#
        + "id: expected an integer, found true")
    let inner = try failure(Parcel.self, #"{"payload":"{\"id\":1,\"tags\":[7]}"}"#)
    #expect(inner.path == "payload")
    let underlying = try #require(inner.underlying as? MappingError)
    #expect(underlying.path == "tags[0]" && underlying.code == .typeMismatch)
    let deeper = try failure(
      Parcel.self, #"{"payload":"{\"id\":1,\"inner\":\"[{\\\"id\\\":\\\"x\\\"}]\"}"}"#)
    #expect(deeper.reason?.contains("inner: expected a JSON document in a string") == true)
    #expect(deeper.reason?.contains("[0].id: expected an integer, found string \"x\"") == true)
    let several = #expect(throws: MappingError.self) {
      try Parcel(json: #"{"payload":"{\"id\":\"x\",\"tags\":[7,true]}","numbers":5}"#)
    }
    let all = try #require(several?.all)
    try #require(all.map(\.path) == ["payload", "payload", "payload", "numbers"])
    #expect(
      all.map { ($0.underlying as? MappingError)?.path } == ["id", "tags[0]", "tags[1]", nil])
    #expect(all[1].description.contains("tags[0]: expected a string, found number 7"))
    #expect(try failure(Parcel.self, #"{"payload":{"id":1}}"#).code == .typeMismatch)
    for text in ["", "{", "{\\\"id\\\":1}x", "[]"] {
      let error = try failure(Parcel.self, "{\"payload\":\"\(text)\"}")
      #expect(error.path == "payload" && error.underlying is MappingError)
    }
    let (value, report) = try Parcel.readWithReport(
      json: #"{"payload":"{\"id\":1}","spare":"{}","all":[]}"#)
    #expect(value == Parcel(payload: Payload(id: 1), all: []))
    #expect(report.entries.map(\.path) == ["spare"])
    #expect(report.entries.first?.error?.underlying is MappingError)
    #expect(
      try failure(Parcel.self, #"{"payload":"{\"id\":1}","all":["{\"id\":1}","7"]}"#).path
        == "all[1]")
  }

  @Test("A secret in an embedded document is not shown with the outer text")
  func embeddedSecrets() throws {
    for text in [
      #"{"payload":"{\"id\":1,\"token\":\"hunter2\"}"}"#,
      #"{"payload":"{\"id\":1}","all":["{\"id\":1,\"token\":\"hunter2\"}"]}"#,
      #"{"payload":"{\"id\":1}","lines":"{\"id\":1,\"token\":\"hunter2\"}"}"#,
      #"{"payload":"{\"id\":1,\"inner\":\"[{\\\"id\\\":1,\\\"token\\\":\\\"hunter2\\\"}]\"}"}"#,
    ] {
      let error = try failure(Parcel.self, text)
      #expect(error.isSecret)
      #expect(!"\(error) \(String(reflecting: error.underlying))".contains("hunter2"))
      #expect(error.description.contains("token: expected an integer, found string <redacted>"))
    }
    try expectRoundTrip(
      #"{"payload":"{\"id\":1,\"token\":5}","lines":"{\"id\":2}\n{\"id\":3}"}"#,
      Parcel(
        payload: Payload(id: 1, token: 5), lines: [Payload(id: 2), Payload(id: 3)]))
  }

  @Test("The values of a transformer can be optional, or those of the wrapped type")
  func optionalOutputs() throws {
    let model = try OptionalOutputs(
      json: #"{"scaled":2,"tripled":0,"mapped":"none","plain":"one","uneven":5,"price":"2.50"}"#)
    #expect(
      model
        == OptionalOutputs(
          scaled: 4, tripled: nil, mapped: nil, plain: 1, uneven: 5, price: Decimal(string: "2.5")!)
    )
    #expect(
      try model.jsonString()
        == #"{"scaled":2,"tripled":0,"mapped":"none","plain":"one","uneven":1,"price":"2.5"}"#)
    #expect(try OptionalOutputs(archive: model.archive()) == model)
    let absent = try OptionalOutputs(json: #"{"scaled":null,"tax":"0.5"}"#)
    #expect(absent.scaled == nil && absent.tripled == 3 && absent.tax == 0.5)
    #expect(throws: MappingError.self) { try OptionalOutputs(json: #"{"mapped":"two"}"#) }
  }
}
