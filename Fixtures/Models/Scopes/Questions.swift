/// A conformance, and a protocol between, in a file without annotations.
extension RankedQuestion: Question {}

protocol TimedQuestion: Question {}
