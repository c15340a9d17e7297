import Isomer

// @mapped version: 1
struct Album {
  var id: Int
  var title: String?
}
