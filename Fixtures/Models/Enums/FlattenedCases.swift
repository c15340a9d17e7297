// @mapped file unknown: .error

import Isomer

/// A strict request; an unknown method is stored.
// @mapped
struct Request: Equatable {
  var id: Int?
  // @mapped flatten
  var call: Call
}

// @mapped tag: "method", content: "params"
enum Call: Equatable {
  case add(x: Int, y: Int?)
  case list(CallPage?)
  // @mapped key: "page"
  case next( /* @mapped null: .write */CallPage?)
  case sum( /* @mapped omit: .empty, default: [] */[Int])
  case ping
  case free(x: Int, /* @mapped rest */ others: [String: JSONValue])
  // @mapped fallback
  case other(JSONValue)
}

// @mapped
struct CallPage: Equatable { var cursor: String }

/// Content below a path that the tag shares.
// @mapped tag: "rpc.method", content: "rpc.data.params"
enum DeepCall: Equatable { case list(Int?), ping }

/// The default of the file does not apply, because any other key can be that of the fallback.
// @mapped
struct BodyMessage: Equatable {
  var id: Int
  // @mapped flatten
  var body: Body
}

// @mapped
enum Body: Equatable {
  case text(String)
  case move(x: Int)
  // @mapped fallback
  case other(JSONValue)
}

// @mapped derive: .merge
struct Occasion: Equatable {
  var id: Int
  // @mapped flatten: .prefix("on_")
  var kind: Kind?

  // @mapped tag: "type", unknown: .ignore
  enum Kind: Equatable {
    case day(number: Int)
    // @mapped fallback
    case other(JSONValue)
  }
}

/// A strict model beside a tag, and in a strict model.
// @mapped tag: "type"
enum Entry: Equatable { case page(CallPage), numbered(NumberedPage) }

// @mapped
struct NumberedPage: Equatable {
  var number: Int
  // @mapped flatten
  var page: CallPage
  // @mapped key: "range.end"
  var end: Int?
}

/// `rest` is stronger than the default of the file.
// @mapped
struct KeepingByDefault: Equatable {
  // @mapped key: "a.b"
  var b: Int?
  var others: [String: JSONValue]  // @mapped rest
}
