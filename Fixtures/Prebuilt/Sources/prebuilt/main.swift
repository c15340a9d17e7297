import Isomer

// @mapped keys: .snake
struct Author: Equatable {
  var displayName: String
}

let author = try Author(json: #"{"display_name": "Ada"}"#)
precondition(author == Author(displayName: "Ada"))
print(try author.jsonString())
