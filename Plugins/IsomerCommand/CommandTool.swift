import Foundation
import PackagePlugin

/// The tool isomer-commands, whose standard error becomes diagnostics of the plugin.
///
/// SwiftPM writes both outputs of a plugin's programs to standard output, so errors would be a part of
/// the result.
struct CommandTool {
  let url: URL

  /// The terminal that is the standard error of SwiftPM, for the progress of the tool; only Linux shows
  /// it to other processes.
  private var terminal: [String: String] {
    #if os(Linux)
    let link = "/proc/\(getppid())/fd/2"
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    guard let path, path.hasPrefix("/dev/") else { return [:] }
    return ["ISOMER_TERMINAL": path]
    #else
    return [:]
    #endif
  }

  /// Runs a verb with its arguments, which may be in a file.
  func run(_ arguments: [String]) throws {
    guard arguments.first != "model" || !arguments.contains("-") else {
      return Diagnostics.error(
        "SwiftPM does not pass standard input to commands; write the samples to a file")
    }
    let process = Process()
    let errors = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(terminal) { $1 }
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let messages = Message.messages(in: text)
    for message in messages { message.report() }
    // An error determines the exit code of SwiftPM.
    if process.terminationStatus != 0, !messages.contains(where: { $0.severity == .error }) {
      Diagnostics.error("the command failed")
    }
  }
}

/// A message with its following lines, such as the usage after an invalid argument.
private struct Message {
  var severity: Diagnostics.Severity
  var text: String

  static func messages(in text: String) -> [Message] {
    var messages: [Message] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = Message(String(line)) {
        messages.append(message)
      } else if messages.isEmpty {
        messages.append(Message(severity: .remark, text: String(line)))
      } else {
        messages[messages.count - 1].text += "\n\(line)"
      }
    }
    return messages
  }

  func report() {
    let text = text.drop { $0.isNewline }
    guard !text.isEmpty else { return }
    switch severity {
    case .error: Diagnostics.error(String(text))
    case .warning: Diagnostics.warning(String(text))
    default: Diagnostics.remark(String(text))
    }
  }
}

extension Message {
  /// Reads the first line of a message: `error: text` or `path:line:column: error: text`.
  fileprivate init?(_ line: String) {
    let words: [(String, Diagnostics.Severity)] = [
      ("error: ", .error), ("warning: ", .warning), ("note: ", .warning),
      ("remark: ", .remark),
    ]
    for (word, severity) in words {
      if line.hasPrefix(word) {
        self.init(severity: severity, text: String(line.dropFirst(word.count)))
        return
      }
      if line.firstRange(of: ": \(word)") != nil {
        self.init(
          severity: severity, text: line.replacing(": \(word)", with: ": ", maxReplacements: 1))
        return
      }
    }
    return nil
  }
}
