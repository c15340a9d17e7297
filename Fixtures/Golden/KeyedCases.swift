// The case is the only key of the object.
// The models are in KeyedCases.swift.

extension Outcome: Isomer.Readable where Success: Isomer.Readable, Failure: Isomer.Readable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "success":
        let value = Self.success(try Success.read(&reader))
        try reader.endCase()
        return value
      case "failure":
        let value = try Mapped_failure.read(&reader)
        try reader.endCase()
        return value
      case "both":
        try reader.beginValues(of: 2)
        let mappedArgument_both_0 = try Success.read(&reader)
        try reader.nextValue(of: 2)
        let mappedArgument_both_1 = try Failure.read(&reader)
        try reader.endValues(of: 2)
        let value = Self.both(mappedArgument_both_0, mappedArgument_both_1)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"success\", \"failure\" or \"both\"")
  }

  private enum Mapped_failure: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Outcome<Success, Failure> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.error, key: 0, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var error: Failure? = nil
      var retries: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.error = try Failure.read(&reader)
        case 1: partial.retries = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Outcome<Success, Failure> {
      let mappedArgument_error = partial.error.moved()
      #sourceLocation(file: "Fixtures/Models/KeyedCases.swift", line: 78)
      let mappedArgument_retries =
                    partial.retries.take() ?? 0
      #sourceLocation()
      return Outcome<Success, Failure>.failure(error: mappedArgument_error, retries: mappedArgument_retries)
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_Outcome_failure.mappedKeys }
  }
}

extension Outcome: Isomer.Writable where Success: Isomer.Writable, Failure: Isomer.Writable {
  public func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .success(let success):
      writer.member("{\"success\":", success)
      writer.raw("}")
    case .failure(let error, let retries):
      writer.raw("{\"failure\":")
      MappedWriting_failure.write(error, retries, to: &writer)
      writer.raw("}")
    case .both(let both_0, let both_1):
      writer.member("{\"both\":[", both_0)
      writer.member(",", both_1)
      writer.raw("]}")
    }
  }

  private enum MappedWriting_failure: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_Outcome_failure.mappedKeys }

    static func write(_ error: Failure, _ retries: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(error, retries, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ error: Failure, _ retries: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"error\":", error)
      writer.member(",\"retries\":", retries)
    }
  }
}

private enum MappedKeys_Outcome_failure {
  static let mappedKeys = Isomer.KeySet(
    """
    error: = absent required
    retries: = default
    """, of: "KeyedCases.swift: Outcome.failure")
}
