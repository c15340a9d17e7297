extension HostileDocument {
  /// The limits of a row that is known to be beyond the usual ones; they only fall.
  struct Known {
    var limit = 20.0
    var ratio = 2.3
    var memory = 30.0
    var counted = Double.infinity
  }

  /// The rows with limits of their own.
  private static let known: [String: Known] = [
    "one key again and again | OrderedMap<Int>": Known(limit: 28.1),
    "strings for integers, errors up to 10,000 | Array<Int>": Known(limit: 95.1),
    "texts for utf8 | Transformed": Known(ratio: 3.0),
    "objects | Array<Hooked>": Known(limit: 22.0),
    "different keys | an XML property list": Known(limit: 33.4, memory: 32),
    "numbers of 30 digits | a tree": Known(limit: 38.5),
    "numbers of 30 digits | a dictionary": Known(limit: 71.8),
    "numbers of 30 digits | an XML property list": Known(limit: 22.4),
    "numbers of 30 digits | a binary property list": Known(limit: 22.4),
    "numbers of 30 digits | an archive": Known(limit: 60.1),
    "equal objects | an XML property list": Known(limit: 49.7, memory: 62),
    "long texts, 100 deep | a tree": Known(ratio: 3.3),
    "long texts, 100 deep | pretty JSON": Known(ratio: 3.0),
    "long texts, 100 deep | a dictionary": Known(ratio: 2.7),
    "long texts, 100 deep | an XML property list": Known(ratio: 3.0),
    "long texts, 100 deep | a binary property list": Known(ratio: 2.7),
    "long texts, 100 deep | an archive": Known(ratio: 4.7),
    "invalid elements | a stream": Known(limit: 185.1, counted: 0.032),
    "invalid lines | a stream of lines": Known(limit: 48.4),
    "a key that decides at the end, 500 deep | Array<Twofold>": Known(limit: 29.3, ratio: 2.7),
    "a key that decides at the end, 500 deep, no case fits | Array<Twofold>": Known(limit: 155.0),
    "a list for the last of three cases, 500 deep | Array<Threefold>": Known(memory: 171),
    "a list for none of three cases, 500 deep | Array<Threefold>": Known(
      limit: 920.0, counted: 0.016),
    "short lists for the last of three cases | Threefold": Known(limit: 74.4, memory: 69),
    "every tag with every length | JSONValue, from an archive": Known(limit: 126.0),
    "one text, repeated in elements | Set<String>, from an archive": Known(limit: 76.7),
    "one text, repeated in keys | Array<Dictionary<String, Int>>, from an archive": Known(
      limit: 77.1),
    "one text, repeated in keys | Array<OrderedMap<Int>>, from an archive": Known(limit: 62.2),
    "one text, repeated in keys | JSONValue, from an archive": Known(limit: 62.2),
    "an upgrade that sets back shared objects | Branch, from an archive": Known(
      limit: 83.7, ratio: 2.4),
  ]

  /// The row with its own limits, if it has some.
  var withKnownLimits: HostileDocument {
    let title = "\(name) | \(reader)"
    var row = self
    if let known = Self.known[title] {
      (row.limit, row.ratioLimit, row.memoryLimit) = (known.limit, known.ratio, known.memory)
      row.largestCounted = known.counted
    }
    return row
  }
}
