// @mapped
struct Patch {
  var name: String??
  var size: Optional<Int?>
  var tags: [String?]?
  var kept: Int??  // @mapped skip
}
