// Generated from Subject+Dictionary.swift by each build. Do not edit.
// swift-format-ignore-file
