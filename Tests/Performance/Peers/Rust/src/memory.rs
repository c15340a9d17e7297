//! Measures the memory that reading a list of models adds to the process.

use crate::{dates, text};
use serde::de::DeserializeOwned;
use std::error::Error;
use std::fs;
use std::hint::black_box;

/// Reads a document once, and prints a line: direction, document, engine, bytes, bytes of the document.
pub fn measure(folder: &str, name: &str) -> Result<(), Box<dyn Error>> {
    match name {
        "twitter" => added::<text::TwitterSearch>(folder, name, "text"),
        "citm_catalog" => added::<text::Catalogue>(folder, name, "text"),
        "canada" => added::<text::FeatureCollection>(folder, name, "text"),
        "github_issues" => added::<dates::GitHubIssue>(folder, name, "dates"),
        "github_events" => added::<dates::GitHubEvent>(folder, name, "dates"),
        _ => Err(format!("no model for '{name}'").into()),
    }
}

fn added<T: DeserializeOwned>(folder: &str, name: &str, form: &str) -> Result<(), Box<dyn Error>> {
    let document = fs::read(format!("{folder}/{name}.json"))?;
    // Resets the peak.
    fs::write("/proc/self/clear_refs", "5")?;
    let before = kilobytes("VmRSS:")?;
    let value: Vec<T> = serde_json::from_slice(&document)?;
    let bytes = (kilobytes("VmHWM:")? - before) * 1024;
    black_box(&value);
    println!("memory\t{name}\tserde {form}\t{bytes}\t{}", document.len());
    Ok(())
}

/// Returns a value of the status that Linux reports for the process.
fn kilobytes(key: &str) -> Result<usize, Box<dyn Error>> {
    let status = fs::read_to_string("/proc/self/status")?;
    let mut words = status.split_whitespace().skip_while(|word| *word != key);
    let word = words.nth(1).ok_or("no such key in the status")?;
    Ok(word.parse()?)
}
