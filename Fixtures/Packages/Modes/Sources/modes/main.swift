import Base
import Derived
import Isomer
import IsomerArchive

let text = #"{"title":"t","levels":{"high":1},"createdBy":"me","meta":{"revision":3,"pages":2}}"#
let document = try Document(json: text)
precondition(document.audit == Audit(createdBy: "me", revision: 3))
let written = try document.jsonString()
let again = try Document(json: written)
precondition(again == document)
print(written)

// Two modules have a profile of the same name, with the same meaning; nothing is ambiguous.
let web = try document.jsonString(as: .web)
precondition(
  web
    == #"{"headline":"t","levels":{"high":1},"meta":{"pages":2,"revision":3},"created_by":"me"}"#,
  web)
let read = try Document(json: web, as: .web)
precondition(read == document)
let audits = try [Audit](json: #"[{"created_by":"me","meta":{"revision":3}}]"#, as: .web)
precondition(audits == [document.audit])
print(web)

// A type of one module with an external mapping in another.
let history = try History(json: #"{"stamps":[{"at":1,"by":"me"}]}"#)
precondition(history.stamps == [Stamp(time: 1, author: "me")])
let stamp = try StampMapping.jsonString(of: history.stamps[0])
precondition(stamp == #"{"at":1,"by":"me"}"#, stamp)

// A subclass inherits the options of its superclass's target.
let note = try Note(json: "{}").jsonString()
precondition(note == #"{"reviewedBy":null,"text":null}"#, note)

// Archives with an external mapping.
let archivedHistory = try History(archive: history.archive())
precondition(archivedHistory.stamps == history.stamps)
