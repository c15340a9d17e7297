// Types with the names that generated code uses from the standard library.
struct StaticString {}
struct Int64 {}
struct Bool {}
struct String {}
struct Hasher {}
struct ObjectIdentifier {}
struct Optional {}
struct Double {}
typealias Int = Swift.Int32
protocol Equatable {}
protocol Hashable {}
protocol CustomStringConvertible {}
