import Isomer

/// Which strings of a body get a number, by which a later one of the same kind and bytes refers to
/// it: those that are longer than the reference would be.
///
/// The numbers count these strings from the first byte on, from 0. This is the rule of
/// <http://cbor.schmorp.de/stringref>; the lengths are those of the bytes, without the head.
///
///     next number    0 …  24 …  256 …  65536 …  2³² …
///     least length   3     4      5       7       11
///
/// Strings of text and of bytes are numbered alike; references themselves are not numbered.
enum StringNumbering {
  /// The least length of a string that gets a number, if it is the next one.
  static func leastLength(_ next: Int) -> Int {
    switch next {
    case ..<24: 3
    case ..<256: 4
    case ..<65536: 5
    case ..<4_294_967_296: 7
    default: 11
    }
  }

  /// The first number from which on that length is another one.
  static func nextStep(_ next: Int) -> Int {
    switch next {
    case ..<24: 24
    case ..<256: 256
    case ..<65536: 65536
    case ..<4_294_967_296: 4_294_967_296
    default: .max
    }
  }
}
