import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Hostile documents: an error or a value, never a crash; and what is accepted can be written.
@Suite struct RobustnessTests {
  /// A document of one of the fixture models, and how it is read.
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var document: String
    /// Reads the document and writes what was read; whether it was accepted.
    var read: @Sendable ([UInt8]) -> Outcome
    /// What is wrong with a document, in each of the forms that it can have.
    var failures: @Sendable (Value) -> [FormatFailure]

    var testDescription: String { name }

    /// A model whose keys differ by direction, or that leaves out a nil which is not its
    /// property's default, does not read what it has written as the same value.
    init<Model: Readable & Writable & SendableMetatype>(
      _: Model.Type, _ document: String, isSymmetric: Bool = true
    ) {
      name = "\(Model.self)"
      self.document = document
      read = { Outcome(of: Model.self, $0, isSymmetric) }
      failures = { FormatFailure.all(of: Model.self, $0) }
    }
  }

  enum Outcome: Equatable {
    case accepted
    case refused
    /// Something that must not be; with the reason.
    case wrong(String)

    init<Model: Readable & Writable>(
      of _: Model.Type, _ bytes: [UInt8], _ isSymmetric: Bool
    ) {
      let value: Model
      do throws(MappingError) {
        value = try Model(json: bytes)
      } catch {
        let isInside = error.offset.map((0...bytes.count).contains) ?? false
        self = isInside && !error.description.isEmpty ? .refused : .wrong("place: \(error)")
        return
      }
      self = Self.written(value, isSymmetric)
    }

    /// Whether what was accepted can be written, and reads back as the same.
    private static func written<Model: Readable & Writable>(
      _ value: Model, _ isSymmetric: Bool
    ) -> Outcome {
      do throws(MappingError) {
        let written = try value.jsonBytes()
        guard isSymmetric else { return .accepted }
        // Sorted, since sets and dictionaries have no order.
        let again = try Model(json: written).jsonBytes()
        return again.sorted() == written.sorted() ? .accepted : .wrong("not stable")
      } catch {
        // A model's own functions may refuse to write it.
        return error.code == .transformerFailed ? .accepted : .wrong("not read again: \(error)")
      }
    }
  }

  static let samples: [Sample] = [
    Sample(Issue.self, issueDocument),
    Sample(
      Defaults.self,
      "{\"needed\":1,\"title\":\"t\",\"numbers\":[3],\"level\":\"low\",\"note\":\"n\",\"rank\":2,"
        + "\"parent\":4,\"size\":5,\"weight\":6,\"nick\":\"k\",\"score\":7,\"version\":2}",
      isSymmetric: false),
    Sample(
      Paths.self,
      "{\"place\":{\"geo\":{\"lat\":1.5,\"lon\":-2e3},\"name\":\"p\"},\"file.name\":\"f\","
        + "\"images\":[{\"url\":\"0\"},{\"url\":\"1\"}],\"photo\":{\"url\":\"i\"},\"in\":\"d\","
        + "\"a\\\"b\\\\c\\u00e9\":1}", isSymmetric: false),
    Sample(
      Coerced.self,
      "{\"int\":\"1\",\"small\":2.0,\"double\":\"0.5\",\"float\":1e1,\"bool\":\"YES\","
        + "\"string\":1.50,\"date\":\"2019-05-15T15:20:18.5+02:00\",\"ints\":[\"3\",4]}"),
    Sample(
      Lossy.self,
      "{\"labels\":[{\"name\":\"a\"},7],\"numbers\":[1,\"x\"],\"counts\":{\"a\":1,\"b\":[]},"
        + "\"maybe\":[null],\"defaulted\":[2]}"),
    Sample(
      Document.self,
      "{\"x\":{\"y\":[1,null,\"\\ud83d\\ude00\"]},\"title\":\"t\",\"createdBy\":\"c\","
        + "\"meta\":{\"revision\":7},\"n\":0.12345678901234567890}"),
    Sample(
      Outermost.self, "{\"height\":1,\"width\":2,\"depth\":3,\"meta\":{\"deep\":4}}"),
    Sample(
      Transformed.self,
      "{\"origin\":\"1.5,2\",\"target\":\"3,4\",\"seconds\":1.5,\"milliseconds\":12,"
        + "\"day\":\"2015-09-25\",\"shout\":\"a\",\"words\":\"x y\",\"safe\":\"x\"}"),
    Sample(
      EnumHolder.self,
      "{\"suit\":\"hearts\",\"priority\":2,\"visibility\":\"public_read\",\"media\":\"clip\","
        + "\"status\":\"gone\",\"kind\":[1],\"bySuit\":{\"clubs\":1}}"),
    Sample(
      Collections.self,
      "{\"matrix\":[[1,2.5],[]],\"byName\":{\"a\":[{\"name\":\"x\"}]},\"byNumber\":{\"-7\":\"m\"},"
        + "\"byLevel\":{\"high\":1},\"byCode\":{\"c\":2},\"tags\":[\"t\"],\"sparse\":[null,1],"
        + "\"deep\":{\"k\":{\"l\":[1]}},\"anything\":{\"z\":[1,null]},\"labelled\":{}}"),
    Sample(
      Scalars.self,
      "{\"int\":-1,\"int8\":2,\"int16\":3,\"int32\":4,\"int64\":5,\"uint\":6,\"uint8\":7,"
        + "\"uint16\":8,\"uint32\":9,\"uint64\":10,\"float\":0.1,\"double\":1e-3,\"cgFloat\":2,"
        + "\"decimal\":0.10,\"string\":\"\u{e9}\\n\",\"substring\":\"s\",\"character\":\"c\","
        + "\"bool\":true,\"url\":\"https://a.b\",\"uuid\":\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\","
        + "\"date\":\"2019-05-15T15:20:18Z\",\"data\":\"AAE=\"}"),
    Sample(
      Conversation.self,
      "{\"first\":{\"clip\":{\"media_url\":\"https://a.b\",\"seconds\":1}},\"pinned\":\"shut\","
        + "\"attachments\":[{\"position\":[1,2]},{\"note\":[null,[1]]},{\"removed\":{}}],"
        + "\"byName\":{\"a\":{\"b\":1}},\"lossy\":[{\"text\":\"x\"},{\"y\":1}],"
        + "\"recovered\":[],\"outcome\":{\"failure\":{\"error\":\"e\"}},"
        + "\"scope\":{\"members\":{\"of\":{\"id\":1}}}}"),
    Sample(
      [Activity].self,
      "[{\"body\":\"b\",\"type\":\"text\"},{\"type\":7,\"values\":[1]},{\"type\":\"closed\"},"
        + "{\"of\":{\"href\":\"https://a.b\",\"type\":\"link\"},\"type\":\"repost\"}]"),
    Sample(
      [Packet].self,
      "[{\"meta\":{\"id\":1,\"type\":\"data\"},\"bytes\":[1]},{\"meta\":{\"type\":\"ping\",\"id\":2}}]"
    ),
    Sample(
      [Command].self,
      "[{\"c\":{\"x\":1},\"t\":\"move\"},{\"t\":\"nested\",\"c\":[{\"t\":\"stop\"}]},"
        + "{\"t\":\"jump\",\"c\":[1,2]},{\"t\":\"wait\"}]"),
    Sample([Wrapped].self, "[{\"data\":{\"body\":{\"value\":1},\"kind\":\"number\"}},{\"z\":[]}]"),
    Sample(
      [Measure].self, "[1,1.5,{\"from\":1,\"to\":2},[1,2],\"auto\",\"x\",{\"at\":1}]"),
    Sample(Basket.self, "{\"orders\":[{\"count\":1}],\"hooked\":{\"old_name\":\"b\"}}"),
    Sample(Recipe.self, "{\"butter\":\"1/2\",\"steps\":[\"1/3\"],\"salt\":\"x\"}"),
    Sample(
      KeptPlace.self,
      "{\"longitude\":13.25,\"name\":\"B\",\"x\":[1],\"latitude\":52.5,\"country\":null}"),
    Sample(Excerpt.self, "{\"length\":4,\"nested\":{\"name\":\"n\",\"location\":3}}"),
    Sample(
      Bags.self,
      "{\"b\":{\"c\":{\"x\":[1]}},\"e\":\"\\u00e9\",\"g\":[2],\"i\":-1.5,\"a\":null}",
      isSymmetric: false),
    Sample(
      Landmark.self,
      "{\"data\":{\"meta\":{\"low\":3,\"name\":\"n\"},\"latitude\":1,\"size\":{\"high\":4},"
        + "\"longitude\":2}}"),
    Sample(
      Roster.self,
      "{\"users\":[{\"name\":\"a\",\"id\":1,\"address\":{\"city\":\"A\"}},{\"name\":\"\\u00e9\",\"x\":null}],"
        + "\"groups\":[{\"members\":[{\"tag\":\"t\"}]}],\"grid\":[[1],[]],"
        + "\"pages\":[{},{\"rows\":[{\"cells\":[{\"text\":\"c\"}]}]}]}", isSymmetric: false),
    Sample(
      LooseRoster.self,
      "{\"owner\":{\"pets\":[{\"name\":\"p\"},{}]},\"users\":[{\"name\":1,\"age\":2},{\"level\":null}]}",
      isSymmetric: false),
    Sample(Knot.self, "{\"left\":{\"right\":{\"left\":{}},\"left\":null},\"right\":{}}"),
    Sample(
      Page<Tree, [Int?]>.self,
      "{\"items\":[{\"name\":\"a\",\"children\":[]}],\"next_cursor\":[1]}"),
  ]

  private func expectAnswer(
    _ sample: Sample, _ bytes: [UInt8], at location: SourceLocation = #_sourceLocation
  ) {
    if case .wrong(let reason) = sample.read(bytes) {
      Testing.Issue.record(
        "\(sample.name): \(reason): \(String(decoding: bytes, as: UTF8.self))",
        sourceLocation: location)
    }
  }

  /// Row 134.
  @Test("The samples themselves are accepted", arguments: samples)
  func accepted(_ sample: Sample) {
    #expect(sample.read(Array(sample.document.utf8)) == .accepted)
  }

  /// Row 134.
  @Test("A document cut at any byte is refused", arguments: samples)
  func cut(_ sample: Sample) {
    let bytes = Array(sample.document.utf8)
    for count in bytes.indices { #expect(sample.read(Array(bytes[..<count])) == .refused) }
  }

  /// Row 134.
  @Test("A document with any byte replaced gets an answer", arguments: samples)
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

  /// Row 134.
  @Test("A document with any byte left out or doubled gets an answer", arguments: samples)
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

  /// Row 134.
  @Test("Seeded mutations get an answer", arguments: samples)
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

  /// Row 134.
  @Test("Random bytes get an answer", arguments: samples)
  func randomBytes(_ sample: Sample) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<40, using: &random)
      expectAnswer(sample, (0..<count).map { _ in .random(in: 0 ... .max, using: &random) })
    }
  }

  /// Row 134.
  @Test("Every sample's values in every other's place: another value is an error or is taken")
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

  /// Row 134.
  @Test("A hundred thousand open brackets are an error, in every model")
  func deep() {
    for sample in Self.samples {
      for piece in ["[", "{\"x\":", "{\"children\":[", "[{\"items\":"] {
        let bytes = Array(String(repeating: piece, count: 100_000).utf8)
        #expect(sample.read(bytes) == .refused)
      }
    }
  }

  /// Row 134.
  @Test("Reports of hostile documents get an answer too")
  func reports() throws {
    let bytes = Array(
      "{\"labels\":[{\"name\":1},7],\"numbers\":[\"x\"],\"counts\":{\"b\":[]}}".utf8)
    for index in bytes.indices {
      for byte in Array("\"\\{},0".utf8) + [0xC3] {
        var changed = bytes
        changed[index] = byte
        guard let (_, report) = try? Lossy.reading(json: changed) else { continue }
        for entry in report.entries {
          #expect(entry.offset.map(changed.indices.contains) == true)
          #expect(!entry.description.isEmpty)
        }
      }
    }
  }
}

struct RereadingTests {
  private static func chain(_ depth: Int) -> String {
    String(repeating: #"{"next":["#, count: depth) + String(repeating: "]}", count: depth)
  }

  @Test("A value may be read at several places of a model that holds itself")
  func short() throws {
    let value = try Chain(json: Self.chain(3))
    #expect(value.next.count == 1)
    #expect(value.afterNext == value.next.first?.next)
  }

  /// Unbounded, this would take longer than anyone waits: the work grows as Fibonacci's numbers.
  @Test("What is read again is bounded")
  func deep() {
    #expect {
      try Chain(json: Self.chain(200))
    } throws: { error in
      (error as? MappingError)?.code == .invalidValue
    }
  }
}
