import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation

/// Reads, writes, changes and archives the models of this target.
public func exercise() throws {
  try exerciseForms()
  try exerciseHierarchies()
  try exerciseConformances()
  try exerciseChanges()
  try exerciseNesting()
  try exerciseUnsafe()
}

private func exerciseForms() throws {
  let text =
    #"{"number":1,"from":2,"to":3,"code":"AB","lat":1.5,"lon":2,"#
    + #""events":[{"type":"moved","by":4},{"type":"noted","text":"n"},{"type":"new","x":[1]}],"#
    + #""payment":{"cash":12.4},"status":"closed"}"#
  let booking = try Booking(json: text)
  precondition(booking.events.count == 3 && booking.place.latitude == 1.5)
  precondition(booking.status == .open && booking == booking.copy())
  precondition(!"\(booking)".contains("AB"))
  let written = try booking.jsonString()
  precondition(written.contains(#""payment":{"cash":12}"#), written)
  let archived = try Booking(archive: booking.archive())
  precondition(archived == booking)
  do {
    _ = try Booking(json: text.replacing(#""by":4"#, with: #""by":40"#))
    preconditionFailure("a value that does not pass was read")
  } catch {
    precondition(error.code == .checkFailed && error.path == "events[0].by", "\(error)")
  }
  let order = try Order(
    json: #"{"id":1,"placed_at":"2025-01-01T00:00:00Z","customer":{"name":"A"},"amount":2}"#)
  precondition(order.amount == 4 && order.note == "none!")
  let copy = try Order(json: order.json())
  precondition(copy.placedAt == order.placedAt && copy.amount == 4)
  let mark = try marks(#"[{"kind":"link","url":"u"},{"kind":"plain"}]"#)
  guard case .link(to: "u") = mark[0] else { preconditionFailure("\(mark)") }
}

private func exerciseHierarchies() throws {
  let shape = try Shape(json: #"{"kind":"circle","area":3,"radius":2}"#)
  precondition((shape as? Circle)?.radius == 2)
  let host = try Host(json: #"{"name":"H","guests":[{"role":"guest","name":"G"}]}"#)
  precondition((host.guests[0] as? Guest)?.name == "G")
  let folder = try Folder(json: #"{"name":"f","files":[{"name":"a"}]}"#)
  precondition(folder.count == 1 && folder.files[0].folder === folder)
  let box = try Box<Int>(json: #"{"items":[1],"choice":{"one":{"rank":2,"item":3}}}"#)
  let boxText = try box.jsonString()
  precondition(boxText == #"{"items":[1],"choice":{"one":{"rank":2,"item":3}}}"#, boxText)
}

private func exerciseConformances() throws {
  let (failure, text) = try readFailure(
    #"{"code":1,"reason":"timeout","underlying":[{"kind":"nested","depth":2},{"kind":"unknown"}]}"#)
  precondition(failure.underlying?.count == 2 && failure.reason == .timeout)
  let again = try Failure(dictionary: failure.dictionary())
  precondition(again == failure && text.contains(#""depth":2"#), text)
  let archived = try Failure(archive: failure.archive())
  precondition(archived == failure)
  let key = try AnyKey(json: AnyKey(stringValue: "k").json())
  precondition(key.stringValue == "k")
  let parcel = try Parcel(json: #"{"weight":1.5,"columns":["name","other"]}"#)
  precondition(parcel.columns == [.name])
  let ticket = try Ticket(archive: Ticket(id: 3, title: "T").archive())
  precondition(ticket.title == "T" && ticket.mappedIdentity == 3)
  let notice = try Info(json: #"{"text":"t"}"#) as any Notice
  precondition((notice as? Info)?.text == "t")
  let counter = try Counter(json: #"{"count":2}"#)
  precondition(counter.count == 2)
}

private func exerciseChanges() throws {
  let text = #"{"name":"A","born":"1990-05-01T00:00:00Z","address":{"street":"S"}}"#
  let old = try Profile(json: text)
  let new = try Profile(json: text.replacing(#""S""#, with: #""T""#))
  var changed = old
  let changes = changes(from: old, to: new)
  changed.apply(changes)
  precondition(changed == new)
  let written = try changes.jsonString()
  precondition(written == #"{"address":{"street":"T"}}"#, written)
  try changed.update(json: #"{"home":"https://a.b","tags":["t"]}"#)
  precondition(changed.tags == ["t"] && changed.home != nil)
  let draft = try Draft(json: "{}")
  precondition(draft.changes(to: Draft(due: Date(timeIntervalSince1970: 1))).due != .absent)
}

private func exerciseNesting() throws {
  let record = try Int?.Record(json: #"{"value":1,"count":2}"#)
  precondition(record.value == 1 && record.count == 2)
  let step = try String?.Step(json: #"{"t":"some","value":"v"}"#)
  guard case .some(value: "v") = step else { preconditionFailure("\(step)") }
  let summary = try [String].Summary(json: #"{"first":"f"}"#)
  precondition(summary.first == "f")
  let window = try Date.Window(
    json: #"{"from":"2025-01-01T00:00:00Z","to":"2025-01-01T00:00:01Z"}"#)
  precondition(window.to.timeIntervalSince(window.from) == 1)
  let line = try Grid<Int>.Line(json: #"{"axis":"row","cells":[1,2]}"#)
  guard case .row(cells: [1, 2]) = line else { preconditionFailure("\(line)") }
  let row = try Grid<Int>.Row(json: #"{"cells":[3]}"#)
  precondition(row.cells == [3])
  let corner = try Grid<Int>.Corner(archive: Grid<Int>.Corner(cell: 1).archive())
  precondition(corner.cell == 1)
}

/// Accesses are marked as unsafe only where the compiler knows that they are.
private func exerciseUnsafe() throws {
  let text =
    #"{"lat":1,"lon":2,"upper":5,"lower":{},"id":1,"name":"m","count":"2","a":{"b":[1]},"word":"w","#
    + #""inner":{"text":"i"},"tag":"t","level":4,"plain":7,"x":1}"#
  let meter = try Meter(json: text)
  let again = try Meter(json: meter.json())
  precondition(again == meter && again.hashValue == meter.hashValue && again == meter.copy())
  precondition(!"\(meter)".contains(#""w""#) && meter.plain == 7)
  var newer = try Meter(archive: meter.archive())
  try newer.update(json: #"{"inner":{"text":"n"},"level":40,"tag":"u","x":1}"#)
  let written = try newer.jsonString()
  precondition(written.contains(#""text":"n""#) && !written.contains("level"), written)
  var changed = meter
  try changed.apply(meter.changes(to: newer))
  precondition(changed == newer && changed != meter)
  changed.merge(meter)
  precondition(changed == meter)
  let library = try Library(
    json: #"{"name":"l","volumes":[{"class":"a"}],"first":{},"last":{"class":"z"}}"#)
  precondition(library == library.copy() && library.count == 0)
  try library.update(json: #"{"first":{"class":"b"},"rank":1}"#)
  #if hasFeature(StrictConcurrency)
  precondition(unsafe library.first.library === library && library.last?.library === library)
  precondition(unsafe library.volumes[0].library === library)
  #endif
  let upper = try Library(json: library.json(as: .web), as: .web)
  let upperText = try upper.jsonString()
  precondition(upper == library && upperText.contains(#"{"class":"b"}"#), upperText)
  let sensor = try Sensor(json: #"{"kind":"heat","value":3,"scale":2}"#)
  let heat = try Sensor(archive: sensor.archive()) as? HeatSensor
  precondition(heat == sensor)
  let plate = try Plate(json: #"{"width":1,"volume":{"class":"v"}}"#).jsonString()
  precondition(plate == #"{"width":1,"volume":{"class":"v"}}"#, plate)
  let sample = try Sample(json: #"[1,"n"]"#).jsonString()
  precondition(sample == #"[1,"n"]"#, sample)
}
