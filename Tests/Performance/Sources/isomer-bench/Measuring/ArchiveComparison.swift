import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation

/// Measures archives against other formats for storing models: binary property lists, keyed
/// archives, and Isomer's own JSON.
///
/// A keyed archive contains the tree of arrays and dictionaries, without creating models, because
/// no classes conform to NSCoding.
/// classes that code themselves.
struct ArchiveComparison {
  /// A storage format with functions for both directions.
  private struct Lane {
    let name: String
    let size: Int
    let write: () throws -> Duration
    let read: () throws -> Duration
    var calls = (write: 1, read: 1)
    var writing: [Double] = []
    var reading: [Double] = []
  }

  private var lanes: [Lane]

  init(_ issues: [GitHubIssue]) throws {
    lanes = [
      try Self.propertyList(issues), try Self.keyedArchive(issues), try Self.json(issues),
      try Self.archive(issues),
    ]
  }

  // MARK: Formats

  private static func propertyList(_ issues: [GitHubIssue]) throws -> Lane {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let decoder = PropertyListDecoder()
    let data = try encoder.encode(issues)
    try check(decoder.decode([GitHubIssue].self, from: data) == issues, "property list")
    return Lane(
      name: "property list", size: data.count, write: { try timed { try encoder.encode(issues) } },
      read: { try timed { try decoder.decode([GitHubIssue].self, from: data) } })
  }

  private static func keyedArchive(_ issues: [GitHubIssue]) throws -> Lane {
    let tree = try JSONSerialization.jsonObject(with: issues.json())
    let data = try NSKeyedArchiver.archivedData(withRootObject: tree, requiringSecureCoding: false)
    let classes = [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSNull.self]
    return Lane(
      name: "NSKeyedArchiver", size: data.count,
      write: {
        try timed {
          try NSKeyedArchiver.archivedData(withRootObject: tree, requiringSecureCoding: false)
        }
      },
      read: { try timed { try NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data) } }
    )
  }

  private static func json(_ issues: [GitHubIssue]) throws -> Lane {
    let data: Data = try issues.json()
    return Lane(
      name: "Isomer JSON", size: data.count, write: { try timed { try issues.json() as Data } },
      read: { try timed { try [GitHubIssue](json: data) } })
  }

  private static func archive(_ issues: [GitHubIssue]) throws -> Lane {
    let data = try issues.archive()
    try check([GitHubIssue](archive: data) == issues, "archive")
    return Lane(
      name: "Isomer archive", size: data.count, write: { try timed { try issues.archive() } },
      read: { try timed { try [GitHubIssue](archive: data) } })
  }

  private static func check(_ holds: @autoclosure () throws -> Bool, _ name: String) throws {
    guard try holds() else { throw Trouble("\(name): another value is read than was written") }
  }

  // MARK: Measuring

  /// Returns a table of the medians, with interleaved measurements.
  func run(rounds: Int) throws -> String {
    var lanes = lanes
    for index in lanes.indices {
      _ = (try lanes[index].write(), try lanes[index].read())
      lanes[index].calls.write = Self.calls(try lanes[index].write())
      lanes[index].calls.read = Self.calls(try lanes[index].read())
    }
    for _ in 0..<rounds {
      for index in lanes.indices {
        let lane = lanes[index]
        lanes[index].writing.append(try Self.sample(lane.calls.write, lane.write))
        lanes[index].reading.append(try Self.sample(lane.calls.read, lane.read))
      }
    }
    return table(lanes)
  }

  private static func calls(_ once: Duration) -> Int {
    max(1, min(1000, Int(2_000_000 / max(once.nanoseconds, 1))))
  }

  private static func sample(_ calls: Int, _ work: () throws -> Duration) throws -> Double {
    var total = 0.0
    for _ in 0..<calls { total += try work().nanoseconds }
    return total / Double(calls)
  }

  private func table(_ lanes: [Lane]) -> String {
    let first = lanes[0]
    let lines = lanes.map { lane in
      let (out, back) = (Self.median(lane.writing), Self.median(lane.reading))
      return Report.cells(
        [
          lane.name, "\(lane.size)", Report.decimal(out / 1e6, 3), Report.decimal(back / 1e6, 3),
          Report.decimal(Self.median(first.writing) / out, 1),
          Report.decimal(Self.median(first.reading) / back, 1),
        ], widths: [16, 9, 10, 10, 13, 13])
    }
    let heading = Report.cells(
      ["github_issues", "bytes", "out ms", "in ms", "times out", "times in"],
      widths: [16, 9, 10, 10, 13, 13])
    return (["medians of one process, interleaved; \(Report.build) build", "", heading] + lines)
      .joined(separator: "\n")
  }

  private static func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }
}

/// Returns the time of one call, without the time for releasing its result.
@inline(__always)
private func timed<Result>(_ work: () throws -> Result) rethrows -> Duration {
  let start = ContinuousClock.now
  let result = try work()
  let time = ContinuousClock.now - start
  withExtendedLifetime(result) {}
  return time
}
