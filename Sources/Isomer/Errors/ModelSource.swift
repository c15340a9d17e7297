/// The model that a key set belongs to and the properties of its keys, for errors and reports.
struct ModelSource {
  let model: String
  let file: String
  /// The properties of each key, by its index.
  private let properties: [[SourcedProperty]]
  /// The properties that cannot be missing; none in a set of an object inside the model's own one.
  private(set) var required: [RequiredProperty] = []
  /// The properties with a default; none in a set of an object inside the model's own one.
  private(set) var defaults: [DefaultedProperty] = []
  /// True if the keys are in an object inside the model's own one.
  let isNested: Bool

  /// Nil for a plain list of keys, as of a hand-written model.
  init?(_ table: UnsafePointer<KeyTable>) {
    let list = table.pointee.list
    guard list.model.utf8CodeUnitCount > 0 else { return nil }
    model = list.model.description
    file = list.file.description
    isNested = list.isNested
    let readings = Self.readings(of: list)
    properties = readings.map { $0.readings.filter { $0.inside == nil }.map(\.property) }
    guard !isNested else { return }
    let inner = table.pointee.objects.flatMap { object in
      Self.paths(Self.readings(of: object.table.pointee.list), below: object.path)
    }
    let all = Self.paths(readings, below: "") + inner
    // Properties of a superclass in another file come first.
    let inOrder = all.filter { !$0.reading.isAlternative }.sorted { left, right in
      let (left, right) = (left.reading.property, right.reading.property)
      return (left.file == file ? 1 : 0, left.line) < (right.file == file ? 1 : 0, right.line)
    }
    for (path, reading) in inOrder {
      let property = reading.property
      switch reading.rule {
      case .required:
        let others = all.filter { $0.reading.isAlternative && $0.reading.property == property }
        required.append(RequiredProperty(property: property, paths: [path] + others.map(\.path)))
      case .default, .missing:
        defaults.append(
          DefaultedProperty(property: property, path: path, takesNull: reading.rule == .default))
      case nil: break
      }
    }
  }

  private static func readings(of list: KeyList) -> [(key: String, readings: [KeyReading])] {
    let file = list.file.description
    return list.lines.map { line in
      (list.string(line.key), KeyReading.all(list.string(line.properties), in: file))
    }
  }

  /// The readings with their paths in the model's own object.
  private static func paths(
    _ keys: [(key: String, readings: [KeyReading])], below path: String
  ) -> [(path: String, reading: KeyReading)] {
    keys.flatMap { key, readings in
      readings.map { (KeySet.path(of: key, below: path) + ($0.inside ?? ""), $0) }
    }
  }

  var keyCount: Int { properties.count }

  /// Returns the properties of a key.
  func properties(_ index: Int) -> [SourcedProperty] {
    properties.indices.contains(index) ? properties[index] : []
  }
}

/// A property and the location of its declaration.
struct SourcedProperty: Equatable {
  let name: String
  let file: String
  let line: Int

  /// File and line: `Issue.swift:6`.
  var source: String { "\(file):\(line)" }
}

/// A required property.
struct RequiredProperty {
  let property: SourcedProperty
  /// Its paths in the model's object; the first is the one that an error names.
  let paths: [String]
}

/// A property with a default.
struct DefaultedProperty {
  let property: SourcedProperty
  /// The first of its paths in the model's object.
  let path: String
  /// True if null gives the default too.
  let takesNull: Bool
}

/// An open object of a model, and the last key read.
struct ModelPlace {
  var table: UnsafePointer<KeyTable>
  var index: Int

  /// The origin of a failure after the key.
  var origin: ModelOrigin? {
    guard let source = ModelSource(table) else { return nil }
    return ModelOrigin(source, source.properties(index).first)
  }

  /// Returns the origin of a missing key; nil if the model does not require the key.
  func origin(missing path: String?) -> ModelOrigin? {
    guard let path, let source = ModelSource(table),
      let missing = source.required.first(where: { $0.paths.first == path })
    else { return nil }
    var origin = ModelOrigin(source, missing.property)
    origin.required = source.required
    return origin
  }
}

/// The model and the property that an error is about.
struct ModelOrigin {
  var model: String
  var property: String?
  /// The file, with the line of the property: `Issue.swift:9`.
  var source: String
  /// For a missing key, all required properties of the model.
  var required: [RequiredProperty] = []

  init(_ source: ModelSource, _ property: SourcedProperty?) {
    model = source.model
    self.property = property?.name
    self.source = property?.source ?? source.file
  }
}
