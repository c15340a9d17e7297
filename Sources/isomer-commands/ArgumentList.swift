/// The arguments of a command; each is removed when it is taken.
///
/// The arguments after each `--` describe a target, as for `isomer-generate`.
struct ArgumentList {
  private var rest: [String]
  /// The arguments after each `--`.
  let targets: [[String]]

  init(_ arguments: [String]) {
    let parts = arguments.split(separator: "--", omittingEmptySubsequences: false).map(Array.init)
    rest = parts[0]
    targets = Array(parts.dropFirst())
  }

  /// Takes all occurrences of a flag, and returns whether there was one.
  mutating func takeFlag(_ name: String) -> Bool {
    let count = rest.count
    rest.removeAll { $0 == name }
    return rest.count < count
  }

  /// Takes an option and its value, as `--name VALUE` or `--name=VALUE`; nil if it is absent.
  mutating func takeOption(_ name: String) throws(CommandFailure) -> String? {
    var values: [String] = []
    while let index = rest.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
      let argument = rest.remove(at: index)
      if argument != name {
        values.append(String(argument.dropFirst(name.count + 1)))
      } else {
        guard index < rest.count, !rest[index].hasPrefix("--") else {
          throw CommandFailure(misuse: "'\(name)' requires a value")
        }
        values.append(rest.remove(at: index))
      }
    }
    guard values.count < 2 else { throw CommandFailure(misuse: "'\(name)' is given twice") }
    return values.first
  }

  /// Takes all arguments that are not options.
  mutating func takeValues() -> [String] {
    let values = rest.filter { !$0.hasPrefix("--") }
    rest.removeAll { !$0.hasPrefix("--") }
    return values
  }

  /// Throws if an argument has not been taken.
  func finish() throws(CommandFailure) {
    if let first = rest.first { throw CommandFailure(misuse: "unknown argument '\(first)'") }
  }
}
