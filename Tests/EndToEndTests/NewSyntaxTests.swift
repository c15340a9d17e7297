import Foundation
import Isomer
@_spi(Generated) import IsomerArchive
import Testing

/// Tests models with the syntax of Swift 6.0 to 6.3, and models beside such declarations.
@Suite struct NewSyntaxTests {
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `inline arrays have as many elements as their types`() throws {
    let text =
      #"{"cells":[1,2,3],"names":["a","b"],"marks":[true,false],"rows":[[1,2],[3,4]],"none":[]}"#
    let board = try InlineBoard(json: text)
    #expect(try board.jsonString() == text)
    #expect(try InlineBoard(archive: board.archive()) == board)
    #expect(board.description.contains("cells: [1, 2, 3], names: [\"a\", \"b\"]"))
    var other = board
    other.names[1] = "c"
    #expect(other != board)
    other.names[1] = "b"
    #expect(Set([other, board]).count == 1)
    other.marks = nil
    #expect(other != board)
    var page = try Updated(json: #"{"id":1,"cells":[1,2]}"#)
    try page.update(json: #"{"cells":[4,5]}"#)
    #expect(page.cells[1] == 5)
    #expect(throws: MappingError.self) { try page.update(json: #"{"cells":[4]}"#) }
    #expect(page.cells[1] == 5)
    for cells in ["[1,2]", "[1,2,3,4]", "[]"] {
      let short = text.replacing("[1,2,3]", with: cells)
      let error = #expect(throws: MappingError.self) { try InlineBoard(json: short) }
      #expect(error?.expected == "an array of 3 values")
      #expect(error?.path.description == "cells")
    }
    let error = #expect(throws: MappingError.self) {
      try InlineBoard(json: text.replacing("[]", with: "[1]"))
    }
    #expect(error?.expected == "an array of 0 values")
    let wrong = #expect(throws: MappingError.self) {
      try InlineBoard(json: text.replacing("[3,4]", with: "[3,\"x\"]"))
    }
    #expect(wrong?.path.description == "rows[1][1]")
    let archive = try [1, 2].archive()
    #expect(try [2 of Int](archive: archive)[1] == 2)
    #expect(throws: MappingError.self) { try [3 of Int](archive: archive) }
  }

  @Test func `names in backticks can have dots if a key is given`() throws {
    let text = #"{"a b":1,"v1":2,"version":"1","other":"1.1","content":{"inline":3}}"#
    let value = try RawNames(json: text)
    #expect(value.`v1.0` == 2)
    #expect(value.version == .`1.0`)
    #expect(value.content == .`in.line`(3))
    #expect(try value.jsonString() == text)
    let error = #expect(throws: MappingError.self) {
      try RawNames(json: text.replacing("\"v1\":2", with: "\"v1\":\"x\""))
    }
    #expect(error?.path.description == "v1")
  }

  @Test func `module selectors and other spellings name the same types`() throws {
    let text = #"{"count":1,"start":2,"list":["a"],"title":"v2","index":4,"grid":{"cells":[5]}}"#
    let value = try Selected(json: text)
    #expect(value.start == 2 && value.list == ["a"] && value.date == nil)
    #expect(try value.jsonString() == text)
    #expect(try Selected(json: #"{"count":1,"list":[],"grid":{"cells":[]}}"#).title == "v1")
  }

  @Test func `parameters match properties in every spelling of their types`() throws {
    let text = #"{"list":[1],"text":"a","date":"2026-01-02T03:04:05Z","count":2,"names":{"a":1}}"#
    #expect(try Spelt(json: text).jsonString() == text)
  }

  @Test func `commas can be behind the last element of every list`() throws {
    let text = #"{"pairs":{"a":1},"point":[1,2],"shape":{"box":{"width":1,"height":2}},"level":1}"#
    let value = try Trailing(json: text)
    #expect(value.shape == .box(width: 1, height: 2))
    #expect(value.level == .high)
    #expect(try PublicModel(json: #"{"count":1}"#) == PublicModel(count: 1))
    #expect(try value.jsonString() == text)
  }
}

// MARK: - models

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
// @mapped version: 1, derive: [.equality, .hash, .description]
struct InlineBoard: Hashable, CustomStringConvertible {
  var cells: [3 of Int]
  var names: InlineArray<2, String>
  var marks: [2 of Bool]?
  // @mapped skip: [.equality, .hash]
  var rows: [[2 of Int]]
  var none: [0 of Int]
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
// @mapped derive: .merge
struct Updated {
  var id: Int
  var cells: [2 of Int]
}

// @mapped
struct RawNames: Equatable {
  var `a b`: Int
  var `v1.0`: Int  // @mapped key: "v1"
  var version: Version
  var other: Version
  var content: Content

  // @mapped
  enum Version: String {
    case `1.0` = "1"
    case `1.1` = "1.1"
  }

  // @mapped
  enum Content: Equatable {
    case `in.line`(Int)  // @mapped key: "inline"
    case other
  }
}

// @mapped
struct Sized<let size: Int>: Equatable {
  var cells: [Int]
}

// @mapped
struct Selected: Equatable {
  var count: Swift::Int
  var start = Swift::Int(3)
  var date: Foundation::Date?
  var list: Swift::Array<Swift::String>
  var title = "v\(1)"
  var index: [Int].Index = 0
  var grid: Sized<-1>
}

// @mapped
struct Spelt {
  let list: [Int]
  let text: String?
  let date: Date
  let count: Int
  let names: [String: Int]

  init(
    list: sending Array<Int>, text: consuming Optional<String>, date: Foundation.Date,
    count: __owned Swift.Int, names: borrowing Dictionary<String, Int>,
  ) {
    self.list = list
    self.text = text
    self.date = date
    self.count = count
    self.names = copy names
  }
}

// @mapped
struct Trailing: Equatable {
  private(set) var pairs: Dictionary<String, Int, >
  var point: Point
  var shape: Shape
  var level: CodeLevel

  // @mapped array
  struct Point: Equatable {
    var x: Int, y: Int
    init(x: Int, y: Int, ) { (self.x, self.y) = (x, y,) }
  }

  // @mapped
  enum Shape: Equatable {
    case box(width: Int, height: Int, )
    case none
  }
}

// @mapped
@c enum CodeLevel: CInt { case low, high }

// @mapped
/// A public model.
public struct PublicModel: Equatable {
  /// A number that the package sets.
  public package(set) var count: Int
}

// MARK: - beside models

@MainActor
final class IsolatedScreen: @MainActor CustomStringConvertible {
  nonisolated(unsafe) static var shared: [4 of UInt8] = [1, 2, 3, 4]
  #if swift(>=6)
  @TaskLocal
  #endif
  static var level: Int = 0
  var description: String { "\(Swift::Int(3), default: "none")" }
  isolated deinit {}
}
