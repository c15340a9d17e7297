extension MappingReport: Writable {
  /// Writes the report as JSON, for logs.
  ///
  /// ```swift
  /// try report.jsonString()
  /// // {"entries":[{"kind":"coerced","path":"items[2].id","offset":41,
  /// //   "line":3,"column":9,"found":"string \"7\"","model":"Item",
  /// //   "property":"id","source":"Item.swift",
  /// //   "message":"converted from string \"7\""}]}
  /// ```
  ///
  /// Fields that do not apply are omitted, and long ones are shortened. For a secret value, `found` contains only the kind.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("entries", entries)
      guard omittedCount > 0 else { return }
      writer.field("omitted", omittedCount)
      var kinds = JSONObject()
      for name in counts.keys.map(\.rawValue).sorted() {
        kinds[name] = .int(Int64(counts[Kind(rawValue: name), default: 0]))
      }
      writer.field("counts", JSONValue.object(kinds))
    }
  }
}

extension MappingReport.Entry: Writable {
  /// Writes the entry as an object.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("kind", kind.rawValue)
      writer.field("path", path.excerpt)
      if let offset { writer.field("offset", offset) }
      if let line { writer.field("line", line) }
      if let column { writer.field("column", column) }
      if let found { writer.field("found", found) }
      if let error { writer.field("error", error) }
      if let model { writer.field("model", model) }
      if let property { writer.field("property", property) }
      if let source { writer.field("source", source) }
      writer.field("message", sentence)
    }
  }
}
