import Isomer

/// The schema of a model in archives: its name, its version, and its properties in order.
///
/// ```swift
/// static let mappedShape = ArchiveShape("Person", version: 2,
///   """
///   first\tname
///   last
///   """)
/// // property 0 is "first", in older archives "name"; property 1 is "last"
/// ```
///
/// A schema is created once and retained. Its entry in an archive's table is created with it:
///
///     83 66 "Person" 02 82 65 "first" 64 "last"
///
/// A reader compares it once to determine whether an archive has the current schema; afterwards it
/// recognises the schema by its address.
@_spi(Generated)
public final class ArchiveShape: Sendable {
  let name: String
  /// The names of the model in older archives.
  let olderNames: [String]
  let version: Int
  let properties: [Property]
  /// The encoded entry in a table.
  let entry: [UInt8]
  /// The first bytes of an object: its tag and the head of its array.
  let head: [UInt8]

  /// The current and the older names of a property.
  struct Property: Sendable {
    let name: String
    let olderNames: [String]
    /// The version that introduced the property: a value with that name in an older archive belongs
    /// to another property.
    let since: Int

    /// Parses a line of the list: `first`, `first<tab>name`, `first<tab>name<tab><tab>2` since
    /// version 2.
    init(_ line: Substring) {
      var names = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      name = names.removeFirst()
      since = names.dropLast().last == "" ? names.last.flatMap { Int($0) } ?? 0 : 0
      olderNames = Array(names.prefix { !$0.isEmpty })
    }
  }

  /// Creates the schema of a model.
  ///
  /// `olderNames` has one name per line. `properties` has one property per line; older names follow
  /// a tab, the version that introduced the property follows two tabs.
  public init(
    _ name: StaticString, version: Int = 0, was olderNames: StaticString = "",
    _ properties: StaticString = ""
  ) {
    self.name = name.description
    self.olderNames = olderNames.description.split(separator: "\n").map(String.init)
    self.version = version
    let lines = properties.description.split(separator: "\n")
    self.properties = lines.map(Property.init)
    var writer = ArchiveWriter(capacity: 256)
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

  /// Returns whether this is the current or an older name of the model.
  func isNamed(_ name: some Sequence<UInt8>) -> Bool {
    name.elementsEqual(self.name.utf8)
      || olderNames.contains { older in name.elementsEqual(older.utf8) }
  }

  /// Identifies a schema for readers and writers.
  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

/// The possible schemas of an object: the cases of an enum, the classes of a hierarchy.
@_spi(Generated)
public final class ArchiveFamily: Sendable {
  let members: [ArchiveShape]

  /// Creates a family; its schemas are identified by their index in the list.
  public init(_ members: [ArchiveShape]) { self.members = members }

  var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// A description for errors, as in "expected an object of 'Event.video' or 'Event.text'".
  var words: String {
    let names = members.map { "'\($0.name)'" }
    let first = names.dropLast().joined(separator: ", ")
    return "an object of " + (first.isEmpty ? "" : first + " or ") + (names.last ?? "nothing")
  }
}
