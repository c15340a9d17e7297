typealias MaybeInt = Int?
