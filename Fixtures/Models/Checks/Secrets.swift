import Foundation
import Isomer

/// Properties whose values appear in no error, report or description.
// @mapped derive: [.description, .equality]
struct Login {
  var name: String
  var token: String  // @mapped secret
  // @mapped secret, key: "auth.pin", alias: "pin"
  var pin: Int?
  // @mapped secret, with: ShoutedText()
  var factor: String?
  // @mapped secret, elements: .lossy
  var codes: [Int] = []
  // @mapped secret, recover
  var key: UUID?
  // @mapped secret, null: .missing
  var hint: String? = "none"
  var card: Card?  // @mapped secret
  // @mapped secret, skip: .documents
  var cached = "c"
  let scheme = "basic"  // @mapped secret, skip: .read
}

// @mapped derive: [.description, .equality]
struct Card {
  var number: Int
  // @mapped with: ShoutedText()
  var holder: String?
  // @mapped recover
  var year = 2000
}

/// A transformer whose errors repeat the value.
struct ShoutedText: Transformer {
  struct Refusal: Error, CustomStringConvertible { var description: String }

  func transform(_ input: String) throws -> String {
    guard !input.contains("!") else { throw Refusal(description: "no '!' in \(input)") }
    return input.uppercased()
  }

  func reverse(_ output: String) throws -> String {
    guard !output.contains("!") else { throw Refusal(description: "no '!' in \(output)") }
    return output.lowercased()
  }
}

// @mapped
struct Team {
  // @mapped elements: .lossy
  var guests: [Login] = []
  var users: [Login] = []
}

/// Secrets in flattened models, rest properties and hooks.
// @mapped
struct SealedLetter {
  var id: Int
  // @mapped flatten
  var credentials: SealedKey
  // @mapped rest, secret
  var rest: [String: JSONValue] = [:]
}

// @mapped
struct SealedKey {
  var user: String
  var password: String  // @mapped secret, with: ShoutedText()
}

// @mapped before.read: Split.split
struct Split {
  var user: String
  var password: Int  // @mapped secret

  static func split(_ value: inout JSONValue) throws {
    guard case .string(let text) = value else { return }
    let parts = text.split(separator: ":").map(String.init)
    value = .object(["user": .string(parts[0]), "password": .string(parts[1])])
  }
}

// @mapped skip: .read
struct Outbound {
  var card: Card
  // @mapped secret, with: ShoutedText()
  var secret: String
}

/// Secrets in composites and in documents that are embedded in strings.
// @mapped
struct Vault {
  // @mapped secret, fields: ["user", "pin"], with: KeptLogin()
  var login: String?
  // @mapped with: .embedded()
  var inner: SealedKey?
}

struct KeptLogin: Transformer {
  // @mapped
  struct Parts {
    var user: String, pin: Int
  }

  func transform(_ input: Parts) throws -> String {
    guard input.pin > 0 else { throw ShoutedText.Refusal(description: "\(input.user) is refused") }
    return "\(input.user) \(input.pin)"
  }

  func reverse(_ output: String) throws -> Parts {
    let parts = output.split(separator: " ")
    guard parts.count == 2, let pin = Int(parts[1]) else {
      throw ShoutedText.Refusal(description: "no pin in \(output)")
    }
    return Parts(user: String(parts[0]), pin: pin)
  }
}
