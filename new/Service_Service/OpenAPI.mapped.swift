// Generated from OpenAPI.swift by each build. Do not edit.
// swift-format-ignore-file
