import Isomer

/// A type with a manual conformance, written as `"1/2"`.
struct Fraction: Hashable {
  var numerator: Int
  var denominator: Int
}

extension Fraction: Readable, Writable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Fraction {
    let parts = try reader.readString().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]), second != 0
    else { throw reader.invalid("a fraction such as \"1/2\"") }
    return Fraction(numerator: first, denominator: second)
  }

  func write(to writer: inout JSONWriter) {
    guard denominator != 0 else { return writer.fail("a fraction needs a denominator") }
    writer.write("\(numerator)/\(denominator)")
  }
}

/// A generated model that contains types with manual conformances.
// @mapped
struct Recipe: Equatable {
  var butter: Fraction
  var sugar: Fraction?
  var steps: [Fraction] = []
  // @mapped recover
  var salt: Fraction? = nil
  var byName: [String: Fraction] = [:]
}

/// Mapped models in a set, as dictionary values and in each other.
// @mapped
struct Shelf: Equatable {
  var books: Set<Book>
  var byYear: [Int: [Book]]
  var lent: [Book?]
}

// @mapped
struct Book: Hashable { var title: String, pages: Int? }
