// Generated from Subject+Archive.swift by each build. Do not edit.
// swift-format-ignore-file
