"""Garden villas of Waterfall Residences, on two floors under planted roofs, each with a gate to the park.  Cameras: gate (from the park in late sun), table (under the orange trees, at dusk)."""
import math, sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, outdoors as O
from kit.render import run, asked, late

C.reset()
family.choose('waterfall')
VIEW = asked('gate')
TABLE = VIEW == 'table'       # dinner at dusk
if TABLE:
    S.sky(elev=3.3, azim=-70, strength=.20, dust=.85, ozone=3.0, clouds=.55, cloud_gain=1.9, cloud_col=(1, .72, .58), seed=83.0, tint=(.98, .97, 1.04), sun=1.6, sun_col=(1, .57, .33), sun_elev=6)
else:
    S.sky(elev=15, azim=-126, strength=.14, dust=.5, ozone=2.3, clouds=.7, cloud_gain=2.2, cloud_col=(1, .92, .84), seed=83.0, tint=(.97, .99, 1.03), pale=.3, sun=7.0, sun_col=(1, .75, .51), sun_elev=16)
S.landscape(sea=60, shore=9000, start=400, drop0=.5, seed=41.0, k=1/7000, cam=(0, 0), a0=-85, a1=85, r0=70, r1=12000, houses=0, trees=3600, tree_min=80,
            hills=((-1900, 3100, 1500, 1000, 300), (1700, 3300, 1700, 1100, 340), (100, 5000, 2400, 1300, 420)))
WHITE, FRAME = M.plaster((.83, .815, .78)), M.solid((.78, .77, .75), .4)
SAGE, SAGE_LEAF = M.solid((.27, .335, .265), .55), M.solid((.30, .365, .29), .55)
PAVE, COP = M.paving((.46, .41, .345), (.60, .55, .475)), M.stone_tiles(1.2, 2, (.66, .615, .55), (.74, .695, .63), .004)
GRAVEL = M.ground((.50, .455, .385), (.64, .59, .51), 2.0)
DRAPE, OAK = M.fabric((.66, .63, .55)), M.wood((.46, .35, .24), (.62, .50, .37), axis='z')
TEAK, LIN, MOSS, CLAY = M.wood((.33, .21, .12), (.50, .36, .22)), M.fabric((.74, .71, .65)), M.fabric((.17, .22, .12)), M.fabric((.47, .28, .18))
H, W = 2.9, 5.5        # storey height; half the width of a villa


def rounded(x0, x1, y0, y1, r=.9):
    """Rectangle whose front corners are round."""
    return [(x1, y1), (x0, y1)]+C.arc(x0+r, y0+r, r, 180, 270, 10)+C.arc(x1-r, y0+r, r, 270, 360, 10)


def green(x0, x1, y0, y1, z, n, seed, s=(.5, .9)):
    kinds = [(P.grass('fountain', 1), 2.2), (P.shrub('pitto', 2, 2200), 1.6), (P.lavender(1), 1.4), (P.shrub('grey', 3, 2400), 1.6), (P.shrub('green', 5, 2200), 1.6)]
    P.bed([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], kinds, n, seed, z, s)


