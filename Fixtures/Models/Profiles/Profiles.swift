import Foundation
import Isomer

/// A model whose profiles override individual options.
// @mapped keys: .snake
// @mapped(twitter, bird) keys: .camel, unknown: .report
struct ProfiledAccount: Equatable {
  // @mapped key: "name", default: "nobody"
  // @mapped(twitter) key: "screen_name"
  // @mapped(bird) without: .key
  var fullName: String
  // @mapped key: "info.born", with: .secondsSince1970
  // @mapped(twitter) key.read: "bornOn", with: .dateFormat("yyyy-MM-dd")
  // @mapped(bird) without: [.key, .with]
  var born: Date?
  // @mapped(twitter, bird) skip
  var internalID = 0
  // @mapped skip
  // @mapped(bird) without: .skip, alias: "crowd"
  var followers: [ProfiledFollower] = []
  // @mapped flatten
  var stamp = ProfiledStamp()
  // @mapped coerce, check: 0...150
  // @mapped(twitter) coerce: .off, check: 18...
  var age: Int?
  // @mapped fields: ["lat", "lon"], with: ProfiledSpotTransformer()
  // @mapped(twitter) fields: ["geo.y", "geo.x"], with: ProfiledSpotTransformer(lat: "geo.y", lon: "geo.x")
  var spot = Spot(lat: 0, lon: 0)
  // @mapped with: .embedded()
  var settings: ProfiledFollower?
  // @mapped rest
  // @mapped(twitter, bird) skip
  var extra: [String: JSONValue] = [:]

  struct Spot: Equatable { var lat: Double, lon: Double }
}

/// A model with only one of the profiles of the model that contains it.
// @mapped
// @mapped(twitter) under: "user", null: .write
struct ProfiledFollower: Equatable {
  // @mapped(twitter) key: "handle"
  let login: String
  var note: String?
}

/// A flattened model with the same profile as the outer model.
// @mapped
// @mapped(twitter)
struct ProfiledStamp: Equatable {
  // @mapped(twitter) key: "by.who"
  var author = ""
}

struct ProfiledSpotTransformer: Transformer {
  var lat = "lat", lon = "lon"

  func transform(_ input: [String: Double?]) throws -> ProfiledAccount.Spot {
    guard let lat = input[lat] ?? nil, let lon = input[lon] ?? nil else {
      throw TransformerError(expected: "two numbers", input: input)
    }
    return ProfiledAccount.Spot(lat: lat, lon: lon)
  }

  func reverse(_ output: ProfiledAccount.Spot) -> [String: Double?] {
    [lat: output.lat, lon: output.lon]
  }
}

/// A strict model without profiles that contains and flattens models with profiles.
// @mapped unknown: .error
struct ProfiledAccountPage: Equatable {
  // @mapped flatten
  var stamp: ProfiledStamp
  var first: ProfiledAccount?
}

/// The same without rejecting keys; unknown keys are stored.
// @mapped
// @mapped(bird)
struct ProfiledLooseAccountPage: Equatable {
  // @mapped flatten
  var stamp: ProfiledStamp
  // @mapped rest
  var extra: [String: JSONValue] = [:]
}

/// A model that supports fewer directions under its profiles.
// @mapped
// @mapped(incoming) skip: .write
// @mapped(outgoing) skip: .read
struct ProfiledParcel: Equatable {
  var weight: Int
  // @mapped(outgoing) key: "mark", with.write: ProfiledStarTransformer()
  var label = ""
}

struct ProfiledStarTransformer: Transformer {
  func transform(_ input: String) -> String { String(input.dropFirst()) }
  func reverse(_ output: String) -> String { "*" + output }
}

/// An explicit model with another initialiser under a profile.
// @mapped explicit
// @mapped(brief) init: ProfiledTicket.brief(seat:), before.read: ProfiledTicket.unwrap
final class ProfiledTicket {
  private(set) var seat: String  // @mapped
  // @mapped(brief) skip
  private(set) var price: Int  // @mapped
  private(set) var seen = 0

  init(seat: String, price: Int) { (self.seat, self.price) = (seat, price) }

  static func brief(seat: String) -> ProfiledTicket { ProfiledTicket(seat: seat, price: -1) }
  static func unwrap(_ value: inout JSONValue) { value = value["ticket"] ?? value }

  // @mapped(brief) skip: .read
  var summary: String { "\(seat) at \(price)" }
}

/// A generic model with a profile.
// @mapped
// @mapped(short) keys: .upper
struct ProfiledBox<Content: Equatable>: Equatable {
  var content: Content
  // @mapped(short) key: "n", check: .matches("[a-z]+")
  var note: String?
}
