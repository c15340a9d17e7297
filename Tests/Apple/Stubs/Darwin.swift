// The C library of Apple's platforms, as far as it is not that of Linux.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Glibc

public let F_FULLFSYNC: Int32 = 51
