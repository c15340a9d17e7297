import Foundation
import Isomer

/// Associated values that are skipped or support one direction.
// @mapped
enum Upload: Equatable {
  case started(name: String, /* @mapped skip */ at: Date = Date(timeIntervalSince1970: 0))
  case progress(Double, /* @mapped skip, default: 3 */ Int)
  case done(
    /* @mapped skip: .read, default: "none" */ etag: String,
    /* @mapped skip: .write */ size: Int,
    /* @mapped skip */ retries: Int? = nil)
  case local( /* @mapped skip */handler: Handler = Handler())
  // @mapped skip: .read
  case cancelled
  // @mapped skip: .write, key: ["old", "older"]
  case legacy(code: Int)
  // @mapped skip
  case debug(trace: () -> Void)

  struct Handler: Equatable { var name = "h" }

  static func == (one: Upload, other: Upload) -> Bool { "\(one)" == "\(other)" }
}

// @mapped
enum Weekend: String {
  case saturday, sunday
  // @mapped skip: .read
  case holiday
  // @mapped skip: .write
  case bridge
}

/// Secret associated values.
// @mapped tag: "type"
enum Credential: Equatable {
  case password(user: String, /* @mapped secret, check: .count(4...) */ text: String)
  case pin( /* @mapped secret, key: "pin" */Int)
}

// @mapped
enum SecretKey: Equatable {
  case raw( /* @mapped secret */Int)
  case two(Int, /* @mapped secret, check: 1...9 */ Int)
  case maybe( /* @mapped secret, default: 7, check: 1...8 */Int)
}

// @mapped untagged
enum SecretChoice: Equatable {
  case number( /* @mapped secret */Int)
  case word( /* @mapped secret, check: .count(3) */String)
}
