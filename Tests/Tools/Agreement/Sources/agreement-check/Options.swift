import Foundation

struct Options: Sendable {
  static let usage = """
    usage: agreement-check [option …] FOLDER-OR-FILE…

      --snippets        string literals in the sources that are Swift are sources too
      --pieces          compare expressions, types and bodies, each moved into a property
      --respaced N      compare N copies of each source with other blanks, line ends and comments
      --keep FOLDER     write the texts with differences there
      --threshold P     fail below P per cent of agreement (default 99.999)
      --print N         print at most N differences (default 200)
    """

  var paths: [String] = []
  var hasSnippets = false
  var hasPieces = false
  var copies = 0
  var kept: String?
  var threshold = 99.999
  var printed = 200

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--snippets": hasSnippets = true
      case "--pieces": hasPieces = true
      case "--respaced":
        guard let number = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        copies = number
      case "--keep":
        guard let folder = rest.popFirst() else { return nil }
        kept = folder
      case "--threshold":
        guard let number = rest.popFirst().flatMap({ Double($0) }) else { return nil }
        threshold = number
      case "--print":
        guard let number = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        printed = number
      case _ where argument.hasPrefix("-"): return nil
      default: paths.append(argument)
      }
    }
    if paths.isEmpty { return nil }
  }

  /// The Swift files in the folders, in order, without build products.
  var files: [String] {
    paths.flatMap { path -> [String] in
      guard Self.isFolder(path) else { return [path] }
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains(".build") }
        .map { path + "/" + $0 }.filter { !Self.isFolder($0) }.sorted()
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
