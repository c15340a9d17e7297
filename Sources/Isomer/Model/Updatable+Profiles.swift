// The entry points for updating with a profile; properties that the profile skips are unchanged.

extension Readable where Self: Updatable & Profiled {
  /// Updates the model from a JSON document, or from the value at a path in it, with a profile.
  ///
  /// ```swift
  /// try account.update(json: data, as: .twitter)
  /// ```
  ///
  /// Throws a ``MappingError`` as without a profile; then nothing has changed.
  public mutating func update(
    json: some JSONInput, at path: ValuePath = ValuePath(), as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: json, at: path, options: options.under(profile))
  }
}

// A class is updated in place, so the object may be a constant.
extension Readable where Self: AnyObject & Updatable & Profiled {
  /// Updates the object from a JSON document, or from the value at a path in it, with a profile.
  ///
  /// Throws a ``MappingError`` as without a profile; then no object has changed.
  public func update(
    json: some JSONInput, at path: ValuePath = ValuePath(), as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: json, at: path, options: options.under(profile))
  }
}
