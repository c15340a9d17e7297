import Isomer

/// A library whose tests demand behaviours of a mapping.
///
/// The cases describe the behaviours in models and documents of this package.
protocol Peer: SendableMetatype {
  static var name: String { get }
  /// The tests from which the behaviours were taken.
  static var suites: String { get }
  @PeerCases static var cases: [PeerCase] { get }
}

/// All libraries, in the order of the table.
let allPeers: [any Peer.Type] = [
  Serde.self, MetaCodable.self, ReerCodable.self, ObjectMapper.self, Mantle.self, Pydantic.self,
  Kotlinx.self, Moshi.self, Jackson.self,
]

@resultBuilder
enum PeerCases {
  static func buildExpression(_ one: PeerCase) -> [PeerCase] { [one] }
  static func buildExpression(_ several: [PeerCase]) -> [PeerCase] { several }
  static func buildBlock(_ cases: [PeerCase]...) -> [PeerCase] { Array(cases.joined()) }
}

extension Peer {
  /// A document that is read and written.
  ///
  /// The written text equals the document unless `writes` is set, and `shows` is the
  /// description of the value. All formats must agree about the document, and the written text must
  /// be read and written again without a change.
  static func reads<Model: Readable & Writable & SendableMetatype>(
    _ behaviour: String, _: Model.Type, _ document: String, writes text: String? = nil,
    shows description: String? = nil, line: Int = #line
  ) -> PeerCase {
    PeerCase(behaviour, line: line) {
      let value = try Model(json: document)
      var problems = expecting(text ?? document, try value.jsonString())
      if let description { problems += expecting(description, String(describing: value)) }
      problems += expecting(text ?? document, try Model(json: text ?? document).jsonString())
      return problems + [FormAgreement<Model>(Array(document.utf8)).fault].compactMap(\.self)
    }
  }

  /// A document that is an error, whose description contains a text.
  static func refuses<Model: Readable & SendableMetatype>(
    _ behaviour: String, _: Model.Type, _ document: String, _ reason: String, line: Int = #line
  ) -> PeerCase {
    PeerCase(behaviour, line: line) {
      do {
        return ["is read as \(try Model(json: document))"]
      } catch let error as MappingError {
        return error.description.contains(reason) ? [] : ["the error is \(error)"]
      }
    }
  }

  /// The description of a value, which for a text is the text itself.
  static func shows(
    _ behaviour: String, _ value: @autoclosure @escaping @Sendable () throws -> Any,
    _ description: String, line: Int = #line
  ) -> PeerCase {
    PeerCase(behaviour, line: line) { expecting(description, String(describing: try value())) }
  }

  /// The text of a value that is written.
  static func writes(
    _ behaviour: String, _ value: @autoclosure @escaping @Sendable () throws -> any Writable,
    _ text: String, line: Int = #line
  ) -> PeerCase {
    PeerCase(behaviour, line: line) { expecting(text, try value().jsonString()) }
  }

  /// A value that cannot be written; the description of the error contains a text.
  static func refusesToWrite(
    _ behaviour: String, _ value: @autoclosure @escaping @Sendable () throws -> any Writable,
    _ reason: String, line: Int = #line
  ) -> PeerCase {
    PeerCase(behaviour, line: line) {
      do {
        return ["is written as \(try value().jsonString())"]
      } catch let error as MappingError {
        return error.description.contains(reason) ? [] : ["the error is \(error)"]
      }
    }
  }

  /// A behaviour that the annotation language cannot express yet.
  ///
  /// `demand` describes a document and its result, for the case that replaces this one.
  static func unsaid(
    _ behaviour: String, _ capability: PeerCase.Capability, _ demand: String, line: Int = #line
  ) -> PeerCase {
    var unsaid = PeerCase(behaviour, line: line) { [] }
    unsaid.result = .unsaid(capability, demand)
    return unsaid
  }
}

private func expecting(_ expected: String, _ found: String) -> [String] {
  expected == found ? [] : ["expected \(expected), found \(found)"]
}
