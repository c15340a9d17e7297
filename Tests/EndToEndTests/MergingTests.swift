import Foundation
import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Tests merging two values with a rule for each property.
@Suite struct MergingTests {
  private func post(_ number: Int = 1, by author: String = "ann") -> Post {
    Post(number: number, title: "old", author: Post.Author(name: author, age: 30))
  }

  /// Returns a changed value merged with a newer one that has another change.
  private func merged(
    own: (inout Post) -> Void = { _ in }, newer: (inout Post) -> Void = { _ in }
  ) -> Post {
    var post = post()
    own(&post)
    var other = self.post()
    newer(&other)
    post.merge(other)
    return post
  }

  @Test("should merge two models together")
  func mantle() {
    let post = merged(own: { $0.views = 3 }, newer: { ($0.title, $0.views) = ("new", 5) })
    #expect(post.title == "new")
    #expect(post.views == 8)
  }

  @Test("A newer nil replaces the value")
  func replace() {
    #expect(merged(own: { $0.body = "a" }).body == nil)
    #expect(merged(own: { $0.body = "a" }, newer: { $0.body = "b" }).body == "b")
    #expect(merged(newer: { $0.body = "b" }).body == "b")
    #expect(merged(own: { $0.draft = "a" }).draft == nil)
    #expect(merged(newer: { $0.isSelected = true }).isSelected)
    #expect(merged(newer: { $0.secret = 2 }).secret == 2)
    #expect(merged(newer: { $0.editor = Post.Author(name: "eve") }).editor?.name == "eve")
  }

  @Test("'.keep' keeps the current value and replaces only nil")
  func keep() {
    #expect(merged(own: { $0.note = "a" }).note == "a")
    #expect(merged(own: { $0.note = "a" }, newer: { $0.note = "b" }).note == "a")
    #expect(merged(newer: { $0.note = "b" }).note == "b")
    #expect(merged(newer: { $0.origin = "there" }).origin == "here")
  }

  @Test("'.ifPresent' uses the newer value unless it is nil")
  func ifPresent() {
    #expect(merged(own: { $0.summary = "a" }).summary == "a")
    #expect(merged(own: { $0.summary = "a" }, newer: { $0.summary = "b" }).summary == "b")
    #expect(merged(newer: { $0.summary = "b" }).summary == "b")
  }

  @Test("A function receives the current value and the newer one, including nil")
  func function() {
    #expect(merged(own: { $0.rating = 4 }, newer: { $0.rating = 3 }).rating == 4)
    #expect(merged(own: { $0.rating = 4 }, newer: { $0.rating = nil }).rating == 4)
    #expect(merged(own: { $0.rating = nil }, newer: { $0.rating = 3 }).rating == 3)
    let tags = merged(own: { $0.tags = ["b", "a"] }, newer: { $0.tags = ["a", "c"] }).tags
    #expect(tags == ["b", "a", "c"])
  }

  @Test("'.deep' merges a model; if one of the values is nil, the newer one is used")
  func deepModel() {
    let ann = Post.Author(name: "ann", age: 30)
    let bob = Post.Author(name: "bob")
    #expect(merged(newer: { $0.author = bob }).author == Post.Author(name: "bob", age: 30))
    let both = merged(own: { $0.reviewer = ann }, newer: { $0.reviewer = bob })
    #expect(both.reviewer == Post.Author(name: "bob", age: 30))
    #expect(merged(newer: { $0.reviewer = bob }).reviewer == bob)
    #expect(merged(own: { $0.reviewer = ann }).reviewer == nil)
  }

