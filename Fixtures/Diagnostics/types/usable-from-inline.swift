// @mapped
@usableFromInline struct Point {
  var x = 0.0

  // @mapped
  @usableFromInline enum Unit: String { case metre, foot }

  // @mapped
  struct Size { var width = 0.0 }
}
