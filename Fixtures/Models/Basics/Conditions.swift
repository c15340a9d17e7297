/// Members and types in `#if` blocks, which the generated code repeats.
// @mapped
struct Conditional: Equatable {
  var always: Int
  #if os(Linux)
  var onLinux: Int
  #else
  var elsewhere: Int
  #endif
}

#if os(Linux)
// @mapped
struct LinuxOnly: Equatable { var name: String }
#elseif os(macOS)
// @mapped
struct MacOnly: Equatable { var name: String }
#endif

/// Branches that declare a property twice, in archives too.
// @mapped version: 1
struct Branched: Equatable {
  #if os(Linux)
  var size: Int
  #else
  var size: String
  #endif
  #if NEVER_DEFINED
  var unit: Int = 1
  #elseif os(Android)
  var unit: String = "m"
  #else
  var unit: Double = 0.5
  #endif
  var name: String = ""
}
