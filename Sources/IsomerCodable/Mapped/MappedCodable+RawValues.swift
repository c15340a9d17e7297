// The standard library has extensions for types with each of these raw values. Without the more
// specific ones here, the compiler would find two functions and generate another one instead.

extension MappedDecodable where Self: RawRepresentable, RawValue == Bool {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == String {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Double {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Float {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int8 {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int16 {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int32 {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == Int64 {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt8 {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt16 {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt32 {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedDecodable where Self: RawRepresentable, RawValue == UInt64 {
  /// Reads the value by its mapping.
  public init(from decoder: any Decoder) throws { self = try Self.mapped(from: decoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Bool {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == String {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Double {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Float {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int8 {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int16 {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int32 {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == Int64 {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt8 {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt16 {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt32 {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}

extension MappedEncodable where Self: RawRepresentable, RawValue == UInt64 {
  /// Writes the value by its mapping.
  public func encode(to encoder: any Encoder) throws { try encodeMapped(to: encoder) }
}
