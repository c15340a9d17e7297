import Foundation
import Isomer
import IsomerFoundation

extension Subject {
  /// Creates a subject for the binary property list with the content of a document.
  @inline(__always)
  init<Model: Mappable & Codable & Equatable>(
    propertyListOf document: Data, _ model: Model.Type, _ name: String
  ) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let decoder = PropertyListDecoder()
    let value = try Model(json: document)
    let list = try value.propertyList(.binary)
    self.name = name
    format = .propertyList
    size = list.count
    written = { engine in engine == .foundation ? try encoder.encode(value) : list }
    verify = {
      let lists = [list, try encoder.encode(value)]
      for list in lists {
        guard
          try Model(propertyList: list) == value,
          try decoder.decode(Model.self, from: list) == value
        else { throw Trouble("\(name): a property list is read as another value") }
      }
    }
    time = { engine, direction, count in
      switch (engine, direction) {
      case (.foundation, .decode):
        try timed(count) { try decoder.decode(Model.self, from: list) }
      case (.foundation, .encode): try timed(count) { try encoder.encode(value) }
      case (_, .decode): try timed(count) { try Model(propertyList: list) }
      case (_, .encode): try timed(count) { try value.propertyList(.binary) }
      }
    }
  }
}
