#if canImport(Darwin)
import Darwin
import Foundation
#else
import FoundationEssentials
#if os(Windows)
@preconcurrency import CRT
#elseif canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#endif
#endif

/// Standard error, where build systems look for diagnostics, and the end of the process.
///
/// The tool does without all of Foundation, whose static library is 40 MB large.
enum Console {
  static func error(_ text: String) {
    #if canImport(Darwin)
    FileHandle.standardError.write(Data((text + "\n").utf8))
    #else
    fputs(text + "\n", stderr)
    #endif
  }

  static func error(_ path: String, cannotBeWritten error: any Error) {
    let cause = (error as? CocoaError)?.underlying as? POSIXError
    let reason = cause.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
    self.error("error: '\(path)' cannot be written: \(reason)")
  }

  static func exit(_ status: Int32) -> Never {
    #if os(Windows)
    CRT.exit(status)
    #elseif canImport(Darwin)
    Darwin.exit(status)
    #elseif canImport(Glibc)
    Glibc.exit(status)
    #else
    Musl.exit(status)
    #endif
  }
}
