/// A file without annotations, whose output is empty.
struct Plain {
  var text = "// @mapped is only text here"
}
