import Foundation

// Classes below what another file declares; this one imports more.

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
