import Isomer

// @mapped
struct Innermost: Equatable {
  var depth: Int
  // @mapped key: "meta.deep"
  var deep: Int?
}

// @mapped
struct Middle: Equatable {
  var width: Int
  // @mapped flatten
  var innermost: Innermost
}

/// Two levels of flattened models in a model that rejects unknown keys.
// @mapped unknown: .error
struct Outermost: Equatable {
  var height: Int
  // @mapped flatten
  var middle: Middle
}

/// The same in a model that stores unknown keys.
// @mapped
struct Keeping: Equatable {
  var height: Int
  // @mapped flatten
  var middle: Middle
  // @mapped rest
  var extra: [String: JSONValue]
}

/// The same in a model that reports unknown keys.
// @mapped unknown: .report
struct Noting: Equatable {
  var height: Int
  // @mapped flatten
  var middle: Middle
}

/// A model below a path, for unknown keys below and beside the path.
// @mapped under: "data", unknown: .error
struct StrictEnvelope: Equatable {
  var id: Int
  // @mapped key: "attributes.name"
  var name: String?
}

/// A strict model in a lenient one, and the reverse.
// @mapped
struct LenientAround: Equatable { var inside: StrictEnvelope }
// @mapped unknown: .error
struct StrictAround: Equatable { var inside: Shared.Owner, list: [Shared.Owner]? }

/// A recursive model.
// @mapped
struct Tree: Equatable {
  var name: String
  var children: [Tree] = []
}

/// A model with more keys than a machine word has bits.
// @mapped unknown: .error
struct Wide: Equatable {
  var a0: Int?, a1: Int?, a2: Int?, a3: Int?, a4: Int?, a5: Int?, a6: Int?, a7: Int?
  var b0: Int?, b1: Int?, b2: Int?, b3: Int?, b4: Int?, b5: Int?, b6: Int?, b7: Int?
  var c0: Int?, c1: Int?, c2: Int?, c3: Int?, c4: Int?, c5: Int?, c6: Int?, c7: Int?
  var d0: Int?, d1: Int?, d2: Int?, d3: Int?, d4: Int?, d5: Int?, d6: Int?, d7: Int?
  var e0: Int?, e1: Int?, e2: Int?, e3: Int?, e4: Int?, e5: Int?, e6: Int?, e7: Int?
  var f0: Int?, f1: Int?, f2: Int?, f3: Int?, f4: Int?, f5: Int?, f6: Int?, f7: Int?
  var g0: Int?, g1: Int?, g2: Int?, g3: Int?, g4: Int?, g5: Int?, g6: Int?, g7: Int?
  var h0: Int?, h1: Int?, h2: Int?, h3: Int?, h4: Int?, h5: Int?, h6: Int?, h7: Int?
  var i0: Int?, i1: Int?
}
