import Foundation

/// The arguments of the tool.
enum Arguments {
  /// Returns the arguments, or for a single `@FILE` the arguments in that file, a JSON array of
  /// strings.
  ///
  /// Returns nil and reports an error if the file cannot be read.
  static func expand(_ arguments: [String]) -> [String]? {
    guard arguments.count == 1, arguments[0].hasPrefix("@") else { return arguments }
    let path = String(arguments[0].dropFirst())
    guard let data = FileManager.default.contents(atPath: path),
      let all = try? JSONDecoder().decode([String].self, from: data)
    else {
      Console.error("error: the arguments in '\(path)' cannot be read")
      return nil
    }
    return all
  }
}
