import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

/// Tests that nil at any location is read back from each format, or is an error, but is never lost.
@Suite struct NilTests {
  /// The result of writing a value as a property list, which has no null.
  enum Listed { case equal, refused }

  /// A value with nil or null at a location.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Returns the formats that lose the nil, and whether property lists refuse it.
    let check: @Sendable () -> [String]

    init<Model: Readable & Writable & Equatable & Sendable>(
      _ model: Model, _ listed: Listed, path: String = "x"
    ) {
      testDescription = "\(model)"
      check = { formats(of: model).compactMap { $0.fault(with: model, listed, path) } }
    }

    /// The same for a model that is archived.
    init<Model: Readable & Writable & Archivable & Equatable & Sendable>(
      archived model: Model, _ listed: Listed, path: String = "x"
    ) {
      testDescription = "\(model)"
      check = {
        let archive = Format<Model>(name: "archive", isList: false) { () throws(MappingError) in
          try Model(archive: model.archive())
        }
        return (formats(of: model) + [archive]).compactMap { $0.fault(with: model, listed, path) }
      }
    }
  }

  struct Format<Model: Equatable> {
    let name: String
    let isList: Bool
    let roundTrip: () throws(MappingError) -> Model

    func fault(with model: Model, _ listed: Listed, _ path: String) -> String? {
      do throws(MappingError) {
        let read = try roundTrip()
        if read != model { return "\(name) gives \(read)" }
        return isList && listed == .refused ? "\(name) is not refused" : nil
      } catch {
        let isExpected =
          isList && listed == .refused
          && error.description == "\(path): a property list has no null"
        return isExpected ? nil : "\(name): \(error)"
      }
    }
  }

  private static func formats<Model: Readable & Writable & Equatable>(
    of model: Model
  ) -> [Format<Model>] {
    [WritingOptions(), .null(.write)].flatMap { options -> [Format<Model>] in
      [
        Format(name: "JSON", isList: false) { () throws(MappingError) in
          try Model(json: model.json(options))
        },
        Format(name: "object", isList: false) { () throws(MappingError) in
          try Model(object: model.object(options))
        },
        Format(name: "native object", isList: false) { () throws(MappingError) in
          try Model(object: model.object([.native, options]))
        },
        Format(name: "tree", isList: false) { () throws(MappingError) in
          try Model(JSONValue(json: model.json(options)))
        },
        Format(name: "XML", isList: true) { () throws(MappingError) in
          try Model(propertyList: model.propertyList(.xml, options))
        },
        Format(name: "binary list", isList: true) { () throws(MappingError) in
          try Model(propertyList: model.propertyList(.binary, options))
        },
      ]
    }
  }

  static let samples: [Sample] = [
    // Optional properties.
    Sample(archived: NilPlain(x: nil), .equal),
    Sample(archived: NilAsked(x: nil), .equal),
    Sample(archived: NilInPath(x: nil), .equal),
    Sample(archived: NilTransformed(x: nil), .equal),
    Sample(NilFields(x: nil, y: NilPoint(latitude: 2)), .refused, path: "latitude"),
    Sample(archived: NilWithDefault(x: nil), .refused),
    Sample(archived: NilRequired(x: nil), .refused),
    Sample(archived: NilTransformedDefault(x: nil), .refused),
    Sample(NilFields(x: NilPoint(latitude: 2), y: nil), .refused, path: "a"),
    Sample(NilChange(x: .absent), .equal),
    Sample(NilChange(x: .null), .refused),
    // Elements, members and trees.
    Sample(archived: NilElements(x: [1, nil]), .refused, path: "x[1]"),
    Sample(archived: NilMembers(x: ["a": nil, "b": 1]), .refused, path: "x.a"),
    Sample(archived: NilOrdered(x: ["a": nil, "b": 1]), .refused, path: "x.a"),
    Sample(archived: NilDeep(x: ["a": [[nil]]]), .refused, path: "x.a[0][0]"),
    Sample(archived: NilDeep(x: ["a": nil]), .refused, path: "x.a"),
    Sample(archived: NilValue(x: .null), .refused),
    Sample(archived: NilValue(x: ["a": [["b": nil]]]), .refused, path: "x.a[0].b"),
    Sample(NilRest(id: 1, others: ["x": .null]), .refused),
    Sample(archived: [nil, 1] as [Int?], .refused, path: "[0]"),
    Sample(archived: ["x": nil] as [String: Int?], .refused),
    Sample(archived: nil as Int?, .refused, path: "document"),
    Sample(archived: JSONValue.null, .refused, path: "document"),
    // Arrays, in which nil at the end is omitted.
    Sample(archived: NilArray(a: 1, b: 2, c: nil), .equal),
    Sample(archived: NilArray(a: nil, b: 2, c: 3), .refused, path: "[0]"),
    // Associated values.
    Sample(archived: NilKeyed.single(nil), .refused, path: "single"),
    Sample(archived: NilKeyed.labelled(x: nil), .equal),
    Sample(archived: NilKeyed.asked(x: nil), .equal),
    Sample(archived: NilKeyed.pair(nil, "a"), .refused, path: "pair[0]"),
    Sample(archived: NilKeyed.pair(1, nil), .refused, path: "pair[1]"),
    Sample(archived: NilKeyed.closed, .equal),
    Sample(archived: NilContent.single(nil), .equal),
    Sample(archived: NilContent.labelled(x: nil), .equal),
    Sample(archived: NilContent.closed, .equal),
    // Cases whose key is null or missing.
    Sample(archived: NilTag.unknown(x: nil), .equal),
    Sample(archived: NilEnum(x: .unknown), .refused),
    Sample(NilFlattened(form: .closed), .refused, path: "closed"),
    Sample(NilFlattened(form: .single(nil)), .refused, path: "single"),
    // Changes to nil, and unknown values.
    Sample(NilChanged(x: 1, y: 1).changes(to: NilChanged(x: nil, y: 1)), .refused),
  ]

  @Test(arguments: samples) func `nil is read back or refused`(_ sample: Sample) {
    #expect(sample.check() == [])
  }

  @Test func `nil of a generic parameter is refused in property lists`() throws {
    let model = NilGeneric<Int?>(x: nil)
    #expect(try NilGeneric<Int?>(json: model.json()).x == nil)
    #expect(try NilGeneric<Int?>(archive: model.archive()).x == nil)
    let error = #expect(throws: MappingError.self) { try model.propertyList(.binary) }
    #expect(error?.description == "x: a property list has no null")
  }
}
