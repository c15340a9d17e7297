// @mapped
enum Event {
  case text(String)
  case plain
}
