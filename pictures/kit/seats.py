"""Chairs at table, one model for each family (kit/family.py); the ladder-back, the cane and the barrel chair are in furniture.py.

Every chair: at the middle of its seat on the floor, the sitter faces -Y; `frame` is its wood or metal, `mat` its cloth or leather."""
import math
from . import architecture as A, core as C, materials as M
from .chairs import BLACK, shell, strip
from .soft import cushion


def _legs(frame, w=.19, d=.18, h=.45, splay=1.18, r=(.019, .012)):
    for s in (-1, 1):
        for y in (-d, d):
            C.tube([(s*w, y, h), (s*w*splay, y*splay, 0)], list(r), frame, 10)


def _arc(r, a, z, y=0.0, n=16):
    """Points over the angle a to both sides of the back."""
    return [(r*math.cos(math.radians(90-a+2*a*i/n)), y+r*math.sin(math.radians(90-a+2*a*i/n)), z) for i in range(n+1)]


def wishbone(frame, mat):
    """A bent rail for back and arms on a forked splat, a seat of paper cord."""
    cord = M.fabric((.62, .54, .40), 240.0, .05, .2)
    for s in (-1, 1):
        C.tube([(s*.23, -.20, 0), (s*.225, -.19, .45)], [.013, .020], frame, 10)
        C.tube([(s*.20, .20, 0), (s*.185, .19, .45), (s*.25, .17, .69)], [.013, .020, .015], frame, 10)
        C.tube([(s*.20, -.19, .25), (s*.19, .19, .25)], .010, frame, 8)
        C.tube([(s*.02, .20, .46), (s*.03, .24, .58), (s*.10, .275, .73)], .010, frame, 8)
    rail = _arc(.285, 100, .70, .0)
    C.tube([(x, y, z+.035*max(0, y/.285)) for x, y, z in rail], [.010]+[.018]*15+[.010], frame, 12)
    for y in (-.20, .20):
        C.tube([(-.22, y, .43), (.22, y, .43)], .015, frame, 8)
    C.prism([(-.235, -.21), (.235, -.21), (.20, .20), (-.20, .20)], .425, .455, cord, .012, 3)
    for k in range(1, 6):
        for y in (-.21+.034*k, .205-.034*k):
            C.tube([(-.225+.036*k, y, .457), (.225-.036*k, y, .457)], .004, cord, 5)


def plank(frame, mat):
    """A seat of solid wood with a leather pad, a bent plank for the back."""
    _legs(frame, .18, .17, .43, 1.25, (.022, .013))
    C.prism(C.smooth_closed([(-.22, -.21), (.22, -.21), (.235, .0), (.19, .20), (-.19, .20), (-.235, .0)], 5), .425, .455, frame, .010, 3)
    cushion((0, -.01, .468), (.38, .36, .035), mat, 5, .1, 3)
    for s in (-1, 1):
        C.tube([(s*.165, .17, .44), (s*.19, .235, .72)], [.016, .012], frame, 10)
    v, f = [], []
    for x, y, z in _arc(.33, 44, .67, -.085):
        for dy, dz in ((0, -.055), (0, .065), (.018, .062), (.018, -.052)):
            v.append((x*(1+dy*2), y+dy, z+dz))
    n = len(v)//4
    f = [(4*i+j, 4*i+(j+1) % 4, 4*i+4+(j+1) % 4, 4*i+4+j) for i in range(n-1) for j in range(4)]+[(3, 2, 1, 0), tuple(4*n-4+j for j in range(4))]
    C.bevel(C.obj(C.mesh('back', v, f, frame, uv=False)), .006)


def sled(frame, mat):
    """Saddle leather on runners of black steel."""
    black = BLACK()
    for s in (-1, 1):
        line = [(s*.22, -.22, .44), (s*.22, -.22, .012), (s*.22, .22, .012), (s*.22, .19, .44), (s*.22, .27, .80)]
        for p, q in zip(line, line[1:]):
            A.beam(p, q, .012, .028, black, .002)
        A.beam((s*.22, -.22, .44), (s*.22, .19, .44), .012, .028, black, .002)
    strip([(-.23, .455), (-.05, .445), (.10, .445), (.20, .455)], .43, .010, mat)
    strip([(.205, .56), (.235, .66), (.265, .795)], .43, .010, mat)


