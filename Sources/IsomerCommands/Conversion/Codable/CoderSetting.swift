import IsomerGenerator

/// A setting of coders that determines the form of values.
enum CoderSetting: String, CaseIterable {
  case keys = "key"
  case dates = "date"
  case data = "data"
  case floats = "nonConformingFloat"

  /// The settings for values of certain types.
  static let ofTypes = [dates, data, floats]

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

  /// The types of the values.
  var types: [String] {
    switch self {
    case .keys: []
    case .dates: ["Date", "DateInterval"]
    case .data: ["Data"]
    case .floats: ["CGFloat", "Double", "Float", "Float16", "Float80", "TimeInterval"]
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

extension Directed {
  /// Creates the value of each direction.
  init(_ value: (_ reads: Bool) -> Value) { self.init(read: value(true), write: value(false)) }

  subscript(reads reads: Bool) -> Value { reads ? read : write }
}
