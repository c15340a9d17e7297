/// A class that selects the mapping by the class of an object.
@_spi(Generated)
public protocol MappedByClass: AnyObject {
  /// The mapping of the class, or of its nearest mapped superclass.
  static var mappedMapping: any Mapping.Type { get }
}

@_spi(Generated)
extension MappedByClass where Self: Readable & KeyedMapping {
  /// Reads an object with the mapping of its class.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    try reader.object(by: mappedMapping)
  }

  /// The keys of the class.
  public static var mappedKeys: KeySet { mappedMapping.mappedKeys }

  /// Returns how a key is handled by the mapping of the class.
  public static func mappedHandling(
    of key: String, below path: String, as profile: String?
  ) -> KeyHandling {
    mappedMapping.mappedHandling(of: key, below: path, as: profile)
  }
}

@_spi(Generated)
extension MappedByClass where Self: KeyedWritable {
  /// Writes an object with the mapping of its class.
  public func write(to writer: inout JSONWriter) {
    Swift.type(of: self).mappedMapping.write(object: self, to: &writer)
  }

  /// Writes the members with the mapping of the class.
  public func writeMappedMembers(to writer: inout JSONWriter) {
    Swift.type(of: self).mappedMapping.writeMembers(ofObject: self, to: &writer)
  }

  /// The paths of the properties of the class.
  public func mappedPaths(_ options: WritingOptions) -> PropertyPaths {
    Swift.type(of: self).mappedMapping.paths(ofObject: self, options)
  }
}

@_spi(Generated)
extension JSONReader {
  /// Reads an object; throws for a subclass without a mapping.
  public mutating func object<Object: AnyObject>(
    of wanted: Object.Type = Object.self, by mapping: any Mapping.Type
  ) throws(ReadingFailure) -> Object {
    try object(mapping)
  }

  private mutating func object<Object: AnyObject, Selected: Mapping>(
    _ mapping: Selected.Type
  ) throws(ReadingFailure) -> Object {
    guard let object = try mapping.read(&self) as? Object else { throw notOfClass(Object.self) }
    return object
  }

  private mutating func notOfClass(_ wanted: any AnyObject.Type) -> ReadingFailure {
    details.expected = "a value of '\(wanted)', which has no mapping of its own"
    return ReadingFailure(.invalidValue, at: cursor)
  }
}

@_spi(Generated)
extension Mapping {
  /// Runs the checks of an object.
  public static func validate(object: AnyObject) throws(MappingError) {
    try validate(value(object))
  }

  fileprivate static func write(object: AnyObject, to writer: inout JSONWriter) {
    write(value(object), to: &writer)
  }

  fileprivate static func writeMembers(ofObject object: AnyObject, to writer: inout JSONWriter) {
    writeMappedMembers(value(object), to: &writer)
  }

  fileprivate static func paths(ofObject object: AnyObject, _ options: WritingOptions)
    -> PropertyPaths
  {
    mappedPaths(value(object), options)
  }

  private static func value(_ object: AnyObject) -> MappedValue {
    guard let value = object as? MappedValue else {
      preconditionFailure("\(Swift.type(of: object)) selects the mapping of \(MappedValue.self)")
    }
    return value
  }
}
