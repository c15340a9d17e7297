import Isomer

/// A document of one of the fixture models, and how it is read.
struct RobustnessSample: Sendable {
  var name: String
  var document: String
  /// Reads the document and writes what was read; whether it was accepted.
  var read: @Sendable ([UInt8]) -> Outcome
  /// What is wrong with a document, in each of the forms that it can have.
  var failures: @Sendable (Value) -> [FormatFailure]
  /// How the forms of a document, or the ways to read one, differ; nil if they agree.
  var disagreement: @Sendable ([UInt8]) -> String?

  /// A model whose keys differ by direction, or that leaves out a nil which is not its
  /// property's default, does not read what it has written as the same value.
  init<Model: Readable & Writable & SendableMetatype>(
    _: Model.Type, _ document: String, isSymmetric: Bool = true
  ) {
    name = "\(Model.self)"
    self.document = document
    read = { Outcome(of: Model.self, $0, isSymmetric) }
    failures = { FormatFailure.all(of: Model.self, $0) }
    disagreement = { FormAgreement<Model>($0).fault }
  }
}

extension RobustnessSample {
  enum Outcome: Equatable {
    case accepted
    case refused
    /// Something that must not be; with the reason.
    case wrong(String)

    init<Model: Readable & Writable>(
      of _: Model.Type, _ bytes: [UInt8], _ isSymmetric: Bool
    ) {
      let value: Model
      do throws(MappingError) {
        value = try Model(json: bytes)
      } catch {
        let isInside = error.offset.map((0...bytes.count).contains) ?? false
        self = isInside && !error.description.isEmpty ? .refused : .wrong("place: \(error)")
        return
      }
      self = Self.written(value, isSymmetric)
    }

    /// Whether what was accepted can be written, and reads back as the same.
    private static func written<Model: Readable & Writable>(
      _ value: Model, _ isSymmetric: Bool
    ) -> Outcome {
      do throws(MappingError) {
        let written = try value.jsonBytes()
        guard isSymmetric else { return .accepted }
        // Sorted, since sets and dictionaries have no order.
        let again = try Model(json: written).jsonBytes()
        return again.sorted() == written.sorted() ? .accepted : .wrong("not stable")
      } catch {
        // A model's own functions may refuse to write it.
        return error.code == .transformerFailed ? .accepted : .wrong("not read again: \(error)")
      }
    }
  }
}
