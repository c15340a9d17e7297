import Observation

/// Trims what is assigned, and has no value before.
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

/// Keeps a number within a range.
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

/// Counts how often a value is assigned, and has one by itself.
@propertyWrapper struct Counted {
  private(set) var count = 0
  var wrappedValue = 0 { didSet { count += 1 } }
  var projectedValue: Int { count }
}

/// Tells the object that has it of each change, as `@Published` does.
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

/// Only the memberwise initialiser can fill `name`.
// @mapped version: 1
struct Plate {
  @Trimmed var name: String
  let id: Int
  var note: String?
}

/// All wrappers have a value before the first assignment.
// @mapped version: 1, derive: .changes
struct Barometer {
  @Clamped(0...10) var level: Int = 5
  @Trimmed var unit: String = "bar"
  @Counted var readings: Int
  let id: Int
  let maker: String?  // @mapped skip
}

/// The type's own initialiser fills the wrapper.
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
