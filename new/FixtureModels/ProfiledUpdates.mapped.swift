// Generated from ProfiledUpdates.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension DeskState: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<DeskState>.Type {
    switch profile {
    case "brief": return Mapped_DeskState_as_brief.self
    case "wire": return Mapped_DeskState_as_wire.self
    default: return Mapped_DeskState_plain.self
    }
  }
}

extension DeskState {
  private enum Mapped_DeskState_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskState {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      missingKeys |= try mappedFlatten(into: &partial, from: start, &reader)
      try reader.require(missingKeys, of: mappedKeys)
      var value = DeskState(mapped: &partial)
      try reader.adjusting(&value, from: start) { $0.touch() }
      return try reader.checked(value, by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var number: Int? = nil
      var titleText: String? = nil
      var level: Int?? = nil
      var owner: DeskOwner?? = nil
      var mappedOwn_owner: DeskOwner? = nil
      var knobs: [DeskKnob]?? = nil
      var mappedOwn_knobs: [DeskKnob]? = nil
      var stamp: DeskStamp?? = nil
      var mappedOwn_stamp: DeskStamp? = nil
      var extra: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.number = try Int.read(&reader)
        case 1: partial.titleText = try String.read(&reader)
        case 2: partial.level = try Int?.read(&reader)
        case 3:
          let mappedOwn_owner = partial.mappedOwn_owner
          partial.owner = try reader.unlessNull(DeskOwner.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_owner, DeskOwner.self) }
        case 4:
          let mappedOwn_knobs = partial.mappedOwn_knobs
          partial.knobs = try reader.unlessNull([DeskKnob].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_knobs, [DeskKnob].self) }
        default:
          try reader.keep(in: &partial.extra, besides: Mapped_DeskState_plain.self, below: "")
        }
      }
    }

    private static func mappedFlatten(
      into partial: inout MappedPartial, from start: Isomer.JSONReader.Position,
      _ reader: inout Isomer.JSONReader
    ) throws(Isomer.ReadingFailure) -> UInt64 {
      var missingKeys = 0 as UInt64
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        let mappedOwn_stamp = partial.mappedOwn_stamp
        partial.stamp = try reader.unlessNull(DeskStamp.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_stamp, DeskStamp.self) }
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      return missingKeys
    }

    static let mappedKeys = Isomer.KeySet(
      """
      number: 8 required
      title_text: titleText 11 required
      level: 14 default
      owner: 17
      knobs: 20 default
      """, of: "ProfiledUpdates.swift: DeskState")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [DeskStamp.self])
    }

    static func writeMappedMembers(_ value: DeskState, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"number\":", value.number)
      writer.member(",\"title_text\":", value.titleText)
      writer.member(",\"level\":", value.level)
      writer.optional(",\"owner\":", value.owner)
      writer.member(",\"knobs\":", value.knobs)
      value.stamp.writeMappedMembers(to: &writer)
      writer.rest(value.extra, besides: Self.self)
    }

    static func update(_ value: inout DeskState, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      var partial = MappedPartial()
      partial.mappedOwn_owner = value.owner
      partial.mappedOwn_knobs = value.knobs
      partial.mappedOwn_stamp = value.stamp
      var missingKeys = 0 as UInt64
      try partial.fill(mappedKeys, from: &reader)
      missingKeys |= try mappedFlatten(into: &partial, from: start, &reader)
      if case .some(nil) = partial.level {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 11)
        let mappedDefault: Int
                    = 3
        #sourceLocation()
        partial.level = mappedDefault
      }
      if case .some(nil) = partial.knobs {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 19)
        let mappedDefault: [DeskKnob]
                        = []
        #sourceLocation()
        partial.knobs = mappedDefault
      }
      if case .some(nil) = partial.stamp {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 21)
        let mappedDefault: DeskStamp
            = DeskStamp()
        #sourceLocation()
        partial.stamp = mappedDefault
      }
      if let read = partial.extra {
        partial.extra = Isomer.changed(value.extra, by: read)
      }
      try reader.require(missingKeys, of: mappedKeys)
      var updated = value
      var isNew = false
      if Isomer.differs(partial.number, value.number) { isNew = true }
      if isNew {
        updated = DeskState(mapped: &partial, of: value)
      } else {
        mappedAssign(&partial, to: &updated)
      }
      try reader.applyChanges()
      try reader.adjusting(&updated, from: start) { $0.touch() }
      value = try reader.checked(updated, by: { try mappedCheck(&$0) })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskState) {
      if let read = partial.titleText.take() { value.titleText = read }
      if let read = partial.level.takeValue() { value.level = read }
      if let read = partial.owner.take() { value.owner = read }
      if let read = partial.knobs.takeValue() { value.knobs = read }
      if let read = partial.stamp.takeValue() { value.stamp = read }
      if let read = partial.extra.take() { value.extra = read }
    }

    static func mappedPaths(_ value: DeskState, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        number
        titleText: title_text
        level
        owner
        knobs
        """)
      paths.flatten("stamp", value.stamp.mappedPaths(options))
      paths.rest("extra")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_DeskState_plain.MappedPartial) {
    self.number = partial.number.moved()
    self.titleText = partial.titleText.moved()
    #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 11)
    self.level = partial
.level.takeValue() ?? 3
    #sourceLocation()
    self.owner = partial.owner.takeValue()
    if let read = partial.knobs.takeValue() { self.knobs = read }
    if let read = partial.stamp.takeValue() { self.stamp = read }
    if let read = partial.extra.take() { self.extra = read }
  }

  private init(mapped partial: inout Mapped_DeskState_plain.MappedPartial, of value: DeskState) {
    self.number = partial.number.take() ?? value.number
    self.titleText = partial.titleText.take() ?? value.titleText
    self.level = partial.level.takeValue() ?? value.level
    self.owner = partial.owner.take() ?? value.owner
    self.knobs = partial.knobs.takeValue() ?? value.knobs
    self.stamp = partial.stamp.takeValue() ?? value.stamp
    self.extra = partial.extra.take() ?? value.extra
    self.touches = value.touches
  }

  private enum Mapped_DeskState_as_brief: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskState {
      let start = reader.position
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      missingKeys |= try mappedFlatten(into: &partial, from: start, &reader)
      try reader.require(missingKeys, of: mappedKeys)
      var value = DeskState(mapped: &partial)
      try reader.adjusting(&value, from: start) { $0.touch() }
      return try reader.checked(value, by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var number: Int? = nil
      var titleText: String? = nil
      var level: Int?? = nil
      var knobs: [DeskKnob]?? = nil
      var mappedOwn_knobs: [DeskKnob]? = nil
      var stamp: DeskStamp?? = nil
      var mappedOwn_stamp: DeskStamp? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.number = try Int.read(&reader)
        case 1: partial.titleText = try String.read(&reader)
        case 2: partial.level = try Int?.read(&reader)
        case 3:
          let mappedOwn_knobs = partial.mappedOwn_knobs
          partial.knobs = try reader.unlessNull([DeskKnob].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_knobs, [DeskKnob].self) }
        default: try reader.skipValue()
        }
      }
    }

    private static func mappedFlatten(
      into partial: inout MappedPartial, from start: Isomer.JSONReader.Position,
      _ reader: inout Isomer.JSONReader
    ) throws(Isomer.ReadingFailure) -> UInt64 {
      var missingKeys = 0 as UInt64
      do throws(Isomer.ReadingFailure) {
        try reader.revisit(start)
        let mappedOwn_stamp = partial.mappedOwn_stamp
        partial.stamp = try reader.unlessNull(DeskStamp.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_stamp, DeskStamp.self) }
      } catch {
        missingKeys |= try reader.postpone(error, from: start)
      }
      return missingKeys
    }

    static let mappedKeys = Isomer.KeySet(
      """
      number: 8 required
      head: titleText 11 required
      level: 14 default
      knobs: 20 default
      """, of: "ProfiledUpdates.swift: DeskState")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [DeskStamp.self])
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<DeskState>) throws {
      #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 4)
                                                                      try value.check(by: DeskState.isFine, "DeskState.isFine")
      #sourceLocation()
    }

    static func update(_ value: inout DeskState, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      var partial = MappedPartial()
      partial.mappedOwn_knobs = value.knobs
      partial.mappedOwn_stamp = value.stamp
      var missingKeys = 0 as UInt64
      try partial.fill(mappedKeys, from: &reader)
      missingKeys |= try mappedFlatten(into: &partial, from: start, &reader)
      if case .some(nil) = partial.level {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 11)
        let mappedDefault: Int
                    = 3
        #sourceLocation()
        partial.level = mappedDefault
      }
      if case .some(nil) = partial.knobs {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 19)
        let mappedDefault: [DeskKnob]
                        = []
        #sourceLocation()
        partial.knobs = mappedDefault
      }
      if case .some(nil) = partial.stamp {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 21)
        let mappedDefault: DeskStamp
            = DeskStamp()
        #sourceLocation()
        partial.stamp = mappedDefault
      }
      try reader.require(missingKeys, of: mappedKeys)
      var updated = value
      var isNew = false
      if Isomer.differs(partial.number, value.number) { isNew = true }
      if isNew {
        updated = DeskState(mapped: &partial, of: value)
      } else {
        mappedAssign(&partial, to: &updated)
      }
      try reader.applyChanges()
      try reader.adjusting(&updated, from: start) { $0.touch() }
      value = try reader.checked(updated, by: { try mappedCheck(&$0) })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskState) {
      if let read = partial.titleText.take() { value.titleText = read }
      if let read = partial.level.takeValue() { value.level = read }
      if let read = partial.knobs.takeValue() { value.knobs = read }
      if let read = partial.stamp.takeValue() { value.stamp = read }
    }
  }

  private init(mapped partial: inout Mapped_DeskState_as_brief.MappedPartial) {
    self.number = partial.number.moved()
    self.titleText = partial.titleText.moved()
    #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 11)
    self.level = partial
.level.takeValue() ?? 3
    #sourceLocation()
    if let read = partial.knobs.takeValue() { self.knobs = read }
    if let read = partial.stamp.takeValue() { self.stamp = read }
  }

  private init(mapped partial: inout Mapped_DeskState_as_brief.MappedPartial, of value: DeskState) {
    self.number = partial.number.take() ?? value.number
    self.titleText = partial.titleText.take() ?? value.titleText
    self.level = partial.level.takeValue() ?? value.level
    self.knobs = partial.knobs.takeValue() ?? value.knobs
    self.stamp = partial.stamp.takeValue() ?? value.stamp
    self.owner = value.owner
    self.extra = value.extra
    self.touches = value.touches
  }

  private enum Mapped_DeskState_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskState {
      let start = reader.position
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.titleText { missing = "panel.t" }
      if case nil = partial.number { missing = "panel.number" }
      if let missing { throw reader.missing(missing) }
      var value = DeskState(mapped: &partial)
      try reader.adjusting(&value, from: start) { $0.touch() }
      return try reader.checked(value, by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var number: Int? = nil
      var titleText: String? = nil
      var level: Int?? = nil
      var owner: DeskOwner?? = nil
      var mappedOwn_owner: DeskOwner? = nil
      var knobs: [DeskKnob]?? = nil
      var mappedOwn_knobs: [DeskKnob]? = nil
      var stamp: DeskStamp?? = nil
      var mappedOwn_stamp: DeskStamp? = nil
      var extra: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          if try !reader.readNull() {
            let start = reader.position
            try reader.members(of: mappedKeys_panel) { key, reader throws(Isomer.ReadingFailure) in
              switch key {
              case 0: partial.number = try Int.read(&reader)
              case 1:
                partial.titleText = try reader.checked(String.read(&reader), by: { try mappedCheck_titleText(&$0) })
              case 2: partial.level = try Int?.read(&reader)
              case 3:
                let mappedOwn_owner = partial.mappedOwn_owner
                partial.owner = try reader.unlessNull(DeskOwner.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_owner, DeskOwner.self) }
              case 4: try partial.fillObject(mappedKeys_panel_all, first: 1, from: &reader)
              default:
                try reader.keep(in: &partial.extra, besides: Mapped_DeskState_as_wire.self, below: "panel")
              }
            }
            var missingKeys = 0 as UInt64
            do throws(Isomer.ReadingFailure) {
              try reader.revisit(start)
              let mappedOwn_stamp = partial.mappedOwn_stamp
              partial.stamp = try reader.unlessNull(DeskStamp.self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_stamp, DeskStamp.self) }
            } catch {
              missingKeys |= try reader.postpone(error, from: start)
            }
            try reader.require(missingKeys, of: mappedKeys_panel)
          }
        case 1:
          let mappedOwn_knobs = partial.mappedOwn_knobs
          partial.knobs = try reader.unlessNull([DeskKnob].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_knobs, [DeskKnob].self) }
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      panel
      """, of: "ProfiledUpdates.swift: DeskState", objects: [mappedKeys_panel, mappedKeys_panel_all])

    private static let mappedKeys_panel = Isomer.KeySet(
      """
      number: 8 required
      t: titleText 11 required
      level: 14 default
      owner: 17
      all
      """, of: "ProfiledUpdates.swift: DeskState", below: "panel")

    private static let mappedKeys_panel_all = Isomer.KeySet(
      """
      knobs: 20 default
      """, of: "ProfiledUpdates.swift: DeskState", below: "panel.all")

    static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
      mappedKeys.handling(of: key, below: path, as: profile, or: [DeskStamp.self], at: "panel")
    }

    static func writeMappedMembers(_ value: DeskState, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"panel\":")
        writer.member(",\"number\":", value.number)
        writer.member(",\"t\":", value.titleText)
        writer.member(",\"level\":", value.level)
        writer.optional(",\"owner\":", value.owner)
        do {
          let container = writer.beginContainer(",\"all\":")
          writer.member(",\"knobs\":", value.knobs)
          writer.endContainer(container)
        }
        value.stamp.writeMappedMembers(to: &writer)
        writer.rest(value.extra, besides: Self.self, below: "panel")
        writer.mergeContainers(in: container)
        writer.endContainer(container)
      }
    }

    private static func mappedCheck_titleText(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 9)
                           try value.count(1...)
      #sourceLocation()
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<DeskState>) throws {
      #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 4)
                                                                      try value.check(by: DeskState.isFine, "DeskState.isFine")
      #sourceLocation()
    }

    static func update(_ value: inout DeskState, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      var partial = MappedPartial()
      partial.mappedOwn_owner = value.owner
      partial.mappedOwn_knobs = value.knobs
      partial.mappedOwn_stamp = value.stamp
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.level {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 13)
   let mappedDefault: Int = 7
        #sourceLocation()
        partial.level = mappedDefault
      }
      if case .some(nil) = partial.knobs {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 19)
        let mappedDefault: [DeskKnob]
                        = []
        #sourceLocation()
        partial.knobs = mappedDefault
      }
      if case .some(nil) = partial.stamp {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 21)
        let mappedDefault: DeskStamp
            = DeskStamp()
        #sourceLocation()
        partial.stamp = mappedDefault
      }
      if let read = partial.extra {
        partial.extra = Isomer.changed(value.extra, by: read)
      }
      var updated = value
      var isNew = false
      if Isomer.differs(partial.number, value.number) { isNew = true }
      if isNew {
        updated = DeskState(mapped: &partial, of: value)
      } else {
        mappedAssign(&partial, to: &updated)
      }
      try reader.applyChanges()
      try reader.adjusting(&updated, from: start) { $0.touch() }
      value = try reader.checked(updated, by: { try mappedCheck(&$0) })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskState) {
      if let read = partial.titleText.take() { value.titleText = read }
      if let read = partial.level.takeValue() { value.level = read }
      if let read = partial.owner.take() { value.owner = read }
      if let read = partial.knobs.takeValue() { value.knobs = read }
      if let read = partial.stamp.takeValue() { value.stamp = read }
      if let read = partial.extra.take() { value.extra = read }
    }

    static func mappedPaths(_ value: DeskState, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        number: panel.number
        titleText: panel.t
        level: panel.level
        owner: panel.owner
        knobs: panel.all.knobs
        """)
      paths.flatten("stamp", value.stamp.mappedPaths(options), below: "panel")
      paths.rest("extra", below: "panel")
      return paths
    }
  }

  private init(mapped partial: inout Mapped_DeskState_as_wire.MappedPartial) {
    self.number = partial.number.moved()
    self.titleText = partial.titleText.moved()
    #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 12)
    self.level = partial
      .level.takeValue() ?? 7
    #sourceLocation()
    self.owner = partial.owner.takeValue()
    if let read = partial.knobs.takeValue() { self.knobs = read }
    if let read = partial.stamp.takeValue() { self.stamp = read }
    if let read = partial.extra.take() { self.extra = read }
  }

  private init(mapped partial: inout Mapped_DeskState_as_wire.MappedPartial, of value: DeskState) {
    self.number = partial.number.take() ?? value.number
    self.titleText = partial.titleText.take() ?? value.titleText
    self.level = partial.level.takeValue() ?? value.level
    self.owner = partial.owner.take() ?? value.owner
    self.knobs = partial.knobs.takeValue() ?? value.knobs
    self.stamp = partial.stamp.takeValue() ?? value.stamp
    self.extra = partial.extra.take() ?? value.extra
    self.touches = value.touches
  }
}

extension DeskState: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case brief
    case wire
  }
}

extension DeskState: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 4)
                                                                      try value.check(by: DeskState.isFine, "DeskState.isFine")
    #sourceLocation()
  }
}

extension DeskState: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch reader.profile {
    case "brief": try Mapped_DeskState_as_brief.update(&self, from: &reader)
    case "wire": try Mapped_DeskState_as_wire.update(&self, from: &reader)
    default: try Mapped_DeskState_plain.update(&self, from: &reader)
    }
  }
}

extension DeskState: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.number == right.number else { return false }
    guard left.titleText == right.titleText else { return false }
    guard left.level == right.level else { return false }
    guard left.owner == right.owner else { return false }
    guard left.knobs == right.knobs else { return false }
    guard left.stamp == right.stamp else { return false }
    guard left.extra == right.extra else { return false }
    return true
  }
}

extension DeskState: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.titleText = newer.titleText
    self.level = newer.level
    Isomer.mergeDeeply(&self.owner, newer.owner) { Isomer.mergeDeeply(&$0, $1) }
    Isomer.mergeDeeply(&self.knobs, newer.knobs)
    self.stamp = newer.stamp
    self.extra = newer.extra
  }
}

extension DeskOwner: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 38 required
    mail: 39
    """, of: "ProfiledUpdates.swift: DeskOwner")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var mail: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.mail = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.mail = partial.mail.takeValue()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.optional(",\"mail\":", self.mail)
  }
}

