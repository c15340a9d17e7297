// @mapped
struct Sealed {
  private(set) var id: Int
  #if DEBUG
    var trace: String
  #endif
}
