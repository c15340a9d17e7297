import Foundation
import Isomer
import IsomerFoundation

@testable import FixtureModels

/// Tests property lists: the bytes are a binary, XML or old-style property list.
struct PropertyListTarget: FuzzTarget {
  func test(_ bytes: [UInt8]) {
    let list = Data(bytes)
    guard let value = try? JSONValue(propertyList: list) else {
      if (try? [String: JSONValue](propertyList: list)) != nil {
        fault("only a dictionary is read")
      }
      return
    }
    read(Collections.self, list, value)
    read([String: Date].self, list, value)
    // A binary list can contain null, which cannot be written.
    if value.hasNull { return }
    for format in [PropertyListFormat.binary, .xml] {
      guard let written = try? value.propertyList(format) else { continue }
      guard let again = try? JSONValue(propertyList: written) else {
        fault("\(format) is not read")
      }
      // XML supports only whole seconds, and NaN is not equal to itself.
      if format == .binary, again != value, value == value { fault("\(again) is not \(value)") }
    }
  }

  private func read<Model: Readable & Writable>(_: Model.Type, _ list: Data, _ value: JSONValue) {
    typealias Answer = FormAgreement<Model>.Answer
    // The values of repeated keys are all read, but a tree contains only the last one.
    if (try? RepeatedKeys(propertyList: list))?.areThere == true { return }
    let typed = Answer { () throws(MappingError) in try Model(propertyList: list) }
    guard let object = try? value.object(.native) else { return }
    let tree = Answer { () throws(MappingError) in try Model(object: object) }
    guard typed == tree else { fault("\(Model.self): init(propertyList:) \(typed), tree \(tree)") }
  }

  func seeds(_ fixtures: URL) throws -> [[UInt8]] {
    let tree: JSONValue = [
      "id": 12_345_678_901, "title": "A leak\n", "tags": ["a", "bé", "\u{1F600}"], "x": -1.5e-7,
      "date": .date(Date(timeIntervalSinceReferenceDate: 1234.5)), "data": .data(Data(0...40)),
      "deep": [[["k": ["v": true]]]], "big": .uint(.max), "none": [:], "empty": [],
    ]
    let lists = JSONTarget.samples.compactMap { try? JSONValue(json: $0.document) }
      .flatMap { value in
        [PropertyListFormat.binary, .xml].compactMap { try? value.propertyList($0) }
      }
    return try [tree.propertyList(.xml), tree.propertyList(.binary)].map(Array.init)
      + lists.map(Array.init)
      + [Array(#"{ name = "a b"; list = (x, "y\U00e9"); bytes = <0102ff>; /* c */ }"#.utf8)]
  }
}
