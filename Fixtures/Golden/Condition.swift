// A model within '#if' keeps its condition.
// The models are in Conditions.swift.


