/// The version of what generated code and this library know of each other.
///
/// Generated code names it, so that code of another version does not compile, such as code that
/// `isomer show --output` wrote. Where the compiler reports it as missing or unavailable, build
/// again, or print the code again. A change that affects generated code raises the number, and
/// makes the previous one unavailable with this advice.
@_spi(Generated)
public enum GeneratedCode1 {}
