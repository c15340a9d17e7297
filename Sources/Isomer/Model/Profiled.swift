/// A name under which types have another mapping than their own.
///
/// The generator makes an enum of them, `MappedProfile`, for each type above which one stands:
///
/// ```swift
/// // @mapped
/// // @mapped(twitter) keys: .snake
/// struct Account { … }                  // Account.MappedProfile.twitter
/// ```
///
/// Profiles of two types are the same if they have the same name, in whatever modules they stand.
public protocol MappingProfile {
  /// What stands in the parentheses behind `@mapped`.
  var name: String { get }
}

extension MappingProfile where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var name: String { rawValue }
}

/// A type that has profiles besides its own mapping, or a collection of such.
///
/// ```swift
/// let account = try Account(json: data, as: .twitter)
/// let accounts = try [Account](json: data, as: .twitter)
/// let text = try account.jsonString(as: .twitter)
/// ```
///
/// The models inside are mapped under the same profile if they have it, else by their own mapping.
/// The compiler knows which profiles a type has; for a type without any that holds some with,
/// the options name one: ``ReadingOptions/profile(_:)``, ``WritingOptions/profile(_:)``.
public protocol Profiled {
  /// The profiles.
  associatedtype MappedProfile: MappingProfile
}

extension Optional: Profiled where Wrapped: Profiled {
  /// Those of the value.
  public typealias MappedProfile = Wrapped.MappedProfile
}

extension Array: Profiled where Element: Profiled {
  /// Those of the elements.
  public typealias MappedProfile = Element.MappedProfile
}

extension Set: Profiled where Element: Profiled {
  /// Those of the elements.
  public typealias MappedProfile = Element.MappedProfile
}

extension Dictionary: Profiled where Value: Profiled {
  /// Those of the values.
  public typealias MappedProfile = Value.MappedProfile
}

extension JSONReader {
  /// The name of the profile that the document is read under; nil for the mapping that all types
  /// have.
  @inlinable
  public var profile: String? { options.profile }
}

extension JSONWriter {
  /// The name of the profile that the document is written under; nil for the mapping that all types
  /// have.
  @inlinable
  public var profile: String? { options.profile }
}
