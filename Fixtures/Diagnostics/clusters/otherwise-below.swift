// Subtypes with `key: .otherwise`, which must be in the module of the cluster.

import Below

// @mapped key: .otherwise
class Other: Item {}

// @mapped key: "box", tag: "kind"
class Box: Item {}

// @mapped key: .otherwise
final class Crate: Box {}
