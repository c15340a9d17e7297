import Foundation
import Isomer
import IsomerFoundation

extension Subject {
  /// Creates a subject for the objects that `JSONSerialization` reads from a document.
  @inline(__always)
  init<Model: Mappable & Equatable>(
    objectsOf document: Data, _ model: Model.Type, _ name: String
  ) throws {
    let object = try JSONSerialization.jsonObject(with: document)
    let value = try Model(object: object)
    self.name = name
    format = .dictionary
    size = document.count
    written = { _ in try value.json() }
    verify = {
      guard try value == Model(json: document), try Model(object: value.object()) == value else {
        throw Trouble("\(name): objects are read as another value")
      }
    }
    time = { _, direction, count in
      switch direction {
      case .decode: try timed(count) { try Model(object: object) }
      case .encode: try timed(count) { try value.object() }
      }
    }
  }
}
