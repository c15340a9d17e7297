extension CodePrinter {
  /// Prints the reading of a part of an object, after which others are read even if it fails; `start`
  /// is the position of the object if that is read again.
  func postponing(from start: String? = nil, _ body: (CodePrinter) -> Void) {
    line("do throws(Isomer.ReadingFailure) {")
    indented(body)
    line("} catch {")
    indented {
      $0.line("missingKeys |= try reader.postpone(error\(start.map { ", from: \($0)" } ?? ""))")
    }
    line("}")
  }
}
