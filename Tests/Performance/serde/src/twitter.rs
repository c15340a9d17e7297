//! A page of search results, every field of it.

use crate::scalars::{EmptyList, HexColor, TextNumber};
use serde::{Deserialize, Serialize};

/// A page of search results.
#[derive(Serialize, Deserialize)]
pub struct TwitterSearch {
    statuses: Vec<Tweet>,
    search_metadata: SearchMetadata,
}

/// What was searched, and how to go on.
#[derive(Serialize, Deserialize)]
pub struct SearchMetadata {
    completed_in: f32,
    max_id: u64,
    max_id_str: TextNumber<u64>,
    next_results: String,
    query: String,
    refresh_url: String,
    count: u8,
    since_id: u64,
    since_id_str: TextNumber<u64>,
}

/// A tweet with everything that the service sends along.
#[derive(Serialize, Deserialize)]
pub struct Tweet {
    metadata: TweetMetadata,
    created_at: String,
    id: u64,
    id_str: TextNumber<u64>,
    text: String,
    source: String,
    truncated: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_reply_to_status_id: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_reply_to_status_id_str: Option<TextNumber<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_reply_to_user_id: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_reply_to_user_id_str: Option<TextNumber<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    in_reply_to_screen_name: Option<String>,
    user: TwitterUser,
    geo: (),
    coordinates: (),
    place: (),
    contributors: (),
    retweet_count: u32,
    favorite_count: u32,
    entities: TweetEntities,
    favorited: bool,
    retweeted: bool,
    lang: LanguageCode,
    #[serde(skip_serializing_if = "Option::is_none")]
    retweeted_status: Option<Box<Tweet>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    possibly_sensitive: Option<bool>,
}

/// Why a tweet is among the results.
#[derive(Serialize, Deserialize)]
pub struct TweetMetadata {
    result_type: ResultType,
    iso_language_code: LanguageCode,
}

/// The kind of a search result.
#[derive(Serialize, Deserialize)]
pub enum ResultType {
    #[serde(rename = "recent")]
    Recent,
    #[serde(rename = "popular")]
    Popular,
    #[serde(rename = "mixed")]
    Mixed,
}

/// The languages that occur in the recorded search.
#[derive(Serialize, Deserialize)]
pub enum LanguageCode {
    #[serde(rename = "ar")]
    Ar,
    #[serde(rename = "de")]
    De,
    #[serde(rename = "en")]
    En,
    #[serde(rename = "es")]
    Es,
    #[serde(rename = "fr")]
    Fr,
    #[serde(rename = "it")]
    It,
    #[serde(rename = "ja")]
    Ja,
    #[serde(rename = "ko")]
    Ko,
    #[serde(rename = "nl")]
    Nl,
    #[serde(rename = "pt")]
    Pt,
    #[serde(rename = "ru")]
    Ru,
    #[serde(rename = "tr")]
    Tr,
    #[serde(rename = "zh")]
    Zh,
    #[serde(rename = "zh-cn")]
    ChineseSimplified,
    #[serde(rename = "zh-tw")]
    ChineseTraditional,
    #[serde(rename = "und")]
    Undetermined,
}

/// The author of a tweet.
#[derive(Serialize, Deserialize)]
pub struct TwitterUser {
    id: u32,
    id_str: TextNumber<u32>,
    name: String,
    screen_name: String,
    location: String,
    description: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<String>,
    entities: UserEntities,
    protected: bool,
    followers_count: u32,
    friends_count: u32,
    listed_count: u32,
    created_at: String,
    favourites_count: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    utc_offset: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time_zone: Option<String>,
    geo_enabled: bool,
    verified: bool,
    statuses_count: u32,
    lang: LanguageCode,
    contributors_enabled: bool,
    is_translator: bool,
    is_translation_enabled: bool,
    profile_background_color: HexColor,
    profile_background_image_url: String,
    profile_background_image_url_https: String,
    profile_background_tile: bool,
    profile_image_url: String,
    profile_image_url_https: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile_banner_url: Option<String>,
    profile_link_color: HexColor,
    profile_sidebar_border_color: HexColor,
    profile_sidebar_fill_color: HexColor,
    profile_text_color: HexColor,
    profile_use_background_image: bool,
    default_profile: bool,
    default_profile_image: bool,
    following: bool,
    follow_request_sent: bool,
    notifications: bool,
}

/// The links in a user's profile.
#[derive(Serialize, Deserialize)]
pub struct UserEntities {
    description: LinkList,
    #[serde(skip_serializing_if = "Option::is_none")]
    url: Option<LinkList>,
}

/// Links of one field of a profile.
#[derive(Serialize, Deserialize)]
pub struct LinkList {
    urls: Vec<TwitterLink>,
}

/// What stands in the text of a tweet, and where.
#[derive(Serialize, Deserialize)]
pub struct TweetEntities {
    hashtags: Vec<Hashtag>,
    symbols: EmptyList,
    urls: Vec<TwitterLink>,
    user_mentions: Vec<UserMention>,
    #[serde(skip_serializing_if = "Option::is_none")]
    media: Option<Vec<Media>>,
}

/// A word after a number sign.
#[derive(Serialize, Deserialize)]
pub struct Hashtag {
    text: String,
    indices: (u8, u8),
}

/// A shortened link and what it stands for.
#[derive(Serialize, Deserialize)]
pub struct TwitterLink {
    url: String,
    expanded_url: String,
    display_url: String,
    indices: (u8, u8),
}

/// A user who is named in the text.
#[derive(Serialize, Deserialize)]
pub struct UserMention {
    screen_name: String,
    name: String,
    id: u32,
    id_str: TextNumber<u32>,
    indices: (u8, u8),
}

/// A picture that is attached to a tweet.
#[derive(Serialize, Deserialize)]
pub struct Media {
    id: u64,
    id_str: TextNumber<u64>,
    indices: (u8, u8),
    media_url: String,
    media_url_https: String,
    url: String,
    display_url: String,
    expanded_url: String,
    r#type: String,
    sizes: MediaSizes,
    #[serde(skip_serializing_if = "Option::is_none")]
    source_status_id: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source_status_id_str: Option<TextNumber<u64>>,
}

/// The sizes in which a picture is served.
#[derive(Serialize, Deserialize)]
pub struct MediaSizes {
    medium: MediaSize,
    small: MediaSize,
    thumb: MediaSize,
    large: MediaSize,
}

/// One size, and how the picture was made to fit it.
#[derive(Serialize, Deserialize)]
pub struct MediaSize {
    w: u16,
    h: u16,
    resize: Resize,
}

/// How a picture is made to fit.
#[derive(Serialize, Deserialize)]
pub enum Resize {
    #[serde(rename = "fit")]
    Fit,
    #[serde(rename = "crop")]
    Crop,
}
