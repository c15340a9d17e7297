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
  /// A property and a place to which it writes.
  struct Entry {
    var name: String
    /// The keys of the path.
    var keys: [String]
    /// Nil for the value at the path; otherwise all members of the object there that no other
    /// property writes, and whose keys begin with this text.
    var prefix: String?
    /// The number of keys before those of the property's value; nil if they are all.
    var level: Int?
    /// The texts around the first key of the value.
    var affixes = KeyAffixes()

    var start: Int { level ?? keys.count }

    var path: [String] { keys.map(PlaceFilter.Step.key) }

    /// Returns the steps in the document for those from the value.
    func placed(_ steps: [String]) -> [String] {
      guard let key = steps.first.flatMap(PlaceFilter.Step.key(of:)) else { return steps }
      return [PlaceFilter.Step.key(affixes.added(to: key))] + steps.dropFirst()
    }
  }

  private(set) var properties: [Entry] = []
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
      properties += names.map { Entry(name: $0, keys: level + [key]) }
    }
  }

  /// Adds the properties of a list.
  public mutating func add(_ list: StaticString) {
    for line in list.description.split(separator: "\n") {
      let isQuoted = line.first == "`"
      let name = line.dropFirst(isQuoted ? 1 : 0).prefix { $0 != (isQuoted ? "`" : ":") }
      let path = line.dropFirst(name.count + (isQuoted ? 2 : 0)).dropFirst(2)
      let keys = path.isEmpty ? [String(name)] : Self.keys(path)
      properties.append(Entry(name: String(name), keys: keys))
    }
  }

  /// Adds a flattened model, whose properties are all written below a path.
  public mutating func flatten(
    _ name: String, _ model: PropertyPaths, below level: StaticString = ""
  ) {
    let level = Self.keys(level.description[...])
    let constants = model.constants.map { Entry(name: name, keys: $0) }
    for entry in model.properties + constants {
      properties.append(
        Entry(name: name, keys: level + entry.keys, prefix: entry.prefix, level: level.count))
    }
  }

  /// Adds a flattened value, which is written to find the paths of its members; nothing for nil.
  public mutating func flatten(
    _ name: String, writing value: (any Writable)?, prefix: String = "", suffix: String = "",
    below level: StaticString = "", _ options: WritingOptions
  ) {
    let level = Self.keys(level.description[...])
    let affixes = KeyAffixes(prefix: prefix, suffix: suffix)
    for path in WrittenPlaces.paths(of: value, options) {
      let place = level + path.prefix(1).map(affixes.added) + path.dropFirst()
      properties.append(Entry(name: name, keys: place, level: level.count, affixes: affixes))
    }
  }

  /// Adds the property that writes unknown keys, which begin with a text, into the object at a path.
  public mutating func rest(_ name: String, below level: StaticString = "", prefix: String = "") {
    properties.append(Entry(name: name, keys: Self.keys(level.description[...]), prefix: prefix))
  }

  /// Adds a property that writes certain unknown keys, except those that a model handles, into the
  /// object at a path.
  public mutating func rest(
    _ name: String, _ members: some UnknownMembers, besides mapping: (any KeyedMapping.Type)? = nil,
    below path: String = "", at level: StaticString = "", _ options: WritingOptions
  ) {
    let level = Self.keys(level.description[...])
    for (key, _) in members {
      let key = key.textInJSON
      if mapping?.mappedHandling(of: key, below: path, as: options.profile) ?? .none != .none {
        continue
      }
      properties.append(Entry(name: name, keys: level + [key], level: level.count))
    }
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
        keys[keys.count - 1].append(character == "n" ? "\n" : character)
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
}

