// Generated from MadeDocuments+GitHub.swift by each build. Do not edit.
// swift-format-ignore-file
