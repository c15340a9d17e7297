"""The catalogue of forms of property types.

A form has samples as documents: `a` and `b` are valid, `c` is the default, `d` the initial value, `e` what
`recover:` uses, `refused` is valid but fails the check of the options, and `wrong` is of another kind.
"""

from kinds import (BOOL, CHARACTER, DATA, DATE, DECIMAL, DOUBLE, DURATION, INT, INT128, STRING, UINT8, URL, UUID, Cases,
                   PropertyChange, Choice, Dictionary, List, Members, Named, Optional, Range, Record, Row, Shape, Tree,
                   Tuple, Values)

INNER = Record("Inner", [("x", INT)])
NODE = Record("Node", [("x", INT)])
CAT = Record("any Animal", [("lives", INT)], tag=("species", "cat"), prefix="Cat")
LEVEL = Choice("Level", {"low": "low", "high": "HIGH", "mid": "mid", "top": "top", "odd": "odd", "bad": "bad"})
RANK = Choice("Rank", {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6})
POWER = Values("Power", {
    "on": [True, "on", 1, (20, 29)], "off": [False, "off", 0], "dimmed": [2.5], "odd": [-3, "odd"],
    "idle": ["idle", None], "bad": ["bad", 7]})
SWITCH = Values("Switch", {
    "on": [True, "on", 1, (20, 29)], "off": [False, "off", 0], "dimmed": [2.5], "odd": [-3, "odd"],
    "idle": ["idle"], "bad": ["bad", 7]})
EVENT = Cases("Event", {"text": STRING, "count": INT})


PLAIN = {"int", "uint8", "double", "bool", "string", "optional-int", "spelt-optional", "optional-string", "list",
         "list-of-text", "set", "dictionary", "nested-list", "optional-list", "alias", "wrapper", "parameter"}


class Form:
    """A form of a property's type."""

    def __init__(self, name, kind, samples, wrong, coercible=(), extras=(), wrapper="", generic=None,
                 local="", recursive=None):
        self.name, self.kind, self.wrong = name, kind, wrong
        self.a, self.b, self.c, self.d, self.e, self.refused = samples
        self.coercible, self.extras = coercible, extras
        self.wrapper = wrapper  # an attribute before the declaration
        self.generic = generic  # the argument of the host's parameter
        self.local = local  # declarations inside the host
        self.plain = name in PLAIN  # described as the tests show it
        self.recursive = recursive  # how the host spells itself

    def literal(self, sample):
        return self.kind.literal(self.kind.read(sample, ""))

    def show_wrapped(self, sample):
        """The text of the value that a check receives."""
        return self.kind.wrapped().show(self.kind.wrapped().read(sample, ""))


def lists(samples, make):
    return [make(sample) for sample in samples]


NUMBERS = [7, 8, 3, 4, 5, 99]
TEXTS = ["a", "b", "c", "d", "e", "zz"]
PAIRS = lists(NUMBERS, lambda n: [n, n + 1])
RECORDS = [{"x": value} for value in NUMBERS]
CATS = [{"species": "cat", "lives": value} for value in NUMBERS]
POWERS = [25, "off", 2.5, -3, "idle", "bad"]
RIGHTS = [["read"], ["write", "read"], ["run"], [], ["all"], ["read", "run"]]
IDS = [f"{digit}0000000-0000-0000-0000-00000000000A" for digit in "123456"]


def scalars():
    yield Form("int", INT, NUMBERS, "x", coercible=["12", 12.0, "x1", "3.0", True])
    yield Form("uint8", UINT8, NUMBERS, "x", coercible=["12", "300"], extras=[300])
    yield Form("double", DOUBLE, [2.5, 8.5, 3.5, 4.5, 5.5, 99.5], "x", coercible=["1.25", "x", True])
    yield Form("bool", BOOL, [True, True, False, False, True, False], "x", coercible=["YES", 1, "on"])
    yield Form("string", STRING, TEXTS, 7, coercible=[12, True], extras=[""])
    yield Form("character", CHARACTER, ["a", "b", "c", "d", "e", "z"], 7, extras=["ab"])
    yield Form("decimal", DECIMAL, [2.5, 8.5, 3.5, 4.5, 5.5, 99.5], "x", coercible=["1.25", True])
    yield Form("date", DATE, [f"2020-01-0{day}T00:00:00Z" for day in range(1, 7)], True, coercible=[86400],
               extras=["2020"])
    yield Form("duration", DURATION, [f"PT{n}S" for n in (2.5, 8, 3, 4, 5, 59)], 7, extras=["P1M"])
    yield Form("int128", INT128, NUMBERS, "x", extras=[2**63, 2**127])
    yield Form("range", Range(), PAIRS, "x", extras=[[5, 1], [1], [1, "x"], [1, None]])
    yield Form("tuple", Tuple(), PAIRS, "x", extras=[[], [1], ["x"], [1, "x"], [1, 2, 3], [1, None]])
    yield Form("url", URL, [f"http://{text}.b" for text in TEXTS], 7)
    yield Form("uuid", UUID, IDS, "x")
    yield Form("data", DATA, ["AA==", "AQ==", "Ag==", "Aw==", "BA==", "BQ=="], 7, extras=[""])


