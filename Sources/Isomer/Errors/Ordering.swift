extension Array {
  /// Returns the elements in the order of a number; elements with the same number keep their order.
  ///
  /// For all types of elements, numbers are sorted: each specialization of `sorted` needs 3 KB.
  func ordered(by number: (Element) -> Int) -> [Element] {
    ranks(map(number)).map { self[$0] }
  }
}

/// Returns the indices of numbers in the order of the numbers.
@inline(never)
private func ranks(_ numbers: [Int]) -> [Int] {
  zip(numbers, numbers.indices).sorted { $0 < $1 }.map(\.1)
}
