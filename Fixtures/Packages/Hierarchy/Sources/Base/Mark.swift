// @mapped tag: "mark"
public enum Mark: Hashable {
  case read( /* @mapped check: 0... */count: Int)
  case starred
}
