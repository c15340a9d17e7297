// Generated from Subject+All.swift by each build. Do not edit.
// swift-format-ignore-file
