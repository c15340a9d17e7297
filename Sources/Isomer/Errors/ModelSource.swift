/// The model that a key set belongs to and the properties of its keys, for errors and reports.
///
/// The keys of a model have numbers: those of its own object first, then those of each object
/// inside, which begin at a multiple of 64:
///
/// ```
/// title: = default            0
/// user                        1
/// below "user": id: =         64
/// ```
struct ModelSource {
  let model: String
  let file: String
  private let readings: [KeyReading]
  /// The properties that cannot be missing; none in a set of an object inside the model's own one.
  private(set) var required: [RequiredProperty] = []
  /// The properties with a default; none in a set of an object inside the model's own one.
  private(set) var defaults: [DefaultedProperty] = []
  /// True if the keys are in an object inside the model's own one.
  let isNested: Bool
  /// The numbers of the first keys of the objects inside, by their sets.
  private(set) var starts: [UnsafePointer<KeyTable>: Int] = [:]
  /// The numbers of the keys of properties with a default.
  private(set) var interest = BitSet()
  /// True if some properties with a default have no key among the first 64.
  private(set) var isDeep = false

  /// Nil for a plain list of keys, as of a hand-written model.
  init?(_ table: UnsafePointer<KeyTable>) {
    let list = table.pointee.list
    guard let origin = list.origin else { return nil }
    (file, model) = origin
    isNested = list.isNested
    readings = list.readings
    guard !isNested else { return }
    // The keys of objects inside come last, as when the first missing one is found.
    var all = readings.map { (number: $0.index, reading: $0) }
    var start = list.width
    for object in table.pointee.objects {
      let list = object.table.pointee.list
      all += list.readings.map { (start + $0.index, $0) }
      starts[object.table] = start
      start += list.width
    }
    for (number, reading) in all where !reading.isAlternative {
      let property = reading.property
      switch reading.rule {
      case .required:
        let others = all.filter { $0.reading.isAlternative && $0.reading.property == property }
        required.append(
          RequiredProperty(
            property: property, path: reading.path, mayBeAbsent: reading.mayBeAbsent,
            keys: [reading.key] + others.map(\.reading.key),
            numbers: [number] + others.map(\.number), partners: reading.partners))
      case .default, .missing:
        let keys = all.filter { $0.reading.property == property }.map(\.number)
        for key in keys { _ = interest.insert(key) }
        if keys.allSatisfy({ $0 >= 64 }) { isDeep = true }
        defaults.append(
          DefaultedProperty(
            property: property, path: reading.path, keys: keys,
            takesNull: reading.rule == .default, partners: reading.partners))
      default: break
      }
    }
  }

  /// Returns the properties of a key.
  func properties(_ index: Int) -> [SourcedProperty] {
    readings.filter { $0.index == index && !$0.isInside }.map(\.property)
  }
}

extension ModelSource {
  /// The sources so far; key sets live as long as the process.
  private final class Known: @unchecked Sendable {
    private let lock = Lock()
    private var sources: [UnsafePointer<KeyTable>: UnsafePointer<ModelSource>] = [:]

    func source(_ table: UnsafePointer<KeyTable>) -> UnsafePointer<ModelSource>? {
      lock.withLock {
        if let known = sources[table] { return known }
        guard let source = ModelSource(table) else { return nil }
        let new = UnsafeMutablePointer<ModelSource>.allocate(capacity: 1)
        new.initialize(to: source)
        sources[table] = UnsafePointer(new)
        return UnsafePointer(new)
      }
    }
  }

  private static let known = Known()

  /// Returns the source of a set, which is parsed once; nil for a plain list of keys.
  static func of(_ table: UnsafePointer<KeyTable>) -> UnsafePointer<ModelSource>? {
    known.source(table)
  }
}

/// A property and the file of its declaration.
struct SourcedProperty: Equatable {
  let name: String
  let file: String
}

/// A required property.
struct RequiredProperty {
  let property: SourcedProperty
  /// The path in the model's object that an error names.
  let path: String
  /// True if a missing value can be nil; only an error that names it means that it cannot.
  let mayBeAbsent: Bool
  /// The paths of the keys that it is read from, and their numbers.
  let keys: [String]
  let numbers: [Int]
  /// The bits of the keys without which it can be missing; 0 if it cannot.
  let partners: UInt64
}

/// A property with a default.
struct DefaultedProperty {
  let property: SourcedProperty
  /// The first of its paths in the model's object.
  let path: String
  /// The numbers of all keys that it is read from.
  let keys: [Int]
  /// True if null gives the default too.
  let takesNull: Bool
  /// The bits of the keys without which the default is not used; 0 if it always is.
  let partners: UInt64
}

/// A model, and one of its keys.
struct ModelPlace {
  var table: UnsafePointer<KeyTable>
  var index: Int
}

/// The model and the property that an error or an entry of a report is about; the entries of one
/// property share it.
final class ModelOrigin: Sendable {
  let model: String
  let property: String?
  /// The file of the property's declaration: `Issue.swift`.
  let source: String

  /// Creates the origin of an error; nil if it has none.
  init?(_ error: MappingError) {
    guard let model = error.model, let source = error.source else { return nil }
    self.model = model
    property = error.property
    self.source = source
  }

  init(_ source: ModelSource, _ property: SourcedProperty?) {
    model = source.model
    self.property = property?.name
    self.source = property?.file ?? source.file
  }
}
