// Errors that the check must find, and code that it must accept. The compiler compares its messages
// with those expected here.

import Foundation
import Synchronization

let text: String? = String(validating: [65] as [UInt8], as: UTF8.self)
// expected-error@-1 {{'init(validating:as:)' is only available in macOS 15.0 or newer}}
// expected-note@-2 {{add 'if #available' version check}}

func use(_ number: Int128) {}
// expected-error@-1 {{'Int128' is only available in macOS 15.0 or newer}}
// expected-note@-2 {{add '@available' attribute to enclosing global function}}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
func useLater(_ number: Int128) {}

func choose() -> Int {
  if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
    return Mutex(1).withLock { $0 }
  }
  return 0
}

#if os(Linux) || !os(macOS)
#error("another platform")
#endif
#if canImport(Darwin) && canImport(ObjectiveC) && canImport(XcodeProjectPlugin)
#warning("Apple")  // expected-warning {{Apple}}
#endif
