import Isomer
import Testing

@testable import FixtureModels

/// Tests merging newer elements by identity.
@Suite struct UpsertTests {
  private typealias Comment = Post.Comment
  private typealias Link = Post.Link

  @Test("Known elements are merged in place, others are appended")
  func merged() {
    var comments = [Comment(id: 2, text: "b", likes: 4), Comment(id: 1, text: "a")]
    comments.upsert([Comment(id: 3, text: "c"), Comment(id: 2, text: "B", likes: 1)])
    #expect(
      comments == [
        Comment(id: 2, text: "B", likes: 4), Comment(id: 1, text: "a"), Comment(id: 3, text: "c"),
      ])
  }

  @Test("Elements that do not derive merging are replaced")
  func replaced() {
    var links = [Link(url: "a", title: "A"), Link(url: "b", title: "B")]
    links.upsert([Link(url: "b"), Link(url: "c", title: "C")])
    #expect(
      links == [Link(url: "a", title: "A"), Link(url: "b"), Link(url: "c", title: "C")])
  }

  @Test("Later elements with the same identity update earlier ones")
  func repeated() {
    var comments: [Comment] = []
    comments.upsert([
      Comment(id: 1, text: "a", likes: 3), Comment(id: 2, text: "b"),
      Comment(id: 1, text: "c", likes: 1),
    ])
    #expect(comments == [Comment(id: 1, text: "c", likes: 3), Comment(id: 2, text: "b")])
    var links = [Link(url: "a")]
    links.upsert([Link(url: "a", title: "1"), Link(url: "a", title: "2")])
    #expect(links == [Link(url: "a", title: "2")])
  }

  @Test("The first of several elements with the same identity is updated")
  func ownRepeated() {
    var links = [Link(url: "a", title: "1"), Link(url: "a", title: "2")]
    links.upsert([Link(url: "a", title: "3")])
    #expect(links == [Link(url: "a", title: "3"), Link(url: "a", title: "2")])
    links.upsert(Link(url: "a", title: "4"))
    #expect(links == [Link(url: "a", title: "4"), Link(url: "a", title: "2")])
  }

  @Test("A single element")
  func one() {
    var comments = [Comment(id: 1, text: "a", likes: 2)]
    comments.upsert(Comment(id: 1, text: "b", likes: 1))
    comments.upsert(Comment(id: 2, text: "c"))
    #expect(comments == [Comment(id: 1, text: "b", likes: 2), Comment(id: 2, text: "c")])
  }

  @Test("A dictionary by identity")
  func dictionaries() {
    var comments: [Int: Comment] = [1: Comment(id: 1, text: "a", likes: 2)]
    comments.upsert([Comment(id: 1, text: "b"), Comment(id: 2, text: "c")])
    #expect(
      comments == [1: Comment(id: 1, text: "b", likes: 2), 2: Comment(id: 2, text: "c")])
    comments.upsert(Comment(id: 2, text: "d"))
    #expect(comments[2]?.text == "d")
    var links: [String: Link] = ["a": Link(url: "a", title: "A")]
    links.upsert([Link(url: "a")])
    links.upsert(Link(url: "b"))
    #expect(links == ["a": Link(url: "a"), "b": Link(url: "b")])
  }

  @Test("Sequences that are not arrays, and an empty one")
  func sequences() {
    var links = [Link(url: "a")]
    links.upsert((0..<3).lazy.map { Link(url: "\($0)") })
    #expect(links.map(\.url) == ["a", "0", "1", "2"])
    links.upsert([])
    #expect(links.count == 4)
  }

  @Test("Many elements require only one pass")
  func many() {
    var comments = (0..<50_000).map { Comment(id: $0, text: "a") }
    comments.upsert((0..<100_000).reversed().map { Comment(id: $0, text: "b") })
    #expect(comments.count == 100_000)
    #expect(comments.allSatisfy { $0.text == "b" })
    #expect(comments[7].id == 7)
    #expect(comments[50_000].id == 99_999)
  }
}
