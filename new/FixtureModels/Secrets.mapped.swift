// Generated from Secrets.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Login: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 7 required
    token: 8 required
    auth
    pin: 10 alternative
    factor: 12
    codes: 14 default
    key: 16
    hint: 18 default
    card: 19
    scheme: 22
    """, of: "Secrets.swift: Login", objects: [mappedKeys_auth])

  private static let mappedKeys_auth = Isomer.KeySet(
    """
    pin: 10
    """, of: "Secrets.swift: Login", below: "auth")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_pin)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var token: String? = nil
    var pin: Int? = nil
    var mappedAlternative_pin = Isomer.Alternative(isSecret: true)
    var factor: String? = nil
    var codes: [Int]? = nil
    var key: UUID? = nil
    var hint: String? = nil
    var card: Card? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.token = try String.read(&reader)
        }
      case 2: try partial.fillObject(mappedKeys_auth, first: 10, from: &reader)
      case 3:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          try reader.alternative(1, &partial.mappedAlternative_pin, &partial.pin) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        }
      case 4:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 10)
          partial.factor =
    try reader.transformed(ShoutedText(), String?.self)
          #sourceLocation()
        }
      case 5:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.codes = try reader.elements(.lossy, of: [Int]?.self)
        }
      case 6:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.key = try reader.recover { reader throws(Isomer.ReadingFailure) in
            try UUID?.read(&reader)
          } ?? nil
        }
      case 7:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          if try !reader.readNull() {
            partial.hint = try String?.read(&reader)
          }
        }
      case 8:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.card = try Card?.read(&reader)
        }
      case 9:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 21)
          try reader.skipConstant(String.self,
               "basic")
          #sourceLocation()
        }
      case 10:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          try reader.alternative(0, &partial.mappedAlternative_pin, &partial.pin) {
            reader throws(Isomer.ReadingFailure) in
            return try Int?.read(&reader)
          }
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.token = partial.token.moved()
    self.pin = partial.pin.take()
    self.factor = partial.factor.take()
    if let read = partial.codes.take() { self.codes = read }
    self.key = partial.key.take()
    if let read = partial.hint.take() { self.hint = read }
    self.card = partial.card.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.secret { writer in
      writer.member(",\"token\":", self.token)
    }
    do {
      let container = writer.beginContainer(",\"auth\":")
      writer.secret { writer in
        writer.optional(",\"pin\":", self.pin)
      }
      writer.endContainer(container)
    }
    writer.secret { writer in
      #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 11)
           writer.optional(ShoutedText(), ",\"factor\":", self.factor)
      #sourceLocation()
    }
    writer.secret { writer in
      writer.member(",\"codes\":", self.codes)
    }
    writer.secret { writer in
      writer.optional(",\"key\":", self.key)
    }
    writer.secret { writer in
      writer.optional(",\"hint\":", self.hint)
    }
    writer.secret { writer in
      writer.optional(",\"card\":", self.card)
    }
    writer.secret { writer in
      writer.member(",\"scheme\":", self.scheme)
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      name
      token
      pin: auth.pin
      factor
      codes
      key
      hint
      card
      scheme
      """)
  }
}

extension Login: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    guard left.token == right.token else { return false }
    guard left.pin == right.pin else { return false }
    guard left.factor == right.factor else { return false }
    guard left.codes == right.codes else { return false }
    guard left.key == right.key else { return false }
    guard left.hint == right.hint else { return false }
    guard left.card == right.card else { return false }
    guard left.cached == right.cached else { return false }
    guard left.scheme == right.scheme else { return false }
    return true
  }
}

extension Login: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Login")
    text.add("name", self.name)
    text.redact("token")
    text.redact("pin")
    text.redact("factor")
    text.redact("codes")
    text.redact("key")
    text.redact("hint")
    text.redact("card")
    text.redact("cached")
    text.redact("scheme")
    return text.finished
  }
}

