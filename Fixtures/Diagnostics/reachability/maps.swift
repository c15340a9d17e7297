// Value maps that are not reversible or repeat a key.

// @mapped
struct Maps {
  // @mapped with: .map(["open": .open, "opened": .open, "closed": .closed])
  var state: State
  // @mapped with: .array(of: .map(["a": 1, "b": 1]))
  var all: [Int]
  // @mapped with.read: .map(["open": .open, "open": .closed]), with.write: .map(["open": .open])
  var twice: State
  // @mapped with: .map(["a": 1, "b": 1]), skip: .write
  var readOnly: Int
  // @mapped with.read: .map(["a": 1, "b": 1]), with.write: .map(["a": 1])
  var split: Int
}

enum State { case open, closed }
