struct Trimming: ForwardTransformer {
  func transform(_ input: String) -> String { input }
}

struct TwoWay: Transformer {
  func transform(_ input: String) -> String { input }
  func reverse(_ output: String) -> String { output }
}

// @mapped
struct Parts {
  // @mapped with: TwoWay().then(Trimming())
  var last: String
  // @mapped with: Trimming().then(TwoWay())
  var first: String
  // @mapped with: .string(of: Int.self).then(.reading { (number: Int) in number + 1 })
  var closure: Int
  // @mapped with: .array(of: .optional(Trimming()))
  var lifted: [String?]
  // @mapped with: DictionaryTransformer(ArrayTransformer(Trimming()))
  var named: [String: [String]]
  // @mapped with: TwoWay().then(TwoWay()).inverted()
  var both: String
  // @mapped with: TwoWay().then(Trimming()), skip: .write
  var read: String
  // @mapped with.read: TwoWay().then(Trimming())
  var apart: String
}