def villa(x, seed, near=False):
    """One house with its front at y = 0: glass below, planted slab, two windows above between reeded panels."""
    a, b = x-W, x+W
    C.box((a, .3, -.02), (b, 9, .02), M.terrazzo() if near else M.microcement(), 0)
    C.box((a, 5.0, 0), (b, 5.2, H), M.paint((.60, .55, .44)), 0); C.box((a, 9, 0), (b, 9.3, 2*H+.5), WHITE, 0)
    for u in (a, b-.32):
        C.box((u, -.1, -.3), (u+.32, 9.1, H), WHITE, .015)
    R.wall('x', .25, x+2.6, b-.3, H, WHITE, [(x+3.3, x+4.6, .3, 2.5)], .35, -.3)                     # bedroom wall with a tall window
    C.box((x+2.3, .1, -.3), (x+2.62, 5, H), WHITE, .012)
    A.glazing([(a+.32, .35), (x+2.3, .35)], .02, H, 2.2, .045, FRAME)
    A.glazing([(x+3.3, .42), (x+4.6, .42)], .3, 2.5, 1.3, .045, FRAME)
    C.box((x+2.62, 4.6, 0), (b-.32, 4.64, H), M.paint((.42, .46, .36)), 0); F.art((x+3.95, 4.58, 1.65), 1.3, .95, 0, seed+4); I.table_lamp((x+4.7, 4.3, .5), 1.0, 6 if TABLE else 3); C.box((x+2.9, 4.3, 0), (b-.5, 4.5, 1.1), OAK, .01); F.pendant((x+3.95, 2.4, H), 1.0, 'globe', s=4 if TABLE else 2, r=.16)
    A.curtain((x+3.15, .72), (x+3.62, .72), .03, 2.7, DRAPE, .05, .14); A.curtain((x+4.3, .72), (x+4.8, .72), .03, 2.7, DRAPE, .05, .14); A.area((x+3.95, 2.6, H-.06), (2, 2.6), 60 if TABLE else 70, (1, .80, .58))
    C.prism(rounded(a-.25, b+.25, -2.7, 9.3), H, H+.34, WHITE, .04, 3)
    C.prism(rounded(a-.25, b+.25, -2.7, -2.05, .6), H+.34, H+.62, WHITE, .03, 3)
    green(a+.2, b-.2, -2.6, -2.15, H+.55, 7, seed+3, (.55, .95))
    # upper storey: set back behind the planting
    z = H+.34
    rooms = ((x-2.6, 2.6), (x+2.6, 2.4))
    with C.Group((0, 0, z)):
        R.wall('x', .9, a+.5, b-.5, 2.75, WHITE, [(u-w/2, u+w/2, .02, 2.38) for u, w in rooms], .3)
    C.box((a+.5, 1.2, z), (a+.8, 9, z+2.75), WHITE, .01); C.box((b-.8, 1.2, z), (b-.5, 9, z+2.75), WHITE, .01); C.box((a+.8, 1.2, z-.01), (b-.8, 5, z+.01), OAK, 0); C.box((x-.15, 1.2, z), (x+.15, 5, z+2.75), WHITE, 0)
    for k, (u, w) in enumerate(rooms):       # bedrooms: a coloured wall with a picture over a headboard, curtains, a lamp; not all in use
        tone = ((.36, .41, .32), (.50, .36, .26), (.62, .56, .46))[(k+seed) % 3]
        C.box((x-4.7 if u < x else x+.15, 4.9, z), (x-.15 if u < x else x+4.7, 5, z+2.75), M.paint(tone), 0); F.art((u, 4.88, z+1.75), 1.5, .9, 0, seed+11+k); C.box((u-1.0, 4.7, z), (u+1.0, 4.88, z+1.15), OAK, .02)
        A.glazing([(u-w/2, 1.05), (u+w/2, 1.05)], z+.02, z+2.38, w/2, .045, FRAME)
        A.curtain((u-w/2-.05, 1.4), (u-w/2+(.45, .9)[(k+seed) % 2], 1.4), z+.03, z+2.6, DRAPE, .06, .16); A.curtain((u+w/2-.45, 1.4), (u+w/2+.05, 1.4), z+.03, z+2.6, DRAPE, .06, .16)
        F.pendant((u, 3.0, z+2.75), .7, ('rattan', 'globe')[k], s=4 if TABLE else 2, r=.24 if k == 0 else .15)
        power = (95, 0)[(k+seed) % 2] if TABLE else 60
        if power:
            A.area((u, 3.0, z+2.7), (2.6, 2.4), power, (1, .78, .55)); I.table_lamp((u+1.3, 4.6, z+.5), 1.0, 6 if TABLE else 2)
    A.slats((x-.9, .80), (x+1.1, .80), z, z+2.42, SAGE, .055, .07, .075)
    C.prism(rounded(a+.2, b-.2, -.15, 9.2, .6), z+2.75, z+3.05, WHITE, .04, 3)
    green(a+.5, b-.5, .0, 5.5, z+3.0, 2.0, seed+4, (.5, 1.1))
    A.downlights([(u, -1.3) for u in (a+1.5, x, b-1.5)], H-.005, 10)
    A.area((x-1.4, 2.6, H-.05), (6, 3), 105 if near and TABLE else 150 if not TABLE else 60, (1, .82, .62))


