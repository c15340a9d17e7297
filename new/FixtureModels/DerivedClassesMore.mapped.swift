// Generated from DerivedClassesMore.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Lute {
  enum Mapped_Lute: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Lute {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var isInTune: Bool? = nil
      var price: Int? = nil
      var strings: Int? = nil
      var picks: Set<String>? = nil
      var maker: URL? = nil
      var wood: String? = nil
      #if os(Linux)
      var onLinux: Int? = nil
      #endif

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.name = try String.read(&reader)
        case 2: partial.isInTune = try Bool?.read(&reader)
        case 3:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            partial.price = try Int?.read(&reader)
          }
        case 4: partial.strings = try Int?.read(&reader)
        case 5: partial.picks = try Set<String>?.read(&reader)
        case 6: partial.maker = try URL?.read(&reader)
        case 7: partial.wood = try String?.read(&reader)
        #if os(Linux)
        case 8: partial.onLinux = try Int?.read(&reader)
        #endif
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Lute {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let mappedArgument_maker = partial.maker.take()
      let value = Lute(id: mappedArgument_id, name: mappedArgument_name, maker: mappedArgument_maker)
      if let read = partial.isInTune.take() { value.isInTune = read }
      if let read = partial.price.take() { value.price = read }
      if let read = partial.strings.take() { value.strings = read }
      if let read = partial.picks.take() { value.picks = read }
      if let read = partial.wood.take() { value.wood = read }
      #if os(Linux)
      if let read = partial.onLinux.take() { value.onLinux = read }
      #endif
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 5 in `DerivedClasses.swift` required
      name: 6 in `DerivedClasses.swift` required
      isInTune: 8 in `DerivedClasses.swift` default
      price: 10 in `DerivedClasses.swift` default
      strings: 20 in `DerivedClasses.swift` default
      picks: 22 in `DerivedClasses.swift` default
      maker: 7
      wood: 8 default
      onLinux: 10
      """, of: "DerivedClassesMore.swift: Lute")

    static func writeMappedMembers(_ value: Lute, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.member(",\"isInTune\":", value.isInTune)
      writer.secret { writer in
        writer.member(",\"price\":", value.price)
      }
      writer.member(",\"strings\":", value.strings)
      writer.member(",\"picks\":", value.picks)
      writer.optional(",\"maker\":", value.maker)
      writer.member(",\"wood\":", value.wood)
      #if os(Linux)
      writer.member(",\"onLinux\":", value.onLinux)
      #endif
    }

    static func mappedPaths(_ value: Lute, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        name
        isInTune
        price
        strings
        picks
        maker
        wood
        """)
      #if os(Linux)
      paths.add("onLinux")
      #endif
      return paths
    }
  }
}

extension Lute {
  enum Derived_Lute {
    static func equals(_ left: Lute, _ right: Lute) -> Bool {
      guard left.maker == right.maker else { return false }
      guard left.wood == right.wood else { return false }
      #if os(Linux)
      guard left.onLinux == right.onLinux else { return false }
      #endif
      return true
    }

    static func hash(_ value: Lute, into hasher: inout Hasher) {
      hasher.combine(value.maker)
      hasher.combine(value.wood)
      #if os(Linux)
      hasher.combine(value.onLinux)
      #endif
    }

    static func copy(_ value: Lute) -> Lute {
      let copy = Lute(id: value.id, name: value.name, maker: value.maker)
      copy.isInTune = value.isInTune
      copy.price = value.price
      copy.strings = value.strings
      copy.picks = value.picks
      copy.wood = value.wood
      #if os(Linux)
      copy.onLinux = value.onLinux
      #endif
      return copy
    }

    static func describe(_ value: Lute, in text: inout Isomer.DescriptionText) {
      text.add("maker", value.maker)
      text.add("wood", value.wood)
      #if os(Linux)
      text.add("onLinux", value.onLinux)
      #endif
    }
  }
}

extension Drum {
  enum Mapped_Drum: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Drum {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var name: String? = nil
      var isInTune: Bool? = nil
      var price: Int? = nil
      var beats: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.name = try String.read(&reader)
        case 2: partial.isInTune = try Bool?.read(&reader)
        case 3:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            partial.price = try Int?.read(&reader)
          }
        case 4: partial.beats = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Drum {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_name = partial.name.moved()
      let value = Drum(id: mappedArgument_id, name: mappedArgument_name)
      if let read = partial.isInTune.take() { value.isInTune = read }
      if let read = partial.price.take() { value.price = read }
      if let read = partial.beats.take() { value.beats = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 5 in `DerivedClasses.swift` required
      name: 6 in `DerivedClasses.swift` required
      isInTune: 8 in `DerivedClasses.swift` default
      price: 10 in `DerivedClasses.swift` default
      beats: 22 default
      """, of: "DerivedClassesMore.swift: Drum")

    static func writeMappedMembers(_ value: Drum, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"name\":", value.name)
      writer.member(",\"isInTune\":", value.isInTune)
      writer.secret { writer in
        writer.member(",\"price\":", value.price)
      }
      writer.member(",\"beats\":", value.beats)
    }
  }
}

extension Drum {
  enum Derived_Drum {
    static func equals(_ left: Drum, _ right: Drum) -> Bool {
      guard left.beats == right.beats else { return false }
      return true
    }

    static func hash(_ value: Drum, into hasher: inout Hasher) {
      hasher.combine(value.beats)
    }

    static func copy(_ value: Drum) -> Drum {
      let copy = Drum(id: value.id, name: value.name)
      copy.isInTune = value.isInTune
      copy.price = value.price
      return copy
    }

    static func describe(_ value: Drum, in text: inout Isomer.DescriptionText) {
      text.add("beats", value.beats)
    }
  }
}
