import Isomer

/// Properties whose type has a transformer that another file declares for the target.
// @mapped
struct Angled: Equatable {
  var plain: Angle
  var optional: Angle?
  var list: [Angle] = []
  var maybe: [Angle?]?
  var unique: Set<Angle>?
  var byName: [String: [Angle]]?
  var initial = Angle(degrees: 1)
  // @mapped recover
  var safe: Angle?
  // @mapped required
  var needed: Angle?
  // @mapped key: "a.b", alias: "c"
  var deep: Angle?
  // @mapped elements: .lossy
  var lossy: [Angle]?
  // @mapped elements: [.lossy, .wrap, .compact]
  var loose: [String: [Angle]]?
  // @mapped with: .map([1: Angle(degrees: 90), 2: Angle(degrees: 180)])
  var own: Angle?
  // @mapped with.read: .map(["right": Angle(degrees: 90)])
  var half: Angle?
  let constant = Angle(degrees: 45)  // @mapped skip: .read
}

/// Properties with a different transformer for each direction.
// @mapped
struct Weighed: Equatable {
  var plain: Weight
  var list: [Weight]?
  // @mapped skip: .write
  var read: Weight?
  // @mapped skip: .read
  var written: Weight = Weight(grams: 2000)
}

/// A generic type, which cannot have static constants.
// @mapped
struct AngledPair<Other: Mappable & Equatable>: Equatable {
  var first: Angle
  var weights: [Weight]?
  var second: Other
}

/// A type that contains a type with the name of an outer one.
enum Compass {
  // @mapped
  struct Angle: Equatable { var name: String }

  // @mapped
  struct Reading: Equatable {
    var heading: Angle
    var weight: Weight?
  }
}

// @mapped
class AngledBase {
  var base: Angle
  init(base: Angle) { self.base = base }
}

// @mapped
final class AngledSub: AngledBase {
  var more: [Angle] = []
}
