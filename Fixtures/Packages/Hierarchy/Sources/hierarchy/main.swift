import Base
import Five
import Foundation
import Isolated
import IsolatedToo
import Isomer
import Top

// A class of another module is read with its inherited properties and written after them.
let live = try LiveMessage(
  json: #"{"id":1,"url":"https://a.b","meta":{"priority":2,"seconds":1.5},"viewers":7}"#)
precondition(live.priority == 2 && live.seconds == 1.5 && live.viewers == 7)
let first =
  #"{"kind":"live","id":1,"meta":{"priority":2,"seconds":1.5},"url":"https://a.b","viewers":7}"#
let messages: [Message] = [live, TextMessage(id: 2)]
let text = try messages.jsonString()
precondition(
  text == #"[\#(first),{"kind":"text","id":2,"meta":{"priority":0},"body":""}]"#, text)

// The cluster finds its own subtypes and those that the caller names.
let options = ReadingOptions(additionalSubtypes: [
  ClipMessage.self, LiveMessage.self, VideoMessage.self,
])
let again = try [Message](json: text, options: options)
precondition(again[0] is LiveMessage && type(of: again[1]) == TextMessage.self)
let rewritten = try again.jsonString()
precondition(rewritten == text, rewritten)
let clip = try Message(json: #"{"kind":"clip","id":3,"url":"x:y"}"#, options: options)
precondition(clip is ClipMessage)
do {
  _ = try [Message](json: text)
  preconditionFailure("an unknown member was read")
} catch {
  precondition(error.code == .unknownTag)
}
do {
  _ = try Message(json: #"{"kind":"odd","id":1}"#, options: options)
  preconditionFailure("an unknown member was read")
} catch {
  precondition(error.expected == #"one of "text", "clip", "live", "video""#, "\(error)")
}
let video: VideoMessage = try VideoMessage(json: #"{"kind":"video","id":4,"url":"x:y"}"#)
precondition(type(of: video) == VideoMessage.self)

// A protocol whose subtypes are in other modules.
let linkJSON = try linkText()
precondition(linkJSON == #"{"kind":"link","url":"a.b"}"#, linkJSON)
let pages = try pageTexts()
precondition(
  pages == [#"{"kind":"page","number":1}"#, #"{"type":"page","number":1}"#, #"{"number":1}"#],
  "\(pages)")

// A profile of the base class applies to subclasses in all modules.
let wired = try messages.jsonString(as: .wire)
precondition(
  wired
    == #"[{"k":"live","ID":1,"meta":{"priority":2,"seconds":1.5},"URL":"https://a.b","N":7},"#
    + #"{"k":"text","ID":2,"meta":{"priority":0},"BODY":""}]"#,
  wired)
let unwired = try [Message](json: wired, as: .wire, options: options)
precondition((unwired[0] as? LiveMessage)?.viewers == 7)
let wiredVideo = try VideoMessage(json: #"{"k":"v","ID":4,"URL":"x:y"}"#, as: .wire)
precondition(wiredVideo.id == 4)

// A subclass of a subclass.
let quoted = try quote(#"{"id":5,"sent_at":"2024-01-02T03:04:05Z","body":"b","author":"a"}"#)
precondition(quoted.author == "a")
precondition(
  quoted.text
    == #"{"kind":"quote","id":5,"sent_at":"2024-01-02T03:04:05Z","meta":{"priority":0},"#
    + #""body":"b","author":"a"}"#,
  quoted.text)

// A hierarchy on the main actor.
let tree = #"{"type":"group","name":"g","children":[{"type":"leaf","name":"l","size":1}]}"#
let (count, rewrittenTree) = try names(tree)
precondition(count == 1 && rewrittenTree == tree, rewrittenTree)
print(text)

// Checks of all superclasses, in each module, while reading and on demand.
for (bad, path) in [
  (#"{"kind":"live","id":-1,"url":"x:y"}"#, ""),
  (#"{"kind":"live","id":1,"marks":[{"mark":"read","count":-1}],"url":"x:y"}"#, "marks[0].count"),
  (#"{"kind":"live","id":1,"url":"x:y","meta":{"seconds":13}}"#, ""),
] {
  do {
    _ = try Message(json: bad, options: options)
    preconditionFailure("a value that does not pass was read")
  } catch {
    precondition(error.code == .checkFailed && error.path.description == path, "\(error)")
  }
}
live.marks = [.starred, .read(count: -2)]
do {
  try live.validate()
  preconditionFailure("a value that does not pass was validated")
} catch {
  precondition(error.path == "marks[1].count", "\(error)")
}

// The same for a protocol, whose subtypes have no common superclass.
let noticeMembers = ReadingOptions(additionalSubtypes: [Alarm.self] + polls + sirens)
let board =
  #"{"pinned":{"type":"alarm","title":"a","level":2},"notices":["#
  + #"{"type":"plain","title":"p"},{"type":"poll","title":"q","options":["x"]},"#
  + #"{"type":"quiz","title":"r","options":[],"answer":3},{"type":"Siren","title":"s","seconds":1.5}]}"#
let noticed = try Board(json: board, options: noticeMembers)
precondition((noticed.pinned as? Alarm)?.level == 2)
let kinds = noticed.notices.map { "\(type(of: $0))" }
precondition(kinds == ["PlainNotice", "Poll", "Quiz", "Siren"], "\(kinds)")
let reboarded = try noticed.jsonString()
precondition(reboarded == board, reboarded)
let seventh = try AnyNotice(json: #"{"type":7,"title":"a"}"#, options: noticeMembers).value
precondition(seventh as? Alarm == Alarm(title: "a"))
let digest =
  #"{"lead":{"type":"alarm","title":"a","level":1},"others":{"k":{"type":"plain","title":"p"}}}"#
let digested = try Digest(json: digest, options: noticeMembers).jsonString()
precondition(digested == digest, digested)

// Without the options, their tags are unknown; the error lists all known tags.
for (options, known) in [
  (ReadingOptions(), #"one of "plain""#),
  (
    ReadingOptions(additionalSubtypes: [Alarm.self] + polls),
    #"one of "plain", "alarm", 7, "quiz", "poll""#
  ),
] {
  do {
    _ = try AnyNotice(json: #"{"type":"none","title":"t"}"#, options: options)
    preconditionFailure("an unknown member was read")
  } catch {
    precondition(error.code == .unknownTag && error.expected == known, "\(error)")
  }
}

// An object of a class that is not mapped is written as its superclass.
let written = try [quiz("r"), draft("d")].map { try AnyNotice($0).jsonString() }
precondition(
  written == [
    #"{"type":"quiz","title":"r","options":[],"answer":0}"#,
    #"{"type":"poll","title":"d","options":[]}"#,
  ], "\(written)")

// A profile of the protocol.
let wire = try AnyNotice(Alarm(title: "a")).jsonString(as: .wire)
precondition(wire == #"{"t":"a","title":"a","l":1}"#, wire)
let unwiredAlarm = try AnyNotice(json: wire, as: .wire, options: noticeMembers).value
precondition(unwiredAlarm as? Alarm == Alarm(title: "a"))

// A cluster by structure whose subtypes are all in other modules.
let files = #"[{"url":"u"},{"file":{"name":"n"}}]"#
let (fileKinds, refiled) = try attachments(files)
precondition(fileKinds == ["LinkAttachment", "FileAttachment"] && refiled == files, refiled)
do {
  _ = try attachments(#"[{"other":1}]"#)
  preconditionFailure("a value without a shape was read")
} catch let error as MappingError {
  precondition(error.expected == "an object with one of 'url', 'file.name'", "\(error)")
}
let wiredFiles = #"[{"a":2,"url":"u"},{"a":"f","file":{"name":"n"}}]"#
let (wiredKinds, rewired) = try wiredAttachments(wiredFiles)
precondition(wiredKinds == fileKinds && rewired == wiredFiles, rewired)

// Main-actor clusters in two modules.
let badges = #"[{"kind":"star","name":"s"},{"kind":"Moon","name":"m","phase":2}]"#
let (moons, rebadged) = try names(ofBadges: badges)
precondition(moons == 1 && rebadged == badges, rebadged)

// Members derived for a superclass in another module ignore properties of the subclass.
let sample = try Sample(json: #"{"value":1.5,"unit":"m","raw":"a"}"#)
let other = try Sample(json: #"{"value":1.5,"unit":"m","raw":"b"}"#)
precondition(sample == other && sample.hashValue == other.hashValue)
precondition(sample.description == #"Sample(value: 1.5, unit: "m")"#, sample.description)
try sample.update(json: #"{"value":2.5,"raw":"c"}"#)
precondition(sample.value == 2.5 && sample.unit == "m" && sample.raw == "a")
precondition(sample != other)
sample.merge(other)
precondition(sample == other && sample.raw == "a")

// Members derived for a subclass include inherited properties.
let note = try NoteMessage(json: #"{"id":1,"body":"b","stars":2}"#)
let copy = note.copy()
precondition(copy == note && copy !== note && type(of: copy) == NoteMessage.self)
try copy.update(json: #"{"body":"c","kind":"note","meta":{"priority":7}}"#)
precondition(copy.body == "c" && copy.priority == 7 && copy.stars == 2 && copy != note)
note.merge(copy)
precondition(copy == note, "\(note)")

try checkArchives(options)
try checkArchivedNotices(noticeMembers)
