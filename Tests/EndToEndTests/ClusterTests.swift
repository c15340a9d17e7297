import Foundation
import Isomer
import Testing

@testable import FixtureModels

@Suite struct ClusterTests {
  // MARK: Otherwise

  @Test func `The rest property of the subtype for other tags stores the tag`() throws {
    let text = #"{"id":4,"size":[1],"type":"light"}"#
    let signal = try Signal(json: text)
    #expect((signal as? OtherSignal)?.rest["type"] == "light")
    #expect(try signal.jsonString() == text)
    #expect(try Signal(json: #"{"id":1,"type":"alarm"}"#) is AlarmSignal)
  }

  // MARK: By structure

  @Test func `The keys that are present determine the class`() throws {
    let messages = try [Message](
      json: """
        [{"id":1,"image_url":"https://a.b/c"},{"id":2,"body":{"text":"x"}},
         {"id":3,"frames":8,"image_url":null}]
        """)
    #expect(messages.map(\.id) == [1, 2, 3])
    #expect(
      messages.map { ObjectIdentifier(type(of: $0)) }
        == [PictureMessage.self, TextMessage.self, AnimatedMessage.self].map(ObjectIdentifier.init))
    #expect((messages[2] as? AnimatedMessage)?.frames == 8)
    let again = try [Message](json: try messages.json([.null(.write)]))
    #expect(try again.jsonString() == messages.jsonString())
  }

  @Test func `If no key determines the class, an error lists the keys`() {
    let error = #expect(throws: MappingError.self) { try [Message](json: #"[{"id":1}]"#) }
    #expect(error?.code == .unknownTag)
    #expect(error?.path.description == "[0]")
    for key in ["frames", "image_url", "body.text"] {
      #expect(error?.description.contains("'\(key)'") == true)
    }
  }

  @Test func `Reading a subtype chooses among its own subtypes`() throws {
    let picture = try PictureMessage(json: #"{"frames":2}"#)
    #expect(picture is AnimatedMessage)
    #expect(type(of: try PictureMessage(json: #"{"id":4}"#)) == PictureMessage.self)
    let text = #expect(throws: MappingError.self) { try TextMessage(json: "[]") }
    #expect(text?.code == .typeMismatch)
  }

  // MARK: By tag

  @Test func `The tag determines the class at any position`() throws {
    let text = #"{"radius":2.5,"kind":"disc","name":"c"}"#
    let shape = try #require(try Shape(json: text) as? Circle)
    #expect(shape.radius == 2.5)
    #expect(shape.name == "c")
    #expect(try shape.jsonString() == #"{"kind":"circle","name":"c","radius":2.5}"#)
    #expect(try Shape(json: #"{"kind":"Square"}"#) is Square)
  }

  @Test func `Subtypes of all kinds can be mixed`() throws {
    let text =
      #"{"title":"t","shapes":[{"kind":"circle","radius":1.5},{"kind":"Square","side":2.5},"#
      + #"{"kind":"curve","meta":{"curve":2},"points":[1.5]}],"#
      + #""background":{"kind":"Square","side":1.5},"named":{"a":{"kind":"circle","radius":3.5}}}"#
    let drawing = try Drawing(json: text)
    #expect(drawing.shapes.map { "\(type(of: $0))" } == ["Circle", "Square", "Quadratic"])
    #expect(try drawing.jsonString() == text)
  }

  @Test func `A nested cluster has its own tag and its own fallback`() throws {
    let text = #"{"kind":"curve","meta":{"curve":"cubic"},"degree":3}"#
    #expect(try Shape(json: text) is AnyCurve)
    #expect(try Curve(json: #"{"meta":{"curve":2}}"#) is Quadratic)
  }

  @Test func `An unknown tag is an error that lists the known ones`() {
    let error = #expect(throws: MappingError.self) {
      try Drawing(json: #"{"title":"t","named":{},"shapes":[{"side":1,"kind":"cube"}]}"#)
    }
    #expect(error?.code == .unknownTag)
    #expect(error?.path.description == "shapes[0].kind")
    for tag in ["circle", "disc", "Square", "curve"] {
      #expect(error?.description.contains("\"\(tag)\"") == true)
    }
  }

  @Test func `A missing tag is a missing key`() {
    let error = #expect(throws: MappingError.self) { try Shape(json: #"{"side":1}"#) }
    #expect(error?.code == .missingKey)
    #expect(error?.path.description == "kind")
  }

  @Test func `The tag is not an unknown key, but other keys are`() throws {
    #expect(try Shape(json: #"{"kind":"Square","side":2}"#) is Square)
    let error = #expect(throws: MappingError.self) {
      try Shape(json: #"{"kind":"Square","size":2}"#)
    }
    #expect(error?.code == .unknownKey)
  }

  @Test func `A class other than the requested one is an error`() {
    #expect(throws: MappingError.self) { try Curve(json: #"{"kind":"circle","radius":1}"#) }
  }

  // MARK: By protocol

  @Test func `Any value of a protocol is read and written by its tag`() throws {
    let text =
      #"{"subject":"s","first":{"type":"link","title":"a","url":"https://a.b"},"#
      + #""second":{"title":"b","type":"FileEnclosure","size":7},"#
      + #""all":[{"type":"link","title":"c","url":"https://c.d"}],"#
      + #""byName":{"x":{"title":"d","type":"FileEnclosure","size":1}}}"#
    let mail = try Mail(json: text)
    let url = try #require(URL(string: "https://a.b"))
    #expect(mail.first as? LinkEnclosure == LinkEnclosure(title: "a", url: url))
    #expect((mail.second as? FileEnclosure)?.size == 7)
    #expect(mail.all.map(\.title) == ["c"])
    #expect(mail.byName?["x"]?.title == "d")
    #expect(try mail.jsonString() == text)
  }

  @Test func `The wrapper type of a protocol can be read and written by itself`() throws {
    let all = try [AnyEnclosure](json: #"[{"type":"link","title":"a","url":"https://a.b"}]"#)
    #expect(all[0].value.title == "a")
    #expect(
      try AnyEnclosure(all[0].value).jsonString()
        == #"{"type":"link","title":"a","url":"https://a.b"}"#)
  }

  @Test func `Lossy elements of a protocol omit unknown subtypes`() throws {
    let text =
      #"{"subject":"s","first":{"type":"link","title":"a","url":"https://a.b"},"#
      + #""readable":[{"type":"sound"},{"type":"FileEnclosure","title":"f"}]}"#
    let (mail, report) = try Mail.readWithReport(json: text)
    #expect(mail.readable?.map(\.title) == ["f"])
    #expect(report.withoutDefaults.entries.map(\.path.description) == ["readable[0]"])
  }

  @Test func `A type that is not a subtype cannot be written`() {
    struct Stranger: Enclosure { var title = "x" }
    let error = #expect(throws: MappingError.self) {
      try AnyEnclosure(Stranger()).jsonString()
    }
    #expect(error?.code == .notRepresentable)
    #expect(error?.description.contains("Enclosure") == true)
  }

  @Test func `A subclass of a subtype is a subtype with its own key`() throws {
    let text = #"[{"kind":"choice","text":"t","answers":["a"]},{"kind":"open","text":"u"}]"#
    let questions = try [AnyQuestion](json: text)
    #expect(questions.map { "\(type(of: $0.value))" } == ["ChoiceQuestion", "OpenQuestion"])
    #expect(try questions.jsonString() == text)
  }

  @Test func `A conformance in a file without annotations makes a type a subtype`() throws {
    let text = #"[{"kind":"ranked","ranks":[2,1]},{"kind":"timed","seconds":3}]"#
    let questions = try [AnyQuestion](json: text)
    #expect(questions[0].value as? RankedQuestion == RankedQuestion(ranks: [2, 1]))
    #expect(questions[1].value as? ClockQuestion == ClockQuestion(seconds: 3))
    #expect(try questions.jsonString() == text)
  }

  // The package Hierarchy tests subtypes in other modules.
  @Test func `An open cluster finds its own subtypes without options`() throws {
    let like = try AnyFeedback(json: #"{"kind":1,"author":"a"}"#)
    #expect(like.value as? Like == Like(author: "a"))
    #expect(try like.jsonString() == #"{"kind":"like","author":"a"}"#)
    let options = ReadingOptions(additionalSubtypes: [Like.self, Mail.self])
    let unknown = #expect(throws: MappingError.self) {
      try AnyFeedback(json: #"{"kind":"?","author":"a"}"#, options: options)
    }
    #expect(unknown?.expected == #"one of "like", 1"#)
    let extra = #expect(throws: MappingError.self) { try AnyExtra(json: #"{"a":1}"#) }
    #expect(extra?.code == .unknownTag)
    #expect(extra?.expected == "a member, and none is known")
  }

  @Test("A cluster can have all of its subtypes in other modules")
  func extendable() throws {
    let error = try failure(Extendable.self, #"{"kind":"other"}"#)
    #expect(error.code == .unknownTag && error.path == "kind")
  }
}
