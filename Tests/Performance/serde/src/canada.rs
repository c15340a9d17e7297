//! The outline of a country.

use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// A map: what GeoJSON calls a feature collection.
#[derive(Serialize, Deserialize)]
pub struct FeatureCollection {
    r#type: GeometryKind,
    features: Vec<Feature>,
}

/// One shape on the map with its properties.
#[derive(Serialize, Deserialize)]
pub struct Feature {
    r#type: GeometryKind,
    properties: HashMap<String, String>,
    geometry: Geometry,
}

/// The rings of a polygon.
#[derive(Serialize, Deserialize)]
pub struct Geometry {
    r#type: GeometryKind,
    coordinates: Vec<Vec<(f64, f64)>>,
}

/// The words that GeoJSON has for the objects above.
#[derive(Serialize, Deserialize)]
pub enum GeometryKind {
    FeatureCollection,
    Feature,
    Polygon,
}
