// Measures the memory that reading a list of models adds to the process.

#pragma once

#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <string>

/// Returns a value of the status that Linux reports for the process.
inline long kilobytes(const std::string &key) {
  std::ifstream status("/proc/self/status");
  long value = 0;
  for (std::string word; status >> word;) {
    if (word == key && status >> value) return value;
  }
  throw std::runtime_error("no " + key + " in the status");
}

/// Reads a document once with `read`, and prints a line: direction, document, engine, bytes, bytes of
/// the document.
template <typename Read>
void measure_memory(const std::string &name, const char *form, size_t size, Read read) {
  // Resets the peak.
  std::ofstream("/proc/self/clear_refs") << "5";
  long before = kilobytes("VmRSS:");
  auto result = read();
  long added = kilobytes("VmHWM:") - before;
  std::printf("memory\t%s\tsimdjson %s\t%ld\t%zu\n", name.c_str(), form, added * 1024, size);
}
