// @mapped keys: .snake
struct User: Codable {
  var id: Int
  var fullName: String
  var mail: String
  var phone: String  // @mapped key: "telephone"
  var token = ""
  enum CodingKeys: String, CodingKey {
    case id
    case fullName = "full_name"
    case mail = "e.mail"
    case phone
  }
}
