import IsomerGenerator
import IsomerSyntax

/// A file with a sample document, or with one document in each line.
///
/// It is parsed by the generator's parser of recorded documents, because `JSONSerialization` loses
/// the order of keys and does not distinguish `1.0` from `1`.
package struct SampleFile {
  private let source: SourceFile
  private let isLines: Bool

  package init(path: String, bytes: [UInt8], isLines: Bool) {
    source = SourceFile(path: path, bytes: bytes)
    self.isLines = isLines
  }

  /// The name of the file, without its folder.
  var name: String { source.name }

  /// Adds all documents to a shape; `progress` receives the number of lines that are added.
  func add(to shape: Shape, progress: (Int) -> Void = { _ in }) throws(InferenceProblem) {
    guard isLines else { return shape.add(try document(source.bytes[...])) }
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"))
    for (index, line) in lines.enumerated() where !line.allSatisfy(Self.isBlank) {
      if index > 0, index.isMultiple(of: 1000) { progress(index) }
      shape.add(try document(line))
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  private func document(_ bytes: ArraySlice<UInt8>) throws(InferenceProblem) -> SampleValue {
    do throws(SampleParser.Failure) { return try SampleParser.parse(Array(bytes)) } catch {
      let location = source.location(at: bytes.startIndex + error.offset)
      throw InferenceProblem(
        text: "expected \(error.expected)", place: (source.path, location.line, location.column))
    }
  }
}

/// A reason for which no model can be made of the samples.
package struct InferenceProblem: Error {
  package var text: String
  /// The file, the line and the column.
  package var place: (path: String, line: Int, column: Int)?
}
