protocol PageDelegate: AnyObject {}
// @mapped
final class Page {
  weak var delegate: (any PageDelegate)?
  var onClose: () -> Void = {}
  init() {}
}
// @mapped
enum Action {
  case run(work: () -> Void)
  case stop
}
