import IsomerGenerator

/// A setting of coders that determines the form of values.
enum CoderSetting: String, CaseIterable {
  case keys = "key"
  case dates = "date"
  case data = "data"
  case floats = "nonConformingFloat"

  /// The property of the coders of a direction: `dateDecodingStrategy`.
  func property(reads: Bool) -> String { "\(rawValue)\(reads ? "Decoding" : "Encoding")Strategy" }

  /// The strategy of coders without another one.
  var usual: String {
    switch self {
    case .keys: "useDefaultKeys"
    case .dates: "deferredToDate"
    case .data: "base64"
    case .floats: "throw"
    }
  }
}

/// The setting that the coders of a program have in one direction.
enum CoderStrategy: Equatable {
  /// The program has no coders.
  case none
  /// All coders have this strategy of Foundation: `iso8601`.
  case known(String)
  /// The coders have several strategies, or one that is not a constant, for this reason.
  case unknown(String)
}

/// The strategies of the coders of a program.
struct CoderStrategies {
  private var strategies: [CoderSetting: Directed<CoderStrategy>] = [:]

  /// Finds the strategies.
  ///
  /// A program with coders of one direction is assumed to have the same forms in the other.
  init(of source: SwiftSource) {
    for setting in CoderSetting.allCases {
      let read = CoderUses(of: setting, reads: true, in: source).strategy
      let write = CoderUses(of: setting, reads: false, in: source).strategy
      strategies[setting] = Directed(
        read: read == .none ? write : read, write: write == .none ? read : write)
    }
  }

  subscript(setting: CoderSetting) -> Directed<CoderStrategy> {
    strategies[setting] ?? Directed(read: .none, write: .none)
  }
}
