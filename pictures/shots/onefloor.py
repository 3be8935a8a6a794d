"""A villa of the resort on one floor: white wings round a walled court, a timber eave, a long narrow pool.  Cameras: evening (low sun gone, rooms lit), pool (by day, along the water)."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, outdoors as O
from kit.render import run, asked, late, outdoors

C.reset()
family.choose('onefloor')
DUSK = asked('evening') == 'evening'
if DUSK:
    S.sky(elev=3.6, azim=-82, strength=.20, dust=.8, ozone=3.0, clouds=.6, cloud_gain=1.9, cloud_col=(1, .72, .58), seed=57.0, tint=(.98, .97, 1.04), sun=2.4, sun_col=(1, .58, .34), sun_elev=6)
else:
    S.sky(elev=17, azim=128, strength=.14, dust=.5, ozone=2.3, clouds=.8, cloud_gain=2.3, cloud_col=(1, .90, .80), seed=53.0, tint=(.96, .99, 1.03), pale=.35, sun=7.0, sun_col=(1, .78, .56), sun_elev=19)
S.landscape(sea=60, shore=6000, start=400, drop0=.6, seed=63.0, k=1/12000, cam=(0, 0), a0=-85 if DUSK else -140, a1=85, r0=60, r1=12000, houses=60 if DUSK else 0, trees=3200, tree_min=80,
            hills=((-1500, 2400, 1300, 900, 430), (1300, 2500, 1500, 1000, 520), (100, 4400, 2200, 1200, 700)) if DUSK else ((-3900, 600, 1500, 1500, 300), (-3400, -1800, 1500, 1300, 240), (1300, 2500, 1500, 1000, 400)))
WHITE = M.plaster((.84, .825, .80))
PAVE, COP = M.paving((.46, .41, .345), (.60, .55, .475)), M.stone_tiles(1.2, 2, (.69, .65, .585), (.76, .72, .66), .004)
OAK, SOFF, TEAK = M.wood((.36, .245, .15), (.52, .385, .25), axis='z'), M.wood((.33, .22, .13), (.49, .355, .23), plank=.13, length=3.0), M.wood((.33, .21, .12), (.50, .36, .22))
LIN, CLAY, SAGE = M.fabric((.74, .71, .65)), M.fabric((.47, .28, .18)), M.fabric((.36, .40, .33))
H, GLOW = 3.0, (1, .74, .46)
LIT = 1 if DUSK else .35


def wing(x0, x1, y0, y1, lit, glass, roof=3.42):
    """Rooms from x0 to x1 with a front at y0; glass lists (from, to) in it."""
    C.box((x0, y0+4.6, 0), (x1, y0+4.8, H), M.lit_room(GLOW, lit, off=.25) if DUSK and lit else M.paint((.52, .48, .42)), 0)
    w = x0+(x1-x0)*.4       # what is seen through the glass: an oak wall, a picture over a sofa, a lamp
    C.box((x0, y0+4.46, 0), (w, y0+4.58, H), OAK, 0); I.floor_lamp((w-.5, y0+3.8, .02), 1.55, 5)
    if x0 > 0:
        F.art(((w+x1)/2, y0+4.57, 1.65), 1.6, 1.1, 0, int(x0*3)+60); F.sofa(((w+x1)/2, y0+3.6, .02), 0, 2.2, mat=SAGE); F.lounge_chair((w-.2, y0+2.2, .02), 150, TEAK, LIN)
    C.box((x0, y0, -.02), (x1, y1, .015), M.wood(plank=.2), 0)
    edges = [x0]+[e for g in glass for e in g]+[x1]
    for a, b in zip(edges[::2], edges[1::2]):
        if b-a > .01:
            C.box((a, y0, -.4), (b, y0+.36, H+.1), WHITE, .01)
    for a, b in glass:
        A.glazing([(a, y0+.2), (b, y0+.2)], .015, H, 1.7, .05, None, M.glass(refl=1.8))
    for a in (x0, x1-.3):
        C.box((a, y0+.02, -.4), (a+.3, y1, H+.1), WHITE, .01)
    C.box((x0, y1-.3, -.4), (x1, y1, H+.1), WHITE, .01)
    C.box((x0-.02, y0-.02, H), (x1+.02, y1, roof), WHITE, .015)
    if lit:
        A.area(((x0+x1)/2, y0+2.2, H-.06), ((x1-x0)*.8, 3), 46*(x1-x0)*lit*LIT, GLOW)


# kitchen and dining room, living room with the court behind it, bedrooms: three heights of roof
wing(-9.0, -4.4, .0, 10, .55, [(-8.3, -5.1)])
wing(2.4, 9.1, .9, 14, .22, [(5.2, 6.1), (7.1, 8.5)], 3.25)
A.glazing([(-4.4, .2), (2.4, .2)], .015, 3.3, 1.7, .05, glass=M.glass(refl=1.0 if DUSK else .35)); A.glazing([(-4.4, 8.4), (2.4, 8.4)], .015, 3.3, 2.2, .05)
C.box((-4.4, .2, -.02), (2.4, 8.5, .015), M.wood(plank=.2), 0); C.box((-4.4, .1, 3.3), (2.4, 8.7, 3.34), SOFF, 0); C.box((-4.6, -.1, 3.34), (2.6, 8.8, 3.9), WHITE, .02)
A.area((-1, 4, 3.2), (5, 6), 420*LIT if DUSK else 420, GLOW)
# the living room as one sees it through the glass: hearth, sofa, books, table
C.box((-4.4, 3.2, 0), (-3.9, 5.8, 3.3), M.stone_tiles(1.4, .7, (.57, .51, .43), (.70, .64, .56)), .01); C.box((-3.93, 3.9, .4), (-3.88, 5.1, .9), M.solid((.012, .010, .009), .8), 0); F.fire((-3.86, 4.5, .41), 90, 1.0, .28, 18)
F.sofa((-.9, 5.4, .02), 0, 2.8, 1.0, LIN, pillows=((-.9, CLAY), (.8, SAGE))); F.lounge_chair((-2.6, 3.0, .02), 150, TEAK, SAGE); F.lounge_chair((.9, 3.2, .02), 210, TEAK, LIN); F.coffee_table((-.9, 3.9, .02), 0, .55, .34, M.marble()); F.books((-.9, 3.9, .36), 20, 3, 2)
C.box((2.0, 2.2, .3), (2.4, 6.4, .8), TEAK, .006); F.art((2.36, 4.2, 1.75), 1.9, 1.2, -90, 64); I.table_lamp((2.2, 5.9, .8), 1.2, 8)
for x in (-1.6, -.9, -.2):
    F.pendant((x, 4.3, 3.3), 1.0, 'globe', s=4, r=.13)
A.curtain((-4.2, .5), (-3.4, .5), .03, 3.25, M.sheer(), .06, .18); A.curtain((1.5, .5), (2.3, .5), .03, 3.25, M.sheer(), .06, .18)
# dining room and kitchen
F.round_table((-6.7, 2.2, .02), .7, .74, M.marble(), TEAK); F.tub_chair((-7.6, 2.0, .02), 95, SAGE); F.tub_chair((-5.8, 2.0, .02), -95, SAGE); F.pendant((-6.7, 2.2, H), .9, 'dome', s=6); F.art((-6.7, 4.55, 1.7), 1.9, 1.2, 0, 66)
A.curtain((7.2, 1.3), (8.4, 1.3), .03, H-.05, M.sheer(), .05, .16); I.table_lamp((5.6, 4.4, .8), 1.1, 8 if DUSK else 0)
# court behind: its olive tree stands above the roof line
C.obj(P.tree('olive', 5.6, 7, 34000), (-.6, 11.4, 0), 1.2); C.box((-4.4, 8.5, -.3), (2.4, 14, -.01), M.ground((.46, .42, .36), (.60, .555, .49), 2.0), 0); C.box((-9.2, 13.8, 0), (9.3, 14.1, 2.8), WHITE, .01)
A.area((-.6, 10.6, .2), (.4, .4), 60*LIT, (1, .72, .44), (3.14, 0, 0))
# terrace under a timber eave on slim posts
C.box((-9.3, -3.2, 3.0), (2.9, .15, 3.26), WHITE, .02, 3); C.box((-9.2, -3.05, 2.97), (2.8, .0, 3.0), SOFF, 0)
for x in (-9.1, -5.0, -1.0, 2.7):
    C.box((x-.05, -3.0, -.02), (x+.05, -2.9, 2.98), A.anthracite(), .004)
A.downlights([(x, -1.5) for x in (-7.6, -5.2, -2.8, -.4, 1.8)], 2.968, 12)
POOL = [(-8.0, -6.8), (4.0, -6.8), (4.0, -4.2), (-8.0, -4.2)]
A.deck_with_hole([(-12, -8.0), (11, -8.0), (11, 14.2), (-12, 14.2)], [(-8.02, -6.82), (4.02, -6.82), (4.02, -4.18), (-8.02, -4.18)], -.02, 1.2, PAVE, 0)
A.pool(POOL, level=-.05, depth=1.15, tint=(.64, .88, .91), ripple=.012, tile=M.pool_floor((.12, .34, .38), (.17, .40, .44), caustics=.3), z=-.02)
for a, b in (((-8.4, -7.2), (4.4, -6.8)), ((-8.4, -4.2), (4.4, -3.8)), ((-8.4, -6.8), (-8.0, -4.2)), ((4.0, -6.8), (4.4, -4.2))):
    C.box((*a, -.04), (*b, .02), COP, .012)
if DUSK:
    for x in (-6, -2, 2):
        A.area((x, -5.5, -1.0), (2.4, .5), 22, (.70, .92, 1.0), (3.1416, 0, 0))
# a long table laid under the eave, loungers in the open, towels
F.trestle_table((-7.0, -1.5, 0), 0, 2.6, .95, .75, TEAK)
for i, x in enumerate((-7.9, -7.0, -6.1)):
    F.rush_chair((x, -2.25, 0), 180+(4, -5, 3)[i], TEAK); F.rush_chair((x, -.75, 0), (-3, 5, -4)[i], TEAK);
O.laid((-7.0, -1.5, .752), 0, 2.6, .95, 3, 2, DUSK)
I.sofa_low((-2.6, -.7, 0), 0, 2.6, .95, LIN, TEAK, pillows=((-.8, CLAY), (.8, SAGE))); F.armchair((-.6, -1.6, 0), -80, LIN, TEAK); F.coffee_table((-2.5, -1.9, 0), 0, .46, .32, M.stone_tiles(3, 3)); I.tray((-2.5, -1.9, .32), (.36, .24), 12); I.glass((-2.45, -1.88, .335), 1, False); I.carafe((-2.62, -1.92, .335))
if DUSK:
    F.lounger((5.4, -3.2, -.02), 196, LIN, TEAK, 30, CLAY); F.lounger((7.0, -3.0, -.02), 192, LIN, TEAK, 34); F.block_table((6.2, -2.3, -.02), (.38, .38, .36), 8, M.microcement()); I.straw_hat((5.4, -2.6, .40), 20)
else:       # somebody is swimming
    I.folded((1.3, -3.55, -.02), 12, 2, (CLAY, M.fabric((.72, .70, .64), 90.0, .8)), (.46, .34)); I.straw_hat((.55, -3.5, -.02), 20); F.books((1.95, -3.5, -.02), 30, 1, 3)
for x, y, s in ((-8.9, -3.5, 1.2), (3.3, -3.4, 1.0), (4.8, -7.4, 1.1))[:3 if DUSK else 1]:
    F.lantern((x, y, -.02), s, 7 if DUSK else 2)
# garden: hedge, borders, trees, the neighbour's pines
C.box((-50, -30, -.6), (50, -8.0, -.03), M.lawn_base(), 0); C.box((-50, -8, -.6), (-12, 60, -.03), M.lawn_base(), 0); C.box((11, -8, -.6), (50, 60, -.03), M.lawn_base(), 0); C.box((-12, 14.2, -.6), (11, 60, -.03), M.ground(), 0)
P.lawn([(-18, -18), (14, -18), (14, -8.1), (-18, -8.1)], (-7, -14), -.02, 13, 9, 6)
mix = [(P.grass('fountain', 1), 2.2), (P.lavender(1), 2.4), (P.shrub('grey', 3), 1.6), (P.grass('stipa', 2), 1.8), (P.shrub('pitto', 2), 1.4), (P.agave(1), .8)]
for poly, s in (([(-14, -10.4), (-9.4, -9.4), (-8.8, -5), (-9.4, 1), (-14, 3)], 5), ([(5.2, -10.6), (11, -9.8), (13, -5), (11.2, 2), (9.4, .6), (9.0, -5.6), (5.2, -8.2)], 6), ([(3.1, -.2), (9.0, -.2), (9.0, .7), (3.1, .7)], 7), *((([(-8, -8.6), (3.0, -8.6), (3.0, -7.75), (-8, -7.75)], 8),) if not DUSK else ())):
    C.prism(poly, -.06, .02, M.ground(), 0); P.bed(poly, mix, 2.7, s, .02, (.6, 1.0))
for k, (x, y) in enumerate([(-14.5, -6+1.1*i) for i in range(16)]+[(12.6, -3+1.1*i) for i in range(14)]):
    C.obj(P.shrub('pitto', 2+k % 3), (x, y, -.1), k*1.3, 1.9)
for x, y, kind, h, s in ((-13.4, 6, 'olive', 4.6, 3), (10.6, -4.6, 'olive', 3.6, 6), (-16, 18, 'pine', 11, 2), (13.5, 20, 'pine', 10.5, 5), (4, 26, 'pine', 12, 4), (-24, 12, 'pine', 11, 3), *(() if DUSK else ((-9, 21, 'pine', 12, 4), (-3, 30, 'pine', 13, 2)))):
    C.obj(P.tree(kind, h, s, 34000), (x, y, 0), s)
for i in range(4):
    C.obj(P.cypress(6.4+(i % 3)*.6, .62, i % 2), (10.4+.2*i, 7+1.5*i, 0), i)
for i in range(5):
    A.area((-9.2+.3*i, -8.6+2*i, .3), (.2, .2), 5*LIT, (1, .70, .40))
if DUSK:
    F.pot((3.4, -1.2, 0), .46, .72, P.tree('lemon', 2.1, 5, 12000), M.microcement((.62, .59, .54))); F.pot((4.2, -.8, 0), .30, .5, P.agave(2), M.microcement((.50, .46, .40)), 1.1)
if not DUSK:       # along the water: a garden on its far side, olive trees and a hedge at its end
    q = [(-13, -14), (3.5, -14), (3.5, -9.0), (-9.0, -9.0), (-13, -11.5)]
    C.prism(q, -.06, .03, M.ground(), 0); P.bed(q, mix, 2.6, 31, .03, (.6, 1.1))
    P.hedge([(-15.2-.2*(i % 2), -16+.9*i) for i in range(22)], 0, 2.0); P.hedge([(-20, -25+.9*i) for i in range(40)], 0, 3.0)
    for x, y, h, k in ((-2.5, -11.6, 4.4, 2), (-9.2, -12.2, 4.8, 4), (2.2, -13.2, 4.0, 5)):
        C.obj(P.tree('olive', h, k, 30000), (x, y, 0), k)
    for x, y, h, k in ((-27, -12, 11, 4), (-30, -1, 12, 2), (-38, -7, 12, 6), (-24, -20, 10, 5)):
        C.obj(P.tree('pine', h, k, 34000), (x, y, 0), k)
    F.lounger((-9.4, -6.1, -.02), -90, LIN, TEAK, 30, CLAY); F.lounger((-9.4, -4.9, -.02), -90, LIN, TEAK, 34)
CAMS = dict(
    evening=dict(loc=(-9.4, -12.2, 1.6), heading=31, lens=25, hz=.55),
    pool=dict(loc=(8.2, -6.0, 1.5), heading=-84, lens=28, hz=.48, look=late(1.2, 1.92, bloom=.05, bloom_thr=1.8, view=outdoors(-500, 500, 500, .76, 1.4, (1.05, .98, .94)))),
)
run('onefloor', CAMS, clamp=3, look=dict(key=1.1, pct=80, contrast=1.62, sat=1.32, wb=(1, 1, 1.02), vignette=.10, split=.015, bloom=.11, bloom_thr=1.2))
