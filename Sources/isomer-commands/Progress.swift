import Foundation

/// The steps of a command that takes longer than two seconds, on a terminal.
final class Progress {
  private static let patience = 2.0
  private let start = Date()

  func report(_ step: String) {
    guard isatty(FileHandle.standardError.fileDescriptor) == 1,
      Date().timeIntervalSince(start) > Self.patience
    else { return }
    Console.error("\(step) …")
  }
}
