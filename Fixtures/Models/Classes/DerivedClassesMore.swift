import Foundation

// Subclasses of a class in another file; this file has more imports.

// @mapped
final class Lute: Guitar {
  let maker: URL?
  var wood = "maple"
  #if os(Linux)
  var onLinux = 0
  #endif

  init(id: Int, name: String, maker: URL?) {
    self.maker = maker
    super.init(id: id, name: name)
  }
}

// @mapped
final class Drum: Instrument {
  // @mapped skip: .copy
  var beats = 0
}
