import Foundation
import IsomerCommands
import IsomerGenerator
import IsomerSyntax

/// Converts the mappings of other libraries to annotations.
struct ConvertCommand: TextCommand {
  static let help = """
    usage: swift package isomer convert [--target NAME | PATH …] [--output FILE]
           swift package isomer convert --dry-run [--target NAME | PATH …]
           swift package --allow-writing-to-package-directory
                         isomer convert --write [--check FOLDER] [--target NAME | PATH …]
           swift package isomer convert --calls [--dry-run] [--target NAME | PATH …]
           swift package --allow-writing-to-package-directory
                         isomer convert --calls --write [--target NAME | PATH …]
           swift package --allow-writing-to-package-directory isomer convert --undo | --finish

    Prints Swift sources in which '// @mapped' annotations replace the mappings of other libraries:
      Codable        CodingKeys, and init(from:) and encode(to:) in their usual forms; 'Codable'
                     becomes 'MappedCodable' of IsomerCodable, so other coders use the same keys
      ObjectMapper   mapping(map:) and init(map:)
      Mantle         jsonKeyPathsByPropertyKey() and nameJSONTransformer() in Swift
      MetaCodable    @Codable, @CodedAt, @CodedIn, @CodedAs, @Default, @CodingKeys and others

      PATH             a Swift file, or a folder with Swift files; name all files of a target together
      --target NAME    all files of a target
      --dry-run        prints a table in Markdown of the types, and how each is converted
      --write          changes the files instead of printing them, and writes 'isomer-convert.patch',
                       from which they can be undone
      --check FOLDER   also adds a test target, which reads and writes the JSON documents of a folder
                       with a copy of the old code and with the mappings, and prints the differences
      --calls          replaces calls instead: 'JSONDecoder().decode(User.self, from: data)' by
                       'User(json: data)', and 'JSONEncoder().encode(user)' by 'user.json()', where the
                       types are mapped; --dry-run prints a table of all calls
      --undo           undoes the last conversion, and removes the test
      --finish         removes the test, the copy of the old code and the patches
      --widen          removes 'private' and 'fileprivate' where they hide a type or a property from
                       generated code, and lists the places
      --keys STRATEGY  the key strategy of all decoders and encoders: 'snake' for 'convertFromSnakeCase'
                       and 'convertToSnakeCase', or 'same' for unchanged keys; by default, the strategy
                       in the sources
      --dates TEXT     the transformer of all dates, as in an annotation: '.secondsSince1970', or
                       '.dateFormat("yyyy-MM-dd HH:mm")'; by default, the date strategies in the
                       sources; types with dates are left if a strategy is not one of Foundation
      --output FILE    writes a file; --allow-writing-to-package-directory permits one in the package

    A type is converted completely or not at all. Converted types use '.codable()' for types that are
    not converted. The comment 'isomer-convert:' marks each place that prevents a conversion, and
    standard error lists these places. A type that is already annotated is not converted again.

    The exit code is 1 if a file cannot be read or has syntax errors.

    swift package isomer convert --dry-run --target API
    swift package --allow-writing-to-package-directory isomer convert --write --target API
    """

  /// A flag for something else than printing the result.
  private enum Step: String, CaseIterable {
    case plan = "--dry-run"
    case write = "--write"
    case undo = "--undo"
    case finish = "--finish"
  }

  private let step: Step?
  /// True if the calls of coders are replaced, and not the mappings.
  private let isOfCalls: Bool
  /// The folder with the documents of a test.
  private let documents: String?
  private let paths: [String]
  /// The description of a target, with its files.
  private let target: [String]
  private let targetName: String?
  private let package: String?
  private let options: ConversionOptions

  init(_ arguments: inout ArgumentList) throws(CommandFailure) {
    documents = try arguments.takeOption("--check")
    let steps = Step.allCases.filter { arguments.takeFlag($0.rawValue) }
    step = steps.first
    isOfCalls = arguments.takeFlag("--calls")
    try Self.check(steps, documents, isOfCalls)
    let hasChoices: Bool
    (options, hasChoices) = try Self.options(&arguments)
    targetName = try arguments.takeOption("--target")
    package = try arguments.takeOption("--package")
    paths = Self.files(arguments.takeValues())
    guard arguments.targets.count < 2 else {
      throw CommandFailure(misuse: "a conversion is of one target")
    }
    target = arguments.targets.first ?? []
    if Set(paths).count < paths.count { throw CommandFailure(misuse: "a file is given twice") }
    switch step {
    case .undo, .finish:
      guard paths.isEmpty, !hasChoices else {
        throw CommandFailure(misuse: "'--undo' and '--finish' have no arguments except '--package'")
      }
    case .plan, .write, nil:
      if isOfCalls, options.widens {
        throw CommandFailure(misuse: "'--widen' conflicts with '--calls'")
      }
      if paths.isEmpty, target.isEmpty { throw CommandFailure(misuse: "a Swift file is required") }
      if let path = paths.first, !target.isEmpty {
        throw CommandFailure(misuse: "'--target' names all files, so '\(path)' is one too many")
      }
    }
  }

