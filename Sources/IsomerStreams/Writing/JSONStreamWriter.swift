#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import Isomer

/// Writes values one by one, as a JSON array or as JSON Lines.
///
/// ```swift
/// var writer = JSONStreamWriter(.lines) { try await connection.send($0) }
/// for try await issue in issues { try await writer.write(issue) }
/// try await writer.finish()
/// ```
///
/// The bytes are passed on in chunks of about 64 KiB. Writing waits until the receiver has taken a
/// chunk, so a slow receiver slows the writer down. The memory holds one chunk, or one value if that
/// is larger.
public struct JSONStreamWriter: ~Copyable {
  /// The form of the output.
  public enum Layout: Sendable {
    /// A JSON array: `[{"id":1},{"id":2}]`.
    case array
    /// JSON Lines: each value in a line, which ends with a line feed.
    case lines
  }

  private let layout: Layout
  private var options: WritingOptions
  private let chunkSize: Int
  private let receive: ([UInt8]) async throws -> Void
  private var chunk: [UInt8] = []

  /// The number of bytes and of values that have been written, including the current chunk.
  public private(set) var progress = StreamProgress()

  /// Creates a writer that passes its chunks to a closure, each after the previous one was taken.
  ///
  /// In JSON Lines, the option for indented output has no effect.
  public init(
    _ layout: Layout, options: WritingOptions = WritingOptions(), chunkSize: Int = 1 << 16,
    to receive: @escaping ([UInt8]) async throws -> Void
  ) {
    self.layout = layout
    self.options = options
    self.chunkSize = max(chunkSize, 1)
    self.receive = receive
    if layout == .lines { self.options.isPretty = false }
  }

  /// Creates a writer to a file, which is created, or emptied if it exists.
  ///
  /// Throws a `MappingError` with the code `storageFailed` if the file cannot be created; the other
  /// functions throw it if the file cannot be written.
  public init(
    _ layout: Layout, toFile file: URL, options: WritingOptions = WritingOptions()
  ) throws(MappingError) {
    let file = try FileBytes(writing: file.path)
    self.init(layout, options: options) { try file.write($0) }
  }

  /// Writes a value.
  ///
  /// Throws a `MappingError` for a value that JSON cannot represent, with the value's index in its
  /// path; nothing of the value is written, and the next one can be. Also throws the errors of the
  /// receiver, and a `CancellationError` if the task is cancelled.
  public mutating func write(_ value: some Writable) async throws {
    try Task.checkCancellation()
    let bytes: [UInt8]
    do throws(MappingError) {
      bytes = try value.jsonBytes(options)
    } catch {
      var error = error
      error.path = ValuePath([.index(progress.elements)]).appending(error.path)
      throw error
    }
    if layout == .array { append([progress.elements == 0 ? Byte.openBracket : Byte.comma]) }
    append(bytes)
    if layout == .lines { append([Byte.lineFeed]) }
    progress.elements += 1
    if chunk.count >= chunkSize { try await flush() }
  }

  /// Writes the values of a sequence, as they arrive.
  ///
  /// Throws like `write(_:)`, and the errors of the sequence.
  public mutating func write<Values: AsyncSequence>(contentsOf values: Values) async throws
  where Values.Element: Writable {
    for try await value in values { try await write(value) }
  }

  /// Passes the current chunk on, even if it is small.
  ///
  /// Throws the errors of the receiver.
  public mutating func flush() async throws {
    guard !chunk.isEmpty else { return }
    let full = chunk
    chunk = []
    try await receive(full)
  }

  /// Closes the array and passes the last chunk on.
  ///
  /// Without this call, the output is incomplete. Throws the errors of the receiver.
  public consuming func finish() async throws {
    if layout == .array {
      if progress.elements == 0 { append([Byte.openBracket]) }
      append([Byte.closeBracket])
    }
    try await flush()
  }

  private mutating func append(_ bytes: [UInt8]) {
    chunk.append(contentsOf: bytes)
    progress.bytes += bytes.count
  }
}
