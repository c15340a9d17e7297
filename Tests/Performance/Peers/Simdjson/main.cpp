// Measures typed reading with simdjson's On-Demand API, on the documents that isomer-bench measures.
//
// usage: simdjson-peer DOCUMENTS SAMPLES NAME …
//
// Prints the same lines as the other programs: direction, document, engine, nanoseconds (median),
// bytes. Freeing what a call returns is not counted. The library of this version does not write. With
// `memory` for SAMPLES, documents are lists of the models, and the memory that reading adds is printed.

#include "memory.hpp"
#include "reading.hpp"

#include <algorithm>
#include <cstdio>

/// Dates remain text.
namespace text {
using ::read;
using Date = std::string;
#include "models.hpp"
}

/// Dates are parsed.
namespace dates {
using ::read;
using Date = Moment;
#include "models.hpp"
}

using Clock = std::chrono::steady_clock;

template <typename Model>
Model decode(ondemand::parser &parser, const simdjson::padded_string &document) {
  Model result;
  auto parsed = parser.iterate(document);
  read(ondemand::value(parsed.get_value()), result);
  return result;
}

template <typename Model>
Clock::duration time(ondemand::parser &parser, const simdjson::padded_string &document) {
  auto start = Clock::now();
  auto result = decode<Model>(parser, document);
  return Clock::now() - start;
}

template <typename Model>
void measure(
    const std::string &folder, const std::string &name, const char *form, size_t samples) {
  auto document = simdjson::padded_string::load(folder + "/" + name + ".json").value();
  ondemand::parser parser;
  time<Model>(parser, document);
  auto calls = std::clamp<long>(
      std::chrono::milliseconds(2) / time<Model>(parser, document), 1, 1000);
  std::vector<Clock::duration> times;
  for (size_t sample = 0; sample < samples; sample++) {
    Clock::duration total{};
    for (long call = 0; call < calls; call++) total += time<Model>(parser, document);
    times.push_back(total / calls);
  }
  std::sort(times.begin(), times.end());
  auto median = std::chrono::nanoseconds(times[samples / 2]).count();
  std::printf(
      "decode\t%s\tsimdjson %s\t%lld\t%zu\n", name.c_str(), form, (long long)median,
      document.size());
}

template <typename Model>
void memory(const std::string &folder, const std::string &name, const char *form) {
  auto document = simdjson::padded_string::load(folder + "/" + name + ".json").value();
  ondemand::parser parser;
  measure_memory(name, form, document.size(), [&] {
    return decode<std::vector<Model>>(parser, document);
  });
}

void memory(const std::string &folder, const std::string &name) {
  if (name == "twitter") return memory<text::TwitterSearch>(folder, name, "text");
  if (name == "citm_catalog") return memory<text::Catalogue>(folder, name, "text");
  if (name == "canada") return memory<text::FeatureCollection>(folder, name, "text");
  if (name == "github_issues") return memory<dates::GitHubIssue>(folder, name, "dates");
  if (name == "github_events") return memory<dates::GitHubEvent>(folder, name, "dates");
  throw std::runtime_error("no model for " + name);
}

int main(int count, char **arguments) try {
  if (count < 4) throw std::runtime_error("usage: simdjson-peer DOCUMENTS SAMPLES NAME …");
  std::string folder = arguments[1];
  if (arguments[2] == std::string("memory")) {
    memory(folder, arguments[3]);
    return 0;
  }
  size_t samples = std::stoul(arguments[2]);
  for (int index = 3; index < count; index++) {
    std::string name = arguments[index];
    if (name == "twitter") {
      measure<text::TwitterSearch>(folder, name, "text", samples);
    } else if (name == "citm_catalog") {
      measure<text::Catalogue>(folder, name, "text", samples);
    } else if (name == "canada") {
      measure<text::FeatureCollection>(folder, name, "text", samples);
    } else if (name == "github_issues") {
      measure<std::vector<text::GitHubIssue>>(folder, name, "text", samples);
      measure<std::vector<dates::GitHubIssue>>(folder, name, "dates", samples);
    } else if (name == "github_events") {
      measure<std::vector<text::GitHubEvent>>(folder, name, "text", samples);
      measure<std::vector<dates::GitHubEvent>>(folder, name, "dates", samples);
    } else {
      throw std::runtime_error("no model for " + name);
    }
  }
} catch (const std::exception &error) {
  std::fprintf(stderr, "simdjson-peer: %s\n", error.what());
  return 1;
}
