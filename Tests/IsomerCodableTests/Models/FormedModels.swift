import Foundation
import Isomer
import IsomerCodable

/// A model with a value of each form that decoders are asked for.
// @mapped keys: .snake, derive: .equality
struct Parcel: MappedCodable {
  var id: Int
  var trackingCode: String
  var weight: Double
  var isFragile: Bool
  var sentAt: Date?
  var state: ParcelState
  var size: ParcelSize?
  var parts: [ParcelSize] = []
  var names: [String?] = []
  var counts: [Int] = []  // @mapped elements: .lossy
  var prices: [String: Double] = [:]
  var boxes: [[Bool]] = []
  var inner: [Parcel] = []
  var street: String  // @mapped key: "address.street"
  var zip: Int?  // @mapped key: "address.zip", alias: "zip"
  var note: String = "none"  // @mapped recover
  var huge: UInt64?
  var price: Decimal?
  var digits: Int?  // @mapped coerce
  var tag: JSONValue?
}

// @mapped
enum ParcelState: String, MappedCodable {
  case open, closed
}

// @mapped derive: .equality
struct ParcelSize: MappedCodable {
  var width: Int
  var height: Float?
}

// @mapped derive: .equality
struct Delivery: MappedCodable {
  var at: Date
  var others: [Date]  // @mapped elements: .lossy
  var late: Date?  // @mapped recover
}

extension Parcel {
  static let document = """
    {"id":7,"tracking_code":"a\\"b","weight":1.5,"is_fragile":true,"sent_at":"2024-01-02T03:04:05Z",\
    "state":"open","size":{"width":3,"height":0.5},"parts":[{"width":1},{"width":2,"height":null}],\
    "names":["x",null],"counts":[1,2],"prices":{"b":1,"a":2.5},"boxes":[[true],[]],\
    "inner":[\(child)],"address":{"street":"Main","zip":9},"note":"n","huge":18446744073709551615,\
    "price":0.1,"digits":"12","tag":[1,{"a":null}],"unknown":{"x":[1]}}
    """

  private static let child = """
    {"id":8,"tracking_code":"c","weight":2,"is_fragile":false,"state":"closed",\
    "address":{"street":"Side"},"zip":4}
    """
}
