// Declarations of the C library on Apple's platforms that Linux does not have.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Glibc

public let F_FULLFSYNC: Int32 = 51

public func pthread_get_stackaddr_np(_ thread: pthread_t) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(bitPattern: thread) ?? .allocate(byteCount: 1, alignment: 1)
}

public func pthread_get_stacksize_np(_ thread: pthread_t) -> Int { 0 }
