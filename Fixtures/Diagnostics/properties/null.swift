// @mapped
struct NullChoices {
  // @mapped null: .error
  var needed: Int
  // @mapped null: .error
  var change: PropertyChange<Int>
  // @mapped null: [.error, .write]
  var both: Int?
  // @mapped null: .error, skip: .read
  var unread: Int?
  // @mapped null: .error
  var fine = 1
  // @mapped null: [.nil, .omit]
  var states: PropertyChange<Int>
  // @mapped null: .write, skip: .write
  var unwritten: Int?
  // @mapped null: [.nil, .missing]
  var meanings: Int?
  // @mapped null: [.omit, .missing, .write]
  var forms: Int?
  // @mapped null: [.omit, .omit]
  var twice: Int?
  // @mapped null: .nil
  var initial = 1
  // @mapped required, null: .omit
  var next: Int?
  // @mapped nonNull
  var older: Int?
  // @mapped null: .absent, omit: .nil
  var oldest: Int?
}

// @mapped null: .error
struct WholeType {
  var a: Int?
}

// @mapped null: [.error, .nil]
struct TwoMeanings {
  var a: Int?
}
