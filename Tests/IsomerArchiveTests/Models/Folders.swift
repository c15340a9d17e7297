import Foundation

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

// Classes with archive code in the form of generated code.

/// A class with children, a parent reference, and a conditional reference.
final class FolderNode: Archivable {
  var name: String
  var children: [FolderNode] = []
  weak var parent: FolderNode?
  weak var favourite: FolderNode?
  var twin: FolderNode?

  init(name: String) { self.name = name }

  static let mappedShape = ArchiveShape(
    "FolderNode", version: 0,
    """
    name
    children
    parent
    favourite
    twin
    """)

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let start = reader.position
    var slot = ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object = try reader.object(mappedShape)
    var name: String?
    var children: [FolderNode]?
    var parent: FolderNode?
    var pendingParent: Int?
    var favourite: FolderNode?
    var pendingFavourite: Int?
    var twin: FolderNode?
    var pendingTwin: Int?
    if try reader.field(0, of: object) { name = try String.unarchive(&reader) }
    if try reader.field(1, of: object) { children = try [FolderNode]?.unarchive(&reader) }
    if try reader.field(2, of: object) {
      pendingParent = try reader.pending()
      if pendingParent == nil { parent = try FolderNode?.unarchive(&reader) }
    }
    if try reader.field(3, of: object) {
      pendingFavourite = try reader.pending()
      if pendingFavourite == nil { favourite = try FolderNode?.unarchive(&reader) }
    }
    if try reader.field(4, of: object) {
      pendingTwin = try reader.pending()
      if pendingTwin == nil { twin = try FolderNode?.unarchive(&reader) }
    }
    reader.leave(object)
    guard let name else { throw reader.missing("name", in: object) }
    let value = FolderNode(name: name)
    if let children { value.children = children }
    value.parent = parent
    value.favourite = favourite
    value.twin = twin
    if let pendingParent {
      try reader.whenMade(pendingParent, as: FolderNode.self) { value.parent = $0 }
    }
    if let pendingFavourite {
      try reader.whenMade(pendingFavourite, as: FolderNode.self) { value.favourite = $0 }
    }
    if let pendingTwin {
      try reader.whenMade(pendingTwin, as: FolderNode.self) { value.twin = $0 }
    }
    try reader.made(value, slot)
    return try reader.casting(value, to: Self.self, from: start)
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begins(self) else { return }
    guard writer.begin(Self.mappedShape) else { return }
    name.archive(to: &writer)
    children.archive(to: &writer)
    writer.conditional(parent)
    writer.conditional(favourite)
    writer.waiting(twin)
    writer.end()
    writer.ends(self)
  }
}

/// A hierarchy whose class is determined by the name in the archive.
class VehicleNode: Archivable {
  var wheels = 4

  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let start = reader.position
    var slot = ArchiveSlot()
    if let made = try reader.existing(Self.self, &slot) { return made }
    let object: VehicleNode
    switch try reader.member(of: mappedFamily) {
    case 1: object = try TruckNode.mappedRead(&reader)
    default: object = try mappedReadBase(&reader)
    }
    try reader.made(object, slot)
    return try reader.casting(object, to: self, from: start)
  }

  static let mappedBase = ArchiveShape("VehicleNode", "wheels")
  static let mappedFamily = ArchiveFamily([mappedBase, TruckNode.mappedTruck])

  private static func mappedReadBase(
    _ reader: inout ArchiveReader
  ) throws(ReadingFailure) -> VehicleNode {
    let object = try reader.object(mappedBase)
    let value = VehicleNode()
    if try reader.field(0, of: object) { value.wheels = try Int.unarchive(&reader) }
    reader.leave(object)
    return value
  }

  func archive(to writer: inout ArchiveWriter) {
    guard writer.begins(self) else { return }
    switch self {
    case let truck as TruckNode:
      guard writer.begin(TruckNode.mappedTruck) else { return }
      truck.wheels.archive(to: &writer)
      truck.load.archive(to: &writer)
      truck.trailer.archive(to: &writer)
    default:
      guard writer.begin(Self.mappedBase) else { return }
      wheels.archive(to: &writer)
    }
    writer.end()
    writer.ends(self)
  }
}

final class TruckNode: VehicleNode {
  var load = 0.0
  /// A property whose value must not appear after a reference to it.
  var trailer: VehicleNode?

  static let mappedTruck = ArchiveShape("TruckNode", "wheels\nload\ntrailer")

  static func mappedRead(_ reader: inout ArchiveReader) throws(ReadingFailure) -> TruckNode {
    let object = try reader.object(mappedTruck)
    let value = TruckNode()
    if try reader.field(0, of: object) { value.wheels = try Int.unarchive(&reader) }
    if try reader.field(1, of: object) { value.load = try Double.unarchive(&reader) }
    if try reader.field(2, of: object) { value.trailer = try VehicleNode?.unarchive(&reader) }
    reader.leave(object)
    return value
  }
}
