@_spi(Generated) public import Isomer

// Functions for models with hooks, checks or upgrades, whose errors become the reason of a failure,
// and for missing properties and unknown cases.
@_spi(Generated)
extension ArchiveReader {
  /// Calls a hook that may change the model just read; its error is located at the model's start.
  public mutating func adjusting<Model>(
    _ model: inout Model, from start: Position, by hook: (inout Model) throws -> Void
  ) throws(ReadingFailure) {
    do {
      try hook(&model)
    } catch {
      throw transformerFailed(error, at: start)
    }
  }

  /// Runs the checks of the model just read and returns the resulting model; an error's path is
  /// below the model.
  ///
  /// The properties in the path have the names used in documents.
  public mutating func validated<Model: Validatable>(
    _ model: Model, from start: Position
  ) throws(ReadingFailure) -> Model {
    do throws(MappingError) {
      return try model.validated()
    } catch {
      details = FailureDetails(checking: error)
      details.isSecret = error.isSecret
      throw ReadingFailure(.checkFailed, at: start.offset)
    }
  }

  /// Returns the result of a function that converts an object of an older version for one property;
  /// nil for an object of the current version, or if the function returns nil.
  @inlinable
  public mutating func upgraded<Value>(
    _ object: ArchiveObject, by upgrade: (Archive, Int) throws -> Value?
  ) throws(ReadingFailure) -> Value? {
    guard object.isOlder else { return nil }
    let archive = try archive(of: object)
    do {
      return try upgrade(archive, archive.version)
    } catch {
      throw upgradeFailed(error, object)
    }
  }

  /// Returns the failure for a property that the object just read lacks.
  @inline(never)
  public mutating func missing(
    _ property: String, in object: ArchiveObject
  ) -> ReadingFailure {
    details.missingKey = property
    return ReadingFailure(.missingKey, at: object.start)
  }

  /// Returns the failure for the name just read, which is not a case of the enum.
  @inline(never)
  public mutating func unknownCase(
    _ expected: StaticString, at position: Position
  ) -> ReadingFailure {
    invalid(expected.description, at: position)
  }
}
