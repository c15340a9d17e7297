// Text and semicolons after options.

// @mapped keys: .snake; unknown: .error
struct User {
  var name: String  // @mapped key: "n" the name of the user
  var mail: String  // @mapped default: ""; required
}
