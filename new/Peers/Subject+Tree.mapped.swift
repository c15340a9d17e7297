// Generated from Subject+Tree.swift by each build. Do not edit.
// swift-format-ignore-file
