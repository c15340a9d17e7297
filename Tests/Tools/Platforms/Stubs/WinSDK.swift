// Declarations of the Windows SDK, after its documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

public typealias ULONG_PTR = UInt64

public func GetCurrentThreadStackLimits(
  _ low: UnsafeMutablePointer<ULONG_PTR>!, _ high: UnsafeMutablePointer<ULONG_PTR>!
) {}