villa(0, 1, True); villa(13.2, 7); villa(-13.2, 12)
for x, sofa in ((13.2, CLAY), (-13.2, LIN)):       # the neighbours' living rooms, terraces and borders
    F.sofa((x-2.6, 3.4, .02), 0, 2.6, mat=sofa); F.art((x-2.6, 4.98, 1.6), 1.8, 1.1, 0, int(x)+40); C.box((x-.4, 4.86, 0), (x+2.2, 4.98, H-.02), OAK, 0); F.lounge_chair((x-.6, 2.3, .02), 130, TEAK, MOSS); I.floor_lamp((x-4.4, 4.2, .02), 1.6, 6 if TABLE else 3); F.pot((x+1.7, 1.2, .02), .3, .46, P.broadleaf(4, 28, 1.7), COP)
    F.trestle_table((x+.8, 3.3, .02), 0, 1.9, .9, .75, TEAK); F.pendant((x+.8, 3.3, H), .9, 'rattan', s=4, r=.28)
    A.curtain((x-5.1, .6), (x-4.2, .6), .03, H-.05, DRAPE, .05, .16); A.curtain((x+1.5, .6), (x+2.2, .6), .03, H-.05, DRAPE, .05, .16)
    I.sofa_low((x-3.0, -1.0, 0), 0, 2.3, .95, LIN, TEAK, pillows=((-.6, MOSS),)); F.pot((x-5.0, -3.4, 0), .36, .56, P.tree('lemon', 1.9, 5, 9000), COP); F.pot((x+4.6, -3.2, 0), .4, .6, P.agave(3), COP)
    C.box((x-5.5, -4, -.4), (x+5.5, .3, 0), PAVE, .012); P.lawn([(x-5.6, -13), (x+5.6, -13), (x+5.6, -4.1), (x-5.6, -4.1)], (-2, -19), -.04, 16, 5, 9)
# living room and kitchen behind the glass: moss sofa, opal globes, reeded fronts, a plant
I.sofa_curved((-2.7, 3.2, .02), 180, 1.7, 100, MOSS, ((-25, LIN), (20, CLAY))); F.coffee_table((-2.6, 2.2, .02), 0, .48, .34, M.marble()); F.books((-2.6, 2.2, .36), 20, 3, 2)
for u in (.2, .9, 1.6):
    F.pendant((u, 3.2, H), .9, 'globe', s=4, r=.13)
C.box((-.3, 4.4, 0), (2.2, 5.0, .9), SAGE, .006); C.box((-.3, 4.4, .9), (2.2, 5.0, .94), M.marble(), .005); F.vase((.2, 4.7, .94), 1, .8, None, 9, 4); F.art((-3.2, 4.98, 1.65), 1.9, 1.2, 0, 66)
F.pot((-4.7, 1.2, 0), .3, .46, P.broadleaf(4, 28, 1.7), COP); F.round_table((.9, 2.3, .02), .6, .74, M.marble(), SAGE); F.tub_chair((.1, 2.1, .02), 100, MOSS); F.tub_chair((1.7, 2.1, .02), -100, MOSS)
A.curtain((-5.1, .55), (-4.4, .55), .03, H-.05, M.sheer(), .05, .16); A.curtain((1.5, .55), (2.2, .55), .03, H-.05, M.sheer(), .05, .16)
# terrace: 11 by 4 metres, with seats, a towel on the line of the eave's shade, pots
C.box((-5.5, -4, -.4), (5.5, .3, 0), PAVE, .012); C.box((-5.5, -4.3, -.4), (5.5, -4, -.06), COP, .012)
I.sofa_low((-3.4, -1.0, 0), 0, 2.5, .95, LIN, TEAK, pillows=((-.8, MOSS), (.7, CLAY))); F.lounge_chair((-1.3, -2.2, 0), -70, TEAK, LIN); F.coffee_table((-3.3, -2.3, 0), 0, .46, .32, COP); I.tray((-3.3, -2.3, .32), (.34, .24), 12); I.carafe((-3.35, -2.28, .335)); I.glass((-3.2, -2.34, .335), 1, False)
F.lounger((3.6, -3.4, 0), 205, LIN, TEAK, 30, CLAY) if not TABLE else F.pot((4.4, -3.2, 0), .36, .56, P.tree('lemon', 1.8, 5, 9000), COP); F.pot((-5.0, -3.5, 0), .4, .6, P.agave(2), COP, 1.1); F.pot((1.8, -.5, 0), .34, .5, P.grass('fountain', 2), COP, 1.1); F.lantern((-2.0, -3.5, 0), 1, 4)
# garden: ten metres by eleven; lawn, a path of slabs to the gate, orange trees over a long table
GATE, HEDGE = -1.2, -13.4
P.lawn([(-5.6, HEDGE), (5.6, HEDGE), (5.6, -4.3), (-5.6, -4.3)], (-2, -13), -.04, 9, 8, 5, avoid=lambda x, y: abs(x-GATE) < .75 or x > 1.5)
C.box((1.5, HEDGE+.6, -.3), (5.6, -4.3, -.02), GRAVEL, 0)
for i in range(8):
    C.box((GATE-.6, HEDGE-.1+1.15*i, -.2), (GATE+.6, HEDGE+.92+1.15*i, .0), COP, .015)
