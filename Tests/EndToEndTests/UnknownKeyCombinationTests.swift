import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests unknown keys in combination with all options that handle keys, systematically.
///
/// Each object of a document without unknown keys gets an additional key: one that occurs nowhere
/// else, and each that occurs elsewhere in the document. Added to the model's own objects, they are
/// unknown keys with their path; in other objects they are ignored.
@Suite struct UnknownKeyCombinationTests {
  struct Combination: Sendable, CustomTestStringConvertible {
    let name: String
    let document: String
    /// The objects whose keys the model handles; the empty path is the root.
    let own: [String]
    /// Keys that are known but not in the document.
    let known: [String]
    /// Objects that cannot have other keys for another reason.
    let closed: [String]
    /// A Boolean value that indicates whether the error lists all cases.
    let isUntagged: Bool
    let read: @Sendable (String) throws -> Void
    let report: @Sendable (String) throws -> MappingReport
    let rewritten: @Sendable (String) throws -> String

    var testDescription: String { name }

    init<Model: Mappable>(
      _ model: Model.Type, _ document: String, own: [String], known: [String] = [],
      closed: [String] = [],
      isUntagged: Bool = false
    ) where Model: SendableMetatype {
      name = "\(model)"
      self.document = document
      self.own = own
      self.known = known
      self.closed = closed
      self.isUntagged = isUntagged
      read = { _ = try Model(json: $0, options: ReadingOptions(errorLimit: 1)) }
      report = { text in
        try Model.readWithReport(
          json: text, options: .profile(ClaimedFree.MappedProfile.noting)
        ).1
      }
      rewritten = { try Model(json: $0).jsonString() }
    }
  }

