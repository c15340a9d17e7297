/// A name for an additional mapping of one or more types.
///
/// The generator creates an enum of them, `MappedProfile`, for each type that declares any:
///
/// ```swift
/// // @mapped
/// // @mapped(twitter) keys: .snake
/// struct Account { … }                  // Account.MappedProfile.twitter
/// ```
///
/// Profiles of different types are the same if they have the same name, in any module.
public protocol MappingProfile {
  /// The name in the parentheses after `@mapped`.
  var name: String { get }
}

extension MappingProfile where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var name: String { rawValue }
}

/// A type with profiles in addition to its default mapping, or a collection of such values.
///
/// ```swift
/// let account = try Account(json: data, as: .twitter)
/// let accounts = try [Account](json: data, as: .twitter)
/// let text = try account.jsonString(as: .twitter)
/// ```
///
/// Nested models use the same profile if they have it, and otherwise their default mapping. The
/// compiler knows which profiles a type has. For a type without profiles that contains models with
/// profiles, pass one in the options: ``ReadingOptions/profile(_:)``,
/// ``WritingOptions/profile(_:)``.
public protocol Profiled {
  /// The type of the profiles.
  associatedtype MappedProfile: MappingProfile
}

extension Optional: Profiled where Wrapped: Profiled {
  /// The profiles of the value.
  public typealias MappedProfile = Wrapped.MappedProfile
}

extension Array: Profiled where Element: Profiled {
  /// The profiles of the elements.
  public typealias MappedProfile = Element.MappedProfile
}

extension Set: Profiled where Element: Profiled {
  /// The profiles of the elements.
  public typealias MappedProfile = Element.MappedProfile
}

extension Dictionary: Profiled where Value: Profiled {
  /// The profiles of the values.
  public typealias MappedProfile = Value.MappedProfile
}

extension JSONReader {
  /// The name of the profile used for reading; nil for the default mapping.
  @inlinable
  public var profile: String? { options.profile }
}

extension JSONWriter {
  /// The name of the profile used for writing; nil for the default mapping.
  @inlinable
  public var profile: String? { options.profile }
}
