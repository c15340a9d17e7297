// Generated from StreamComparison.swift by each build. Do not edit.
// swift-format-ignore-file
