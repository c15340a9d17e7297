import Foundation
import Isomer
import IsomerFoundation
import Testing

// @mapped tag: "kind"
// @mapped(short) tag: "k"
protocol TwofoldPost {}

// @mapped tag: "meta.type"
protocol TwofoldFile {}

// @mapped unknown: .error, derive: .merge
struct TwofoldPicture: TwofoldPost, TwofoldFile, Equatable {
  var url: String
  var size: Int?  // @mapped key: "meta.size"
}

/// By itself, it has a tag of its own.
// @mapped tag: "own", key: "sound"
struct TwofoldSound: TwofoldPost, TwofoldFile, Equatable { var length: Int }

// @mapped
struct TwofoldRatio: TwofoldPost, TwofoldFile {
  var before = 1
  var values: [String: Double]
}

/// Its own tag is the tag of one of the clusters.
// @mapped tag: "kind"
struct TwofoldText: TwofoldPost, TwofoldFile, Equatable { var body: String }

// @mapped
class TwofoldPage: TwofoldPost, TwofoldFile { var number = 1 }

// @mapped key: ["cover", "front"], after.write: TwofoldCover.marked
final class TwofoldCover: TwofoldPage {
  var title = ""

  static func marked(_ value: inout JSONValue) { value["marked"] = true }
}

// @mapped
struct TwofoldList<Item>: TwofoldPost, TwofoldFile { var items: [Item] }

// @mapped key: "numbers"
typealias TwofoldNumbers = TwofoldList<Int>

// @mapped after.write: { $0 = [$0] }
struct TwofoldRow: TwofoldPost, TwofoldFile { var a = 1 }

// @mapped key: .otherwise
struct TwofoldOther: TwofoldPost, TwofoldFile {
  // @mapped rest
  var all: [String: JSONValue]
}

// @mapped tag: "sort", content: "body"
protocol TwofoldNote {}

// @mapped tag: "form", content: "body"
protocol TwofoldRemark {}

// @mapped derive: .changes
struct TwofoldHint: TwofoldNote, TwofoldRemark, Equatable { var text: String }

// @mapped tag: "kind", content: "value"
class TwofoldShape { init() {} }

// @mapped tag: "curve", content: "value"
class TwofoldCurve: TwofoldShape {}

// @mapped
final class TwofoldCircle: TwofoldCurve { var radius = 1 }

// @mapped
struct TwofoldFolder {
  var posts: [any TwofoldPost]
  var files: [String: any TwofoldFile]
  var picture: TwofoldPicture?
}

/// Tests subtypes of several clusters with different tags: each cluster writes its own tag.
struct ClusterTagTests {
  /// Objects as each cluster, and as the subtype by itself, writes them.
  private static let forms: [(post: String, file: String, own: String)] = [
    (
      #"{"kind":"TwofoldPicture","url":"u","meta":{"size":2}}"#,
      #"{"meta":{"type":"TwofoldPicture","size":2},"url":"u"}"#,
      #"{"url":"u","meta":{"size":2}}"#
    ),
    (
      #"{"kind":"sound","own":"sound","length":3}"#,
      #"{"meta":{"type":"sound"},"own":"sound","length":3}"#,
      #"{"own":"sound","length":3}"#
    ),
    (
      #"{"kind":"TwofoldText","body":"b"}"#,
      #"{"meta":{"type":"TwofoldText"},"kind":"TwofoldText","body":"b"}"#,
      #"{"kind":"TwofoldText","body":"b"}"#
    ),
    (
      #"{"kind":"TwofoldPage","number":4}"#, #"{"meta":{"type":"TwofoldPage"},"number":4}"#,
      #"{"number":4}"#
    ),
    (
      #"{"kind":"cover","number":5,"title":"t","marked":true}"#,
      #"{"meta":{"type":"cover"},"number":5,"title":"t","marked":true}"#,
      #"{"number":5,"title":"t","marked":true}"#
    ),
    (
      #"{"kind":"numbers","items":[1]}"#, #"{"meta":{"type":"numbers"},"items":[1]}"#,
      #"{"items":[1]}"#
    ),
  ]

  @Test(arguments: forms)
  func `Each cluster writes its tag, and the subtype none or its own`(
    post: String, file: String, own: String
  ) throws {
    let value = try AnyTwofoldPost(json: post).value
    #expect(try AnyTwofoldPost(value).jsonString() == post)
    let other = try AnyTwofoldFile(json: file).value
    #expect(type(of: value) == type(of: other))
    #expect(try AnyTwofoldFile(other).jsonString() == file)
    let both = try #require(value as? any Writable)
    #expect(try both.jsonString() == own)
    let asFile = try #require(value as? any TwofoldFile)
    #expect(try AnyTwofoldFile(asFile).jsonString() == file)
  }

