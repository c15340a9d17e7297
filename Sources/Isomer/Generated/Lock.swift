#if canImport(Darwin)
internal import Foundation
#else
internal import Synchronization
#endif

/// A lock for what all threads share: that of the platform, since Foundation's essentials have none.
struct Lock: ~Copyable, Sendable {
  #if canImport(Darwin)
  private let lock = NSLock()
  #else
  private let lock = Mutex(())
  #endif

  func withLock<Result>(_ body: () -> Result) -> Result {
    #if canImport(Darwin)
    lock.withLock(body)
    #else
    lock.withLock { _ in body() }
    #endif
  }
}
