// @mapped file check: Order.check
// @mapped check: { $0 == .open }
enum State {
  // @mapped check: { $0 }
  case open
}

// @mapped check: { _ in true }
protocol Shape {}
