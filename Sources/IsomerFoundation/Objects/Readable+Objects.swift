public import Foundation
public import Isomer

// The entry points for reading dictionaries, property lists and other objects.

extension Readable {
  /// Reads a dictionary, for instance from `JSONSerialization`, optionally with a mapping created
  /// at run time.
  ///
  /// ```swift
  /// let user = try User(
  ///   dictionary: ["login": "octocat", "id": 1, "since": Date()])
  /// let other = try User(
  ///   dictionary: ["user_name": "Mona"], mapping: ["user_name": "name"])
  /// ```
  ///
  /// The rules are those of JSON. Numbers can have any type, including `NSNumber`, where a Bool is
  /// distinguished from 0 and 1. Dates and data can be `Date` and `Data` or their JSON text;
  /// `NSNull` and nil are null. Keys are strings; numbers and other key types of JSON are converted
  /// to text. An object of an unsupported type is an error only if it is read.
  ///
  /// Throws a `MappingError` like `init(json:)`, with a path but without line and column. With a
  /// mapping, paths in errors refer to the given dictionary; errors of adapters are thrown too, and
  /// one if a renaming leads through anything other than a dictionary or an array.
  public init(
    dictionary: [String: Any], mapping: DictionaryMapping? = nil,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    guard let mapping else {
      try self.init(object: dictionary, options: options)
      return
    }
    self = try mapping.read(dictionary, options) { mapped throws(MappingError) in
      try Self(object: mapped, options: options)
    }
  }

  /// Reads Swift and Foundation objects: a dictionary, an array, or a single value.
  ///
  /// ```swift
  /// let users = try [User](object: JSONSerialization.jsonObject(with: data))
  /// let tree = try JSONValue(object: ["a": [1, 2.5, nil]])
  /// // {"a":[1,2.5,null]}
  /// ```
  ///
  /// Throws like `init(dictionary:)`.
  public init(object: Any, options: ReadingOptions = ReadingOptions()) throws(MappingError) {
    self = try Self.value(in: .object(object), options, nil)
  }

  /// Reads a property list: XML, binary, or the old OpenStep format.
  ///
  /// ```swift
  /// let settings = try Settings(propertyList: Data(contentsOf: url))
  /// ```
  ///
  /// The format is detected. The rules are those of JSON, except that dates and data are native:
  /// the same model reads a date in a property list and its text in JSON, unless a transformer
  /// determines otherwise. In the OpenStep format all values are text; `coerce` converts them to
  /// numbers.
  ///
  /// Throws a `MappingError` like `init(json:)`, and with the code `invalidPropertyList` for other
  /// data. It has a path but no line and column.
  public init(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self = try Self.value(in: .propertyList(data), options, nil)
  }

  /// Reads a dictionary, optionally with a mapping created at run time, and reports what was
  /// noticed.
  ///
  /// ```swift
  /// let (user, report) = try User.readWithReport(dictionary: object)
  /// for entry in report.entries { print(entry) }
  /// // titel: unknown key
  /// ```
  ///
  /// Throws a `MappingError` like `init(dictionary:)`.
  public static func readWithReport(
    dictionary: [String: Any], mapping: DictionaryMapping? = nil,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (value: Self, report: MappingReport) {
    guard let mapping else { return try readWithReport(object: dictionary, options: options) }
    return try mapping.read(dictionary, options) { mapped throws(MappingError) in
      let (value, report) = try Self.readWithReport(object: mapped, options: options)
      return (value, mapping.located(report))
    }
  }

  /// Reads Swift and Foundation objects and reports what was noticed.
  ///
  /// Throws a `MappingError` like `init(dictionary:)`.
  public static func readWithReport(
    object: Any, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (value: Self, report: MappingReport) {
    try reported(.object(object), options)
  }

  /// Reads a property list and reports what was noticed.
  ///
  /// Throws a `MappingError` like `init(propertyList:)`.
  public static func readWithReport(
    propertyList data: Data, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (value: Self, report: MappingReport) {
    try reported(.propertyList(data), options)
  }

  private static func reported(
    _ source: ObjectSource, _ options: ReadingOptions
  ) throws(MappingError) -> (value: Self, report: MappingReport) {
    let collector = ReportCollector(limit: options.reportLimit)
    return (try value(in: source, options, collector), collector.report)
  }

  private static func value(
    in source: ObjectSource, _ options: ReadingOptions, _ collector: ReportCollector?
  ) throws(MappingError) -> Self {
    try source.read(options) { document($0, ValuePath(), options, collector, isNative: true) }
  }
}

/// The objects or the property list that an entry point reads.
enum ObjectSource {
  case object(Any)
  case propertyList(Data)

  /// Returns what a closure reads from the equivalent document with native tokens; the context is
  /// available in both steps.
  func read<Model>(
    _ options: ReadingOptions, _ body: (UnsafeRawBufferPointer) -> Result<Model, MappingError>
  ) throws(MappingError) -> Model {
    try options.providingContext { () -> Result<Model, MappingError> in
      do throws(MappingError) {
        return try document(depthLimit: options.depthLimit).withBytes(body)
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private func document(depthLimit: Int) throws(MappingError) -> JSONWriter {
    switch self {
    case .object(let object):
      return try ObjectTranscoder.document(object, depthLimit: depthLimit)
    case .propertyList(let data):
      if BinaryPropertyList.isOne(data) {
        return try BinaryPropertyList.document(data, depthLimit: depthLimit)
      }
      // Each value occurs only once in the data.
      return try ObjectTranscoder.document(
        TextPropertyList.object(of: data), depthLimit: depthLimit, sizeLimit: .max)
    }
  }
}
