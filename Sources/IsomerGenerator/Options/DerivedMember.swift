/// A member that `derive:` and `skip:` can name.
enum DerivedMember: String, Sendable, CaseIterable {
  case equality, hash, copy, merge, description, changes
  case initialiser = "init"
}
