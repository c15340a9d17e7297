// A composite's transformed value is written separately first; its members are then copied to their
// paths.

/// The members of a composite's transformed value.
@_spi(Generated)
public struct WrittenFields {
  /// The reason why the fields cannot be written, and the field at which it is reported.
  private struct Problem {
    var field = 0
    var code = ReadingFailure.Code.transformerFailed
    var details = FailureDetails()
    /// The offset of a value that JSON does not support, from the start of the field's value.
    var offset: Int?
  }

  private var text: [UInt8] = []
  /// The range of each field's value in the text; nil if it is not written.
  private var values: [Range<Int>?]
  private var problem: Problem?

  /// Creates fields that are all omitted, or all `null`.
  @usableFromInline
  init(_ names: FieldNames, isNull: Bool) {
    text = isNull ? Array("null".utf8) : []
    values = Array(repeating: isNull ? 0..<4 : nil, count: names.names.count)
  }

  @usableFromInline
  init(_ names: FieldNames, failedBy error: any Error) {
    self.init(names, isNull: false)
    refuse(FailureDetails.words(of: error))
  }

  /// Creates fields from the written members.
  @usableFromInline
  init(_ names: FieldNames, in scratch: borrowing JSONWriter) {
    self.init(names, isNull: false)
    let isNative = scratch.form != .json
    scratch.withBytes { bytes in
      text = [UInt8](bytes)
      var reader = JSONReader(unsafe: bytes, options: ReadingOptions(depthLimit: .max))
      reader.isNative = isNative
      do throws(ReadingFailure) {
        try take(names, from: &reader)
      } catch {
        refuse("the transformer's result is written neither as an object nor as null")
      }
    }
    if let failure = scratch.failure { note(failure, scratch.details) }
  }

  private mutating func take(
    _ names: FieldNames, from reader: inout JSONReader
  ) throws(ReadingFailure) {
    guard try !reader.readNull(), try reader.beginObject() else { return }
    repeat {
      let key = try reader.readKeyString()
      let value = try reader.skippedValue()
      if let field = names.names.firstIndex(of: key) {
        values[field] = value
      } else {
        refuse("the transformer's result has the member \"\(key)\", which is none of its fields")
      }
    } while try reader.nextMember()
  }

  private mutating func refuse(_ reason: String) {
    guard problem == nil else { return }
    problem = Problem()
    problem?.details.reason = reason
  }

  /// Records a value that JSON does not support, at its location if it is in a field.
  private mutating func note(_ failure: ReadingFailure, _ details: FailureDetails) {
    guard problem == nil else { return }
    let field = values.firstIndex { $0?.contains(failure.offset) ?? false }
    let start = field.flatMap { values[$0]?.lowerBound }
    problem = Problem(
      field: field ?? 0, code: failure.code, details: details,
      offset: start.map { failure.offset - $0 })
  }

  /// Writes a field, or reports why the fields cannot be written.
  func write(_ field: Int, behind key: StaticString, to writer: inout JSONWriter) {
    if let problem, problem.field == field {
      writer.literal(key)
      writer.keep(
        ReadingFailure(problem.code, at: writer.count + (problem.offset ?? 0)), problem.details)
      guard problem.offset != nil else { return writer.writeNull() }
      return copy(field, to: &writer)
    }
    guard values[field] != nil else { return }
    writer.literal(key)
    copy(field, to: &writer)
  }

  private func copy(_ field: Int, to writer: inout JSONWriter) {
    guard let range = values[field] else { return }
    text.withUnsafeBytes { writer.appendBytes(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }
}

extension JSONWriter {
  fileprivate mutating func keep(_ failure: ReadingFailure, _ details: FailureDetails) {
    guard takesFailure(at: failure.offset) else { return }
    self.failure = failure
    self.details = details
  }
}
