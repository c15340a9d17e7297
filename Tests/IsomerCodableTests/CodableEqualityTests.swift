import Foundation
import Isomer
import Testing

@Suite("Codable values are read and written as by Foundation")
struct CodableEqualityTests {
  @Test("documents of Foundation are read equally", arguments: Sample.general + [.special])
  func reading(_ sample: Sample) throws {
    let comparison = sample.compare(try sample.document())
    #expect(comparison == .init(foundation: true, isomer: true))
  }

  @Test("documents are equal", arguments: Sample.general + [.special])
  func writing(_ sample: Sample) throws {
    #expect(try JSONValue(json: sample.written()) == JSONValue(json: sample.document()))
    #expect(sample.compare(try sample.written()) == .init(foundation: true, isomer: true))
  }

  /// Foundation reads some documents that are not JSON, with a comma after the last element, and
  /// integers with an exponent.
  @Test("changed documents are read equally, or by Foundation only", arguments: Sample.general)
  func changes(_ sample: Sample) throws {
    let document = try Array(sample.document())
    let bytes = Array(#"{}[]",:0123456789.-+eEtrufalsn \/"#.utf8) + [0, 0x80, 0xC3]
    var generator = SeededGenerator(seed: 7)
    var read = 0
    var integers = 0
    for _ in 0..<1500 {
      var changed = document
      let place = Int.random(in: document.indices, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: changed[place] = bytes.randomElement(using: &generator) ?? 0
      case 1: changed.remove(at: place)
      default: changed.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
      }
      let text = String(decoding: changed, as: UTF8.self)
      let comparison = sample.compare(Data(changed))
      #expect(comparison.areEqual, "\(text)")
      #expect(comparison.foundation || !comparison.isomer, "\(text)")
      if comparison.isomer { read += 1 }
      if comparison.foundation, !comparison.isomer, (try? JSONValue(json: changed)) != nil {
        integers += 1
        #expect(text.contains { "eE.".contains($0) }, "\(text)")
      }
    }
    #expect(document.count < 10 || read > 50)
    #expect(integers < 10)
  }
}
