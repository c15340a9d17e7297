extension MadeDocuments {
  /// Returns the season of a concert hall: many small numbers on several lines.
  static func catalogue(_ random: inout Randomness) -> String {
    let topics = (0..<4).map { 107_888_604 + $0 }
    let events = (0..<184).map { _ in random.number(138_586_341...342_742_591) }
    let performances = (0..<243).map { _ in performance(&random, of: random.choice(events)) }
    return """
      {
          "areaNames": {\(names(17, from: 205_705_993, &random))},
          "audienceSubCategoryNames": {"337100890": "Abonné"},
          "blockNames": {},
          "events": {\(events.map { season($0, topics, &random) }.joined(separator: ","))
          },
          "performances": [\(performances.joined(separator: ","))
          ],
          "seatCategoryNames": {\(names(64, from: 338_937_235, &random))},
          "subTopicNames": {\(names(19, from: 337_184_262, &random))},
          "subjectNames": {},
          "topicNames": {\(names(4, from: topics[0], &random))},
          "topicSubTopics": {"107888604": [337184283, 337184267]},
          "venueNames": {"HALL_HALL": "The great hall"}
      }
      """
  }

  private static func names(_ count: Int, from first: Int, _ random: inout Randomness) -> String {
    (0..<count).map { number in
      """

              "\(first + number)": "\(random.words(1...4, from: words))"
      """
    }.joined(separator: ",")
  }

  private static func season(_ id: Int, _ topics: [Int], _ random: inout Randomness) -> String {
    let logo = random.chance(50) ? "\"/images/UE0AAAAACEKo\(id % 100)QAAAAVDSVRN\"" : "null"
    return """

              "\(id)": {
                  "description": null,
                  "id": \(id),
                  "logo": \(logo),
                  "name": "\(random.words(2...6, from: words))",
                  "subTopicIds": [
                      \(random.list(1...5) { "\($0.number(337_184_262...337_184_299))" })
                  ],
                  "subjectCode": null,
                  "subtitle": null,
                  "topicIds": [
                      \(topics[0]),
                      \(random.choice(topics))
                  ]
              }
      """
  }

  private static func performance(_ random: inout Randomness, of event: Int) -> String {
    let categories = (0..<random.number(2...6)).map { 338_937_235 + $0 }
    let prices = categories.map { category in
      """

                      {
                          "amount": \(random.number(10...180) * 500),
                          "audienceSubCategoryId": 337100890,
                          "seatCategoryId": \(category)
                      }
      """
    }
    return """

              {
                  "eventId": \(event),
                  "id": \(random.number(138_586_341...342_742_591)),
                  "logo": null,
                  "name": null,
                  "prices": [\(prices.joined(separator: ","))
                  ],
                  "seatCategories": [\(categories.map(seats).joined(separator: ","))
                  ],
                  "seatMapImage": null,
                  "start": \(1_372_701_600_000 + random.number(0...300) * 86_400_000),
                  "venueCode": "HALL_HALL"
              }
      """
  }

  private static func seats(_ category: Int) -> String {
    let areas = (0..<10).map { number in
      """

                              {
                                  "areaId": \(205_705_993 + number),
                                  "blockIds": []
                              }
      """
    }
    return """

                      {
                          "areas": [\(areas.joined(separator: ","))
                          ],
                          "seatCategoryId": \(category)
                      }
      """
  }

  /// Returns the outline of a country: only numbers with up to fifteen decimals.
  static func map(_ random: inout Randomness) -> String {
    let rings = (0..<480).map { _ in ring(random.number(4...228), &random) }
    return """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Country"},\
      "geometry":{"type":"Polygon","coordinates":[\(rings.joined(separator: ","))]}}]}
      """
  }

  private static func ring(_ count: Int, _ random: inout Randomness) -> String {
    var longitude = Double.random(in: -140 ... -53, using: &random)
    var latitude = Double.random(in: 42...83, using: &random)
    let points = (0..<count).map { _ in
      longitude += Double.random(in: -0.1...0.1, using: &random)
      latitude += Double.random(in: -0.1...0.1, using: &random)
      return "[\(longitude),\(latitude)]"
    }
    return "[\(points.joined(separator: ","))]"
  }
}
