// @mapped derive: .merge
class Vehicle {
  var id = 0
  var name: String? { didSet {} }  // @mapped merge: .ifPresent
}

// @mapped
final class Car: Vehicle {
  // @mapped merge: .keep
  override var name: String? { didSet {} }
  var doors: Int?  // @mapped merge: .ifPresent
}
