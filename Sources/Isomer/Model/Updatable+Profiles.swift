// The entry points for updating under a profile; a property that the profile skips is unchanged.

extension Readable where Self: Updatable & Profiled {
  /// Updates the model with a JSON document, or with the value at a path of it, under a profile.
  ///
  /// ```swift
  /// try account.update(json: data, as: .twitter)
  /// ```
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public mutating func update(
    json: some JSONInput, at path: ValuePath? = nil, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: json, at: path, options: options.under(profile))
  }
}

// A class is updated in place, so the object may be a constant.
extension Readable where Self: AnyObject & Updatable & Profiled {
  /// Updates the object with a JSON document, or with the value at a path of it, under a profile.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed no object then.
  public func update(
    json: some JSONInput, at path: ValuePath? = nil, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: json, at: path, options: options.under(profile))
  }
}
