import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests that a document has the same value on a thread with a small stack as on any other, or that
/// the stack is the error.
@Suite struct StackTests {
  static let samples =
    RobustnessSample.all + [
      RobustnessSample(JSONValue.self, #"{"a":[[1,{"b":null}]]}"#),
      RobustnessSample(Nest.self, #"{"a":{"a":[1,[2]]}}"#),
      RobustnessSample(Page<Tree, Int>.self, #"{"items":[{"name":"a","children":[]}]}"#),
      RobustnessSample(
        SchemaOrReference.self,
        #"{"type":"object","properties":{"a":{"$ref":"b"}},"items":{"type":"array"}}"#),
      RobustnessSample(TwoBranch.self, #"{"x":{"x":1,"k":2},"k":"a"}"#),
      RobustnessSample(ListBranch.self, "[[[1]]]"),
      RobustnessSample(StoredBranch.self, #"{"x":{"x":1,"k":2}}"#),
      RobustnessSample(
        AbandonedNode.self,
        #"{"nodes":[{}],"byName":{"a":{}},"recovered":[{}],"old":[{}],"cases":[[1]]}"#,
        isSymmetric: false), RobustnessSample(AbandonedCase.self, #"[[[1]],{"a":{"of":"fine"}}]"#),
    ]

  /// The sizes of small stacks, in KiB.
  static let sizes = [64, 128, 512]

  /// The outcome of reading a document.
  enum Outcome: Hashable {
    case value([UInt8])
    case failure(MappingError.Code)
    /// The thread's stack is too small.
    case stack

    init(of sample: RobustnessSample, _ document: String, kilobytes: Int) {
      let bytes = Array(document.utf8)
      switch onThread(stack: kilobytes << 10, { sample.reading(bytes) }) {
      case .success(let write): self = onThread(stack: 32 << 20, write).map(Self.value) ?? .stack
      case .failure(let error):
        // A transformer of several fields names them before the reason.
        let isStack = error.description.contains(StackRoom.words)
        self = isStack ? .stack : .failure(error.code)
      case nil: self = .stack
      }
    }
  }

  @Test(arguments: samples)
  func `a document has one value on any stack`(_ sample: RobustnessSample) {
    #expect(
      Outcome(of: sample, sample.document, kilobytes: 512)
        == Outcome(of: sample, sample.document, kilobytes: 32_768))
    for document in Self.documents(of: sample) {
      let expected = Outcome(of: sample, document, kilobytes: 32_768)
      for size in Self.sizes {
        let found = Outcome(of: sample, document, kilobytes: size)
        #expect([expected, .stack].contains(found), "\(size) KiB: \(document.prefix(300))")
      }
    }
  }

  /// Documents of growing depth: each part of the sample that can contain itself does so repeatedly.
  static func documents(of sample: RobustnessSample) -> [String] {
    guard let whole = try? JSONValue(json: sample.document) else { return [] }
    return [sample.document]
      + paths(in: whole).flatMap { outer -> [String] in
        paths(in: whole[outer] ?? .null).filter { !$0.components.isEmpty }.flatMap { part in
          [false, true].flatMap {
            Nesting(whole, outer, part, inArray: $0).documents(of: sample)
          }
        }
      }
  }

  /// Returns the paths of all arrays and objects.
  private static func paths(in value: JSONValue) -> [ValuePath] {
    guard value.array != nil || value.object != nil else { return [] }
    var paths = [ValuePath()]
    for (index, element) in (value.array ?? []).enumerated() {
      paths += Self.paths(in: element).map { ValuePath([.index(index)]).appending($0) }
    }
    for (key, member) in value.object ?? [:] {
      paths += Self.paths(in: member).map { ValuePath([.key(key)]).appending($0) }
    }
    return paths
  }
}

/// A document in which a part contains itself at a path, any number of times.
private struct Nesting {
  private let head, before, inner, after, tail: String

  init(_ whole: JSONValue, _ outer: ValuePath, _ path: ValuePath, inArray: Bool) {
    let hole = "a hole in the document"
    func split(_ value: JSONValue, _ path: ValuePath) -> (String, String) {
      var value = value
      value[path] = inArray && !path.components.isEmpty ? [.string(hole)] : .string(hole)
      let parts = value.description.components(separatedBy: "\"\(hole)\"")
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    let part = whole[outer] ?? .null
    inner = part.description
    (before, after) = split(part, path)
    var value = whole
    value[outer] = .string(hole)
    let parts = value.description.components(separatedBy: "\"\(hole)\"")
    (head, tail) = (parts[0], parts.count > 1 ? parts[1] : "")
  }

  private func document(_ times: Int) -> String {
    head + String(repeating: before, count: times) + inner + String(repeating: after, count: times)
      + tail
  }

  /// Documents up to the limit of levels; none if the part cannot contain itself, or is not read.
  func documents(of sample: RobustnessSample) -> [String] {
    let outcomes = [1, 2].map {
      StackTests.Outcome(of: sample, document($0), kilobytes: 32_768)
    }
    guard case .value(let once) = outcomes[0], case .value(let twice) = outcomes[1], once != twice
    else { return [] }
    let levels = max(before.count { "[{".contains($0) } - before.count { "]}".contains($0) }, 1)
    let counts = 1...max(520 / levels, 1)
    // For each depth near those at which the stacks end, set ISOMER_ROUNDS. It takes minutes.
    let isThorough = ProcessInfo.processInfo.environment["ISOMER_ROUNDS"] != nil
    let ends = isThorough ? StackTests.sizes.map { end(of: sample, in: counts, kilobytes: $0) } : []
    return counts.filter { count in
      count < 12 || count % 48 == 17 || count > counts.upperBound - 2
        || ends.contains { -8...16 ~= count - $0 }
    }.map(document)
  }

  /// Returns the first depth for which a stack is too small.
  ///
  /// Deeper documents end a stack at the same level, because they begin with the same bytes.
  private func end(
    of sample: RobustnessSample, in counts: ClosedRange<Int>, kilobytes: Int
  ) -> Int {
    var (low, high) = (counts.lowerBound, counts.upperBound + 1)
    while low < high {
      let middle = (low + high) / 2
      let isEnd = StackTests.Outcome(of: sample, document(middle), kilobytes: kilobytes) == .stack
      (low, high) = isEnd ? (low, middle) : (middle + 1, high)
    }
    return low
  }
}