extension DeskOwner: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.name.take() { value.name = read }
    if let read = partial.mail.take() { value.mail = read }
  }
}

extension DeskOwner: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.name == right.name else { return false }
    guard left.mail == right.mail else { return false }
    return true
  }
}

extension DeskOwner: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.name = newer.name
    self.mail = newer.mail
  }
}

extension DeskKnob: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<DeskKnob>.Type {
    switch profile {
    case "wire": return Mapped_DeskKnob_as_wire.self
    default: return Mapped_DeskKnob_plain.self
    }
  }
}

extension DeskKnob {
  private enum Mapped_DeskKnob_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskKnob {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return DeskKnob(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var value: Int?? = nil
      var name: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.value = try Int?.read(&reader)
        case 2: partial.name = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 48 required
      value: 50 default
      name: 51
      """, of: "ProfiledUpdates.swift: DeskKnob")

    static func writeMappedMembers(_ value: DeskKnob, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"value\":", value.value)
      writer.optional(",\"name\":", value.name)
    }

    static func update(_ value: inout DeskKnob, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.value {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 49)
        let mappedDefault: Int
            = 0
        #sourceLocation()
        partial.value = mappedDefault
      }
      var updated = value
      var isNew = false
      if Isomer.differs(partial.id, value.id) { isNew = true }
      if isNew {
        updated = DeskKnob(mapped: &partial, of: value)
      } else {
        mappedAssign(&partial, to: &updated)
      }
      value = updated
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskKnob) {
      if let read = partial.value.takeValue() { value.value = read }
      if let read = partial.name.take() { value.name = read }
    }

    static func mappedIdentity(
      in reader: inout Isomer.JSONReader
    ) throws(Isomer.ReadingFailure) -> Int? {
      let identity_id = try reader.lookUp("id") {
        reader throws(Isomer.ReadingFailure) in
        return try Int.read(&reader)
      }
      guard let identity_id else { return nil }
      return identity_id
    }
  }

  private init(mapped partial: inout Mapped_DeskKnob_plain.MappedPartial) {
    self.id = partial.id.moved()
    if let read = partial.value.takeValue() { self.value = read }
    self.name = partial.name.takeValue()
  }

  private init(mapped partial: inout Mapped_DeskKnob_plain.MappedPartial, of value: DeskKnob) {
    self.id = partial.id.take() ?? value.id
    self.value = partial.value.takeValue() ?? value.value
    self.name = partial.name.take() ?? value.name
  }

  private enum Mapped_DeskKnob_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskKnob {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var missing: String?
      if case nil = partial.id { missing = "meta.id" }
      if let missing { throw reader.missing(missing) }
      return DeskKnob(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var value: Int?? = nil
      var name: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try partial.fillObject(mappedKeys_meta, first: 3, from: &reader)
        case 1: partial.value = try Int?.read(&reader)
        case 2: partial.name = try String?.read(&reader)
        case 3: partial.id = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      meta
      v: value 50 default
      name: 51
      """, of: "ProfiledUpdates.swift: DeskKnob", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      id: 48 required
      """, of: "ProfiledUpdates.swift: DeskKnob", below: "meta")

    static func writeMappedMembers(_ value: DeskKnob, to writer: inout Isomer.JSONWriter) {
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"id\":", value.id)
        writer.endContainer(container)
      }
      writer.member(",\"v\":", value.value)
      writer.optional(",\"name\":", value.name)
    }

    static func update(_ value: inout DeskKnob, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.value {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 49)
        let mappedDefault: Int
            = 0
        #sourceLocation()
        partial.value = mappedDefault
      }
      var updated = value
      var isNew = false
      if Isomer.differs(partial.id, value.id) { isNew = true }
      if isNew {
        updated = DeskKnob(mapped: &partial, of: value)
      } else {
        mappedAssign(&partial, to: &updated)
      }
      value = updated
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskKnob) {
      if let read = partial.value.takeValue() { value.value = read }
      if let read = partial.name.take() { value.name = read }
    }

    static func mappedIdentity(
      in reader: inout Isomer.JSONReader
    ) throws(Isomer.ReadingFailure) -> Int? {
      let identity_id = try reader.lookUp("meta\nid") {
        reader throws(Isomer.ReadingFailure) in
        return try Int.read(&reader)
      }
      guard let identity_id else { return nil }
      return identity_id
    }
  }

  private init(mapped partial: inout Mapped_DeskKnob_as_wire.MappedPartial) {
    self.id = partial.id.moved()
    if let read = partial.value.takeValue() { self.value = read }
    self.name = partial.name.takeValue()
  }

  private init(mapped partial: inout Mapped_DeskKnob_as_wire.MappedPartial, of value: DeskKnob) {
    self.id = partial.id.take() ?? value.id
    self.value = partial.value.takeValue() ?? value.value
    self.name = partial.name.take() ?? value.name
  }
}

extension DeskKnob: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension DeskKnob: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch reader.profile {
    case "wire": try Mapped_DeskKnob_as_wire.update(&self, from: &reader)
    default: try Mapped_DeskKnob_plain.update(&self, from: &reader)
    }
  }
}

extension DeskKnob: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    switch reader.profile {
    case "wire": return try Mapped_DeskKnob_as_wire.mappedIdentity(in: &reader)
    default: return try Mapped_DeskKnob_plain.mappedIdentity(in: &reader)
    }
  }
}

extension DeskKnob: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.value == right.value else { return false }
    guard left.name == right.name else { return false }
    return true
  }
}

extension DeskKnob: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.value = newer.value
    self.name = newer.name
  }
}

extension DeskKnob: Isomer.Identified {
  var mappedIdentity: Int { self.id }
}

extension DeskStamp: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<DeskStamp>.Type {
    switch profile {
    case "wire": return Mapped_DeskStamp_as_wire.self
    default: return Mapped_DeskStamp_plain.self
    }
  }
}

extension DeskStamp {
  private enum Mapped_DeskStamp_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskStamp {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return DeskStamp(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var author: String?? = nil
      var place: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.author = try String?.read(&reader)
        case 1: partial.place = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      author: 58 default
      place: 59
      """, of: "ProfiledUpdates.swift: DeskStamp")