def bow(frame, mat):
    """A hoop of wood on seven spindles over a saddled seat."""
    _legs(frame, .16, .16, .43, 1.38, (.020, .013))
    C.prism(C.smooth_closed([(-.23, -.20), (.23, -.20), (.23, .05), (.16, .20), (-.16, .20), (-.23, .05)], 5), .425, .46, frame, .012, 3)
    hoop = [(.205*math.cos(math.radians(a))*(1.0 if a not in (0, 180) else .82), .175+.075*math.sin(math.radians(a)), .46+.40*math.sin(math.radians(a))**.7) for a in range(0, 181, 12)]
    C.tube(hoop, .0125, frame, 10)
    for k in range(1, 8):
        x = -.21+.42*k/8
        top = .46+.40*math.sqrt(max(.02, 1-(x/.205)**2))**.7
        C.tube([(x*.75, .165, .45), (x, .175+.075*math.sqrt(max(0, 1-(x/.205)**2)), top)], .0065, frame, 8)
    for s in (-1, 1):
        C.tube([(s*.20, -.20, .20), (s*.19, .18, .20)], .010, frame, 8)


def pad(frame, mat):
    """Two upholstered pads, seat and curved back, on thin black rods."""
    black = BLACK()
    _legs(black, .17, .16, .44, 1.22, (.009, .009))
    cushion((0, -.01, .455), (.47, .46, .075), mat, 4.2, .12, 3)
    for s in (-1, 1):
        C.tube([(s*.16, .15, .44), (s*.20, .215, .70)], .009, black, 8)
    v, f, m = [], [], 12
    for i, (x, y, z) in enumerate(_arc(.30, 62, .70, -.055)):
        k = max(.2, 1-abs(i/8-1)**6)
        for j in range(m):
            q = 2*math.pi*j/m
            v.append((x*(1+.08*math.cos(q)), y+.028*math.sin(math.pi*i/16)*math.cos(q), z+.105*k*math.copysign(abs(math.sin(q))**.6, math.sin(q))))
    f = [(i*m+j, i*m+(j+1) % m, (i+1)*m+(j+1) % m, (i+1)*m+j) for i in range(16) for j in range(m)]+[tuple(range(m))[::-1], tuple(16*m+j for j in range(m))]
    C.obj(C.mesh('back', v, f, mat, smooth=True, uv=False))


def scoop(frame, mat):
    """The small shell of an easy chair, at the height of a table."""
    with C.Group((0, 0, .10), 0):
        shell(frame, mat, .74)
    _legs(frame, .17, .17, .30, 1.1, (.018, .012))


def parson(frame, mat):
    """Seat and straight back covered to the edge, tapered legs."""
    _legs(frame, .19, .19, .38, 1.04, (.020, .013))
    cushion((0, -.01, .42), (.47, .47, .13), mat, 8, .08, 3)
    cushion((0, .215, .66), (.46, .075, .52), mat, 8, .02, 5, (-.10, 0, 0))


def hoop(frame, mat):
    """Bentwood: a round seat, one hoop within another."""
    _legs(frame, .15, .15, .45, 1.3, (.016, .012))
    C.lathe([(.001, .465), (.19, .46), (.21, .45), (.21, .435), (.001, .43)], (0, 0, 0), frame, 40)
    C.lathe([(.001, .468), (.165, .466)], (0, 0, 0), M.fabric((.60, .49, .32), 330.0, .05, .2), 40)
    for w, h in ((.20, .88), (.12, .76)):
        C.tube([(w*math.cos(math.pi*i/16), .165+.07*math.sin(math.pi*i/16), .44+(h-.44)*math.sin(math.pi*i/16)**.75) for i in range(17)], .0125, frame, 10)
    C.tube([(.165*math.cos(math.pi*i/12), .165*math.sin(math.pi*i/12), .24) for i in range(25)], .009, frame, 8)


SEATS = dict(wishbone=wishbone, plank=plank, sled=sled, bow=bow, pad=pad, scoop=scoop, parson=parson, hoop=hoop)
