public import Foundation
@_spi(Generated) public import Isomer

/// The contents of an archive, without the types from which it was written.
///
/// Upgrade functions receive the object that they upgrade in this form: its properties by name, as
/// they were when it was archived.
///
/// ```swift
/// // version 1 had `name`, version 2 has `first` and `last`
/// static func upgrade(_ archive: inout Archive, from version: Int) throws {
///   let name = archive["name"]?.string ?? ""
///   let parts = name.split(separator: " ", maxSplits: 1)
///   archive["first"] = .string(parts.first.map(String.init) ?? "")
///   archive["last"] = .string(parts.count > 1 ? String(parts[1]) : "")
/// }
/// ```
///
/// For tools and tests, it can also represent a whole archive:
///
/// ```swift
/// let archive = try Archive(data)
/// archive.models.map(\.name)      // ["Issue", "User"]
/// archive.root["user.login"]      // .string("octocat")
/// ```
///
/// A nested model is an object with the name of its model under `@model`. An object of a class also
/// has a number under `@object`; later references to it contain only that number, under
/// `@reference`. Such objects retain their identity when they are set as another property.
public struct Archive: Sendable {
  /// The name of the model in the archive; empty if its root is not an object of a model.
  public let name: String
  /// The version of the model when it was archived; 0 if it has none.
  public let version: Int
  let document: ArchiveDocument
  private(set) var fields: [Field]

  struct Field {
    var name: String
    var content: Content
  }

  enum Content {
    /// A value at an offset in the document.
    case stored(Int)
    case value(JSONValue)
  }

  /// The names of the properties, in the order in which they are stored.
  public var keys: [String] { fields.map(\.name) }

  /// Accesses the value of a property, nil if it is missing or unreadable; setting nil removes it.
  ///
  /// ```swift
  /// archive["count"] = .int(3)
  /// archive["old"] = nil
  /// ```
  public subscript(key: String) -> JSONValue? {
    get { try? value(key, as: JSONValue.self) }
    set {
      let index = fields.firstIndex { $0.name == key }
      switch (index, newValue) {
      case (let index?, let value?): fields[index].content = .value(value)
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append(Field(name: key, content: .value(value)))
      case (nil, nil): break
      }
    }
  }

  /// Returns the value of a property as a type; nil if there is no such property.
  ///
  /// ```swift
  /// let seconds = try archive.value("duration", as: Double.self)
  /// let owner = try archive.value("owner", as: User.self)
  /// ```
  ///
  /// A model is read in its own archived version. Objects of classes that are read this way are not
  /// identical to those of the upgraded model. Throws a `MappingError` for a value of another type.
  public func value<Wanted: Archivable>(
    _ key: String, as type: Wanted.Type = Wanted.self
  ) throws(MappingError) -> Wanted? {
    guard let field = fields.first(where: { $0.name == key }) else { return nil }
    switch field.content {
    case .stored(let offset):
      return try document.read(at: offset) { (reader) throws(ReadingFailure) in
        let value = try Wanted.unarchive(&reader)
        try reader.finishPart()
        return value
      }
    case .value(let value):
      if let value = value as? Wanted { return value }
      do {
        return try Wanted(archive: value.archive(), options: document.options)
      } catch {
        throw error.below(ValuePath([.key(key)]))
      }
    }
  }

  /// Renames a property without changing its value.
  ///
  /// ```swift
  /// archive.rename("author", to: "owner")
  /// ```
  ///
  /// It replaces a property with the new name. Nothing happens if there is none with the old one.
  public mutating func rename(_ key: String, to name: String) {
    guard key != name, let field = fields.first(where: { $0.name == key }) else { return }
    fields.removeAll { $0.name == name || $0.name == key }
    fields.append(Field(name: name, content: field.content))
  }
}

extension Archive {
  /// A model in an archive.
  public struct Model: Sendable, Hashable {
    /// The name in the archive; for a case with values, of the enum and the case: `Event.video`.
    public let name: String
    /// The model's version when it was archived.
    public let version: Int
    /// The names of the properties.
    public let properties: [String]
  }

  /// Opens an archive for inspection.
  ///
  /// Throws a `MappingError` like reading an archive.
  public init(
    _ bytes: some ContiguousBytes, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    let result: Result<Archive, MappingError> = bytes.withUnsafeBytes { bytes in
      var reader = ArchiveReader(unsafe: bytes, options: options)
      do throws(ReadingFailure) {
        try reader.open()
        return .success(try reader.wholeArchive())
      } catch {
        return .failure(reader.error(error))
      }
    }
    self = try result.get()
  }

  /// The models in the archive, in the order of their first objects.
  public var models: [Model] {
    let models = try? document.read(at: 0) { (reader) throws(ReadingFailure) in
      (0..<reader.models.count).map { number in
        let names = reader.names(number)
        return Model(
          name: names.model, version: reader.models[number].pointee.version,
          properties: names.properties)
      }
    }
    return models ?? []
  }

  /// The root of the whole archive as a tree, without changes made to this value.
  public var root: JSONValue {
    let root = try? document.read(at: 0) { (reader) throws(ReadingFailure) in
      reader.cursor = reader.bodyStart
      return try reader.readTree()
    }
    return root ?? .null
  }
}

extension ArchiveReader {
  /// Returns the archive whose root is the next value.
  fileprivate mutating func wholeArchive() throws(ReadingFailure) -> Archive {
    // Check that all of it can be read.
    _ = try readTree()
    try finish()
    try findShared()
    cursor = bodyStart
    _ = takes(tag: CBOR.Tag.shareable)
    let document = sharedDocument()
    guard let (number, count) = try takeObject() else {
      return Archive(name: "", version: 0, document: document, fields: [])
    }
    return makeArchive(of: number, values: try takeOffsets(count))
  }
}
