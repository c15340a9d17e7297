public import Foundation

// The doors into updating under a profile.

extension Updatable where Self: Profiled {
  /// Takes over what stands in a JSON document under a profile, from bytes.
  ///
  /// ```swift
  /// try account.update(json: data, as: .twitter)
  /// ```
  ///
  /// A property that the profile skips is left alone.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public mutating func update(
    json bytes: some ContiguousBytes, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: bytes, options: options.under(profile))
  }

  /// Takes over what stands in a JSON document under a profile, from text.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public mutating func update(
    json text: some StringProtocol, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: text, options: options.under(profile))
  }

  /// Takes over what stands at a path of a JSON document under a profile, from bytes.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public mutating func update(
    json bytes: some ContiguousBytes, at path: ValuePath, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: bytes, at: path, options: options.under(profile))
  }

  /// Takes over what stands at a path of a JSON document under a profile, from text.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public mutating func update(
    json text: some StringProtocol, at path: ValuePath, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: text, at: path, options: options.under(profile))
  }

  /// Takes over what stands in a dictionary under a profile.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public mutating func update(
    dictionary: [String: Any], as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(dictionary: dictionary, options: options.under(profile))
  }

  /// Takes over what stands in a property list under a profile.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public mutating func update(
    propertyList data: Data, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(propertyList: data, options: options.under(profile))
  }
}

// The same for classes, on an object that is a constant.
extension Updatable where Self: AnyObject & Profiled {
  /// Takes over what stands in a JSON document under a profile, from bytes.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public func update(
    json bytes: some ContiguousBytes, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: bytes, options: options.under(profile))
  }

  /// Takes over what stands in a JSON document under a profile, from text.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public func update(
    json text: some StringProtocol, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: text, options: options.under(profile))
  }

  /// Takes over what stands at a path of a JSON document under a profile, from bytes.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public func update(
    json bytes: some ContiguousBytes, at path: ValuePath, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: bytes, at: path, options: options.under(profile))
  }

  /// Takes over what stands at a path of a JSON document under a profile, from text.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public func update(
    json text: some StringProtocol, at path: ValuePath, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(json: text, at: path, options: options.under(profile))
  }

  /// Takes over what stands in a dictionary under a profile.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public func update(
    dictionary: [String: Any], as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(dictionary: dictionary, options: options.under(profile))
  }

  /// Takes over what stands in a property list under a profile.
  ///
  /// Throws a ``MappingError`` as without a profile, and has changed nothing then.
  public func update(
    propertyList data: Data, as profile: MappedProfile,
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    try update(propertyList: data, options: options.under(profile))
  }
}
