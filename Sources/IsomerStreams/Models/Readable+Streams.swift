#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import Isomer

// The entry points for reading the elements of an array, and JSON Lines.

extension Readable {
  /// Returns the elements of an array, read while the chunks of the document arrive.
  ///
  /// ```swift
  /// for try await issue in Issue.elements(json: body, at: "data.items") {
  ///   try await insert(issue)
  /// }
  /// ```
  ///
  /// The chunks are any sequences of bytes, cut anywhere. The empty path, or none, is the whole
  /// document. The text before and after the array must be valid JSON and is otherwise ignored,
  /// except that no key on the path may occur twice. An element with more bytes than the limit,
  /// by default 16 MiB, is an error with the code `sizeLimit`; a string or number with more bytes
  /// ends the stream.
  public static func elements<Chunks: AsyncSequence>(
    json chunks: Chunks, at path: ValuePath = ValuePath(), elementLimit: Int = 1 << 24,
    options: ReadingOptions = ReadingOptions()
  ) -> JSONStream<Self, Chunks> where Chunks.Element: Sequence<UInt8> {
    JSONStream(chunks: chunks, form: StreamForm(.array, path, elementLimit, options))
  }

  /// Returns the elements of an array in memory, read one by one.
  ///
  /// ```swift
  /// for result in Issue.elements(json: data, at: "data.items") {
  ///   try insert(result.get())
  /// }
  /// ```
  ///
  /// The rules are those of the function for chunks.
  public static func elements(
    json: some JSONInput, at path: ValuePath = ValuePath(), elementLimit: Int = 1 << 24,
    options: ReadingOptions = ReadingOptions()
  ) -> JSONSequence<Self> {
    JSONSequence(form: StreamForm(.array, path, elementLimit, options)) {
      MemorySource(input: json)
    }
  }

  /// Returns the elements of an array in a file, read one by one.
  ///
  /// ```swift
  /// for result in Issue.elements(contentsOf: file, at: "data.items") {
  ///   try insert(result.get())
  /// }
  /// ```
  ///
  /// The rules are those of the function for chunks. To read asynchronously, pass ``FileChunks``
  /// to that function.
  public static func elements(
    contentsOf file: URL, at path: ValuePath = ValuePath(), elementLimit: Int = 1 << 24,
    options: ReadingOptions = ReadingOptions()
  ) -> JSONSequence<Self> {
    let name = file.path
    return JSONSequence(form: StreamForm(.array, path, elementLimit, options)) {
      FileSource(path: name)
    }
  }

  /// Returns the models in JSON Lines, read while the chunks arrive.
  ///
  /// ```swift
  /// for try await issue in Issue.lines(json: response.body) {
  ///   try await insert(issue)
  /// }
  /// ```
  ///
  /// The chunks are any sequences of bytes, cut anywhere. Each line contains a document; with a
  /// path, the value at it in each document is read. Lines end with a line feed, which may follow a
  /// carriage return; blank lines are skipped. A line with more bytes than the limit, by default
  /// 16 MiB, is an error with the code `sizeLimit`.
  public static func lines<Chunks: AsyncSequence>(
    json chunks: Chunks, at path: ValuePath = ValuePath(), elementLimit: Int = 1 << 24,
    options: ReadingOptions = ReadingOptions()
  ) -> JSONStream<Self, Chunks> where Chunks.Element: Sequence<UInt8> {
    JSONStream(chunks: chunks, form: StreamForm(.lines, path, elementLimit, options))
  }

  /// Returns the models in JSON Lines in memory, read one by one.
  ///
  /// ```swift
  /// for result in Issue.lines(json: data) {
  ///   try insert(result.get())
  /// }
  /// ```
  ///
  /// The rules are those of the function for chunks.
  public static func lines(
    json: some JSONInput, at path: ValuePath = ValuePath(), elementLimit: Int = 1 << 24,
    options: ReadingOptions = ReadingOptions()
  ) -> JSONSequence<Self> {
    JSONSequence(form: StreamForm(.lines, path, elementLimit, options)) {
      MemorySource(input: json)
    }
  }

  /// Returns the models in a file of JSON Lines, read one by one.
  ///
  /// ```swift
  /// for result in Issue.lines(contentsOf: file) {
  ///   try insert(result.get())
  /// }
  /// ```
  ///
  /// The rules are those of the function for chunks. To read asynchronously, pass ``FileChunks``
  /// to that function.
  public static func lines(
    contentsOf file: URL, at path: ValuePath = ValuePath(), elementLimit: Int = 1 << 24,
    options: ReadingOptions = ReadingOptions()
  ) -> JSONSequence<Self> {
    let name = file.path
    return JSONSequence(form: StreamForm(.lines, path, elementLimit, options)) {
      FileSource(path: name)
    }
  }
}
