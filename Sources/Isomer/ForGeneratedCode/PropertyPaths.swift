/// The paths at which a model writes its properties, for writing only some of them.
///
/// ```swift
/// PropertyPaths(
///   """
///   id
///   title: name
///   point: geo.lat
///   """)
/// ```
@_spi(Generated)
public struct PropertyPaths {
  enum Place {
    /// The value at a path.
    case value([String])
    /// All members of the object at a path that no other property writes.
    case others([String])
  }

  private(set) var properties: [(name: String, place: Place)] = []
  /// The paths that are always written: tags.
  private(set) var constants: [[String]] = []

  /// Creates the paths from lines with a name and, unless it is the name, a path.
  ///
  /// A name can have several lines, and is in backticks unless it has only letters, digits and `_`.
  public init(_ list: StaticString = "") { add(list) }

  /// Creates the paths of properties that are written where they are read.
  init(_ keys: KeySet) {
    add(keys, at: [])
    for object in keys.objects { add(object, at: Self.keys(object.path[...])) }
  }

  private mutating func add(_ keys: KeySet, at level: [String]) {
    let source = keys.source
    for (index, key) in keys.names.enumerated() {
      let names = source.map { $0.properties(index).map(\.name) } ?? [key]
      properties += names.map { ($0, .value(level + [key])) }
    }
  }

  /// Adds the properties of a list.
  public mutating func add(_ list: StaticString) {
    for line in list.description.split(separator: "\n") {
      let isQuoted = line.first == "`"
      let name = line.dropFirst(isQuoted ? 1 : 0).prefix { $0 != (isQuoted ? "`" : ":") }
      let path = line.dropFirst(name.count + (isQuoted ? 2 : 0)).dropFirst(2)
      properties.append((String(name), .value(path.isEmpty ? [String(name)] : Self.keys(path))))
    }
  }

  /// Adds a flattened model, whose properties are all written below a path.
  public mutating func flatten(
    _ name: String, _ model: PropertyPaths, below level: StaticString = ""
  ) {
    let level = Self.keys(level.description[...])
    for (_, place) in model.properties {
      switch place {
      case .value(let path): properties.append((name, .value(level + path)))
      case .others(let path): properties.append((name, .others(level + path)))
      }
    }
    for path in model.constants { properties.append((name, .value(level + path))) }
  }

  /// Adds the property that writes unknown keys into the object at a path.
  public mutating func rest(_ name: String, below level: StaticString = "") {
    properties.append((name, .others(Self.keys(level.description[...]))))
  }

  /// Adds a path that is always written.
  public mutating func always(_ path: StaticString) {
    constants.append(Self.keys(path.description[...]))
  }

  /// Returns the keys of a path, in which a backslash escapes dots, backslashes and line breaks.
  private static func keys(_ path: Substring) -> [String] {
    guard !path.isEmpty else { return [] }
    var keys = [""]
    var isEscaped = false
    for character in path {
      if isEscaped {
        keys[keys.count - 1].append(escapes[character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "." {
        keys.append("")
      } else {
        keys[keys.count - 1].append(character)
      }
    }
    return keys
  }

  private static let escapes: [Character: Character] = ["n": "\n"]
}

extension PropertyPaths {
  /// Returns the filter for some properties; throws for unknown names.
  func filter(only names: [String]) throws(MappingError) -> PlaceFilter {
    var known: [String] = []
    for (name, _) in properties where !known.contains(name) { known.append(name) }
    for name in names where !known.contains(name) {
      throw MappingError(
        .unknownProperty, expected: "one of the properties \(known.joined(separator: ", "))",
        found: "\"\(name)\"")
    }
    var filter = PlaceFilter()
    for path in constants { filter.add(path[...], isKept: true) }
    for (name, place) in properties {
      switch place {
      case .value(let path): filter.add(path[...], isKept: names.contains(name))
      case .others(let path) where names.contains(name): filter.keepOthers(at: path[...])
      case .others: break
      }
    }
    return filter
  }
}
