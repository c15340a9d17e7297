import Isomer

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
  /// What older archives call the model.
  let olderNames: [String]
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
    /// The version from which on archives have it: what an older one has by that name is another
    /// property.
    let since: Int

    /// A line of the list: `first`, `first<tab>name`, `first<tab>name<tab><tab>2` since version 2.
    init(_ line: Substring) {
      var names = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      name = names.removeFirst()
      since = names.dropLast().last == "" ? names.last.flatMap { Int($0) } ?? 0 : 0
      olderNames = Array(names.prefix { !$0.isEmpty })
    }
  }

  /// The shape of a model.
  ///
  /// What older archives call it stands one name a line; the properties stand one a line, older names behind tabs, the version
  /// that brought it behind two tabs.
  public init(
    _ name: StaticString, version: Int = 0, was olderNames: StaticString = "",
    _ properties: StaticString = ""
  ) {
    self.name = name.description
    self.olderNames = olderNames.description.split(separator: "\n").map(String.init)
    self.version = version
    let lines = properties.description.split(separator: "\n")
    self.properties = lines.map(Property.init)
    var writer = ArchiveWriter(capacity: 256, isPart: true)
    writer.writeHead(CBOR.array, 3)
    writer.write(self.name)
    writer.write(Int64(version))
    writer.writeHead(CBOR.array, UInt64(lines.count))
    for property in self.properties { writer.write(property.name) }
    entry = writer.withBytes { [UInt8]($0) }
    writer.count = 0
    writer.writeHead(CBOR.tag, CBOR.Tag.object)
    writer.writeHead(CBOR.array, UInt64(lines.count + 1))
    head = writer.withBytes { [UInt8]($0) }
  }

  /// Whether archives call the model so, or have called it.
  func isNamed(_ name: some Sequence<UInt8>) -> Bool {
    name.elementsEqual(self.name.utf8)
      || olderNames.contains { older in name.elementsEqual(older.utf8) }
  }

  /// What a reader and a writer know a shape by.
  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

/// The shapes of which an object is one: the cases of an enum, the classes of a hierarchy.
@_spi(Generated)
public final class ArchiveFamily: Sendable {
  let members: [ArchiveShape]

  /// A family; its members are known by their place in the list.
  public init(_ members: [ArchiveShape]) { self.members = members }

  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// What was expected, as in "expected an object of 'Event.video' or 'Event.text'".
  var words: String {
    let names = members.map { "'\($0.name)'" }
    let first = names.dropLast().joined(separator: ", ")
    return "an object of " + (first.isEmpty ? "" : first + " or ") + (names.last ?? "nothing")
  }
}
