public import Foundation

extension CGFloat: Readable, Writable {
  /// Reads a number.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> CGFloat {
    CGFloat(try reader.readDouble())
  }

  /// Writes a number in its shortest form.
  public func write(to writer: inout JSONWriter) { writer.write(Double(self)) }
}
