import Isomer

struct Coordinate: Equatable { var latitude: Double, longitude: Double }

/// A transformer for `{"latitude": 52.5, "longitude": 13.4}`.
struct CoordinateTransformer: Transformer {
  func transform(_ input: [String: Double]) throws -> Coordinate {
    guard let latitude = input["latitude"], let longitude = input["longitude"] else {
      throw TransformerError(expected: "a latitude and a longitude", input: input)
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  func reverse(_ output: Coordinate) -> [String: Double] {
    ["longitude": output.longitude, "latitude": output.latitude]
  }
}

// @mapped
struct Place: Equatable {
  var name: String
  // @mapped fields: ["latitude", "longitude"], with: CoordinateTransformer()
  var point: Coordinate
  var country: String?
}

/// Mantle's example of a range with two fields, one of them nested, through a mapped struct whose
/// keys are the paths.
// @mapped
struct Excerpt: Equatable {
  // @mapped fields: ["nested.location", "length"], with: RangeTransformer()
  var range: Range<Int>
  // @mapped key: "nested.name"
  var name: String?
  // @mapped key: "length", skip: .write
  var length: Int

  // @mapped
  struct Bounds: Equatable {
    var location: Int  // @mapped key: "nested\\.location"
    var length: Int = 1
  }
}

struct RangeTransformer: Transformer {
  struct Backwards: Error, CustomStringConvertible {
    var description: String { "a length is not negative" }
  }

  func transform(_ input: Excerpt.Bounds) throws -> Range<Int> {
    let (end, isTooLarge) = input.location.addingReportingOverflow(input.length)
    guard input.length >= 0, !isTooLarge else { throw Backwards() }
    return input.location..<end
  }

  func reverse(_ output: Range<Int>) throws -> Excerpt.Bounds {
    Excerpt.Bounds(location: output.lowerBound, length: output.count)
  }
}

/// A value that stores any fields and can write an invalid value.
struct Bag: Equatable {
  var members: [String: JSONValue]
  var isList = false
}

struct BagTransformer: Transformer {
  var isOptional = false

  struct Empty: Error, CustomStringConvertible { var description: String { "no field" } }

  func transform(_ input: JSONValue) throws -> Bag {
    guard case .object(let object) = input, isOptional || !object.isEmpty else { throw Empty() }
    return Bag(members: Dictionary(object.map { ($0, $1) }, uniquingKeysWith: { $1 }))
  }

  func reverse(_ output: Bag) throws -> JSONValue {
    if output.members.isEmpty, !isOptional { throw Empty() }
    return output.isList ? [1] : .object(JSONObject(output.members.sorted { $0.key < $1.key }))
  }
}

/// Composites with missing and invalid fields.
// @mapped
struct Bags: Equatable {
  // @mapped fields: ["a", "b.c"], with: BagTransformer(isOptional: true)
  var lenient: Bag
  // @mapped fields: ["d", "e"], with: BagTransformer()
  var optional: Bag?
  // @mapped fields: ["f", "g"], with: BagTransformer(), default: Bag(members: ["f": 1])
  var defaulted: Bag
  // @mapped fields: ["h", "i"], with: BagTransformer(), default: nil, null: .write
  var nothing: Bag?
}

/// Composites with `recover` and each kind of replacement value.
// @mapped
struct RecoveredPlaces: Equatable {
  // @mapped fields: ["a.latitude", "a.longitude"], with: NamedCoordinate(prefix: "a."), recover
  var optional: Coordinate?
  // @mapped fields: ["b.latitude", "b.longitude"], with: NamedCoordinate(prefix: "b."), recover
  var kept = Coordinate(latitude: 0, longitude: 0)
  // @mapped fields: ["c.latitude", "c.longitude"], with: NamedCoordinate(prefix: "c.")
  // @mapped recover: Coordinate(latitude: 1, longitude: 1)
  var given: Coordinate
}

struct NamedCoordinate: Transformer {
  var prefix: String

  func transform(_ input: [String: Double]) throws -> Coordinate {
    guard let latitude = input[prefix + "latitude"], let longitude = input[prefix + "longitude"]
    else { throw TransformerError(expected: "a coordinate", input: input) }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  func reverse(_ output: Coordinate) -> [String: Double] {
    [prefix + "latitude": output.latitude, prefix + "longitude": output.longitude]
  }
}

/// A transformer of optionals, which handles nil in both directions.
struct OptionalCoordinate: Transformer {
  func transform(_ input: [String: Double?]) throws -> Coordinate? {
    guard case let latitude?? = input["latitude"], case let longitude?? = input["longitude"] else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  func reverse(_ output: Coordinate?) -> [String: Double?] {
    ["latitude": output?.latitude, "longitude": output?.longitude]
  }
}

/// A strict class below a path, whose composite shares containers with other properties.
// @mapped under: "data", unknown: .error
final class Landmark {
  // @mapped fields: ["latitude", "longitude"], with: OptionalCoordinate()
  let point: Coordinate?
  // @mapped key: "meta.name"
  let name: String
  // @mapped fields: ["meta.low", "size.high"], with: SpanTransformer()
  var span: ClosedRange<Int>
  // @mapped key: "size.unit"
  var unit: String?

  init(point: Coordinate?, name: String, span: ClosedRange<Int>) {
    (self.point, self.name, self.span) = (point, name, span)
  }
}

struct SpanTransformer: Transformer {
  func transform(_ input: [String: Int]) throws -> ClosedRange<Int> {
    let (low, high) = (input["meta.low"] ?? 0, input["size.high"] ?? 0)
    guard low <= high else { throw TransformerError(expected: "a span", input: input) }
    return low...high
  }

  func reverse(_ output: ClosedRange<Int>) -> [String: Int] {
    ["meta.low": output.lowerBound, "size.high": output.upperBound]
  }
}

/// A composite inside a flattened model, with `rest` on the outer model.
// @mapped
struct KeptPlace: Equatable {
  // @mapped flatten
  var place: Place
  // @mapped rest
  var extra: [String: JSONValue]
}

/// Composites of one direction, and array indexes in composites that are not written.
// @mapped
struct OneWayPlaces: Equatable {
  // @mapped fields: ["points[0]", "points[1].x"], with: Joining(), skip: .write
  var joined: String = ""
  // @mapped fields: ["first", "last"], with.read: Joining(), with.write: Splitting()
  var name: String
  // @mapped fields: ["left", "right"], with: Splitting.Reversed(), skip: .read
  var sides: String? = nil
}

struct Joining: ForwardTransformer {
  func transform(_ input: [String: JSONValue?]) throws -> String {
    input.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value?.string ?? "-")" }
      .joined(separator: " ")
  }
}

struct Splitting: ForwardTransformer {
  func transform(_ input: String) -> [String: String] {
    let words = input.split(separator: " ")
    return ["first": String(words.first ?? ""), "last": String(words.last ?? "")]
  }

  /// A transformer that is used only for writing.
  struct Reversed: Transformer {
    func transform(_ input: [String: String]) throws -> String { input["left"] ?? "" }
    func reverse(_ output: String) -> [String: String] {
      output.isEmpty ? [:] : ["left": output, "right": String(output.reversed())]
    }
  }
}

/// A constant composite, which is only written.
// @mapped unknown: .error
struct Anchored: Equatable {
  // @mapped fields: ["latitude", "longitude"], with: CoordinateTransformer(), skip: .read
  let home = Coordinate(latitude: 0, longitude: 51.5)
  var id: Int
}

/// A generic model with a composite, which cannot use static constants.
// @mapped
struct Pinned<Content> {
  var content: Content
  // @mapped fields: ["latitude", "longitude"], with: CoordinateTransformer()
  var point: Coordinate
}

/// A model whose transformer takes the same model as input.
// @mapped
struct Knot: Equatable {
  // @mapped fields: ["left", "right"], with: KnotTransformer()
  var sides: [Knot]
}

struct KnotTransformer: Transformer {
  func transform(_ input: [String: Knot?]) -> [Knot] {
    input.sorted { $0.key < $1.key }.compactMap(\.value)
  }

  func reverse(_ output: [Knot]) -> [String: Knot?] {
    Dictionary(zip(["left", "right"], output), uniquingKeysWith: { $1 })
  }
}

/// Optional composites whose transformers accept no null; null is read as nil.
// @mapped
struct Sight: Equatable {
  // @mapped fields: ["latitude", "longitude"], with: CoordinateTransformer(), default: nil
  var point: Coordinate?
  // @mapped fields: ["from.latitude", "from.longitude"], with: NamedCoordinate(prefix: "from.")
  // @mapped null: .write
  var origin: Coordinate? = Coordinate(latitude: 1, longitude: 2)
}
