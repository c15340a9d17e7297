import Foundation
import Testing

@testable @_spi(Generated) import Isomer
@testable @_spi(Generated) import IsomerArchive

/// Tests the example of the guide's article ArchiveFormat.
@Suite struct ArchiveFormatTests {
  private struct Author: Archivable {
    var login: String
    static let mappedShape = ArchiveShape("Author", "login")
    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Author {
      let object = try reader.object(mappedShape)
      var author = Author(login: "")
      if try reader.field(0, of: object) { author.login = try String.unarchive(&reader) }
      reader.leave(object)
      return author
    }
    func archive(to writer: inout ArchiveWriter) {
      guard writer.begin(Self.mappedShape) else { return }
      login.archive(to: &writer)
      writer.end()
    }
  }

  private struct Issue: Archivable {
    var number = 7
    var title = "A leak"
    var author = Author(login: "octocat")
    var assignee = Author(login: "octocat")
    var closed: Date?
    static let mappedShape = ArchiveShape(
      "Issue", version: 1,
      """
      number
      title
      author
      assignee
      closed
      """)
    static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Issue {
      let object = try reader.object(mappedShape)
      var issue = Issue()
      if try reader.field(0, of: object) { issue.number = try Int.unarchive(&reader) }
      if try reader.field(1, of: object) { issue.title = try String.unarchive(&reader) }
      if try reader.field(2, of: object) { issue.author = try Author.unarchive(&reader) }
      if try reader.field(3, of: object) { issue.assignee = try Author.unarchive(&reader) }
      if try reader.field(4, of: object) { issue.closed = try Date?.unarchive(&reader) }
      reader.leave(object)
      return issue
    }
    func archive(to writer: inout ArchiveWriter) {
      guard writer.begin(Self.mappedShape) else { return }
      number.archive(to: &writer)
      title.archive(to: &writer)
      author.archive(to: &writer)
      assignee.archive(to: &writer)
      closed.archive(to: &writer)
      writer.end()
    }
  }

  /// Returns the bytes in the second block of the section "An example".
  private func documented() throws -> String {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Isomer/Isomer.docc")
    let guide = try String(
      contentsOf: folder.appending(path: "ArchiveFormat.md").standardizedFileURL, encoding: .utf8)
    let example = try #require(guide.components(separatedBy: "## An example").last)
    let block = example.components(separatedBy: "```")[3]
    let lines = block.split(separator: "\n").map { line in
      // Three or more blanks separate the bytes from their meaning.
      let words = line.drop { $0 == " " }
      return String(words.range(of: "   ").map { words[..<$0.lowerBound] } ?? words[...])
    }
    return lines.joined().filter { !$0.isWhitespace }.lowercased()
  }

  @Test func `the example of the guide`() throws {
    let data = try Issue().archive()
    let expected = try documented()
    #expect(data.hexadecimal == expected)
    let issue = try Issue(archive: data)
    #expect(issue.author.login == "octocat" && issue.assignee.login == "octocat")
  }
}
