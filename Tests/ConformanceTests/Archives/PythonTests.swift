import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests that another program reads archives: Python with `cbor2` from PyPI, if installed.
@Suite struct PythonTests {
  private final class Writer: Archivable {
    let name: String

    init(name: String) { self.name = name }

    static let mappedShape = ArchiveShape("Writer", version: 3, "name")

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
      let start = reader.position
      var slot = ArchiveSlot()
      if let made = try reader.existing(Self.self, &slot) { return made }
      let object = try reader.object(mappedShape)
      var name = ""
      if try reader.field(0, of: object) { name = try String.unarchive(&reader) }
      reader.leave(object)
      let value = Writer(name: name)
      try reader.made(value, slot)
      return try reader.casting(value, to: Self.self, from: start)
    }

    func archive(to writer: inout ArchiveWriter) {
      guard writer.begins(self), writer.begin(Self.mappedShape) else { return }
      name.archive(to: &writer)
      writer.end()
      writer.ends(self)
    }
  }

  /// A model with all kinds of values from the table in the guide.
  private struct Book: Archivable {
    var writers: [Writer]

    static let mappedShape = ArchiveShape("Book", "writers\nscalars\nset\nmap\nnested\nrepeated")

    static let uuid = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Book {
      let object = try reader.object(mappedShape)
      var writers: [Writer] = []
      if try reader.field(0, of: object) { writers = try [Writer].unarchive(&reader) }
      reader.leave(object)
      return Book(writers: writers)
    }

    func archive(to writer: inout ArchiveWriter) {
      guard writer.begin(Self.mappedShape) else { return }
      writers.archive(to: &writer)
      guard writer.beginArray(11) else { return }
      true.archive(to: &writer)
      (-500).archive(to: &writer)
      UInt64.max.archive(to: &writer)
      1.5.archive(to: &writer)
      0.1.archive(to: &writer)
      "héllo".archive(to: &writer)
      Data([0, 255]).archive(to: &writer)
      Date(timeIntervalSince1970: 1_443_164_400).archive(to: &writer)
      Decimal(sign: .minus, exponent: -2, significand: 27315).archive(to: &writer)
      Book.uuid.archive(to: &writer)
      Int?.none.archive(to: &writer)
      writer.endArray()
      Set([30, 2, -1]).archive(to: &writer)
      ["b": 1, "a": 2, "": 3].archive(to: &writer)
      Int??.some(.none).archive(to: &writer)
      repeated(to: &writer)
      writer.end()
    }

    /// Writes texts, bytes and values that are encoded as them, some of them repeatedly.
    private func repeated(to writer: inout ArchiveWriter) {
      let number = Decimal(string: "123456789012345678901234567891") ?? 0
      guard writer.beginArray(6) else { return }
      ["héllo", "Ann", "other", "other"].archive(to: &writer)
      [Data([0, 255]), Data([1, 2, 3, 4]), Data([1, 2, 3, 4])].archive(to: &writer)
      [Book.uuid, Book.uuid].archive(to: &writer)
      [number, number].archive(to: &writer)
      Set(["other", "héllo", "another"]).archive(to: &writer)
      ["other": "Ann", "numbers": "other"].archive(to: &writer)
      writer.endArray()
    }
  }

  private static let script = """
    import sys, cbor2
    data = bytes.fromhex(sys.argv[1])
    version, models, body, checksum = cbor2.loads(data)
    print("version", version)
    for model in models: print("model", model[0], model[1], list(model[2]))
    print("checksum", checksum == data[-8:])
    print("object", body.tag, body.value[0])
    writers, scalars, numbers, map, nested, repeated = body.value[1:]
    print("writer", writers[0].tag, list(writers[0].value), writers[0] is writers[1])
    print("writer", list(writers[2].value))
    for value in scalars[:7]: print(repr(value))
    print(scalars[7].timestamp(), scalars[8], scalars[9], scalars[10])
    print(sorted(numbers), "set" in type(numbers).__name__)
    print(list(map.items()), list(nested))
    texts, blocks, uuids, decimals, set, words = repeated
    print(list(texts), list(blocks), [str(uuid)[-4:] for uuid in uuids])
    print([str(number) for number in decimals], sorted(set), list(words.items()))
    print(data.count(b"other"), data.count("héllo".encode()), data.count(bytes([0xd8, 0x19])))
    """

  @Test func `the documented structure`() throws {
    let ann = Writer(name: "Ann")
    let data = try Book(writers: [ann, ann, Writer(name: "Bob")]).archive()
    let hexadecimal = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    guard let output = try python(Self.script, hexadecimal) else {
      print("python3 with cbor2 is not here (pip install cbor2): archives were not read by it")
      return
    }
    #expect(
      output == """
        version 1
        model Book 0 ['writers', 'scalars', 'set', 'map', 'nested', 'repeated']
        model Writer 3 ['name']
        checksum True
        object 27 0
        writer 27 [1, 'Ann'] True
        writer [1, 'Bob']
        True
        -500
        18446744073709551615
        1.5
        0.1
        'héllo'
        b'\\x00\\xff'
        1443164400.0 -273.15 00010203-0405-0607-0809-0a0b0c0d0e0f None
        [-1, 2, 30] True
        [('', 3), ('a', 2), ('b', 1)] [None]
        ['héllo', 'Ann', 'other', 'other'] [b'\\x00\\xff', b'\\x01\\x02\\x03\\x04', b'\\x01\\x02\\x03\\x04'] ['0e0f', '0e0f']
        ['123456789012345678901234567891', '123456789012345678901234567891'] ['another', 'héllo', 'other'] [('other', 'Ann'), ('numbers', 'other')]
        2 1 12

        """)
  }

  /// Returns the output of a script, or nil if Python or the module is not installed.
  private func python(_ script: String, _ argument: String) throws -> String? {
    guard try run(["-c", "import cbor2"]).status == 0 else { return nil }
    let result = try run(["-c", script, argument])
    #expect(result.status == 0, "\(result.output)")
    return result.output
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["PYTHONUTF8"] = "1"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
