/// The model that a key set belongs to and the properties of its keys, for errors and reports.
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

  /// Nil for a plain list of keys, as of a hand-written model.
  init?(_ table: UnsafePointer<KeyTable>) {
    let list = table.pointee.list
    guard let origin = list.origin else { return nil }
    (file, model) = origin
    isNested = list.isNested
    readings = list.readings
    guard !isNested else { return }
    // The keys of objects inside come last, as when the first missing one is found.
    let all = table.pointee.objects.reduce(into: readings) { $0 += $1.table.pointee.list.readings }
    for reading in all where !reading.isAlternative {
      let property = reading.property
      switch reading.rule {
      case .required:
        let others = all.filter { $0.isAlternative && $0.property == property }
        required.append(
          RequiredProperty(
            property: property, path: reading.path, mayBeAbsent: reading.mayBeAbsent,
            keys: [reading.key] + others.map(\.key), partners: reading.partners))
      case .default, .missing:
        defaults.append(
          DefaultedProperty(
            property: property, path: reading.path, takesNull: reading.rule == .default,
            partners: reading.partners))
      default: break
      }
    }
  }

  /// Returns the properties of a key, optionally with those of elements of an array at the key.
  func properties(_ index: Int, withElements: Bool = false) -> [SourcedProperty] {
    readings.filter { $0.index == index && (withElements || !$0.isInside) }.map(\.property)
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
  /// The paths of the keys that it is read from.
  let keys: [String]
  /// The bits of the keys without which it can be missing; 0 if it cannot.
  let partners: UInt64
}

/// A property with a default.
struct DefaultedProperty {
  let property: SourcedProperty
  /// The first of its paths in the model's object.
  let path: String
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

/// The model and the property that an error is about.
struct ModelOrigin {
  var model: String
  var property: String?
  /// The file of the property's declaration: `Issue.swift`.
  var source: String

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
