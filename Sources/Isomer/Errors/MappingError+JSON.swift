extension MappingError: Writable {
  /// Writes the error as JSON, all others of its document included: for logs, and for the answer to
  /// a client that sent the document.
  ///
  /// ```swift
  /// try error.jsonString()
  /// // {"errors":[{"code":"typeMismatch","path":"items[2].id","offset":41,"line":3,"column":9,
  /// //   "expected":"an integer","found":"string \"x\"","model":"Item",
  /// //   "property":"id","source":"Item.swift:7","message":"expected an integer, found …"}]}
  /// ```
  ///
  /// What does not apply is left out; `"isCut":true` says that there may be more errors. Of a secret
  /// value only the kind is told, as in ``found``.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("errors", all.map(Single.init))
      if isCut { writer.field("isCut", true) }
    }
  }

  /// An error without the others.
  private struct Single: Writable {
    let error: MappingError

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("code", error.code.rawValue)
        writer.field("path", error.path.description)
        if let offset = error.offset { writer.field("offset", offset) }
        if let line = error.line { writer.field("line", line) }
        if let column = error.column { writer.field("column", column) }
        if let expected = error.expected { writer.field("expected", expected) }
        if let found = error.found { writer.field("found", found) }
        if let model = error.model { writer.field("model", model) }
        if let property = error.property { writer.field("property", property) }
        if let source = error.source { writer.field("source", source) }
        writer.field("message", error.sentence)
      }
    }
  }
}
