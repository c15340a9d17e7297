import Foundation

// @mapped skip, derive: .copy
final class Door {
  let id = UUID()
  let kind = "door"
  private(set) var opened = 0
  var color: String
  init(_ color: String) { self.color = color }
}

// @mapped derive: .copy
struct Window {
  var id: Int  // @mapped skip: .copy
  let glass: String?  // @mapped skip: .copy
  var opened = 0  // @mapped skip: .copy
}

// @mapped derive: .copy
final class Gate {
  var id: Int
  init(_ id: Int) { self.id = id }
}
