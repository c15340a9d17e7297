import Foundation
import IsomerCommands
import IsomerGenerator
import IsomerSyntax

/// Converts the mappings of other libraries to annotations.
struct ConvertCommand: TextCommand {
  static let help = """
    usage: swift package isomer convert [--output FILE] PATH …
           swift package isomer convert --dry-run PATH …
           swift package --allow-writing-to-package-directory isomer convert --write PATH …

    Prints Swift sources in which '// @mapped' annotations replace the mappings of other libraries:
      Codable        CodingKeys, and init(from:) and encode(to:) of the usual forms; 'Codable' becomes
                     'MappedCodable' of IsomerCodable, so other coders use the same keys
      ObjectMapper   mapping(map:) and init(map:)
      Mantle         jsonKeyPathsByPropertyKey() and nameJSONTransformer() in Swift
      MetaCodable    @Codable, @CodedAt, @CodedIn, @CodedAs, @Default, @CodingKeys and others

      PATH             a Swift file, or a folder with Swift files; name all files of a target together
      --dry-run        prints a table in Markdown of the types and what is done with each
      --write          changes the files instead of printing them
      --widen          removes 'private' and 'fileprivate' where they hide a type or a property from
                       generated code, and lists the places
      --keys STRATEGY  what all decoders and encoders do with keys: 'snake' for 'convertFromSnakeCase' and
                       'convertToSnakeCase', 'same' for nothing; without it, the strategy is found in
                       the sources
      --output FILE    writes a file; --allow-writing-to-package-directory permits one in the package

    A type is converted as a whole, or left as it is. Converted types read and write a type that is
    left with '.codable()'. A comment 'isomer-convert:' marks each place that keeps a type from being
    converted, and standard error lists them. A type that is annotated is not converted again.

    The exit code is 1 if a file cannot be read or has syntax errors.
    """

  let writesFiles: Bool
  private let printsPlan: Bool
  private let paths: [String]
  private var options = ConversionOptions()

  init(_ arguments: inout ArgumentList) throws(ArgumentProblem) {
    writesFiles = arguments.takeFlag("--write")
    printsPlan = arguments.takeFlag("--dry-run")
    options.widens = arguments.takeFlag("--widen")
    if let name = try arguments.takeOption("--keys") {
      guard let keys = ["same": KeyStrategy.same, "snake": .snake][name] else {
        throw ArgumentProblem(text: "'--keys' is 'same' or 'snake', not '\(name)'")
      }
      options.keys = keys
    }
    if writesFiles && printsPlan {
      throw ArgumentProblem(text: "'--dry-run' cannot be combined with '--write'")
    }
    paths = Self.files(arguments.takeValues())
    if paths.isEmpty { throw ArgumentProblem(text: "a Swift file is required") }
    if Set(paths).count < paths.count { throw ArgumentProblem(text: "a file is given twice") }
  }

  /// Replaces folders by the Swift files in them, in order, except in hidden folders.
  private static func files(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      // On Linux, a file has no subpaths, and is not an error.
      guard !path.hasSuffix(".swift"),
        let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
      else { return [path] }
      return names.filter { name in
        name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
    }
  }

  func run() throws(CommandFailure) -> String {
    let files = try paths.map(Self.read)
    let converted: [ConvertedSource]
    do throws(ConversionProblem) { converted = try SourceConverter(files, options).run() } catch {
      for diagnostic in error.diagnostics { Console.error(diagnostic.rendered) }
      throw CommandFailure()
    }
    if printsPlan { return ConversionSummary.plan(of: converted) }
    for line in ConversionSummary.lines(of: converted) { Console.error(line) }
    guard writesFiles else { return text(of: converted) }
    for (old, new) in zip(files, converted) where old.bytes != new.file.bytes {
      try CommandFile.write(Data(new.file.bytes), to: new.file.path)
    }
    return ""
  }

  /// Returns the sources, with their paths if there are several.
  private func text(of converted: [ConvertedSource]) -> String {
    let texts = converted.map { String(decoding: $0.file.bytes, as: UTF8.self) }
    guard texts.count > 1 else { return texts[0] }
    return zip(paths, texts).map { "// \($0)\n\n\($1)" }.joined(separator: "\n")
  }

  private static func read(_ path: String) throws(CommandFailure) -> SourceFile {
    let bytes = try CommandFile.read(path)
    guard String(bytes: bytes, encoding: .utf8) != nil else {
      throw CommandFailure(text: "'\(path)' is not a text in UTF-8")
    }
    return SourceFile(path: path, bytes: bytes)
  }
}
