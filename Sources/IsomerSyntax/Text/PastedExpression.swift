/// An expression that the user wrote and generated code repeats, with its location.
///
/// A class, since descriptions have many of them.
package final class PastedExpression: Sendable, Equatable {
  package let text: String
  package let path: String
  package let location: SourceLocation
  package let shape: ValueShape

  package init(text: String, path: String, location: SourceLocation, shape: ValueShape) {
    self.text = text
    self.path = path
    self.location = location
    self.shape = shape
  }

  /// Creates generated code, with the location that its errors are reported at.
  package convenience init(
    _ text: String, in file: SourceFile, at offset: Int, shape: ValueShape = .expression
  ) {
    self.init(text: text, path: file.path, location: file.location(at: offset), shape: shape)
  }

  /// Returns another text with the same location.
  package func with(text: String) -> PastedExpression {
    PastedExpression(text: text, path: path, location: location, shape: shape)
  }

  package static func == (left: PastedExpression, right: PastedExpression) -> Bool {
    left === right
      || (left.text, left.path, left.location) == (right.text, right.path, right.location)
        && left.shape == right.shape
  }
}
