// @mapped
struct Post {
  // @mapped fields: ["a", "b"], with: Pairing(), key: "c", alias: "d"
  var keyed: Pair
  // @mapped fields: ["e", "f"], with: Pairing(), required, null: .missing
  var needed: Pair?
  // @mapped fields: ["g", "h"], with: Pairing(), coerce, elements: .lossy
  var list: [Int]
  // @mapped fields: ["i", "j"], with: Pairing(), flatten
  var flat: Audit
  // @mapped fields: ["k", "l"], with: .reading { (input: [String: Int]) in input.count }
  var count: Int
  // @mapped fields: ["m", "n"], with: Pairing(), key.write: "o"
  var written: Pair
}

// @mapped
struct Audit { var by: String }
