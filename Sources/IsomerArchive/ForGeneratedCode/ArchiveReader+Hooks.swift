@_spi(Generated) public import Isomer

// Functions for models with hooks, checks or secrets; errors of user code become the reason of a
// failure.
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
}
