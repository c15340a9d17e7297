internal import Foundation
internal import IsomerSyntax

/// `isomer-generate dump FILE…`: prints the declarations and annotations of the files as JSON.
enum DumpCommand {
  /// Prints the tree of the readable files, reports the others, and returns the exit code.
  static func run(_ paths: [String]) -> Int32 {
    var files: [ParsedFile] = []
    var status: Int32 = 0
    for path in paths {
      if let bytes = FileManager.default.contents(atPath: path) {
        files.append(DeclarationParser.parse(SourceFile(path: path, bytes: Array(bytes))))
      } else {
        complain("\(path): error: cannot be read")
        status = 1
      }
    }
    return show(DumpTree(files)) ? status : 1
  }

  private static func show(_ tree: DumpTree) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(tree) else {
      complain("error: the tree cannot be encoded")
      return false
    }
    FileHandle.standardOutput.write(json + Data("\n".utf8))
    return true
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
