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
  private(set) var required: [RuledProperty] = []
  /// The properties with a default; none in a set of an object inside the model's own one.
  private(set) var defaults: [RuledProperty] = []
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
    for (number, reading) in all where !reading.isAlternative && reading.rule != nil {
      let isRequired = reading.rule == .required
      let others = all.filter { other in
        other.reading.property == reading.property && (other.reading.isAlternative || !isRequired)
      }
      let property = RuledProperty(
        reading: reading, keys: [reading.key] + others.map(\.reading.key),
        numbers: [number] + others.map(\.number))
      if isRequired {
        required.append(property)
      } else {
        defaults.append(property)
        for number in property.numbers { _ = interest.insert(number) }
        if property.numbers.allSatisfy({ $0 >= 64 }) { isDeep = true }
      }
    }
  }

  /// Returns the properties of a key.
  func properties(_ index: Int) -> [SourcedProperty] {
    readings.filter { $0.index == index && !$0.isInside }.map(\.property)
  }
}

/// A property and the file of its declaration.
struct SourcedProperty: Equatable {
  let name: String
  let file: String
}

/// A property with a rule for a missing value: it is required, or has a default.
struct RuledProperty {
  /// The first of its readings, whose path an error names.
  let reading: KeyReading
  /// The paths of the keys that it is read from, and their numbers.
  let keys: [String]
  let numbers: [Int]

  var property: SourcedProperty { reading.property }
  var path: String { reading.path }
  /// True if null gives the default too.
  var takesNull: Bool { reading.rule == .default }
  /// The bits of the keys without which the rule does not apply; 0 if it always does.
  var partners: UInt64 { reading.partners }
}

/// A model, and one of its keys or properties.
struct ModelPlace: Hashable {
  var table: UnsafePointer<KeyTable>
  var index = KeySet.unknown
  /// The number of the property whose default was used.
  var number: Int?

  /// The model and the property; nil for a plain list of keys.
  var origin: ModelOrigin? {
    guard let source = KeySets.shared.source(of: table)?.pointee else { return nil }
    let property = number.map { source.defaults[$0].property } ?? source.properties(index).first
    return ModelOrigin(source, property)
  }
}

/// The model and the property that an error or an entry of a report is about; the entries of one
/// property share it.
final class ModelOrigin: Sendable {
  let model: String
  let property: String?
  /// The file of the property's declaration: `Issue.swift`.
  let source: String

  init(_ source: ModelSource, _ property: SourcedProperty?) {
    model = source.model
    self.property = property?.name
    self.source = property?.file ?? source.file
  }
}
