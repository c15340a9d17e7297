import Isomer

/// The path and the layout of the elements of a stream, and the options for reading them.
struct StreamForm: Sendable {
  let layout: JSONStreamWriter.Layout
  /// The path of the array in the document, or of the model in the document of each line.
  let path: ValuePath
  let elementLimit: Int
  let options: ReadingOptions

  init(
    _ layout: JSONStreamWriter.Layout, _ path: ValuePath, _ elementLimit: Int,
    _ options: ReadingOptions
  ) {
    self.layout = layout
    self.path = path
    self.elementLimit = min(max(elementLimit, 1), .max >> 2)
    self.options = options
  }
}

/// How much of a stream has been read.
public struct StreamProgress: Sendable, Equatable {
  /// The number of bytes of everything that has been read.
  public internal(set) var bytes = 0
  /// The number of elements that have been read.
  public internal(set) var elements = 0
  /// The number of elements that could not be read.
  public internal(set) var invalidElements = 0
}
