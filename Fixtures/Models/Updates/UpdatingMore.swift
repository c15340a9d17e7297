/// A subclass in another file.
// @mapped key: ["picture", "photo"]
final class AssetPicture: Asset {
  var width = 1
  var caption: String?
}
