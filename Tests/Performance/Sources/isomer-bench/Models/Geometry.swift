/// A map: what GeoJSON calls a feature collection.
// @mapped
struct FeatureCollection: Codable, Equatable {
  let type: GeometryKind
  let features: [Feature]
}

/// One shape on the map with its properties.
// @mapped
struct Feature: Codable, Equatable {
  let type: GeometryKind
  let properties: [String: String]
  let geometry: Geometry
}

/// The rings of a polygon.
// @mapped
struct Geometry: Codable, Equatable {
  let type: GeometryKind
  let coordinates: [[Position]]
}

/// The words that GeoJSON has for the objects above.
// @mapped
enum GeometryKind: String, Codable {
  case featureCollection = "FeatureCollection"
  case feature = "Feature"
  case polygon = "Polygon"
}
