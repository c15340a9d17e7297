import IsomerGenerator
import IsomerSyntax

/// The types whose values have a form that depends on the coders, and that mappings cannot have.
///
/// Dates, for example, if a closure encodes them. The types that contain such a type depend on the
/// coders too, because a mapping writes it without them.
struct CoderDependence {
  private let reasons: Directed<[String: String]>

  init(_ source: SwiftSource) {
    reasons = Directed { reads in
      let contents = reads ? source.contents.read : source.contents.write
      var reasons: [String: String] = [:]
      for setting in CoderSetting.ofTypes {
        guard let reason = Self.reason(setting, reads: reads, source) else { continue }
        for name in setting.types { contents.spread(reason, from: name, to: &reasons) }
      }
      for model in source.models where contents.usesUserInfo(model) {
        let reason = "the code for coders of '\(model.name)' uses 'userInfo'"
        reasons[model.name] = reason
        contents.spread(reason, from: model.name, to: &reasons)
      }
      return reasons
    }
  }

  /// Marks a mapping that could be complete, but has another form than the coders.
  func mark(_ model: ModelSource, _ mapping: inout ModelMapping) {
    let reason =
      (mapping.reads ? reasons.read[model.name] : nil)
      ?? (mapping.writes ? reasons.write[model.name] : nil)
    guard mapping.marks.isEmpty, let reason else { return }
    mapping.mark(model.place, reason)
  }

  /// Returns the reason for which the form of values is not that of mappings, nor of a transformer.
  private static func reason(
    _ setting: CoderSetting, reads: Bool, _ source: SwiftSource
  ) -> String? {
    let fix = setting == .dates ? "; see '--dates'" : ""
    if setting == .dates, source.coders.dates[reads: reads] != nil { return nil }
    switch source.coders[setting][reads: reads] {
    case .none where setting == .dates:
      return "the form of dates is unknown: there are no coders\(fix)"
    case .none, .known(setting.usual): return nil
    case .known(let name):
      return "mappings have no form of \(setting.values) like '\(name)'\(fix)"
    case .unknown(let reason):
      return "the form of \(setting.values) is unknown: \(reason)\(fix)"
    }
  }
}

extension CoderSetting {
  /// The values whose form the setting determines.
  fileprivate var values: String {
    switch self {
    case .keys, .dates, .data: "\(self)"
    case .floats: "infinite numbers"
    }
  }
}
