public import Foundation
public import Isomer

extension CGFloat: Readable, Writable {
  /// Reads a number.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> CGFloat {
    CGFloat(try reader.readDouble())
  }

  /// Writes a number in its shortest form.
  public func write(to writer: inout JSONWriter) { writer.write(Double(self)) }
}

extension CGFloat: Coercible {
  /// Reads a number, or a string that contains one.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> CGFloat {
    CGFloat(try Double.readCoerced(&reader))
  }
}
