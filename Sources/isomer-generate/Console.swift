import Foundation

/// Standard error, where build systems look for diagnostics.
enum Console {
  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

enum Usage {
  static let text = """
    usage: isomer-generate generate --module NAME --output DIRECTORY FILE…
           isomer-generate dump FILE…

    generate  writes X.mapped.swift for every X.swift, and only what has changed
    dump      prints what is found in the files as JSON
    """
}
