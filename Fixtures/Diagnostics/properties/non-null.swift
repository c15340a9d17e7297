// @mapped
struct NonNull {
  // @mapped nonNull
  var needed: Int
  // @mapped nonNull
  var change: Change<Int>
  // @mapped nonNull, null: .write
  var both: Int?
  // @mapped nonNull, skip: .read
  var unread: Int?
  // @mapped nonNull
  var fine = 1
}
