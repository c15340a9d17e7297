#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension JSONWriter {
  /// The use of the bytes, which determines how values that JSON cannot represent are written.
  @usableFromInline
  package struct Form: Equatable {
    /// True if dates, data and numbers that are not finite are native tokens; otherwise the first
    /// two are strings and the last a failure.
    var keepsNatives = false
    /// True if every `Double` is a native token, to distinguish it from an integer.
    var marksDoubles = false
    /// True if a tab precedes every dictionary, to distinguish it from the object of a type.
    @usableFromInline var marksDictionaries = false
    /// True if nil is null only where it cannot be omitted, for a format that has no null.
    var omitsNil = false

    /// A JSON document.
    @usableFromInline package static var json: Form { Form() }
    /// A document for a reader that supports native tokens.
    package static var native: Form { Form(keepsNatives: true) }
    /// A document from which objects with JSON's kinds of values are made.
    package static var objects: Form { Form(marksDoubles: true) }
    /// The same, in which dictionaries differ from the objects of types.
    package static var coded: Form { Form(marksDoubles: true, marksDictionaries: true) }
    /// A document from which objects are made, including dates and data.
    package static var nativeObjects: Form { Form(keepsNatives: true, marksDoubles: true) }
    /// A document from which a property list is made.
    package static var propertyList: Form {
      Form(keepsNatives: true, marksDoubles: true, omitsNil: true)
    }
  }

  /// The limits of plain text.
  ///
  /// In JSON, a value beyond a limit has no text. In the other forms, the limits are chosen so that
  /// the same comparison leads to a token.
  struct Limits {
    /// The largest magnitude of a `Double` that is written as text.
    var double = Double.greatestFiniteMagnitude
    /// The largest magnitude of a `Float` that is written as text.
    var float = Float.greatestFiniteMagnitude
    /// The last second that is written as text.
    var date = RFC3339.latest
    /// The bytes before and after base64 data.
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

  /// Creates a writer of the given form.
  package init(_ form: Form, options: WritingOptions = WritingOptions(), capacity: Int = 1024) {
    self.init(options: options, capacity: capacity)
    self.form = form
    limits = Limits(form)
  }

  /// True for a document in which dictionaries differ from the objects of types.
  package var isCoded: Bool { form.marksDictionaries }

  /// Writes a number beyond the limit.
  @inline(never)
  mutating func writeUnusual(_ value: Double) {
    guard value.isFinite || form.keepsNatives else { return failOnNumber(value.description) }
    guard form.marksDoubles || !value.isFinite else { return writeFraction(value) }
    writeToken(NativeToken.double, value)
  }

  /// Writes a number beyond the limit as the `Double` of its shortest text.
  @inline(never)
  mutating func writeUnusual(_ value: Float) {
    writeUnusual(Double(value.description) ?? Double(value))
  }

  /// Writes values whose floating-point numbers no integer reads, such as `3.0` for 3.
  @_spi(Generated)
  public mutating func fractions(_ write: (inout JSONWriter) -> Void) {
    let outer = limits
    (limits.double, limits.float) = (-1, -1)
    write(&self)
    limits = outer
  }

  /// Writes a date that has no text in the form.
  @inline(never)
  mutating func writeUnusual(_ date: Date) {
    guard form.keepsNatives else {
      return fail(.notRepresentable, "RFC 3339 has only the years 0 to 9999")
    }
    writeToken(NativeToken.date, date.timeIntervalSinceReferenceDate)
  }

  /// Writes a token for an object of an unsupported type, given by its name.
  package mutating func writeForeign(named name: String) {
    append(NativeToken.foreign)
    literalText(Data(name.utf8).base64EncodedString())
    append(NativeToken.end)
  }

  /// Writes a number of a tree or a dictionary so that it reads back exactly and never as an
  /// integer: with a fraction or an exponent.
  package mutating func writeNumber(_ value: Double) {
    guard value.isFinite, !form.marksDoubles else { return write(value) }
    writeFraction(value)
  }

  private mutating func writeFraction(_ value: Double) {
    // The integers that a Double represents without gaps have no exponent; -0 is not an integer.
    if value.rounded() != value {
      reserve(longestFloatingPoint)
      count &+= writeShortest(value, base + count)
    } else if value.magnitude < 0x1p53, value != 0 {
      write(Int64(value))
      literal(".0")
    } else {
      literalText(value.description)
    }
  }

  /// Writes the digits of a number unchanged.
  package mutating func writeNumber(_ text: String) {
    guard NumberText(text.utf8) != nil else { return fail("\"\(text)\" is no number") }
    literalText(text)
  }

  private mutating func writeToken(_ opening: UInt8, _ value: Double) {
    append(opening)
    reserve(16)
    let (first, second) = NativeToken.payload(value)
    storeWord(first, base + count)
    storeWord(second, base + (count &+ 8))
    count &+= 16
    append(NativeToken.end)
  }
}

extension JSONWriter {
  /// Returns what was written from an offset on, as a tree.
  func value(from start: Int) -> Result<JSONValue, MappingError> {
    withBytes { bytes in
      JSONValue.document(
        UnsafeRawBufferPointer(rebasing: bytes[start...]), ValuePath(),
        ReadingOptions(depthLimit: .max), nil, isNative: form != .json)
    }
  }
}
