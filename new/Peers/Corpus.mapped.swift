// Generated from Corpus.swift by each build. Do not edit.
// swift-format-ignore-file
