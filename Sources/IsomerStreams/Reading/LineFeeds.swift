#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif
import Isomer

/// Searches for line feeds in bytes.
enum LineFeeds {
  /// Returns the index of the first one in a range; nil if there is none.
  static func first(_ base: UnsafePointer<UInt8>, in range: Range<Int>) -> Int? {
    guard !range.isEmpty,
      let found = memchr(base + range.lowerBound, Int32(Byte.lineFeed), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Returns the number of line feeds in a range: sixteen bytes at a time, because every byte of a
  /// stream is counted.
  static func count(_ base: UnsafePointer<UInt8>, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    var count = 0
    #if !DEBUG
    while index &+ 16 <= range.upperBound {
      // A lane counts up to 255.
      let stop = min(range.upperBound, index &+ 255 &* 16)
      var lanes = splat(0)
      while index &+ 16 <= stop {
        let found = loadVector(base + index) .== splat(Byte.lineFeed)
        lanes &-= unsafeBitCast(found, to: Bytes16.self)
        index &+= 16
      }
      for lane in 0..<16 { count &+= Int(lanes[lane]) }
    }
    #endif
    while let found = first(base, in: index..<range.upperBound) {
      count &+= 1
      index = found &+ 1
    }
    return count
  }
}