for i, y in enumerate((-12.0, -9.9, -7.8, -5.7)):
    C.obj(P.tree('lemon', 3.0+.15*(i % 2), 11+i, 14000, (.80, .27, .03)), (4.6, y, -.1), i*1.4); P.bed([(4.2, y-.4), (5.1, y-.4), (5.1, y+.4), (4.2, y+.4)], [(P.lavender(1), 2), (P.grass('stipa', 2), 1)], 5, i, -.02, (.5, .8))
F.trestle_table((2.9, -8.8, -.02), 90, 2.6, .95, .75, TEAK)
for i, y in enumerate((-9.7, -8.8, -7.9)):
    if not TABLE:
        F.rush_chair((2.15, y, -.02), 90+(4, -5, 3)[i], TEAK)
    F.rush_chair((3.65, y, -.02), -90+(-3, 5, -4)[i], TEAK)
O.laid((2.9, -8.8, .732), 90, 2.6, .95, 3, 1)
if TABLE:       # a bench on the side of the camera: no backs before the table
    C.box((1.98, -10.05, .39), (2.36, -7.55, .44), TEAK, .008); F.cushion((2.17, -8.8, .47), (.35, 2.4, .06), LIN, 10, .03, 3); I.throw((2.17, -9.5, .51), 0, (.42, .5), .2, CLAY, 5)
    for y in (-9.8, -7.8):
        C.box((2.03, y-.03, -.02), (2.31, y+.03, .39), TEAK, .005)
# hedges: young ones to the park and between the gardens
for k in range(30):
    x = -20+1.35*k
    if abs(x-GATE) > 1.3:
        C.obj(P.shrub(('pitto', 'green')[k % 3 == 1], 2+k % 4), (x, HEDGE+.1*(k % 3), -.12), k*1.3, .95+.12*(k % 3))
for k in range(8):
    for x in (-6.6, 6.6):
        C.obj(P.shrub('pitto', 2+k % 3), (x, -12.4+1.15*k, -.1), k*1.7, 1.15)
# the gate of painted boards: one leaf open into the garden
for x in (GATE-.78, GATE+.78):
    C.box((x-.13, HEDGE-.13, -.3), (x+.13, HEDGE+.13, 1.25), WHITE, .015); C.box((x-.16, HEDGE-.16, 1.25), (x+.16, HEDGE+.16, 1.31), COP, .01)
for loc, yaw in (((GATE+.64, HEDGE, 0), 180), ((GATE-.64, HEDGE, 0), 82)):
    with C.Group(loc, yaw):
        A.slats((.02, 0), (.62, 0), .08, 1.05, SAGE_LEAF, .055, .022, .072)
        for z in (.22, .86):
            C.box((0, .012, z), (.63, .05, z+.08), SAGE_LEAF, .004)
# the park: a gravel path along the hedge, borders, trees round the houses
C.box((-60, -40, -.6), (60, HEDGE+.7, -.06), M.lawn_base(), 0); C.box((-60, HEDGE, -.6), (-6.9, 60, -.07), M.lawn_base(), 0); C.box((6.9, HEDGE, -.6), (60, 60, -.07), M.lawn_base(), 0); C.box((-7, 9.2, -.6), (7, 60, -.07), M.ground(), 0)
C.prism([(-40, -17.4), (-8, -17.0), (8, -16.4), (40, -15.4), (40, -13.6), (8, -14.5), (-8, -15.1), (-40, -15.6)], -.2, -.03, GRAVEL, 0)
C.box((GATE-.6, -15.2, -.2), (GATE+.6, HEDGE-.15, -.01), COP, .015)
P.lawn([(-14, -22), (10, -22), (10, -16.5), (-8, -17.1), (-14, -17.2)], (-4, -19), -.05, 9, 9, 6)
mix = [(P.grass('fountain', 1), 2.2), (P.lavender(1), 2.4), (P.shrub('grey', 3), 1.4), (P.grass('stipa', 2), 2.0), (P.agave(1), .4)]
for poly, k in (([(-12, -15.1), (GATE-1.0, -14.8), (GATE-1.0, -13.9), (-12, -13.9)], 5), ([(GATE+1.0, -14.7), (9, -14.3), (9, -13.8), (GATE+1.0, -13.9)], 6), ([(-9.6, -18.6), (-5.4, -18.1), (-4.6, -17.2), (-9.6, -17.4)], 7), ([(1.6, -18.6), (6, -18.2), (6, -16.7), (2.4, -16.9)], 8)):
    C.prism(poly, -.08, .0, M.ground(), 0); P.bed(poly, mix, 5.0 if k < 7 else 7.0, k, .0, (.55, .95))
