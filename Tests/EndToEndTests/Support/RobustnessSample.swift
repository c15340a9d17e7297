import Isomer

/// A document of a fixture model, and functions that read it.
struct RobustnessSample: Sendable {
  var name: String
  var document: String
  /// Reads the document, writes the value, and returns whether it was accepted.
  var read: @Sendable ([UInt8]) -> Outcome
  /// Reads the document, and returns a function that writes the value, in any order.
  var reading: @Sendable ([UInt8]) -> Result<@Sendable () -> [UInt8], MappingError>
  /// Returns the errors of a document in each of its formats.
  var failures: @Sendable (JSONValue) -> [FormatFailure]
  /// Returns the difference between the formats and reading functions, or nil if they agree.
  var disagreement: @Sendable ([UInt8]) -> String?

  /// A model is not symmetric if its keys differ by direction, or if it omits a nil that is not
  /// the property's default.
  init<Model: Readable & Writable & SendableMetatype>(
    _: Model.Type, _ document: String, isSymmetric: Bool = true
  ) {
    name = "\(Model.self)"
    self.document = document
    read = { Outcome(of: Model.self, $0, isSymmetric) }
    reading = { bytes in
      do throws(MappingError) {
        nonisolated(unsafe) let value = try Model(json: bytes)
        return .success { (try? value.jsonBytes())?.sorted() ?? [] }
      } catch {
        return .failure(error)
      }
    }
    failures = { FormatFailure.all(of: Model.self, $0) }
    disagreement = { FormAgreement<Model>($0).fault }
  }
}

extension RobustnessSample {
  enum Outcome: Equatable {
    case accepted
    case refused
    /// An incorrect result, with the reason.
    case wrong(String)

    init<Model: Readable & Writable>(
      of _: Model.Type, _ bytes: [UInt8], _ isSymmetric: Bool
    ) {
      let value: Model
      do throws(MappingError) {
        value = try Model(json: bytes)
      } catch {
        // A value that a hook created is nowhere in the document.
        let isInside =
          error.offset.map((0...bytes.count).contains) ?? "\(error.path)".contains("hooked")
        self = isInside && !error.description.isEmpty ? .refused : .wrong("place: \(error)")
        return
      }
      self = Self.written(value, isSymmetric)
    }

    /// Returns accepted if the value can be written and read back equal.
    private static func written<Model: Readable & Writable>(
      _ value: Model, _ isSymmetric: Bool
    ) -> Outcome {
      do throws(MappingError) {
        let written = try value.jsonBytes()
        guard isSymmetric else { return .accepted }
        // Sorted, because sets and dictionaries have no order.
        let again = try Model(json: written).jsonBytes()
        return again.sorted() == written.sorted() ? .accepted : .wrong("not stable")
      } catch {
        // Functions of a model can reject it when writing.
        return error.code == .transformerFailed ? .accepted : .wrong("not read again: \(error)")
      }
    }
  }
}