extension Card: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 27 required
    holder: 29
    year: 31 default
    """, of: "Secrets.swift: Card")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil
    var holder: String? = nil
    var year: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      case 1:
        #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 27)
        partial.holder = try reader
      .transformed(ShoutedText(), String?.self)
        #sourceLocation()
      case 2:
        partial.year = try reader.recover { reader throws(Isomer.ReadingFailure) in
          try Int?.read(&reader)
        } ?? nil
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.number = partial.number.moved()
    self.holder = partial.holder.take()
    if let read = partial.year.take() { self.year = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
    #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 28)
   writer.optional(ShoutedText(), ",\"holder\":", self.holder)
    #sourceLocation()
    writer.member(",\"year\":", self.year)
  }
}

extension Card: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.number == right.number else { return false }
    guard left.holder == right.holder else { return false }
    guard left.year == right.year else { return false }
    return true
  }
}

extension Card: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Card")
    text.add("number", self.number)
    text.add("holder", self.holder)
    text.add("year", self.year)
    return text.finished
  }
}

extension Team: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    guests: 52 default
    users: 53 default
    """, of: "Secrets.swift: Team")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var guests: [Login]? = nil
    var users: [Login]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.guests = try reader.elements(.lossy, of: [Login]?.self)
      case 1: partial.users = try [Login]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.guests.take() { self.guests = read }
    if let read = partial.users.take() { self.users = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"guests\":", self.guests)
    writer.member(",\"users\":", self.users)
  }
}

extension SealedLetter: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 59 required
    """, of: "Secrets.swift: SealedLetter")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [SealedKey.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.credentials = try SealedKey.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var credentials: SealedKey? = nil
    var rest: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      default:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          try reader.keep(in: &partial.rest, besides: SealedLetter.self, below: "")
        }
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.credentials = partial.credentials.moved()
    if let read = partial.rest.take() { self.rest = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    self.credentials.writeMappedMembers(to: &writer)
    writer.secret { writer in
      writer.rest(self.rest, besides: Self.self)
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("id")
    paths.flatten("credentials", self.credentials.mappedPaths(options))
    paths.rest("rest")
    return paths
  }
}

extension SealedKey: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    user: 68 required
    password: 69 required
    """, of: "Secrets.swift: SealedKey")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var user: String? = nil
    var password: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.user = try String.read(&reader)
      case 1:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 69)
       partial.password = try reader.transformed(ShoutedText(), String.self)
          #sourceLocation()
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.user = partial.user.moved()
    self.password = partial.password.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"user\":", self.user)
    writer.secret { writer in
      #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 69)
                                   writer.member(ShoutedText(), ",\"password\":", self.password)
      #sourceLocation()
    }
  }
}

extension Split: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    user: 74 required
    password: 75 required
    """, of: "Secrets.swift: Split")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 71)
    try reader.preparing(then:
        mappedRead, by: Split.split)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var user: String? = nil
    var password: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.user = try String.read(&reader)
      case 1:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.password = try Int.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.user = partial.user.moved()
    self.password = partial.password.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"user\":", self.user)
    writer.secret { writer in
      writer.member(",\"password\":", self.password)
    }
  }
}

extension Outbound: Isomer.KeyedWritable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"card\":", self.card)
    writer.secret { writer in
      #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 87)
             writer.member(ShoutedText(), ",\"secret\":", self.secret)
      #sourceLocation()
    }
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      card
      secret
      """)
  }
}

extension Vault: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    user: login 95
    pin: login 95 alternative
    inner: 97
    """, of: "Secrets.swift: Vault")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.secret { reader throws(Isomer.ReadingFailure) in
        try reader.compose(
          &partial.login, of: partial.mappedFields_login, Self.mappedFields_login, isOptional: true
        ) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 94)
                      return try reader.transformed(KeptLogin(), String?.self)
          #sourceLocation()
        }
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var login: String? = nil
    var mappedFields_login = Isomer.FieldPlaces()
    var inner: SealedKey? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          try reader.remember(0, in: &partial.mappedFields_login)
        }
      case 1:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          try reader.remember(1, in: &partial.mappedFields_login)
        }
      case 2:
        #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 95)
        partial.inner = try reader
      .transformed(.embedded(), SealedKey?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.login = partial.login.take()
    self.inner = partial.inner.take()
  }

  private static let mappedFields_login = Isomer.FieldNames(["user", "pin"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 94)
             let mappedFields_login = writer.fields(KeptLogin(), Self.mappedFields_login, of: self.login)
    #sourceLocation()
    writer.secret { writer in
      writer.field(",\"user\":", 0, of: mappedFields_login)
    }
    writer.secret { writer in
      writer.field(",\"pin\":", 1, of: mappedFields_login)
    }
    #sourceLocation(file: "Fixtures/Models/Checks/Secrets.swift", line: 96)
   writer.optional(.embedded(), ",\"inner\":", self.inner)
    #sourceLocation()
  }
}

extension KeptLogin.Parts: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    user: 103 required
    pin: 103 required
    """, of: "Secrets.swift: KeptLogin.Parts")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var user: String? = nil
    var pin: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.user = try String.read(&reader)
      case 1: partial.pin = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.user = partial.user.moved()
    self.pin = partial.pin.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"user\":", self.user)
    writer.member(",\"pin\":", self.pin)
  }
}
