import Foundation

// @mapped
enum State { case open, closed, custom(Int) }

// @mapped
struct Issue {
  var made: Date  // @mapped with: secondsSince1970
  var seen: Date  // @mapped with.read: dateFormat("yyyy"), with.write: .rfc3339
  var state: State  // @mapped default: open
  var previous: State?  // @mapped default: custom(1), recover: closed
  var next: State  // @mapped default: initial
  var kind: State  // @mapped with: map(["o": .open])
}

let initial = State.open
func map(_ states: [String: State]) -> ValueMap<State> { .map(states) }
