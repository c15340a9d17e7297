// Cases are numbers, and unknown ones are a fallback case.
// The models are in Fallbacks.swift.

extension Answer: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Int64.self) {
    case 200: return .ok
    case 404: return .missing
    case -1: return .unknown
    default: return .unknown
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .ok: writer.raw("200")
    case .missing: writer.raw("404")
    case .unknown: writer.raw("-1")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try Int64.readKey(&reader) {
    case 200: return .ok
    case 404: return .missing
    case -1: return .unknown
    default: return .unknown
    }
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .ok: writer.raw("\"200\":")
    case .missing: writer.raw("\"404\":")
    case .unknown: writer.raw("\"-1\":")
    }
  }
}
