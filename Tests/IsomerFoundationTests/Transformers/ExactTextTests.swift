import Foundation
import Testing

@testable import Isomer
@testable import IsomerFoundation

/// Tests that date transformers read only what they write.
@Suite struct ExactTextTests {
  /// A transformer, a text that it writes, and others that it may read as well.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// The time zone, which has other forms.
    var zone = ""
    let read: @Sendable (String) -> Date?
    let write: @Sendable (Date) -> String?

    init(_ name: String, _ text: String, _ transformer: some Transformer<String, Date> & Sendable) {
      testDescription = name
      self.text = text
      read = { try? transformer.transform($0) }
      write = { try? transformer.reverse($0) }
    }

    init(
      format: String, _ text: String, locale: String = "en_US_POSIX", in place: String = "GMT",
      zone: String = ""
    ) {
      self.init(
        format, text,
        StandardTransformer<String, Date>.dateFormat(
          format, timeZone: TimeZone(identifier: place) ?? .gmt, locale: Locale(identifier: locale))
      )
      self.zone = zone
    }

    /// Returns whether a variant of the text differs only in what is allowed: the zone, or
    /// lower-case letters in RFC 3339.
    func allows(_ variant: String) -> Bool {
      if testDescription.hasPrefix(".") { return text == variant.uppercased() }
      guard !zone.isEmpty, let range = text.range(of: zone) else { return false }
      let end = variant.last.map { $0.isWhitespace } ?? true
      return !end && variant.hasPrefix(text[..<range.lowerBound])
        && variant.hasSuffix(text[range.upperBound...])
    }
  }

  private static let english = Locale(identifier: "en_US")

  static let samples: [Sample] = [
    Sample(format: "yyyy-MM-dd", "2020-02-03"),
    Sample(format: "yyyy-MM-dd", "0020-02-03"),
    Sample(format: "yy/M/d", "20/2/3"),
    Sample(format: "yyyyMMdd", "20200203"),
    Sample(format: "MMMM d, yyyy", "September 3, 2020"),
    Sample(format: "EEEE, d MMMM yyyy 'at' HH:mm", "Monday, 3 February 2020 at 04:05"),
    Sample(format: "d. MMMM yyyy", "3. März 2020", locale: "de_DE", in: "Europe/Berlin"),
    Sample(format: "yyyy-MM-dd", "٢٠٢٠-٠٢-٠٣", locale: "ar_EG"),
    Sample(format: "h:mm a", "4:05 AM"),
    Sample(format: "HH:mm:ss.SSS", "04:05:06.789"),
    Sample(format: "HH:mm:ss.SSSSSS", "04:05:06.789012"),
    Sample(format: "ss''SSSS'S'", "06'0120S"),
    Sample(format: "YYYY-'W'ww", "2020-W06"),
    Sample(format: "yyyy-DDD", "2020-034"),
    Sample(format: "yyyy-MM-dd'T'HH:mm:ssXXX", "2020-02-03T04:05:06Z", zone: "Z"),
    Sample(format: "yyyy-MM-dd'T'HH:mm:ss.SSSZ", "2020-02-03T04:05:06.789+0000", zone: "+0000"),
    Sample(
      format: "yyyy-MM-dd HH:mm:ssZ", "2020-07-03 04:05:06+0200", in: "Europe/Berlin", zone: "+0200"
    ),
    Sample(format: "EEE MMM dd HH:mm:ss Z yyyy", "Mon Feb 03 04:05:06 +0000 2020", zone: "+0000"),
    Sample(format: "EEE, dd MMM yyyy HH:mm:ss zzz", "Mon, 03 Feb 2020 04:05:06 GMT", zone: "GMT"),
    Sample(".day", "2020-02-03", StandardTransformer<String, Date>.day),
    Sample(
      ".localDateTime", "2020-02-03T04:05:06", StandardTransformer<String, Date>.localDateTime),
    Sample(".rfc3339", "2020-02-03T04:05:06Z", StandardTransformer<String, Date>.rfc3339),
    Sample(".iso8601", "2020-02-03T04:05:06Z", FormatStyleTransformer(.iso8601)),
    Sample(
      "date style", "2/3/2020",
      FormatStyleTransformer(
        Date.FormatStyle(
          date: .numeric, time: .omitted, locale: english,
          calendar: Calendar(identifier: .gregorian), timeZone: .gmt))),
  ]

  @Test(arguments: samples) func `a written text is read`(_ sample: Sample) throws {
    let date = try #require(sample.read(sample.text))
    #expect(sample.write(date) == sample.text)
  }

  /// Texts that differ from a text in one detail.
  static func variants(of text: String) -> [String] {
    var variants = [
      text.lowercased(), text.uppercased(), text.filter { $0 != "0" },
      text.replacing("Monday", with: "Tuesday"), text.replacing("Mon", with: "Tue"),
      text.replacing("September", with: "Sep"), text.replacing("2020", with: "20"),
      text.replacing("20", with: "2020"), text.replacing("Feb", with: "February"),
      String(
        text.map {
          $0.isASCII
            ? $0.wholeNumberValue.map { Character("٠١٢٣٤٥٦٧٨٩".map(String.init)[$0]) } ?? $0 : $0
        }),
      text.applyingTransform(.fullwidthToHalfwidth, reverse: true) ?? "",
    ]
    for index in text.indices {
      var without = text
      without.remove(at: index)
      variants.append(without)
      for inserted in [" ", "0", "\u{A0}", "\t", "-", ".", "\u{0}", "\u{200E}", "1"] {
        variants.append(text[..<index] + inserted + text[index...])
      }
      var replaced = text
      replaced.replaceSubrange(index...index, with: "/")
      variants.append(replaced)
    }
    return variants + [" ", "\n", "Z", "x", "\u{0}", "0", ".5", " GMT"].map { text + $0 }
  }

  @Test(arguments: samples) func `no other text is read`(_ sample: Sample) {
    for variant in Self.variants(of: sample.text) {
      guard let date = sample.read(variant), let text = sample.write(date) else { continue }
      #expect(
        text == variant || sample.allows(variant), "\(variant.debugDescription) is read as \(text)")
    }
  }

  @Test func `a time zone in the text can have any form, and any offset`() {
    let date = Date(timeIntervalSince1970: 1_580_702_706)
    let texts: [String: [String]] = [
      "yyyy-MM-dd'T'HH:mm:ssZ": [
        "2020-02-03T04:05:06Z", "2020-02-03T04:05:06+0000", "2020-02-03T06:05:06+02:00",
        "2020-02-02T20:35:06-0730", "2020-02-03T06:05:06GMT+2",
      ],
      "yyyy-MM-dd'T'HH:mm:ss.SSSSSSXXX": [
        "2020-02-03T04:05:06.000000Z", "2020-02-03T09:35:06.000000+05:30",
      ],
      "EEE MMM dd HH:mm:ss Z yyyy": ["Sun Feb 02 23:05:06 -0500 2020"],
      "EEE, dd MMM yyyy HH:mm:ss zzz": [
        "Mon, 03 Feb 2020 04:05:06 GMT", "Sun, 02 Feb 2020 23:05:06 EST",
        "Mon, 03 Feb 2020 06:05:06 +0200",
      ],
    ]
    for (format, texts) in texts {
      for text in texts {
        #expect(
          (try? StandardTransformer<String, Date>.dateFormat(format).transform(text)) == date,
          "\(text)")
      }
      for text in texts {
        for wrong in [" " + text, text + " ", text.replacing("2020", with: "20")] {
          #expect(
            (try? StandardTransformer<String, Date>.dateFormat(format).transform(wrong)) == nil,
            "\(wrong)")
        }
      }
    }
  }

  @Test func `fractions of any number of digits are exact`() throws {
    let micro = StandardTransformer<String, Date>.dateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSSSS'Z'")
    let date = try micro.transform("2015-09-25T07:00:00.123456Z")
    #expect(date.timeIntervalSinceReferenceDate == 464_857_200.123456)
    #expect(try micro.reverse(date) == "2015-09-25T07:00:00.123456Z")
    #expect(
      try micro.reverse(Date(timeIntervalSince1970: 59.999_999_9)) == "1970-01-01T00:01:00.000000Z")
    #expect(try micro.reverse(Date(timeIntervalSince1970: -0.25)) == "1969-12-31T23:59:59.750000Z")
    let long = StandardTransformer<String, Date>.dateFormat("ss.SSSSSSSSSSSS")
    #expect(try long.reverse(Date(timeIntervalSince1970: 1.5)) == "01.500000000000")
    #expect(
      try long.transform("01.500000000000").timeIntervalSince1970.truncatingRemainder(dividingBy: 1)
        == 0.5)
    for wrong in ["2015-09-25T07:00:00.12345Z", "2015-09-25T07:00:00.1234567Z"] {
      #expect(throws: TransformerError.self) { try micro.transform(wrong) }
    }
    for seconds in [Double.infinity, -.infinity, .nan] {
      _ = try? micro.reverse(Date(timeIntervalSince1970: seconds))
    }
  }

  @Test func `random dates are read back from all formats`() {
    var random = SeededGenerator(seed: 7)
    for sample in Self.samples {
      for _ in 0..<50 {
        let seconds = Double(Int.random(in: -2_000_000_000...4_000_000_000, using: &random))
        let date = Date(timeIntervalSince1970: seconds + Double.random(in: 0..<1, using: &random))
        guard let text = sample.write(date) else { continue }
        #expect(
          sample.read(text).flatMap(sample.write) == text, "\(sample.testDescription) \(text)")
      }
    }
  }
}
