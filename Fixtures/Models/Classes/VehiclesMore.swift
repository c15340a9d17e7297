// Subclasses of classes in another file.

// @mapped keys: .kebab
final class Camper: Rebuilt {
  var bedCount = 2
  // @mapped key: "title"
  override var displayName: String {
    didSet { renamings += 1 }
  }
  // @mapped skip
  var renamings = 0
}

// @mapped
class Bicycle: Vehicle {
  var gears: Int

  init(id: Int, gears: Int) {
    self.gears = gears
    super.init(id: id, displayName: "a bicycle")
  }
}
