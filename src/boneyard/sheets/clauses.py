"""The clauses of the five printed games and our rulings where the leaflets leave a question open.

Ids only: their words are the messages `clause-<id>` of `locales/<language>/clauses.ftl`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Clause:
    """One testable statement of a leaflet."""

    id: str
    game: str
    leaflet: str
    """`"000"` to `"004"`; two of them, `"001, 003"`, where both print the same game."""
    section: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """What we play where a leaflet is silent, unclear or contradicts itself."""

    id: str
    game: str
    about: tuple[str, ...]
    """The clauses that raise the question; none where the leaflet says nothing at all."""


_Sections = tuple[tuple[str, str], ...]

_ENGINE_191: _Sections = (
    ("title", "E1"),
    ("Equipment", "E2 E3 E4"),
    ("Object", "E5"),
    ("Summary", "E6 E7"),
    ("Summary, Setup", "E8"),
    ("Summary", "E9 E10 E11 E12"),
    ("Summary, Play", "E13 E14"),
    ("Setup", "E15 E16 E17 E18 E19 E20 E21"),
    ("Setup heading", "E22"),
    ("On Your Turn", "E23"),
    ("Remove Track", "E24 E25 E26 E27"),
    ("Remove Track (example)", "E28"),
    ("Remove Track", "E29 E30 E31"),
    ("Incomplete Station", "E32 E33 E34 E35 E36 E37 E38 E39 E40"),
    ("Play a Domino", "E41 E42 E43 E44 E45 E46 E47 E48 E49 E50 E51"),
    ("Note", "E52"),
    ("Drawing Dominoes", "E53"),
    ("End of Round", "E54 E55 E56 E57 E58"),
    ("End note", "E59"),
    ("Setup", "E60"),
)

_CLASSIC: _Sections = (
    ("001 Contents; 003 §1", "A1"),
    ("001 Set up table; 003 §3", "A2"),
    ("Object; 003 §2", "A3"),
    ("Set up", "A4 A5 A6 A7 A8 A9"),
    ("Trains; FR 4.1", "A10"),
    ("Trains", "A11"),
    ("Trains; FR 4.2", "A12"),
    ("Trains; FR 4.3", "A13"),
    ("Trains", "A14 A15"),
    ("How to Play; FR §5", "A16"),
    ("How to Play", "A17 A18 A19 A20 A21 A22"),
    ("Unable to Play; FR 5.1", "A23"),
    ("Unable to Play", "A24 A25 A26 A27"),
    ("Double Dominoes; FR 5.2", "A28"),
    ("Double Dominoes", "A29 A30"),
    ("FR 5.2", "A47"),
    ("Double Dominoes (001, 003 EN only)", "A31"),
    ("Double Dominoes", "A32 A33"),
    ("Open Double; FR 5.3", "A34"),
    ("Open Double", "A35"),
    ("Open Double (EN)", "A36"),
    ("Open Double", "A37"),
    ("Ending a Round; FR §6", "A38"),
    ("Ending a Round", "A39 A40 A41"),
    ("Subsequent Rounds; FR §7", "A42"),
    ("Scoring; FR 7.1", "A43"),
    ("Scoring; FR §2", "A44"),
    ("Variations a", "A45"),
    ("Variations b", "A46"),
)

_SUPER: _Sections = (
    ("Contents", "B1"),
    ("Header (DE page)", "B2"),
    ("Objective", "B3 B4"),
    ("Setting Up", "B5 B6 B7 B8 B9 B10 B11"),
    ("Playing", "B12 B13 B14 B15 B16 B17 B18 B19 B20 B21 B22 B23 B24 B25"),
    ("Super Train", "B26 B27 B28 B29"),
    ("Doubles", "B30 B31 B32 B33 B34 B35 B36 B37 B38 B39"),
    ("Subsequent Rounds", "B40 B41 B42"),
)

_SATISFY: _Sections = (
    ("Contents", "C1"),
    ("Setup", "C2 C3 C4 C5"),
    ("Lets Play", "C6 C7 C8 C9 C10 C11 C12 C13 C14 C15 C16"),
    ("Winning", "C17 C18 C19 C20 C21 C22"),
    ("Doubles", "C23 C24 C25 C26 C27 C28"),
)

_CHICKENFOOT: _Sections = (
    ("Setup, Lets Play", "F1"),
    ("Lets Play", "F2"),
    ("Setup", "F3"),
    ("Lets Play", "F4 F5 F6 F7 F8 F9"),
    ("Doubles para.", "F10 F11 F12 F13"),
    ("End para.", "F14 F15 F16 F17 F18 F19 F20"),
    ("Variations", "F21 F22"),
)

_PRINTED: tuple[tuple[str, str, _Sections], ...] = (
    ("engine-191", "000", _ENGINE_191),
    ("mexican-train-classic", "001, 003", _CLASSIC),
    ("mexican-train-super", "002", _SUPER),
    ("mexican-train-satisfy", "004", _SATISFY),
    ("chickenfoot", "004", _CHICKENFOOT),
)

_RULED: Mapping[str, Mapping[str, str]] = {
    "engine-191": {
        "EA1": "E18",
        "EA2": "E18 E22",
        "EA3": "E18 E19 E46",
        "EA4": "E21",
        "EA5": "E17",
        "EA6": "E6 E41",
        "EA7": "E25",
        "EA8": "E24 E30",
        "EA9": "E23 E46",
        "EA10": "E26 E31",
        "EA11": "E31",
        "EA12": "E38",
        "EA13": "E33 E49",
        "EA14": "E33 E13",
        "EA15": "E33 E49 E51",
        "EA16": "E44 E50",
        "EA17": "E14 E42 E52",
        "EA18": "E49",
        "EA19": "E14 E54",
        "EA20": "E42 E54",
        "EA21": "E55",
        "EA22": "E33",
        "EA23": "E5 E58",
        "EA24": "E51",
        "EA25": "E46 E37",
        "EA26": "E43",
        "EA27": "E58",
        "EA28": "E11",
        "EA29": "E59",
        "EA31": "E5",
        "EA30": "",
    },
    "mexican-train-classic": {
        "AA1": "A16 A17",
        "AA2": "A18",
        "AA3": "A18",
        "AA4": "A13 A14 A15",
        "AA5": "A22 A23",
        "AA6": "A27",
        "AA7": "A27 A34",
        "AA8": "A24 A25",
        "AA9": "A29",
        "AA10": "A31",
        "AA11": "A32",
        "AA12": "A23 A32",
        "AA13": "A33",
        "AA14": "A34 A35",
        "AA15": "A37",
        "AA16": "A29 A37",
        "AA17": "A38",
        "AA18": "A41",
        "AA19": "A40 A30",
        "AA20": "A44",
        "AA21": "A39",
        "AA22": "A42 A45",
        "AA23": "A45",
        "AA24": "A46",
        "AA25": "A36",
        "AA26": "A10",
    },
    "mexican-train-super": {
        "BA1": "B15",
        "BA2": "B6",
        "BA3": "B12 B27",
        "BA4": "B26 B27 B29",
        "BA5": "B24",
        "BA6": "B29 B36",
        "BA7": "B31",
        "BA8": "B31",
        "BA9": "B31",
        "BA10": "B31 B39",
        "BA11": "B37 B38",
        "BA12": "B38",
        "BA13": "B34 B35",
        "BA14": "B23 B31",
        "BA15": "B36",
        "BA16": "B21",
        "BA17": "B13 B17",
        "BA18": "B38",
        "BA19": "B33",
        "BA20": "B35",
        "BA21": "B42",
        "BA22": "B1",
        "BA23": "B1",
        "BA24": "B22",
        "BA26": "B19 B20",
        "BA27": "B33 B36",
        "BA25": "B20",
    },
    "mexican-train-satisfy": {
        "CA1": "C7",
        "CA2": "C6 C7 C21",
        "CA3": "C6 C8 C24",
        "CA4": "",
        "CA5": "C12 C13",
        "CA6": "C9",
        "CA7": "C15",
        "CA8": "C14",
        "CA9": "C16",
        "CA10": "C24",
        "CA11": "C25",
        "CA12": "C25 C26",
        "CA13": "C28",
        "CA14": "C27",
        "CA15": "C24 C25 C26 C27",
        "CA16": "C17 C24",
        "CA17": "C18",
        "CA18": "C21 C22",
        "CA19": "C17",
        "CA20": "C16 C25",
        "CA21": "C15",
        "CA22": "C17",
        "CA23": "C26",
        "CA25": "C15",
        "CA26": "C25",
        "CA24": "C1",
        "CA27": "C4",
    },
    "chickenfoot": {
        "FA1": "F5 F22",
        "FA2": "F9",
        "FA3": "F7",
        "FA4": "F21",
        "FA5": "F10 F11",
        "FA6": "F6 F11",
        "FA7": "F11",
        "FA8": "F8",
        "FA9": "F8",
        "FA10": "F11 F15",
        "FA11": "F14",
        "FA12": "F16 F18",
        "FA13": "F10 F13",
        "FA14": "F20",
        "FA15": "",
        "FA16": "F1",
        "FA17": "F15",
        "FA18": "F22",
        "FA19": "F7",
        "FA20": "F1",
    },
}

CLAUSES: Mapping[str, Clause] = MappingProxyType(
    {
        clause: Clause(clause, game, leaflet, section)
        for game, leaflet, sections in _PRINTED
        for section, clauses in sections
        for clause in clauses.split()
    }
)

RULINGS: Mapping[str, Ruling] = MappingProxyType(
    {
        ruling: Ruling(ruling, game, tuple(about.split()))
        for game, rulings in _RULED.items()
        for ruling, about in rulings.items()
    }
)
