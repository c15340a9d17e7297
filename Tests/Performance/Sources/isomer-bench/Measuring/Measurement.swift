import Foundation

/// The results for one document, direction and coder.
struct Figures {
  let subject: String
  let format: Format
  let direction: Direction
  let engine: Engine
  /// The bytes read or written by one call.
  let bytes: Int
  /// The median of the samples, in nanoseconds per call.
  let median: Double

  var megabytesPerSecond: Double { Double(bytes) / median * 1000 }
}

/// Samples all subjects in turn, so that slowdowns of the machine affect all of them.
///
/// A round takes one sample of each coder; every other round is in reverse order.
struct Measurement {
  let subjects: [Subject]
  let options: Options

  /// A measured combination of subject, direction and coder.
  private struct Lane {
    let subject: Subject
    let direction: Direction
    let engine: Engine
    /// The number of calls in a sample, repeated until a sample takes about two milliseconds.
    var calls = 1
    var samples: [Double] = []
  }

  func run() throws -> [Figures] {
    var lanes = try prepared()
    for round in 0..<options.rounds {
      let forward = Array(lanes.indices)
      for index in round.isMultiple(of: 2) ? forward : forward.reversed() {
        let lane = lanes[index]
        let time = try lane.subject.time(lane.engine, lane.direction, lane.calls)
        lanes[index].samples.append(time.nanoseconds / Double(lane.calls))
      }
    }
    return try lanes.map(result)
  }

  private func prepared() throws -> [Lane] {
    var lanes: [Lane] = []
    for subject in subjects {
      for direction in options.directions {
        for engine in options.engines where subject.format.engines.contains(engine) {
          var lane = Lane(subject: subject, direction: direction, engine: engine)
          _ = try subject.time(engine, direction, 1)
          let once = try subject.time(engine, direction, 1).nanoseconds
          lane.calls = max(1, min(1000, Int(2_000_000 / max(once, 1))))
          lanes.append(lane)
        }
      }
    }
    return lanes
  }

  private func result(_ lane: Lane) throws -> Figures {
    let isDecoded = lane.direction == .decode
    let bytes = isDecoded ? lane.subject.size : try lane.subject.written(lane.engine).count
    return Figures(
      subject: lane.subject.name, format: lane.subject.format, direction: lane.direction,
      engine: lane.engine, bytes: bytes, median: lane.samples.sorted()[lane.samples.count / 2])
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
