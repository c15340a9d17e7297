// A resource, which IsomerPlugin does not read: another file of the target has its name.
// @mapped misspelled
struct Person {}
