import Foundation

/// A file that contains the arguments of the tool, because the length of a command line is limited.
struct ArgumentsFile {
  var url: URL

  /// The argument that makes the tool read its arguments from the file.
  var argument: String { "@" + url.path }

  init(in directory: URL) { url = directory.appending(path: "arguments.json") }

  /// Writes the arguments if they have changed.
  ///
  /// A new modification date would run the tool again.
  func write(_ arguments: [String]) throws {
    let data = try JSONEncoder().encode(arguments)
    if let old = try? Data(contentsOf: url), old == data { return }
    try data.write(to: url, options: .atomic)
  }
}
