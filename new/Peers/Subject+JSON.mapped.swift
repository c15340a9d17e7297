// Generated from Subject+JSON.swift by each build. Do not edit.
// swift-format-ignore-file
