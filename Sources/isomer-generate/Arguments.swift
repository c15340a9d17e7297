#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

enum Arguments {
  /// Returns the arguments, or those in the JSON array of a single `@FILE`; nil if it is unreadable.
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
