/// A generic type declared in a file without annotations.
struct Sleeve<Content> { var content: Content }
