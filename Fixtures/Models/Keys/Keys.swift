// Key strategies, which convert names to keys at build time.

// @mapped keys: .snake
struct SnakeKeys: Equatable {
  var imageURL: String, htmlURLString: String, sha256Hash: String, a: Int
}
// @mapped keys: .kebab
struct KebabKeys: Equatable { var imageURL: String, userID: Int }
// @mapped keys: .camel
struct CamelKeys: Equatable { var imageURL: String, userID: Int }
// @mapped keys: .pascal
struct PascalKeys: Equatable { var imageURL: String, userID: Int }
// @mapped keys: .screamingSnake
struct ScreamingSnakeKeys: Equatable { var imageURL: String, userID: Int }
// @mapped keys: .screamingKebab
struct ScreamingKebabKeys: Equatable { var imageURL: String, userID: Int }
// @mapped keys: .lower
struct LowerKeys: Equatable { var imageURL: String, userID: Int }
// @mapped keys: .upper
struct UpperKeys: Equatable { var imageURL: String, userID: Int }

/// Paths, indexes, dots in keys, alternatives, and keys that differ by direction.
// @mapped
struct Paths: Equatable {
  // @mapped key: "place.geo.lat"
  var latitude: Double
  // @mapped key: "place.geo.lon"
  var longitude: Double
  // @mapped key: "place.name"
  var placeName: String?
  // @mapped key: "file\\.name"
  var fileName: String
  // @mapped key: "images[0].url", skip: .write
  var firstImage: String?
  // @mapped key: "images[1].url", key.write: "second_image"
  var secondImage: String?
  // @mapped key: "image_url", alias: ["image", "photo.url"]
  var image: String?
  // @mapped key.read: "in", key.write: "out"
  var direction: String?
  // @mapped key: "a\"b\\\\c\u{e9}"
  var odd: Int?
}

/// A key that two properties read, and a key that is both a value and part of a path.
// @mapped
struct Shared: Equatable {
  // @mapped key: "owner"
  var owner: Owner
  // @mapped key: "owner.login", skip: .write
  var ownerLogin: String
  // @mapped key: "count"
  var count: Int
  // @mapped key: "count", skip: .write
  var countAgain: Int

  // @mapped
  struct Owner: Equatable { var login: String, age: Int? }
}

/// A model with all keys below one path.
// @mapped under: "data.attributes"
struct Enveloped: Equatable {
  var name: String
  // @mapped key: "size.width"
  var width: Int?
  var tags: [String] = []
}

/// Property names that are reserved words or names of the generated code.
// @mapped
struct Reserved: Equatable {
  var `default`: Int
  var `self`: String?
  var `class`: Bool
  var reader: Int, writer: Int, partial: Int, key: Int, index: Int
  var `init`: Int = 3
}
