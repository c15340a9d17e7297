import Base
import Derived
import Isomer
import IsomerArchive
import Swift6

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

// Checks, cases with values, composites, derived members and parent references.
let bookingText =
  #"{"number":1,"from":2,"to":3,"code":"AB","lat":1.5,"lon":2,"#
  + #""events":[{"type":"moved","by":4},{"type":"noted","text":"n"},{"type":"new","x":[1]}],"#
  + #""payment":{"cash":12.4},"status":"closed"}"#
let booking = try Booking(json: bookingText)
precondition(booking.events.count == 3 && booking.place.latitude == 1.5)
precondition(booking.status == .open && booking == booking.copy())
precondition(!"\(booking)".contains("AB"))
let bookingWritten = try booking.jsonString()
precondition(bookingWritten.contains(#""payment":{"cash":12}"#), bookingWritten)
do {
  _ = try Booking(json: bookingText.replacing(#""by":4"#, with: #""by":40"#))
  preconditionFailure("a value that does not pass was read")
} catch {
  precondition(error.code == .checkFailed && error.path == "events[0].by", "\(error)")
}

// Archives with checks, cases with values, secrets and an external mapping.
let archived = try Booking(archive: booking.archive())
precondition(archived == booking)
let archivedHistory = try History(archive: history.archive())
precondition(archivedHistory.stamps == history.stamps)
