import Isomer

/// Objects with references to their parents, which documents do not contain.
// @mapped derive: [.equality, .hash, .copy, .description]
final class Folder {
  var name: String
  var folders: [Folder] = []
  var cover: Sheet?
  var sheets: [String: [Sheet?]] = [:]
  // @mapped elements: .lossy
  var pinned: Set<Sheet>?
  // @mapped parent
  weak var parent: Folder?

  init(name: String) { self.name = name }
}

// @mapped derive: [.equality, .hash, .copy, .description]
final class Sheet {
  var title: String
  // @mapped parent
  weak var folder: Folder?
  #if os(Linux)
  // @mapped parent, skip: .copy
  weak var second: Folder?
  #endif

  init(title: String) { self.title = title }
}

/// A class whose hook uses the parent references; subclasses set them too.
// @mapped after.read: count
class Cabinet {
  var drawers: [Drawer]
  // @mapped skip
  var known = 0

  init(drawers: [Drawer]) { self.drawers = drawers }
  func count() { known = drawers.filter { $0.cabinet === self }.count }
}

// @mapped
final class Safe: Cabinet {
  var code = 0
  var hidden: Drawer?
}

// @mapped
class Drawer {
  var label = ""
  // @mapped parent
  weak var cabinet: Cabinet?
}

// @mapped
final class DeepDrawer: Drawer { var depth = 1 }
