// Generated from Keys.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension SnakeKeys: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    image_url: imageURL 5 required
    html_url_string: htmlURLString 5 required
    sha256_hash: sha256Hash 5 required
    a: 5 required
    """, of: "Keys.swift: SnakeKeys")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var imageURL: String? = nil
    var htmlURLString: String? = nil
    var sha256Hash: String? = nil
    var a: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.imageURL = try String.read(&reader)
      case 1: partial.htmlURLString = try String.read(&reader)
      case 2: partial.sha256Hash = try String.read(&reader)
      case 3: partial.a = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.imageURL = partial.imageURL.moved()
    self.htmlURLString = partial.htmlURLString.moved()
    self.sha256Hash = partial.sha256Hash.moved()
    self.a = partial.a.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"image_url\":", self.imageURL)
    writer.member(",\"html_url_string\":", self.htmlURLString)
    writer.member(",\"sha256_hash\":", self.sha256Hash)
    writer.member(",\"a\":", self.a)
  }
}

extension KebabKeys: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    image-url: imageURL 8 required
    user-id: userID 8 required
    """, of: "Keys.swift: KebabKeys")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var imageURL: String? = nil
    var userID: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.imageURL = try String.read(&reader)
      case 1: partial.userID = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.imageURL = partial.imageURL.moved()
    self.userID = partial.userID.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"image-url\":", self.imageURL)
    writer.member(",\"user-id\":", self.userID)
  }
}

extension CamelKeys: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    imageUrl: imageURL 10 required
    userId: userID 10 required
    """, of: "Keys.swift: CamelKeys")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var imageURL: String? = nil
    var userID: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.imageURL = try String.read(&reader)
      case 1: partial.userID = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.imageURL = partial.imageURL.moved()
    self.userID = partial.userID.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"imageUrl\":", self.imageURL)
    writer.member(",\"userId\":", self.userID)
  }
}

extension PascalKeys: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    ImageUrl: imageURL 12 required
    UserId: userID 12 required
    """, of: "Keys.swift: PascalKeys")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var imageURL: String? = nil
    var userID: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.imageURL = try String.read(&reader)
      case 1: partial.userID = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.imageURL = partial.imageURL.moved()
    self.userID = partial.userID.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"ImageUrl\":", self.imageURL)
    writer.member(",\"UserId\":", self.userID)
  }
}

extension ScreamingSnakeKeys: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    IMAGE_URL: imageURL 14 required
    USER_ID: userID 14 required
    """, of: "Keys.swift: ScreamingSnakeKeys")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var imageURL: String? = nil
    var userID: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.imageURL = try String.read(&reader)
      case 1: partial.userID = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.imageURL = partial.imageURL.moved()
    self.userID = partial.userID.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"IMAGE_URL\":", self.imageURL)
    writer.member(",\"USER_ID\":", self.userID)
  }
}

extension ScreamingKebabKeys: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    IMAGE-URL: imageURL 16 required
    USER-ID: userID 16 required
    """, of: "Keys.swift: ScreamingKebabKeys")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var imageURL: String? = nil
    var userID: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.imageURL = try String.read(&reader)
      case 1: partial.userID = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.imageURL = partial.imageURL.moved()
    self.userID = partial.userID.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"IMAGE-URL\":", self.imageURL)
    writer.member(",\"USER-ID\":", self.userID)
  }
}

extension LowerKeys: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    imageurl: imageURL 18 required
    userid: userID 18 required
    """, of: "Keys.swift: LowerKeys")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var imageURL: String? = nil
    var userID: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.imageURL = try String.read(&reader)
      case 1: partial.userID = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.imageURL = partial.imageURL.moved()
    self.userID = partial.userID.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"imageurl\":", self.imageURL)
    writer.member(",\"userid\":", self.userID)
  }
}

extension UpperKeys: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    IMAGEURL: imageURL 20 required
    USERID: userID 20 required
    """, of: "Keys.swift: UpperKeys")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var imageURL: String? = nil
    var userID: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.imageURL = try String.read(&reader)
      case 1: partial.userID = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.imageURL = partial.imageURL.moved()
    self.userID = partial.userID.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"IMAGEURL\":", self.imageURL)
    writer.member(",\"USERID\":", self.userID)
  }
}

