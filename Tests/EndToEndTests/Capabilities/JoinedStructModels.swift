import Isomer

// Structs that the models of another file flatten.

// @mapped
struct JoinedPlace: Equatable {
  var city: String
  var kind: JoinedKind

  static let home = JoinedPlace(city: "c", kind: .home)
}

// @mapped
enum JoinedKind: String { case home, office }

// @mapped init: init(width:height:note:)
struct JoinedSize: Equatable {
  var width: Double
  var height: Double
  var unit = "m"
  let note: String?

  init(width: Double, height: Double, note: String?) {
    (self.width, self.height, self.note) = (width, height, note)
  }
}

// @mapped
struct JoinedName: Equatable {
  // @mapped key: "first-name"
  var first: String
  // @mapped key: "last-name"
  var last: String
  // @mapped default: 1
  var rank: Int
  var nick: String?
}

// The last number of keys with which a struct is joined.
//
// @mapped
struct JoinedLimit {
  var n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15, n16, n17, n18, n19,
    n20, n21, n22, n23, n24, n25, n26, n27, n28, n29, n30, n31, n32, n33, n34, n35, n36, n37, n38,
    n39, n40, n41, n42, n43, n44, n45, n46, n47, n48, n49, n50, n51, n52, n53, n54, n55, n56,
    n57: Int
  var name: JoinedName?  // @mapped flatten
}

// @mapped
struct JoinedBeyond {
  var n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15, n16, n17, n18, n19,
    n20, n21, n22, n23, n24, n25, n26, n27, n28, n29, n30, n31, n32, n33, n34, n35, n36, n37, n38,
    n39, n40, n41, n42, n43, n44, n45, n46, n47, n48, n49, n50, n51, n52, n53, n54, n55, n56, n57,
    n58: Int
  var name: JoinedName?  // @mapped flatten
}
