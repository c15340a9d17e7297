import Foundation
import Isomer

#if canImport(SwiftUI)
import SwiftUI
#endif
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// @mapped derive: .merge
final class Issue: Identifiable {
  // @mapped id, key: "number"
  let id: Int
  var title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

#if canImport(SwiftUI)
struct IssueList: View {
  let address: URL
  @State var issues: [Issue] = []
  @State private var failure: String?

  var body: some View {
    List {
      if let failure { Text(failure) }
      ForEach(issues) { issue in Text(issue.title) }
    }
    .task {
      do {
        let (data, _) = try await URLSession.shared.data(from: address)
        issues.upsert(try [Issue](json: data))
      } catch {
        failure = "The issues cannot be read."
      }
    }
  }

  init(address: URL, issues: [Issue] = []) {
    self.address = address
    _issues = State(initialValue: issues)
  }
}
#endif
