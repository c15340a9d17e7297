import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive
@testable @_spi(Generated) import IsomerFoundation

/// Tests that deeply or endlessly nested values are errors, also on threads with small stacks.
@Suite struct DepthTests {
  /// An object that can contain itself in both ways that generated code supports.
  final class Node: Readable, Writable, Archivable {
    var children: [Node] = []
    var next: Node?
    /// Makes each stack frame large.
    var text = (0, 0, 0, 0, 0, 0, 0, 0)

    static let keys = KeySet("children\nnext")
    static let mappedShape = ArchiveShape("Node", "children\nnext")

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Node {
      let node = Node()
      var key = try reader.firstKey(of: keys)
      while let index = key {
        switch index {
        case 0: node.children = try [Node].read(&reader)
        case 1: node.next = try Node?.read(&reader)
        default: try reader.skipValue()
        }
        key = try reader.nextKey(of: keys, after: index, in: reader.slots(of: keys))
      }
      return node
    }

    func write(to writer: inout JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writer.member(",\"children\":", children)
      writer.optional(",\"next\":", next, null: .omit)
      writer.endObject(start)
    }

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Node {
      let object = try reader.object(mappedShape)
      let node = Node()
      if try reader.field(0, of: object) { node.children = try [Node].unarchive(&reader) }
      if try reader.field(1, of: object) { node.next = try Node?.unarchive(&reader) }
      reader.leave(object)
      return node
    }

    func archive(to writer: inout ArchiveWriter) {
      guard writer.begin(Self.mappedShape) else { return }
      children.archive(to: &writer)
      next.archive(to: &writer)
      writer.end()
    }

    /// Unlinks a long chain one by one, because Swift would release it recursively.
    func unlink() {
      var node = Optional(self)
      while let current = node {
        node = current.next
        current.next = nil
        current.children = []
      }
    }
  }

  /// A value with large stack frames.
  struct Wide: Readable, Writable {
    var inner: [Wide] = []

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Wide {
      let inner: Result<[Wide], ReadingFailure> = withUnsafeTemporaryAllocation(
        byteCount: 1000, alignment: 8
      ) { _ in
        do throws(ReadingFailure) {
          return .success(try [Wide].read(&reader))
        } catch {
          return .failure(error)
        }
      }
      return Wide(inner: try inner.get())
    }

