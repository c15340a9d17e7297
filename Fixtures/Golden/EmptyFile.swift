// A file without annotations has a header only.
// The models are in Plain.swift.

// Generated from Plain.swift by each build. Do not edit.
// Expressions of annotations keep their columns, which errors of the compiler name.
// swift-format-ignore-file
