/// An error of a value that was read from another value of the document: from what a hook prepared,
/// or by a transformer.
package struct InsideError: Sendable {
  /// The error; its path is relative to the value in the document.
  var error: MappingError
  /// True if the value was prepared by a hook, so that the path need not exist in the document.
  var isPrepared = false

  /// The errors of the value, each as its own.
  var all: [InsideError] {
    error.all.map { InsideError(error: $0, isPrepared: isPrepared) }
  }
}

extension FailureTranslation {
  /// Returns an error inside a value, located by its path; nil if the value does not contain it.
  ///
  /// An error in what a hook prepared has a path in any case. A missing key is located at the last
  /// object on the path.
  func inside(_ inside: InsideError, _ place: Place) -> MappingError? {
    let error = inside.error
    let value = InnerValue(error.path, of: place.value, in: bytes, isNative: isNative)
    let isFound = value.isFound || error.code == .missingKey && value.lacksLast
    guard isFound || inside.isPrepared else { return nil }
    var located = error
    located.path = keyed(place).appending(error.path)
    located.offset = value.range.lowerBound
    located.isElsewhere = !isFound
    (located.others, located.isTruncated) = ([], false)
    return located
  }
}
