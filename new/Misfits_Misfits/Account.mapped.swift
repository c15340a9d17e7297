// Generated from Account.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Account: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<Account>.Type {
    switch profile {
    case "twitter": return Mapped_Account_as_twitter.self
    default: return Mapped_Account_plain.self
    }
  }
}

extension Account {
  private enum Mapped_Account_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Account {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return Account(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var fullName: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.fullName = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      fullName: 5 required
      """, of: "Account.swift: Account")

    static func writeMappedMembers(_ value: Account, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"fullName\":", value.fullName)
    }
  }

  private init(mapped partial: inout Mapped_Account_plain.MappedPartial) {
    self.fullName = partial.fullName.moved()
  }

  private enum Mapped_Account_as_twitter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Account {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return Account(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var fullName: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.fullName = try String.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      full_name: fullName 5 required
      """, of: "Account.swift: Account")

    static func writeMappedMembers(_ value: Account, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"full_name\":", value.fullName)
    }
  }

  private init(mapped partial: inout Mapped_Account_as_twitter.MappedPartial) {
    self.fullName = partial.fullName.moved()
  }
}

extension Account: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case twitter
  }
}

extension Page: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    accounts: 8 required
    """, of: "Account.swift: Page")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var accounts: [Account]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.accounts = try [Account].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.accounts = partial.accounts.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"accounts\":", self.accounts)
  }
}
