import Isomer
import IsomerArchive

// Values that have the tag as a property, as unions in generated clients of APIs.

// @mapped keys: .snake, version: 1
struct StoredMessage: Equatable {
  // @mapped version: 1
  enum Kind: String { case message, note }
  let id: Int
  // @mapped key: "type"
  var kind: Kind
  var text: String?
}

// @mapped version: 1
struct StoredCall: Equatable {
  var type = "call"
  var arguments: [String]
}

// @mapped version: 1
struct StoredPlain: Equatable { var level: Int }

// @mapped tag: "type", version: 1
enum StoredItem: Equatable {
  // @mapped key: ["message", "note"]
  case message(StoredMessage)
  case call(StoredCall)
  case plain(StoredPlain)
  case end
  // @mapped fallback
  case other(JSONValue)
}

// @mapped tag: "type", unknown: .error
enum StrictStoredItem: Equatable {
  case call(StoredCall)
  indirect case list(StoredList)
}

// @mapped
struct StoredList: Equatable {
  var type: String
  var items: [StrictStoredItem]
}

// @mapped
struct StoredDeep: Equatable {
  // @mapped key: "meta.kind"
  var kind: String
  // @mapped key: "meta.size"
  var size: Int
}

// @mapped tag: ["meta.kind", "kind"]
enum StoredPath: Equatable {
  case deep(StoredDeep)
  case other(StoredPlain)
}

// @mapped
struct StoredEnvelope: Equatable {
  var id: Int
  // @mapped flatten
  var item: FlatStoredItem
}

// @mapped tag: "type"
enum FlatStoredItem: Equatable {
  case call(StoredCall)
  case end
}

// Unknown keys of values beside a tag.

// @mapped
struct StoredOpen: Equatable {
  var type = "open"
  var size: Int
  // @mapped rest
  var others: [String: JSONValue] = [:]
}

// @mapped unknown: .error
struct StoredClosed: Equatable {
  var type: String
}

// @mapped tag: "type"
enum StoredKeeping: Equatable {
  case open(StoredOpen)
  case closed(StoredClosed)
}

// @mapped
struct StoredRoom: Equatable {
  // @mapped rest
  var others: [String: JSONValue] = [:]
}

// @mapped tag: StoredSorting.kind
enum StoredSorting: Equatable {
  case room(StoredRoom)
  case house(StoredOpen)

  static func kind(_ value: JSONValue) -> String { value["rooms"] == nil ? "room" : "house" }
}

// @mapped tag: "kind"
protocol StoredSource {}

// @mapped
struct StoredFile: StoredSource { var path: String }

// @mapped key: .otherwise
struct StoredUnknown: StoredSource {
  // @mapped rest
  var others: OrderedMap<JSONValue> = [:]
}

// @mapped
struct StoredSourceBox { var source: any StoredSource }

// @mapped tag: "kind"
enum StoredOrdered: Equatable {
  case a
  // @mapped fallback
  case other(StoredMembers)
}

// @mapped
struct StoredMembers: Equatable {
  // @mapped rest
  var all: OrderedMap<JSONValue> = [:]
}

// Values of transparent types beside a tag.

// @mapped transparent
struct StoredCallBox: Equatable { var call: StoredCall }

// @mapped transparent
struct StoredPlainBox: Equatable { var plain: StoredPlain }

// @mapped transparent
struct StoredOuterBox: Equatable { var box: StoredPlainBox }

// @mapped tag: "type"
enum BoxedStoredItem: Equatable {
  case call(StoredCallBox)
  case plain(StoredPlainBox)
  case outer(StoredOuterBox)
}

// @mapped tag: "type", unknown: .error
enum StrictBoxedStoredItem: Equatable {
  case call(StoredCallBox)
  case outer(StoredOuterBox)
}

// @mapped
struct StoredNumber: Equatable {
  var kind: Int
  var isOn: Bool
}

// @mapped tag: "kind"
enum StoredNumbered: Equatable {
  // @mapped key: 1
  case one(StoredNumber)
  // @mapped key: [2, 3]
  case more(StoredNumber)
}
