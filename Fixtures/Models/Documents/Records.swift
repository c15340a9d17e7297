import Foundation
import Isomer

/// A note of ActivityPub; many properties contain one value or a list.
// @mapped
struct ActivityNote: Equatable {
  var id: URL
  var content: String
  var to: [URL]  // @mapped elements: .wrap
  var attributedTo: [Source]  // @mapped elements: .wrap
  var published: Date?

  // @mapped untagged
  enum Source: Equatable {
    case link(URL)
    case actor(Actor)
  }

  // @mapped
  struct Actor: Equatable {
    var id: URL
    var name: String  // @mapped key: "preferredUsername"
  }
}

/// An observation of FHIR, with one of several properties `value[x]`.
// @mapped check: HealthObservation.hasOneValue
struct HealthObservation: Equatable {
  var status: Status
  var code: String  // @mapped key: "code.text"
  var valueQuantity: Quantity?
  var valueString: String?
  var valueBoolean: Bool?

  // @mapped
  enum Status: String { case registered, preliminary, final, amended }

  // @mapped
  struct Quantity: Equatable {
    var value: Decimal
    var unit: String?
  }

  struct ValueCount: Error, CustomStringConvertible {
    var count: Int
    var description: String { "value[x] is present \(count) times" }
  }

  static func hasOneValue(_ observation: HealthObservation) throws {
    let values = [
      observation.valueQuantity != nil, observation.valueString != nil,
      observation.valueBoolean != nil,
    ]
    let count = values.count { $0 }
    if count > 1 { throw ValueCount(count: count) }
  }
}

/// A document of MongoDB in its extended JSON.
// @mapped
struct StoredOrder: Equatable {
  var id: String  // @mapped key: "_id.$oid", check: .matches("[0-9a-f]{24}")
  var created: Date  // @mapped key: "created.$date"
  // @mapped key: "count.$numberLong", with: .string(of: Int.self)
  var count: Int
  var total: String?  // @mapped key: "total.$numberDecimal"
}
