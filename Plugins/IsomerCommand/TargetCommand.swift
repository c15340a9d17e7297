import Foundation
import PackagePlugin

/// A verb that is run for each target with models: `schema --openapi --target API`.
struct TargetCommand {
  private static let verbs: Set = ["schema", "show", "table"]
  private static let conversion = "convert"

  private let arguments: [String]
  private let targets: [String]

  /// Reads the arguments; nil if the verb reads files, or its help is wanted.
  init?(_ arguments: [String]) {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    // Conversion also reads files that are in no target.
    let verbs = targets.isEmpty ? Self.verbs : Self.verbs.union([Self.conversion])
    self.init(extractor.remainingArguments, of: targets, verbs: verbs)
  }

  init?(_ arguments: [String], of targets: [String], verbs: Set<String> = Self.verbs) {
    guard let verb = arguments.first, verbs.contains(verb),
      !arguments.contains("--help"), !arguments.contains("-h")
    else { return nil }
    self.arguments = arguments
    self.targets = targets
  }

  /// Returns the named targets, or those that match if none is named.
  ///
  /// Reports an unknown name, and then returns none.
  func named<Target>(
    among all: [Target], name: (Target) -> String, or matches: (Target) -> Bool
  ) -> [Target] {
    let known = all.map(name)
    for target in targets where !known.contains(target) {
      Diagnostics.error(
        "there is no Swift target '\(target)'; the targets are: \(known.joined(separator: ", "))")
    }
    guard targets.allSatisfy(known.contains) else { return [] }
    return all.filter { targets.isEmpty ? matches($0) : targets.contains(name($0)) }
  }

  /// Runs the verb on the sources of a target.
  func run(on list: SourceList, with tool: CommandTool, in directory: URL) throws {
    let file = ArgumentsFile(in: directory)
    var arguments = arguments
    if arguments.first == Self.conversion {
      arguments += ["--target", list.target]
      if let package = list.package { arguments += ["--package", package.path] }
    }
    try file.write(
      arguments + ["--"] + list.options + list.sources.map(\.path)
        + list.modules.flatMap(\.arguments))
    try tool.run([file.argument])
  }
}
