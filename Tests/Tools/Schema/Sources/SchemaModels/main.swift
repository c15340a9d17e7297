import Foundation
import Isomer

// Reads lines with the name of a type, a tab and a document. Prints for each line `ok`, a tab and the
// document that the mapping writes, or `error`, a tab and the error.

typealias Mapping = (String) throws(MappingError) -> String

func mapping<Model: Readable & Writable>(_ type: Model.Type) -> (String, Mapping) {
  ("\(type)", { json throws(MappingError) in try Model(json: json).jsonString() })
}

nonisolated(unsafe) let mappings = Dictionary(
  uniqueKeysWithValues: [
    mapping(Scalars.self), mapping(Decimals.self), mapping(Coerced.self), mapping(Checked.self),
    mapping(Transformed.self),
    mapping(Presence.self), mapping(Paths.self), mapping(Strict.self), mapping(Open.self),
    mapping(Collections.self), mapping(Tree.self), mapping(Lists.self), mapping(Choices.self),
    mapping(Colour.self), mapping(Level.self), mapping(Status.self), mapping(External.self),
    mapping(Internal.self), mapping(Adjacent.self), mapping(Loose.self), mapping(Shape.self),
    mapping(Token.self), mapping(Command.self), mapping(Placed.self),
  ])

while let line = readLine() {
  let parts = line.split(separator: "\t", maxSplits: 1)
  guard parts.count == 2, let mapping = mappings[String(parts[0])] else {
    fatalError("a line without a known type: \(line)")
  }
  do {
    print("ok\t\(try mapping(String(parts[1])))")
  } catch {
    print("error\t\(error.description.replacing("\n", with: "; "))")
  }
}
