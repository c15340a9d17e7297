import Isomer

extension MappingReport {
  /// The report without entries for defaults of missing or null values.
  var withoutDefaults: MappingReport { MappingReport(entries.filter { $0.kind != .defaultUsed }) }
}
