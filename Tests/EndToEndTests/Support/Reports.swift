import Isomer

extension MappingReport {
  /// The report without the defaults that were used for what is missing or null.
  var withoutDefaults: MappingReport { MappingReport(entries.filter { $0.kind != .defaultUsed }) }
}
