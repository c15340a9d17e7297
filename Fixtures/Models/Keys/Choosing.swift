import Isomer

/// Properties whose keys differ from their names.
// @mapped keys: .snake
struct Chosen: Equatable {
  var id: Int
  // @mapped key: "name"
  var title: String
  // @mapped key: "content.text"
  var bodyText: String?
  // @mapped key: "content.size.words"
  var wordCount: Int?
  // @mapped fields: ["content.size.lines", "pages"], with: SheetsTransformer()
  var sheets: Sheets
  // @mapped flatten
  var audit: Stamps
  // @mapped rest
  var extra: [String: JSONValue] = [:]
  // @mapped key: "tab\there.a\\.b\\\\c"
  var odd: Int?
  // @mapped skip: .write
  var read = 0
  let kind = "chosen"  // @mapped skip: .read

  // @mapped
  struct Stamps: Equatable {
    // @mapped key: "content.by"
    var author: String
    // @mapped key: "created_at"
    var created: Int?
  }

  struct Sheets: Equatable { var lines: Int, pages: Int }
}

struct SheetsTransformer: Transformer {
  func transform(_ input: [String: Int]) throws -> Chosen.Sheets {
    Chosen.Sheets(lines: input["content.size.lines"] ?? 0, pages: input["pages"] ?? 0)
  }

  func reverse(_ output: Chosen.Sheets) throws -> [String: Int] {
    guard output.lines >= 0 else { throw TransformerError(expected: "lines", input: output.lines) }
    return ["content.size.lines": output.lines, "pages": output.pages]
  }
}

/// A model whose keys equal its property names, so no paths are generated.
// @mapped
struct PlainChosen: Equatable {
  var id: Int
  var title: String?
  var weight = 1.0
  var inner: [PlainChosen] = []
}

/// A model below a path, with hooks.
// @mapped under: "data", before.write: prepare, after.write: ChosenEnvelope.wrap
struct ChosenEnvelope: Equatable {
  var id: Int
  var title: String
  // @mapped rest
  var extra: [String: JSONValue] = [:]

  mutating func prepare() throws {
    if id < 0 { throw TransformerError(expected: "an id", input: id) }
    title = title.uppercased()
  }

  static func wrap(_ value: inout JSONValue) throws {
    if value["data.title"] == "STOP" { throw TransformerError(expected: "no stop", input: value) }
    value = ["version": 1, "payload": value]
  }
}

/// A write-only model.
// @mapped skip: .read
struct ChosenOutgoing {
  var id: Int
  var note: String?  // @mapped null: .write
  #if DEBUG || !DEBUG
  var present = 1
  #else
  var absent = 2
  #endif
}
