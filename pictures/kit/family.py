"""One family of movable pieces for each interior designer: easy chair, bench, table lamp, branches in a vase, blanket on the bed.

A scene names its own once (`choose('north')`); furniture.py and interior.py then build that family's pieces. The pieces that
every home shared (slatted chair, barrel chair, bench with round ends) stay in two developments each."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Family:
    """Names of models: `chair` and `bench` in chairs.py, `lamp` in interior.py, `branch` in furniture.py; `bands` are the stripes of
    a blanket, as distances from its hem in metres; `slant` is how far askew it lies (0: folded square across the foot)."""
    chair: str = 'slatted'
    tub: str = 'barrel'
    bench: str = 'round'
    lamp: str = 'cone'
    branch: str = 'olive'
    bands: tuple = ((.05, .095), (.125, .15))
    slant: float = 1.0


FAMILIES = {
    'north': Family('slatted', 'club', 'blocks', 'drum', 'bare'),
    'palm10': Family('slatted', 'club', 'legs', 'cone', 'olive', ((.04, .12),)),
    'sixteen': Family('sling', 'club', 'blocks', 'dome', 'bare', (), 0),
    'lomas': Family('tube', 'shell', 'legs', 'drum', 'eucalyptus', ((.06, .10), (.13, .15)), .6),
    'townhouse': Family('rope', 'shell', 'legs', 'cone', 'eucalyptus', ((.05, .07), (.10, .12), (.15, .17), (.20, .22))),
    'apartment': Family('spindle', 'shell', 'legs', 'dome', 'blossom', ((.0, .05),), .4),
    'carat': Family('shell', 'barrel', 'round', 'column', 'fan', (), .5),
    'waterfall': Family('shell', 'barrel', 'round', 'dome', 'fan', (), .8),
    'penthouse': Family('sling', 'shell', 'strap', 'column', 'grass', ((.03, .05),), 0),
    'villa': Family('club', 'shell', 'blocks', 'column', 'eucalyptus', (), .3),
    'travertine': Family('club', 'club', 'strap', 'drum', 'grass', (), 0),
    'onefloor': Family('rope', 'shell', 'legs', 'dome', 'blossom', ((.05, .12),), .7),
    'through': Family('tube', 'club', 'blocks', 'drum', 'grass', ((.03, .07), (.11, .15), (.19, .23)), 0),
    'corner': Family('spindle', 'club', 'strap', 'column', 'bare', ((.0, .16),), 0),
}
_chosen = Family()


def choose(name):
    """Name the family of the scene, before its first piece."""
    global _chosen
    _chosen = FAMILIES[name]


def own():
    return _chosen
