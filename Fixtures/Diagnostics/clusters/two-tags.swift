// @mapped tag: "kind"
protocol Message {}

// @mapped tag: "type"
protocol Attachment {}

// @mapped
struct Picture: Message, Attachment { var url: String }

// @mapped
struct Video: Message, Attachment {
  let type = "Video"  // @mapped
  var url: String
}

// @mapped tag: "kind"
protocol Note {}

// @mapped
struct Text: Message, Note { var body: String }
