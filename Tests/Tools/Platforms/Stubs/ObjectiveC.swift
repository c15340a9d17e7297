// The Objective-C runtime, of which the package uses no declaration by name.
