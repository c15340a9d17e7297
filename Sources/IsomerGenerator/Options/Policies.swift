/// The handling of keys that no property reads.
package enum UnknownPolicy: String, Sendable, CaseIterable { case ignore, error, report }

/// The meaning of null in a document.
package enum ReadNull: String, Sendable, CaseIterable { case `nil`, missing, error }

/// The output for nil.
package enum NilWriting: String, Sendable, CaseIterable { case omit, write }

/// The handling of invalid elements.
package enum ElementRule: String, Sendable, CaseIterable { case strict, lossy, compact, wrap }
