// @mapped file derive: [.equality, .description]
import Isomer

/// Every annotated type of the file derives what the file says, unless it says otherwise.
// @mapped
struct Leaf { var size: Int, form: LeafForm }

// @mapped derive: .copy
struct Twig { var leaf: Leaf }

/// The language has all of it for enums.
// @mapped
enum LeafForm { case flat, round }
