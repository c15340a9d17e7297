// Subclasses that support other directions than their superclass.

// @mapped
class Top {
  var a = 1
  init() {}
}

// @mapped skip: .read
class Sub: Top {
  var b = 1
}

// @mapped skip: .write
class Source {
  var a = 1
  init() {}
}

// @mapped skip: .read
final class Sink: Source {}

// @mapped
final class Same: Source {}

// @mapped version: 1
class Craft {
  var wheels = 0
}

// @mapped key.archive: "Bike", skip: .documents
class PushBike: Craft {}
