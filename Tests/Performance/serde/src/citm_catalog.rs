//! The season of a concert hall, every field of it.

use crate::scalars::EmptyList;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// A concert hall's season: events, performances, and names by number.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    area_names: HashMap<i64, String>,
    audience_sub_category_names: HashMap<i64, String>,
    block_names: HashMap<i64, String>,
    events: HashMap<i64, CatalogueEvent>,
    performances: Vec<Performance>,
    seat_category_names: HashMap<i64, String>,
    sub_topic_names: HashMap<i64, String>,
    subject_names: HashMap<i64, String>,
    topic_names: HashMap<i64, String>,
    topic_sub_topics: HashMap<i64, Vec<u32>>,
    venue_names: HashMap<String, String>,
}

/// A concert or a play.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CatalogueEvent {
    description: (),
    id: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    logo: Option<String>,
    name: String,
    sub_topic_ids: Vec<u32>,
    subject_code: (),
    subtitle: (),
    topic_ids: Vec<u32>,
}

/// One evening of an event.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Performance {
    event_id: u32,
    id: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    logo: Option<String>,
    name: (),
    prices: Vec<Price>,
    seat_categories: Vec<SeatCategory>,
    seat_map_image: (),
    start: u64,
    venue_code: String,
}

/// What a seat of a category costs.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Price {
    amount: u32,
    audience_sub_category_id: u32,
    seat_category_id: u32,
}

/// Seats of one price, by area.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SeatCategory {
    areas: Vec<Area>,
    seat_category_id: u32,
}

/// A part of the hall.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Area {
    area_id: u32,
    block_ids: EmptyList,
}
