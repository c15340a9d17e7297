// Generated from Isolated.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer
@_spi(Generated) import IsomerArchive

@MainActor extension Panel: @MainActor Isomer.KeyedReadable, @MainActor Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 4 required
    state: 5 required
    """, of: "Isolated.swift: Panel")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [PanelFrame.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.frame = try PanelFrame.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  @MainActor fileprivate struct MappedPartial: @MainActor Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var state: PanelState? = nil
    var frame: PanelFrame? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      case 1: partial.state = try PanelState.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.state = partial.state.moved()
    self.frame = partial.frame.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"state\":", self.state)
    self.frame.writeMappedMembers(to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      title
      state
      """)
    paths.flatten("frame", self.frame.mappedPaths(options))
    return paths
  }
}

@MainActor extension PanelState: @MainActor Isomer.Readable, @MainActor Isomer.Writable, @MainActor Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "open": return .open
    case "closed": return .closed
    default: throw reader.unknownCase("one of \"open\", \"closed\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .open: writer.raw("\"open\"")
    case .closed: writer.raw("\"closed\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

@MainActor extension PanelFrame: @MainActor Isomer.KeyedReadable, @MainActor Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    width: 15 required
    """, of: "Isolated.swift: PanelFrame")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    try reader.adjusting(&value, from: start) { $0.settle() }
    return value
  }

  @MainActor fileprivate struct MappedPartial: @MainActor Isomer.PartialStorage, ~Copyable {
    var width: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.width = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.width = partial.width.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"width\":", self.width)
  }
}

@available(*, deprecated, message: "write Panel")
extension Window: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 22 required
    """, of: "Isolated.swift: Window")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
  }
}

@available(*, deprecated, message: "write Panel")
extension Window.Mode: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "plain": return .plain
    default: throw reader.unknownCase("one of \"plain\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .plain: writer.raw("\"plain\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

@Studio extension Mixdown: @Studio Isomer.KeyedReadable, @Studio Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 32 required
    takes: 33 default
    """, of: "Isolated.swift: Mixdown")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  @Studio fileprivate struct MappedPartial: @Studio Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var takes: [Take]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      case 1: partial.takes = try [Take]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    if let read = partial.takes.take() { self.takes = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"takes\":", self.takes)
  }
}

@Studio extension Mixdown: @Studio IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Mixdown.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Mixdown.write(self, to: &writer)
  }

  @Studio enum MappedArchive_Mixdown {
    static let shape = IsomerArchive.ArchiveShape(
      "Mixdown", version: 1,
      """
      title
      takes
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Mixdown {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.title = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.takes = try reader.unlessNull([Take].self) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.title { missing = "title" }
      if let missing { throw reader.missing(missing, in: object) }
      return Mixdown(mapped: &partial)
    }

    private typealias MappedPartial = Mixdown.MappedPartial

    static func write(_ value: Mixdown, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.title.archive(to: &writer)
      value.takes.archive(to: &writer)
      writer.end()
    }
  }
}

@Studio extension Mixdown: @Studio CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Mixdown")
    text.add("title", self.title)
    text.add("takes", self.takes)
    return text.finished
  }
}

@Studio extension Take: @Studio Isomer.KeyedReadable, @Studio Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: 38 required
    """, of: "Isolated.swift: Take")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  @Studio fileprivate struct MappedPartial: @Studio Isomer.PartialStorage, ~Copyable {
    var number: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.number = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_number = partial.number.moved()
    let value = Self(number: mappedArgument_number)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.number)
  }
}

@Studio extension Take: @Studio IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var slot = IsomerArchive.ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object = try MappedArchive_Take.read(&reader)
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    guard writer.begins(self) else { return }
    MappedArchive_Take.write(self, to: &writer)
    writer.ends(self)
  }

  @Studio enum MappedArchive_Take {
    static let shape = IsomerArchive.ArchiveShape("Take", version: 1, "number")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Take {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.number = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.number { missing = "number" }
      if let missing { throw reader.missing(missing, in: object) }
      return Take.mappedValue(of: &partial)
    }

    private typealias MappedPartial = Take.MappedPartial

    static func write(_ value: Take, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.number.archive(to: &writer)
      writer.end()
    }
  }
}

@MainActor extension Cue: @MainActor Isomer.KeyedReadable, @MainActor Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    cue: 46 required
    """, of: "Isolated.swift: Cue")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  @MainActor fileprivate struct MappedPartial: @MainActor Isomer.PartialStorage, ~Copyable {
    var cue: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.cue = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.cue = partial.cue.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"cue\":", self.cue)
  }
}

@MainActor extension Fader: @MainActor Isomer.KeyedReadable, @MainActor Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    level: 51 default
    """, of: "Isolated.swift: Fader")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  @MainActor fileprivate struct MappedPartial: @MainActor Isomer.PartialStorage, ~Copyable {
    var level: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.level = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.level.take() { value.level = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"level\":", self.level)
  }
}

nonisolated extension Channel: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 58 required
    pan: 59 required
    """, of: "Isolated.swift: Channel")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  nonisolated fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var pan: Pan? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.pan = try Pan.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.pan = partial.pan.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"pan\":", self.pan)
  }
}

nonisolated extension Channel: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Channel.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Channel.write(self, to: &writer)
  }

  nonisolated enum MappedArchive_Channel {
    static let shape = IsomerArchive.ArchiveShape(
      "Channel", version: 1,
      """
      name
      pan
      """)

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Channel {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.name = try String.unarchive(&reader) }
      if try reader.field(1, of: object) { partial.pan = try Pan.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.pan { missing = "pan" }
      if case nil = partial.name { missing = "name" }
      if let missing { throw reader.missing(missing, in: object) }
      return Channel(mapped: &partial)
    }

    private typealias MappedPartial = Channel.MappedPartial

    static func write(_ value: Channel, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.name.archive(to: &writer)
      value.pan.archive(to: &writer)
      writer.end()
    }
  }
}

nonisolated extension Channel.Pan: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    position: 62 required
    """, of: "Isolated.swift: Channel.Pan")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  nonisolated fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var position: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.position = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.position = partial.position.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"position\":", self.position)
  }
}

nonisolated extension Channel.Pan: IsomerArchive.Archivable {
  static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Self {
    try MappedArchive_Pan.read(&reader)
  }

  func archive(to writer: inout IsomerArchive.ArchiveWriter) {
    MappedArchive_Pan.write(self, to: &writer)
  }

  nonisolated enum MappedArchive_Pan {
    static let shape = IsomerArchive.ArchiveShape("Channel.Pan", version: 1, "position")

    static func read(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure) -> Channel.Pan {
      let object = try reader.object(shape)
      var partial = MappedPartial()
      if try reader.field(0, of: object) { partial.position = try Int.unarchive(&reader) }
      reader.leave(object)
      var missing: String?
      if case nil = partial.position { missing = "position" }
      if let missing { throw reader.missing(missing, in: object) }
      return Channel.Pan(mapped: &partial)
    }

    private typealias MappedPartial = Channel.Pan.MappedPartial

    static func write(_ value: Channel.Pan, to writer: inout IsomerArchive.ArchiveWriter) {
      guard writer.begin(shape) else { return }
      value.position.archive(to: &writer)
      writer.end()
    }
  }
}
