// Generated from MadeDocuments+Figures.swift by each build. Do not edit.
// swift-format-ignore-file
