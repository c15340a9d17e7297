import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests that errors of a document are independent of its format.
@Suite struct SharedErrorTests {
  typealias Sample = RobustnessTests.Sample

  /// The samples of hostile documents, and samples with checks, secrets, tags,
  /// hooks and composites.
  static let samples: [Sample] =
    RobustnessTests.samples + [
      Sample(
        Checks.self,
        #"{"count":5,"share":0.5,"level":2,"number":3,"letter":"b","tags":["a"],"name":"abc","#
          + #""pair":[1,2],"sizes":{"a":1},"bytes":"00010203","code":"123-45"}"#),
      Sample(Login.self, #"{"name":"n","token":"t","auth":{"pin":1},"codes":[1],"hint":"h"}"#),
      Sample(Credential.self, #"{"type":"password","user":"u","text":"abcd"}"#),
      Sample(Figure.self, #"{"box":{"width":3,"height":4}}"#),
      Sample(Upload.self, #"{"done":{"etag":"e","size":5}}"#),
      Sample(Tagged.self, #"{"type":"move","x":1,"y":2}"#),
      Sample(Instruction.self, #"{"t":"go","c":1}"#),
      Sample(Period.self, #"{"start":1,"end":5}"#),
      Sample(Bookmark.self, #"{"URL":"https://a.b","Kind":"a","Int":2}"#),
      Sample(Delivery.self, #"{"home_address":{"street_name":"s","zip":"1","door_code":null}}"#),
      Sample(Notice.self, #"{"type":"new_follower","user_name":"u"}"#),
    ]

  /// The formats have the same error, except for the text location, which only JSON has.
  @Test("All formats of a document with one changed value have the same error", arguments: samples)
  func same(_ sample: Sample) throws {
    let document = try JSONValue(json: sample.document)
    var invalid = 0
    for variant in document.variants {
      let failures = sample.failures(variant)
      guard let json = failures.first else { continue }
      if json.error != nil { invalid += 1 }
      for other in failures.dropFirst() { compare(json, other, variant, sample) }
    }
    #expect(invalid > 0, "\(sample.name) takes everything")
  }

  private func compare(
    _ json: FormatFailure, _ other: FormatFailure, _ document: JSONValue, _ sample: Sample
  ) {
    let words = Comment(
      rawValue: "\(sample.name) from \(other.form): \((try? document.jsonString()) ?? "")")
    #expect(other.error?.code == json.error?.code, words)
    #expect(other.error?.path == json.error?.path, words)
    #expect(other.error?.expected == json.error?.expected, words)
    #expect(other.error?.isSecret == json.error?.isSecret, words)
    // A tree is read from its own compact JSON; the others have no text.
    guard other.form != "JSONValue", let error = other.error else { return }
    #expect(error.offset == nil && error.line == nil && error.column == nil, words)
    #expect(!error.description.contains(" byte "), words)
  }
}
