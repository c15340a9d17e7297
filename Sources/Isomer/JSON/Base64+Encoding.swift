// In a file of its own, because the generator, which shares the decoder, encodes no bytes.
extension Base64 {
  /// Encodes bytes; the output has room for four characters for every three bytes or part of them.
  static func encode(_ bytes: UnsafeRawBufferPointer, _ output: UnsafeMutablePointer<UInt8>) {
    var output = output
    var index = 0
    func digit(_ value: UInt32) -> UInt8 { alphabet.utf8Start[Int(value & 63)] }
    while index + 3 <= bytes.count {
      let bits =
        UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
      output[0] = digit(bits >> 18)
      output[1] = digit(bits >> 12)
      output[2] = digit(bits >> 6)
      output[3] = digit(bits)
      output += 4
      index += 3
    }
    guard index < bytes.count else { return }
    let isPair = index + 2 == bytes.count
    let bits = UInt32(bytes[index]) << 16 | (isPair ? UInt32(bytes[index + 1]) << 8 : 0)
    output[0] = digit(bits >> 18)
    output[1] = digit(bits >> 12)
    output[2] = isPair ? digit(bits >> 6) : 0x3D
    output[3] = 0x3D
  }
}
