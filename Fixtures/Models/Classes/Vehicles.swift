import Foundation

// A hierarchy over two files: each class has the mapping of those above it.

// @mapped keys: .snake, after: Vehicle.didRead
public class Vehicle {
  public let id: Int
  public var displayName: String
  // @mapped key: "built.year"
  public var year: Int?
  // @mapped skip
  public var notes: [String] = []

  public init(id: Int, displayName: String) {
    self.id = id
    self.displayName = displayName
  }

  func didRead() { notes.append("read \(Swift.type(of: self))") }
}

// @mapped
public class Car: Vehicle {
  public var doorCount = 4
  // @mapped key: "built.place"
  public var place: String?
}

/// Not mapped, so what it adds takes no part.
public class Rebuilt: Car {
  public var conversion = "none"
}

enum Garage {
  // @mapped
  final class Bus: Vehicle {
    var lines: [Line]

    struct Line: Equatable {
      var number = 0  // @mapped
    }

    init(id: Int, displayName: String, lines: [Line]) {
      self.lines = lines
      super.init(id: id, displayName: displayName)
    }
  }
}

// @mapped
struct Fleet {
  var lead: Vehicle
  var cars: [Car]
  var all: [String: Vehicle]
}
