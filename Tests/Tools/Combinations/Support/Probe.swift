import Foundation
import Isomer
import IsomerArchive
import IsomerCodable
import IsomerFoundation

/// Reads and writes the documents of one model in every way, and prints what happens.
struct Probe {
  let name: String
  let documents: [String]
  let reading: ReadingOptions
  let writing: WritingOptions

  init(
    _ name: String, reading: ReadingOptions = ReadingOptions(),
    writing: WritingOptions = WritingOptions()
  ) {
    self.name = name
    self.documents = Program.documents[name] ?? []
    self.reading = reading
    self.writing = writing
    emit("begin\t\(name)")
  }

  private func each(_ route: String, _ action: (String) throws -> String) {
    for (index, document) in documents.enumerated() {
      let outcome: String
      do {
        outcome = "ok\t\(try action(document))"
      } catch let error as MappingError {
        outcome = "error\t\(error.all.map { "\($0.path) \($0.code)" }.joined(separator: "; "))"
      } catch {
        outcome = "error\t\(type(of: error))"
      }
      emit("\(name)\t\(index)\t\(route)\t\(outcome.replacingOccurrences(of: "\n", with: "\\n"))")
    }
  }

  func mapped<T: Readable & Writable>(_ type: T.Type, _ unwrap: (T) -> Any) {
    each("read") { show(unwrap(try T(json: $0, options: reading))) }
    each("write") { try T(json: $0, options: reading).jsonString(writing) }
    each("again") {
      let text = try T(json: $0, options: reading).jsonString(writing)
      return show(unwrap(try T(json: text, options: reading)))
    }
    each("report") {
      let entries = try T.readWithReport(json: $0, options: reading).1.entries
      return entries.map { "\($0.kind) \($0.path)" }.sorted().joined(separator: "; ")
    }
    each("object") { show(unwrap(try T(object: object($0), options: reading))) }
    each("written object") {
      let object = try T(json: $0, options: reading).object(writing)
      let data = try JSONSerialization.data(withJSONObject: object, options: .fragmentsAllowed)
      return String(decoding: data, as: UTF8.self)
    }
    each("property list") {
      let data = try T(json: $0, options: reading).propertyList(.binary, writing)
      return show(unwrap(try T(propertyList: data, options: reading)))
    }
  }

  private func object(_ document: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(document.utf8), options: .fragmentsAllowed)
  }

  func archived<T: Readable & Archivable>(_ type: T.Type, _ unwrap: (T) -> Any) {
    each("archive") { show(unwrap(try T(archive: T(json: $0, options: reading).archive()))) }
  }

  func updated<T: Readable & Updatable>(_ type: T.Type, _ unwrap: (T) -> Any) {
    each("update") {
      var value = try T(json: documents[0], options: reading)
      try value.update(json: $0, options: reading)
      return show(unwrap(value))
    }
  }

  func merged<T: Readable & Mergeable>(_ type: T.Type, _ unwrap: (T) -> Any) {
    each("merge") {
      var value = try T(json: documents[0], options: reading)
      try value.merge(T(json: $0, options: reading))
      return show(unwrap(value))
    }
  }

  func compared<T: Readable & Equatable>(_ type: T.Type) {
    each("equality") {
      let first = try T(json: documents[0], options: reading)
      return "\(try T(json: $0, options: reading) == first)"
    }
  }

  func copied<T: Readable & Copying>(_ type: T.Type, _ unwrap: (T) -> Any) {
    each("copy") { show(unwrap(try T(json: $0, options: reading).copy())) }
  }

  func described<T: Readable & CustomStringConvertible>(_ type: T.Type) {
    each("description") { try T(json: $0, options: reading).description }
  }

  func validated<T: Readable & Validatable>(_ type: T.Type) {
    each("validation") { show(try T(json: $0, options: reading).validated()) }
  }

  /// Applies the changes from the first document's model to the others in one of two ways.
  func changed<T: Readable>(_ type: T.Type, by route: String, _ change: (T, T) throws -> T) {
    each(route) {
      let own = try T(json: documents[0], options: reading)
      return show(try change(own, T(json: $0, options: reading)))
    }
  }

  func coded<T: Codable>(_ type: T.Type, _ unwrap: (T) -> Any) {
    each("decoder") { show(unwrap(try JSONDecoder().decode(T.self, from: Data($0.utf8)))) }
    each("encoder") {
      let value = try JSONDecoder().decode(T.self, from: Data($0.utf8))
      return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
  }
}

/// The documents of each model, one in a line after the model's name.
enum Program {
  static let documents: [String: [String]] = {
    var documents: [String: [String]] = [:]
    let text = (try? String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      documents[String(parts[0]), default: []].append(String(parts[1]))
    }
    return documents
  }()

  static let first = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 0 : 0
}

/// Prints at once, so that the last model is known if the program stops.
func emit(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