    static func writeMappedMembers(_ value: DeskStamp, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"author\":", value.author)
      writer.optional(",\"place\":", value.place)
    }

    static func update(_ value: inout DeskStamp, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.author {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 57)
        let mappedDefault: String
             = ""
        #sourceLocation()
        partial.author = mappedDefault
      }
      mappedAssign(&partial, to: &value)
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskStamp) {
      if let read = partial.author.takeValue() { value.author = read }
      if let read = partial.place.take() { value.place = read }
    }
  }

  private init(mapped partial: inout Mapped_DeskStamp_plain.MappedPartial) {
    if let read = partial.author.takeValue() { self.author = read }
    self.place = partial.place.takeValue()
  }

  private enum Mapped_DeskStamp_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskStamp {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return DeskStamp(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var author: String?? = nil
      var place: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.author = try String?.read(&reader)
        case 1: partial.place = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      by: author 58 default
      place: 59
      """, of: "ProfiledUpdates.swift: DeskStamp")

    static func writeMappedMembers(_ value: DeskStamp, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"by\":", value.author)
      writer.optional(",\"place\":", value.place)
    }

    static func update(_ value: inout DeskStamp, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.author {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 57)
        let mappedDefault: String
             = ""
        #sourceLocation()
        partial.author = mappedDefault
      }
      mappedAssign(&partial, to: &value)
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskStamp) {
      if let read = partial.author.takeValue() { value.author = read }
      if let read = partial.place.take() { value.place = read }
    }
  }

  private init(mapped partial: inout Mapped_DeskStamp_as_wire.MappedPartial) {
    if let read = partial.author.takeValue() { self.author = read }
    self.place = partial.place.takeValue()
  }
}

extension DeskStamp: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension DeskStamp: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch reader.profile {
    case "wire": try Mapped_DeskStamp_as_wire.update(&self, from: &reader)
    default: try Mapped_DeskStamp_plain.update(&self, from: &reader)
    }
  }
}

extension DeskStamp: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.author == right.author else { return false }
    guard left.place == right.place else { return false }
    return true
  }
}

extension DeskStamp: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.author = newer.author
    self.place = newer.place
  }
}

extension DeskSeat: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<DeskSeat>.Type {
    switch profile {
    case "wire": return Mapped_DeskSeat_as_wire.self
    default: return Mapped_DeskSeat_plain.self
    }
  }
}

extension DeskSeat {
  private enum Mapped_DeskSeat_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskSeat {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var row: Int? = nil
      var seat: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.row = try Int.read(&reader)
        case 1: partial.seat = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DeskSeat {
      let mappedArgument_row = partial.row.moved()
      let mappedArgument_seat = partial.seat.takeValue()
      let value = DeskSeat(row: mappedArgument_row, seat: mappedArgument_seat)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      row: 66 required
      seat: 68
      """, of: "ProfiledUpdates.swift: DeskSeat")

    static func writeMappedMembers(_ value: DeskSeat, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"row\":", value.row)
      writer.optional(",\"seat\":", value.seat)
    }

    static func update(_ value: inout DeskSeat, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      var updated = value
      var isNew = false
      if Isomer.differs(partial.row, value.row) { isNew = true }
      if Isomer.differs(partial.seat, value.seat) { isNew = true }
      if isNew {
        updated = mappedRebuilt(&partial, of: value)
      } else {
        mappedAssign(&partial, to: &updated)
      }
      value = updated
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskSeat) {}

    private static func mappedRebuilt(
      _ partial: inout MappedPartial, of value: DeskSeat) -> DeskSeat {
      if partial.row == nil { partial.row = value.row }
      if partial.seat == nil { partial.seat = value.seat }
      let rebuilt = mappedValue(of: &partial)
      return rebuilt
    }
  }

  private enum Mapped_DeskSeat_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskSeat {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var row: Int? = nil
      var seat: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.row = try Int.read(&reader)
        case 1: partial.seat = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DeskSeat {
      let mappedArgument_row = partial.row.moved()
      let mappedArgument_seat = partial.seat.takeValue()
      let value = DeskSeat(row: mappedArgument_row, seat: mappedArgument_seat)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      ROW: row 66 required
      AT: seat 68
      """, of: "ProfiledUpdates.swift: DeskSeat")

    static func writeMappedMembers(_ value: DeskSeat, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"ROW\":", value.row)
      writer.optional(",\"AT\":", value.seat)
    }

    static func update(_ value: inout DeskSeat, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      var updated = value
      var isNew = false
      if Isomer.differs(partial.row, value.row) { isNew = true }
      if Isomer.differs(partial.seat, value.seat) { isNew = true }
      if isNew {
        updated = mappedRebuilt(&partial, of: value)
      } else {
        mappedAssign(&partial, to: &updated)
      }
      value = updated
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskSeat) {}

    private static func mappedRebuilt(
      _ partial: inout MappedPartial, of value: DeskSeat) -> DeskSeat {
      if partial.row == nil { partial.row = value.row }
      if partial.seat == nil { partial.seat = value.seat }
      let rebuilt = mappedValue(of: &partial)
      return rebuilt
    }
  }
}

extension DeskSeat: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension DeskSeat: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch reader.profile {
    case "wire": try Mapped_DeskSeat_as_wire.update(&self, from: &reader)
    default: try Mapped_DeskSeat_plain.update(&self, from: &reader)
    }
  }
}

extension DeskSeat: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {}
}

extension DeskSlot: Isomer.MappedByProfile {}

extension DeskSlot: Isomer.Readable, Isomer.ReadByProfile, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<DeskSlot<Content>>.Type {
    switch profile {
    case "wire": return Mapped_DeskSlot_as_wire.self
    default: return Mapped_DeskSlot_plain.self
    }
  }

  private enum Mapped_DeskSlot_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskSlot<Content> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.content, key: 0, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return DeskSlot<Content>(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var content: Content? = nil
      var note: String?? = nil
      var extra: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.content = try Content.read(&reader)
        case 1: partial.note = try String?.read(&reader)
        default: try reader.keep(in: &partial.extra)
        }
      }
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_DeskSlot.mappedKeys }

    static func update(_ value: inout DeskSlot<Content>, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if let read = partial.extra {
        partial.extra = Isomer.changed(value.extra, by: read)
      }
      var updated = value
      var isNew = false
      if Isomer.differs(partial.content, value.content) { isNew = true }
      if isNew {
        updated = DeskSlot<Content>(mapped: &partial, of: value)
      } else {
        mappedAssign(&partial, to: &updated)
      }
      value = updated
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskSlot<Content>) {
      if let read = partial.note.take() { value.note = read }
      if let read = partial.extra.take() { value.extra = read }
    }
  }

  private init(mapped partial: inout Mapped_DeskSlot_plain.MappedPartial) {
    self.content = partial.content.moved()
    self.note = partial.note.takeValue()
    if let read = partial.extra.take() { self.extra = read }
  }

  private init(mapped partial: inout Mapped_DeskSlot_plain.MappedPartial, of value: DeskSlot<Content>) {
    self.content = partial.content.take() ?? value.content
    self.note = partial.note.take() ?? value.note
    self.extra = partial.extra.take() ?? value.extra
  }

  private enum Mapped_DeskSlot_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskSlot<Content> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.content, key: 0, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return DeskSlot<Content>(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var content: Content? = nil
      var note: String?? = nil
      var extra: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.content = try Content.read(&reader)
        case 1: partial.note = try String?.read(&reader)
        default: try reader.keep(in: &partial.extra)
        }
      }
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_DeskSlot_as_wire.mappedKeys }

    static func update(_ value: inout DeskSlot<Content>, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if let read = partial.extra {
        partial.extra = Isomer.changed(value.extra, by: read)
      }
      var updated = value
      var isNew = false
      if Isomer.differs(partial.content, value.content) { isNew = true }
      if isNew {
        updated = DeskSlot<Content>(mapped: &partial, of: value)
      } else {
        mappedAssign(&partial, to: &updated)
      }
      value = updated
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskSlot<Content>) {
      if let read = partial.note.take() { value.note = read }
      if let read = partial.extra.take() { value.extra = read }
    }
  }

  private init(mapped partial: inout Mapped_DeskSlot_as_wire.MappedPartial) {
    self.content = partial.content.moved()
    self.note = partial.note.takeValue()
    if let read = partial.extra.take() { self.extra = read }
  }

  private init(mapped partial: inout Mapped_DeskSlot_as_wire.MappedPartial, of value: DeskSlot<Content>) {
    self.content = partial.content.take() ?? value.content
    self.note = partial.note.take() ?? value.note
    self.extra = partial.extra.take() ?? value.extra
  }
}

extension DeskSlot: Isomer.Writable, Isomer.WrittenByProfile, Isomer.KeyedWritable where Content: Isomer.Writable {
  static func mappedWriting(as profile: String?) -> any Isomer.Mapping<DeskSlot<Content>>.Type {
    switch profile {
    case "wire": return MappedWriting_DeskSlot_as_wire.self
    default: return MappedWriting_DeskSlot_plain.self
    }
  }

  private enum MappedWriting_DeskSlot_plain: Isomer.Mapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_DeskSlot.mappedKeys }

    static func writeMappedMembers(_ value: DeskSlot<Content>, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"content\":", value.content)
      writer.optional(",\"note\":", value.note)
      writer.rest(value.extra, besides: Self.self)
    }

    static func mappedPaths(_ value: DeskSlot<Content>, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        content
        note
        """)
      paths.rest("extra")
      return paths
    }
  }

  private enum MappedWriting_DeskSlot_as_wire: Isomer.Mapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_DeskSlot_as_wire.mappedKeys }

    static func writeMappedMembers(_ value: DeskSlot<Content>, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"CONTENT\":", value.content)
      writer.optional(",\"NOTE\":", value.note)
      writer.rest(value.extra, besides: Self.self)
    }

    static func mappedPaths(_ value: DeskSlot<Content>, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        content: CONTENT
        note: NOTE
        """)
      paths.rest("extra")
      return paths
    }
  }
}

private enum MappedKeys_DeskSlot: Isomer.KeyedMapping {
  static let mappedKeys = Isomer.KeySet(
    """
    content: 76 absent required
    note: 77
    """, of: "ProfiledUpdates.swift: DeskSlot")
}

private enum MappedKeys_DeskSlot_as_wire: Isomer.KeyedMapping {
  static let mappedKeys = Isomer.KeySet(
    """
    CONTENT: content 76 absent required
    NOTE: note 77
    """, of: "ProfiledUpdates.swift: DeskSlot")
}

extension DeskSlot: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension DeskSlot: Isomer.Updatable where Content: Isomer.Readable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch reader.profile {
    case "wire": try Mapped_DeskSlot_as_wire.update(&self, from: &reader)
    default: try Mapped_DeskSlot_plain.update(&self, from: &reader)
    }
  }
}

extension DeskSlot: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.note = newer.note
    self.extra = newer.extra
  }
}

extension DeskReport: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<DeskReport>.Type {
    switch profile {
    case "wire": return Mapped_DeskReport_as_wire.self
    default: return Mapped_DeskReport_plain.self
    }
  }
}

extension DeskReport {
  private enum Mapped_DeskReport_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskReport {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return DeskReport(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var text: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.text = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      text: 85 default
      """, of: "ProfiledUpdates.swift: DeskReport")

    static func writeMappedMembers(_ value: DeskReport, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"text\":", value.text)
    }

    static func update(_ value: inout DeskReport, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.text {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 85)
   let mappedDefault: String = ""
        #sourceLocation()
        partial.text = mappedDefault
      }
      mappedAssign(&partial, to: &value)
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: inout DeskReport) {
      if let read = partial.text.takeValue() { value.text = read }
    }
  }

  private init(mapped partial: inout Mapped_DeskReport_plain.MappedPartial) {
    if let read = partial.text.takeValue() { self.text = read }
  }

  private enum Mapped_DeskReport_as_wire: Isomer.Mapping {
    static func writeMappedMembers(_ value: DeskReport, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"text\":", value.text)
    }

    static func mappedPaths(_ value: DeskReport, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths("text")
    }
  }
}

