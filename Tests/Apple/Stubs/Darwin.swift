// The C library of Apple's platforms, as far as it is not that of Linux.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Glibc

public let F_FULLFSYNC: Int32 = 51

public func pthread_get_stackaddr_np(_ thread: pthread_t) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer(bitPattern: thread) ?? .allocate(byteCount: 1, alignment: 1)
}

public func pthread_get_stacksize_np(_ thread: pthread_t) -> Int { 0 }
