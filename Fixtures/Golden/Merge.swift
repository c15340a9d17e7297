// A value is merged into another one.
// The models are in Merging.swift.


