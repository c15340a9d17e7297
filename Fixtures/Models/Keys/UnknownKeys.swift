import Isomer

// Unknown keys together with all other options that handle keys. Each type rejects unknown keys;
// the profile `noting` reports them.

// @mapped unknown: .error
// @mapped(noting) unknown: .report
struct ClaimedPaths: Equatable {
  var id: Int
  // @mapped key: "a.b.c"
  var deep: Int?
  // @mapped key: "a.d", alias: ["e", "old.f"]
  var other: Int?
  // @mapped key: "list[1].x", skip: .write
  var second: Int?
  // @mapped key: "users[].name", skip: .write
  var names: [String]?
  // @mapped skip: .read
  var written = 1
  // @mapped skip: .write
  var read: Int?
  let kind = "k"  // @mapped skip: .read
  var tree: [String: JSONValue] = [:]
}

// @mapped under: "data.attributes", unknown: .error
// @mapped(noting) unknown: .report
struct ClaimedEnvelope: Equatable {
  var id: Int
  // @mapped key: "meta.page"
  var page: Int?
  // @mapped fields: ["latitude", "geo.longitude"], with: ClaimedSpotTransformer()
  var spot: ClaimedSpot
  // @mapped flatten
  var part: ClaimedPart
}

// @mapped unknown: .error
// @mapped(noting) unknown: .report
struct ClaimedParts: Equatable {
  var id: Int
  // @mapped key: "meta.page"
  var page: Int?
  // @mapped flatten
  var part: ClaimedPart
  // @mapped flatten
  var more: ClaimedMore
}

// @mapped
// @mapped(noting)
struct ClaimedPart: Equatable {
  var width: Int
  // @mapped key: "meta.height", alias: "height"
  var height: Int?
  // @mapped flatten
  var innermost: ClaimedInnermost
}

// @mapped
// @mapped(noting)
struct ClaimedInnermost: Equatable {
  // @mapped key: "meta.inner.depth"
  var depth: Int
}

// @mapped under: "box"
// @mapped(noting)
struct ClaimedMore: Equatable {
  var size: Int?
}

// @mapped unknown: .error
// @mapped(noting) unknown: .report
struct ClaimedHolder: Equatable {
  var one: ClaimedItem
  var list: [ClaimedItem]
  var byName: [String: ClaimedItem]
  var free: ClaimedFree?
}

// @mapped unknown: .error
// @mapped(noting) unknown: .report
struct ClaimedItem: Equatable { var id: Int }

// @mapped
// @mapped(noting)
struct ClaimedFree: Equatable { var id: Int? }

// Classes, which inherit the option.

// @mapped unknown: .error
// @mapped(noting) unknown: .report
class ClaimedBase {
  var id = 0
  // @mapped key: "meta.page"
  var page: Int?
  init() {}
}

// @mapped
// @mapped(noting)
final class ClaimedSub: ClaimedBase {
  // @mapped key: "meta.extra", alias: "extra"
  var extra: Int?
}

// @mapped tag: "meta.kind", unknown: .error
// @mapped(noting) unknown: .report
class ClaimedCluster { var id = 0 }

// @mapped key: "first"
// @mapped(noting)
final class ClaimedFirst: ClaimedCluster {
  // @mapped key: "meta.size"
  var size = 0
}

// Enums in every form.

// @mapped tag: "meta.kind", unknown: .error
// @mapped(noting) unknown: .report
enum ClaimedTagged: Equatable {
  case sized( /* @mapped key: "meta.size" */Int)
  case held(ClaimedFree)
}

// @mapped tag: "kind", content: "body.value", unknown: .error
// @mapped(noting) unknown: .report
enum ClaimedContent: Equatable {
  case sized(size: Int)
  case held(ClaimedFree)
}

// @mapped unknown: .error
// @mapped(noting) unknown: .report
enum ClaimedKeyed: Equatable {
  case sized( /* @mapped key: "meta.size" */size: Int)
  case held(ClaimedFree)
}

// @mapped untagged, unknown: .error
// @mapped(noting) unknown: .report
enum ClaimedUntagged: Equatable {
  case sized(size: Int, /* @mapped key: "meta.page" */ page: Int)
}

// Models that store unknown keys.

// @mapped
struct ClaimedRest: Equatable {
  var id: Int
  // @mapped key: "meta.page"
  var page: Int?
  // @mapped key: "a.x", alias: ["x"]
  var x: Int?
  // @mapped flatten
  var part: ClaimedPart
  // @mapped fields: ["latitude", "geo.longitude"], with: ClaimedSpotTransformer()
  var spot: ClaimedSpot
  // @mapped rest
  var extra: [String: JSONValue]
}

// @mapped under: "data"
struct ClaimedRestBelow: Equatable {
  var id: Int
  // @mapped key: "meta.page"
  var page: Int?
  // @mapped flatten
  var part: ClaimedPart
  // @mapped rest
  var extra: [String: JSONValue]
}

struct ClaimedSpot: Equatable { var latitude: Double, longitude: Double }

struct ClaimedSpotTransformer: Transformer {
  func transform(_ input: [String: Double]) throws -> ClaimedSpot {
    ClaimedSpot(latitude: input["latitude"] ?? 0, longitude: input["geo.longitude"] ?? 0)
  }

  func reverse(_ output: ClaimedSpot) -> [String: Double] {
    ["latitude": output.latitude, "geo.longitude": output.longitude]
  }
}

/// A model whose write-only keys are handled, but not searched for unknown keys.
// @mapped
struct ClaimedWriting: Equatable {
  // @mapped key.read: "a", key.write: "a.b"
  var whole: Int
  // @mapped skip: .read, key: "c.d"
  var deep = 1
  // @mapped skip: .read
  var plain = 2
  // @mapped key.read: "e", key.write: "f"
  var moved: Int?
  // @mapped rest
  var extra: [String: JSONValue]
}
