import Foundation
import Isomer
import IsomerSyntax
import Testing

@testable import IsomerGenerator

// @mapped
struct SampledForms {
  var duration: Duration?
  var range: Range<Int>?
  var ranges: [ClosedRange<Double>]?
  var signed: Int128?
  var unsigned: UInt128?
  var flags: [Bool: Int]?
  var weights: [Double: Int]?
  var days: [Date: Int]?
}

// @mapped
struct SampledPlaces {
  // @mapped flatten
  var place: Place?
  // @mapped flatten: .prefix("home_")
  var home: Place?

  // @mapped
  struct Place {
    var x: Int
    var y: Int
  }
}

/// Tests that samples of these types are judged like documents that are read.
struct SampleFormTests {
  /// Returns the errors that a build reports for a document of a type in a file.
  static func faults(
    of document: String, as type: String = "SampledForms", in path: String = #filePath
  ) throws -> [String] {
    let source = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
    let (target, mappings, _) = Generator(module: "Tests").understand([source])
    let models = MappedTypes(mappings.models, mappings.protocols, target)
    let bytes = Array(document.utf8)
    var reader = SampleReader(
      models: models,
      document: SampleDocument(
        name: "sample.json", file: SourceFile(path: "sample.json", bytes: bytes)),
      findings: SampleFindings(),
      subject: SampleSubject(
        name: type,
        place: SamplePlace(path: "", location: SourceLocation(line: 1, column: 1))))
    reader.read(try SampleParser.parse(bytes), try #require(models[type]))
    return reader.findings.faults.map(\.message.text)
  }

  @Test(arguments: [
    #""duration":"P1DT2H3.5S""#, #""duration":"P1M""#, #""duration":3.5"#,
    #""duration":"PT9223372036854775808S""#, #""range":[1,5]"#, #""range":[1]"#,
    #""range":[1,"x"]"#,
    #""range":{}"#, #""range":[1,2,3]"#, #""ranges":[[0.5,1],[2,3]]"#, #""ranges":[0.5,1]"#,
    #""signed":170141183460469231731687303715884105727"#,
    #""signed":170141183460469231731687303715884105728"#,
    #""signed":-170141183460469231731687303715884105728"#, #""signed":1.0"#, #""signed":"1""#,
    #""unsigned":340282366920938463463374607431768211455"#, #""unsigned":-1"#, #""unsigned":-0"#,
    #""flags":{"true":1}"#, #""flags":{"YES":1}"#, #""weights":{"1.5":1}"#, #""weights":{"x":1}"#,
    #""weights":{"1e999":1}"#, #""days":{"2015-09-25T07:00:00Z":1}"#, #""days":{"2015":1}"#,
  ])
  func agree(member: String) throws {
    let document = "{\(member)}"
    let isRead = (try? SampledForms(json: document)) != nil
    let faults = try Self.faults(of: document)
    #expect(faults.isEmpty == isRead, "\(document): \(faults)")
  }

  @Test(arguments: [
    "{}", #"{"x":1,"y":2}"#, #"{"x":1}"#, #"{"home_x":1,"home_y":2}"#, #"{"home_x":1}"#,
  ])
  func affixesSeparateFlattenedModels(document: String) throws {
    let isRead = (try? SampledPlaces(json: document)) != nil
    let faults = try Self.faults(of: document, as: "SampledPlaces")
    #expect(faults.isEmpty == isRead, "\(document): \(faults)")
  }
}