def optionals():
    yield Form("optional-int", Optional(INT), NUMBERS, "x", coercible=["12"])
    yield Form("spelt-optional", Optional(INT, "Optional<Int>"), NUMBERS, "x")
    yield Form("implicit-optional", Optional(INT, "Int!"), NUMBERS, "x")
    yield Form("optional-string", Optional(STRING), TEXTS, 7, extras=[""])
    yield Form("optional-date", Optional(DATE), [f"2020-01-0{day}T00:00:00Z" for day in range(1, 7)], True)
    yield Form("optional-inner", Optional(INNER), RECORDS, 7, extras=[{}])
    yield Form("optional-level", Optional(LEVEL), list(LEVEL.names.values()), "x")
    yield Form("optional-tuple", Optional(Tuple()), PAIRS, "x", extras=[[1]])
    yield Form("optional-list", Optional(List(INT)), lists(NUMBERS, lambda n: [n]), "x",
               extras=[[1, "x", 2], [1, None], 6, []])


def collections():
    extras = [[1, "x", 2], [1, None], 6, []]
    yield Form("list", List(INT), lists(NUMBERS, lambda n: [n, n + 1]), "x", coercible=[["12"]], extras=extras)
    yield Form("list-of-text", List(STRING), lists(TEXTS, lambda t: [t, "y"]), 7, extras=[["a", 1], [None], "q"])
    yield Form("list-of-optionals", List(Optional(INT)), lists(NUMBERS, lambda n: [n, None]), "x", extras=extras)
    yield Form("nested-list", List(List(INT)), lists(NUMBERS, lambda n: [[n], []]), "x",
               extras=[[[1, "x"], [2]], [[1, None], None], [6]])
    yield Form("list-of-records", List(INNER), lists(RECORDS, lambda r: [r]), 7, extras=[[{"x": 1}, {}], {"x": 2}])
    yield Form("list-of-tuples", List(Tuple()), lists(PAIRS, lambda p: [p]), "x", extras=[[[1, 2], [1]], [[1, "x"]], [1, 2]])
    yield Form("set", List(INT, is_set=True), lists(NUMBERS, lambda n: [n]), "x", coercible=[["12"]],
               extras=[[1, "x"], [1, None], 6])
    yield Form("dictionary", Dictionary(STRING, INT), lists(NUMBERS, lambda n: {"k": n}), "x",
               coercible=[{"k": "12"}], extras=[{"a": 1, "b": "x"}, {"a": 1, "b": None}, {}])
    yield Form("dictionary-of-integers", Dictionary(INT, STRING), lists(TEXTS, lambda t: {"4": t}), 7,
               extras=[{"x": "a"}, {"1": 2}])
    yield Form("dictionary-of-doubles", Dictionary(DOUBLE, INT), lists(NUMBERS, lambda n: {"1.5": n}), "x",
               extras=[{"nan": 1}, {"2.5": "x"}])
    yield Form("dictionary-of-lists", Dictionary(STRING, List(INT)), lists(NUMBERS, lambda n: {"k": [n]}), "x",
               extras=[{"a": 1}, {"a": [1, None], "b": None}, {"a": [1, "x"]}])
    yield Form("dictionary-of-records", Dictionary(STRING, INNER), lists(RECORDS, lambda r: {"k": r}), 7,
               extras=[{"k": {}}])