  @Test("'.deep' merges elements by identity and dictionary values by key")
  func deepCollections() {
    let post = merged(
      own: {
        $0.comments = [.init(id: 1, text: "a", likes: 9), .init(id: 2, text: "b")]
        $0.links = [.init(url: "u", title: "t")]
        $0.words = ["a": 1, "b": 2]
        $0.guests = ["x": .init(name: "old", age: 3)]
      },
      newer: {
        $0.comments = [.init(id: 3, text: "c"), .init(id: 1, text: "A", likes: 2)]
        $0.links = [.init(url: "v"), .init(url: "u")]
        $0.words = ["b": 3, "c": 4]
        $0.guests = ["x": .init(name: "new"), "y": .init(name: "y")]
      })
    #expect(
      post.comments == [
        .init(id: 1, text: "A", likes: 9), .init(id: 2, text: "b"), .init(id: 3, text: "c"),
      ])
    #expect(post.links == [.init(url: "u"), .init(url: "v")])
    #expect(post.words == ["a": 1, "b": 3, "c": 4])
    #expect(post.guests == ["x": .init(name: "new", age: 3), "y": .init(name: "y")])
  }

  @Test("Skipped properties, private setters and constants are not merged")
  func leftOut() {
    var post = post()
    var newer = self.post(2)
    newer.pinned = true
    newer.cached = 5
    post.merge(newer)
    #expect(post.number == 1)
    #expect(!post.pinned)
    #expect(post.cached == nil)
  }

  @Test("Merging a value with itself only changes results of functions")
  func itself() {
    var post = merged(own: { ($0.note, $0.body) = ("a", "b") })
    let before = post
    post.merge(before)
    #expect(post == before)
  }

  @Test("A type that no document contains can be merged too")
  func unmapped() {
    let owner = TreeNode(id: 1, name: "n")
    var window = Pane(content: 1, contents: ["a": 1], title: "t")
    var newer = Pane(content: 2, contents: ["b": 2], frame: (3, 4))
    newer.owner = owner
    window.merge(newer)
    #expect(window.content == 2)
    #expect(window.contents == ["a": 1, "b": 2])
    #expect(window.frame == (3, 4))
    #expect(window.title == "t")
    #expect(window.owner === owner)
  }
}

/// Tests throwing functions.
@Suite struct ThrowingMergeTests {
  private typealias Page = Ledger.Page

  @Test("The error names the property, and the value is unchanged")
  func atomic() throws {
    var ledger = Ledger(name: "old", total: 1, count: 5)
    let before = ledger
    let error = try #require(throws: MappingError.self) {
      try ledger.merge(Ledger(name: "new", total: 2, count: 4))
    }
    #expect(error.code == .mergeFailed)
    #expect(error.path.description == "count")
    #expect(error.underlying as? Ledger.Decreased == Ledger.Decreased(from: 5, to: 4))
    #expect(ledger == before)
    try ledger.merge(Ledger(name: "new", total: 2, count: 6))
    #expect(ledger == Ledger(name: "new", total: 2, count: 6))
  }

  @Test("The error of a nested model contains the whole path")
  func nested() throws {
    var ledger = Ledger(name: "old", page: Page(number: 1, lines: 3))
    let before = ledger
    let error = try #require(throws: MappingError.self) {
      try ledger.merge(Ledger(name: "new", page: Page(number: 2)))
    }
    #expect(error.path.description == "page.lines")
    #expect(ledger == before)
    try ledger.merge(Ledger(name: "new", page: Page(number: 2, lines: 1)))
    #expect(ledger.page == Page(number: 2, lines: 1))
  }

  @Test("The error contains no secret")
  func secret() throws {
    var padlock = Padlock(code: 4711)
    let error = try #require(throws: MappingError.self) { try padlock.merge(Padlock(code: 815)) }
    #expect(error.isSecret)
    #expect(error.underlying == nil)
    #expect(error.description == "code: mergeFailed")
    #expect(padlock.code == 4711)
  }

  @Test("Either all values of a dictionary are merged or none")
  func dictionary() throws {
    var ledger = Ledger(name: "old")
    ledger.pages = ["a": Page(number: 1, lines: 1), "b": Page(number: 2, lines: 2)]
    let before = ledger
    var newer = ledger
    newer.pages = ["a": Page(number: 1, lines: 7), "b": Page(number: 2, lines: 0)]
    #expect(throws: MappingError.self) { try ledger.merge(newer) }
    #expect(ledger == before)
  }

  @Test("An array of such models is unchanged if one of them fails")
  func upsert() throws {
    var pages = [Page(number: 1, lines: 1), Page(number: 2, lines: 2)]
    let before = pages
    #expect(throws: MappingError.self) {
      try pages.upsert([Page(number: 1, lines: 5), Page(number: 2, lines: 0)])
    }
    #expect(pages == before)
    try pages.upsert([Page(number: 1, lines: 5), Page(number: 3, lines: 0)])
    #expect(pages.map(\.lines) == [5, 2, 0])
  }
}

/// Tests objects, including objects of different classes.
@Suite struct HierarchyMergeTests {
  private func archive(_ id: Int, _ name: String) -> TreeCrate {
    let archive = TreeCrate(id: id, name: name)
    archive.format = "zip"
    archive.hits = 2
    return archive
  }

  @Test("should merge from subclass model")
  func fromSubclass() {
    let node = TreeNode(id: 1, name: "node")
    node.merge(archive(2, "archive"))
    #expect(node.id == 1)
    #expect(node.name == "archive")
    #expect(node.hits == 2)
  }

