/// A conformance and an inherited protocol in a file without annotations.
extension RankedQuestion: Question {}

protocol TimedQuestion: Question {}
