import Foundation
import Isomer

// The models of the READMEs of Mantle, OHMKit and Mappable, written for Isomer.

// MARK: Mantle

// @mapped
enum GHIssueState: String { case open, closed }

// @mapped
struct GHUser: Hashable { var login: String }

// @mapped derive: [.equality, .hash]
struct GHIssue {
  let url: URL
  // @mapped key: "html_url"
  let htmlURL: URL
  let number: Int
  let state: GHIssueState
  // @mapped key: "user.login"
  let reporterLogin: String
  let assignee: GHUser?
  // @mapped key: "updated_at"
  let updatedAt: Date
  var title: String?
  var body: String?
  /// The time of reading, which documents do not contain.
  // @mapped skip
  let retrievedAt: Date

  init(
    url: URL, htmlURL: URL, number: Int, state: GHIssueState, reporterLogin: String,
    assignee: GHUser?, updatedAt: Date
  ) {
    self.url = url
    self.htmlURL = htmlURL
    self.number = number
    self.state = state
    self.reporterLogin = reporterLogin
    self.assignee = assignee
    self.updatedAt = updatedAt
    retrievedAt = Date()
  }
}

struct XYHelper: Equatable {
  var name: String
  var created: Date
}

// @mapped explicit, keys: .snake, after.read: XYUser.didRead
struct XYUser: Equatable {
  let name: String  // @mapped
  let createdAt: Date  // @mapped
  /// A property that documents do not contain; it is computed after reading.
  var isMeUser = false
  var helper: XYHelper?

  nonisolated(unsafe) static var me = "Me"

  init(name: String, createdAt: Date) {
    self.name = name
    self.createdAt = createdAt
  }

  mutating func didRead() {
    isMeUser = name == Self.me
    helper = XYHelper(name: name, created: createdAt)
  }
}

// @mapped
class XYMessage { init() {} }

// @mapped key: has("image_url")
final class XYPictureMessage: XYMessage {
  // @mapped key: "image_url"
  var imageURL: URL?
}

// @mapped key: has("body")
final class XYTextMessage: XYMessage { var body = "" }

// MARK: Mappable

// @mapped
struct Flight: Equatable {
  let number: String  // @mapped key: "id"
  // @mapped with: .secondsSince1970
  let time: Date
}

// @mapped
struct City: Equatable { let name: String }

// @mapped
enum Continent { case asia, europe }

// @mapped
final class Country {
  let name: String
  // @mapped key: "city", default: []
  let cities: [City]
  // @mapped key: "location.continent"
  let atContinent: Continent

  init(name: String, cities: [City], atContinent: Continent) {
    self.name = name
    self.cities = cities
    self.atContinent = atContinent
  }
}

// MARK: OHMKit

// @mapped derive: .merge
class MYClass {
  var name: String?
  init() {}
}

// @mapped keys: .snake, derive: .merge
final class MYModel {
  var name: String?
  var favoriteWord: String?
  var favoriteNumber = 0
  var favoriteObject: MYClass?
  var friends: [MYClass] = []

  init() {}
}