extension DeskReport: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension DeskReport: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch reader.profile {
    case "wire": throw reader.unread("DeskReport")
    default: try Mapped_DeskReport_plain.update(&self, from: &reader)
    }
  }
}

extension DeskReport: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.text = newer.text
  }
}

extension DeskLog: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<DeskLog>.Type {
    switch profile {
    case "wire": return Mapped_DeskLog_as_wire.self
    default: return Mapped_DeskLog_plain.self
    }
  }
}

extension DeskLog {
  private enum Mapped_DeskLog_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskLog {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var lines: [String]?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1:
          partial.lines = try reader.checkedUnlessNil([String]?.read(&reader), by: { try mappedCheck_lines(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DeskLog {
      let mappedArgument_id = partial.id.moved()
      let value = DeskLog(id: mappedArgument_id)
      if let read = partial.lines.takeValue() { value.lines = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 91 required
      lines: 94 default
      """, of: "ProfiledUpdates.swift: DeskLog")

    static func writeMappedMembers(_ value: DeskLog, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"lines\":", value.lines)
    }

    static func update(_ value: DeskLog, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.lines {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 93)
        let mappedDefault: [String]
                      = []
        #sourceLocation()
        partial.lines = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: DeskLog) {
      if let read = partial.lines.takeValue() { value.lines = read }
    }

    private static func mappedKept(
      of value: DeskLog, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.lines != nil { kept.lines = value.lines }
      return kept
    }
  }

  private enum Mapped_DeskLog_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskLog {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var lines: [String]?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1:
          partial.lines = try reader.checkedUnlessNil([String]?.read(&reader), by: { try mappedCheck_lines(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DeskLog {
      let mappedArgument_id = partial.id.moved()
      let value = DeskLog(id: mappedArgument_id)
      if let read = partial.lines.takeValue() { value.lines = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      ID: id 91 required
      LINES: lines 94 default
      """, of: "ProfiledUpdates.swift: DeskLog")

    static func writeMappedMembers(_ value: DeskLog, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"ID\":", value.id)
      writer.member(",\"LINES\":", value.lines)
    }

    private static func mappedCheck_lines(_ value: inout Isomer.Checked<[String]>) throws {
      #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 93)
                 try value.count(...5)
      #sourceLocation()
    }

    static func update(_ value: DeskLog, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.lines {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 93)
        let mappedDefault: [String]
                      = []
        #sourceLocation()
        partial.lines = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: DeskLog) {
      if let read = partial.lines.takeValue() { value.lines = read }
    }

    private static func mappedKept(
      of value: DeskLog, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.lines != nil { kept.lines = value.lines }
      return kept
    }
  }
}

extension DeskLog: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension DeskLog: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> DeskLog {
    try Isomer.correction(of: self.lines, at: "lines", by: { try Self.mappedCheck_lines(&$0) })
    return self
  }

  private static func mappedCheck_lines(_ value: inout Isomer.Checked<[String]>) throws {
    #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 92)
           try value.count(...3)
    #sourceLocation()
  }
}

extension DeskLog: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch reader.profile {
    case "wire": try Mapped_DeskLog_as_wire.update(self, from: &reader)
    default: try Mapped_DeskLog_plain.update(self, from: &reader)
    }
  }
}

