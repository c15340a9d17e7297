/// An enum that is read and written by the names of its cases, because IsomerPlugin finds no raw type.
@_spi(Generated)
public struct NamedCases {
  /// Compiles, unlike that of an enum with raw values.
  public func haveNames() {}
}

/// An enum with a raw type that only the compiler finds.
@_spi(Generated)
public struct RawCases {
  /// Does not compile.
  @available(*, unavailable, message: "write the type of the raw values, or 'key:' for each case")
  public func haveNames() {}
}

/// Returns a value for an enum without raw values.
@_spi(Generated)
public func cases<Enum>(of type: Enum.Type) -> NamedCases { NamedCases() }

/// Returns a value for an enum with raw values.
@_spi(Generated)
public func cases<Enum: RawRepresentable>(of type: Enum.Type) -> RawCases { RawCases() }
