// @mapped file derive: [.equality, .description]
import Isomer

/// A type that derives the members of the file's annotation.
// @mapped
struct Leaf { var size: Int, form: LeafForm }

// @mapped derive: .copy
struct Twig { var leaf: Leaf }

/// An enum, for which the compiler synthesises these members.
// @mapped
enum LeafForm { case flat, round }
