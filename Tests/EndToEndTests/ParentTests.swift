import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests parent references, which are set while reading.
@Suite struct ParentTests {
  private let json = """
    {"name":"top","folders":[{"name":"inner","folders":[{"name":"leaf"}]}],\
    "cover":{"title":"c"},"sheets":{"a":[{"title":"s"},null]},"pinned":[{"title":"p"},7]}
    """

  @Test("Each object gets its parent, through all supported properties")
  func links() throws {
    let top = try Folder(json: json)
    let inner = try #require(top.folders.first)
    #expect(top.parent == nil)
    #expect(inner.parent === top)
    #expect(inner.folders.first?.parent === inner)
    #expect(top.cover?.folder === top)
    #expect(top.sheets["a"]?.first??.folder === top)
    #expect(top.pinned?.count == 1)
    #expect(top.pinned?.first?.folder === top)
    #if os(Linux)
    #expect(top.cover?.second === top)
    #endif
  }

  @Test("Parents are neither written nor required")
  func documents() throws {
    let top = try Folder(json: json)
    let text = try top.jsonString()
    #expect(!text.contains("parent"))
    #expect(!text.contains("folder\""))
    #expect(try Folder(json: text).jsonString() == text)
    let given = try Folder(
      json: "{\"name\":\"n\",\"parent\":7,\"cover\":{\"title\":\"\",\"folder\":1}}")
    #expect(given.parent == nil)
  }

  @Test("Comparison, hash and description terminate for cycles")
  func cycles() throws {
    let top = try Folder(json: json)
    let other = try Folder(json: json)
    #expect(top == other)
    #expect(top.hashValue == other.hashValue)
    #expect(!top.description.contains("parent"))
    #expect(top.description.contains("cover: Sheet(title: \"c\")"))
    other.folders.first?.parent = nil
    #expect(top == other)
  }

  @Test("A copy has the same parent; its children are shared and keep theirs")
  func copies() throws {
    let top = try Folder(json: json)
    let inner = try #require(top.folders.first)
    #expect(inner.copy().parent === top)
    #expect(top.copy().folders.first?.parent === top)
    #if os(Linux)
    #expect(top.cover?.copy().second == nil)
    #expect(top.cover?.copy().folder === top)
    #endif
  }

  @Test("A parent reference is weak")
  func weakness() throws {
    var top: Folder? = try Folder(json: json)
    let inner = try #require(top?.folders.first)
    top = nil
    #expect(inner.parent == nil)
  }

  @Test("A hook can use the parents, and subclasses have them and can be parents")
  func hierarchies() throws {
    let safe = try Safe(
      json: "{\"drawers\":[{\"label\":\"a\"},{}],\"hidden\":{\"label\":\"h\"},\"code\":1}")
    #expect(safe.known == 2)
    #expect(safe.drawers.allSatisfy { $0.cabinet === safe })
    #expect(safe.hidden?.cabinet === safe)
    let cabinet = try Cabinet(json: "{\"drawers\":[{}]}")
    #expect(cabinet.known == 1)
    #expect(try DeepDrawer(json: "{\"depth\":3}").cabinet == nil)
  }
}
