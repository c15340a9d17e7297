import Isomer

@testable import FixtureModels

extension RobustnessSample {
  /// A document for each kind of model.
  static let all: [RobustnessSample] = [
    RobustnessSample(Issue.self, issueDocument),
    RobustnessSample(
      Defaults.self,
      "{\"needed\":1,\"title\":\"t\",\"numbers\":[3],\"level\":\"low\",\"note\":\"n\",\"rank\":2,"
        + "\"parent\":4,\"size\":5,\"weight\":6,\"nick\":\"k\",\"score\":7,\"version\":2}",
      isSymmetric: false),
    RobustnessSample(
      Paths.self,
      "{\"place\":{\"geo\":{\"lat\":1.5,\"lon\":-2e3},\"name\":\"p\"},\"file.name\":\"f\","
        + "\"images\":[{\"url\":\"0\"},{\"url\":\"1\"}],\"photo\":{\"url\":\"i\"},\"in\":\"d\","
        + "\"a\\\"b\\\\c\\u00e9\":1}", isSymmetric: false),
    RobustnessSample(
      Coerced.self,
      "{\"int\":\"1\",\"small\":2.0,\"double\":\"0.5\",\"float\":1e1,\"bool\":\"YES\","
        + "\"string\":1.50,\"date\":\"2019-05-15T15:20:18.5+02:00\",\"ints\":[\"3\",4]}"),
    RobustnessSample(
      Lossy.self,
      "{\"labels\":[{\"name\":\"a\"},7],\"numbers\":[1,\"x\"],\"counts\":{\"a\":1,\"b\":[]},"
        + "\"maybe\":[null],\"defaulted\":[2]}"),
    RobustnessSample(
      Document.self,
      "{\"x\":{\"y\":[1,null,\"\\ud83d\\ude00\"]},\"title\":\"t\",\"createdBy\":\"c\","
        + "\"meta\":{\"revision\":7},\"n\":0.12345678901234567890}"),
    RobustnessSample(
      Outermost.self, "{\"height\":1,\"width\":2,\"depth\":3,\"meta\":{\"deep\":4}}"),
    RobustnessSample(
      Transformed.self,
      "{\"origin\":\"1.5,2\",\"target\":\"3,4\",\"seconds\":1.5,\"milliseconds\":12,"
        + "\"day\":\"2015-09-25\",\"shout\":\"a\",\"words\":\"x y\",\"safe\":\"x\"}"),
    RobustnessSample(
      EnumHolder.self,
      "{\"suit\":\"hearts\",\"priority\":2,\"visibility\":\"public_read\",\"media\":\"clip\","
        + "\"status\":\"gone\",\"kind\":[1],\"bySuit\":{\"clubs\":1}}"),
    RobustnessSample(
      Collections.self,
      "{\"matrix\":[[1,2.5],[]],\"byName\":{\"a\":[{\"name\":\"x\"}]},\"byNumber\":{\"-7\":\"m\"},"
        + "\"byLevel\":{\"high\":1},\"byCode\":{\"c\":2},\"tags\":[\"t\"],\"sparse\":[null,1],"
        + "\"deep\":{\"k\":{\"l\":[1]}},\"anything\":{\"z\":[1,null]},\"labelled\":{}}"),
    RobustnessSample(
      Scalars.self,
      "{\"int\":-1,\"int8\":2,\"int16\":3,\"int32\":4,\"int64\":5,\"uint\":6,\"uint8\":7,"
        + "\"uint16\":8,\"uint32\":9,\"uint64\":10,\"float\":0.1,\"double\":1e-3,\"cgFloat\":2,"
        + "\"decimal\":0.10,\"string\":\"\u{e9}\\n\",\"substring\":\"s\",\"character\":\"c\","
        + "\"bool\":true,\"url\":\"https://a.b\",\"uuid\":\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\","
        + "\"date\":\"2019-05-15T15:20:18Z\",\"data\":\"AAE=\"}"),
    RobustnessSample(
      Conversation.self,
      "{\"first\":{\"clip\":{\"media_url\":\"https://a.b\",\"seconds\":1}},\"pinned\":\"shut\","
        + "\"attachments\":[{\"position\":[1,2]},{\"note\":[null,[1]]},{\"removed\":{}}],"
        + "\"byName\":{\"a\":{\"b\":1}},\"lossy\":[{\"text\":\"x\"},{\"y\":1}],"
        + "\"recovered\":[],\"outcome\":{\"failure\":{\"error\":\"e\"}},"
        + "\"scope\":{\"members\":{\"of\":{\"id\":1}}}}"),
    RobustnessSample(
      [Activity].self,
      "[{\"body\":\"b\",\"type\":\"text\"},{\"type\":7,\"values\":[1]},{\"type\":\"closed\"},"
        + "{\"of\":{\"href\":\"https://a.b\",\"type\":\"link\"},\"type\":\"repost\"}]"),
    RobustnessSample(
      [Packet].self,
      "[{\"meta\":{\"id\":1,\"type\":\"data\"},\"bytes\":[1]},{\"meta\":{\"type\":\"ping\",\"id\":2}}]"
    ),
    RobustnessSample(
      [Command].self,
      "[{\"c\":{\"x\":1},\"t\":\"move\"},{\"t\":\"nested\",\"c\":[{\"t\":\"stop\"}]},"
        + "{\"t\":\"jump\",\"c\":[1,2]},{\"t\":\"wait\"}]"),
    RobustnessSample(
      [Wrapped].self, "[{\"data\":{\"body\":{\"value\":1},\"kind\":\"number\"}},{\"z\":[]}]"),
    RobustnessSample(
      [Measure].self, "[1,1.5,{\"from\":1,\"to\":2},[1,2],\"auto\",\"x\",{\"at\":1}]"),
    RobustnessSample(Basket.self, "{\"orders\":[{\"count\":1}],\"hooked\":{\"old_name\":\"b\"}}"),
    RobustnessSample(Recipe.self, "{\"butter\":\"1/2\",\"steps\":[\"1/3\"],\"salt\":\"x\"}"),
    RobustnessSample(
      KeptPlace.self,
      "{\"longitude\":13.25,\"name\":\"B\",\"x\":[1],\"latitude\":52.5,\"country\":null}"),
    RobustnessSample(Excerpt.self, "{\"length\":4,\"nested\":{\"name\":\"n\",\"location\":3}}"),
    RobustnessSample(
      Bags.self,
      "{\"b\":{\"c\":{\"x\":[1]}},\"e\":\"\\u00e9\",\"g\":[2],\"i\":-1.5,\"a\":null}",
      isSymmetric: false),
    RobustnessSample(
      Landmark.self,
      "{\"data\":{\"meta\":{\"low\":3,\"name\":\"n\"},\"latitude\":1,\"size\":{\"high\":4},"
        + "\"longitude\":2}}"),
    RobustnessSample(
      Roster.self,
      "{\"users\":[{\"name\":\"a\",\"id\":1,\"address\":{\"city\":\"A\"}},{\"name\":\"\\u00e9\",\"x\":null}],"
        + "\"groups\":[{\"members\":[{\"tag\":\"t\"}]}],\"grid\":[[1],[]],"
        + "\"pages\":[{},{\"rows\":[{\"cells\":[{\"text\":\"c\"}]}]}]}", isSymmetric: false),
    RobustnessSample(
      LooseRoster.self,
      "{\"owner\":{\"pets\":[{\"name\":\"p\"},{}]},\"users\":[{\"name\":1,\"age\":2},{\"level\":null}]}",
      isSymmetric: false),
    RobustnessSample(Knot.self, "{\"left\":{\"right\":{\"left\":{}},\"left\":null},\"right\":{}}"),
    RobustnessSample(
      Page<Tree, [Int?]>.self,
      "{\"items\":[{\"name\":\"a\",\"children\":[]}],\"next_cursor\":[1]}"),
  ]
}

/// An issue with every key, in the written form.
let issueDocument = """
  {"id":1,"number":2,"title":"t","html_url":"https://example.org/1","state":"closed",\
  "user":{"login":"l","id":3},"labels":[{"name":"bug","color":"ff0000"}],\
  "assignee":{"login":"a","id":4,"avatar_url":"https://example.org/a.png"},"body":"b",\
  "created_at":"2019-05-15T15:20:18Z","closed_at":"2019-05-16T00:00:00.5Z","locked":true}
  """
