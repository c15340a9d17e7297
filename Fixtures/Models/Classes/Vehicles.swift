import Foundation

// A hierarchy in two files; each class inherits the mapping of its superclasses.

// @mapped keys: .snake, after.read: Vehicle.didRead
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

/// A class that is not mapped, so its properties are skipped.
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
