// In a file of its own, because the generator, which shares the parser, writes no dates.
extension RFC3339 {
  /// The longest text: date, time, nine digits and `Z`.
  static var longestText: Int { 30 }

  /// Writes the time in UTC with the given number of fraction digits; returns the number of bytes.
  ///
  /// The seconds must be between `earliest` and `latest`.
  @_optimize(speed)
  func write(fractionDigits: Int, _ output: UnsafeMutablePointer<UInt8>) -> Int {
    let secondOfDay = Self.remainder(seconds, 86_400)
    writeDate((seconds - secondOfDay) / 86_400, output)
    output[10] = 0x54
    writePair(secondOfDay / 3600, output + 11)
    output[13] = Byte.colon
    writePair(secondOfDay / 60 % 60, output + 14)
    output[16] = Byte.colon
    writePair(secondOfDay % 60, output + 17)
    var end = 19
    if fractionDigits > 0 {
      output[end] = Byte.point
      var rest = nanoseconds
      for _ in 0..<fractionDigits {
        end += 1
        output[end] = Byte.zero + UInt8(rest / 100_000_000)
        rest = rest % 100_000_000 * 10
      }
      end += 1
    }
    output[end] = 0x5A
    return end + 1
  }

  /// Writes a date; the inverse of `daysSince1970`, from the same paper.
  @_optimize(speed)
  private func writeDate(_ days: Int, _ output: UnsafeMutablePointer<UInt8>) {
    let shifted = days + 719_468 + 146_097
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + (era - 1) * 400 + (month <= 2 ? 1 : 0)
    writePair(year / 100, output)
    writePair(year % 100, output + 2)
    output[4] = Byte.minus
    writePair(month, output + 5)
    output[7] = Byte.minus
    writePair(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, output + 8)
  }

  @inline(__always)
  private func writePair(_ value: Int, _ output: UnsafeMutablePointer<UInt8>) {
    output[0] = Byte.zero &+ UInt8(truncatingIfNeeded: value / 10)
    output[1] = Byte.zero &+ UInt8(truncatingIfNeeded: value % 10)
  }
}
