// @mapped file version: 1

public import Foundation
import Isomer
public import Observation

/// Types whose conformances determine their isolation or whether they are sendable.

// @mapped
public struct Failure: Error, Hashable {
  public var code: Int
  public var reason: Reason?
  // @mapped recover: nil
  public var underlying: [Detail]? = nil

  public init(code: Int) { self.code = code }

  // @mapped
  public enum Reason: String, Error { case timeout, cancelled }

  // @mapped tag: "kind"
  public enum Detail: LocalizedError, Hashable {
    case field(name: String, message: String? = nil)
    case nested(Inner)
    case unknown

    // @mapped
    public struct Inner: Hashable, Sendable { public var depth = 0 }
  }
}

public typealias Thrown = Error & Sendable

// @mapped derive: .changes
struct Rejected: Thrown { var status = 400 }

// @mapped
final class Cancelled: Error, Sendable {
  let seconds: Int
  init(seconds: Int) { self.seconds = seconds }
}

// @mapped
public struct AnyKey: CodingKey, Hashable {
  public var stringValue: String
  public var intValue: Int?

  public init(stringValue: String) { self.stringValue = stringValue }
  public init?(intValue: Int) { nil }
}

// @mapped
enum Column: String, CodingKey, CaseIterable { case name, size }

nonisolated protocol Transferred: Sendable {}
protocol Listed { var title: String { get } }

// @mapped
struct Parcel: Transferred {
  var weight: Double
  // @mapped elements: .lossy
  var columns: [Column] = []
}

// @mapped
struct Ticket: Listed, Identifiable, Sendable {
  // @mapped id
  var id: Int
  var title: String
}

// @mapped tag: "type"
nonisolated protocol Notice: Error {}
// @mapped key: "info"
struct Info: Notice { var text: String }

// @mapped
@Observable public final class Counter {
  public var count = 0
  public var label: String?
  public init() {}
}

/// Generated types repeat that a public type is sendable.
// @mapped derive: [.copy, .merge, .description, .changes]
public struct Profile: Sendable, Equatable {
  // @mapped id
  public var name: String
  // @mapped id
  public var born: Date
  public var home: URL?
  // @mapped merge: .deep
  public var address: Address
  public var tags: Set<String> = []
}

// @mapped derive: [.equality, .merge, .changes]
public struct Address {
  public var street: String
  public var codes: [UUID] = []
}

extension Address: Sendable {}

// @mapped derive: [.equality, .changes]
package struct Draft: Sendable { package var due: Date? }

public func send<Value: Sendable>(_ value: Value) -> Value { value }

public func changes(from old: Profile, to new: Profile) -> Profile.Changes {
  send(old.changes(to: new))
}

/// Reads and writes without the default isolation.
nonisolated public func readFailure(_ text: String) throws -> (Failure, String) {
  let failure = try Failure(json: text)
  return (failure, try failure.jsonString())
}
