// @mapped
#if DEBUG
@Watched
#endif
struct User {
  #if DEBUG
  @Logged
  #endif
  var name: String = ""
  #if DEBUG
  @available(*, deprecated)
  #endif
  var age: Int = 0
  #if DEBUG
  @TaskLocal
  #endif
  static var level: Int = 0
  #if DEBUG
  @MainActor
  #endif
  var title: String { name }
}
