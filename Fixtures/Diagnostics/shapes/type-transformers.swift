// @mapped for: Date, with: .millisecondsSince1970
protocol First {}

// @mapped for: Foundation.Date, with: .secondsSince1970
protocol Second {}

// @mapped for: URL, with: .url
protocol Members {
  var path: String { get }
}

#if DEBUG
  // @mapped for: UUID, with: .uuid
  protocol Conditional {}
#endif

// @mapped for: [Data], with: .hex
protocol List {}

// @mapped for: Box<Int>, with: .string()
protocol Generic {}

// @mapped for: Data, with: .hex, tag: "kind", skip: .write
protocol Others {}

// @mapped for: Date
protocol Without {}

// @mapped with: .hex
protocol Nameless {}

// @mapped for: Decimal, with.archive: .string()
protocol Suffix {}
