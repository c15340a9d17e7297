#if canImport(FoundationEssentials)
internal import Synchronization
#else
internal import Foundation
#endif

/// A lock for what all threads share: that of the platform, since Foundation's essentials have none.
struct Lock: ~Copyable, Sendable {
  #if canImport(FoundationEssentials)
  private let lock = Mutex(())
  #else
  private let lock = NSLock()
  #endif

  func withLock<Result>(_ body: () -> Result) -> Result {
    #if canImport(FoundationEssentials)
    lock.withLock { _ in body() }
    #else
    lock.withLock(body)
    #endif
  }
}
