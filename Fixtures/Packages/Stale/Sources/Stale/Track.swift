import Isomer

// @mapped version: 1
struct Track {
  var id: Int
  var title: String?, length: Double?
}
