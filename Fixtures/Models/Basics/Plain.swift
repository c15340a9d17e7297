/// A file without annotations has an empty output.
struct Plain {
  var text = "// @mapped is only text here"
}