  static let combinations = [
    Combination(
      ClaimedPaths.self,
      """
      {"id":1,"a":{"b":{"c":1},"d":2},"list":[{"y":1},{"x":1}],"users":[{"name":"n"}],"written":1,\
      "read":2,"kind":"k","tree":{"t":1}}
      """, own: ["", "a", "a.b", "list[1]", "users[0]"], known: ["e", "old"]),
    Combination(
      ClaimedEnvelope.self,
      """
      {"links":{"l":1},"data":{"type":"t","attributes":{"id":1,"meta":{"page":1,"height":2,"inner":\
      {"depth":3}},"latitude":1,"geo":{"longitude":2},"width":3}}}
      """,
      own: [
        "data.attributes", "data.attributes.meta", "data.attributes.meta.inner",
        "data.attributes.geo",
      ], known: ["data.attributes.height"]),
    Combination(
      ClaimedParts.self,
      """
      {"id":1,"meta":{"page":1,"height":2,"inner":{"depth":3}},"width":4,"box":{"size":5}}
      """, own: ["", "meta", "meta.inner", "box"], known: ["height"]),
    Combination(
      ClaimedHolder.self,
      """
      {"one":{"id":1},"list":[{"id":2}],"byName":{"n":{"id":3}},"free":{"id":4}}
      """, own: ["", "one", "list[0]", "byName.n"], known: ["byName.*"]),
    Combination(
      ClaimedBase.self, #"{"id":1,"meta":{"page":1}}"#, own: ["", "meta"]),
    Combination(
      ClaimedSub.self, #"{"id":1,"meta":{"page":1,"extra":2}}"#, own: ["", "meta"],
      known: ["extra"]),
    Combination(
      ClaimedCluster.self, #"{"id":1,"meta":{"kind":"first","size":2}}"#, own: ["", "meta"]),
    Combination(
      ClaimedTagged.self, #"{"meta":{"kind":"sized","size":2}}"#, own: ["", "meta"]),
    Combination(
      ClaimedTagged.self, #"{"meta":{"kind":"held"},"id":2}"#, own: ["", "meta"]),
    Combination(
      ClaimedContent.self, #"{"kind":"sized","body":{"value":{"size":2}}}"#,
      own: ["", "body", "body.value"]),
    Combination(
      ClaimedContent.self, #"{"kind":"held","body":{"value":{"id":2}}}"#, own: ["", "body"]),
    Combination(
      ClaimedKeyed.self, #"{"sized":{"meta":{"size":2}}}"#, own: ["sized", "sized.meta"],
      closed: [""]),
    Combination(ClaimedKeyed.self, #"{"held":{"id":2}}"#, own: [], closed: [""]),
    Combination(
      ClaimedUntagged.self, #"{"size":1,"meta":{"page":2}}"#, own: ["", "meta"], isUntagged: true),
  ]

  /// Returns the paths of all objects of a document.
  private static func objects(in value: JSONValue, _ path: ValuePath = ValuePath()) -> [ValuePath] {
    switch value {
    case .array(let elements):
      return elements.enumerated().flatMap { index, element in
        objects(in: element, path.appending(.index(index)))
      }
    case .object(let members):
      return [path]
        + members.flatMap { key, value in objects(in: value, path.appending(.key(key))) }
    default: return []
    }
  }

  private static func keys(in value: JSONValue) -> Set<String> {
    switch value {
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion(keys(in: $1)) }
    case .object(let members):
      return members.reduce(into: []) { keys, member in
        keys.insert(member.key)
        keys.formUnion(Self.keys(in: member.value))
      }
    default: return []
    }
  }

  /// Returns the document with an additional member in one of its objects.
  private static func adding(
    _ key: String, to value: JSONValue, at path: ArraySlice<ValuePath.Component>
  ) -> JSONValue {
    switch (value, path.first) {
    case (.object(var members), nil):
      members[key] = ["zz": 1, "id": [2]]
      return .object(members)
    case (.object(var members), .key(let name)?):
      members[name] = members[name].map { adding(key, to: $0, at: path.dropFirst()) }
      return .object(members)
    case (.array(var elements), .index(let index)?):
      elements[index] = adding(key, to: elements[index], at: path.dropFirst())
      return .array(elements)
    default: return value
    }
  }

  @Test("The document itself and the written text have no unknown keys", arguments: combinations)
  func known(_ combination: Combination) throws {
    try combination.read(combination.document)
    #expect(try combination.report(combination.document).entries(.unknownKey).isEmpty)
    let text = try combination.rewritten(combination.document)
    try combination.read(text)
    #expect(try combination.rewritten(text) == text)
  }

  @Test("An additional key in each object", arguments: combinations)
  func unknown(_ combination: Combination) throws {
    let document = try JSONValue(json: combination.document)
    for object in Self.objects(in: document) where !combination.closed.contains(object.description)
    {
      let isOwn = combination.own.contains(object.description)
      let members = object.isEmpty ? document : document[object.description] ?? .null
      for key in Self.keys(in: document).union(["zz"]).sorted() where members[key] == nil {
        let path = object.appending(.key(key)).description
        let isKnown = combination.known.contains { known in
          known == path || known == object.appending(.key("*")).description
        }
        if isKnown { continue }
        let text = try Self.adding(key, to: document, at: object.components[...]).jsonString()
        let report = try combination.report(text)
        #expect(
          report.entries(.unknownKey).map(\.path.description) == (isOwn ? [path] : []), "\(text)")
        guard isOwn else {
          #expect(throws: Never.self, "\(text)") { try combination.read(text) }
          continue
        }
        let error = #expect(throws: MappingError.self, "\(text)") { try combination.read(text) }
        if combination.isUntagged {
          #expect(error?.reason?.contains("unknown key") == true, "\(text)")
        } else {
          #expect(error?.code == .unknownKey && error?.path.description == path, "\(text)")
        }
      }
    }
  }

  @Test("rest stores unhandled keys and writes them back")
  func rest() throws {
    let known = #"{"id":1,"meta":{"page":2,"height":3,"inner":{"depth":4}},"#
    let whole =
      known + #""a":{"x":1},"width":5,"latitude":1,"geo":{"longitude":2},"#
    for (key, value) in [
      ("zz", "1"), ("depth", "{\"id\":1}"), ("page", "[null]"), ("longitude", "2"),
    ] {
      let text = whole + "\"\(key)\":\(value)}"
      let read = try ClaimedRest(json: text)
      #expect(read.extra == [key: try JSONValue(json: value)], "\(text)")
      let back = try read.jsonString()
      #expect(try ClaimedRest(json: back) == read, "\(text)")
      #expect(try JSONValue(json: back)[key] == JSONValue(json: value), "\(text)")
    }
    // Keys in handled objects are not stored; alternatives and fields are handled.
    let nested = try ClaimedRest(
      json: #"{"id":1,"meta":{"inner":{"depth":4,"zz":1},"zz":2},"x":1,"height":7,"width":5,"#
        + #""latitude":1,"geo":{"zz":3}}"#)
    #expect(nested.extra == [:])
    #expect(nested.x == 1 && nested.part.height == 7)
    let below = try ClaimedRestBelow(
      json: #"{"zz":0,"data":"# + known + #""width":5,"zz":{"id":1},"height":9}}"#)
    #expect(below.extra == ["zz": ["id": 1]])
    let back = try below.jsonString()
    #expect(
      back
        == #"{"data":{"id":1,"meta":{"page":2,"height":3,"inner":{"depth":4}},"width":5,"zz":{"id":1}}}"#
    )
    #expect(try ClaimedRestBelow(json: back) == below)
    // Handled keys are never written from rest, regardless of its value.
    var forged = below
    forged.extra = ["meta": 1, "width": 2, "height": 3, "id": 4, "zz": 5]
    let written = try forged.jsonString()
    #expect(try JSONValue(json: written)["data.zz"] == 5)
    #expect(try ClaimedRestBelow(json: written).extra == ["zz": 5])
  }

  @Test("Write-only values are neither inspected nor written twice")
  func written() throws {
    let value = try ClaimedWriting(json: #"{"a":5,"c":7,"plain":"x","e":1,"f":[],"z":true}"#)
    #expect(value.extra == ["z": true] && value.whole == 5 && value.moved == 1)
    let text = try value.jsonString()
    #expect(text == #"{"a":{"b":5},"c":{"d":1},"plain":2,"f":1,"z":true}"#)
    var forged = value
    forged.extra = ["c": 1, "plain": 2, "f": 3, "a": 4, "y": 5]
    #expect(try forged.jsonString() == #"{"a":{"b":5},"c":{"d":1},"plain":2,"f":1,"y":5}"#)
  }
}
