// @mapped target null: .write
// @mapped target unknown: .report

// @mapped
struct Account {
  var firstName: String?
}
