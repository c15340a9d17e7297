// @mapped for: Date, with: .millisecondsSince1970
protocol DateShape {}

// @mapped coerce
struct Dated {
  // @mapped coerce
  var word: Date
  var type: Date
  // @mapped elements: .lossy
  var single: Date
  // @mapped elements: .lossy, default: []
  var several: [Date]
  // @mapped with: .array(of: .secondsSince1970), elements: .lossy
  var own: [Date]
  // @mapped fields: ["a", "b"]
  var composite: Date
}
