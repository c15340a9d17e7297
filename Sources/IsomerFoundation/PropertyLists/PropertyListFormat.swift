internal import Isomer

/// The forms in which property lists are written.
///
/// ```swift
/// let data = try settings.propertyList(.xml)
/// ```
public enum PropertyListFormat: Sendable, Hashable {
  /// Text as Xcode and `plutil` show it; dates in whole seconds.
  case xml
  /// The compact form, in which dates keep their fraction.
  case binary

  /// How deep Foundation reads property lists.
  static var depthLimit: Int { 512 }
}
