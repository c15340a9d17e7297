import Foundation

@testable import FixtureModels
@_spi(Generated) @testable import Isomer
@_spi(Generated) @testable import IsomerFoundation

/// Tests models: the first byte chooses a model, and the rest is a document for it.
struct JSONTarget: FuzzTarget {
  static let samples =
    RobustnessSample.all + [
      RobustnessSample(
        Drawing.self,
        #"{"title":"t","shapes":[{"kind":"disc","radius":1},{"kind":"curve","meta":{"curve":2}}],"#
          + #""background":{"kind":"Square","side":2},"named":{"a":{"kind":"Shape"}}}"#),
      RobustnessSample(
        Mail.self,
        #"{"subject":"s","first":{"type":"link","title":"t","url":"https://a.b"},"all":[],"#
          + #""second":{"type":"FileEnclosure","title":"f","size":2},"readable":[{"type":1}]}"#),
      RobustnessSample(Message.self, #"{"id":1,"body":{"text":"t"},"image_url":"i"}"#),
      RobustnessSample(Elements.self, #"{"numbers":[1,null],"names":["a"],"tags":"t","words":1}"#),
      RobustnessSample(
        Checks.self,
        #"{"count":5,"share":0.5,"level":2,"number":3,"letter":"b","tags":["a"],"name":"abc","#
          + #""pair":[1,2],"sizes":{"a":1},"bytes":"00010203","code":"123-45"}"#),
      RobustnessSample(Login.self, #"{"name":"n","token":"t","auth":{"pin":1},"codes":[1]}"#),
      RobustnessSample(
        Journal.self,
        #"{"id":1,"title":"t","kept_at":12,"entries":[{"user":{"name":"n"},"amount":1.5,"#
          + #""kind":"cash","event":{"renamed":{"from":"a"}}}],"color":"7","change":null,"x":1}"#,
        isSymmetric: false),
    ]

  func test(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let sample = Self.samples[Int(first) % Self.samples.count]
    let document = Array(bytes.dropFirst())
    if case .wrong(let reason) = sample.read(document) { fault("\(sample.name): \(reason)") }
    if KnownDifference(document, textsOfNumbers: sample.name == "Coerced").isThere { return }
    if let fault = sample.disagreement(document) {
      isomer_fuzz.fault("\(sample.name): \(fault)")
    }
  }

  func seeds(_ fixtures: URL) throws -> [[UInt8]] {
    Self.samples.enumerated().map { [UInt8($0)] + Array($1.document.utf8) }
  }
}

/// The expected differences between the formats of a document.
///
/// A tree contains every key once and does not preserve the spelling of a number, which `coerce`
/// uses as the text of a String. `-0` is an integer only in JSON; in Foundation it is a `Double`.
struct KnownDifference {
  private(set) var isThere: Bool

  init(_ document: [UInt8], textsOfNumbers: Bool) {
    isThere = (try? RepeatedKeys(json: document))?.areThere == true
    var isString = false, isEscaped = false
    for (byte, next) in zip(document, document.dropFirst() + [0]) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isString
      } else if byte == UInt8(ascii: "\"") {
        isString.toggle()
      } else if !isString {
        if byte == UInt8(ascii: "-"), next == UInt8(ascii: "0") { isThere = true }
        if textsOfNumbers, Array(".eE-".utf8).contains(byte), !Array("sltfnu".utf8).contains(next) {
          isThere = true
        }
      }
    }
  }
}

/// A type that detects repeated keys in an object.
struct RepeatedKeys: Readable {
  private(set) var areThere = false

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> RepeatedKeys {
    var found = RepeatedKeys()
    switch try reader.peekKind() {
    case .object:
      guard try reader.beginObject() else { break }
      var keys: Set<String> = []
      repeat {
        _ = try reader.readKey()
        if !keys.insert(reader.currentKey).inserted { found.areThere = true }
        if try read(&reader).areThere { found.areThere = true }
      } while try reader.nextMember()
    case .array:
      guard try reader.beginArray() else { break }
      repeat {
        if try read(&reader).areThere { found.areThere = true }
      } while try reader.nextElement()
    default: try reader.skipValue()
    }
    return found
  }
}
