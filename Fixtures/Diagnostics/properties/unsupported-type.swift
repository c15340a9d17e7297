// @mapped
struct Post {
  var range: (Int, Int)
  var handlers: [() -> Void]
  var delegate: any Delegate
}
