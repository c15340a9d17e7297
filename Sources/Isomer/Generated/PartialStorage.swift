// Noncopyable storage needs less code, but checking it costs a fifth of the compile time of a debug
// build.
#if DEBUG
/// The storage of a partial value: anything in a debug build.
@_spi(Generated)
public typealias PartialStorage = Any
#else
/// The storage of a partial value: not copyable in a release build.
@_spi(Generated)
public typealias PartialStorage = ~Copyable
#endif
