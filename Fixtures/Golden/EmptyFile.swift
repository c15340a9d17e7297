// A file without annotations has a header only.
// The models are in Plain.swift.

// Generated from Plain.swift by each build. Do not edit.
// swift-format-ignore-file
