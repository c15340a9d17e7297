import Isomer

/// The subset of CBOR, RFC 8949, that archives use.
///
/// A head is one byte, `major | additional`, and the argument: in the head itself if it is below
/// 24, otherwise in the next one, two, four or eight bytes, in big-endian order.
///
///     18 2A            42: major 0, one byte follows
///     63 66 6F 6F      "foo": major 3 (0x60), length 3
///     D8 1B 82 00 01   tag 27 around an array of 0 and 1
@usableFromInline
enum CBOR {
  @inlinable static var unsigned: UInt8 { 0x00 }
  @inlinable static var negative: UInt8 { 0x20 }
  @inlinable static var bytes: UInt8 { 0x40 }
  @inlinable static var text: UInt8 { 0x60 }
  @inlinable static var array: UInt8 { 0x80 }
  @inlinable static var map: UInt8 { 0xA0 }
  @inlinable static var tag: UInt8 { 0xC0 }
  static var simple: UInt8 { 0xE0 }

  @inlinable static var `false`: UInt8 { 0xF4 }
  @inlinable static var `true`: UInt8 { 0xF5 }
  @inlinable static var null: UInt8 { 0xF6 }
  static var undefined: UInt8 { 0xF7 }
  static var half: UInt8 { 0xF9 }
  static var single: UInt8 { 0xFA }
  static var double: UInt8 { 0xFB }
}

extension CBOR {
  /// The tags of the IANA registry that archives use.
  @usableFromInline
  enum Tag {
    /// Seconds since 1970.
    static var epoch: UInt64 { 1 }
    static var positiveBignum: UInt64 { 2 }
    static var negativeBignum: UInt64 { 3 }
    /// A decimal fraction: an exponent of ten and a mantissa.
    static var decimal: UInt64 { 4 }
    /// The number of an earlier string; see `StringNumbering`.
    static var stringReference: UInt64 { 25 }
    /// An object: its model's number and its contents.
    static var object: UInt64 { 27 }
    /// A value that can be referenced.
    static var shareable: UInt64 { 28 }
    /// The number of a shareable value.
    static var reference: UInt64 { 29 }
    static var url: UInt64 { 32 }
    static var uuid: UInt64 { 37 }
    /// A value in which references to strings count the strings of that value.
    static var stringNamespace: UInt64 { 256 }
    @inlinable static var set: UInt64 { 258 }
    /// A time in several parts, RFC 9581.
    static var time: UInt64 { 1001 }
    /// A duration in several parts, RFC 9581.
    static var duration: UInt64 { 1002 }
  }
}
