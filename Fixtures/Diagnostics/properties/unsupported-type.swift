// @mapped
struct Post {
  var range: (Int, () -> Void)
  var size: (Int, Int)  // @mapped omit: .default
  var handlers: [() -> Void]
  var delegate: any Delegate
}
