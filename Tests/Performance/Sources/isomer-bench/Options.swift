import Foundation

/// The coder.
enum Engine: String {
  case foundation, isomer
  /// Isomer, with a report on deviations.
  case report
}

/// The direction of the data.
enum Direction: String, CaseIterable {
  case decode, encode
}

/// The representation of a document that is read or written.
enum Format: String, CaseIterable {
  case json
  /// Arrays and dictionaries of Foundation.
  case dictionary
  /// Binary property lists.
  case propertyList = "property-list"
  /// JSON in Foundation's coders, with `MappedCodable` models.
  case codable
  /// Binary property lists in Foundation's coders, with `MappedCodable` models.
  case codablePropertyList = "codable-property-list"
  /// JSON without a model: a tree of values.
  case tree
  /// Isomer's archives.
  case archive

  /// The documents that the format can contain.
  ///
  /// Property lists have no null, which some models require.
  var documents: [String] {
    switch self {
    case .json, .dictionary, .tree: Subject.names
    case .propertyList: ["canada", "github_issues", "github_events"]
    case .archive, .codable, .codablePropertyList: ["github_issues"]
    }
  }

  /// The coders that support the format.
  var engines: [Engine] {
    switch self {
    case .json: [.foundation, .isomer, .report]
    case .propertyList, .codable, .codablePropertyList, .tree: [.foundation, .isomer]
    case .dictionary, .archive: [.isomer]
    }
  }

  /// Returns the name of a direction in results.
  func title(_ direction: Direction) -> String {
    switch (self, direction) {
    case (.json, _): direction.rawValue
    case (.dictionary, .decode): "from dictionary"
    case (.dictionary, .encode): "to dictionary"
    case (.propertyList, .decode): "from property list"
    case (.propertyList, .encode): "to property list"
    case (.codable, .decode): "from JSONDecoder"
    case (.codable, .encode): "to JSONEncoder"
    case (.codablePropertyList, .decode): "from PropertyListDecoder"
    case (.codablePropertyList, .encode): "to PropertyListEncoder"
    case (.tree, _): "\(direction.rawValue) tree"
    case (.archive, .decode): "read archive"
    case (.archive, .encode): "write archive"
    }
  }
}

/// The order of the keys in every object.
enum KeyOrder {
  /// The recorded order.
  case recorded
  /// A random order in every object, the same in every run.
  case random
  /// The reverse of the recorded order in every object.
  case reversed
}

/// The arguments of the command line.
struct Options {
  enum Mode { case measurement, repetition, memory, archives, streams, streamLane, verify, help }

  var mode = Mode.measurement
  var rounds = 25
  var count = 1
  var only: [String] = []
  var directions = Direction.allCases
  var engines = [Engine.foundation, .isomer]
  var format = Format.json
  var order = KeyOrder.recorded
  var isPlain = false
  var output: URL?

  static let usage = """
    isomer-bench: typed decode and encode, Isomer against JSONDecoder and JSONEncoder

      --rounds N          samples of each (25)
      --only NAME         one document, also --document; may be repeated. A payload is named by its
                          path: github/star/created.payload.json
      --decode, --encode  one direction
      --engine NAME       isomer, foundation or report (Isomer with a report) alone
      --format NAME       json, dictionary, property-list (binary), tree (no model, against
                          JSONSerialization), archive (github_issues), codable or
                          codable-property-list (github_issues in Foundation's coders, mapped
                          against the compiler's conformances)
      --report            what a report costs: reading with one against reading without
      --shuffled          the keys of every object in a random order, the same at every run
      --stable-shuffled   the keys of every object in reverse alphabetical order
      --plain             tab-separated: direction, document, engine, nanoseconds, bytes
      --repeat N          no measuring: each chosen combination N times, for a profiler
      --memory            what reading one document adds to the memory of the process, once, with one
                          engine; tab-separated: name, document, engine, bytes, bytes of the document.
                          The document is a list of the models
      --streams           streams against reading in memory: the rate, and the peak memory of a
                          process for each
      --archives          archives against property lists, NSKeyedArchiver and Isomer's JSON
      --verify            checks the mappings of every document and payload
      --output DIR        with --verify: writes there what Isomer writes

    Documents are looked for where ISOMER_DATA points, else in the folder shared/data beside the
    project; where there are none, a corpus of the same shapes is made.
    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() { try take(argument, &rest) }
  }

  private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws {
    switch argument {
    case "--rounds": rounds = try Self.number(argument, &rest)
    case "--only", "--document": only.append(try Self.value(argument, &rest))
    case "--decode": directions = [.decode]
    case "--encode": directions = [.encode]
    case "--engine": engines = [try Self.engine(&rest)]
    case "--format": format = try Self.format(&rest)
    case "--shuffled": order = .random
    case "--stable-shuffled": order = .reversed
    case "--plain": isPlain = true
    case "--report":
      directions = [.decode]
      engines = [.isomer, .report]
    case "--memory": mode = .memory
    case "--archives": mode = .archives
    case "--streams": mode = .streams
    case "--stream-lane":
      mode = .streamLane
      only = [try Self.value(argument, &rest)]
      count = try Self.number(argument, &rest)
    case "--verify": mode = .verify
    case "--output": output = URL(filePath: try Self.value(argument, &rest))
    case "--help", "-h": mode = .help
    case "--repeat":
      mode = .repetition
      count = try Self.number(argument, &rest)
    default: throw Trouble("unknown option '\(argument)'\n\n\(Self.usage)")
    }
  }

  private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw Trouble("'\(option)' needs a value") }
    return value
  }

  private static func number(_ option: String, _ rest: inout ArraySlice<String>) throws -> Int {
    let text = try value(option, &rest)
    guard let number = Int(text), number > 0 else {
      throw Trouble("'\(option)' needs a number above 0, not '\(text)'")
    }
    return number
  }

  private static func engine(_ rest: inout ArraySlice<String>) throws -> Engine {
    let name = try value("--engine", &rest)
    guard let engine = Engine(rawValue: name) else { throw Trouble("no engine '\(name)'") }
    return engine
  }

  private static func format(_ rest: inout ArraySlice<String>) throws -> Format {
    let name = try value("--format", &rest)
    guard let format = Format(rawValue: name) else { throw Trouble("no format '\(name)'") }
    return format
  }
}
