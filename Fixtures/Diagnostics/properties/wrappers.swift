@propertyWrapper struct Trimmed {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Zero { var wrappedValue = 0 }
// @mapped
struct Person {
  @Trimmed var name: String
  @Zero var age: Int
  private var note = ""  // @mapped skip
}
// @mapped
struct Place {
  @Trimmed var name: String  // @mapped skip
  @Zero var visits: Int  // @mapped skip
  @Elsewhere var height: Int
}
