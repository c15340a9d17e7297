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
  /// Dates and data are written as native values. Property lists have no null, so an optional
  /// property that is nil is omitted if it reads back as nil.
  ///
  /// Throws a `MappingError` for any other null, for numbers that neither 64 bits nor a `Double`
  /// represent, for values nested deeper than the readable 512 levels, and in XML for dates outside
  /// the years 0 to 9999 and characters that XML does not have. It has a path but no line and
  /// column.
  public func propertyList(
    _ format: PropertyListFormat, only properties: [String]? = nil,
    except others: [String]? = nil, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    let document = try written(.propertyList, properties, except: others, options)
    let depthLimit = PropertyListFormat.depthLimit
    let tree = try document.read(depthLimit: depthLimit) { reader throws(ReadingFailure) in
      try JSONValue.read(&reader)
    }
    return switch format {
    case .xml: try PropertyListWriter<XMLObjects>.data(of: tree, sortsKeys: options.sortsKeys)
    case .binary: try PropertyListWriter<BinaryObjects>.data(of: tree, sortsKeys: false)
    }
  }
}

/// The formats in which property lists are written.
///
/// ```swift
/// let data = try settings.propertyList(.xml)
/// ```
public enum PropertyListFormat: Sendable, Hashable {
  /// The text format that Xcode and `plutil` show; dates have whole seconds.
  case xml
  /// The compact format, in which dates retain their fraction.
  case binary

  /// The maximum nesting depth that Foundation reads.
  static var depthLimit: Int { 512 }
}
