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
