// What a model's partial value is. Not copyable, it makes less code in a release build; in a debug
// build, where checking that costs about a fifth of the compile time, it may as well be copied.
#if DEBUG
/// The storage of a partial value: anything in a debug build.
@_spi(Generated)
public typealias PartialStorage = Any
#else
/// The storage of a partial value: not copyable in a release build.
@_spi(Generated)
public typealias PartialStorage = ~Copyable
#endif
