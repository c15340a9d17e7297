import Isomer
import IsomerArchive

/// An identifier with a phantom type, which is not archived.
// @mapped version: 1
struct PhantomID<Owner>: Hashable { var raw: String }

struct PhantomOwner {}

/// A type without a mapping of its own, whose external mapping has checks.
struct ArchivedGauge: Equatable {
  var level = 0.0
  var unit = ""
}

// @mapped for: ArchivedGauge, check: { $0.level >= 0 }
protocol ArchivedGaugeShape {
  // @mapped check: ...100
  var level: Double { get set }
  // @mapped check: { $0.lowercased() }
  var unit: String { get set }
}

// @mapped version: 1
struct ArchivedForms: Equatable {
  var id: PhantomID<PhantomOwner>
  var ids: [String: PhantomID<[PhantomOwner]>] = [:]
  var gauge: ArchivedGauge
  var gauges: [ArchivedGauge] = []
  var spare: ArchivedGauge?
}
