import Foundation

open class Person: Codable {
  public var id: Identifier
  public var name: String

  private enum CodingKeys: String, CodingKey { case id, name }

  public init(id: Identifier, name: String) {
    self.id = id
    self.name = name
  }

  public required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Identifier.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
  }

  open func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
  }
}

public final class Customer: Person {
  public var email: String?
  public var addresses: [Address]

  private enum CodingKeys: String, CodingKey { case email, addresses }

  public required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    email = try container.decodeIfPresent(String.self, forKey: .email)
    addresses = try container.decodeIfPresent([Address].self, forKey: .addresses) ?? []
    try super.init(from: decoder)
  }

  public override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(email, forKey: .email)
    try container.encode(addresses, forKey: .addresses)
    try super.encode(to: encoder)
  }
}

public struct Preferences: Equatable, Sendable {
  public var newsletter: Bool
  public var language: String
  public var theme: Theme?
}

// The conformance is in an extension.
extension Preferences: Resource {}

public enum Theme: String, Resource { case light, dark }

public struct Session: Resource {
  public var token: String
  public var expiresAt: Date
  public var user: SessionUser

  public struct SessionUser: Resource {
    public var id: Identifier
    public var roles: Set<Role>
  }

  public enum Role: String, Resource, Hashable { case buyer, seller, admin }
}

public struct Notification: Resource {
  public var id: Identifier
  public var channel: Channel
  public var body: String

  public enum Channel: String, Resource { case mail, push }
}

public struct Wishlist: Resource {
  public var name: String
  public var products: [Identifier]
  public var isPublic: Bool?
}

public struct Greeting: Resource { public var text: String }
