/// Reads and writes with two closures.
///
/// ```swift
/// // @mapped with: .custom(read: { Celsius($0) }, write: { $0.degrees })
/// var temperature: Celsius
/// ```
public struct ClosureTransformer<Input, Output>: Transformer {
  private let read: (Input) throws -> Output
  private let write: (Output) throws -> Input

  package init(
    read: @escaping (Input) throws -> Output,
    write: @escaping (Output) throws -> Input
  ) {
    self.read = read
    self.write = write
  }

  /// Returns the result of the reading closure.
  public func transform(_ input: Input) throws -> Output { try read(input) }

  /// Returns the result of the writing closure.
  public func reverse(_ output: Output) throws -> Input { try write(output) }
}

/// Reads with a closure and does not write.
///
/// ```swift
/// // @mapped skip: .write, with: .reading { (text: String) in
/// //   text.lowercased()
/// // }
/// var name: String
/// ```
public struct ReadingTransformer<Input, Output>: ForwardTransformer {
  private let read: (Input) throws -> Output

  package init(_ read: @escaping (Input) throws -> Output) {
    self.read = read
  }

  /// Returns the result of the closure.
  public func transform(_ input: Input) throws -> Output { try read(input) }
}

extension ForwardTransformer {
  /// Reads with one closure and writes with another.
  ///
  /// ```swift
  /// .custom(
  ///   read: { (text: String) in text.lowercased() },
  ///   write: { $0.uppercased() })
  /// ```
  ///
  /// The closures' types must follow from the closures and the property together. An error that
  /// they throw becomes a ``MappingError`` at the value.
  public static func custom<Input, Output>(
    read: @escaping (Input) throws -> Output,
    write: @escaping (Output) throws -> Input
  ) -> Self where Self == ClosureTransformer<Input, Output> {
    ClosureTransformer(read: read, write: write)
  }

  /// Reads with a closure; the property is not written.
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
