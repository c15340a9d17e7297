/// Reads and writes by two closures.
///
/// ```swift
/// // @mapped with: .custom(read: { Celsius($0) }, write: { $0.degrees })
/// var temperature: Celsius
/// ```
public struct ClosureTransformer<Input, Output>: Transformer {
  private let read: (Input) throws -> Output
  private let write: (Output) throws -> Input

  /// A transformer that reads by one closure and writes by the other.
  public init(
    read: @escaping (Input) throws -> Output,
    write: @escaping (Output) throws -> Input
  ) {
    self.read = read
    self.write = write
  }

  /// The result of the first closure.
  public func transform(_ input: Input) throws -> Output { try read(input) }

  /// The result of the second closure.
  public func reverse(_ output: Output) throws -> Input { try write(output) }
}

/// Reads by a closure and does not write.
///
/// ```swift
/// // @mapped with: .reading { (text: String) in text.lowercased() }, skip: .write
/// var name: String
/// ```
public struct ReadingTransformer<Input, Output>: ForwardTransformer {
  private let read: (Input) throws -> Output

  /// A transformer that reads by a closure.
  public init(_ read: @escaping (Input) throws -> Output) {
    self.read = read
  }

  /// The result of the closure.
  public func transform(_ input: Input) throws -> Output { try read(input) }
}

extension ForwardTransformer {
  /// Reads by one closure and writes by another one.
  ///
  /// ```swift
  /// .custom(read: { (text: String) in text.lowercased() }, write: { $0.uppercased() })
  /// ```
  ///
  /// The closures' types have to be clear from the closures and the property together. What they
  /// throw becomes a ``MappingError`` at the value.
  public static func custom<Input, Output>(
    read: @escaping (Input) throws -> Output,
    write: @escaping (Output) throws -> Input
  ) -> Self where Self == ClosureTransformer<Input, Output> {
    ClosureTransformer(read: read, write: write)
  }

  /// Reads by a closure; the property is not written.
  ///
  /// ```swift
  /// .reading { (text: String) in text.split(separator: " ").count }
  /// ```
  public static func reading<Input, Output>(
    _ read: @escaping (Input) throws -> Output
  ) -> Self where Self == ReadingTransformer<Input, Output> {
    ReadingTransformer(read)
  }
}