extension DeskLog: Isomer.Mergeable {
  func merge(_ newer: DeskLog) {
    if self === newer { return }
    self.lines = newer.lines
  }
}

extension DeskPart: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == DeskPart.self { return DeskPart.Mapped_DeskPart.self }
    if self is DeskDial.Type { return DeskDial.Mapped_DeskDial.self }
    return DeskPart.Mapped_DeskPart.self
  }
}

extension DeskPart {
  enum Mapped_DeskPart: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<DeskPart>.Type {
      switch profile {
      case "wire": return Mapped_DeskPart_as_wire.self
      default: return Mapped_DeskPart_plain.self
      }
    }

    static func update(_ value: DeskPart, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch reader.profile {
      case "wire": try Mapped_DeskPart_as_wire.update(value, from: &reader)
      default: try Mapped_DeskPart_plain.update(value, from: &reader)
      }
    }

    static func mappedIdentity(
      in reader: inout Isomer.JSONReader
    ) throws(Isomer.ReadingFailure) -> String? {
      switch reader.profile {
      case "wire": return try Mapped_DeskPart_as_wire.mappedIdentity(in: &reader)
      default: return try Mapped_DeskPart_plain.mappedIdentity(in: &reader)
      }
    }
  }

  private enum Mapped_DeskPart_plain: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskPart {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil
      var parts: [DeskPart]?? = nil
      var mappedOwn_parts: [DeskPart]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        case 2:
          let mappedOwn_parts = partial.mappedOwn_parts
          partial.parts = try reader.unlessNull([DeskPart].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_parts, [DeskPart].self) }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DeskPart {
      let value = DeskPart()
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.parts.takeValue() { value.parts = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      name: 104 default
      parts: 106 default
      """, of: "ProfiledUpdates.swift: DeskPart")

    static func writeMappedMembers(_ value: DeskPart, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"part\"")
      writer.member(",\"name\":", value.name)
      writer.member(",\"parts\":", value.parts)
    }

    static func mappedPaths(_ value: DeskPart, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        parts
        """)
      paths.always("kind")
      return paths
    }

    static func update(_ value: DeskPart, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "kind") {
        switch tag {
        case "part": break
        default: throw reader.unknownTag("\"part\"", at: "kind")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_parts = value.parts
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.name {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 103)
        let mappedDefault: String
           = ""
        #sourceLocation()
        partial.name = mappedDefault
      }
      if case .some(nil) = partial.parts {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 105)
        let mappedDefault: [DeskPart]
                        = []
        #sourceLocation()
        partial.parts = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: DeskPart) {
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.parts.takeValue() { value.parts = read }
    }

    private static func mappedKept(
      of value: DeskPart, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.parts != nil { kept.parts = value.parts }
      return kept
    }

    static func mappedIdentity(
      in reader: inout Isomer.JSONReader
    ) throws(Isomer.ReadingFailure) -> String? {
      let identity_name = try reader.lookUp("name") {
        reader throws(Isomer.ReadingFailure) in
        return try String?.read(&reader)
      }
      guard let identity_name else { return nil }
      return identity_name
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskPart {
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      switch tag {
      case "dial": return try DeskDial.Mapped_DeskDial.read(&reader)
      case "part": return try mappedBuild(&reader)
      default: throw reader.unknownTag("one of \"dial\", \"part\"", at: "kind")
      }
    }
  }

  private enum Mapped_DeskPart_as_wire: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskPart {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil
      var parts: [DeskPart]?? = nil
      var mappedOwn_parts: [DeskPart]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        case 2:
          let mappedOwn_parts = partial.mappedOwn_parts
          partial.parts = try reader.unlessNull([DeskPart].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_parts, [DeskPart].self) }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DeskPart {
      let value = DeskPart()
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.parts.takeValue() { value.parts = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      NAME: name 104 default
      PARTS: parts 106 default
      """, of: "ProfiledUpdates.swift: DeskPart")

    static func writeMappedMembers(_ value: DeskPart, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"part\"")
      writer.member(",\"NAME\":", value.name)
      writer.member(",\"PARTS\":", value.parts)
    }

    static func mappedPaths(_ value: DeskPart, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name: NAME
        parts: PARTS
        """)
      paths.always("k")
      return paths
    }

    static func update(_ value: DeskPart, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "k") {
        switch tag {
        case "part": break
        default: throw reader.unknownTag("\"part\"", at: "k")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_parts = value.parts
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.name {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 103)
        let mappedDefault: String
           = ""
        #sourceLocation()
        partial.name = mappedDefault
      }
      if case .some(nil) = partial.parts {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 105)
        let mappedDefault: [DeskPart]
                        = []
        #sourceLocation()
        partial.parts = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: DeskPart) {
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.parts.takeValue() { value.parts = read }
    }

    private static func mappedKept(
      of value: DeskPart, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.parts != nil { kept.parts = value.parts }
      return kept
    }

    static func mappedIdentity(
      in reader: inout Isomer.JSONReader
    ) throws(Isomer.ReadingFailure) -> String? {
      let identity_name = try reader.lookUp("NAME") {
        reader throws(Isomer.ReadingFailure) in
        return try String?.read(&reader)
      }
      guard let identity_name else { return nil }
      return identity_name
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskPart {
      guard let tag = try reader.tag(at: "k") else {
        throw reader.missingTag(at: "k")
      }
      switch tag {
      case "dial": return try DeskDial.Mapped_DeskDial.read(&reader)
      case "part": return try mappedBuild(&reader)
      default: throw reader.unknownTag("one of \"dial\", \"part\"", at: "k")
      }
    }
  }
}

