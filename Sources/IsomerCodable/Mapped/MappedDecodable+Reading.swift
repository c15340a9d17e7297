public import Isomer

extension MappedDecodable where Self: Readable {
  /// Reads the model by its mapping.
  ///
  /// Throws like `init(from:)`.
  public static func mapped(from decoder: any Decoder) throws -> Self {
    if let decoder = decoder as? DocumentDecoder { return try decoder.decode(Self.self) }
    let own = decoder.userInfo[.readingOptions] as? ReadingOptions
    var options = own ?? ReadingOptions()
    options.acceptsConvertedKeys = true
    // With options, also keys count that no property reads.
    if own == nil, let known = (self as? any FormedDecodable.Type)?.mappedForms,
      let (result, _) = try? FormedCapture().decode(
        from: decoder, known, { read($1, options, of: $0, searches: false) }),
      let value = try? result.get()
    {
      return value
    }
    // The decoder may have other forms of the values, and errors are about those.
    let capture = FormedCapture()
    while true {
      let (result, refused) = try capture.decode(from: decoder, nil) { capture, bytes in
        read(bytes, options, of: capture, searches: capture.forms.areTried)
      }
      guard !capture.forms.advance(refused: refused) else { continue }
      do throws(MappingError) {
        return try result.get()
      } catch {
        if capture.convertsKeys {
          // Tags and hooks may have the names of the converted keys.
          (capture.convertsKeys, capture.restoresKeys) = (false, false)
          continue
        }
        throw error.decodingError(below: decoder.codingPath)
      }
    }
  }

  /// Reads a value whose scalars have been decoded; returns also the paths of the refused values.
  private static func read(
    _ bytes: UnsafeRawBufferPointer, _ options: ReadingOptions, of capture: FormedCapture,
    searches: Bool
  ) -> (Result<Self, MappingError>, [ValuePath]) {
    var options = options
    options.convertsKeys = capture.convertsKeys
    // The report contains the values that are replaced or skipped without an error.
    let collector = searches ? ReportCollector(limit: options.reportLimit) : nil
    let result: Result<Self, MappingError> = options.providingContext {
      document(bytes, ValuePath(), options, collector, isNative: true)
    }
    switch result {
    case .success:
      let entries = collector?.report.entries ?? []
      return (result, entries.filter { $0.error != nil }.map(\.path))
    case .failure(let error): return (result, error.all.map(\.path))
    }
  }
}

extension MappingError {
  /// Returns the error of Foundation's decoders with this error as the underlying one.
  func decodingError(below codingPath: [any CodingKey]) -> DecodingError {
    var keys = path.components
    let last = code == .missingKey ? keys.popLast() : nil
    let context = DecodingError.Context(
      codingPath: codingPath + keys.map(\.codingKey),
      debugDescription: FailureDetails.words(of: self),
      underlyingError: self)
    if let last { return .keyNotFound(last.codingKey, context) }
    return code == .typeMismatch ? .typeMismatch(Any.self, context) : .dataCorrupted(context)
  }
}

extension ValuePath.Component {
  fileprivate var codingKey: any CodingKey {
    switch self {
    case .key(let key): AnyCodingKey(stringValue: key)
    case .index(let index): AnyCodingKey(intValue: index)
    }
  }
}
