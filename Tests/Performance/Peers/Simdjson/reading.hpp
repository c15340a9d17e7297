// Reads the types of the models with simdjson's On-Demand API.

#pragma once
#include <simdjson.h>

#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ondemand = simdjson::ondemand;

/// A moment that was parsed from RFC 3339.
using Moment = std::chrono::sys_time<std::chrono::microseconds>;

/// A number that the service writes as a string.
template <typename T> struct TextNumber { T number{}; };

/// A colour as six hexadecimal digits.
struct HexColor { uint32_t rgb{}; };

/// A list that is empty in every recorded document.
struct EmptyList {};

/// A member that is null in every recorded document.
struct Null {};

/// The range of a part of a text.
struct Indices { uint8_t start{}, end{}; };

/// A point on the map.
struct Position { double longitude{}, latitude{}; };

inline void require(bool condition, const char *reason) {
  if (!condition) throw std::runtime_error(reason);
}

inline void read(ondemand::value value, bool &result) { result = value.get_bool(); }
inline void read(ondemand::value value, double &result) { result = value.get_double(); }
inline void read(ondemand::value value, float &result) { result = float(double(value.get_double())); }
inline void read(ondemand::value value, uint64_t &result) { result = value.get_uint64(); }
inline void read(ondemand::value value, int64_t &result) { result = value.get_int64(); }

inline void read(ondemand::value value, std::string &result) {
  std::string_view text = value.get_string();
  result.assign(text);
}

template <typename T> void read_small(ondemand::value value, T &result) {
  int64_t number = value.get_int64();
  require(std::in_range<T>(number), "an integer out of range");
  result = T(number);
}

inline void read(ondemand::value value, int32_t &result) { read_small(value, result); }
inline void read(ondemand::value value, uint32_t &result) { read_small(value, result); }
inline void read(ondemand::value value, uint16_t &result) { read_small(value, result); }
inline void read(ondemand::value value, uint8_t &result) { read_small(value, result); }

template <typename T> T number(std::string_view text, int base = 10) {
  T result{};
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result, base);
  require(error == std::errc() && end == text.data() + text.size(), "no number in the text");
  return result;
}

template <typename T> void read(ondemand::value value, TextNumber<T> &result) {
  result.number = number<T>(value.get_string());
}

inline void read(ondemand::value value, HexColor &result) {
  result.rgb = number<uint32_t>(value.get_string(), 16);
}

inline void read(ondemand::value value, Null &) { require(value.is_null(), "not null"); }

inline void read(ondemand::value value, EmptyList &) {
  for (auto element : value.get_array()) { (void)element; require(false, "not empty"); }
}

template <typename T> void read_pair(ondemand::value value, T &first, T &second) {
  size_t count = 0;
  for (auto element : value.get_array()) {
    require(count < 2, "more than two numbers");
    read(element.value(), count++ == 0 ? first : second);
  }
  require(count == 2, "fewer than two numbers");
}

inline void read(ondemand::value value, Indices &result) {
  read_pair(value, result.start, result.end);
}

inline void read(ondemand::value value, Position &result) {
  read_pair(value, result.longitude, result.latitude);
}

inline void read(ondemand::value value, Moment &result) {
  std::string_view text = value.get_string();
  require(text.size() >= 20, "no date");
  auto field = [&](size_t start, size_t size) { return number<unsigned>(text.substr(start, size)); };
  std::chrono::year_month_day day{
      std::chrono::year(int(field(0, 4))), std::chrono::month(field(5, 2)),
      std::chrono::day(field(8, 2))};
  unsigned hour = field(11, 2), minute = field(14, 2), second = field(17, 2);
  require(day.ok() && hour < 24 && minute < 60 && second < 61 && text[4] == '-' && text[7] == '-' &&
              text[10] == 'T' && text[13] == ':' && text[16] == ':', "no date");
  size_t place = 19;
  int64_t fraction = 0;
  if (text[place] == '.') {
    int64_t scale = 1'000'000;
    for (place++; place < text.size() && text[place] >= '0' && text[place] <= '9'; place++) {
      scale /= 10;
      fraction += (text[place] - '0') * scale;
    }
  }
  int offset = 0;
  if (place + 6 == text.size() && (text[place] == '+' || text[place] == '-')) {
    offset = int(field(place + 1, 2) * 60 + field(place + 4, 2)) * (text[place] == '-' ? -1 : 1);
  } else {
    require(place + 1 == text.size() && text[place] == 'Z', "no date");
  }
  result = std::chrono::sys_days(day) + std::chrono::hours(hour) + std::chrono::minutes(minute) +
           std::chrono::seconds(second) + std::chrono::microseconds(fraction) -
           std::chrono::minutes(offset);
}

// These are declared first, because models contain them in any order.
template <typename T> void read(ondemand::value value, std::optional<T> &result);
template <typename T> void read(ondemand::value value, std::unique_ptr<T> &result);
template <typename T> void read(ondemand::value value, std::vector<T> &result);
template <typename K, typename T>
void read(ondemand::value value, std::unordered_map<K, T> &result);

template <typename T> void read(ondemand::value value, std::optional<T> &result) {
  if (!value.is_null()) read(value, result.emplace());
}

template <typename T> void read(ondemand::value value, std::unique_ptr<T> &result) {
  result = std::make_unique<T>();
  read(value, *result);
}

template <typename T> void read(ondemand::value value, std::vector<T> &result) {
  for (auto element : value.get_array()) read(element.value(), result.emplace_back());
}

template <typename K, typename T>
void read(ondemand::value value, std::unordered_map<K, T> &result) {
  for (auto field : value.get_object()) {
    std::string_view key = field.unescaped_key();
    if constexpr (std::is_same_v<K, std::string>) {
      read(field.value(), result[std::string(key)]);
    } else {
      read(field.value(), result[number<K>(key)]);
    }
  }
}

/// Calls a function with the index and the value of each known member. The next key is expected in
/// the order of the declaration, and otherwise searched: the fastest way for stable orders.
template <size_t count, typename Body>
void members(
    ondemand::value value, const std::string_view (&keys)[count], uint64_t required, Body body) {
  uint64_t found = 0;
  size_t next = 0;
  for (auto field : value.get_object()) {
    std::string_view key = field.unescaped_key();
    if (next == count || keys[next] != key) {
      next = 0;
      while (next < count && keys[next] != key) next++;
      if (next == count) { next = 0; continue; }
    }
    found |= uint64_t(1) << next;
    body(next++, field.value());
  }
  require((found & required) == required, "a key is missing");
}
