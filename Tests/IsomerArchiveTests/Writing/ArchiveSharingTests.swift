import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

@Suite struct ArchiveSharingTests {
  @Test func `an object keeps its identity`() throws {
    let child = FolderNode(name: "child")
    let root = FolderNode(name: "root")
    root.children = [child, child]
    let read = try root.archivedAndBack()
    #expect(read.children.count == 2 && read.children[0] === read.children[1])
    let both = try [root, child].archivedAndBack()
    #expect(both[0].children[0] === both[1])
  }

  @Test func `references to containing objects`() throws {
    let root = FolderNode(name: "root")
    for name in ["a", "b"] {
      let child = FolderNode(name: name)
      child.parent = root
      root.children.append(child)
    }
    root.children[1].favourite = root.children[0]
    root.children[0].favourite = root.children[1]
    root.twin = root
    let read = try root.archivedAndBack()
    #expect(read.twin === read)
    #expect(read.children.map { $0.parent === read } == [true, true])
    #expect(read.children[1].favourite === read.children[0])
    // This object appears after the reference to it.
    #expect(read.children[0].favourite === read.children[1])
    read.twin = nil
    root.twin = nil
  }

  @Test func `conditional references to objects that are not archived`() throws {
    let outside = FolderNode(name: "outside")
    let child = FolderNode(name: "child")
    child.parent = outside
    child.favourite = child
    let read = try child.archivedAndBack()
    #expect(read.parent == nil && read.favourite === read)
    #expect(try Archive(child.archive()).root["parent"] == .null)
    let both = try [child, outside].archivedAndBack()
    #expect(both[0].parent === both[1])
  }

  @Test func `a cycle that cannot be read is rejected with its path`() throws {
    let first = FolderNode(name: "first")
    let second = FolderNode(name: "second")
    first.children = [second]
    second.children = [first]
    defer { second.children = [] }
    let error = #expect(throws: MappingError.self) { try [first].archive() }
    #expect(error?.code == .cycle && error?.path == "[0].children[0].children[0]")
  }

  @Test func `classes by name`() throws {
    let truck = TruckNode()
    truck.wheels = 6
    truck.load = 2.5
    let car = VehicleNode()
    truck.trailer = car
    let read = try [car, truck].archivedAndBack()
    #expect(type(of: read[0]) == VehicleNode.self)
    let readTruck = try #require(read[1] as? TruckNode)
    #expect(readTruck.wheels == 6 && readTruck.load == 2.5 && readTruck.trailer === read[0])
    #expect(try TruckNode(archiveOf: truck).load == 2.5)
    #expect(failure(of: TruckNode.self, try car.archive())?.code == .wrongModel)
    #expect(failure(of: VehicleNode.self, try FolderNode(name: "x").archive())?.code == .wrongModel)
    // An object that was read as one class is referenced as another.
    let mixed = archive(
      body: "82 d81c d81b 82 00 04 d81d 00",
      table: "81 83 6b 56656869636c654e6f6465 00 81 66 776865656c73")
    #expect(try [VehicleNode](archive: mixed).count == 2)
    struct Pair: Archivable {
      var vehicle: VehicleNode
      var truck: TruckNode
      static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Pair {
        _ = try reader.beginArray()
        let vehicle = try VehicleNode.unarchive(&reader)
        let truck = try TruckNode.unarchive(&reader)
        reader.endArray()
        return Pair(vehicle: vehicle, truck: truck)
      }
      func archive(to writer: inout ArchiveWriter) {}
    }
    #expect(failure(of: Pair.self, mixed)?.code == .wrongModel)
  }

  /// A model without a property of the older version, whose objects are still referenced.
  struct Trimmed: Archivable {
    var kept: FolderNode
    static let old = ArchiveShape("Trimmed", "gone\nkept\nalso")
    static let mappedShape = ArchiveShape("Trimmed", "also\nkept")
    var also: FolderNode?

    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Trimmed {
      let object = try reader.object(mappedShape)
      var also: FolderNode?
      var kept: FolderNode?
      if try reader.field(0, of: object) { also = try FolderNode?.unarchive(&reader) }
      if try reader.field(1, of: object) { kept = try FolderNode.unarchive(&reader) }
      reader.leave(object)
      guard let kept else { throw reader.missing("kept", in: object) }
      return Trimmed(kept: kept, also: also)
    }
    func archive(to writer: inout ArchiveWriter) {
      guard writer.begin(Self.old) else { return }
      kept.children.first.archive(to: &writer)
      kept.archive(to: &writer)
      also.archive(to: &writer)
      writer.end()
    }
  }

