import Observation

/// A property wrapper that trims text and has no initial value.
@propertyWrapper struct Trimmed {
  private var text: String

  init(wrappedValue: String) { text = Self.trim(wrappedValue) }

  var wrappedValue: String {
    get { text }
    set { text = Self.trim(newValue) }
  }

  private static func trim(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// A property wrapper that clamps a number to a range.
@propertyWrapper struct Clamped {
  private var number: Int
  private let range: ClosedRange<Int>

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    number = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Int {
    get { number }
    set { number = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

/// A property wrapper that counts assignments and has an initial value.
@propertyWrapper struct Counted {
  private(set) var count = 0
  var wrappedValue = 0 { didSet { count += 1 } }
  var projectedValue: Int { count }
}

/// A property wrapper that notifies its enclosing object of changes, as `@Published` does.
@propertyWrapper struct Announced<Value> {
  private var value: Value

  init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "only a class can have it")
  var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  static subscript(
    _enclosingInstance owner: Announcer,
    wrapped wrapped: ReferenceWritableKeyPath<Announcer, Value>,
    storage storage: ReferenceWritableKeyPath<Announcer, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner.changes += 1
      owner[keyPath: storage].value = newValue
    }
  }
}

/// A model whose property `name` is set only by the memberwise initialiser.
// @mapped version: 1
struct Plate {
  @Trimmed var name: String
  let id: Int
  var note: String?
}

/// A model in which every wrapper has a value before the first assignment.
// @mapped version: 1, derive: .changes
struct Barometer {
  @Clamped(0...10) var level: Int = 5
  @Trimmed var unit: String = "bar"
  @Counted var readings: Int
  let id: Int
  let maker: String?  // @mapped skip
}

/// A model whose own initialiser sets the wrapper.
// @mapped
struct Sticker {
  @Trimmed var text: String
  private var isNew = true  // @mapped skip

  init(text: String) { self.text = text }
}

// @mapped
final class Announcer {
  // @mapped skip
  var changes = 0
  @Announced var title = ""
  @Announced var size: Int

  init(size: Int) { self.size = size }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
// @mapped
@Observable final class Odometer {
  var count: Int
  var step = 1

  init(count: Int) { self.count = count }
}