for x, y, kind, h, s in ((-10.2, -10.6, 'round', 5.4, 1), (10.4, -8.4, 'olive', 4.6, 3), (-9.4, 24, 'pine', 12.5, 2), (9.6, 27, 'pine', 12, 4), (1.4, 30, 'pine', 14, 6), (-3.4, 17, 'round', 7.6, 2), (14, 18, 'round', 7.4, 5), (-20, 19, 'round', 7.6, 3), (24, 22, 'pine', 11, 2), (-26, 28, 'pine', 12, 8)):
    C.obj(P.tree(kind, h, s, 34000), (x, y, -.1), s)
P.bed([(-40, 14), (40, 14), (46, 34), (-46, 34)], [(P.shrub('pitto', 4, 6000, leaf=1.4), 2), (P.shrub('green', 5, 6000, leaf=1.4), 2)], .22, 17, -.3, (1.2, 1.9))
if TABLE:       # candles, lanterns along the path and under the trees
    for y in (-9.55, -8.95, -8.15):
        I.candles((2.9, y, .73), 2, 8, int(-y*3))
    for x, y, s in ((-2.1, -8.2, 1), (-.3, -9.8, 0), (-.3, -6.2, 1), (4.1, -6.6, 1.2), (4.2, -10.9, 1.2), (1.75, -6.0, 1.1)):
        A.area((x, y, .45), (.25, .25), 9, (1, .72, .42))
        if s:
            F.lantern((x, y, -.02), s, 8)
    for p, q in (((4.5, -11.9), (.6, -2.75)), ((4.6, -9.9), (2.2, -2.75)), ((4.6, -7.8), (3.9, -2.75))):       # small bulbs on wires from the trees to the eave
        pts = [(p[0]+(q[0]-p[0])*t/24, p[1]+(q[1]-p[1])*t/24, 2.70+.32*t/24-.42*math.sin(math.pi*t/24)) for t in range(25)]
        C.tube(pts, .006, A.anthracite(), 6)
        for t in range(2, 24, 3):
            C.obj(C.lathe_mesh([(.001, -.055), (.022, -.045), (.030, -.02), (.018, .01), (.010, .03), (.001, .03)], M.emit((1, .70, .38), 6), 16), (pts[t][0], pts[t][1], pts[t][2]-.04))
        A.area(((p[0]+q[0])/2, (p[1]+q[1])/2, 2.3), (.6, .6), 7, (1, .74, .44))
    for y in (-9.9, -7.8, -5.7):       # light from below in the trees
        A.area((4.2, y+.3, .12), (.25, .25), 18, (1, .78, .50), (3.14159, 0, 0))
    A.area((2.9, -8.8, 2.3), (.5, 2.2), 26, (1, .76, .48)); A.area((-1.5, -1.3, H-.06), (6, 1.2), 40, (1, .80, .56))
CAMS = dict(
    gate=dict(loc=(-4.6, -18.9, 1.6), heading=15, lens=26, hz=.58, look=late(1.2, 1.95)),
    table=dict(loc=(1.4, -13.1, 1.4), heading=6, lens=28, hz=.47, look=dict(key=.83, wb=(1.05, 1, .98), contrast=2.0, bloom=.06, bloom_thr=1.2, vignette=.20, split=.03)),
)
run('waterfall_garden', CAMS, clamp=3, look=dict(key=1.2, pct=80, contrast=1.60, sat=1.32, vignette=.10, split=.015, bloom=.05))