def models():
    yield Form("inner", INNER, RECORDS, 7, extras=[{}, {"x": "y"}])
    yield Form("object", NODE, RECORDS, 7, extras=[{}])
    yield Form("optional-object", Optional(NODE), RECORDS, 7)
    yield Form("level", LEVEL, list(LEVEL.names.values()), "x", extras=[7])
    yield Form("rank", RANK, list(RANK.names.values()), 77, extras=["1"])
    yield Form("power", POWER, POWERS, "x", extras=[True, False, 1, 1.0, 2, 7, 29, 30])
    yield Form("switch", SWITCH, POWERS, "x", extras=[True, 0, 1.0, 20, 30, "2.5"])
    yield Form("optional-switch", Optional(SWITCH), POWERS, "x", extras=[True, 30])
    yield Form("optional-power", Optional(POWER), POWERS, "x", extras=[True, 30])
    yield Form("list-of-powers", List(POWER), lists(POWERS, lambda p: [p, True]), 8, extras=[["x", 1], [None], 25])
    yield Form("dictionary-of-switches", Dictionary(STRING, SWITCH), lists(POWERS, lambda p: {"k": p}), 8,
               extras=[{"a": "x", "b": 1}, {"a": None}])
    yield Form("dictionary-by-switch", Dictionary(SWITCH, INT), lists(NUMBERS, lambda n: {"on": n, "0": n}), "x",
               extras=[{"true": 1, "2.5": 2}, {"20": 1, "on": 2}, {"x": 1}, {"19": 1}, {"030": 1}, {"-3": "x"}])
    yield Form("row", Row(), lists(NUMBERS, lambda n: [n, 2]), 7,
               extras=[[], [1], [1, None], ["x", 1], [1, "x"], [1, 2, 3], {"x": 1}])
    yield Form("optional-row", Optional(Row()), lists(NUMBERS, lambda n: [n]), 7, extras=[[]])
    yield Form("list-of-rows", List(Row()), lists(NUMBERS, lambda n: [[n, 2], [n]]), 7, extras=[[[], [1]], [1, 2]])
    shapes = [{"x": 7}, {"kind": True, "x": 8}, {"kind": "dot", "x": 3}, {"kind": 5, "x": 4}, {"kind": None, "x": 5},
              {"kind": "box", "x": 99}]
    yield Form("shape", Shape(), shapes, 7, extras=[{"kind": "no", "x": 1}, {"kind": 7, "x": 1}, {}, {"kind": True}])
    yield Form("optional-shape", Optional(Shape()), shapes, 7, extras=[{}])
    rights, bits = Members("Rights"), Record("Bits", [("rawValue", INT)])
    yield Form("rights", rights, RIGHTS, 7, extras=[["x"], ["read", "x", "y"], [1, "x"], [None], "read"])
    yield Form("optional-rights", Optional(rights), RIGHTS, 7, extras=[["read", "x"]])
    yield Form("list-of-rights", List(rights), lists(RIGHTS, lambda r: [r, []]), 7,
               extras=[[["x"], ["read"]], ["read"], [None]])
    yield Form("dictionary-of-rights", Dictionary(STRING, rights), lists(RIGHTS, lambda r: {"k": r}), 7,
               extras=[{"a": ["x"], "b": ["y"]}])
    yield Form("bits", bits, [{"rawValue": value} for value in (1, 3, 4, 0, 7, 5)], 7, extras=[{}])
    yield Form("optional-bits", Optional(bits), [{"rawValue": value} for value in (1, 3, 4, 0, 7, 5)], 7)
    yield Form("event", EVENT, [{"text": text} for text in TEXTS], 7, extras=[{"count": 2}, {"no": 1}])
    yield Form("any", CAT, CATS, 7, extras=[{"species": "emu"}])
    yield Form("optional-any", Optional(CAT), CATS, 7)
    yield Form("list-of-any", List(CAT), lists(CATS, lambda c: [c]), 7)
    part = Record("Part", [("x", INT)])
    local = "// @mapped\nstruct Part: Hashable { var x: Int }"
    yield Form("nested", part, RECORDS, 7, local=local)
    yield Form("optional-nested", Optional(part), RECORDS, 7, local=local)


def inside():
    """Types in the host that use the host, or its parameter."""
    for name, swift in (("list-of-self", "Self"), ("list-of-own", "HOST")):
        yield Form(name, List(Named(swift, INT)), [[], [], [], [], [], []], 7, recursive=swift,
                   extras=[[{"n": 2, "z": "w", "pValue": []}], [{"n": 2}, {"n": "x"}]])
    entry = Record("Entry", [("x", INT)])
    yield Form("generic-record", entry, RECORDS, 7, generic="Int", local="// @mapped\nstruct Entry { var x: T }",
               extras=[{}])
    yield Form("list-of-generic-records", List(entry), lists(RECORDS, lambda r: [r]), 7, generic="Int",
               local="// @mapped\nstruct Entry { var x: T }", extras=[[{}]])
    yield Form("generic-enum", Cases("State", {"loaded": INT}), lists(NUMBERS, lambda n: {"loaded": n}), 7,
               generic="Int", local="// @mapped\nenum State { case loaded(T) }")


def others():
    yield Form("alias", Named("Count", INT), NUMBERS, "x", coercible=["12"])
    yield Form("alias-of-optional", Named("Maybe", Optional(INT)), NUMBERS, "x")
    yield Form("alias-of-list", Named("Counts", List(INT)), lists(NUMBERS, lambda n: [n]), "x",
               extras=[[1, "x"], 6])
    yield Form("optional-alias", Optional(Named("Count", INT)), NUMBERS, "x")
    yield Form("parameter", Named("T", INT), NUMBERS, "x", generic="Int")
    yield Form("parameter-optional", Named("T", Optional(INT)), NUMBERS, "x", generic="Int?")
    yield Form("list-of-parameter", List(Named("T", INT)), lists(NUMBERS, lambda n: [n]), "x", generic="Int",
               extras=[[1, "x"]])
    yield Form("wrapper", INT, NUMBERS, "x", wrapper="@Box ")
    yield Form("wrapped-optional", Optional(INT), NUMBERS, "x", wrapper="@Box ")
    yield Form("change", PropertyChange(INT), NUMBERS, "x", coercible=["12"])
    yield Form("value", Tree(), NUMBERS, "x")
    yield Form("optional-value", Optional(Tree()), NUMBERS, "x")
    yield Form("values", Dictionary(STRING, Tree()), lists(NUMBERS, lambda n: {"k": n}), 7)


FORMS = {form.name: form for group in (scalars, optionals, collections, models, inside, others) for form in group()}