  private static func check(
    _ steps: [Step], _ documents: String?, _ isOfCalls: Bool
  ) throws(CommandFailure) {
    guard steps.count < 2 else {
      throw CommandFailure(
        misuse: "'\(steps[0].rawValue)' cannot be combined with '\(steps[1].rawValue)'")
    }
    guard documents == nil || steps == [.write] else {
      throw CommandFailure(misuse: "'--check' requires '--write'")
    }
    guard !isOfCalls || documents == nil && steps != [.undo] && steps != [.finish] else {
      throw CommandFailure(misuse: "'--calls' is a step of its own")
    }
  }

  /// Returns the options of a conversion, and whether any was given.
  private static func options(
    _ arguments: inout ArgumentList
  ) throws(CommandFailure) -> (ConversionOptions, isGiven: Bool) {
    var options = ConversionOptions()
    options.widens = arguments.takeFlag("--widen")
    options.dates = try arguments.takeOption("--dates")
    if let name = try arguments.takeOption("--keys") {
      guard let keys = ["same": KeyStrategy.same, "snake": .snake][name] else {
        throw CommandFailure(misuse: "'--keys' is 'same' or 'snake', not '\(name)'")
      }
      options.keys = keys
    }
    return (options, options.widens || options.keys != nil || options.dates != nil)
  }

  var writesFiles: Bool { step != nil && step != .plan }

  /// Replaces folders by the Swift files in them, in order, except in hidden folders.
  private static func files(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard !path.hasSuffix(".swift") else { return [path] }
      let files = Self.paths(in: path, extension: "swift")
      return files.isEmpty ? [path] : files
    }
  }

  /// Returns the paths of the files in a folder, in order, except in hidden folders.
  private static func paths(in folder: String, extension suffix: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      name.hasSuffix(".\(suffix)") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }

  func run() throws(CommandFailure) -> String {
    switch step {
    case .undo: return try ConvertedProject(package).undo()
    case .finish: return try ConvertedProject(package).finish()
    case .plan, .write, nil:
      let files = try files()
      return try isOfCalls ? replaceCalls(in: files) : replaceMappings(in: files)
    }
  }

  private func replaceMappings(in files: [SourceFile]) throws(CommandFailure) -> String {
    let project = step == .write ? try ConvertedProject(package, files: files) : nil
    let comparison = try project?.comparison(of: targetName, on: documents, files)
    let converted = try convert(files)
    if step == .plan { return ConversionSummary.plan(of: converted) }
    let changed = converted.map(\.file)
    let counts = ConversionSummary.counts(of: converted)
    if let project {
      return try counts + "\n" + project.write(files, changed)
        + project.write(comparison, after: changed)
    }
    Console.error("remark: " + counts)
    return text(of: changed)
  }

  private func replaceCalls(in files: [SourceFile]) throws(CommandFailure) -> String {
    let project = try ConvertedProject(package, files: files)
    let found = CallSiteFinder(files, options).run()
    if step == nil { return text(of: found.filter { $0.changed != $0.source }.map(\.changed)) }
    let table = CallSiteSummary.table(of: found)
    return try step == .plan ? table : table + project.write(files, found.map(\.changed))
  }

  private func convert(_ files: [SourceFile]) throws(CommandFailure) -> [ConvertedSource] {
    var options = options
    options.isWholeTarget = targetName != nil
    if let documents {
      for path in Self.paths(in: documents, extension: "json") {
        options.documents.add(document: try CommandFile.read(path))
      }
    }
    let converted: [ConvertedSource]
    do throws(ConversionProblem) {
      converted = try SourceConverter(files, options) { Progress.report($0) }.run()
    } catch {
      for diagnostic in error.diagnostics { Console.error(diagnostic.rendered) }
      throw CommandFailure()
    }
    if step == .plan { return converted }
    for line in ConversionSummary.lines(of: converted) { Console.error(line) }
    return converted
  }

  /// Returns the sources, with their paths if there are several.
  private func text(of files: [SourceFile]) -> String {
    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    guard texts.count > 1 else { return texts.first ?? "" }
    return zip(files, texts).map { "// \($0.path)\n\n\($1)" }.joined(separator: "\n")
  }

  /// Reads the files that are named, or those of the target.
  private func files() throws(CommandFailure) -> [SourceFile] {
    if target.isEmpty {
      var files: [SourceFile] = []
      for path in paths { files.append(try Self.read(path)) }
      return files
    }
    guard let files = CommandOptions(target)?.sources else { throw CommandFailure() }
    // Paths in the working folder are shorter, and are the same on every machine.
    let folder = FileManager.default.currentDirectoryPath + "/"
    return files.map { file in
      let isInside = file.path.hasPrefix(folder)
      return isInside
        ? SourceFile(path: String(file.path.dropFirst(folder.count)), bytes: file.bytes) : file
    }
  }

  private static func read(_ path: String) throws(CommandFailure) -> SourceFile {
    let bytes = try CommandFile.read(path)
    guard String(bytes: bytes, encoding: .utf8) != nil else {
      throw CommandFailure(text: "'\(path)' is not a text in UTF-8")
    }
    return SourceFile(path: path, bytes: bytes)
  }
}
