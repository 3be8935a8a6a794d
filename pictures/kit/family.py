"""One family of movable pieces for each interior designer: easy chair, chair at table, bench, table lamp, vessels, fruit, branches in a
vase, blanket on the bed.

A scene names its own once (`choose('north')`); furniture.py and interior.py then build that family's pieces. No two developments
share an easy chair; the ladder-back chair is the townhouses', the cane chair Lomas 2's, the barrel chair CARAT's."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Family:
    """Names of models: `chair` and `bench` in chairs.py, `seat` (at table) in seats.py, `lamp` in interior.py, `branch`, `fruit` and
    `vessels` (three forms) in furniture.py; `bands` are the stripes of a blanket, as distances from its hem in metres; `slant` is how
    far askew it lies (0: folded square across the foot)."""
    chair: str = 'slatted'
    seat: str = ''
    bench: str = 'round'
    lamp: str = 'cone'
    branch: str = 'olive'
    fruit: str = ''
    vessels: tuple = (0, 1, 2)
    bands: tuple = ((.05, .095), (.125, .15))
    slant: float = 1.0


FAMILIES = {
    'north': Family('slatted', 'plank', 'blocks', 'drum', 'bare', 'fig', (1, 3, 6), ((.03, .11),)),
    'palm10': Family('wicker', 'wishbone', 'legs', 'gourd', 'olive', 'apricot', (0, 4, 2), ((.04, .12),)),
    'sixteen': Family('sling', 'sled', 'blocks', 'dome', 'magnolia', 'pomegranate', (3, 1, 5), (), 0),
    'lomas': Family('tube', 'cane', 'legs', 'drum', 'eucalyptus', 'blood', (5, 0, 2), ((.06, .10), (.13, .15)), .6),
    'townhouse': Family('rope', 'rush', 'legs', 'cone', 'ruscus', 'lemon', (0, 1, 4), ((.05, .07), (.10, .12), (.15, .17), (.20, .22))),
    'apartment': Family('spindle', 'bow', 'legs', 'pleat', 'blossom', 'pear', (4, 1, 2), ((.0, .05),), .4),
    'carat': Family('barrel', 'scoop', 'round', 'column', 'fan', 'lime', (6, 3, 5), (), .5),
    'waterfall': Family('shell', 'scoop', 'round', 'paper', 'fern', 'orange', (3, 6, 4), (), .8),
    'penthouse': Family('block', 'pad', 'strap', 'disc', 'grass', 'apple', (5, 3, 6), ((.03, .05),), 0),
    'villa': Family('club', 'parson', 'blocks', 'column', 'magnolia', 'apple', (0, 3, 2), (), .3),
    'travertine': Family('channel', 'pad', 'strap', 'dome', 'grass', 'pomegranate', (6, 1, 5), (), 0),
    'onefloor': Family('safari', 'wishbone', 'legs', 'paper', 'blossom', 'apricot', (4, 0, 2), ((.05, .12),), .7),
    'through': Family('wing', 'hoop', 'blocks', 'disc', 'ruscus', 'pear', (5, 4, 2), ((.03, .07), (.11, .15), (.19, .23)), 0),
    'corner': Family('loop', 'plank', 'strap', 'gourd', 'bare', 'fig', (3, 0, 6), ((.0, .16),), 0),
}
_chosen, _name = Family(), ''


def choose(name):
    """Name the family of the scene, before its first piece."""
    global _chosen, _name
    _chosen, _name = FAMILIES[name], name


def own():
    return _chosen


def chosen_name():
    return _name
