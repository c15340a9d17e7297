// A class that asks for archives, below one of another module that does not.

import Below

// @mapped version: 2
final class Tool: Item {
  var weight = 1.0
}
