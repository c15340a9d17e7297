/// The rules for a valid URL, exactly according to RFC 3986: a `URI-reference` that is not empty.
///
/// Foundation's rules have changed between versions, from rejecting invalid characters to escaping
/// them. These rules are the same on all platforms:
///
/// ```
/// scheme    a letter, then letters, digits, + - .       if a colon precedes any / ? #
/// user      unreserved, %XX, sub-delims, :              after //, up to an @
/// host      unreserved, %XX, sub-delims; or [ … ]       up to the next / ? #
/// port      : and digits
/// path      unreserved, %XX, sub-delims, : @ /
/// query     the same and ?
/// fragment  the same
/// ```
enum URLRule {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  static func accepts(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { !$0.isEmpty && accepts($0[...]) }
  }

  private static func accepts(_ bytes: Bytes) -> Bool {
    guard var rest = behindScheme(bytes) else { return false }
    let slash = UInt8(ascii: "/")
    if rest.first == slash, rest.dropFirst().first == slash {
      let authority = rest.dropFirst(2)
      let end = authority.firstIndex { ByteSet.ends.contains($0) } ?? authority.endIndex
      guard isAuthority(authority[..<end]) else { return false }
      rest = rest[end...]
    }
    let hash = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
    return consists(rest[..<hash], of: .tail) && consists(rest[hash...].dropFirst(), of: .tail)
  }

  /// Returns the bytes after the scheme and its colon, or all bytes if there is none; nil for a
  /// colon after an invalid scheme.
  private static func behindScheme(_ bytes: Bytes) -> Bytes? {
    let colon = UInt8(ascii: ":")
    guard let mark = bytes.firstIndex(where: { $0 == colon || ByteSet.ends.contains($0) }),
      bytes[mark] == colon
    else { return bytes }
    let scheme = bytes[..<mark]
    guard let first = scheme.first, ByteSet.letters.contains(first),
      scheme.allSatisfy({ ByteSet.scheme.contains($0) })
    else { return nil }
    return bytes[(mark + 1)...]
  }

  /// Returns whether bytes have the form `user@host:port`.
  private static func isAuthority(_ bytes: Bytes) -> Bool {
    var host = bytes
    if let at = bytes.firstIndex(of: UInt8(ascii: "@")) {
      guard consists(bytes[..<at], of: .user) else { return false }
      host = bytes[(at + 1)...]
    }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")),
        consists(host[..<end].dropFirst(), of: .user)
      else { return false }
      host = host[(end + 1)...]
      guard host.isEmpty || host.first == UInt8(ascii: ":") else { return false }
    }
    let colon = host.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
    return consists(host[..<colon], of: .name)
      && host[colon...].dropFirst().allSatisfy { ByteSet.digits.contains($0) }
  }

  /// Returns whether all bytes are in a set or part of a `%XX`.
  private static func consists(_ bytes: Bytes, of set: ByteSet) -> Bool {
    var rest = bytes
    while let byte = rest.popFirst() {
      if set.contains(byte) { continue }
      guard byte == UInt8(ascii: "%"), let high = rest.popFirst(), let low = rest.popFirst(),
        Byte.hexDigit(high) != nil, Byte.hexDigit(low) != nil
      else { return false }
    }
    return true
  }
}

/// A set of ASCII bytes, one bit each.
private struct ByteSet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ bytes: StaticString, _ others: ByteSet...) {
    bytes.withUTF8Buffer { for byte in $0 { insert(byte) } }
    for other in others {
      low |= other.low
      high |= other.high
    }
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
  }

  func contains(_ byte: UInt8) -> Bool {
    guard byte < 128 else { return false }
    return (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }

  static let digits = ByteSet("0123456789")
  static let letters = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  static let scheme = ByteSet("+-.", letters, digits)
  /// Unreserved characters and sub-delims, for host names.
  static let name = ByteSet("-._~!$&'()*+,;=", letters, digits)
  static let user = ByteSet(":", name)
  /// Characters of path, query and fragment.
  static let tail = ByteSet(":@/?", name)
  /// Characters that end a scheme or an authority.
  static let ends = ByteSet("/?#")
}
