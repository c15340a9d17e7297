// A hierarchy whose base class derives members for all subclasses.

// @mapped derive: [.hash, .copy, .description]
public class Instrument {
  public let id: Int  // @mapped id
  public var name: String
  // @mapped skip: [.equality, .hash, .description]
  public var isInTune = true
  // @mapped secret
  var price = 1

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

// @mapped
class Guitar: Instrument {
  var strings = 6
  // @mapped skip: [.equality, .hash]
  var picks: Set<String> = []
  override var name: String {
    didSet { renamings += 1 }
  }
  // @mapped skip: [.documents, .equality, .hash, .description, .copy]
  private(set) var renamings = 0
}

// @mapped
struct Band: Equatable {
  var lead: Instrument
  var all: [Instrument]
}

/// A class that is not mapped and whose subclasses derive the members.
// @mapped skip
class Machine {
  var kind = "machine"
}

enum Workshop {
  // @mapped derive: .equality
  class Engine: Machine {
    var power = 1
  }
}

// @mapped derive: .description
final class Turbine: Workshop.Engine {
  var blades = 3
}
