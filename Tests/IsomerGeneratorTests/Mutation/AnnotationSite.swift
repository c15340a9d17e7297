import IsomerSyntax

@testable import IsomerGenerator

/// An annotation of a file, with its declaration.
struct AnnotationSite {
  var annotation: Annotation
  var place: Option.Place
  /// The start of the declaration, after its annotations.
  var declaration: Int
  /// The enclosing type, if the declaration is a member.
  var outer: Declared?
  /// The first member, if the declaration is a type.
  var inner: Declared?

  /// The kind and start of a declaration.
  struct Declared {
    var place: Option.Place
    var start: Int
  }

  static func all(in file: ParsedFile) -> [AnnotationSite] {
    let first = file.types.first.map { Declared(place: $0.place, start: $0.range.start) }
    let shared =
      file.fileAnnotations.map { ($0, Option.Place.file) }
      + file.targetAnnotations.map { ($0, .target) }
    return shared.map {
      AnnotationSite(annotation: $0.0, place: $0.1, declaration: 0, outer: nil, inner: first)
    } + file.types.flatMap(all)
  }

  private static func all(in type: TypeDeclaration) -> [AnnotationSite] {
    let own = Declared(place: type.place, start: type.range.start)
    let inner = type.firstMember
    var sites = type.annotations.map {
      AnnotationSite(
        annotation: $0, place: type.place, declaration: type.range.start, outer: nil, inner: inner)
    }
    for property in type.properties {
      sites += property.annotations.map {
        AnnotationSite(
          annotation: $0, place: .property, declaration: property.range.start, outer: own)
      }
    }
    for declared in type.cases {
      sites += declared.annotations.map {
        AnnotationSite(
          annotation: $0, place: .enumCase, declaration: declared.range.start, outer: own)
      }
      for annotation in (declared.associatedValues ?? []).flatMap(\.annotations) {
        sites.append(
          AnnotationSite(
            annotation: annotation, place: .associatedValue, declaration: declared.range.start,
            outer: own))
      }
    }
    return sites + type.types.flatMap(all)
  }
}

extension TypeDeclaration {
  /// The place as which an annotation of the type is read.
  fileprivate var place: Option.Place {
    switch kind {
    case .classType, .actor: .classType
    case .enumeration: .enumeration
    case .protocolType: isShape ? .shape : .protocolType
    case .structure, .extensionType: .structure
    }
  }

  fileprivate var firstMember: AnnotationSite.Declared? {
    if let property = properties.first {
      return AnnotationSite.Declared(place: .property, start: property.range.start)
    }
    return cases.first.map { AnnotationSite.Declared(place: .enumCase, start: $0.range.start) }
  }
}
