// '@mapped' as an attribute.

@mapped
struct User {
  @mapped(key: "n") var name: String
}

// @mapped
struct Account {
  @Mapped var name: String
}
