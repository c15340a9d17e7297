import Base
import Five
import Isomer
import IsomerArchive
import Top

/// Tests archives with classes of several modules, which are named to be read.
func checkArchives(_ options: ReadingOptions) throws {
  let video = try ClipMessage(json: #"{"id":1,"url":"https://e.org","is_looping":true}"#)
  let live = try LiveMessage(json: #"{"id":2,"url":"https://e.org","viewers":7}"#)
  let text = try TextMessage(json: #"{"id":3,"body":"b"}"#)
  let archive = try [video, live, text, video, Message(id: 4)].archive()
  let read = try [Message](archive: archive, options: options)
  precondition(
    read.map { "\(type(of: $0))" }
      == ["ClipMessage", "LiveMessage", "TextMessage", "ClipMessage", "Message"], "\(read)")
  precondition(read[0] === read[3] && (read[0] as? ClipMessage)?.isLooping == true)
  precondition((read[1] as? LiveMessage)?.viewers == 7)

  // A class and its subclasses in the same module are found when the class itself is read.
  let alone = try LiveMessage(archive: live.archive())
  precondition(alone.viewers == 7)
  let chain = try NamedChain(json: #"{"id":1,"next":{"id":2},"name":"n"}"#)
  let link = try NamedChain(archive: chain.archive())
  precondition(link.id == 1 && link.next?.id == 2 && link.name == "n", "\(link)")
  let clip = try VideoMessage(archive: video.archive())
  precondition(type(of: clip) == ClipMessage.self)
  do {
    _ = try [Message](archive: archive)
    preconditionFailure("a class that nobody named was made")
  } catch let error {
    precondition(error.code == .wrongModel && error.path.description == "[0]", "\(error)")
  }
}

/// Tests the same for subtypes of a protocol, structs and classes.
func checkArchivedNotices(_ options: ReadingOptions) throws {
  let json = #"""
    {"pinned":{"type":"Siren","title":"s"},"notices":[{"type":"plain","title":"p"},
    {"type":"quiz","title":"q","options":["a"],"answer":2},{"type":"alarm","title":"a","level":3}]}
    """#
  var board = try Board(json: json, options: options)
  board.notices.append(board.notices[1])
  let archive = try board.archive()
  let read = try Board(archive: archive, options: options)
  let (written, again) = (try board.jsonString(), try read.jsonString())
  precondition(written == again, again)
  precondition(read.notices[1] as AnyObject === read.notices[3] as AnyObject, "one object")
  do {
    _ = try Board(archive: archive)
    preconditionFailure("a member that nobody named was made")
  } catch let error {
    precondition(error.code == .wrongModel && error.path.description == "pinned", "\(error)")
  }
  // A subclass that is not mapped is archived as its superclass.
  let drafted = try AnyNotice(archive: AnyNotice(draft("d")).archive(), options: options).value
  precondition(type(of: drafted) == Poll.self, "\(drafted)")
}
