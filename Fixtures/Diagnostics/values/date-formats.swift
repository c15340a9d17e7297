import Foundation

// @mapped
struct Event {
  var day: Date  // @mapped with: .dateFormat("YYYY-MM-DD")
  var start: Date  // @mapped with: .dateFormat("yyyy-mm-dd hh:MM:SS")
  var end: Date  // @mapped with: .dateFormat("yyyy-MM-ddTHH:mm:SS")
  var days: [Date]  // @mapped each: .dateFormat("dd.MM.YYYY")
  var all: [Date]  // @mapped with: .array(of: .dateFormat("D.M.yyyy"))
}

// @mapped
struct Sound {
  var day: Date  // @mapped with: .dateFormat("yyyy-MM-dd")
  var time: Date  // @mapped with: .dateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ")
  var half: Date  // @mapped with: .dateFormat("h:mm a")
  var minute: Date  // @mapped with: .dateFormat("mm:ss")
  var week: Date  // @mapped with: .dateFormat("YYYY-'W'ww")
  var ordinal: Date  // @mapped with: .dateFormat("yyyy-DDD")
  var month: Date  // @mapped with: .dateFormat("MM/yyyy")
  var zone: Date  // @mapped with: .dateFormat("EEEE, d MMMM yyyy 'at' HH:mm zzz", locale: .current)
}
