// Generated from Author.swift by each build. Do not edit.
// swift-format-ignore-file
