/// What an archive calls a model: its name, its version, and its properties in order.
///
/// ```swift
/// static let mappedShape = ArchiveShape("Person", version: 2,
///   """
///   first\tname
///   last
///   """)
/// // the property 0 is called "first", in older archives "name"; 1 is called "last"
/// ```
///
/// A shape is made once and kept. Its entry in an archive's table is made with it:
///
///     83 66 "Person" 02 82 65 "first" 64 "last"
///
/// so that a reader knows by one comparison that an archive has the model as it is today, and by
/// the shape's address that it has looked before.
@_spi(Generated)
public final class ArchiveShape: Sendable {
  let name: String
  let version: Int
  let properties: [Property]
  /// The entry in a table, as it is written.
  let entry: [UInt8]
  /// The first bytes of an object: its tag and the head of its array.
  let head: [UInt8]

  /// The names of a property: the one of today, and the older ones.
  struct Property: Sendable {
    let name: String
    let olderNames: [String]
  }

  /// The shape of a model; the properties stand one a line, older names behind tabs.
  public init(_ name: StaticString, version: Int = 0, _ properties: StaticString = "") {
    self.name = name.description
    self.version = version
    let lines = properties.description.split(separator: "\n")
    self.properties = lines.map { line in
      let names = line.split(separator: "\t").map(String.init)
      return Property(name: names.first ?? "", olderNames: Array(names.dropFirst()))
    }
    var writer = ArchiveWriter(capacity: 256, isPart: true)
    writer.writeHead(CBOR.array, 3)
    writer.write(self.name)
    writer.write(Int64(version))
    writer.writeHead(CBOR.array, UInt64(lines.count))
    for property in self.properties { writer.write(property.name) }
    entry = [UInt8](writer.bytes)
    writer.count = 0
    writer.writeHead(CBOR.tag, CBOR.Tag.object)
    writer.writeHead(CBOR.array, UInt64(lines.count + 1))
    head = [UInt8](writer.bytes)
  }

  /// What a reader and a writer know a shape by.
  @inline(__always)
  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

/// The shapes of which an object is one: the cases of an enum, the classes of a hierarchy.
@_spi(Generated)
public final class ArchiveFamily: Sendable {
  let members: [ArchiveShape]

  /// A family; its members are known by their place in the list.
  public init(_ members: [ArchiveShape]) { self.members = members }

  @inline(__always)
  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// What was expected, as in "expected an object of 'Event.video' or 'Event.text'".
  var words: String {
    let names = members.map { "'\($0.name)'" }
    let first = names.dropLast().joined(separator: ", ")
    return "an object of " + (first.isEmpty ? "" : first + " or ") + (names.last ?? "nothing")
  }
}
