// @mapped
struct Patch {
  var name: String??
  var size: Optional<Int?>
  var tags: [String?]?
  var change: Change<Int?>
  var kept: Int??  // @mapped skip
}
