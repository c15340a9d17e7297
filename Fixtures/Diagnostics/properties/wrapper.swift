@propertyWrapper struct Five {
  var wrappedValue: Int { 5 }
}

@propertyWrapper struct Fixed {
  let wrappedValue: Int
}

@propertyWrapper struct Counted {
  var wrappedValue: Int { didSet {} }
}

// @mapped
struct Settings {
  @Five var five: Int
  @Fixed var fixed: Int
  @Counted var counted: Int
  // @mapped skip: .read
  @Five var written: Int
}
