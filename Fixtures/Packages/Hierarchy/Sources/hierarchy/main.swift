import Base
import Five
import Foundation
import Isolated
import Isomer
import Top

// A class of another module is read with all it inherits, and written behind its superclass.
let live = try LiveMessage(
  json: #"{"id":1,"url":"https://a.b","meta":{"priority":2,"seconds":1.5},"viewers":7}"#)
precondition(live.priority == 2 && live.seconds == 1.5 && live.viewers == 7)
let first =
  #"{"kind":"live","id":1,"meta":{"priority":2,"seconds":1.5},"url":"https://a.b","viewers":7}"#
let messages: [Message] = [live, TextMessage(id: 2)]
let text = try messages.jsonString()
precondition(
  text == #"[\#(first),{"kind":"text","id":2,"meta":{"priority":0},"body":""}]"#, text)

// The cluster knows its own members, and those that the caller names.
let options = ReadingOptions(members: [ClipMessage.self, LiveMessage.self, VideoMessage.self])
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
let video: VideoMessage = try VideoMessage(json: #"{"kind":"video","id":4,"url":"x:y"}"#)
precondition(type(of: video) == VideoMessage.self)

// Under a profile of the top all are mapped otherwise, in whatever module.
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

// A class below one in the middle.
let quoted = try quote(#"{"id":5,"sent_at":"2024-01-02T03:04:05Z","body":"b","author":"a"}"#)
precondition(quoted.author == "a")
precondition(
  quoted.text
    == #"{"kind":"quote","id":5,"sent_at":"2024-01-02T03:04:05Z","meta":{"priority":0},"#
    + #""body":"b","author":"a"}"#,
  quoted.text)

// A hierarchy on the main actor.
let tree = #"{"type":"group","name":"g","children":[{"type":"leaf","name":"l","size":1}]}"#
let (count, written) = try names(tree)
precondition(count == 1 && written == tree, written)
print(text)

// Checks of every class above, in each module, while reading and on demand.
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