extension PropertyPaths {
  /// A part of a model: a property, or a place in its value.
  fileprivate struct Part {
    var name: String
    /// The keys and elements below the property: `.b` and `[].id` of `a.b` and `a[].id`.
    var steps: [String]

    /// The path of the part in the document for a place of its property; nil if it is not there.
    ///
    /// It is a place of a flattened model itself if that is inside the part.
    func path(in entry: Entry) -> [String]? {
      guard name == entry.name else { return nil }
      let place = entry.path
      let path = place.prefix(entry.start) + entry.placed(steps)
      if place.starts(with: path) { return place }
      return path.starts(with: place) ? Array(path) : nil
    }
  }

  /// Returns the filter for some parts, all by default, except others; throws for unknown names.
  func filter(only: [String]?, except: [String]? = nil) throws(MappingError) -> PlaceFilter {
    let (only, except) = (try only.map(parts), try except.map(parts) ?? [])
    let places = properties.filter { $0.prefix == nil }.map(\.path)
    let prefixes = properties.compactMap { $0.prefix.map(PlaceFilter.Step.key) }
    var filter = PlaceFilter()
    for path in constants { filter.add(path.map(PlaceFilter.Step.key)[...], isKept: true) }
    for entry in properties { filter.add(entry, only, except, besides: places, prefixes) }
    return filter
  }

  private func parts(_ names: [String]) throws(MappingError) -> [Part] {
    var known: [String] = []
    for entry in properties where !known.contains(entry.name) { known.append(entry.name) }
    return try names.map { text throws(MappingError) in
      if known.contains(text) { return Part(name: text, steps: []) }
      var steps: [String] = []
      for key in Self.keys(text[...]) {
        var key = key[...]
        var elements = 0
        while key.hasSuffix("[]") {
          key = key.dropLast(2)
          elements += 1
        }
        guard !key.isEmpty, !key.contains("[") else { throw Self.unknown(text, known) }
        steps.append(PlaceFilter.Step.key(String(key)))
        for _ in 0..<elements { steps.append(PlaceFilter.Step.every) }
      }
      let name = steps.first.flatMap(PlaceFilter.Step.key(of:)) ?? ""
      guard known.contains(name) else { throw Self.unknown(text, known) }
      return Part(name: name, steps: Array(steps.dropFirst()))
    }
  }

  private static func unknown(_ text: String, _ known: [String]) -> MappingError {
    MappingError(
      .unknownProperty, expected: "one of the properties \(known.joined(separator: ", "))",
      found: "\"\(text)\"")
  }
}

extension PlaceFilter {
  /// Adds a property: the given parts of it, or all, except some.
  fileprivate mutating func add(
    _ entry: PropertyPaths.Entry, _ only: [PropertyPaths.Part]?, _ except: [PropertyPaths.Part],
    besides places: [[String]], _ prefixes: [String]
  ) {
    let (place, prefix) = (entry.path, entry.prefix)
    let isRest = prefix != nil
    if let prefix {
      keepOthers(at: place[...], beginningWith: prefix, isKept: false)
    } else {
      add(place[...], isKept: false)
    }
    func paths(_ parts: [PropertyPaths.Part]) -> [[String]] {
      parts.compactMap { $0.path(in: entry) }.filter { path in
        // The keys of other properties are not among the unknown ones.
        guard let prefix, path != place else { return true }
        let key = PlaceFilter.longest(prefixes, of: path[place.count])
        return key == PlaceFilter.Step.key(prefix) && !places.contains { path.starts(with: $0) }
      }
    }
    let removed = paths(except)
    for path in only.map(paths) ?? [place] where !removed.contains(where: path.starts) {
      let inner = removed.filter { $0.starts(with: path) }
      if inner.isEmpty, !isRest || path != place {
        add(path[...], isKept: true)
      } else {
        keepOthers(at: path[...], beginningWith: path == place ? prefix ?? "" : "")
      }
      for inner in inner {
        let first = path.count + (isRest && path == place ? 1 : 0)
        for count in first..<inner.count { keepOthers(at: inner[..<count]) }
      }
    }
    for path in removed where path != place { add(path[...], isKept: false) }
  }
}
