import Foundation
import Testing

@testable import Isomer

/// Tests the definition of URLs, which is the same on all platforms.
@Suite struct URLRuleTests {
  @Test(arguments: [
    "https://example.org", "https://example.org/a%20b?q=1&r=/?#top", "HTTP://EXAMPLE.ORG/",
    "mailto:ann@example.org", "data:text/plain,hi", "urn:isbn:0-395-36341-1", "file:///etc/hosts",
    "http://[::1]:8080/x", "http://[2001:db8::7]/", "http://ann:pw@example.org:80/", "http://a:/",
    "//example.org/x", "/a/b", "../b", "a", "a/b:c", "?q", "#top", "?", "#", "a+b.c-1:x",
    "tel:+1-816-555-1212", "https://a.b/~x/!$&'()*+,;=@:", "%41", "http://a%20b/", ".", "x:",
    "http://1.2.3.4/", "http://xn--mnchen-3ya.de/",
  ])
  func `accepted without changes`(text: String) throws {
    #expect(URLRule.accepts(text))
    let url = try StandardTransformer<String, URL>.url.transform(text)
    #expect(url.absoluteString == text)
    #expect(try URL(json: text.jsonString()) == url)
    #expect(try StandardTransformer<String, URL>.url.reverse(url) == text)
  }

  @Test(arguments: [
    "", " ", "not a valid URL", "https://example.org/a b", " https://example.org", "a\n", "a\tb",
    "\u{0}", "\u{7F}", "https://münchen.de", "https://a.b/ä", "https://a.b/|", "https://a.b/{x}",
    "https://a.b/^", "https://a.b/\"", "https://a.b/<x>", "https://a.b/`", "https://a.b/\\",
    "https://a.b/%", "https://a.b/%4", "https://a.b/%zz", "a#b#c", "https://a.b/?a[]=1", "[",
    "/a[b]", "http://a[b]/", "http://[::1", "http://[::1]x/", "http://a:b/", "http://a:80:90/",
    "http://a@b@c/", "1:2", ":", ":a", "a b:c", "http://%zz/", "://a",
  ])
  func `rejected with the same message on all platforms`(text: String) throws {
    #expect(!URLRule.accepts(text))
    let error = #expect(throws: TransformerError.self) {
      try StandardTransformer<String, URL>.url.transform(text)
    }
    #expect(error?.expected == "a URL")
    let document = try text.jsonString()
    #expect(throws: MappingError.self) { try URL(json: document) }
  }

  /// Every byte alone, and as part of each component.
  @Test func `no byte causes a crash and only ASCII is accepted`() {
    for byte in UInt8.min...UInt8.max {
      let text = String(decoding: [byte], as: UTF8.self)
      for form in [text, "a:\(text)", "//\(text)", "//[\(text)", "//a:\(text)", "%\(text)"] {
        guard URLRule.accepts(form) else { continue }
        #expect(byte > 0x20 && byte < 0x7F, "\(form.debugDescription)")
        #expect(URL(string: form)?.absoluteString == form, "\(form.debugDescription)")
      }
    }
  }
}
