// @mapped skip: .write
struct Incoming { var id: Int }
// @mapped skip: .read
enum Outgoing { case one }
// @mapped
struct Post {
  var incoming: [Incoming]
  var outgoing: Outgoing?
  var received: Incoming  // @mapped skip: .write
}
