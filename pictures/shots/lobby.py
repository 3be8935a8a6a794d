"""CARAT: the entrance hall at evening, open to the pool.  Cameras: carat."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I
from kit.render import run

C.reset()
family.choose('carat')
S.sky(elev=4.2, azim=-52, strength=.32, dust=.8, ozone=3.0, clouds=.6, cloud_gain=1.8, cloud_col=(1, .74, .60), seed=61.5, tint=(.98, .98, 1.03), sun=2.2, sun_col=(1, .60, .36), sun_elev=7)
S.landscape(sea=36, shore=300, start=40, drop0=5, seed=48.0, k=1/20000, cam=(0, 0), a0=-60, a1=60, r0=40, houses=0, trees=1400, tree_min=160, hills=((4200, 6200, 2000, 1400, 460),))
H = 4.1
WALL, BRASS = M.plaster((.84, .82, .785)), M.solid((.50, .36, .18), .28, .95)
WAL = M.wood((.17, .10, .06), (.29, .19, .12), axis='z')
FLOOR = M.stone_tiles(1.5, 1.5, (.56, .52, .46), (.64, .60, .54), .003, .24)
DARK = M.marble((.16, .155, .15), (.60, .54, .45), .12, .8)
OAT, GOLD, TAUPE = M.fabric((.70, .665, .60)), M.fabric((.42, .30, .13)), M.fabric((.34, .29, .23))
C.box((-7, -7, -.3), (7, 8, 0), FLOOR, 0)
C.box((-7.4, -7, H), (7.4, 10.4, H+.3), WALL, .03)
C.box((-7.4, -7, 0), (-7, 8.2, H), WALL, 0); C.box((7, -7, 0), (7.4, 8.2, H), WALL, 0); C.box((-7.4, -7.4, 0), (7.4, -7, H), WALL, 0)
A.glazing([(-7, 8), (7, 8)], .015, H, 2.33, .05, BRASS, M.glass(nd=.85))
for a, b in (((-6.9, 7.7), (-5.9, 7.7)), ((5.9, 7.7), (6.9, 7.7))):
    A.curtain(a, b, .02, H-.02, M.sheer((.84, .82, .78), .2), .07, .17)
# walnut wall with a lit stone panel behind a curved desk
C.box((-7, -7, 0), (-6.96, 7.6, H), M.solid((.05, .035, .025), .7), 0)
A.slats((-6.92, -6.8), (-6.92, .35), 0, H, WAL, .045, .08, .12); A.slats((-6.92, 4.65), (-6.92, 7.6), 0, H, WAL, .045, .08, .12)
C.box((-6.97, .5, .0), (-6.90, 4.5, H), M.lit_room((1, .72, .44), .75, (.66, .58, .47), -1), 0)
for y in (.42, 4.52):
    C.box((-7, y, 0), (-6.82, y+.06, H), BRASS, .004)
out, inn = C.arc(-7.4, 2.5, 3.4, -42, 42, 28), C.arc(-7.4, 2.5, 2.7, -42, 42, 28)
ring = lambda d: C.arc(-7.4, 2.5, 3.4+d, -42, 42, 28)+C.arc(-7.4, 2.5, 2.7-d, -42, 42, 28)[::-1]
C.prism(ring(-.06), 0, .10, BRASS, .004); C.prism(ring(0), .10, 1.04, DARK, .02, 3); C.prism(ring(.04), 1.04, 1.09, M.wood((.17, .10, .06), (.29, .19, .12)), .01); C.prism(ring(.012), .86, .885, BRASS, .002)
I.table_lamp((-4.75, 4.0, 1.09), .9, 5, BRASS); F.vase((-4.35, 1.3, 1.09), 1, 1.0, M.microcement((.24, .21, .19)), 12, 4); F.books((-4.5, 2.9, 1.09), 60, 2, 4)
# ceiling: an oval of light, rings of brass
for k, (r, z) in enumerate(((2.9, H-.02), )):
    C.tube([(.9+r*1.25*math.cos(a*math.pi/40), 2.6+r*math.sin(a*math.pi/40), z) for a in range(81)], .022, M.emit((1, .78, .52), 4, False), 6)
for x, y, d, r in ((.4, 2.0, 1.0, .75), (1.4, 3.0, 1.45, .55), (.7, 3.5, .75, .42)):
    F.pendant((x, y, H), d, 'ring', s=4, r=r)
# seating on the right, round rug
C.lathe([(.001, .014), (2.5, .014), (2.52, 0)], (3.4, 2.6, 0), M.rug((.62, .56, .47), (.50, .44, .36)), 64)
I.sofa_curved((4.4, 2.7, .014), -82, 1.9, 108, OAT, pillows=((-30, GOLD), (-14, TAUPE), (26, GOLD)))
F.coffee_table((3.3, 2.6, .014), 0, .62, .30, M.marble()); F.coffee_table((2.7, 3.4, .014), 0, .32, .42, BRASS)
I.ceramics((3.2, 2.5, .315), 3, .6, 4); F.books((3.5, 2.75, .315), 20, 3, 6); I.candles((2.7, 3.4, .435), 3, 5, 2)
F.armchair((2.0, 1.6, .014), 118, TAUPE); F.armchair((1.7, 3.1, .014), 82, TAUPE)
I.floor_lamp((5.9, 4.7, 0), 1.7, 4)
F.art((6.97, 1.8, 1.9), 2.6, 1.9, -90, 17)
F.pot((6.0, 6.6, 0), .46, .7, P.tree('olive', 2.9, 6, 18000)); F.pot((-6.0, 6.7, 0), .38, .6, P.broadleaf(3, 32, 2.0, .46, .28))
# a band of dark marble with brass edges is set into the floor round the seats
for r0, r1, m in ((2.95, 3.20, DARK), (2.93, 2.95, BRASS), (3.20, 3.22, BRASS)):
    C.lathe([(r0, .003), (r1, .003)], (3.4, 2.6, 0), m, 96)
with C.Group((-.4, 4.6, 0), 24):         # a low table with a tall branch stands in the way to the glass
    C.lathe([(.001, .74), (.62, .74), (.64, .72), (.60, .70), (.16, .66), (.10, .10), (.40, .03), (.42, 0)], (0, 0, 0), DARK, 64)
    F.vase((0, 0, .74), 1, 1.5, M.microcement((.66, .62, .56)), 22, 8); F.books((.34, -.25, .74), 40, 3, 5)
# outside: terrace, pool, palms, lights
POOL = [(-7.5, 12.2), (7.5, 12.2), (7.5, 19), (-7.5, 19)]
A.deck_with_hole([(-24, 8), (24, 8), (24, 26), (-24, 26)], [(-7.52, 12.18), (7.52, 12.18), (7.52, 19.02), (-7.52, 19.02)], -.02, .4, M.stone_tiles(1.2, .6, (.54, .49, .42), (.64, .59, .52), .005, .45), 0)
A.pool(POOL, level=-.05, depth=1.2, tint=(.62, .88, .92), ripple=.012, tile=M.pool_floor((.10, .34, .40), (.14, .40, .46), caustics=.15))
for x in (-5, 0, 5):
    A.area((x, 15.5, -1.1), (.5, 5), 50, (.70, .92, 1.0), (math.pi, 0, 0))
A.balustrade([(-24, 25.6), (24, 25.6)], -.02, 1.0)
mix = [(P.grass('fountain', 1), 2.2), (P.lavender(1), 1.5), (P.shrub('pitto', 2), 2), (P.shrub('grey', 3), 1.5), (P.agave(1), 1)]
for xa, xb, s in ((-15, -8.6, 3), (8.6, 15, 4)):
    C.box((xa, 12, -.1), (xb, 23, .0), M.ground(), 0); P.bed([(xa, 12), (xb, 12), (xb, 23), (xa, 23)], mix, 1.8, s, 0, (.7, 1.1))
for x, y, h, s in ((-10.5, 14, 6.6, 1), (-11.5, 20, 7.4, 3), (10.2, 15, 7.0, 2), (11.8, 21, 6.4, 4)):
    C.obj(P.palm(h, s), (x, y, 0), s*1.3)
for x, yaw in ((-2.4, 178), (-.9, 182), (2.2, 180)):
    F.lounger((x, 11.8, -.02), yaw, OAT, M.wood((.20, .125, .075), (.33, .225, .145)), 30)
for x in (-6.2, -3.6, 3.6, 6.2):
    F.lantern((x, 9.6, -.02), 1.1, 8)
# light
A.portal((0, 7.9, H/2), (14, H), (-1.5708, 0, 0))
A.area((.9, 2.6, H-.08), (6, 5), 150, (1, .80, .58)); A.area((-4.2, 2.5, H-.2), (.5, 5), 50, (1, .78, .52)); A.area((0, -6.6, 3.2), (9, 1.4), 90, (1, .86, .70), (1.25, 0, 0))
CAMS = dict(carat=dict(loc=(5.3, -4.0, 1.34), heading=-31, lens=25, hz=.50))
run('lobby', CAMS, bounces=5, clamp=2.5, interior=True, look=dict(key=.78, pct=72, wb=(.95, 1, 1.08), contrast=1.74, sat=1.3, shadows=.03, split=.01, bloom=.12, bloom_thr=1.4))
