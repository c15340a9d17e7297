// The entry points for reading under a profile.

extension Readable where Self: Profiled {
  /// Reads a JSON document, or the value at a path of it, under a profile.
  ///
  /// ```swift
  /// let account = try Account(json: data, as: .twitter)
  /// let account = try Account(json: data, at: "data.account", as: .twitter)
  /// ```
  ///
  /// Throws a `MappingError` as `init(json:at:options:)` does.
  @inlinable
  public init(
    json: some JSONInput, at path: ValuePath? = nil, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(json: json, at: path, options: options.under(profile))
  }

  /// Reads a JSON document, or the value at a path of it, under a profile and reports what was
  /// noticed.
  ///
  /// Throws a `MappingError` as `init(json:at:options:)` does.
  @inlinable
  public static func reading(
    json: some JSONInput, at path: ValuePath? = nil, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (Self, MappingReport) {
    try reading(json: json, at: path, options: options.under(profile))
  }
}
