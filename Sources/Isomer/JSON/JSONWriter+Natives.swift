#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension JSONWriter {
  /// What the bytes are for, which decides over values that JSON has no form for.
  @usableFromInline
  package struct Form: Equatable {
    /// Whether dates, data and numbers that are not finite are native tokens; otherwise the first
    /// two are strings and the last a failure.
    var keepsNatives = false
    /// Whether every `Double` is a native token, so that it is told from an integer.
    var marksDoubles = false

    /// A JSON document.
    @usableFromInline package static var json: Form { Form() }
    /// A document for a reader that takes native tokens.
    package static var native: Form { Form(keepsNatives: true) }
    /// What objects are made of that JSON has, too.
    package static var objects: Form { Form(marksDoubles: true) }
    /// What objects are made of, dates and data among them.
    package static var nativeObjects: Form { Form(keepsNatives: true, marksDoubles: true) }
  }

  /// Where plain text ends.
  ///
  /// In JSON that is where a value has no text at all. In the other forms the limits are such that
  /// the same comparison, which a value needs anyway, leads to a token.
  struct Limits {
    /// The largest magnitude of a `Double` that is written as text.
    var double = Double.greatestFiniteMagnitude
    /// The same of a `Float`.
    var float = Float.greatestFiniteMagnitude
    /// The last second that is written as text.
    var date = RFC3339.latest
    /// What stands before and behind bytes in base 64.
    var beforeData = Byte.quote
    var behindData = Byte.quote

    init(_ form: Form) {
      if form.keepsNatives {
        date = .min
        beforeData = NativeToken.data
        behindData = NativeToken.end
      }
      if form.marksDoubles {
        double = -1
        float = -1
      }
    }
  }

  /// A writer of another form than JSON.
  package init(_ form: Form, options: WritingOptions = WritingOptions(), capacity: Int = 1024) {
    self.init(options: options, capacity: capacity)
    self.form = form
    limits = Limits(form)
  }

  /// Writes a number beyond the limit.
  @inline(never)
  mutating func writeUnusual(_ value: Double) {
    guard value.isFinite || form.keepsNatives else { return failOnNumber(value.description) }
    writeToken(NativeToken.double, value)
  }

  /// Writes a number beyond the limit: as the `Double` that its shortest text is.
  @inline(never)
  mutating func writeUnusual(_ value: Float) {
    guard value.isFinite || form.keepsNatives else { return failOnNumber(value.description) }
    let number = value.isFinite ? Double(value.description) : nil
    writeToken(NativeToken.double, number ?? Double(value))
  }

  /// Writes a date that is not written as text.
  @inline(never)
  mutating func writeUnusual(_ date: Date) {
    guard form.keepsNatives else {
      return fail(.notRepresentable, "RFC 3339 has only the years 0 to 9999")
    }
    writeToken(NativeToken.date, date.timeIntervalSinceReferenceDate)
  }

  /// Writes a token for an object of a type, given by its name, that no document has.
  package mutating func writeForeign(named name: String) {
    append(NativeToken.foreign)
    literalText(Data(name.utf8).base64EncodedString())
    append(NativeToken.end)
  }

  /// Writes a number of a tree or a dictionary so that it reads back as it, and never as an integer:
  /// with a fraction or an exponent.
  package mutating func writeNumber(_ value: Double) {
    let isText = value.isFinite && value.magnitude <= limits.double
    if isText, value.rounded() == value { literalText(value.description) } else { write(value) }
  }

  /// Writes the digits of a number unchanged.
  package mutating func writeNumber(_ text: String) {
    guard NumberText(text.utf8) != nil else { return fail("\"\(text)\" is no number") }
    literalText(text)
  }

  private mutating func writeToken(_ opening: UInt8, _ value: Double) {
    append(opening)
    for byte in NativeToken.payload(value) { append(byte) }
    append(NativeToken.end)
  }
}

extension JSONWriter {
  /// What was written from an offset on, as a tree.
  func value(from start: Int) -> Result<Value, MappingError> {
    withBytes { bytes in
      Value.document(
        UnsafeRawBufferPointer(rebasing: bytes[start...]), nil, ReadingOptions(depthLimit: .max),
        nil,
        isNative: form != .json)
    }
  }
}
