// The entry points for reading with a profile.

extension Readable where Self: Profiled {
  /// Reads a JSON document, or the value at a path in it, with a profile.
  ///
  /// ```swift
  /// let account = try Account(json: data, as: .twitter)
  /// let account = try Account(json: data, at: "data.account", as: .twitter)
  /// ```
  ///
  /// Throws a `MappingError` like `init(json:at:options:)`.
  @inlinable
  public init(
    json: some JSONInput, at path: ValuePath = ValuePath(), as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try self.init(json: json, at: path, options: options.under(profile))
  }

  /// Reads a JSON document, or the value at a path in it, with a profile, and reports what was
  /// noticed.
  ///
  /// Throws a `MappingError` like `init(json:at:options:)`.
  @inlinable
  public static func readWithReport(
    json: some JSONInput, at path: ValuePath = ValuePath(), as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> (value: Self, report: MappingReport) {
    try readWithReport(json: json, at: path, options: options.under(profile))
  }
}
