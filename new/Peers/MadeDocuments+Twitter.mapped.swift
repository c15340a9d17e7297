// Generated from MadeDocuments+Twitter.swift by each build. Do not edit.
// swift-format-ignore-file