  @Test("should merge from superclass model")
  func fromSuperclass() {
    let archive = archive(1, "archive")
    archive.children = [TreeNode(id: 3, name: "child")]
    let node = TreeNode(id: 2, name: "node")
    node.hits = 3
    archive.merge(node)
    #expect(archive.name == "node")
    #expect(archive.hits == 5)
    #expect(archive.format == "zip")
    #expect(archive.children.count == 1)
  }

  @Test("Objects of sibling classes merge the properties of their common superclass")
  func siblings() {
    let document = TreeLeaf(id: 1, name: "document")
    document.text = "text"
    document.merge(archive(2, "archive"))
    #expect(document.name == "archive")
    #expect(document.text == "text")
  }

  @Test("Merging uses the dynamic types of the objects")
  func dynamicType() {
    let own: TreeNode = archive(1, "own")
    let newer = self.archive(2, "newer")
    newer.format = "tar"
    newer.children = [TreeNode(id: 3, name: "child")]
    own.merge(newer as TreeNode)
    #expect(own.name == "newer")
    #expect((own as? TreeCrate)?.format == "tar")
    #expect((own as? TreeFolder)?.children.count == 1)
    #expect((own as? TreeFolder)?.renamings == 1)
  }

  @Test("A failure in any class leaves the object unchanged")
  func atomic() throws {
    func meter(_ reading: Int, _ second: Int, lines: Int) -> LoggedMeter {
      let meter = LoggedMeter()
      (meter.reading, meter.second, meter.log) = (reading, second, ["\(reading)"])
      meter.last = Ledger.Page(number: reading, lines: lines)
      meter.unit = "\(reading)"
      return meter
    }
    let own = meter(1, 1, lines: 1)
    for newer in [meter(0, 2, lines: 2), meter(2, 0, lines: 2), meter(2, 2, lines: 0)] {
      #expect(throws: MappingError.self) { try own.merge(newer) }
      #expect(own.unit == "1")
      #expect((own.reading, own.second) == (1, 1))
      #expect(own.last?.lines == 1)
      #expect(own.log == ["1"])
    }
    try own.merge(meter(2, 3, lines: 4))
    #expect((own.reading, own.second) == (2, 3))
    #expect(own.last?.lines == 4)
    #expect(own.log == ["1", "2"])
    #expect(own.unit == "2")
    let plain = Meter()
    plain.reading = 5
    try own.merge(plain)
    #expect(own.reading == 5)
    #expect(own.second == 3)
  }

  @Test("Nested objects are merged in place")
  func deep() {
    let node = TreeNode(id: 1, name: "a")
    let next = TreeNode(id: 2, name: "b")
    node.next = next
    let newer = TreeNode(id: 1, name: "a")
    newer.next = TreeNode(id: 3, name: "c")
    node.merge(newer)
    #expect(node.next === next)
    #expect(next.name == "c")
    #expect(next.id == 2)

    let folder = TreeFolder(id: 1, name: "f")
    let child = TreeLeaf(id: 5, name: "d")
    folder.children = [child]
    let update = TreeFolder(id: 1, name: "f")
    let added = TreeNode(id: 6, name: "n")
    update.children = [added, TreeLeaf(id: 5, name: "D")]
    folder.merge(update)
    #expect(folder.children.count == 2)
    #expect(folder.children.first === child)
    #expect(folder.children.last === added)
    #expect(child.name == "D")
  }

  @Test("The parent of added objects is the current object")
  func parents() {
    let own = TreeFolder(id: 1, name: "own")
    let newer = TreeFolder(id: 1, name: "newer")
    let leaf = TreeLeaf(id: 2, name: "leaf")
    leaf.folder = newer
    newer.leaves = [leaf]
    own.merge(newer)
    #expect(own.leaves?.first === leaf)
    #expect(leaf.folder === own)
  }

  @Test("Merging an object with itself changes nothing")
  func itself() {
    let node = TreeNode(id: 1, name: "a")
    node.hits = 2
    node.next = node
    node.merge(node)
    #expect(node.hits == 2)
  }

  @Test("A class of Foundation merges")
  func objects() throws {
    let object = try MergedObject(json: #"{"count":1,"name":"a"}"#)
    try object.merge(MergedObject(json: #"{"count":2}"#))
    #expect(object.count == 2 && object.name == nil)
    try object.update(json: #"{"name":"b"}"#)
    #expect(object.count == 2 && object.name == "b")
  }
}
