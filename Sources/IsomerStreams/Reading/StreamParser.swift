import Isomer

/// Reads the elements of a stream from the bytes that have arrived so far.
///
/// ```
/// chunks ──append──▶ buffer ──finder──▶ an element ──reader──▶ a model
///    ▲                         │ needs bytes
///    └─────────────────────────┘
/// ```
///
/// It is a class because the reader cannot be copied. The reader remains the same until the bytes
/// move, because it learns the order of the keys.
final class StreamParser {
  private var buffer: StreamBuffer
  private var finder: any ElementFinder
  private var reader: JSONReader
  private let options: ReadingOptions
  private let sizeLimit: Int
  private let path: ValuePath
  /// True if nothing more can be read, because of an error or because the stream has ended.
  private(set) var isFinished = false
  private(set) var progress = StreamProgress()

  init(_ form: StreamForm, capacity: Int) {
    let options = form.options
    self.options = options
    sizeLimit = form.elementLimit
    switch form.layout {
    case .array:
      path = ValuePath()
      finder = ArrayFinder(at: form.path, sizeLimit: sizeLimit, options: options)
    case .lines:
      path = form.path
      finder = LineFinder(at: form.path, sizeLimit: sizeLimit)
    }
    buffer = StreamBuffer(capacity: capacity)
    let bytes = UnsafeRawBufferPointer(start: buffer.base, count: buffer.capacity)
    reader = JSONReader(unsafe: bytes, options: options)
  }

  /// Moves to the next element.
  func advance() -> StreamStep {
    if isFinished { return .end }
    let step = finder.advance(&buffer)
    progress.bytes = buffer.start
    switch step {
    case .element, .needsBytes: break
    case .invalid: progress.invalidElements += 1
    case .failed, .end: isFinished = true
    }
    return step
  }
}

// MARK: - bytes

extension StreamParser {
  /// The maximum number of bytes that are appended at once.
  static var pieceSize: Int { 1 << 17 }

  /// Appends bytes of a contiguous chunk from an offset on; returns the offset after them.
  func append(_ bytes: UnsafeRawBufferPointer, from offset: Int) -> Int {
    let piece = UnsafeRawBufferPointer(
      rebasing: bytes[offset..<min(bytes.count, offset + Self.pieceSize)])
    return offset
      + fill(atLeast: piece.count) { free in
        free.copyMemory(from: piece)
        return piece.count
      }
  }

  /// Appends the bytes that a closure stores; it receives memory for at least as many bytes.
  func fill<Failure: Error>(
    atLeast room: Int, _ store: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    if buffer.makeRoom(room) { renewReader() }
    let count = try buffer.fill(store)
    // As much rereading is allowed as for the same bytes in memory.
    reader.allowRereading(of: count)
    return count
  }

  /// Records that no more bytes will arrive.
  func finish() { buffer.isFinal = true }

  private func renewReader() {
    let bytes = UnsafeRawBufferPointer(start: buffer.base, count: buffer.capacity)
    var renewed = JSONReader(unsafe: bytes, options: options)
    renewed.continueRereading(of: reader)
    reader = renewed
  }
}

// MARK: - elements

extension StreamParser {
  /// Reads the element to which `advance` has moved; returns nil if `advance` is to be called
  /// again.
  func read<Model: Readable>(_: Model.Type) throws(MappingError) -> Model? {
    let start = buffer.start
    if !path.isEmpty { return try readAgain(to: nil) }
    reader.count = finder.limit(buffer) - buffer.origin
    reader.cursor = start - buffer.origin
    reader.depth = finder.depth
    let model: Model
    do throws(ReadingFailure) {
      model = try readModel()
      if finder.depth == 0 { try reader.finish() }
    } catch {
      reader.forgetAttempts()
      return try readAgain(to: end())
    }
    let end = reader.cursor + buffer.origin
    guard end - start <= sizeLimit else { return follow() }
    pass(to: end)
    progress.elements += 1
    return model
  }

  @inline(__always)
  private func readModel<Model: Readable>() throws(ReadingFailure) -> Model {
    guard options.box != nil else { return try Model.read(&reader) }
    return try options.providingContext { () -> Result<Model, ReadingFailure> in
      Result { () throws(ReadingFailure) in try Model.read(&reader) }
    }.get()
  }

  /// Returns the end of the element, which could not be read; nil if it is not JSON.
  private func end() -> Int? {
    reader.cursor = buffer.start - buffer.origin
    reader.depth = finder.depth
    guard (try? reader.skipValue()) != nil else { return nil }
    return reader.cursor + buffer.origin
  }

  /// Reads the element as a document in memory, for the same errors.
  private func readAgain<Model: Readable>(to end: Int?) throws(MappingError) -> Model? {
    if let end, end - buffer.start > sizeLimit { return follow() }
    guard let document = finder.document(to: end, &buffer) else { return nil }
    let result = document.bytes.withUnsafeBytes { bytes in
      options.providingContext {
        Model.document(bytes, document.path, options, nil, isNative: false)
      }
    }
    defer { pass(to: end ?? buffer.start) }
    switch result {
    case .success(let model):
      progress.elements += 1
      return model
    case .failure(let error):
      progress.invalidElements += 1
      throw document.located(error, &buffer)
    }
  }

  /// Lets `advance` follow an element that is too large, so that the error does not depend on the
  /// chunks.
  private func follow<Model>() -> Model? {
    _ = finder.document(to: nil, &buffer)
    return nil
  }

  private func pass(to end: Int) {
    finder.pass(to: end, &buffer)
    progress.bytes = buffer.start
  }
}
