import Isomer

// @mapped
struct Author {
  let name: String
  // @mapped key: "mail"
}
