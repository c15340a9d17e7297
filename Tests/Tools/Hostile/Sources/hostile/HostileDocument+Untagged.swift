@_spi(Generated) import Isomer

extension HostileDocument {
  /// Untagged values inside each other, with cases that differ only in their last part.
  static let untagged: [HostileDocument] = [
    json("a key that decides at the end, 500 deep", [Twofold].self) {
      list(chain(of: "1"), $0)
    },
    json("a key that decides at the end, 500 deep, no case fits", [Twofold].self) {
      list(chain(of: "null"), $0)
    },
    json("a key that decides at the end, no case fits", Twofold.self) {
      "{\"x\":" + list(chain(of: "null"), $0) + ",\"k\":1}"
    },
    json("a list for the last of three cases, 500 deep", [Threefold].self) {
      list(nested(of: "\"x\""), $0)
    },
    json("short lists for the last of three cases", Threefold.self) { list("[\"x\"]", $0) },
    json("short lists for none of three cases", Threefold.self) { list("[null]", $0) },
    json("open brackets for three cases", Threefold.self) { String(repeating: "[", count: $0) },
    json("a list for none of three cases, 500 deep", [Threefold].self) {
      list(nested(of: "null"), $0)
    },
  ]

  /// A chain of objects that are cases of `Twofold` in turn.
  private static func chain(of leaf: String) -> String {
    (0..<500).reduce(leaf) { text, level in
      "{\"x\":\(text),\"k\":\(level.isMultiple(of: 2) ? "1" : "\"\"")}"
    }
  }

  private static func nested(of leaf: String) -> String {
    String(repeating: "[", count: 500) + leaf + String(repeating: "]", count: 500)
  }
}

/// An untagged enum of two cases with the same keys, read as generated code does.
indirect enum Twofold: Readable {
  case number(x: Twofold, k: Int)
  case text(x: Twofold, k: String)
  case leaf(Int)

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Twofold {
    var attempts = Attempts(of: Self.self)
    if let value = try reader.attempt("number", &attempts, number) { return value }
    if let value = try reader.attempt("text", &attempts, text) { return value }
    if let value = try reader.attempt("leaf", &attempts, leaf) { return value }
    throw reader.noCase(attempts)
  }

  private static func number(_ reader: inout JSONReader) throws(ReadingFailure) -> Twofold {
    let (x, k) = try members(&reader, Int.self)
    return .number(x: x, k: k)
  }

  private static func text(_ reader: inout JSONReader) throws(ReadingFailure) -> Twofold {
    let (x, k) = try members(&reader, String.self)
    return .text(x: x, k: k)
  }

  private static func leaf(_ reader: inout JSONReader) throws(ReadingFailure) -> Twofold {
    .leaf(try Int.read(&reader))
  }

  private static func members<Key: Readable>(
    _ reader: inout JSONReader, _: Key.Type
  ) throws(ReadingFailure) -> (Twofold, Key) {
    var (x, k): (Twofold?, Key?)
    guard try reader.beginObject() else { throw reader.missing("x") }
    repeat {
      switch try reader.readKeyString() {
      case "x": x = try Twofold.read(&reader)
      case "k": k = try Key.read(&reader)
      default: try reader.skipValue()
      }
    } while try reader.nextMember()
    guard let x, let k else { throw reader.missing(x == nil ? "x" : "k") }
    return (x, k)
  }
}

/// An untagged enum of three lists, two of them of other enums.
indirect enum Threefold: Readable {
  case numbers([Threefold]), flags([Flags]), words([Words])
  case number(Int)

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Threefold {
    var attempts = Attempts(of: Self.self)
    if let value = try reader.attempt("numbers", &attempts, numbers) { return value }
    if let value = try reader.attempt("flags", &attempts, flags) { return value }
    if let value = try reader.attempt("words", &attempts, words) { return value }
    if let value = try reader.attempt("number", &attempts, number) { return value }
    throw reader.noCase(attempts)
  }

  private static func numbers(_ reader: inout JSONReader) throws(ReadingFailure) -> Threefold {
    .numbers(try [Threefold].read(&reader))
  }

  private static func flags(_ reader: inout JSONReader) throws(ReadingFailure) -> Threefold {
    .flags(try [Flags].read(&reader))
  }

  private static func words(_ reader: inout JSONReader) throws(ReadingFailure) -> Threefold {
    .words(try [Words].read(&reader))
  }

  private static func number(_ reader: inout JSONReader) throws(ReadingFailure) -> Threefold {
    .number(try Int.read(&reader))
  }

  indirect enum Flags: Readable {
    case list([Flags]), flag(Bool)

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Flags {
      var attempts = Attempts(of: Self.self)
      if let value = try reader.attempt("list", &attempts, list) { return value }
      if let value = try reader.attempt("flag", &attempts, flag) { return value }
      throw reader.noCase(attempts)
    }

    private static func list(_ reader: inout JSONReader) throws(ReadingFailure) -> Flags {
      .list(try [Flags].read(&reader))
    }

    private static func flag(_ reader: inout JSONReader) throws(ReadingFailure) -> Flags {
      .flag(try Bool.read(&reader))
    }
  }

  indirect enum Words: Readable {
    case list([Words]), word(String)

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Words {
      var attempts = Attempts(of: Self.self)
      if let value = try reader.attempt("list", &attempts, list) { return value }
      if let value = try reader.attempt("word", &attempts, word) { return value }
      throw reader.noCase(attempts)
    }

    private static func list(_ reader: inout JSONReader) throws(ReadingFailure) -> Words {
      .list(try [Words].read(&reader))
    }

    private static func word(_ reader: inout JSONReader) throws(ReadingFailure) -> Words {
      .word(try String.read(&reader))
    }
  }
}
