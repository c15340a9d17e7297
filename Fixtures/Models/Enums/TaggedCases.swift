import Foundation
import Isomer

/// An enum with its tag beside the values.
// @mapped tag: "type"
enum Activity: Equatable {
  // @mapped key: ["video", "clip"]
  case video(
    /* @mapped key: "media_url" */ url: URL, seconds: Double = 0)
  case text(Message)
  case link(
    /* @mapped key: "href" */ URL)
  // @mapped key: 7
  case numbered(
    /* @mapped key: "values" */ [Int])
  case closed
  case place(
    /* @mapped fields: ["latitude", "longitude"], with: CoordinateTransformer() */ Coordinate)
  case open(
    /* @mapped rest */ members: [String: JSONValue])
  indirect case repost(of: Activity)

  // @mapped
  struct Message: Equatable {
    var body: String
    var author: String?
  }
}

/// A fallback case that stores the unknown value.
// @mapped tag: "type", keys: .snake
enum Notice: Equatable {
  case newFollower(userName: String)
  case newLike(id: Int)
  // @mapped fallback
  case other(JSONValue)
}

/// A fallback case for unknown tags.
// @mapped tag: "kind", unknown: .error
enum Strictness: Equatable {
  case simple
  case sized(width: Int, height: Int)
  case model(Coordinates)
  // @mapped fallback
  case unknown
}

/// A tag at a path that it shares with values.
// @mapped tag: "meta.type", unknown: .report
enum Packet: Equatable {
  case ping(
    /* @mapped key: "meta.id" */ id: Int)
  case data(Payload)
  case end

  // @mapped
  struct Payload: Equatable {
    var id: Int  // @mapped key: "meta.id"
    var bytes: [UInt8]
  }
}

/// Raw values as tags.
// @mapped tag: "level"
enum Verbosity: Int {
  case quiet, loud = 5
}

/// Enums that are read-only or write-only.
// @mapped tag: "t", skip: .write
enum Received: Equatable {
  case a(x: Int)
  case b
}

// @mapped tag: "t", skip: .read
enum Sent {
  case a(x: Int)
  case b
}

/// Cases in an `#if` block.
// @mapped tag: "t"
enum Platform: Equatable {
  case common(x: Int)
  #if os(Linux)
  case special(pid: Int32)
  #else
  case special(bundle: String)
  #endif
  #if NEVER
  case never(Missing)
  #endif
}

/// A generic enum with its tag beside the values.
// @mapped tag: "state"
enum Loading<Contents> {
  case pending
  case done(contents: Contents, etag: String?)
}

extension Loading: Equatable where Contents: Equatable {}

/// Labels that the generated code also uses as names.
// @mapped tag: "tag"
enum OddNames: Equatable {
  case `default`(reader: Int, writer: Int, start: Int, value: Int, key: Int, partial: Int)
  case start(container: Int, `in`: Int)  // @mapped key: "begin"
}

/// A generic enum that stores unknown keys.
// @mapped tag: "type"
enum Surplus<Content: Equatable>: Equatable {
  case some(content: Content, /* @mapped rest */ extra: [String: JSONValue])
}
