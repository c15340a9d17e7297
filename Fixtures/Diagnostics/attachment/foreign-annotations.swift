// Comments with the annotations of other libraries.

// @mapped
struct User {
  // @JsonProperty("user_name")
  var name: String
  var mail: String  // @SerializedName("mail")
}
// @map
struct Account {
  var name: String
}
// @available(macOS 13, *)
struct Old {}
