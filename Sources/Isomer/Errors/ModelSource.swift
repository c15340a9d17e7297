/// What a generated key set says of the model that its keys belong to; only errors look at it.
///
/// ```
/// "Issue\tIssue.swift\tid:6 number:7 - htmlURL:9,link:12\tid:6=id\tauthor:7=user.login|login\t!size:9=size"
///   │      │            │                                │                                  └ what has
///   │      │            │                                │                 a default, ! if for null too
///   │      │            │                                └ what cannot be missing: each property
///   │      │            │                                  with its path and the alternatives
///   │      │            └ the properties of each key and their lines; - for a key that has none
///   │      └ the file
///   └ the model
/// ```
///
/// In a set of keys on the way to deeper ones a `^` stands in place of both. What is declared in another file has it behind the line: `id:6@Base.swift`.
struct ModelSource {
  let model: String
  let file: String
  /// The properties of each key, by its index.
  private let properties: [Substring]
  /// What cannot be missing.
  let required: [RequiredProperty]
  /// What has a default.
  let defaults: [DefaultedProperty]
  /// Whether the keys stand in an object on the way from the model's own ones.
  let isNested: Bool

  /// Nil for a key set that has no source, as those of models made by hand.
  init?(_ text: StaticString) {
    let fields = text.description.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 3 else { return nil }
    model = String(fields[0])
    file = String(fields[1])
    properties = fields[2].split(separator: " ")
    let file = self.file
    required = fields[3...].compactMap { RequiredProperty($0, in: file) }
    defaults = fields[3...].compactMap { DefaultedProperty($0, in: file) }
    isNested = fields.count > 3 && fields[3] == "^"
  }

  var keyCount: Int { properties.count }

  /// The properties of a key.
  func properties(_ index: Int) -> [SourcedProperty] {
    guard properties.indices.contains(index) else { return [] }
    return properties[index].split(separator: ",").compactMap { SourcedProperty($0, in: file) }
  }

  /// The property of a key, the first if it has several.
  func property(_ index: Int) -> SourcedProperty? {
    guard properties.indices.contains(index) else { return nil }
    return properties[index].split(separator: ",").first.flatMap { SourcedProperty($0, in: file) }
  }
}

/// A property and where it is declared.
struct SourcedProperty: Equatable {
  let name: String
  /// File and line.
  let source: String

  /// From `id:6` or `id:6@Base.swift`.
  init?(_ text: Substring, in file: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let place = parts[1].split(separator: "@", maxSplits: 1)
    name = String(parts[0])
    source = "\(place.count == 2 ? String(place[1]) : file):\(place[0])"
  }
}

/// A property that cannot be missing.
struct RequiredProperty {
  let property: SourcedProperty
  /// Where it may stand in its object; the first is the one that an error names.
  let paths: [String]

  /// From `author:7=user.login|login`.
  init?(_ text: Substring, in file: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].first != "~", parts[0].first != "!",
      let property = SourcedProperty(parts[0], in: file)
    else { return nil }
    self.property = property
    paths = parts[1].split(separator: "|").map(String.init)
  }
}

/// A property with a default.
struct DefaultedProperty {
  let property: SourcedProperty
  /// The first of the places where it may stand in its object.
  let path: String
  /// Whether null gives the default too.
  let takesNull: Bool

  /// From `!size:7=size`; of one that null does not give its default, from `~rank:8=rank`.
  init?(_ text: Substring, in file: String) {
    let parts = text.dropFirst().split(separator: "=", maxSplits: 1)
    guard text.first == "~" || text.first == "!", parts.count == 2,
      let property = SourcedProperty(parts[0], in: file)
    else { return nil }
    self.property = property
    path = String(parts[1])
    takesNull = text.first == "!"
  }
}

/// An open object of a model, and the key that was read last.
struct ModelPlace {
  var table: UnsafePointer<KeyTable>
  var index: Int

  /// What a failure behind the key is about.
  var origin: ModelOrigin? {
    guard let source = ModelSource(table.pointee.source) else { return nil }
    return ModelOrigin(source, source.property(index))
  }

  /// What the lack of a key is about; nil if the model does not need the key.
  func origin(missing path: String?) -> ModelOrigin? {
    guard let path, let source = ModelSource(table.pointee.source),
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
  /// Of a missing key: everything that the model cannot do without.
  var required: [RequiredProperty] = []

  init(_ source: ModelSource, _ property: SourcedProperty?) {
    model = source.model
    self.property = property?.name
    self.source = property?.source ?? source.file
  }
}
