import Foundation

class Person: Codable {
  var id: Identifier
  var name: String

  private enum CodingKeys: String, CodingKey { case id, name }

  init(id: Identifier, name: String) {
    self.id = id
    self.name = name
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Identifier.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
  }
}

final class Customer: Person {
  var email: String?
  var addresses: [Address]

  private enum CodingKeys: String, CodingKey { case email, addresses }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    email = try container.decodeIfPresent(String.self, forKey: .email)
    addresses = try container.decodeIfPresent([Address].self, forKey: .addresses) ?? []
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(email, forKey: .email)
    try container.encode(addresses, forKey: .addresses)
    try super.encode(to: encoder)
  }
}

struct Preferences: Equatable, Sendable {
  var newsletter: Bool
  var language: String
  var theme: Theme?
}

// The conformance is in an extension.
extension Preferences: Resource {}

enum Theme: String, Resource { case light, dark }

struct Session: Resource {
  var token: String
  var expiresAt: Date
  var user: SessionUser

  struct SessionUser: Resource {
    var id: Identifier
    var roles: Set<Role>
  }

  enum Role: String, Resource, Hashable { case buyer, seller, admin }
}

struct Notification: Resource {
  var id: Identifier
  var channel: Channel
  var body: String

  enum Channel: String, Resource { case mail, push }
}

struct Wishlist: Resource {
  var name: String
  var products: [Identifier]
  var isPublic: Bool?
}

struct Greeting: Resource { var text: String }