  @Test func `Properties of protocols have the tag of theirs`() throws {
    let json =
      #"{"posts":[\#(Self.forms[0].post)],"files":{"a":\#(Self.forms[0].file)},"#
      + #""picture":\#(Self.forms[0].own)}"#
    let folder = try TwofoldFolder(json: json)
    #expect(try folder.jsonString() == json)
    let object = try folder.dictionary()
    let posts = try #require(object["posts"] as? [[String: Any]])
    #expect(posts[0]["kind"] as? String == "TwofoldPicture")
    let list = try folder.propertyList(.xml)
    #expect(try TwofoldFolder(propertyList: list).jsonString() == json)
  }

  @Test func `A profile has its own tag`() throws {
    let value = try AnyTwofoldPost(json: #"{"k":"numbers","items":[2]}"#, as: .short).value
    #expect(try AnyTwofoldPost(value).jsonString(as: .short) == #"{"k":"numbers","items":[2]}"#)
    #expect(try AnyTwofoldPost(value).jsonString() == #"{"kind":"numbers","items":[2]}"#)
  }

  @Test func `Subtypes without a tag of their own keep what they do not know`() throws {
    let json = #"{"kind":"new","a":1}"#
    let other = try AnyTwofoldPost(json: json)
    #expect(other.value is TwofoldOther)
    #expect(try other.jsonString() == #"{"a":1,"kind":"new"}"#)
  }

  @Test func `A value that cannot be written is located in its subtype`() throws {
    let ratio = TwofoldRatio(values: ["a": .nan])
    let folder = TwofoldFolder(
      posts: [TwofoldPicture(url: "u"), ratio], files: ["f": ratio], picture: nil)
    let error = #expect(throws: MappingError.self) { try folder.jsonString() }
    #expect(error?.path == "posts[1].values.a")
    let file = #expect(throws: MappingError.self) { try AnyTwofoldFile(ratio).jsonString() }
    #expect(file?.path == "values.a")
  }

  @Test func `Classes with tags and the same content write the tags of all of them`() throws {
    let json = #"{"kind":"TwofoldCurve","curve":"TwofoldCircle","value":{"radius":2}}"#
    let shape = try TwofoldShape(json: json)
    #expect(shape is TwofoldCircle)
    #expect(try shape.jsonString() == json)
    #expect(try TwofoldCurve(json: json) is TwofoldCircle)
  }

  @Test func `A value that a hook changes into an array has no tag`() throws {
    #expect(try TwofoldRow().jsonString() == #"[{"a":1}]"#)
    let folder = TwofoldFolder(posts: [TwofoldRow()], files: [:], picture: nil)
    let error = #expect(throws: MappingError.self) { try folder.jsonString() }
    #expect(error?.path == "posts[0]")
    #expect(error?.code == .notRepresentable)
  }

  @Test func `Tags are known keys, and those of other subtypes are errors in updates`() throws {
    var picture = TwofoldPicture(url: "u", size: nil)
    try picture.update(json: #"{"kind":"TwofoldPicture","url":"v"}"#)
    #expect(picture.url == "v")
    #expect(throws: MappingError.self) { try picture.update(json: #"{"kind":"sound"}"#) }
    #expect(throws: MappingError.self) {
      try TwofoldPicture(json: #"{"url":"u","other":1}"#)
    }
  }

  @Test func `Clusters with the same content each write their tag beside it`() throws {
    let note = #"{"sort":"TwofoldHint","body":{"text":"t"}}"#
    let remark = #"{"form":"TwofoldHint","body":{"text":"t"}}"#
    let hint = try #require(try AnyTwofoldNote(json: note).value as? TwofoldHint)
    #expect(try AnyTwofoldNote(hint).jsonString() == note)
    #expect(try AnyTwofoldRemark(hint).jsonString() == remark)
    #expect(try AnyTwofoldRemark(json: remark).value as? TwofoldHint == hint)
    #expect(try hint.jsonString() == #"{"body":{"text":"t"}}"#)
    let changes = try hint.changes(to: TwofoldHint(text: "u")).jsonString()
    #expect(changes == #"{"body":{"text":"u"}}"#)
  }
}
