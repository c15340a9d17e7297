// Generated from Subject+PropertyList.swift by each build. Do not edit.
// swift-format-ignore-file
