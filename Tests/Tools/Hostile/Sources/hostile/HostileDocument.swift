@_spi(Generated) import Isomer
import IsomerFoundation
import IsomerStreams

/// A document that is intended to cost more than its size, and a function that reads or writes it.
struct HostileDocument: Sendable {
  var name: String
  var reader: String
  /// The maximum size in megabytes, for documents known to be slow.
  var largest = Double.infinity
  /// The maximum size in megabytes for counting instructions, which takes fifty times as long.
  var largestCounted = Double.infinity
  /// The limit of the instructions for a byte, as a multiple of those for an ordinary tree.
  var limit = 20.0
  /// The limit of the instructions, as a multiple of those for half the size.
  var ratioLimit = 2.3
  /// The memory limit, as a multiple of the document's size, in addition to ten megabytes.
  var memoryLimit = 30.0
  /// Creates a document of the given size and returns the function to measure.
  var work: @Sendable (Int) -> @Sendable () -> Void

  /// All documents, beginning with the ordinary one.
  static let all =
    ([ordinary] + recursive + tokens + members + faults + collections + texts + models + formats
    + streams + updates + deep + untagged + archives + references).map(\.withKnownLimits)

  private static let ordinary = json("numbers, strings and objects", JSONValue.self) {
    list(#"{"id":12345,"name":"An ordinary one","tags":["a","b"],"x":-1.5e3}"#, $0)
  }
}

// MARK: - rows

extension HostileDocument {
  /// Returns a JSON document that is read, with a report too; the results, values, errors and
  /// reports, are described and written.
  static func json<Model: Readable & SendableMetatype>(
    _ name: String, _ type: Model.Type, largest: Double = .infinity, errorLimit: Int = 100,
    _ text: @escaping @Sendable (Int) -> String
  ) -> HostileDocument {
    HostileDocument(name: name, reader: "\(type)", largest: largest) { size in
      let bytes = Array(text(size).utf8)
      let options = ReadingOptions(errorLimit: errorLimit)
      return {
        examine { () throws(MappingError) in _ = try Model(json: bytes, options: options) }
        examine { () throws(MappingError) in
          let report = try Model.readWithReport(json: bytes, options: options).1
          _ = report.description
          _ = try report.json()
        }
      }
    }
  }

  /// Returns a document with a closure that creates the function to measure.
  static func row(
    _ name: String, _ reader: String, largest: Double = .infinity,
    _ text: @escaping @Sendable (Int) -> String,
    _ work: @escaping @Sendable (String) -> @Sendable () -> Void
  ) -> HostileDocument {
    HostileDocument(name: name, reader: reader, largest: largest) { work(text($0)) }
  }

  /// Calls a closure; describes and writes its error.
  static func examine(_ work: () throws(MappingError) -> Void) {
    do throws(MappingError) {
      try work()
    } catch {
      _ = error.description
      _ = try? error.json()
    }
  }
}

// MARK: - texts

extension HostileDocument {
  /// Returns as many copies of a text as fit a size, but at least one.
  static func pieces(_ piece: String, _ size: Int) -> String {
    String(repeating: piece, count: max(size / piece.utf8.count, 1))
  }

  static func list(_ element: String, _ size: Int) -> String {
    "[" + pieces(element + ",", size).dropLast() + "]"
  }

  static func repeated(_ member: String, _ size: Int) -> String {
    "{" + pieces(member + ",", size).dropLast() + "}"
  }

  /// Returns an object with different keys, each with a value.
  static func object(_ value: String, _ size: Int, prefix: String = "k") -> String {
    let count = max(size / (value.utf8.count + prefix.utf8.count + 13), 1)
    let members = (0..<count).map { "\"\(prefix)\($0 + 100_000_000)\":\(value)" }
    return "{" + members.joined(separator: ",") + "}"
  }

  /// Returns a letter with combining marks in an order that is expensive to normalise.
  static func marks(_ size: Int, _ letter: String = "e") -> String {
    letter + pieces("\u{315}\u{301}\u{327}\u{323}", size)
  }
}