extension DeskPart: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case wire
  }
}

extension DeskPart: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch self {
    case let value as DeskDial: try DeskDial.Mapped_DeskDial.update(value, from: &reader)
    default: try DeskPart.Mapped_DeskPart.update(self, from: &reader)
    }
  }
}

extension DeskPart: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> String? {
    try DeskPart.Mapped_DeskPart.mappedIdentity(in: &reader)
  }
}

extension DeskPart: Isomer.Mergeable {
  func merge(_ newer: DeskPart) {
    if self === newer { return }
    self.name = newer.name
    Isomer.mergeDeeply(&self.parts, newer.parts)
    if let own = self as? DeskDial, let newer = newer as? DeskDial {
      DeskDial.Derived_DeskDial.merge(newer, into: own)
    }
  }
}

extension DeskPart: Isomer.Identified {
  var mappedIdentity: String { self.name }
}

extension DeskDial {
  enum Mapped_DeskDial: Isomer.MappingByProfile {
    static func mapping(as profile: String?) -> any Isomer.Mapping<DeskDial>.Type {
      switch profile {
      case "wire": return Mapped_DeskDial_as_wire.self
      default: return Mapped_DeskDial_plain.self
      }
    }

    static func update(_ value: DeskDial, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch reader.profile {
      case "wire": try Mapped_DeskDial_as_wire.update(value, from: &reader)
      default: try Mapped_DeskDial_plain.update(value, from: &reader)
      }
    }
  }

