#if canImport(Darwin)
internal import Foundation
#else
internal import Synchronization
#endif

/// The platform's lock, because `FoundationEssentials` has none.
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
