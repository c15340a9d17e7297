import Isomer

// @mapped derive: .changes
struct Post {
  var author: Author  // @mapped merge: .deep
  var place: Place?  // @mapped merge: .deep
  var places: [Place] = []  // @mapped merge: .deep
  var title: String  // @mapped merge: .deep
}

// @mapped
struct Author: Equatable { var name: String }

// @mapped derive: .changes
struct Place: Equatable { var x = 0 }