  private enum Mapped_DeskDial_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskDial {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil
      var parts: [DeskPart]?? = nil
      var mappedOwn_parts: [DeskPart]? = nil
      var range: Double?? = nil
      var colour: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        case 2:
          let mappedOwn_parts = partial.mappedOwn_parts
          partial.parts = try reader.unlessNull([DeskPart].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_parts, [DeskPart].self) }
        case 3: partial.range = try Double?.read(&reader)
        case 4: partial.colour = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DeskDial {
      let value = DeskDial()
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.parts.takeValue() { value.parts = read }
      if let read = partial.range.takeValue() { value.range = read }
      value.colour = partial.colour.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      name: 104 default
      parts: 106 default
      range: 113 default
      colour: 115
      """, of: "ProfiledUpdates.swift: DeskDial")

    static func writeMappedMembers(_ value: DeskDial, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"dial\"")
      writer.member(",\"name\":", value.name)
      writer.member(",\"parts\":", value.parts)
      writer.member(",\"range\":", value.range)
      writer.optional(",\"colour\":", value.colour)
    }

    static func mappedPaths(_ value: DeskDial, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        parts
        range
        colour
        """)
      paths.always("kind")
      return paths
    }

    static func update(_ value: DeskDial, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "kind") {
        switch tag {
        case "dial": break
        default: throw reader.unknownTag("\"dial\"", at: "kind")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_parts = value.parts
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.name {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 103)
        let mappedDefault: String
           = ""
        #sourceLocation()
        partial.name = mappedDefault
      }
      if case .some(nil) = partial.parts {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 105)
        let mappedDefault: [DeskPart]
                        = []
        #sourceLocation()
        partial.parts = mappedDefault
      }
      if case .some(nil) = partial.range {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 112)
        let mappedDefault: Double
            = 1.0
        #sourceLocation()
        partial.range = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: DeskDial) {
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.parts.takeValue() { value.parts = read }
      if let read = partial.range.takeValue() { value.range = read }
      if let read = partial.colour.take() { value.colour = read }
    }

    private static func mappedKept(
      of value: DeskDial, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.parts != nil { kept.parts = value.parts }
      if partial.range != nil { kept.range = value.range }
      if partial.colour != nil { kept.colour = value.colour }
      return kept
    }
  }

  private enum Mapped_DeskDial_as_wire: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> DeskDial {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil
      var parts: [DeskPart]?? = nil
      var mappedOwn_parts: [DeskPart]? = nil
      var range: Double?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        case 2:
          let mappedOwn_parts = partial.mappedOwn_parts
          partial.parts = try reader.unlessNull([DeskPart].self) { reader throws(Isomer.ReadingFailure) in try reader.updating(mappedOwn_parts, [DeskPart].self) }
        case 3: partial.range = try Double?.read(&reader)
        case 4: try reader.skipValue()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> DeskDial {
      let value = DeskDial()
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.parts.takeValue() { value.parts = read }
      if let read = partial.range.takeValue() { value.range = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      k
      NAME: name 104 default
      PARTS: parts 106 default
      R: range 113 default
      COLOUR
      """, of: "ProfiledUpdates.swift: DeskDial")

    static func writeMappedMembers(_ value: DeskDial, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"k\":\"dial\"")
      writer.member(",\"NAME\":", value.name)
      writer.member(",\"PARTS\":", value.parts)
      writer.member(",\"R\":", value.range)
      writer.optional(",\"COLOUR\":", value.colour)
    }

    static func mappedPaths(_ value: DeskDial, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name: NAME
        parts: PARTS
        range: R
        colour: COLOUR
        """)
      paths.always("k")
      return paths
    }

    static func update(_ value: DeskDial, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "k") {
        switch tag {
        case "dial": break
        default: throw reader.unknownTag("\"dial\"", at: "k")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      partial.mappedOwn_parts = value.parts
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.name {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 103)
        let mappedDefault: String
           = ""
        #sourceLocation()
        partial.name = mappedDefault
      }
      if case .some(nil) = partial.parts {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 105)
        let mappedDefault: [DeskPart]
                        = []
        #sourceLocation()
        partial.parts = mappedDefault
      }
      if case .some(nil) = partial.range {
        #sourceLocation(file: "Fixtures/Models/Updates/ProfiledUpdates.swift", line: 112)
        let mappedDefault: Double
            = 1.0
        #sourceLocation()
        partial.range = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: DeskDial) {
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.parts.takeValue() { value.parts = read }
      if let read = partial.range.takeValue() { value.range = read }
    }

    private static func mappedKept(
      of value: DeskDial, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.parts != nil { kept.parts = value.parts }
      if partial.range != nil { kept.range = value.range }
      return kept
    }
  }
}

extension DeskDial {
  enum Derived_DeskDial {
    static func merge(_ newer: DeskDial, into own: DeskDial) {
      own.range = newer.range
      own.colour = newer.colour
    }
  }
}
