// The Objective-C runtime. The package uses no declaration of it by name.
