import Isomer

// The only reference of the generated code to the runtime is the type of a parameter.
// @mapped skip, derive: .init
struct Unmapped {
  var value: Value
  var size = 1
  init(plain value: Value) { self.value = value }
}
