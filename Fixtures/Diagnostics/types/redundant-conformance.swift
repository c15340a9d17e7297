// Types with both a manual and a generated conformance.
import Isomer

// @mapped
struct Whole: Mappable { var a = 1 }
// @mapped skip: .write
struct Half: Isomer.Readable { var a = 1 }
// @mapped
class Top { var a = 1 }
extension Top: Writable {}
// @mapped
enum State: Readable { case on, off }

// @mapped skip: .write
struct Other: Writable { var a = 1 }