extension Paths: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    place
    file.name: fileName 32 required
    images
    image_url: image 38
    image: 38 alternative
    photo
    in: direction 40
    a\"b\\cé: odd 42
    second_image
    out
    """, of: "Keys.swift: Paths", objects: [mappedKeys_place, mappedKeys_place_geo, mappedKeys_images_0, mappedKeys_images_1, mappedKeys_photo])

  private static let mappedKeys_place = Isomer.KeySet(
    """
    geo
    name: placeName 30
    """, of: "Keys.swift: Paths", below: "place")

  private static let mappedKeys_place_geo = Isomer.KeySet(
    """
    lat: latitude 26 required
    lon: longitude 28 required
    """, of: "Keys.swift: Paths", below: "place.geo")

  private static let mappedKeys_images_0 = Isomer.KeySet(
    """
    url: firstImage 34
    """, of: "Keys.swift: Paths", below: "images[0]")

  private static let mappedKeys_images_1 = Isomer.KeySet(
    """
    url: secondImage 36
    """, of: "Keys.swift: Paths", below: "images[1]")

  private static let mappedKeys_photo = Isomer.KeySet(
    """
    url: image 38 alternative
    """, of: "Keys.swift: Paths", below: "photo")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_image)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.longitude { missing = "place.geo.lon" }
    if case nil = partial.latitude { missing = "place.geo.lat" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var latitude: Double? = nil
    var longitude: Double? = nil
    var placeName: String? = nil
    var fileName: String? = nil
    var firstImage: String? = nil
    var secondImage: String? = nil
    var image: String? = nil
    var mappedAlternative_image = Isomer.Alternative()
    var direction: String? = nil
    var odd: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_place, first: 10, from: &reader)
      case 1: partial.fileName = try String.read(&reader)
      case 2:
        if try !reader.readNull() {
          try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
            switch index {
            case 0: try partial.fillObject(mappedKeys_images_0, first: 14, from: &reader)
            case 1: try partial.fillObject(mappedKeys_images_1, first: 15, from: &reader)
            default: try reader.skipValue()
            }
          }
        }
      case 3:
        try reader.alternative(0, &partial.mappedAlternative_image, &partial.image) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 4:
        try reader.alternative(1, &partial.mappedAlternative_image, &partial.image) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      case 5: try partial.fillObject(mappedKeys_photo, first: 16, from: &reader)
      case 6: partial.direction = try String?.read(&reader)
      case 7: partial.odd = try Int?.read(&reader)
      case 8: try reader.skipValue()
      case 9: try reader.skipValue()
      case 10: try partial.fillObject(mappedKeys_place_geo, first: 12, from: &reader)
      case 11: partial.placeName = try String?.read(&reader)
      case 12: partial.latitude = try Double.read(&reader)
      case 13: partial.longitude = try Double.read(&reader)
      case 14: partial.firstImage = try String?.read(&reader)
      case 15: partial.secondImage = try String?.read(&reader)
      case 16:
        try reader.alternative(2, &partial.mappedAlternative_image, &partial.image) {
          reader throws(Isomer.ReadingFailure) in
          return try String?.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.latitude = partial.latitude.moved()
    self.longitude = partial.longitude.moved()
    self.placeName = partial.placeName.take()
    self.fileName = partial.fileName.moved()
    self.firstImage = partial.firstImage.take()
    self.secondImage = partial.secondImage.take()
    self.image = partial.image.take()
    self.direction = partial.direction.take()
    self.odd = partial.odd.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"place\":")
      do {
        let container = writer.beginContainer(",\"geo\":")
        writer.member(",\"lat\":", self.latitude)
        writer.member(",\"lon\":", self.longitude)
        writer.endContainer(container)
      }
      writer.optional(",\"name\":", self.placeName)
      writer.endContainer(container)
    }
    writer.member(",\"file.name\":", self.fileName)
    writer.optional(",\"second_image\":", self.secondImage)
    writer.optional(",\"image_url\":", self.image)
    writer.optional(",\"out\":", self.direction)
    writer.optional(",\"a\\\"b\\\\cé\":", self.odd)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      latitude: place.geo.lat
      longitude: place.geo.lon
      placeName: place.name
      fileName: file\\.name
      secondImage: second_image
      image: image_url
      direction: out
      odd: a\"b\\\\cé
      """)
  }
}

