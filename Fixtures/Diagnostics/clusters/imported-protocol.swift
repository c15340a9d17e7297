// Subtypes of clusters in other modules.
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

/// Not a subtype of the protocol in the other module, which is not visible here.
protocol Hidden {}
// @mapped key: "x"
struct Own: Hidden { var a: Int }
