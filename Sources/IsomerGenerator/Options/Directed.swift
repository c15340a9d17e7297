/// A fact that can differ for reading and writing.
package struct Directed<Value: Sendable>: Sendable {
  package var read: Value
  package var write: Value

  package init(read: Value, write: Value) {
    self.read = read
    self.write = write
  }

  subscript(_ direction: OptionSuffix) -> Value { direction == .read ? read : write }
}

extension Directed: Equatable where Value: Equatable {}
