/// Why a value could not be read, in one machine word.
///
/// The readers of models throw this: a code and a byte offset travel in one register, so the happy
/// path pays nothing for errors. What does not fit one word (the name of a missing key, the text of
/// a transformer's error) stays in the reader as ``FailureDetails``. The public entry points turn
/// both into a `MappingError`.
///
/// ```swift
/// struct Percent: Readable {
///   var value: Int
///   static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Percent {
///     let value = try reader.readInteger(Int.self)
///     guard (0...100).contains(value) else { throw reader.invalid("a number from 0 to 100") }
///     return Percent(value: value)
///   }
/// }
/// ```
///
/// The offset is the value's first byte, or any place up to the byte after its last one: a failure
/// that is noticed after the value was read points behind it. For `missingKey` it is the closing
/// brace of the object that lacks it.
@frozen
public struct ReadingFailure: Error, Sendable, Equatable {
  @usableFromInline let word: UInt64

  @inlinable
  package init(_ code: Code, at offset: Int) {
    word = UInt64(truncatingIfNeeded: offset) << 8 | UInt64(code.rawValue)
  }

  /// What went wrong.
  public var code: Code { Code(rawValue: UInt8(truncatingIfNeeded: word)) ?? .invalidValue }

  /// The byte of the document at which it went wrong, from 0.
  public var offset: Int { Int(truncatingIfNeeded: word >> 8) }

  /// The kinds of failure that a reader knows.
  @frozen
  public enum Code: UInt8, Sendable {
    /// The document ends inside a value.
    case unexpectedEnd
    /// No JSON value can begin with this byte.
    case unexpectedByte
    /// A value of another kind stands where an object is wanted.
    case expectedObject
    /// A value of another kind stands where an array is wanted.
    case expectedArray
    /// A value of another kind stands where a string is wanted.
    case expectedString
    /// A value of another kind stands where a number is wanted.
    case expectedNumber
    /// A number with a fraction or an exponent, or another kind of value, stands where an integer
    /// is wanted.
    case expectedInteger
    /// A value of another kind stands where `true` or `false` is wanted.
    case expectedBool
    /// A value of another kind stands where `null` is wanted.
    case expectedNull
    /// A key is not followed by a colon.
    case expectedColon
    /// Neither a comma nor the closing bracket follows a value of an array or an object.
    case expectedCommaOrEnd
    /// A key of an object is not a string.
    case expectedKey
    /// A backslash is followed by something that RFC 8259 does not allow, or a surrogate stands
    /// alone.
    case invalidEscape
    /// A control character stands in a string without being escaped.
    case controlCharacter
    /// A string is not UTF-8.
    case invalidUTF8
    /// A number breaks the grammar: a leading zero, no digit after the point, a sign too many.
    case invalidNumber
    /// A number is too large, or too small, for the type.
    case numberOutOfRange
    /// Arrays and objects are nested deeper than the options allow.
    case depthLimit
    /// Something other than whitespace follows the document.
    case trailingBytes
    /// A key that the model needs is not there.
    case missingKey
    /// A key is there that the model does not know.
    case unknownKey
    /// A key occurs twice in an object.
    case duplicateKey
    /// The value is of the right kind, yet not one that the type can hold.
    case invalidValue
    /// A transformer threw an error.
    case transformerFailed
    /// The value cannot be written as JSON.
    case notRepresentable
    /// A tag is none that the enum or the class cluster knows.
    case unknownTag
    /// A value does not pass a check.
    case checkFailed
    /// The bytes are no archive, or not one as the format has it.
    case archiveFormat
    /// The archive was changed or cut.
    case archiveDamaged
    /// The archive, or a model in it, is of a later version than the program.
    case archiveNewer
    /// An object of another model stands in the archive than the wanted one.
    case wrongModel
    /// An object of an archive refers to itself, at a place that has to be read first.
    case cycle
  }
}
