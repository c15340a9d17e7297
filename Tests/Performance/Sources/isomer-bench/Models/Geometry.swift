/// A map, in GeoJSON a feature collection.
// @mapped
struct FeatureCollection: Codable, Equatable {
  let type: GeometryKind
  let features: [Feature]
}

/// A feature of the map with its properties.
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

/// The names of the types above in GeoJSON.
// @mapped
enum GeometryKind: String, Codable {
  case featureCollection = "FeatureCollection"
  case feature = "Feature"
  case polygon = "Polygon"
}
