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

  /// Runs the verb on the sources of targets, or a conversion on those of each target.
  func run(on lists: [SourceList], with tool: CommandTool, in directory: URL) throws {
    guard arguments.first == Self.conversion else {
      return try run(arguments, on: lists, with: tool, in: directory)
    }
    for list in lists {
      let package = list.package.map { ["--package", $0.path] } ?? []
      let arguments = arguments + ["--target", list.target] + package
      try run(arguments, on: [list], with: tool, in: directory)
    }
  }

  private func run(
    _ arguments: [String], on lists: [SourceList], with tool: CommandTool, in directory: URL
  ) throws {
    guard !lists.isEmpty else { return }
    let file = ArgumentsFile(in: directory)
    let targets = lists.flatMap { list in
      ["--"] + list.options + list.sources.map(\.path) + list.modules.flatMap(\.arguments)
    }
    try file.write(arguments + targets)
    try tool.run([file.argument])
  }
}
