// A composite is written to several places of an object. Its transformer's result is written by
// itself first; then each of its members goes to the place that is its key.

/// What a composite's transformer gives for the document, member by member.
@_spi(Generated)
public struct WrittenFields {
  /// What keeps the fields from being written, and the field where that is reported.
  private struct Problem {
    var field = 0
    var code = ReadingFailure.Code.transformerFailed
    var details = FailureDetails()
    /// The place of a value that JSON cannot hold, counted from the start of the field's value.
    var offset: Int?
  }

  private var text: [UInt8] = []
  /// Where the value of each field stands in the text; nil for one that is not written.
  private var values: [Range<Int>?]
  private var problem: Problem?

  /// Fields that are all left out, or all `null`.
  @usableFromInline
  init(_ names: FieldNames, isNull: Bool) {
    text = isNull ? Array("null".utf8) : []
    values = Array(repeating: isNull ? 0..<4 : nil, count: names.names.count)
  }

  /// Fields that cannot be written for a transformer's error.
  @usableFromInline
  init(_ names: FieldNames, failedBy error: any Error) {
    self.init(names, isNull: false)
    refuse(FailureDetails.words(of: error))
  }

  /// The members of what was written.
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
      _ = reader.token()
      let start = reader.cursor
      try reader.skipValue()
      if let field = names.names.firstIndex(of: key) {
        values[field] = start..<reader.cursor
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

  /// A value that JSON cannot hold is reported where it stands, if that is in a field.
  private mutating func note(_ failure: ReadingFailure, _ details: FailureDetails) {
    guard problem == nil else { return }
    let field = values.firstIndex { $0?.contains(failure.offset) ?? false }
    let start = field.flatMap { values[$0]?.lowerBound }
    problem = Problem(
      field: field ?? 0, code: failure.code, details: details,
      offset: start.map { failure.offset - $0 })
  }

  /// Writes a field, or what keeps all of them from being written.
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
  /// Keeps the first failure.
  fileprivate mutating func keep(_ failure: ReadingFailure, _ details: FailureDetails) {
    guard takesFailure(at: failure.offset) else { return }
    self.failure = failure
    self.details = details
  }
}
