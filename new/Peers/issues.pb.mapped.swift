// Generated from issues.pb.swift by each build. Do not edit.
// swift-format-ignore-file
