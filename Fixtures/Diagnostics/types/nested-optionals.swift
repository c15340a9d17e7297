// @mapped
struct Patch {
  var name: String??
  var size: Optional<Int?>
  var tags: [String?]?
  var change: PropertyChange<Int?>
  var kept: Int??  // @mapped skip
}
