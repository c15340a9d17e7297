import Foundation
import IsomerGenerator
import IsomerSyntax

/// Models and their generated code, compiled as one module up to SIL.
struct Compilation {
  private let files: [(name: String, bytes: [UInt8])]

  init(_ sources: [SourceFile], _ generated: [GeneratedFile]) {
    files = sources.map { ($0.path, $0.bytes) } + generated.map { ($0.name, [UInt8]($0.text.utf8)) }
  }

  /// An error or a warning of the compiler.
  struct Problem: Hashable {
    var text: String
    /// The name of the model's file, or empty if none is named.
    var model: String
    var isGenerated: Bool
    var isError: Bool
  }

  /// Warnings in generated code count as errors, because users can treat them as errors.
  func problems(
    against modules: String, _ extra: [String] = []
  ) throws -> [Problem] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files { try Data(file.bytes).write(to: folder.appending(path: file.name)) }
    let options = ["-module-name", "Models", "-swift-version", "6", "-wmo", "-Onone"] + extra
    let (output, status) = try run(
      ["swiftc"] + options + ["-enable-testing", "-I", modules, "-emit-sil", "-o", "models.sil"]
        + files.map(\.name), in: folder)
    let found = Set(output.split(separator: "\n").compactMap(problem))
    if status == 0 || found.contains(where: \.isError) { return found.sorted { $0.text < $1.text } }
    return [Problem(text: output, model: "", isGenerated: true, isError: true)]
  }

  private func problem(_ line: Substring) -> Problem? {
    guard let place = line.range(of: ".swift:"), !line.hasPrefix(" ") else { return nil }
    let isError = line.contains(": error: ")
    guard isError || line.contains(": warning: ") else { return nil }
    let file = line[..<place.lowerBound].split(separator: "/").last.map(String.init) ?? ""
    let isGenerated = file.hasSuffix(".mapped")
    guard isError || isGenerated else { return nil }
    let model = (isGenerated ? String(file.dropLast(7)) : file) + ".swift"
    return Problem(text: String(line), model: model, isGenerated: isGenerated, isError: isError)
  }

  private func run(_ arguments: [String], in folder: URL) throws -> (String, Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
