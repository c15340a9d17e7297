import Isomer

// Structs that the models of another file flatten.

// @mapped
struct JoinedPlace: Equatable {
  var city: String
  var kind: JoinedKind

  static let home = JoinedPlace(city: "c", kind: .home)
}

// @mapped
enum JoinedKind: String { case home, office }

// @mapped init: init(width:height:note:)
struct JoinedSize: Equatable {
  var width: Double
  var height: Double
  var unit = "m"
  let note: String?

  init(width: Double, height: Double, note: String?) {
    (self.width, self.height, self.note) = (width, height, note)
  }
}

// @mapped
struct JoinedName: Equatable {
  // @mapped key: "first-name"
  var first: String
  // @mapped key: "last-name"
  var last: String
  // @mapped default: 1
  var rank: Int
  var nick: String?
}
