internal import Isomer

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
