//! Measures typed reading and writing with serde_json, on the documents that isomer-bench measures.
//!
//! usage: serde-peer DOCUMENTS SAMPLES NAME …
//!
//! Prints a line for each direction and document, tab-separated as `isomer-bench --plain` does:
//! direction, document, engine, nanoseconds (median), bytes. Freeing what a call returns is not
//! counted. With `memory` for SAMPLES, documents are lists of the models, and the memory that reading
//! adds is printed. Before anything is timed, a document is read, written and read again.

mod memory;
mod scalars;

/// Dates remain text.
#[allow(dead_code)]
mod text {
    use crate::scalars::*;
    use serde::{Deserialize, Serialize};
    use std::collections::HashMap;
    type Date = String;
    include!(concat!(env!("PEER_MODELS"), "/models.rs"));
}

/// Dates are parsed.
#[allow(dead_code)]
mod dates {
    use crate::scalars::*;
    use serde::{Deserialize, Serialize};
    use std::collections::HashMap;
    type Date = chrono::DateTime<chrono::FixedOffset>;
    include!(concat!(env!("PEER_MODELS"), "/models.rs"));
}

use serde::{de::DeserializeOwned, Serialize};
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Short calls are repeated until a sample takes about this long.
const SAMPLE: Duration = Duration::from_millis(2);

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, folder, samples, names @ ..] = &arguments[..] else {
        return Err("usage: serde-peer DOCUMENTS SAMPLES NAME …".into());
    };
    if samples == "memory" {
        return names.iter().try_for_each(|name| memory::measure(folder, name));
    }
    let samples = samples.parse()?;
    for name in names {
        match name.as_str() {
            "twitter" => measure::<text::TwitterSearch>(folder, name, "text", samples)?,
            "citm_catalog" => measure::<text::Catalogue>(folder, name, "text", samples)?,
            "canada" => measure::<text::FeatureCollection>(folder, name, "text", samples)?,
            "github_issues" => {
                measure::<Vec<text::GitHubIssue>>(folder, name, "text", samples)?;
                measure::<Vec<dates::GitHubIssue>>(folder, name, "dates", samples)?
            }
            "github_events" => {
                measure::<Vec<text::GitHubEvent>>(folder, name, "text", samples)?;
                measure::<Vec<dates::GitHubEvent>>(folder, name, "dates", samples)?
            }
            _ => return Err(format!("no model for '{name}'").into()),
        }
    }
    Ok(())
}

fn measure<T>(folder: &str, name: &str, form: &str, samples: usize) -> Result<(), Box<dyn Error>>
where
    T: Serialize + DeserializeOwned,
{
    let document = std::fs::read(format!("{folder}/{name}.json"))?;
    let value: T = serde_json::from_slice(&document)?;
    let written = serde_json::to_vec(&value)?;
    // Doubles that are read as a neighbour of the nearest make some texts a digit longer or shorter.
    let again = serde_json::to_vec(&serde_json::from_slice::<T>(&written)?)?;
    if again.len().abs_diff(written.len()) > written.len() / 100 {
        return Err(format!("{name}: what is written is read as another value").into());
    }
    let decode = median(samples, || serde_json::from_slice::<T>(&document).unwrap());
    let encode = median(samples, || serde_json::to_vec(&value).unwrap());
    println!("decode\t{name}\tserde {form}\t{decode}\t{}", document.len());
    println!("encode\t{name}\tserde {form}\t{encode}\t{}", written.len());
    Ok(())
}

/// The median time of a call, in nanoseconds.
fn median<R>(samples: usize, work: impl Fn() -> R) -> u128 {
    time(&work);
    let calls = (SAMPLE.as_nanos() / time(&work).as_nanos().max(1)).clamp(1, 1000) as u32;
    let sample = |_| (0..calls).map(|_| time(&work)).sum::<Duration>().as_nanos();
    let mut times: Vec<u128> = (0..samples).map(sample).collect();
    times.sort_unstable();
    times[samples / 2] / u128::from(calls)
}

fn time<R>(work: &impl Fn() -> R) -> Duration {
    let start = Instant::now();
    let result = black_box(work());
    let time = start.elapsed();
    drop(result);
    time
}
