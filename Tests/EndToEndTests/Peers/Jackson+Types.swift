import Foundation
import Isomer
import IsomerFoundation

extension Jackson {
  // MARK: Structures

  // @mapped
  struct Location { var x: Int, y: Int }
  // @mapped
  struct Unwrapped {
    var name: String
    // @mapped flatten
    var location: Location
  }
  // @mapped
  struct Deep {
    var id: Int
    // @mapped flatten
    var inner: Unwrapped
  }
  // @mapped
  struct UnwrappedRest {
    var name: String
    // @mapped flatten
    var location: Location
    // @mapped rest
    var others: [String: Value]
  }
  // @mapped
  final class Folder {
    var name: String
    var children: [Folder] = []
    // @mapped parent
    weak var parent: Folder?
    init(name: String) { self.name = name }
  }
  // @mapped derive: .merge
  struct Inner { var c: Int, d: Int? }
  // @mapped derive: .merge
  struct Updated {
    var a: Int
    var b: Int?
    var list: [Int]
    // @mapped merge: .deep
    var inner: Inner
  }
  // @mapped derive: .merge
  struct Mapped {
    // @mapped merge: .deep
    var byName: [String: Int]
  }
  // @mapped
  final class Node {
    var name: String
    var next: Node?
    init(name: String) { self.name = name }
  }
  // @mapped
  struct Box<Item> { var value: Item }
  // @mapped
  struct Page<Item> { var items: [Item] }
  // @mapped
  struct Raw {
    // @mapped with: .embedded()
    var raw: Value
  }

  // MARK: Subtypes

  // @mapped key: ["dog", "hound"]
  struct Dog: JacksonAnimal { var age: Int }
  // @mapped key: "cat"
  struct Cat: JacksonAnimal { var lives: Int }
  struct Fox: JacksonAnimal {}
  // @mapped
  struct Zoo { var all: [any JacksonAnimal], byName: [String: any JacksonAnimal] }
  // @mapped tag: "type"
  class Shape {}
  // @mapped key: "circle"
  final class Circle: Shape { var radius = 0 }
  // @mapped key: .otherwise
  final class OtherShape: Shape {
    // @mapped rest
    var others: [String: Value] = [:]
  }
  // @mapped tag: "kind"
  class Visible {}
  // @mapped key: "a"
  final class VisibleA: Visible {
    var kind = "a"
    var size = 0
  }
  // @mapped tag: "kind"
  class Task { var kind = "" }
  // @mapped key: "a"
  final class TaskA: Task { var size = 0 }
  // @mapped
  class Deduced {}
  // @mapped key: has("wings")
  final class Bird: Deduced { var wings = 0 }
  // @mapped key: has("fins")
  final class Fish: Deduced { var fins = 0 }
  // @mapped
  enum Wrapped { case circle(radius: Int), point }
  // @mapped tag: "kind", content: "pet"
  enum Owner { case dog(age: Int), cat(lives: Int) }
  // @mapped tag: "no"
  class Numbered {}
  // @mapped key: 1
  final class NumberOne: Numbered { var a = 0 }
  // @mapped tag: "type"
  class Vehicle { var wheels = 0 }
  // @mapped key: "car"
  class Car: Vehicle { var doors = 0 }
}

// @mapped tag: "type"
protocol JacksonAnimal {}
