//! The few types that the documents need beside serde's own.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display, Formatter};
use std::marker::PhantomData;
use std::str::FromStr;

/// A number that the service writes as a string.
pub struct TextNumber<T>(T);

/// A colour as six hexadecimal digits.
pub struct HexColor(u32);

/// A list that is empty in every recorded document.
pub struct EmptyList;

/// A member that is null in every recorded document.
pub type Null = ();

/// The range of a part of a text.
pub type Indices = (u8, u8);

/// A point on the map.
pub type Position = (f64, f64);

struct TextNumberVisitor<T>(PhantomData<T>);

impl<T: FromStr> Visitor<'_> for TextNumberVisitor<T> {
    type Value = TextNumber<T>;

    fn expecting(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str("a number in a string")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        let number = text.parse();
        number
            .map(TextNumber)
            .map_err(|_| E::custom("no number in the string"))
    }
}

impl<'de, T: FromStr> Deserialize<'de> for TextNumber<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextNumberVisitor(PhantomData))
    }
}

impl<T: Display> Serialize for TextNumber<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

struct HexColorVisitor;

impl Visitor<'_> for HexColorVisitor {
    type Value = HexColor;

    fn expecting(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str("six hexadecimal digits")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<HexColor, E> {
        let rgb = u32::from_str_radix(text, 16);
        rgb.map(HexColor)
            .map_err(|_| E::custom("no hexadecimal digits"))
    }
}

impl<'de> Deserialize<'de> for HexColor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(HexColorVisitor)
    }
}

impl Serialize for HexColor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:06X}", self.0))
    }
}

struct EmptyListVisitor;

impl<'de> Visitor<'de> for EmptyListVisitor {
    type Value = EmptyList;

    fn expecting(&self, formatter: &mut Formatter) -> fmt::Result {
        formatter.write_str("an empty list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, _: A) -> Result<EmptyList, A::Error> {
        Ok(EmptyList)
    }
}

impl<'de> Deserialize<'de> for EmptyList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(EmptyListVisitor)
    }
}

impl Serialize for EmptyList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(std::iter::empty::<()>())
    }
}
