//! Measures typed reading and writing with serde_json, on the documents that isomer-bench measures.
//!
//! usage: serde-bench DOCUMENTS ROUNDS
//!
//! Prints a line for each direction and document, tab-separated as `isomer-bench --plain` does:
//! direction, document, engine, nanoseconds (median), bytes. Freeing what a call returns is not
//! counted. Before anything is timed, a document is read, written and read again.

mod canada;
mod citm_catalog;
mod github_issues;
mod scalars;
mod twitter;

use serde::{de::DeserializeOwned, Serialize};
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Short calls are repeated until a sample takes about this long.
const SAMPLE: Duration = Duration::from_millis(2);

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, folder, rounds] = &arguments[..] else {
        return Err("usage: serde-bench DOCUMENTS ROUNDS".into());
    };
    let rounds = rounds.parse()?;
    measure::<twitter::TwitterSearch>(folder, "twitter", rounds)?;
    measure::<citm_catalog::Catalogue>(folder, "citm_catalog", rounds)?;
    measure::<canada::FeatureCollection>(folder, "canada", rounds)?;
    measure::<Vec<github_issues::GitHubIssue>>(folder, "github_issues", rounds)?;
    Ok(())
}

fn measure<T>(folder: &str, name: &str, rounds: usize) -> Result<(), Box<dyn Error>>
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
    let decode = median(rounds, || serde_json::from_slice::<T>(&document).unwrap());
    let encode = median(rounds, || serde_json::to_vec(&value).unwrap());
    println!("decode\t{name}\tserde\t{decode}\t{}", document.len());
    println!("encode\t{name}\tserde\t{encode}\t{}", written.len());
    Ok(())
}

/// The median time of a call, in nanoseconds.
fn median<R>(rounds: usize, work: impl Fn() -> R) -> u128 {
    time(&work);
    let calls = (SAMPLE.as_nanos() / time(&work).as_nanos().max(1)).clamp(1, 1000) as u32;
    let sample = |_| (0..calls).map(|_| time(&work)).sum::<Duration>().as_nanos();
    let mut samples: Vec<u128> = (0..rounds).map(sample).collect();
    samples.sort_unstable();
    samples[rounds / 2] / u128::from(calls)
}

fn time<R>(work: &impl Fn() -> R) -> Duration {
    let start = Instant::now();
    let result = black_box(work());
    let time = start.elapsed();
    drop(result);
    time
}