    func write(to writer: inout JSONWriter) {
      withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 8) { _ in inner.write(to: &writer) }
    }
  }

  /// An enum without objects or arrays between its levels.
  indirect enum Negation: Writable {
    case value
    case not(Negation)

    func write(to writer: inout JSONWriter) {
      guard writer.beginCase() else { return }
      switch self {
      case .value: writer.raw("1")
      case .not(let inner):
        writer.member("{\"not\":", inner)
        writer.raw("}")
      }
      writer.endCase()
    }
  }

  /// Returns the errors of all writing functions.
  private static func failures(of value: some Writable) -> [MappingError?] {
    func failure(_ body: () throws -> Any) -> MappingError? {
      do {
        _ = try body()
        return nil
      } catch {
        return error as? MappingError
      }
    }
    return [
      failure { try value.json() }, failure { try value.jsonString(.pretty) },
      failure { try value.object() }, failure { try value.value() },
      failure { try value.propertyList(.xml) }, failure { try value.propertyList(.binary) },
    ]
  }

  @Test func `an object that contains itself is an error in every format`() throws {
    let node = Node()
    node.children = [node]
    node.next = node
    defer { node.unlink() }
    for error in Self.failures(of: node) {
      #expect(error?.code == .depthLimit)
      #expect(error?.reason?.contains("nested deeper than") == true)
      #expect(error?.path.components.prefix(2) == [.key("children"), .index(0)])
    }
    let error = #expect(throws: MappingError.self) { try node.archive() }
    #expect(error?.code == .depthLimit)
  }

  @Test func `a deeply nested value is an error on a small stack`() {
    let codes = onThread(stack: 512 << 10) { () -> [MappingError.Code?] in
      let node = Node()
      var last = node
      for _ in 0..<20_000 {
        let next = Node()
        last.next = next
        last = next
      }
      defer { node.unlink() }
      let wide = (0..<1000).reduce(Wide()) { inner, _ in Wide(inner: [inner]) }
      let negation = (0..<2000).reduce(Negation.value) { inner, _ in .not(inner) }
      let failures =
        Self.failures(of: node) + Self.failures(of: wide) + Self.failures(of: negation)
      let archiving = #expect(throws: MappingError.self) { try node.archive() }
      return failures.map { $0?.code } + [archiving?.code]
    }
    #expect(codes == Array(repeating: .depthLimit, count: 19))
  }

  @Test func `a deeply nested document is an error on a small stack`() throws {
    let error = onThread(stack: 512 << 10) { () -> [MappingError?] in
      func failure<Model: Readable>(_: Model.Type, _ open: String) -> MappingError? {
        let options = ReadingOptions(depthLimit: 100_000)
        do {
          _ = try Model(json: String(repeating: open, count: 20_000), options: options)
          return nil
        } catch {
          return error
        }
      }
      return [
        failure(Wide.self, "["), failure(Node.self, "{\"next\":"),
        failure(Node.self, "{\"children\":["), failure(JSONValue.self, "["),
        failure(JSONValue.self, "{\"a\":"), failure([Node].self, "["),
      ]
    }
    let errors = try #require(error)
    #expect(errors.prefix(5).allSatisfy { $0?.code == .depthLimit })
    #expect(errors.first??.reason?.contains("the thread's stack") == true)
    #expect(errors.last??.code == .typeMismatch)
  }

  @Test func `the depth limit is clamped to a depth that any thread can release`() throws {
    var options = ReadingOptions(depthLimit: 100_001)
    #expect(options.depthLimit == 1024)
    options.depthLimit = .max
    #expect(options.depthLimit == 1024)
    options.depthLimit = 0
    #expect(options.depthLimit == 1)
    let isSame = onThread(stack: 512 << 10) { () -> [Bool] in
      [("[", "]"), ("{\"a\":", "}")].map { open, close in
        func text(_ levels: Int) -> String {
          String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
        }
        let options = ReadingOptions(depthLimit: 100_001)
        guard let first = try? JSONValue(json: text(1024), options: options),
          let second = try? JSONValue(json: first.description, options: options),
          (try? JSONValue(json: text(1025), options: options)) == nil
        else { return false }
        return first == second && first.hashValue == second.hashValue
          && (try? second.jsonString()) == text(1024)
      }
    }
    #expect(isSame == [true, true])
  }

  @Test func `a deeply nested archive is an error on a small stack`() {
    // An object that contains only the next one.
    let table = "81 83 64 4e6f6465 00 81 64 6e657874"
    let data = archive(body: String(repeating: "d81b8200", count: 20_000) + "f6", table: table)
    let lists = archive(body: String(repeating: "81", count: 20_000) + "00")
    let codes = onThread(stack: 512 << 10) { () -> [MappingError.Code?] in
      let options = ReadingOptions(depthLimit: 100_000)
      return [
        failure(of: Node.self, data, options)?.code,
        failure(of: JSONValue.self, data, options)?.code,
        failure(of: JSONValue.self, lists, options)?.code,
      ]
    }
    #expect(codes == Array(repeating: .depthLimit, count: 3))
  }

  @Test func `depth limits of embedded documents do not add up`() throws {
    struct Matryoshka: Readable, Writable {
      static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Matryoshka {
        try reader.skipValue()
        return Matryoshka()
      }
      func write(to writer: inout JSONWriter) {
        guard let start = writer.beginObject() else { return }
        writer.append(Byte.comma)
        writer.literal("\"inner\":")
        writer.transformed(EmbeddedTransformer<Matryoshka>(), self)
        writer.endObject(start)
      }
    }
    let error = #expect(throws: MappingError.self) { try Matryoshka().json() }
    #expect(error?.code == .transformerFailed)
    #expect(error?.reason?.contains("embedded deeper than 4 levels") == true)
  }
}
