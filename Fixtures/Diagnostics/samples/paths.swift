// @mapped sample: "/etc/hosts.json"
struct Absolute { var name: String? }
// @mapped sample: "../other/user.json"
struct Outside { var name: String? }
// @mapped sample: "user.txt"
struct Text { var name: String? }
// @mapped sample: "nothing.json"
struct Missing { var name: String? }
// @mapped sample: "broken.json"
struct Broken { var name: String? }
// @mapped before.read: { _ in }, sample: "user.json"
struct Prepared { var name: String? }
// @mapped skip: .read, sample: "user.json"
struct Written { var name: String? }
