extension HostileDocument {
  /// The rows that are known to be beyond their limits, and are not measured: a row is removed when it
  /// is within them.
  static let known: Set<String> = [
    "one key again and again | OrderedMap<Int>",
    "strings for integers, errors up to 10,000 | Array<Int>",
    "texts for utf8 | Transformed",
    "objects | Array<Hooked>",
    "different keys | an XML property list",
    "numbers of 30 digits | a tree",
    "numbers of 30 digits | a dictionary",
    "numbers of 30 digits | an XML property list",
    "numbers of 30 digits | a binary property list",
    "numbers of 30 digits | an archive",
    "equal objects | an XML property list",
    "long texts, 100 deep | a tree",
    "long texts, 100 deep | pretty JSON",
    "long texts, 100 deep | a dictionary",
    "long texts, 100 deep | an XML property list",
    "long texts, 100 deep | a binary property list",
    "long texts, 100 deep | an archive",
    "a text of marks | Set<String>, from an archive",
    "a key of marks | Dictionary<String, Int>, from an archive",
    "optional marks | Set<Optional<String>>, from an archive",
    "invalid elements | a stream",
    "invalid lines | a stream of lines",
    "a key that decides at the end, 500 deep | Array<Twofold>",
    "a key that decides at the end, 500 deep, no case fits | Array<Twofold>",
    "a list for the last of three cases, 500 deep | Array<Threefold>",
    "a list for none of three cases, 500 deep | Array<Threefold>",
    "short lists for the last of three cases | Threefold",
    "every tag with every length | Value, from an archive",
    "one text, repeated in elements | Set<String>, from an archive",
    "one text, repeated in keys | Array<Dictionary<String, Int>>, from an archive",
    "one text, repeated in keys | Array<OrderedMap<Int>>, from an archive",
    "one text, repeated in keys | Value, from an archive",
    "an array of references as a key | Value, from an archive",
    "an upgrade that sets back shared objects | Branch, from an archive",
  ]

  var isKnown: Bool { knownSlow || Self.known.contains("\(name) | \(reader)") }
}
