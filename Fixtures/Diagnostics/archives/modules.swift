// An archived subclass of a class in another module that is not archived.

import Below

// @mapped version: 2
final class Tool: Item {
  var weight = 1.0
}
