import Foundation

// The form of dates, which is chosen when the program is compiled.

#if TEXT

let form = "text"

typealias Date = String

func date(_ object: Any?) -> Date? { object as? String }

func dateObject(_ date: Date) -> Any { date }

#else

typealias Date = Foundation.Date

private func parsed(_ object: Any?) -> Date? {
  guard let text = object as? String else { return nil }
  return try? Date(text, strategy: .iso8601)
}

#if PARSED

let form = "dates"

func date(_ object: Any?) -> Date? { parsed(object) }

func dateObject(_ date: Date) -> Any { date.formatted(.iso8601) }

#else

// The dates of property lists; the first value is read from JSON.

let form = "native"

func date(_ object: Any?) -> Date? { object as? Date ?? parsed(object) }

func dateObject(_ date: Date) -> Any { date }

#endif

#endif
