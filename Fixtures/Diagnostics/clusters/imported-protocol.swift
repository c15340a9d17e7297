// Members of clusters that other modules declare.
import Below
import Between

// @mapped key: ["memo", "plain"]
struct Memo: Note { var text: String }
// @mapped key: .otherwise
struct Anything: Note { var text: String }
// @mapped key: has("url")
struct Link: Below.Note { var url: String }
// @mapped key: "live"
final class Live: Video { var viewers = 0 }
// @mapped key: "video"
struct Film: Note { var minutes: Int }
// @mapped
enum Choice: Note { case first }

// @mapped
struct Unshaped: Shaped { var a: Int }

/// No member of the other module's, which cannot be seen.
protocol Hidden {}
// @mapped key: "x"
struct Own: Hidden { var a: Int }
