import Testing

@testable import IsomerGenerator

struct KeyStrategyTests {
  @Test(arguments: [
    ("imageURL", ["image", "URL"]),
    ("htmlURLString", ["html", "URL", "String"]),
    ("sha256Hash", ["sha256", "Hash"]),
    ("URL", ["URL"]),
    ("a", ["a"]),
    ("aB", ["a", "B"]),
    ("ABc", ["A", "Bc"]),
    ("_private", ["_private"]),
    ("already_snake", ["already", "snake"]),
    ("x2Y", ["x2", "Y"]),
    ("", []),
  ])
  func words(_ name: String, _ words: [String]) {
    #expect(KeyStrategy.words(of: name) == words)
  }

  @Test(arguments: [
    (KeyStrategy.same, "imageURL"), (.snake, "image_url"), (.kebab, "image-url"),
    (.camel, "imageUrl"), (.pascal, "ImageUrl"), (.screamingSnake, "IMAGE_URL"),
    (.screamingKebab, "IMAGE-URL"), (.lower, "imageurl"), (.upper, "IMAGEURL"),
  ])
  func keys(_ strategy: KeyStrategy, _ key: String) {
    #expect(strategy.key(for: "imageURL") == key)
  }
}