extension Shared: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    owner: 49 required
    count: 53 required, countAgain 55 required
    """, of: "Keys.swift: Shared", objects: [mappedKeys_owner])

  private static let mappedKeys_owner = Isomer.KeySet(
    """
    login: ownerLogin 51 required
    """, of: "Keys.swift: Shared", below: "owner")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.ownerLogin { missing = "owner.login" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var owner: Owner? = nil
    var ownerLogin: String? = nil
    var count: Int? = nil
    var countAgain: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let value = reader.position
        partial.owner = try Owner.read(&reader)
        try reader.revisit(value)
        try partial.fillObject(mappedKeys_owner, first: 2, from: &reader)
      case 1:
        let value = reader.position
        partial.count = try Int.read(&reader)
        try reader.revisit(value)
        partial.countAgain = try Int.read(&reader)
      case 2: partial.ownerLogin = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.owner = partial.owner.moved()
    self.ownerLogin = partial.ownerLogin.moved()
    self.count = partial.count.moved()
    self.countAgain = partial.countAgain.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"owner\":", self.owner)
    writer.member(",\"count\":", self.count)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      owner
      count
      """)
  }
}

extension Shared.Owner: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    login: 58 required
    age: 58
    """, of: "Keys.swift: Shared.Owner")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var login: String? = nil
    var age: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.login = try String.read(&reader)
      case 1: partial.age = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.login = partial.login.moved()
    self.age = partial.age.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"login\":", self.login)
    writer.optional(",\"age\":", self.age)
  }
}

extension Enveloped: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    data
    """, of: "Keys.swift: Enveloped", objects: [mappedKeys_data, mappedKeys_data_attributes, mappedKeys_data_attributes_size])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    attributes
    """, of: "Keys.swift: Enveloped", below: "data")

  private static let mappedKeys_data_attributes = Isomer.KeySet(
    """
    name: 64 required
    size
    tags: 67 default
    """, of: "Keys.swift: Enveloped", below: "data.attributes")

  private static let mappedKeys_data_attributes_size = Isomer.KeySet(
    """
    width: 66
    """, of: "Keys.swift: Enveloped", below: "data.attributes.size")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.name { missing = "data.attributes.name" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var width: Int? = nil
    var tags: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_data, first: 1, from: &reader)
      case 1: try partial.fillObject(mappedKeys_data_attributes, first: 2, from: &reader)
      case 2: partial.name = try String.read(&reader)
      case 3: try partial.fillObject(mappedKeys_data_attributes_size, first: 5, from: &reader)
      case 4: partial.tags = try [String]?.read(&reader)
      case 5: partial.width = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.width = partial.width.take()
    if let read = partial.tags.take() { self.tags = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"data\":")
      do {
        let container = writer.beginContainer(",\"attributes\":")
        writer.member(",\"name\":", self.name)
        do {
          let container = writer.beginContainer(",\"size\":")
          writer.optional(",\"width\":", self.width)
          writer.endContainer(container)
        }
        writer.member(",\"tags\":", self.tags)
        writer.endContainer(container)
      }
      writer.endContainer(container)
    }
  }
}

extension Reserved: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    default: 73 required
    self: 74
    class: 75 required
    reader: 76 required
    writer: 76 required
    partial: 76 required
    key: 76 required
    index: 76 required
    init: 77 default
    """, of: "Keys.swift: Reserved")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var `default`: Int? = nil
    var `self`: String? = nil
    var `class`: Bool? = nil
    var reader: Int? = nil
    var writer: Int? = nil
    var partial: Int? = nil
    var key: Int? = nil
    var index: Int? = nil
    var `init`: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.`default` = try Int.read(&reader)
      case 1: partial.`self` = try String?.read(&reader)
      case 2: partial.`class` = try Bool.read(&reader)
      case 3: partial.reader = try Int.read(&reader)
      case 4: partial.writer = try Int.read(&reader)
      case 5: partial.partial = try Int.read(&reader)
      case 6: partial.key = try Int.read(&reader)
      case 7: partial.index = try Int.read(&reader)
      case 8: partial.`init` = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.`default` = partial.`default`.moved()
    self.`self` = partial.`self`.take()
    self.`class` = partial.`class`.moved()
    self.reader = partial.reader.moved()
    self.writer = partial.writer.moved()
    self.partial = partial.partial.moved()
    self.key = partial.key.moved()
    self.index = partial.index.moved()
    if let read = partial.`init`.take() { self.`init` = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"default\":", self.`default`)
    writer.optional(",\"self\":", self.`self`)
    writer.member(",\"class\":", self.`class`)
    writer.member(",\"reader\":", self.reader)
    writer.member(",\"writer\":", self.writer)
    writer.member(",\"partial\":", self.partial)
    writer.member(",\"key\":", self.key)
    writer.member(",\"index\":", self.index)
    writer.member(",\"init\":", self.`init`)
  }
}
