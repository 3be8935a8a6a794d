"""North Residences, a four-bedroom villa: coursed stone under a roof that rises to the view, a pool between pines.  Cameras: pool, edge, garden; at dusk: dusk."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, building as B, outdoors as O
from kit.render import run, asked, late, outdoors

C.reset()
family.choose('north')
DUSK = asked() == 'dusk'
if DUSK:
    S.sky(elev=3.4, azim=-44, strength=.20, dust=.8, ozone=3.0, clouds=.6, cloud_gain=1.9, cloud_col=(1, .70, .56), seed=115.0, tint=(.98, .97, 1.04), sun=1.8, sun_col=(1, .56, .32), sun_elev=6)
else:       # the last hours, raking along the front
    S.sky(elev=14, azim=-126, strength=.145, dust=.5, ozone=2.4, clouds=.7, cloud_gain=2.2, cloud_col=(1, .88, .76), seed=111.0, tint=(.96, .99, 1.03), pale=.35, sun=6.8, sun_col=(1, .75, .52), sun_elev=17)
S.landscape(sea=68, shore=460, start=24, drop0=7, seed=95.0, k=1/16000, cam=(0, 0), a0=-110, a1=75, r0=34, houses=0, trees=2600, tree_min=95,
            hills=((-4400, 5200, 1900, 1400, 260 if DUSK else 520), (5200, 7000, 2000, 1400, 380)))
PAVE = M.paving((.46, .41, .34), (.61, .56, .485))
COP = M.stone_tiles(1.2, 2, (.69, .65, .585), (.76, .72, .66), .004)
LIN, TEAK, SAGE, SAND = M.fabric((.73, .70, .64)), M.wood((.33, .21, .12), (.50, .36, .22)), M.fabric((.36, .40, .33)), M.fabric((.60, .53, .43))
OX, OY, YAW = 2.6, 13.5, -16
B.stone_house((OX, OY, 0), YAW, (1, 2), 2, 12, dusk=DUSK, light=.7 if DUSK else .35)
with F.Group((OX, OY, 0), YAW):         # a single-storey wing of dry stone, chimney, and what stands under the overhang
    A.masonry((16.9, -1.5, 0), (23, 8, 3.1)); C.box((16.6, -2.6, 3.13), (23.4, 8.4, 3.36), M.solid((.17, .175, .18), .42, .75), .02); C.box((16.7, -2.5, 3.1), (23.3, 8.3, 3.13), M.wood((.40, .275, .165), (.56, .41, .27), plank=.13, length=3.4, axis='y'), 0)
    A.masonry((-1.1, .6, 0), (-.22, 5.4, 7.6))
    I.sofa_low((3.0, -2.0, 0), 0, 3.0, 1.0, LIN, TEAK, pillows=((-1, SAGE), (.2, SAND), (1, LIN))); F.coffee_table((3.0, -2.9, 0), 0, .5, .30, M.stone_tiles(3, 3)); I.ceramics((3.0, -2.9, .30), 3, .5, 3)
    F.dining((9.6, -1.7, 0), 0, 2.4, 1.0, 3, TEAK, SAND); O.laid((9.6, -1.7, .752), 0, 2.4, 1.0, 3, 2, DUSK)
    F.armchair((.9, -2.6, 0), 40, SAND, TEAK)
    F.pot((6.2, -3.0, 0), .38, .6, P.grass('fountain', 2), scale=1.1); F.pot((.3, -.5, 0), .36, .58, P.broadleaf(4, 24, 1.4))
# paving, pool with its far edge open to the sea
PX0, PX1, PY0, PY1 = -7.4, -2.6, .6, 14.6
A.deck_with_hole([(-12.4, -14), (30, -14), (30, 30), (-12.4, 30)], [(PX0-.02, PY0-.02), (PX1+.02, PY0-.02), (PX1+.02, 30.5), (PX0-.02, 30.5)], 0, .5, PAVE, 0)
A.pool([(PX0, PY0), (PX1, PY0), (PX1, PY1), (PX0, PY1)], level=-.03, tint=(.64, .88, .90), ripple=.014, tile=M.pool_floor((.14, .34, .36), (.19, .40, .41), caustics=.3))
C.box((PX0-.02, PY1, -3), (PX1+.02, PY1+.25, -.035), M.stone_tiles(.3, .3, (.14, .24, .25), (.20, .30, .31), .003, .2, False), .02)
C.box((PX0-.02, PY1+.25, -3), (PX1+.02, 30, -1.2), M.ground(), 0)
P.bed([(PX0, PY1+.6), (PX1, PY1+.6), (PX1, 24), (PX0, 24)], [(P.shrub('pitto', 2), 2), (P.shrub('grey', 3), 2), (P.lavender(1), 1)], 1.4, 5, -1.2, (.6, .9))
P.bed([(PX1-1.6, PY1+.8), (PX1-.1, PY1+.8), (PX1-.1, 29.6), (PX1-1.6, 29.6)], [(P.shrub('pitto', 4, 6000, leaf=1.4), 2), (P.shrub('green', 5, 6000, leaf=1.4), 1), (P.shrub('grey', 3), 1)], 2.2, 15, -1.2, (1.2, 1.75))       # hides the edge of the paving
for a, b in (((PX0-.4, PY0-.4), (PX0, PY1+.2)), ((PX1, PY0-.4), (PX1+.4, PY1+.2)), ((PX0, PY0-.4), (PX1, PY0))):
    C.box((*a, -.02), (*b, .035), COP, .012)
mix = [(P.grass('fountain', 1), 2.0), (P.lavender(1), 2.8), (P.shrub('grey', 3), 1.8), (P.grass('stipa', 2), 2.2), (P.shrub('pitto', 2), 1.2)]
for poly, s in (([(-12.3, -6), (-9.2, -5), (-8.9, 4), (-9.4, 15), (-12.3, 16)], 5), ([(3.0, -4.6), (7.2, -5.2), (9.6, -2.6), (8.2, 2.6), (4.0, 1.4)], 6), ([(-1.8, 15.4), (1.6, 15.8), (1.2, 24), (-1.8, 24)], 7)):
    C.prism(poly, -.03, .03, M.ground(), 0); P.bed(poly, mix, 2.5, s, .03, (.6, 1.0))
A.balustrade([(-12.3, 16.4), (-7.9, 16.4)], 0, 1.05)
C.prism([(-12.35, 16.7), (-7.45, 16.7), (-7.45, 29.9), (-12.35, 29.9)], -.03, .05, M.ground(), 0); P.bed([(-12.2, 16.8), (-7.6, 16.8), (-7.6, 29.6), (-12.2, 29.6)], mix, 2.0, 9, .05, (.8, 1.3))       # beyond the rail
for x, y, z, h, s in ((-10.9, 9.5, 0, 9.5, 2), (-11.4, -1.4, 0, 9.8, 4), (6.2, -1.0, 0, 9.2, 5), (.2, 21, -1, 10.5, 3), (-5, 30, -4, 11, 4), (26, 9, 0, 11, 2), (14, 33, 0, 12, 5), (5, 34, -1, 11.5, 2)):
    if (x, y) not in dict(garden=((6.2, -1.0),), dusk=((6.2, -1.0), (-11.4, -1.4))).get(asked(), ()):       # a trunk in the middle of the view, twigs at its edge
        C.obj(P.tree('pine', h, s, 36000), (x, y, z), s*1.7+x)
if asked() != 'garden':       # it would stand before the front
    C.obj(P.tree('olive', 3.8, 6), (8.4, 5.2, 0) if not DUSK else (8.8, 1.0, 0), 3)
for i, (x, y, yaw) in enumerate(((-1.3, 4.2, -90), (-1.3, 5.9, -90), (-1.3, 9.2, -90))):
    O.lounger((x+.2, y, 0), yaw, LIN, TEAK, 30, SAGE if i == 1 else None, i+1)
F.parasol((-.9, 5.05, 0), 1.3, 2.5); F.block_table((-.5, 7.5, 0), (.4, .4, .36), 8, M.microcement()); I.straw_hat((-.5, 7.5, .36), 10)
for i in range(4):
    F.lantern((-2.0+.1*(i % 2), .2+4.4*i, 0), .9, 8 if DUSK else 2)
F.pot((1.0, 3.2, 0), .46, .72, P.agave(2), scale=1.2); F.pot((-8.5, -.6, 0) if DUSK else (-8.7, 12.2, 0), .40, .62, P.grass('fountain', 1), scale=1.2)
if DUSK:       # light under the overhang, over the table and the sofa
    for x, y in ((11.36, 9.22), (4.88, 10.56)):
        A.area((x, y, 2.75), (2.4, .9), 110, (1, .74, .46))
    q = C.smooth_closed([(15.7-.875*a-.485*b, 4.4+.485*a-.875*b) for a, b in ((2.7, .5), (2.7, 3.0), (7.6, 6.2), (9.4, 5.0), (6.6, 1.9))], 6)      # a border from before the lens to the left
    C.prism(q, -.03, .05, M.ground(), 0); P.bed(q, mix, 3.6, 41, .05, (.5, .85))
    q = C.smooth_closed([(15.7-.875*a-.485*b, 4.4+.485*a-.875*b) for a, b in ((9.8, 1.2), (10.8, 3.4), (15.0, 5.0), (16.0, 3.2), (13.0, 1.4))], 6)       # and an island before the pool
    C.prism(q, -.03, .05, M.ground(), 0); P.bed(q, mix, 3.0, 42, .05, (.55, .95))
    for a, b, k in ((5.2, .75, 1.2), (5.7, .95, .8), (10.2, 1.0, 1.1), (14.2, 1.9, 1.2), (17.5, 3.0, 1.0)):
        F.lantern((15.7-.875*a-.485*b, 4.4+.485*a-.875*b, 0), k, 8); A.area((15.7-.875*a-.485*b, 4.4+.485*a-.875*b, .5*k), (.2, .2), 9, (1, .70, .40))
    for y in (3, 7.5, 12):
        A.area((-5, y, -1.2), (3, .5), 45, (.70, .92, 1.0), (math.pi, 0, 0))
if asked() == 'pool':       # borders in front of the paving, a path between them
    for poly, k in (([(-9.0, -5.2), (-3.2, -5.0), (-2.7, -3.4), (-3.2, -1.5), (-9.0, -1.4)], 31), ([(-.9, -5.0), (3.4, -5.4), (5.4, -3.0), (5.0, -.3), (1.0, .3), (-.5, -2.0)], 32)):
        C.prism(poly, -.03, .05, M.ground(), .01); P.bed(poly, mix, 4.2, k, .05, (.55, .95))
if asked() == 'garden':       # a border on the right of the paving too, a path between them
    q = [(11.5, -3.8), (16.5, -3.2), (16.0, 2.4), (12.8, 2.8), (11.5, .6)]
    C.prism(q, -.03, .05, M.ground(), .01); P.bed(q, mix, 3.4, 34, .05, (.55, .95))
CAMS = dict(
    pool=dict(loc=(-2.0, -6.6, 1.6), heading=5, lens=24, hz=.46, look=late(1.38, 1.95, view=outdoors(-500, 500, 500, .76, 1.4, (1.05, .98, .94)))),
    edge=dict(loc=(-8.25, -.45, 1.5), heading=33, lens=25, hz=.52, look=late(1.4, 1.95)),
    garden=dict(loc=(10.8, -7.6, 1.6), heading=-15, lens=26, hz=.48, look=late(1.32, 2.0)),
    dusk=dict(loc=(15.0, 5.0, 1.45), heading=-60, lens=27, hz=.53, look=dict(key=1.32, contrast=1.9, clarity=.4, pct=80, wb=(1, 1, 1.02), vignette=.2, split=.03, bloom=.12, bloom_thr=1.2, view=outdoors(-500, 500, 500, .55, 1.6, (1.08, .97, .90)))),
)
run('northvilla', CAMS, clamp=3, look=dict(key=1.5, pct=80, contrast=1.58, sat=1.30, vignette=.10, split=.015, bloom=.05))
