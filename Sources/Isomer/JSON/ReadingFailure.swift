/// The reason why a value could not be read, in one machine word.
///
/// The readers of models throw this: a code and a byte offset in one register, so that errors cost
/// nothing until they occur. Further details, such as the name of a missing key or the message of a
/// transformer's error, stay in the reader as `FailureDetails`. The public entry points turn both
/// into a `MappingError`.
///
/// ```swift
/// struct Percent: Readable {
///   var value: Int
///   static func read(
///     _ reader: inout JSONReader
///   ) throws(ReadingFailure) -> Percent {
///     let value = try reader.readInteger(Int.self)
///     guard (0...100).contains(value) else {
///       throw reader.invalid("a number from 0 to 100")
///     }
///     return Percent(value: value)
///   }
/// }
/// ```
///
/// The offset is any location from the value's first byte to the byte after its last: a failure
/// that is noticed after reading the value has an offset after it. For `missingKey` it is the
/// closing brace of the object that lacks the key.
@frozen
public struct ReadingFailure: Error, Sendable, Equatable {
  @usableFromInline let word: UInt64

  @inlinable
  package init(_ code: Code, at offset: Int) {
    word = UInt64(truncatingIfNeeded: offset) << 8 | UInt64(code.rawValue)
  }

  /// The kind of the failure.
  package var code: Code { Code(rawValue: UInt8(truncatingIfNeeded: word)) ?? .invalidValue }

  /// The offset of the failure in the document in bytes.
  public var offset: Int { Int(truncatingIfNeeded: word >> 8) }

  /// The kinds of failures.
  @usableFromInline
  package enum Code: UInt8, Sendable {
    /// The document ends inside a value.
    case unexpectedEnd
    /// No JSON value can start with this byte.
    case unexpectedByte
    /// A value that is not an object, where an object is expected.
    case expectedObject
    /// A value that is not an array, where an array is expected.
    case expectedArray
    /// A value that is not a string, where a string is expected.
    case expectedString
    /// A value that is not a number, where a number is expected.
    case expectedNumber
    /// A number with a fraction or an exponent, or another kind of value, where an integer is
    /// expected.
    case expectedInteger
    /// A value that is not a Boolean, where `true` or `false` is expected.
    case expectedBool
    /// A value that is not null, where `null` is expected.
    case expectedNull
    /// A key is not followed by a colon.
    case expectedColon
    /// Neither a comma nor the closing bracket follows a value of an array or an object.
    case expectedCommaOrEnd
    /// A key of an object is not a string.
    case expectedKey
    /// A backslash is followed by something that RFC 8259 does not allow, or a surrogate is
    /// unpaired.
    case invalidEscape
    /// A string contains an unescaped control character.
    case controlCharacter
    /// A string is not UTF-8.
    case invalidUTF8
    /// A number violates the grammar: a leading zero, no digit after the point, an extra sign.
    case invalidNumber
    /// A number is too large, or too small, for the type.
    case numberOutOfRange
    /// Arrays and objects are nested deeper than the options, or the thread's stack, allow.
    case depthLimit
    /// Parts of the document would be read again too often.
    case repetitionLimit
    /// Something other than whitespace follows the document.
    case trailingBytes
    /// A required key is missing.
    case missingKey
    /// A key is unknown to the model.
    case unknownKey
    /// A key is duplicated in an object.
    case duplicateKey
    /// The value is of the right kind, but the type does not accept it.
    case invalidValue
    /// A transformer threw an error.
    case transformerFailed
    /// Code of the program threw an error that is not about the value.
    case interrupted
    /// The value cannot be written as JSON.
    case notRepresentable
    /// A tag is unknown to the enum or the class cluster.
    case unknownTag
    /// A value does not pass a check.
    case checkFailed
    /// The bytes are not an archive, or the archive violates the format.
    case archiveFormat
    /// The archive was changed or truncated.
    case archiveDamaged
    /// The archive, or a model in it, is of a later version than the program.
    case archiveNewer
    /// The archive contains an object of another model than the expected one.
    case wrongModel
    /// An object of an archive refers to itself where it must be read first.
    case cycle
    /// The value is incomplete, because of errors that are already recorded.
    case consequence
  }
}
