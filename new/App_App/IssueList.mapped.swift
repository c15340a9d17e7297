// Generated from IssueList.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
#if canImport(SwiftUI)
import SwiftUI
#endif
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
@_spi(Generated) import Isomer

extension Issue: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    number: id 14 required
    title: 15 required
    """, of: "IssueList.swift: Issue")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.title = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_id = partial.id.moved()
    let mappedArgument_title = partial.title.moved()
    let value = Self(id: mappedArgument_id, title: mappedArgument_title)
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"number\":", self.id)
    writer.member(",\"title\":", self.title)
  }
}

extension Issue: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    let value = self
    let start = reader.position
    try reader.beginUpdate(of: value)
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    try reader.change(
      value, from: start,
      applying: {
        var kept = Self.mappedKept(of: value, before: partial)
        Self.mappedAssign(&partial, to: value)
        return { Self.mappedAssign(&kept, to: value) }
      },
      settling: { _ in })
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: Issue) {
    if let read = partial.title.take() { value.title = read }
  }

  private static func mappedKept(
    of value: Issue, before partial: borrowing MappedPartial
  ) -> MappedPartial {
    var kept = MappedPartial()
    if partial.title != nil { kept.title = value.title }
    return kept
  }
}

extension Issue: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int? {
    let identity_id = try reader.lookUp("number") {
      reader throws(Isomer.ReadingFailure) in
      return try Int.read(&reader)
    }
    guard let identity_id else { return nil }
    return identity_id
  }
}

extension Issue: Isomer.Mergeable {
  func merge(_ newer: Issue) {
    if self === newer { return }
    self.title = newer.title
  }
}

extension Issue: Isomer.Identified {
  var mappedIdentity: Int { self.id }
}
