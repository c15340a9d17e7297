import Foundation
import Isomer
import IsomerFoundation

extension Serde {
  // @mapped tag: "ok"
  enum Outcome {
    // @mapped key: true
    case success(value: Int)
    // @mapped key: false
    case failure(reason: String)
  }
  // @mapped untagged
  enum Nothing {
    // @mapped key: .null
    case none
    case some(Int)
  }
  // MARK: A name as the key

  // @mapped
  enum Move {
    case stop
    case by(Int)
    case to(Int, Int)
    case along(path: String, speed: Int = 1)
    case pair(Int, Int?)
    // @mapped key: "turn"
    case rotate( /* @mapped key: "deg", alias: "degrees" */angle: Int)
    // @mapped skip: .read
    case secret(Int)
    // @mapped skip: .write
    case lost(Int)
    case scaled( /* @mapped with: Serde.Halved() */Int)
  }
  // @mapped
  enum Grade: String {
    // @mapped key: ["good", "fine"]
    case good
    case bad = "poor"
  }
  // @mapped
  enum Level: Int { case low = 1, high = 10 }
  // @mapped
  enum Mode {
    case on, off
    // @mapped fallback
    case other
  }
  // @mapped
  enum KeptMode {
    case on
    // @mapped fallback
    case other(String)
  }

  // MARK: A tag among the values

  // @mapped
  struct Place { var lat: Int, lon: Int }
  // @mapped tag: "kind"
  enum Shape {
    case dot
    case at(Place)
    case box(width: Int, height: Int)
    // @mapped key: "ring"
    case circle( /* @mapped flatten */Place, radius: Int)
    case none(Serde.Empty)
  }
  // @mapped tag: "kind", unknown: .error
  enum StrictShape { case dot, line(length: Int) }
  // @mapped tag: "kind"
  enum OpenShape {
    case dot
    // @mapped fallback
    case other(JSONValue)
  }
  // @mapped tag: "no"
  enum Numbered {
    // @mapped key: 1
    case one(a: Int)
    // @mapped key: 2
    case two
  }
  // @mapped
  struct Tagged {
    // @mapped skip: .read
    let type = "tagged"
    var a: Int
  }

  // MARK: Tag and content

  // @mapped tag: "t", content: "c"
  enum Command {
    case stop
    case say(String)
    case move(Int, Int)
    case draw(width: Int, height: Int)
    case page( /* @mapped flatten */Serde.Page, name: String)
    case all([String: Int])
    case nested(Shape)
    case maybe(Int?)
  }
  // @mapped tag: "t", content: "c", unknown: .error
  enum StrictCommand { case stop, say(text: String) }

  // MARK: Without a tag

  // @mapped untagged
  enum Loose {
    case count(Int)
    case ratio(Double)
    case flag(Bool)
    case pair(Int, Int)
    case place(Place)
    case list([String])
    case named(name: String)
    case word(String)
  }
  // @mapped untagged
  enum Optionally { case some(Int?), text(String) }
  // @mapped
  struct Holder { var value: Loose }
  // @mapped tag: "kind", content: "value"
  enum Wrapping { case plain(Loose) }
}
