/// Stores a large value of a description in one word.
///
/// Descriptions are copied in most files, and compilers print the copy of every stored variable into
/// each of them.
@propertyWrapper
package indirect enum Boxed<Value: Sendable & Equatable>: Sendable, Equatable {
  case value(Value)

  package init(wrappedValue: Value) { self = .value(wrappedValue) }

  package var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}
