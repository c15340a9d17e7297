#if os(Windows)
internal import WinSDK
#elseif canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The space left on the stack of the current thread.
///
/// Reading and writing models recurses in generated code with frames of any size, on threads with
/// stacks of any size: 512 KiB are common. A limit on levels alone cannot protect all of them, so
/// deeply nested containers check the stack itself.
package enum StackRoom {
  /// The number of levels that are nested without checking the stack.
  package static var uncheckedDepth: Int { 16 }

  /// The number of levels that are read without checking the stack: none on a small one, because a
  /// debug build can use 16 KiB for each level.
  package static var freeDepth: Int {
    isLeft(UInt(uncheckedDepth) << 14 + reserve) ? uncheckedDepth : 0
  }

  /// The number of bytes that must be left for other calls of a level: a formatter, a regular
  /// expression, a hook.
  package static var reserve: UInt { 1 << 16 }

  /// The reason of an error if no stack is left.
  package static var words: String {
    "arrays and objects are nested deeper than the thread's stack allows"
  }

  /// The reason of an error if a limit is exceeded.
  package static func words(limit: Int) -> String {
    "arrays and objects are nested deeper than \(limit) levels"
  }

  /// Returns the reason why no other level may be nested; nil if one may.
  package static func refusal(at depth: Int, limit: Int) -> String? {
    guard depth < limit else { return words(limit: limit) }
    return isLeft() ? nil : words
  }

  /// Returns whether another level may be nested, or whether a number of bytes are left.
  @inline(never)
  package static func isLeft(_ reserve: UInt = reserve) -> Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    let end = lowestAddress()
    // An address below the end belongs to another stack, about which nothing is known.
    return address >= end &+ reserve || address < end
  }

  #if os(Windows)
  /// The lowest address of the thread's stack.
  private static func lowestAddress() -> UInt {
    var (low, high): (ULONG_PTR, ULONG_PTR) = (0, 0)
    GetCurrentThreadStackLimits(&low, &high)
    return UInt(low)
  }
  #else
  /// The lowest address of the thread's stack, found once; 1 if the system does not provide it.
  @inline(__always) private static func lowestAddress() -> UInt {
    if let known = pthread_getspecific(key) { return UInt(bitPattern: known) }
    let end = max(findLowestAddress(), 1)
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: end))
    return end
  }

  /// The key of the lowest address of each thread's stack.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : pthread_key_t.max
  }()

  private static func findLowestAddress() -> UInt {
    #if canImport(Darwin)
    let thread = pthread_self()
    let start = UInt(bitPattern: pthread_get_stackaddr_np(thread))
    return start &- UInt(pthread_get_stacksize_np(thread))
    #else
    // The C modules do not declare this function, which the libraries contain.
    typealias Function = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    guard let symbol = dlsym(nil, "pthread_getattr_np") else { return 0 }
    let read = unsafeBitCast(symbol, to: Function.self)
    return withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
      guard let attributes = attributes.baseAddress, read(pthread_self(), attributes) == 0 else {
        return 0
      }
      defer { pthread_attr_destroy(attributes) }
      var start: UnsafeMutableRawPointer?
      var size = 0
      return pthread_attr_getstack(attributes, &start, &size) == 0 ? UInt(bitPattern: start) : 0
    }
    #endif
  }
  #endif
}
