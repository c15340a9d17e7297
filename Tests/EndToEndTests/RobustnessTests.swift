import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests that hostile documents yield an error or a value, never a crash, and that accepted
/// values can be written.
@Suite struct RobustnessTests {
  typealias Sample = RobustnessSample
  typealias Outcome = RobustnessSample.Outcome

  static let samples = RobustnessSample.all

  private func expectAnswer(
    _ sample: Sample, _ bytes: [UInt8], at location: SourceLocation = #_sourceLocation
  ) {
    if case .wrong(let reason) = sample.read(bytes) {
      Testing.Issue.record(
        "\(sample.name): \(reason): \(String(decoding: bytes, as: UTF8.self))",
        sourceLocation: location)
    }
  }

  @Test("The samples themselves are accepted", arguments: samples)
  func accepted(_ sample: Sample) {
    #expect(sample.read(Array(sample.document.utf8)) == .accepted)
  }

  @Test("A document truncated at any byte is rejected", arguments: samples)
  func cut(_ sample: Sample) {
    let bytes = Array(sample.document.utf8)
    for count in bytes.indices { #expect(sample.read(Array(bytes[..<count])) == .refused) }
  }

  @Test("A document with any byte replaced is read or rejected", arguments: samples)
  func replaced(_ sample: Sample) {
    let hostile: [UInt8] = Array("\"\\{}[],:0-e.n \n".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xFF]
    var bytes = Array(sample.document.utf8)
    for index in bytes.indices {
      let original = bytes[index]
      for byte in hostile {
        bytes[index] = byte
        expectAnswer(sample, bytes)
      }
      bytes[index] = original
    }
  }

  @Test("A document with any byte removed or doubled is read or rejected", arguments: samples)
  func removedOrDoubled(_ sample: Sample) {
    let bytes = Array(sample.document.utf8)
    for index in bytes.indices {
      var changed = bytes
      changed.remove(at: index)
      expectAnswer(sample, changed)
      changed = bytes
      changed.insert(bytes[index], at: index)
      expectAnswer(sample, changed)
    }
  }

  @Test("Seeded mutations are read or rejected", arguments: samples)
  func mutated(_ sample: Sample) {
    var random = SeededGenerator(seed: 134)
    let document = Array(sample.document.utf8)
    for _ in 0..<400 {
      var bytes = document
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        mutate(&bytes, document, &random)
      }
      expectAnswer(sample, bytes)
    }
  }

  private func mutate(
    _ bytes: inout [UInt8], _ document: [UInt8], _ random: inout SeededGenerator
  ) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0 ... .max, using: &random)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(UInt8(ascii: "\""), at: index)
    case 3: bytes.removeSubrange(index..<min(bytes.count, index + 5))
    default:
      let start = Int.random(in: document.indices, using: &random)
      bytes.insert(contentsOf: document[start..<min(document.count, start + 12)], at: index)
    }
  }

  @Test("Random bytes are read or rejected", arguments: samples)
  func randomBytes(_ sample: Sample) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<40, using: &random)
      expectAnswer(sample, (0..<count).map { _ in .random(in: 0 ... .max, using: &random) })
    }
  }

  @Test("Any value at any location is rejected or accepted")
  func swappedValues() {
    let values = ["null", "true", "0", "-1", "1.5", "1e999", "\"\"", "\"1\"", "[]", "{}", "[[]]"]
    for sample in Self.samples {
      for place in sample.document.ranges(of: ":") {
        for value in values {
          let rest = sample.document[place.upperBound...]
          let end = rest.firstIndex { ",}".contains($0) } ?? rest.endIndex
          let document = sample.document[..<place.upperBound] + value + rest[end...]
          expectAnswer(sample, Array(document.utf8))
        }
      }
    }
  }

  @Test("A hundred thousand open brackets are an error in every model")
  func deep() {
    for sample in Self.samples {
      for piece in ["[", "{\"x\":", "{\"children\":[", "[{\"items\":"] {
        let bytes = Array(String(repeating: piece, count: 100_000).utf8)
        #expect(sample.read(bytes) == .refused)
      }
    }
  }

  @Test("Reports of hostile documents yield an error or a value")
  func reports() throws {
    let bytes = Array(
      "{\"labels\":[{\"name\":1},7],\"numbers\":[\"x\"],\"counts\":{\"b\":[]}}".utf8)
    for index in bytes.indices {
      for byte in Array("\"\\{},0".utf8) + [0xC3] {
        var changed = bytes
        changed[index] = byte
        guard let (_, report) = try? Lossy.readWithReport(json: changed) else { continue }
        for entry in report.entries {
          #expect(entry.offset.map(changed.indices.contains) == true)
          #expect(!entry.description.isEmpty)
        }
      }
    }
  }
}

extension RobustnessSample: CustomTestStringConvertible {
  var testDescription: String { name }
}

struct RereadingTests {
  private static func chain(_ depth: Int) -> String {
    String(repeating: #"{"next":["#, count: depth) + String(repeating: "]}", count: depth)
  }

  @Test("A recursive model can read a value at several paths")
  func short() throws {
    let value = try Chain(json: Self.chain(3))
    #expect(value.next.count == 1)
    #expect(value.afterNext == value.next.first?.next)
  }

  /// Without a limit, this would never finish: the work grows like the Fibonacci numbers.
  @Test("Repeated reading is limited")
  func deep() {
    #expect {
      try Chain(json: Self.chain(200))
    } throws: { error in
      (error as? MappingError)?.code == .repetitionLimit
    }
  }
}
