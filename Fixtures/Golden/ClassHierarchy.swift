// A subclass adds its properties to those of its superclass.
// The models are in Vehicles.swift.

extension Vehicle: Isomer.Readable, Isomer.Writable {}

@_spi(Generated) extension Vehicle: Isomer.KeyedMapping, Isomer.KeyedWritable, Isomer.MappedByClass {
  public static var mappedMapping: any Isomer.Mapping.Type {
    if self == Vehicle.self { return Vehicle.Mapped_Vehicle.self }
    if self is Camper.Type { return Camper.Mapped_Camper.self }
    if self is Car.Type { return Car.Mapped_Car.self }
    if self is Garage.Bus.Type { return Garage.Bus.Mapped_Bus.self }
    if self is Bicycle.Type { return Bicycle.Mapped_Bicycle.self }
    return Vehicle.Mapped_Vehicle.self
  }
}

extension Vehicle {
  enum Mapped_Vehicle: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Vehicle {
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

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.displayName = try String.read(&reader)
        case 2: try partial.fillObject(mappedKeys_built, first: 3, from: &reader)
        case 3: partial.year = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Vehicle {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_displayName = partial.displayName.moved()
      let value = Vehicle(id: mappedArgument_id, displayName: mappedArgument_displayName)
      value.year = partial.year.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: = required
      display_name: displayName required
      built
      """, of: "Vehicles.swift: Vehicle", objects: [mappedKeys_built])

    private static let mappedKeys_built = Isomer.KeySet(
      """
      year: =
      """, of: "Vehicles.swift: Vehicle", below: "built")

    static func writeMappedMembers(_ value: Vehicle, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"display_name\":", value.displayName)
      do {
        let container = writer.beginContainer(",\"built\":")
        writer.optional(",\"year\":", value.year)
        writer.endContainer(container)
      }
    }
  }
}

extension Car {
  enum Mapped_Car: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Car {
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

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int.read(&reader)
        case 1: partial.displayName = try String.read(&reader)
        case 2: try partial.fillObject(mappedKeys_built, first: 4, from: &reader)
        case 3: partial.doorCount = try Int?.read(&reader)
        case 4: partial.year = try Int?.read(&reader)
        case 5: partial.place = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Car {
      let mappedArgument_id = partial.id.moved()
      let mappedArgument_displayName = partial.displayName.moved()
      let value = Car(id: mappedArgument_id, displayName: mappedArgument_displayName)
      value.year = partial.year.take()
      if let read = partial.doorCount.take() { value.doorCount = read }
      value.place = partial.place.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: = required
      display_name: displayName required
      built
      door_count: doorCount default
      """, of: "Vehicles.swift: Car", objects: [mappedKeys_built])

    private static let mappedKeys_built = Isomer.KeySet(
      """
      year: =
      place: =
      """, of: "Vehicles.swift: Car", below: "built")

    static func writeMappedMembers(_ value: Car, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.member(",\"display_name\":", value.displayName)
      do {
        let container = writer.beginContainer(",\"built\":")
        writer.optional(",\"year\":", value.year)
        writer.optional(",\"place\":", value.place)
        writer.endContainer(container)
      }
      writer.member(",\"door_count\":", value.doorCount)
    }
  }
}
