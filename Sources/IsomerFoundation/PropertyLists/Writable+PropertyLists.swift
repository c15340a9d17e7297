public import Foundation
public import Isomer

extension Writable {
  /// Writes a property list.
  ///
  /// ```swift
  /// try settings.propertyList(.binary).write(to: url)
  /// try settings.propertyList(.xml, .sortedKeys)
  /// ```
  ///
  /// Dates and data are written as such. A property list has no null, so an optional property that
  /// is nil is left out, whatever the options and annotations say.
  ///
  /// Throws a `MappingError` for nil in an array, for numbers that neither 64 bits nor a `Double`
  /// hold, for what is nested deeper than 512 levels, which nothing would read, and in XML for dates
  /// outside of the years 0 to 9999. There is no line and no column in it, but the path.
  public func propertyList(
    _ format: PropertyListFormat, only properties: [String]? = nil,
    _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    let document = try written(.nativeObjects, properties, options)
    if format == .xml {
      return try XMLPropertyList.data(
        of: document.withBytes { [UInt8]($0) }, sortsKeys: options.sortsKeys)
    }
    let object = try object(document, .propertyList)
    do {
      return try PropertyListSerialization.data(
        fromPropertyList: object, format: .binary, options: 0)
    } catch {
      throw MappingError(.notRepresentable, reason: error.localizedDescription)
    }
  }
}
