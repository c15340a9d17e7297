import Isolated
import Isomer

// @mapped
struct Moon: Badge {
  var name = ""
  var phase = 0
}

public func names(ofBadges json: String) throws -> (moons: Int, text: String) {
  let badges = try [AnyBadge](json: json, options: ReadingOptions(additionalSubtypes: [Moon.self]))
  return (badges.count { $0.value is Moon }, try badges.jsonString())
}
