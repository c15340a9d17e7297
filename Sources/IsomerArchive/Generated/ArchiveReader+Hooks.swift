@_spi(Generated) public import Isomer

// What generated code calls around a model that has hooks, checks or secrets. What it calls of the
// user's is kept as the reason of a failure.
@_spi(Generated)
extension ArchiveReader {
  /// Lets a hook change a model that was just read; what it throws is placed at the model's start.
  public mutating func adjusting<Model>(
    _ model: inout Model, from start: Position, by hook: (inout Model) throws -> Void
  ) throws(ReadingFailure) {
    do {
      try hook(&model)
    } catch {
      details = FailureDetails(reading: error)
      throw ReadingFailure(.transformerFailed, at: start.offset)
    }
  }

  /// A model that was just read as its checks leave it; what they find is placed below the model.
  ///
  /// The properties have the names that they have in a document.
  public mutating func validated<Model: Validatable>(
    _ model: Model, from start: Position
  ) throws(ReadingFailure) -> Model {
    do throws(MappingError) {
      return try model.validated()
    } catch {
      details = FailureDetails()
      details.expected = error.expected
      details.found = error.found
      details.reason = error.reason
      details.inner = error.path
      details.underlying = error.underlying ?? error
      details.isSecret = error.isSecret
      throw ReadingFailure(.checkFailed, at: start.offset)
    }
  }

  /// Reads a secret value: a failure shows nothing of it.
  @inlinable
  public mutating func secret<Secret: Archivable>(
    _: Secret.Type = Secret.self
  ) throws(ReadingFailure) -> Secret {
    do throws(ReadingFailure) {
      return try Secret.unarchive(&self)
    } catch {
      details.conceal()
      throw error
    }
  }
}
