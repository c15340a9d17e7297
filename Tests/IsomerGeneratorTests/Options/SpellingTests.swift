import Testing

@testable import IsomerGenerator

struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("key", "key", 0), ("kye", "key", 1),
    ("defualt", "default", 1), ("flatten", "flaten", 1), ("abc", "xyz", 3), ("ca", "abc", 3),
  ])
  func distance(_ left: String, _ right: String, _ distance: Int) {
    #expect(Spelling.distance(left, right) == distance)
    #expect(Spelling.distance(right, left) == distance)
  }

  @Test func findsTheNearest() {
    let words = ["key", "alias", "default", "with"]
    #expect(Spelling.nearest(to: "aliass", among: words) == "alias")
    #expect(Spelling.nearest(to: "KEY", among: words) == "key")
    #expect(Spelling.nearest(to: "keypath", among: words) == "key")
    #expect(Spelling.nearest(to: "zzzzzz", among: words) == nil)
  }

  @Test func everyWordIsItsOwnNearest() {
    for word in OptionTable.options {
      for place in word.places {
        #expect(OptionTable.suggestion(for: word.name, at: place) == word.name)
      }
    }
  }
}
