extension MadeDocuments {
  /// Returns a hundred tweets, most of them retweets.
  static func twitter(_ random: inout Randomness) -> String {
    let tweets = (0..<100).map { _ in tweet(&random, passedOn: random.chance(73)) }
    return """
      {"statuses":[\(tweets.joined(separator: ","))],"search_metadata":{"completed_in":0.087,\
      "max_id":505874924095815681,"max_id_str":"505874924095815681",\
      "next_results":"?max_id=505874847260352512&q=%E5%B7%9D&count=100&include_entities=1",\
      "query":"%E5%B7%9D","refresh_url":"?since_id=505874924095815681&q=%E5%B7%9D",\
      "count":100,"since_id":0,"since_id_str":"0"}}
      """
  }

  private static func tweet(_ random: inout Randomness, passedOn: Bool) -> String {
    let id = random.number(505_874_847_260_352_512...505_874_924_095_815_681)
    let reply = random.chance(6) ? "\(id - 7000)" : nil
    let source = "<a href=\\\"http://example.com/app\\\" rel=\\\"nofollow\\\">Made for phones</a>"
    let original = passedOn ? "\"retweeted_status\":\(tweet(&random, passedOn: false))," : ""
    return """
      {"metadata":{"result_type":"recent","iso_language_code":"ja"},\
      "created_at":"Sun Aug 31 00:29:15 +0000 2014","id":\(id),"id_str":"\(id)",\
      "text":"@somebody \(random.words(8...30, from: japaneseWords))\\n\(link(&random))",\
      "source":"\(source)","truncated":false,"in_reply_to_status_id":\(reply ?? "null"),\
      "in_reply_to_status_id_str":\(reply.map { "\"\($0)\"" } ?? "null"),\
      "in_reply_to_user_id":null,"in_reply_to_user_id_str":null,"in_reply_to_screen_name":null,\
      "user":\(twitterUser(&random)),"geo":null,"coordinates":null,"place":null,\
      "contributors":null,\(original)"retweet_count":\(random.number(0...900)),\
      "favorite_count":\(random.number(0...900)),"entities":\(tweetEntities(&random)),\
      "favorited":false,"retweeted":false,"possibly_sensitive":\(boolean(&random)),"lang":"ja"}
      """
  }

  private static func tweetEntities(_ random: inout Randomness) -> String {
    let tags = random.list(0...1) { "{\"text\":\"\($0.choice(japaneseWords))\",\"indices\":[3,9]}" }
    let mentions = random.list(0...2) { random in
      let id = random.number(1_000_000...3_000_000_000)
      return """
        {"screen_name":"\(random.choice(words))_\(id % 100)",\
        "name":"\(random.words(1...2, from: japaneseWords))","id":\(id),"id_str":"\(id)",\
        "indices":[0,\(random.number(8...20))]}
        """
    }
    let media = random.chance(6) ? ",\"media\":[\(picture(&random))]" : ""
    return """
      {"hashtags":[\(tags)],"symbols":[],"urls":[\(random.list(0...1, twitterLink))],\
      "user_mentions":[\(mentions)]\(media)}
      """
  }

  private static func picture(_ random: inout Randomness) -> String {
    let id = random.number(505_800_000_000_000_000...505_874_924_095_815_681)
    func size(_ width: Int, _ height: Int, _ resize: String) -> String {
      "{\"w\":\(width),\"h\":\(height),\"resize\":\"\(resize)\"}"
    }
    return """
      {"id":\(id),"id_str":"\(id)","indices":[90,112],"media_url":"http://example.com/m/\(id)",\
      "media_url_https":"https://example.com/m/\(id)","url":"\(link(&random))",\
      "display_url":"example.com/p","expanded_url":"http://example.com/p/\(id)","type":"photo",\
      "sizes":{"medium":\(size(600, 450, "fit")),"small":\(size(340, 255, "fit")),\
      "thumb":\(size(150, 150, "crop")),"large":\(size(1024, 768, "fit"))}}
      """
  }

  private static func twitterUser(_ random: inout Randomness) -> String {
    let id = random.number(1_000_000...3_000_000_000)
    let picture = "pbs.example.com/profile_images/\(id)/\(random.choice(words))_normal.jpeg"
    let zone = random.chance(20) ? "\"utc_offset\":32400,\"time_zone\":\"Tokyo\"" : nil
    return """
      {"id":\(id),"id_str":"\(id)","name":"\(random.words(1...3, from: japaneseWords))",\
      "screen_name":"\(random.choice(words))_\(id % 100)","location":"",\
      "description":"\(random.words(5...25, from: japaneseWords))","url":null,\
      "entities":{"description":{"urls":[\(random.list(0...1, twitterLink))]}},\
      "protected":false,"followers_count":\(random.number(0...9000)),\
      "friends_count":\(random.number(0...900)),"listed_count":\(random.number(0...9)),\
      "created_at":"Sun Apr 20 06:00:00 +0000 2014","favourites_count":\(random.number(0...999)),\
      \(zone ?? "\"utc_offset\":null,\"time_zone\":null"),"geo_enabled":\(boolean(&random)),\
      "verified":false,"statuses_count":\(random.number(0...90_000)),"lang":"ja",\
      "contributors_enabled":false,"is_translator":false,"is_translation_enabled":false,\
      "profile_background_color":"C0DEED",\
      "profile_background_image_url":"http://abs.example.com/images/themes/theme1/bg.png",\
      "profile_background_image_url_https":"https://abs.example.com/images/themes/theme1/bg.png",\
      "profile_background_tile":false,"profile_image_url":"http://\(picture)",\
      "profile_image_url_https":"https://\(picture)",\
      "profile_banner_url":"https://pbs.example.com/profile_banners/\(id)/1409385841",\
      "profile_link_color":"0084B4","profile_sidebar_border_color":"C0DEED",\
      "profile_sidebar_fill_color":"DDEEF6","profile_text_color":"333333",\
      "profile_use_background_image":true,"default_profile":\(boolean(&random)),\
      "default_profile_image":false,"following":false,"follow_request_sent":false,\
      "notifications":false}
      """
  }

  private static func twitterLink(_ random: inout Randomness) -> String {
    let page = random.choice(words)
    return """
      {"url":"\(link(&random))","expanded_url":"http://example.com/\(page)",\
      "display_url":"example.com/\(page)","indices":[12,34]}
      """
  }

  private static func link(_ random: inout Randomness) -> String {
    "http://t.example.com/\(random.number(100_000...999_999))"
  }
}
