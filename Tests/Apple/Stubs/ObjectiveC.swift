// The Objective-C runtime, of which the package uses nothing by name.
