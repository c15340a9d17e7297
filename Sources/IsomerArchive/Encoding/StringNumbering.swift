import Isomer

/// Determines which strings of a body are numbered, so that a later string of the same kind and
/// bytes can refer to them: those longer than the reference would be.
///
/// The numbers count these strings from the first byte on, starting at 0. This is the rule of
/// <http://cbor.schmorp.de/stringref>; the lengths are those of the bytes, without the head.
///
///     next number    0 …  24 …  256 …  65536 …  2³² …
///     least length   3     4      5       7       11
///
/// Text strings and byte strings share one numbering; references themselves are not numbered.
enum StringNumbering {
  /// Returns the minimum length of a string that is numbered, for the next number, and the first
  /// number from which that length is different.
  static func rule(_ next: Int) -> (leastLength: Int, end: Int) {
    switch next {
    case ..<24: (3, 24)
    case ..<256: (4, 256)
    case ..<65536: (5, 65536)
    case ..<4_294_967_296: (7, 4_294_967_296)
    default: (11, .max)
    }
  }
}
