import Foundation

// @mapped
struct View {
  var center: CGPoint
  var locales: [Locale]?
  var numbers: [String: NSNumber]
  // @mapped with: ZoneTransformer()
  var zone: TimeZone
  var parts: DateComponents
  var path: IndexPath = IndexPath()  // @mapped skip
}

extension DateComponents: Mappable {}
