import Dispatch
import Foundation
import IsomerCommands

/// The progress of the command, on the terminal of standard error.
enum Progress {
  /// Nil if standard error is not a terminal that can erase a line.
  private static let line: ProgressLine? = {
    #if os(Windows)
    return nil
    #else
    let environment = ProcessInfo.processInfo.environment
    guard ProgressLine.isSupported(byTerminal: environment["TERM"]) else { return nil }
    // In a plugin of SwiftPM, standard error is a pipe; the plugin names the terminal, if there is one.
    let terminal =
      environment["ISOMER_TERMINAL"].flatMap { FileHandle(forWritingAtPath: $0) }
      ?? FileHandle.standardError
    guard isatty(terminal.fileDescriptor) == 1 else { return nil }
    let start = ContinuousClock.now
    return ProgressLine(
      elapsed: { start.duration(to: .now) }, write: { terminal.write(Data($0.utf8)) })
    #endif
  }()

  /// Runs a command, and updates the line until it has ended.
  static func showing<Result>(_ command: () -> Result) -> Result {
    guard let line else { return command() }
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now(), repeating: .milliseconds(100), leeway: .milliseconds(20))
    timer.setEventHandler { line.update() }
    timer.resume()
    defer {
      timer.cancel()
      line.erase()
    }
    return command()
  }

  /// Sets the step that the line shows.
  static func report(_ step: String) { line?.report(step) }

  /// Sets the step that the line shows, with the number of files that are done.
  static func report(_ step: String, _ done: Int, _ count: Int) {
    guard let line else { return }
    line.report(ProgressLine.text(step, done, of: count, "file"))
  }

  /// Erases the line, before something else is written to the terminal.
  static func erase() { line?.erase() }
}
