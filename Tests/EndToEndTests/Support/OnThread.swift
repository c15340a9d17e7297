import Foundation

/// Runs a closure on a thread with a stack of the given size in bytes.
func onThread<Result: Sendable>(stack: Int, _ body: @escaping @Sendable () -> Result) -> Result? {
  nonisolated(unsafe) var result: Result?
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    result = body()
    done.signal()
  }
  thread.stackSize = stack
  thread.start()
  done.wait()
  return result
}
