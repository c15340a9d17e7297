import Foundation
import Isomer
import IsomerArchive

let text = #"{"id":1,"title":"t","author":{"name":"Ada"},"media":[{"type":"film","seconds":2}]}"#
let article = try Article(json: text)
precondition(article.media == [.film(seconds: 2)])
let again = try Article(json: article.json())
precondition(again == article)
let archived = try Article(archive: article.archive())
precondition(archived == article)
let notice = try Notice(json: #"{"kind":"sale","text":"s","percent":5}"#)
precondition((notice as? Sale)?.percent == 5)
let price = try Price(json: #"{"cents":2}"#)
precondition(price.cents == 4)
let purse = try Purse(json: #"{"checked":[1,0],"recovered":[1,2,3],"present":[0,4]}"#)
precondition(purse.checked == [Coins(count: 1)] && purse.recovered == [])
precondition(purse.present == [Coins(count: 4)])
let wrapped = try Purse(json: #"{"checked":[1],"recovered":5}"#)
precondition(wrapped.recovered == [Coins(count: 5)])
for text in [#"{"checked":[0]}"#, #"{"checked":[1],"present":null}"#] {
  precondition((try? Purse(json: text)) == nil, text)
}

// The changes of a model pass over the secrets of its flattened one.
do {
  _ = try Account.Changes(json: #"{"token": 4711x}"#)
  preconditionFailure("the document is not valid")
} catch {
  precondition("\(error)".contains("<redacted>"), "\(error)")
}

// A missing content gives the default; null is nil, or counts as missing.
let readings = try [Reading](
  json: #"[{"kind":"single"},{"kind":"single","value":null},{"kind":"pair","value":[1]}]"#)
precondition(readings == [.single(4), .single(4), .pair(1, 3)])
let nullable = try [Nullable](
  json: #"[{"kind":"single"},{"kind":"single","value":null},{"kind":"pair","value":[1,null]}]"#)
precondition(nullable == [.single(5), .single(nil), .pair(1, nil)])
var gauge = Gauge()
for text in [#"{"percent":50}"#, #"{"percent":"x"}"#, "{}"] { try gauge.update(json: text) }
precondition(gauge.level == 5)
let calendar = try Calendar(
  json: #"{"busy":[{"start":"2026-01-01T00:00:00Z","duration":60}]}"#)
precondition(calendar.busy.count == 1)
let feed = try await readFeed(#"{"page":2}"#)
precondition(feed.page == 2)
print(try article.jsonString())
