/// A fact that can differ for reading and writing.
package struct Directed<Value: Sendable>: Sendable {
  package var read: Value
  package var write: Value

  package init(read: Value, write: Value) {
    self.read = read
    self.write = write
  }

  /// Creates the value of each direction.
  init(_ value: (OptionSuffix) -> Value) { self.init(read: value(.read), write: value(.write)) }

  subscript(_ direction: OptionSuffix) -> Value { direction == .read ? read : write }

  package subscript(reads reads: Bool) -> Value { reads ? read : write }
}

extension Directed: Equatable where Value: Equatable {}
