extension MappingError: Writable {
  /// Writes the error as JSON, including all others of its document: for logs, or for the response
  /// to the client that sent the document.
  ///
  /// ```swift
  /// try error.jsonString()
  /// // {"errors":[{"code":"typeMismatch","path":"items[2].id","offset":41,
  /// //   "line":3,"column":9,"expected":"an integer","found":"string \"x\"",
  /// //   "model":"Item","property":"id","source":"Item.swift",
  /// //   "message":"expected an integer, found …"}]}
  /// ```
  ///
  /// Fields that do not apply are omitted, and long ones are shortened. `"isTruncated":true` indicates that there may be more errors.
  /// For a secret value, `found` contains only the kind.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("errors", all.map(Single.init))
      if isTruncated { writer.field("isTruncated", true) }
    }
  }

  /// An error without the others.
  private struct Single: Writable {
    let error: MappingError

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("code", error.code.rawValue)
        writer.field("path", error.path.excerpt)
        if let offset = error.offset { writer.field("offset", offset) }
        if let line = error.line { writer.field("line", line) }
        if let column = error.column { writer.field("column", column) }
        if let expected = error.expected?.excerpt { writer.field("expected", expected) }
        if let found = error.found?.excerpt { writer.field("found", found) }
        if let model = error.model { writer.field("model", model) }
        if let property = error.property { writer.field("property", property) }
        if let source = error.source { writer.field("source", source) }
        writer.field("message", error.sentence)
      }
    }
  }
}
