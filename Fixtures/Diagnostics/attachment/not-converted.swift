// @mapped
struct A {
  var a: Int
  // isomer-convert: this code is not converted
  static let first = 1
}

// isomer-convert: the superclass must be mapped too
// @mapped
class B {
  var b = 0

  // isomer-convert: 'C' is not converted
  struct C {
    // isomer-convert: this code is not converted
    var c: Int
  }

  // isomer-convert: the keys are not converted
  // @mapped
  struct D { var d: Int }
}

// isomer-convert: 'E' is not converted
struct E { var e: Int }
