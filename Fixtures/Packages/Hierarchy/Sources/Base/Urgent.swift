public protocol Urgent: Notice {}
