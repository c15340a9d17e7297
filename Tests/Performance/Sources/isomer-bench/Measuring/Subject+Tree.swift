import Foundation
import Isomer

extension Subject {
  /// Creates a subject for a document without a model.
  init(treeOf document: Data, _ name: String) throws {
    let tree = try JSONValue(json: document)
    let object = try JSONSerialization.jsonObject(with: document)
    self.name = name
    format = .tree
    size = document.count
    written = { _ in try tree.json() }
    verify = {
      guard try JSONValue(json: try tree.json() as Data) == tree else {
        throw Trouble("\(name): what a tree writes is read as another tree")
      }
    }
    time = { engine, direction, count in
      switch (engine, direction) {
      case (.foundation, .decode):
        try timed(count) { try JSONSerialization.jsonObject(with: document) }
      case (.foundation, .encode):
        try timed(count) {
          try JSONSerialization.data(withJSONObject: object, options: .withoutEscapingSlashes)
        }
      case (_, .decode): try timed(count) { try JSONValue(json: document) }
      case (_, .encode): try timed(count) { try tree.json() as Data }
      }
    }
  }
}
