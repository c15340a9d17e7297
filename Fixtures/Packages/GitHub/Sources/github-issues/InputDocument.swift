import Foundation

/// The bytes of a document and the name of their source.
struct InputDocument {
  let name: String
  let bytes: Data
  /// True for the sample document of this package.
  var isSample = false

  /// Reads the selected input.
  ///
  /// Without one, standard input is read if it is a pipe or a file with any bytes; otherwise the
  /// sample.
  init(_ input: Arguments.Input?) throws {
    switch input {
    case .file(let url):
      name = url.lastPathComponent
      do { bytes = try Data(contentsOf: url) } catch {
        throw Failure("cannot read '\(url.path)': \(error.localizedDescription)")
      }
    case .standardInput:
      name = "standard input"
      bytes = try FileHandle.standardInput.readToEnd() ?? Data()
    case nil where Self.isPiped:
      let piped = try InputDocument(.standardInput)
      self = piped.bytes.isEmpty ? try InputDocument(.sample) : piped
    case .sample, nil:
      guard let url = Bundle.module.url(forResource: "issues", withExtension: "json") else {
        throw Failure("the sample document is missing")
      }
      name = "the sample"
      bytes = try Data(contentsOf: url)
      isSample = true
    }
  }

  /// True if standard input is neither a terminal nor a device.
  private static var isPiped: Bool {
    var status = stat()
    guard fstat(FileHandle.standardInput.fileDescriptor, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFREG
  }
}