  @Test func `references to objects in removed properties and out of order`() throws {
    let child = FolderNode(name: "child")
    let parent = FolderNode(name: "parent")
    parent.children = [child]
    child.parent = parent
    child.favourite = parent
    let read = try [Trimmed](archive: [Trimmed(kept: parent, also: child)].archive())[0]
    #expect(read.kept.name == "parent" && read.kept.children[0] === read.also)
    #expect(read.also?.parent === read.kept && read.also?.favourite === read.kept)
  }

  @Test func `hostile references`() throws {
    let table =
      "81 83 6a 466f6c6465724e6f6465 00 85 64 6e616d65 68 6368696c6472656e 66 706172656e74 69 6661766f7572697465 64 7477696e"
    func check(_ body: String, _ code: MappingError.Code?) {
      #expect(
        failure(of: FolderNode.self, archive(body: body, table: table))?.code == code, "\(body)")
    }
    let object = "d81b 86 00 6161"
    check("d81c \(object) 80 f6 f6 f6", nil)
    // An object without the tag for shared objects is read as an object too.
    check("\(object) 80 f6 f6 f6", nil)
    check("d81d 00", .archiveFormat)
    check("d81d 20", .archiveFormat)
    check("d81d 1bffffffffffffffff", .numberOutOfRange)
    check("d81c \(object) 81 d81d 00 f6 f6 f6", .cycle)
    check("d81c \(object) 81 d81d 07 f6 f6 f6", .archiveFormat)
    check("d81c \(object) 80 d81d 07 f6 f6", .archiveFormat)
    check("d81c \(object) 80 d81d 1b7fffffffffffffff f6 f6", .archiveFormat)
    check("d81c \(object) 80 d81d 00 d81d 00 d81d 00", nil)
    check("d81c d81c \(object) 80 f6 f6 f6", .typeMismatch)
    check("d81c d81d 00", .typeMismatch)
    check("d81c 01", .typeMismatch)
  }

  @Test func `many children with one parent`() throws {
    let root = FolderNode(name: "root")
    root.children = (0..<20_000).map { number in
      let child = FolderNode(name: "\(number)")
      child.parent = root
      return child
    }
    let read = try root.archivedAndBack()
    #expect(read.children.allSatisfy { $0.parent === read })
  }

  @Test func `many references to objects that are read only for them`() throws {
    // The nodes are in a property that the current class lacks; the children reference them.
    let names =
      "646e616d65 686368696c6472656e 66706172656e74 69"
      + "6661766f7572697465 647477696e 6565787472 61"
    let table = "81 83 6a 466f6c6465724e6f6465 00 86 " + names
    func node(_ name: String, _ children: String = "80", twin: String = "f6", extra: String = "f6")
      -> String
    {
      "d81c d81b 87 00 " + name + children + "f6 f6" + twin + extra
    }
    func head(_ count: Int) -> String {
      "9a" + (String(repeating: "0", count: 8) + String(count, radix: 16)).suffix(8)
    }
    func twin(_ number: Int) -> String {
      "d81d 1a" + (String(repeating: "0", count: 8) + String(number, radix: 16)).suffix(8)
    }
    let count = 3000
    // The root has number 0, its children follow, and the nodes of the removed property are last.
    let children = (0..<count).map { node("6163", twin: twin(2 * count - $0)) }.joined()
    let nodes = (0..<count).map { _ in node("616e") }.joined()
    let data = archive(
      body: node("6172", head(count) + children, extra: head(count) + nodes), table: table)
    let root = try FolderNode(archive: data)
    #expect(root.children.count == count && root.children.allSatisfy { $0.twin?.name == "n" })
    #expect(Set(root.children.compactMap { $0.twin.map(ObjectIdentifier.init) }).count == count)
  }

  @Test func `chains are archived up to the depth limit`() throws {
    @Sendable func chain(_ count: Int) -> FolderNode {
      (1..<count).reduce(FolderNode(name: "0")) { inner, number in
        let node = FolderNode(name: "\(number)")
        node.twin = inner
        return node
      }
    }
    // Stack frames are large under the address sanitizer.
    let names = onThread(stack: 64 << 20) { () -> [String?] in
      // The child list of the last node adds a level.
      let data = try? chain(511).archive()
      let archive = data.flatMap { try? Archive($0) }
      let tooDeep = #expect(throws: MappingError.self) { try chain(1024).archive() }
      return [
        data.flatMap { try? FolderNode(archive: $0) }?.name,
        archive?.root["twin.twin.name"]?.string, tooDeep?.code.rawValue,
      ]
    }
    #expect(names == ["510", "508", "depthLimit"])
  }
}

extension Archivable {
  /// Creates a value from the archive of another value.
  fileprivate init(archiveOf other: some Archivable) throws {
    self = try Self(archive: other.archive())
  }
}
