// Generated from VehiclesMore.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Camper {
  enum Mapped_Camper: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Camper {
      let start = reader.position
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var value = mappedValue(of: &partial)
      try reader.adjusting(&value, from: start) { $0.didRead() }
      return value
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var displayName: String? = nil
      var year: Int? = nil
      var doorCount: Int? = nil
      var place: String? = nil
      var bedCount: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.displayName = try String.read(&reader)
        case 2: try partial.fillObject(mappedKeys_built, first: 5, from: &reader)
        case 3: partial.doorCount = try Int?.read(&reader)
        case 4: partial.bedCount = try Int?.read(&reader)
        case 5: partial.year = try Int?.read(&reader)
        case 6: partial.place = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Camper {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_displayName = partial.displayName.moved()
      let value = Camper(id: mappedArgument_id, displayName: mappedArgument_displayName)
      value.year = partial.year.take()
      if let read = partial.doorCount.take() { value.doorCount = read }
      value.place = partial.place.take()
      if let read = partial.bedCount.take() { value.bedCount = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 7 in `Vehicles.swift` required
      title: displayName 7 required
      built
      door_count: doorCount 24 in `Vehicles.swift` default
      bed-count: bedCount 5 default
      """, of: "VehiclesMore.swift: Camper", objects: [mappedKeys_built])

    private static let mappedKeys_built = Isomer.KeySet(
      """
      year: 10 in `Vehicles.swift`
      place: 26 in `Vehicles.swift`
      """, of: "VehiclesMore.swift: Camper", below: "built")

    static func writeMappedMembers(_ value: Camper, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"title\":", value.displayName)
      do {
        let container = writer.beginContainer(",\"built\":")
        writer.optional(",\"year\":", value.year)
        writer.optional(",\"place\":", value.place)
        writer.endContainer(container)
      }
      writer.member(",\"door_count\":", value.doorCount)
      writer.member(",\"bed-count\":", value.bedCount)
    }
  }
}

extension Bicycle {
  enum Mapped_Bicycle: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Bicycle {
      let start = reader.position
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var value = mappedValue(of: &partial)
      try reader.adjusting(&value, from: start) { $0.didRead() }
      return value
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var displayName: String? = nil
      var year: Int? = nil
      var gears: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.displayName = try String.read(&reader)
        case 2: try partial.fillObject(mappedKeys_built, first: 4, from: &reader)
        case 3: partial.gears = try Int.read(&reader)
        case 4: partial.year = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Bicycle {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_gears = partial.gears.moved()
      let value = Bicycle(id: mappedArgument_id, gears: mappedArgument_gears)
      value.displayName = partial.displayName.moved()
      value.year = partial.year.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 7 in `Vehicles.swift` required
      display_name: displayName 8 in `Vehicles.swift` required
      built
      gears: 16 required
      """, of: "VehiclesMore.swift: Bicycle", objects: [mappedKeys_built])

    private static let mappedKeys_built = Isomer.KeySet(
      """
      year: 10 in `Vehicles.swift`
      """, of: "VehiclesMore.swift: Bicycle", below: "built")

    static func writeMappedMembers(_ value: Bicycle, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"display_name\":", value.displayName)
      do {
        let container = writer.beginContainer(",\"built\":")
        writer.optional(",\"year\":", value.year)
        writer.endContainer(container)
      }
      writer.member(",\"gears\":", value.gears)
    }
  }
}
