#if os(Windows)
internal import CRT
#elseif canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

// Searches with the C library, because the tool is not optimised: the standard library's functions take
// hundreds of instructions for each byte or character. Those of the C library stop at a zero byte.

extension [UInt8] {
  /// Returns the offsets at which a text begins, in order.
  ///
  /// A zero byte is appended, and the search continues after each zero byte in the source.
  package func offsets(of text: String) -> [Int] {
    (self + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { buffer in
        guard let base = buffer.baseAddress else { return [] }
        var (found, start): ([Int], Int) = ([], 0)
        while start < count {
          if let match = strstr(base + start, text) {
            found.append(base.distance(to: match))
            start = base.distance(to: match) + 1
          } else {
            start += strlen(base + start) + 1
          }
        }
        return found
      }
    }
  }
}

// Searches in texts without zero bytes.
extension String {
  /// Returns true if a text occurs in this one.
  package func includes(_ text: StaticString) -> Bool {
    withCString { strstr($0, text.characters) != nil }
  }

  /// Returns true if the text contains no other characters than those of an ASCII text.
  package func consists(of characters: StaticString) -> Bool {
    count(of: characters) == utf8.count
  }

  /// Returns the number of ASCII characters at the beginning that are in a text.
  package func count(of characters: StaticString) -> Int {
    withCString { Int(strspn($0, characters.characters)) }
  }

  /// Returns the texts before and after the first of some ASCII characters; the second one is empty
  /// without such a character.
  package func divided(at characters: StaticString) -> (before: String, after: String) {
    let count = withCString { Int(strcspn($0, characters.characters)) }
    guard count < utf8.count else { return (self, "") }
    let end = utf8.index(startIndex, offsetBy: count)
    return (String(self[..<end]), String(self[utf8.index(after: end)...]))
  }

  /// Returns the position of the last occurrence of an ASCII character.
  package func lastIndex(of character: Unicode.Scalar) -> String.Index? {
    let count = withCString { text in
      strrchr(text, Int32(character.value)).map { UnsafePointer($0) - text }
    }
    return count.map { utf8.index(startIndex, offsetBy: $0) }
  }
}

extension StaticString {
  /// The characters, which a zero byte ends.
  fileprivate var characters: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
