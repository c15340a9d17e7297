/// Stores a large part of a description in one word, which copies share until one is changed.
///
/// Descriptions are copied in most files, and compilers print the copy of every stored variable into
/// each of them.
@propertyWrapper package struct Boxed<Value: Sendable>: Sendable {
  /// Unchecked, because only a box with a single owner is changed.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  package static func == (first: Boxed, second: Boxed) -> Bool {
    first.box === second.box || first.box.value == second.box.value
  }
}
