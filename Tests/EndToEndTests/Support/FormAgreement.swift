import Foundation
import Isomer
import IsomerFoundation

/// Reads a document in all formats and with all functions; they must yield the
/// same value or all fail.
struct FormAgreement<Model: Readable & Writable> {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The difference, or nil if all agree.
  var fault: String? {
    let typed = Answer { () throws(MappingError) in try Model(json: bytes) }
    let reported = Answer { () throws(MappingError) in try Model.readWithReport(json: bytes).0 }
    if typed != reported { return "init(json:) \(typed), readWithReport(json:) \(reported)" }
    let tree: JSONValue
    do throws(MappingError) {
      tree = try JSONValue(json: bytes)
    } catch {
      // A model that skips values accepts documents that a tree, which stores them, rejects.
      return typed.isError || error.code == .numberOutOfRange ? nil : "JSONValue throws \(error)"
    }
    for (form, answer) in forms(of: tree) where answer != typed {
      return "init(json:) \(typed), \(form) \(answer)"
    }
    return nil
  }

  private func forms(of tree: JSONValue) -> [(String, Answer)] {
    var forms = [("init(_:)", Answer { () throws(MappingError) in try Model(tree) })]
    if let object = try? tree.object(.native) {
      forms.append(
        ("init(object:)", Answer { () throws(MappingError) in try Model(object: object) }))
    }
    // A property list has no null.
    if !tree.hasNull, let list = try? tree.propertyList(.binary) {
      forms.append(
        ("init(propertyList:)", Answer { () throws(MappingError) in try Model(propertyList: list) })
      )
    }
    return forms
  }

  enum Answer: Equatable, CustomStringConvertible {
    case error(MappingError.Code)
    /// The sorted bytes that the value writes, because sets and dictionaries have no order.
    case value([UInt8])

    init(_ read: () throws(MappingError) -> Model) {
      do throws(MappingError) {
        let model = try read()
        self = .value((try? model.jsonBytes(.sortedKeys))?.sorted() ?? [])
      } catch {
        for error in error.all { precondition(!error.description.isEmpty) }
        self = .error(error.code)
      }
    }

    var isError: Bool { if case .error = self { true } else { false } }

    /// The kind of error can depend on the format.
    static func == (first: Answer, second: Answer) -> Bool {
      switch (first, second) {
      case (.value(let first), .value(let second)): first == second
      default: first.isError && second.isError
      }
    }

    var description: String {
      switch self {
      case .error(let code): "throws \(code)"
      case .value(let bytes): "gives \(String(decoding: bytes, as: UTF8.self))"
      }
    }
  }
}
