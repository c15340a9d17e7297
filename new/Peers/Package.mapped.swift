// Generated from Package.swift by each build. Do not edit.
// swift-format-ignore-file
