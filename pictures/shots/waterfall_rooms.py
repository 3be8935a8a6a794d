"""Rooms of the Waterfall Residences: green terrazzo, curved white plaster, slim white frames, planting inside and outside the glass.
Cameras: living, kitchen, bedroom, bath, around; in the garden villas: park_living, park_kitchen, park_bedroom."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, tableware as T
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
family.choose('waterfall')
VIEW = asked('living')
ROOM = 'living' if VIEW == 'around' else VIEW      # around: a panorama of the living room
AZIM = dict(living=50, kitchen=-48, bedroom=-50, bath=-52, park_living=-46, park_kitchen=50, park_bedroom=24)
PARK = ROOM.startswith('park')
LOW = VIEW != 'around'       # low sun that reaches under the eave, and little light from behind
S.sky(elev=17 if VIEW == 'park_kitchen' else 15 if LOW else 33, azim=AZIM[ROOM], strength=.16, dust=.4, ozone=2.0, clouds=.65, cloud_gain=1.8, seed=54.5, tint=(.96, .99, 1.03), pale=.4, sun=7.2, sun_col=(1, .80, .58) if LOW else (1, .89, .75))
if PARK:
    S.landscape(**dict(sea=60, shore=9000, start=400, drop0=.8, seed=41.0, k=1/6500, cam=(0, 0), a0=-75, a1=75, r0=70, r1=12000, houses=30, trees=3600, tree_min=80, hills=((-1900, 3100, 1500, 1000, 300), (1700, 3300, 1700, 1100, 340), (100, 5000, 2400, 1300, 420))))
elif not PARK:
    S.landscape(sea=52, shore=420, start=40, drop0=16, seed=24.0, k=1/20000, cam=(0, 0), a0=-88 if VIEW == 'around' else -60, a1=88 if VIEW in ('around', 'kitchen') else 60, r0=40, houses=0, trees=2200, tree_min=90,
                hills=((-3300, 5600, 1800, 1300, 440), (4200, 6200, 1900, 1400, 380)))
PLASTER, CEIL = M.plaster((.83, .815, .785)), M.paint((.84, .83, .81), .7)
TINT = M.plaster((.60, .565, .49))       # the wall that the sun falls on: white it is bleached
FLOOR = M.terrazzo((.69, .67, .625), ((.81, .785, .73), (.36, .41, .34), (.58, .48, .38)))
WHITE_METAL, BRASS = M.solid((.76, .76, .74), .35), I.BRASS()
SAGE = M.paint((.34, .38, .315), .38)
OAK = M.wood((.50, .40, .28), (.66, .55, .42), axis='z', rough=.45)
OAKH = M.wood((.50, .40, .28), (.66, .55, .42), rough=.45)
MOSS, BONE, FERN, CLAY = M.fabric((.20, .225, .145), 140.0, .3, .14), M.fabric((.72, .70, .65), 110.0, .3, .18), M.fabric((.33, .35, .27)), M.fabric((.42, .265, .175))
TRAV = M.stone_tiles(3, 3, (.60, .54, .455), (.72, .665, .585), 0, .45)
GL = M.glass(nd=.85 if PARK and LOW else .55, refl=0)       # the park lies in half shade
H = 2.95


def planting(poly, z, seed, tall=1.0, density=5.5):
    P.bed(poly, [(P.grass('fountain', 1), 2), (P.shrub('pitto', 2), 2.4), (P.shrub('green', 5), 2), (P.grass('sedge', 2), 1.4), (P.lavender(1), .8)], density, seed, z, (.5*tall, .85*tall))


def front(x0, x1, panel=2.6, inner=.36):
    """Glass front at y = 0 with slim white frames, a planted trough inside it and the planted terrace edge outside."""
    A.glazing([(x0, 0), (x1, 0)], .02, H, panel, .035, WHITE_METAL, GL)
    A.portal(((x0+x1)/2, -.05, H/2), (x1-x0, H), (-1.5708, 0, 0))
    if inner:
        C.box((x0, -.62, 0), (x0+(x1-x0)*inner, -.06, .34), M.terrazzo(), .03, 4)
        trough = [(x0+.08, -.54), (x0+(x1-x0)*inner-.08, -.54), (x0+(x1-x0)*inner-.08, -.12), (x0+.08, -.12)]
        P.bed(trough, [(P.broadleaf(2, 16, .8, .30, .18), 2), (P.broadleaf(6, 12, .6, .26, .17), 2), (P.grass('sedge', 2), 2.4), (P.grass('fountain', 1), 1.2)], 9, 5, .30, (.6, 1.0))
    C.box((-16, 0, -.4), (16, 4.6, -.02), M.stone_tiles(1.2, .6, (.60, .575, .53), (.69, .665, .62), .004, .5), .01)
    C.box((-16, .3, H), (16, .95, H+.34), PLASTER, .03, 3)       # where the ceiling ends: two faces at one height are a black slot
    C.box((-16, 3.7, -1.2), (16, 4.7, .30), PLASTER, .03, 3)
    planting([(-15.8, 3.85), (15.8, 3.85), (15.8, 4.55), (-15.8, 4.55)], .26, 9, .85, 6)
    A.balustrade([(-16, 3.62), (16, 3.62)], -.02, 1.0)
    C.box((-60, 12, -12), (60, 60, -11.6), M.ground(), 0)
    C.obj(C.mesh('lagoon', [(-34, 16, -11.3), (30, 16, -11.3), (34, 52, -11.3), (-38, 52, -11.3)], [(0, 1, 2, 3)], M.pool_water((.50, .80, .82), .02), uv=False))
    C.obj(C.mesh('lagoon bed', [(-34, 16, -11.55), (30, 16, -11.55), (34, 52, -11.55), (-38, 52, -11.55)], [(0, 1, 2, 3)], M.solid((.20, .50, .52), .6), uv=False))
    for i, (x, y, h) in enumerate(((-12, 13, 11.5), (-8.6, 15, 12.6), (9, 13.5, 12.2), (14, 17, 13.4), (3.2, 20, 10.6))):
        C.obj(P.palm(h, 1+i % 4, 54, 2.5), (x, y, -11.6), i*1.3)


def shell(x0, x1, y0, right=None):
    C.box((x0-.4, y0-.4, -.3), (x1+.4, 0, 0), FLOOR, 0)
    C.box((x0-.4, y0-.4, H), (x1+.4, .3, H+.3), CEIL, 0)
    C.box((x0-.4, y0-.4, 0), (x0, .1, H), PLASTER, 0); C.box((x1, y0-.4, 0), (x1+.4, .1, H), right or PLASTER, 0); C.box((x0, y0-.4, 0), (x1, y0, H), PLASTER, 0)
    A.area(((x0+x1)/2, y0+.25, 2.2), ((x1-x0)*.8, 1.2), 14 if LOW else 58, (1, .94, .87), (1.35, 0, 0))


def cove(points, drop=.26):
    """Lowered ceiling with a free curved edge; the light behind the edge washes the ceiling above."""
    edge = C.smooth_closed(points, 10)
    C.prism(edge, H-drop, H-drop+.10, CEIL, .03, 4)
    cx, cy = sum(p[0] for p in edge)/len(edge), sum(p[1] for p in edge)/len(edge)
    C.tube([(x+(cx-x)*.035, y+(cy-y)*.035, H-drop+.125) for x, y in edge+edge[:1]], .014, M.emit((1, .80, .56), 15, True), 6).visible_glossy = False       # no line of light in the glass


def reeded_wall(axis, at, lo, hi, h, mat, r=.03, face=1):
    """Half-round ribs on a wall; face is the direction that they look in."""
    n = int((hi-lo)/(2*r))
    for i in range(n):
        u = lo+2*r*(i+.5)
        C.tube([(u, at, 0), (u, at, h)] if axis == 'x' else [(at, u, 0), (at, u, h)], r*.98, mat, 10)


def ribs(line, z0, z1, step, mat):
    """Half-round ribs at equal distances around a closed outline."""
    lengths = [math.dist(p, q) for p, q in zip(line, line[1:]+line[:1])]
    n = round(sum(lengths)/step)
    step, walked, i = sum(lengths)/n, 0, 0
    for k in range(n):
        while walked+lengths[i] < k*step:
            walked += lengths[i]
            i += 1
        t, (x0, y0), (x1, y1) = (k*step-walked)/lengths[i], line[i], line[(i+1) % len(line)]
        C.tube([(x0+(x1-x0)*t, y0+(y1-y0)*t, z0), (x0+(x1-x0)*t, y0+(y1-y0)*t, z1)], step*.48, mat, 8)


def arc_lamp(x, y, yaw, reach=1.5, h=2.0):
    with C.Group((x, y, 0), yaw):
        C.lathe([(.001, .07), (.17, .07), (.18, .05), (.18, 0), (.001, 0)], (0, 0, 0), M.marble((.76, .76, .73)), 40)
        C.tube([(0, 0, .05)]+[(reach*(1-math.cos(math.pi*.62*i/20))/1.37, 0, .3+(h-.3)*math.sin(math.pi*.62*i/20)) for i in range(21)], .013, BRASS, 12)
        x1, z1 = reach*(1-math.cos(math.pi*.62))/1.37, .3+(h-.3)*math.sin(math.pi*.62)
        C.lathe([(.02, .03), (.16, -.03), (.21, -.12), (.20, -.12), (.15, -.04), (.02, .015)], (x1, 0, z1), BRASS, 40)
        C.lathe([(.001, -.11)]+[(.075*math.sin(math.pi*i/12), -.09-.075*math.cos(math.pi*i/12)+.05) for i in range(1, 12)], (x1, 0, z1), M.emit((1, .82, .6), 5), 20)


def living():
    side = 5.6 if VIEW == 'around' else 5.0
    shell(-5.4, side, -7.6, TINT if VIEW == 'around' else None)
    front(-5.4, side)
    cove([(-5.0, -7.2), (4.6, -7.2), (4.7, -3.2), (2.2, -1.6), (-1.2, -2.1), (-3.4, -1.3), (-5.1, -2.6)])
    # curved plaster wall on the right; in the panorama it has a hearth, a ledge that follows it and ribs of oak
    bow = lambda r, a0, a1, n=26: C.arc(2.6, -4.6, r, a0, a1, n)
    on = lambda r, a: (2.6+r*math.cos(math.radians(a)), -4.6+r*math.sin(math.radians(a)))
    if VIEW == 'around':
        for a0, a1, z0, z1 in ((-62, 40, 0, .52), (-62, -12, .52, 1.12), (22, 40, .52, 1.12), (-62, 40, 1.12, H)):
            C.prism(bow(2.42, a0, a1)+bow(2.75, a1, a0), z0, z1, TINT, 0)
        C.prism(bow(2.75, -62, 40)+[(5.7, -2.83), (5.7, -7.03)], 0, H, TINT, 0); C.prism(bow(2.70, -12, 22)+bow(2.74, 22, -12), .5, 1.14, M.microcement((.13, .125, .12)), 0)
        C.prism(bow(1.98, -62, 40)+bow(2.42, 40, -62), 0, .40, TRAV, .02, 3); C.prism(bow(1.94, -62, 40)+bow(2.42, 40, -62), .40, .45, TRAV, .008, 2)
        for a in (-6, 0, 6, 12, 17):
            F.fire((*on(2.58, a), .52), a+90, .34, .30, 8)
        for i in range(44):      # ribs from the hearth to the back
            C.tube([(*on(2.40, -61.2+i*1.02), .45), (*on(2.40, -61.2+i*1.02), H)], .021, OAK, 10)
        with C.Group((*on(2.36, -38), 1.62), -128):
            F.art((0, 0, 0), 1.15, 1.15, 0, 10)
        F.cushion((*on(2.17, -40), .50), (1.3, .40, .10), FERN, 9, .03, 3, (0, 0, math.radians(50))); I.pillow((*on(2.24, -50), .72), (.46, .42, .15), CLAY, 2, (1.2, 0, math.radians(-140)))
        F.books((*on(2.2, -18), .45), 70, 4, 5); I.ceramics((*on(2.2, 29), .45), 4, 1.05, 6); I.basket((*on(1.75, 31), 0), .20, .30, False)
        C.tube([(*on(2.30, a), 1.42) for a in range(-13, 39, 2)], .025, OAK, 8)
        for a, k in ((-8, 2), (6, 5), (20, 8), (32, 3)):
            I.ceramics((*on(2.31, a), 1.445), 1 if k % 2 else 2, .55, k)
    else:
        C.prism(bow(2.42, -62, 40)+[(5.1, -3.0), (5.1, -7.0)], 0, H, TINT, 0)
    for i in range(3):
        a = math.radians(((-34, -12, 10), (0, 13, 27))[VIEW == 'around'][i])
        C.lathe([(.001, 0), (.16, .004), (.20, .03), (.205, .06)], (2.6+2.40*math.cos(a), -4.6+2.40*math.sin(a), (1.55 if VIEW != 'around' else 1.98)+.06*(i % 2)), M.microcement(((.60, .62, .55), (.70, .66, .58), (.50, .42, .34))[i]), 48).rotation_euler = (math.pi/2, 0, a-math.pi/2)
    if VIEW == 'around':       # broad rings: the floor between the seats and the camera
        for r, m in ((2.75, (.44, .47, .38)), (2.05, (.66, .65, .58)), (1.4, (.52, .38, .28)), (1.1, (.66, .65, .58))):
            C.lathe([(r, .012-r*.003), (.001, .014-r*.003+.004)], (-.5, -3.9, .006), M.rug(m, tuple(x*.86 for x in m)), 96)
    else:
        C.lathe([(2.25, .012), (.001, .014)], (-.7, -3.6, .0), M.rug((.62, .63, .57), (.50, .52, .45)), 96)
    I.sofa_curved((-1.4, -3.2, .012), 62, 1.9, 116, MOSS, ((-36, FERN), (-18, BONE), (30, CLAY)))
    if VIEW == 'around':
        I.ottoman((-.6, -5.35, .012), .46, .38, CLAY, OAK)
    F.tub_chair((1.45, -2.35, .012), -30, BONE, s=1.02); F.tub_chair((1.55, -3.85, .012), -96, BONE, s=1.02)
    C.lathe([(.001, .30), (.62, .30), (.64, .27), (.60, .02), (.001, 0)], (-.35, -3.75, .012), TRAV, 72); F.books((-.5, -3.9, .312), 25, 3, 2); I.ceramics((-.15, -3.55, .312), 3, .8, 3); F.bowl((-.30, -4.05, .312), .14, M.microcement((.50, .42, .34)))
    arc_lamp(-2.9, -5.3, 40, 1.9, 2.05)
    F.pot((-4.9, -1.2, 0), .30, .46, P.broadleaf(3, 30, 1.9, .46, .28), TRAV); F.pot((4.3, -.55, 0), .26, .4, P.grass('fountain', 2), TRAV, .95)
    C.box((-5.4, -6.9, .0), (-4.98, -3.4, .46), OAKH, .02, 3); I.ceramics((-5.18, -4.2, .46), 4, .85, 3); F.books((-5.18, -6.1, .46), 84, 4, 5)
    F.art((-5.38, -5.2, 1.6), 1.9, 1.3, 90, 31)
    R.drape((3.3, -.22), (4.9, -.22), .02, H-.02, M.sheer((.85, .85, .82), .2), .06, .15)
    C.box((2.6, 1.0, -.02), (4.4, 1.9, .36), OAKH, .02); F.cushion((3.5, 1.45, .42), (1.75, .85, .14), BONE, 9, .05, 3)
    globes(((-.95, -3.8, .66), (-.5, -3.3, .92), (-.45, -4.0, .54)) if VIEW == 'around' else ((-.60, -3.95, .66), (-.10, -3.55, .92), (.12, -4.1, .54)), .14, 2.6 if VIEW == 'around' else .62)
    if VIEW != 'around':
        F.pot((3.0, -.8, 0), .30, .46, P.broadleaf(5, 26, 1.5, .42, .26), TRAV)
    if VIEW == 'around':       # the wall to the hall, ribbed in oak from side to side, with books beside the console
        reeded_wall('x', -7.57, -5.4, 5.0, H, OAK, .032)
        I.console((-.4, -7.5, 0), 180, 2.2, SAGE, 9, 1.15, TRAV); I.door((2.2, -7.5, 0), 180, 1.1, 2.4, OAK, BRASS)
        C.box((-4.6, -7.56, 0), (-2.1, -7.2, .06), SAGE, .004)
        for x in (-4.6, -3.78, -2.96, -2.14):
            C.box((x, -7.56, 0), (x+.04, -7.2, 2.5), SAGE, .003)
        for k, z in enumerate((.06, .62, 1.08, 1.54, 2.00, 2.46)):
            C.box((-4.6, -7.56, z-.03), (-2.1, -7.2, z+.01), SAGE, .003)
            if k < 5:
                A.led((-4.5, -7.24, z+(.53 if k == 0 else .42)), (-2.2, -7.24, z+(.53 if k == 0 else .42)), 3)
                for j in range(3):
                    if (j+k) % 3:
                        F.book_row((-4.17+.82*j, -7.38, z+.01), 180, .5+.1*((j*3+k) % 3), 7*k+j)
                    else:
                        I.ceramics((-4.17+.82*j, -7.38, z+.01), 2, .62, k+j)
        A.area((-3.3, -6.9, 2.5), (2.2, .2), 12, (1, .86, .7), (-.5, 0, 0))
        F.pot((4.2, -7.15, 0), .3, .46, P.broadleaf(5, 28, 1.7, .46, .28), TRAV); A.area((-.2, -6.4, 2.6), (3, .4), 16, (1, .90, .78), (-.5, 0, 0))
        F.pot((5.0, -2.0, 0), .34, .5, P.tree('lemon', 1.9, 4, 9000), TRAV); F.pot((4.2, -.75, 0), .26, .4, P.grass('fountain', 2), TRAV, .95)
        # a table for two before the wall to the west
        F.round_table((-4.2, -2.2, 0), .5, .74, TRAV, OAK); F.tub_chair((-4.5, -3.0, 0), 20, FERN); F.tub_chair((-3.45, -1.75, 0), -120, FERN); F.vase((-4.2, -2.2, .74), 0, .7, M.microcement((.62, .62, .55)), 8, 5)
        A.downlights([(x, y) for x in (-3.6, -1.4, 1.0, 3.2) for y in (-6.6, -4.9)], H-.262, 10)
        return dict(loc=(1.0, -4.8, 1.42), panorama=True, look=dict(key=1.22, contrast=1.98))
    return dict(loc=(2.6, -7.3, 1.3), heading=-29, lens=24, hz=.42, look=dict(key=1.35, contrast=2.3, wb=(1.03, .99, .98), view=outdoors(sat=1.45, gain=.9, col=(.95, 1, 1.06))))


def kitchen():
    shell(-4.4, 4.0, -6.6, TINT)
    front(-4.4, 1.2, 2.8, False)
    # right: solid end with a long window at worktop height into the planting
    R.wall('x', 0, 1.2, 4.4, H, PLASTER, [(1.5, 3.8, .98, 1.78)], .3)
    A.glazing([(1.5, .2), (3.8, .2)], .98, 1.78, 2.4, .035, WHITE_METAL, GL)
    C.box((1.2, .6, -.4), (5, 1.6, .80), PLASTER, .02); planting([(1.3, .65), (4.9, .65), (4.9, 1.5), (1.3, 1.5)], .76, 31, .75, 12)
    TOP = M.terrazzo((.74, .74, .70), scale=44.0)
    R.counter((2.6, 0, 0), 0, 2.8, .66, .90, SAGE, TOP, 'reeded', None, (), None, sink=0, tap=BRASS)
    R.counter((4.0, -2.75, 0), -90, 4.1, .66, .90, SAGE, TOP, 'reeded', None, (), None, hob=.2)
    C.box((3.97, -4.8, .90), (4.0, -.6, 1.5), TOP, .002)
    R.shelf((4.0, -2.75, 1.5), -90, 4.1, .24, OAKH, seed=12); R.shelf((4.0, -2.75, 2.0), -90, 4.1, .24, OAKH, seed=15); A.led((3.8, -4.7, 1.445), (3.8, -.8, 1.445), 5); A.area((3.82, -2.7, 1.43), (.05, 3.8), 16, (1, .82, .6))
    # tall units at the left back: arched niche with oak shelves between sage cupboards
    R.wardrobe((4.0, -5.75, 0), -90, 1.7, H-.02, .64, SAGE, 'reeded')
    # round-ended island
    oval = lambda rx, ry: [(-.45+(1.25 if math.cos(2*math.pi*i/72) > 0 else -1.25)*(.62 if abs(math.cos(2*math.pi*i/72)) > 1e-6 else 0)+ry*math.cos(2*math.pi*i/72), -2.7+ry*math.sin(2*math.pi*i/72)) for i in range(72)]
    C.prism(oval(0, .60), .87, .92, TOP, .008, 3)
    C.prism(oval(0, .44), 0, .87, OAK, 0)
    ribs(oval(0, .455), .02, .87, .05, OAK)
    for i, x in enumerate((-1.15, -.45, .25)):
        F.stool((x, -1.80+.02*i, 0), (5, -4, 8)[i], .66, BONE, M.wood((.46, .36, .25), (.60, .49, .37)))
    F.vase((-1.0, -2.95, .92), 1, .7, M.microcement((.62, .62, .55)), 0); F.bowl((.15, -2.85, .92), .19, M.microcement((.50, .42, .34)), M.solid((.42, .50, .10), .45)); T.in_use((-.5, -2.7, .92), 0, 1.1, .5, 2, 'cook')
    for x, d in ((-1.05, 1.05), (-.45, .82), (.15, 1.18)):
        F.pendant((x, -2.7, H), d, 'globe', BRASS, .62, .15)
    A.area((-.45, -2.7, 1.75), (1.6, .2), 12, (1, .84, .62))
    cove([(-4.1, -6.3), (3.0, -6.3), (3.1, -1.7), (1.6, -1.0), (-1.0, -1.9), (-3.2, -1.1), (-4.1, -2.4)], .24)
    # breakfast corner by the glass
    F.round_table((-2.65, -1.45, 0), .58, .74, TOP, SAGE); F.tub_chair((-3.2, -.85, 0), 38, FERN); F.tub_chair((-2.0, -.85, 0), -38, FERN)
    T.setting((-2.94, -1.62, .742), -60, 3, None); T.setting((-2.36, -1.62, .742), 60, 8, None); T.cup((-2.66, -1.80, .742)); T.cup((-2.30, -1.28, .742)); T.halved((-2.72, -1.14, .742), None, 3, 2, .06); F.vase((-2.45, -1.25, .74), 0, .36, M.microcement((.70, .68, .62)), 7, 3)
    F.pot((3.1, -.25, .90), .07, .12, P.shrub('green', 2, 2600, .15, .26), M.microcement((.62, .62, .55)), .9)
    return dict(loc=(-5.4, -1.95, 1.3), heading=87, lens=31, hz=.41, clip=1.22, look=dict(key=1.25, contrast=2.3, wb=(1.03, .99, .98), view=outdoors(sat=1.4, gain=.9, col=(.95, 1, 1.06))))


def bedroom():
    shell(-4.0, 4.4, -6.4)
    front(-4.0, 4.4, 2.8, .55)
    cove([(-3.6, -6.0), (4.0, -6.0), (4.1, -2.6), (2.0, -1.6), (-.6, -2.2), (-3.7, -1.5)])
    reeded_wall('y', 4.38, -6.4, -.9, H, OAK, .032)
    C.lathe([(1.75, .012), (.001, .014)], (1.9, -3.0, .0), M.rug((.66, .66, .60), (.55, .56, .49)), 96)
    I.bed((3.05, -3.4, .012), -90, 1.9, 2.05, MOSS, throw=FERN, accents=(CLAY, FERN), board=2.9, board_h=1.02, frame=OAK)
    for y in (-1.75, -5.05):
        C.lathe([(.001, .46), (.25, .46), (.26, .44), (.26, .10), (.22, 0), (.001, 0)], (4.0, y, 0), SAGE, 48)
        F.pendant((3.95, y, H-.18), 1.45, 'globe', BRASS, .62, .11); A.area((3.9, y, 1.15), (.2, .2), 5, (1, .8, .56))
        F.books((3.9, y-.05, .46), 70, 2, int(-y*3))
    F.tub_chair((1.5, -1.35, 0), -52, CLAY, s=1.05); C.lathe([(.001, .44), (.24, .44), (.25, .42), (.20, 0), (.001, 0)], (2.3, -1.15, 0), TRAV, 48); F.books((2.3, -1.15, .44), 30, 2, 4); I.bench((1.55, -3.4, .014), 90, 1.5, .48, FERN, OAK); I.throw((1.55, -3.0, .46), 90, (.46, .46), .25, CLAY, 5)
    R.wardrobe((1.6, -6.4, 0), 180, 4.6, H-.3, .6, SAGE, 'reeded')
    R.drape((2.6, -.24), (4.3, -.24), .02, H-.02, M.sheer((.85, .85, .82), .2), .06, .15); R.drape((-3.95, -.70), (-3.2, -.70), .02, H-.02, M.sheer((.85, .85, .82), .2), .05, .15)
    F.lounger((-2.2, 1.2, -.02), 90, BONE, OAKH, 30)
    return dict(loc=(-3.4, -1.45, 1.25), heading=97, lens=33, hz=.43, look=dict(key=1.15, contrast=2.06, wb=(.97, 1, 1.05), view=outdoors(gain=1.5, sat=1.3)))


def bath():
    """Bathroom around a planted light court behind glass: reeded sage tiles, fine terrazzo underfoot."""
    fine = M.terrazzo((.655, .635, .595), ((.74, .715, .66), (.42, .45, .39), (.58, .50, .42)), 74.0)
    tile = M.stone_tiles(.05, .24, (.285, .315, .255), (.39, .42, .345), .0035, .2, False, 0)
    shell(-3.2, 3.2, -5.2); C.box((-3.2, -5.2, .0), (3.2, 0, .006), fine, 0)
    front(-3.2, .2, 3.4, False)
    C.box((.2, -.25, 0), (3.3, .1, H), tile, .004); C.box((-3.2, -5.2, 0), (-3.17, -2.62, H), tile, 0)
    # a lit niche in the tiles, with bottles; a rain shower behind one sheet of glass
    C.box((1.0, -.30, 1.05), (2.5, -.24, 1.09), BRASS, .003); C.box((1.0, -.27, 1.09), (2.5, -.245, 1.42), M.solid((.70, .66, .57), .5), 0); A.led((1.0, -.29, 1.43), (2.5, -.29, 1.43), 6); A.area((1.75, -.4, 1.42), (1.4, .08), 7, (1, .82, .58))
    for i, x in enumerate((1.12, 1.24, 1.9, 2.04, 2.3)):
        C.lathe([(.001, 0), (.034, 0), (.036, .13+.02*(i % 3)), (.012, .16+.02*(i % 3)), (.010, .18+.02*(i % 3)), (.001, .18+.02*(i % 3))], (x, -.27, 1.09), M.solid(((.16, .10, .05), (.62, .62, .57), (.22, .27, .19))[i % 3], .25), 24)
    F.vase((1.55, -.275, 1.09), 0, .38, M.microcement((.62, .62, .55)), 6, 3)
    C.tube([(2.0, -.27, 1.0), (2.0, -.27, 2.25), (2.0, -.75, 2.28)], .011, BRASS, 12); C.lathe([(.001, .012), (.02, .012), (.15, .004), (.15, -.006), (.001, -.006)], (2.0, -.78, 2.26), BRASS, 40)
    C.prism(C.smooth_open([(.93, -1.42), (.90, -1.0), (.94, -.6), (.93, -.26)], 8)+C.smooth_open([(1.05, -.26), (1.06, -.6), (1.02, -1.0), (1.05, -1.42)], 8), 0, 1.12, fine, .02, 3)       # a low curved wall beside the shower: a pane is not seen
    C.box((1.0, -1.5, .006), (3.2, -.25, .02), tile, 0)
    # a planted trough in the left corner, its earth below the rim, under a lamp of its own
    for p, q in (((-3.2, -2.5), (-2.2, -2.42)), ((-2.28, -2.5), (-2.2, -.06)), ((-3.2, -.14), (-2.2, -.06))):
        C.box((*p, 0), (*q, .36), fine, .012, 3)
    C.box((-3.2, -2.44, .05), (-2.26, -.1, .29), M.ground((.05, .035, .022), (.10, .072, .045), 3.0), 0)
    P.bed([(-3.1, -2.36), (-2.36, -2.36), (-2.36, -.2), (-3.1, -.2)], [(P.broadleaf(2, 16, .8, .30, .18), 1), (P.broadleaf(6, 12, .6, .26, .17), 1.6), (P.grass('sedge', 2), 1)], 5.5, 41, .28, (.5, .8))
    C.obj(P.broadleaf(3, 22, 1.5, .44, .26), (-2.75, -.6, .28), 1.0); A.area((-2.5, -1.4, H-.3), (.5, 1.6), 22, (1, .90, .76))
    C.box((3.16, -5.2, 0), (3.2, 0, H), TINT, 0)
    # round bath on a low step
    C.prism([(-.7+1.35*math.cos(math.radians(a)), -1.5+1.25*math.sin(math.radians(a))) for a in range(0, 360, 4)], 0, .10, fine, .012, 3)
    I.tub((-.7, -1.5, .10), 20, 1.62, 1.30, .60, M.solid((.80, .80, .78), .25)); I.floor_tap((.06, -2.06, .10), (-.7, -1.5))
    I.tray((-.7, -1.5, .70), (.20, 1.3), 110, OAKH); I.candles((-.95, -1.42, .715), 2, 4, 5); T.drinking_glass((-.42, -1.60, .715), 'wine', T.WHITE)
    C.lathe([(.001, .45), (.19, .45), (.20, .43), (.20, .02), (.19, 0), (.001, 0)], (.85, -1.0, 0), SAGE, 48); I.folded((.85, -1.0, .45), 10, 3, size=(.28, .2)); I.throw((-1.25, -1.2, .69), 20, (.4, .5), .34, FERN, 5)
    # washstand on the right with reeded front and one wide oval mirror
    with C.Group((3.16, -2.55, 0), -90):
        C.box((-.9, -.50, .46), (.9, 0, .80), SAGE, .004)
        for i in range(53):
            u = -.9+1.8*(i+.5)/53
            C.tube([(u, -.50, .465), (u, -.50, .795)], .016, SAGE, 8)
        C.box((-.92, -.54, .80), (.92, 0, .84), fine, .008)
        for x in (-.45, .45):
            C.lathe([(.001, .02), (.15, .03), (.19, .11), (.20, .135), (.207, .135), (.195, .08), (.16, 0), (.001, 0)], (x, -.27, .84), M.solid((.80, .80, .77), .3), 48)
            C.tube([(x, 0, 1.12), (x, -.17, 1.12), (x, -.19, 1.10)], .012, BRASS, 10); C.lathe([(.001, 0), (.022, 0), (.022, .03), (.001, .03)], (x+.13, -.03, 1.11), BRASS, 20)
        pts = [((.46 if math.cos(a) > 0 else -.46)+.38*math.cos(a), -.03, 1.60+.38*math.sin(a)) for a in (2*math.pi*i/80 for i in range(80))]
        C.obj(C.mesh('mirror', pts, [tuple(range(80))], M.solid((.86, .87, .87), .0, 1.0), uv=False)); C.tube(pts+[pts[0]], .014, BRASS, 8); C.tube([(x, -.004, z) for x, y, z in pts+[pts[0]]], .022, M.emit((1, .84, .64), 4), 6)
        I.folded((0, -.22, .845), 2, 3); C.lathe([(.001, 0), (.032, 0), (.034, .13), (.012, .15), (.010, .17), (.001, .17)], (.80, -.16, .84), M.solid((.16, .10, .05), .25), 24); F.vase((-.78, -.2, .84), 0, .5, M.microcement((.62, .62, .55)), 6, 4); C.tube([(-.72, -.53, .66), (.1, -.53, .66)], .008, BRASS, 8); I.hanging_towel((-.38, -.47, .66), 0, .42, .34, CLAY)
        A.area((0, -.3, 2.0), (1.7, .15), 15, (1, .84, .64))
    I.ring_rug((1.35, -2.75, 0), .82, (M.rug((.46, .36, .26), (.36, .28, .20)), M.rug((.62, .56, .46), (.50, .45, .37))), (.07, .05, 1.0)); I.bench((1.5, -2.62, .012), 62, .9, .42, CLAY, OAKH); I.folded((1.4, -2.75, .455), 62, 2, size=(.30, .24)); T.open_book((1.62, -2.4, .455), 80, 2)
    cove([(-1.5, -4.9), (2.8, -4.9), (2.8, -1.7), (1.0, -1.5), (-.4, -.5), (-1.6, -.8)], .22)
    F.pendant((-.7, -1.5, H-.12), .85, 'globe', BRASS, .62, .16)
    I.hanging_towel((-3.2, -3.5, 1.3), 90, .5, .85, FERN); I.basket((-2.8, -4.3, 0), .2, .3)
    return dict(loc=(-3.0, -5.0, 1.3), heading=39, lens=24.5, hz=.43, look=dict(key=1.05, contrast=2.15, sat=1.24, wb=(1.01, .985, 1.0), view=outdoors(gain=.92, sat=1.4, col=(1, 1, 1.02))))


# --- the garden villas: one room from the street to the park, a stair behind slats, orange trees ------------------

def park():
    """Terrace, lawn with a path to the gate, orange trees over a table, hedge and the trees of the park."""
    C.box((-12, 0, -.4), (12, 4, -.02), M.stone_tiles(1.2, .6, (.55, .50, .43), (.65, .60, .53), .005, .5), .01)
    C.box((-90, 4, -.6), (90, 60, -.07), M.lawn_base(), 0); P.lawn([(-7, 4), (1.6, 4), (1.6, 12.6), (-7, 12.6)], (0, 0), -.06, 13, 6, 3, avoid=lambda x, y: abs(x+.4) < .8)
    C.box((1.8, 4, -.3), (6.4, 12.4, -.03), M.ground((.50, .455, .385), (.64, .59, .51), 2.0), 0)
    for i in range(8):
        C.box((-1.0, 4.1+1.12*i, -.2), (.2, 5.1+1.12*i, -.02), TRAV, .012)
    for i, (x, y) in enumerate(((5.4, 5.4), (5.4, 8.0), (5.4, 10.6), (2.2, 11.6), (-5.6, 9.4))):
        C.obj(P.tree('lemon', 3.1+.15*(i % 2), 11+i, 14000, (.80, .27, .03)), (x, y, -.1), i*1.4)
    F.trestle_table((3.6, 7.4, -.03), 90, 2.4, .95, .75, OAKH)
    for i in range(3):
        F.rush_chair((2.85, 6.6+.8*i, -.03), 90+3*i, OAKH); F.rush_chair((4.35, 6.6+.8*i, -.03), -90-3*i, OAKH)
    F.bowl((3.6, 7.2, .72), .17, M.microcement((.62, .59, .54)), M.solid((.80, .27, .03), .45)); F.vase((3.6, 7.9, .72), 1, .6, None, 8, 3)
    P.hedge([(-14+.72*i, 13.4+.12*(i % 3)) for i in range(40) if abs(-13.6+.72*i) > 1.0], -.2, 1.02)
    for x in (-1.2, .4):
        C.box((x-.12, 13.2, -.2), (x+.12, 13.44, 1.3), PLASTER, .012)
    for i in range(9):
        C.box((-1.02+.145*i, 13.30, .06), (-.94+.145*i, 13.33, 1.1), SAGE, .003)
    P.bed([(-7, 11.8), (-1.4, 11.8), (-1.4, 12.9), (-7, 12.9)], [(P.lavender(1), 2.4), (P.grass('fountain', 1), 2), (P.shrub('grey', 3), 1.4)], 3, 5, -.05, (.6, .95))
    far = ((-9, 19, 'round', 8, 1), (-5.6 if ROOM == 'park_kitchen' else -3.6, 34 if ROOM == 'park_kitchen' else 22, 'pine', 12, 2), (3.4, 19, 'round', 9, 2), (9, 23, 'pine', 13, 5), (14, 18, 'round', 8.4, 3), (-15, 24, 'pine', 12, 4))
    for x, y, kind, h, s in far:
        if ROOM != 'park_bedroom' or x < 0:       # there they are not seen, and would take its sun
            C.obj(P.tree(kind, h, s, 34000), (x, y, -.3), s)


def globes(points, r=.12, glow=2.6):
    for x, y, drop in points:
        C.tube([(x, y, H), (x, y, H-drop)], .004, BRASS, 6); C.lathe([(.001, -2*r)]+[(r*math.sin(math.pi*i/14), -r-r*math.cos(math.pi*i/14)) for i in range(1, 14)]+[(.001, 0)], (x, y, H-drop), M.emit((1, .86, .68), glow) if glow > 1 else F.shade((.80, .78, .73), .12), 32).visible_glossy = False       # no globes in the window


def park_living():
    park(); shell(-4.6, 4.4, -8.0); A.glazing([(-4.6, 0), (4.4, 0)], .02, H, 2.25, .035, WHITE_METAL, GL); A.portal((0, -.06, H/2), (9, H), (-1.5708, 0, 0))
    C.prism(C.smooth_closed([(-12, .05), (12, .05), (12, 2.6), (6, 2.9), (0, 2.6), (-6, 2.9), (-12, 2.6)], 4), H, H+.34, PLASTER, .03)
    # the stair: terrazzo treads that rise behind a screen of sage slats
    for i in range(15):
        C.box((3.3, -2.3-.28*i-.28, .19*i), (4.4, -2.3-.28*i, .19*i+.19), FLOOR, .006)
    A.slats((3.22, -6.4), (3.22, -2.2), 0, H, SAGE, .045, .055, .10); A.area((3.85, -4.6, H-.05), (.8, 3), 26, (1, .92, .80)); C.tube([(3.36, -2.3, .95), (3.36, -5.3, 2.95)], .018, OAK, 10)
    # seats on a round rug: the moss sofa turns its back to the ribbed oak
    reeded_wall('y', -4.57, -6.6, -1.6, H, OAK, .03); C.box((-4.6, -6.6, 0), (-4.55, -1.6, H), OAK, 0)
    I.ring_rug((-1.1, -3.9, 0), 2.5, (M.rug((.66, .65, .58), (.54, .53, .46)), M.rug((.40, .42, .32), (.31, .33, .25))), (.16, .05, .10, .03, 2.5))
    I.sofa_low((1.75, -3.3, .012), -90, 3.2, 1.0, BONE, OAKH, pillows=((-1.2, MOSS), (-.75, CLAY), (1.2, FERN)))
    F.lounge_chair((-2.2, -2.7, .012), 44, OAKH, MOSS)
    C.lathe([(.001, .32), (.58, .32), (.60, .29), (.50, .03), (.001, 0)], (-.75, -3.9, .012), TRAV, 72); C.lathe([(.001, .44), (.26, .44), (.27, .42), (.24, 0), (.001, 0)], (-.15, -4.75, .012), SAGE, 56)
    T.open_book((-.98, -3.88, .332), 25, 2); T.cup((-.52, -4.2, .332)); I.throw((1.95, -2.2, .43), -90, (.46, .62), .22, CLAY, 5); F.vase((-.6, -3.6, .332), 1, .85, M.microcement((.62, .62, .55)), 11, 3); F.bowl((-.8, -4.2, .332), .12, M.microcement((.50, .42, .34)), M.solid((.80, .27, .03), .45)); I.glass((-.15, -4.75, .452), 1, False);
    globes(((-.9, -3.9, .75), (-.55, -4.2, 1.0), (-.5, -3.6, .6)), .13, .62); A.area((-.6, -3.9, 1.7), (.6, .6), 12, (1, .84, .64))
    F.pot((2.75, -.7, 0), .3, .46, P.broadleaf(3, 30, 1.8, .46, .28), TRAV)
    F.lounge_chair((-1.4, 1.6, -.02), 160, OAKH, FERN); F.lounge_chair((.0, 1.7, -.02), 200, OAKH, BONE); F.coffee_table((-.7, 1.2, -.02), 0, .34, .38, TRAV)
    R.drape((3.4, -.22), (4.3, -.22), .02, H-.02, M.sheer((.85, .85, .82), .2), .06, .15)
    return dict(loc=(-4.1, -7.7, 1.2), heading=37, lens=31, hz=.44, look=dict(key=1.25, contrast=2.28, wb=(1.0, 1, 1.01), bloom=.05, view=outdoors(gain=.9, sat=1.3, col=(.96, 1, 1.05))))


def park_kitchen():
    park(); shell(-4.4, 4.2, -7.2); A.glazing([(-4.4, 0), (4.2, 0)], .02, H, 2.15, .035, WHITE_METAL, GL); A.portal((0, -.06, H/2), (8.6, H), (-1.5708, 0, 0)); C.box((-12, .05, H), (12, 1.0, H+.34), PLASTER, .03)
    TOP = M.terrazzo((.74, .74, .70), scale=44.0)
    # right: oak cupboards, a sage niche with rounded shelves, lit
    R.wardrobe((4.2, -5.9, 0), -90, 1.8, H-.02, .64, OAK); R.wardrobe((4.2, -1.1, 0), -90, 1.6, H-.02, .64, OAK)
    R.counter((4.2, -3.45, 0), -90, 3.1, .66, .90, SAGE, TOP, 'flat', BRASS, (0, 3), None, hob=.5, sink=-.8, tap=BRASS)
    C.box((4.17, -5.0, .90), (4.2, -1.9, H-.02), M.stone_tiles(.06, .2, (.46, .50, .42), (.56, .60, .52), .004, .18, False, 0), 0)
    for z in (1.50, 1.92):
        R.shelf((4.17, -3.45, z), -90, 3.0, .26, OAKH, seed=int(z*11), thick=.04); A.led((4.0, -4.9, z-.05), (4.0, -2.0, z-.05), 5)
    A.area((3.95, -3.45, 1.44), (.06, 2.9), 14, (1, .84, .62)); I.ceramics((3.95, -2.3, .90), 3, .7, 2)
    # island with a round end in terrazzo, three stools
    isl = [(1.4, -4.5), (1.4, -3.45)]+[(-.6+.525*math.cos(a), -3.975+.525*math.sin(a)) for a in (math.pi/2+math.pi*i/20 for i in range(21))]
    C.prism(isl, .85, .92, TOP, .01, 3); C.prism([(x*.94+.02, -3.975+(y+3.975)*.84) for x, y in isl], 0, .85, SAGE, 0); ribs([(x*.95+.015, -3.975+(y+3.975)*.86) for x, y in isl], .02, .85, .05, SAGE)
    for i, x in enumerate((-.35, .40, 1.15)):       # on the far side: their backs do not stand before the room
        F.stool((x, -3.12, 0), (4, -5, 7)[i], .66, CLAY, OAKH)
    F.bowl((1.05, -3.75, .92), .2, M.microcement((.50, .42, .34)), M.solid((.80, .27, .03), .45)); F.vase((-.75, -3.95, .92), 0, .8, M.microcement((.70, .66, .58)), 8, 4); T.in_use((.3, -4.0, .92), 0, 1.4, .5, 1, 'cook')
    globes(((-.4, -3.95, .95), (.4, -3.95, .95), (1.2, -3.95, .95)), .11, .62); A.area((.4, -3.95, 1.6), (1.8, .2), 12, (1, .84, .64))
    # a curved bench and a round table in the corner by the glass
    arc = lambda r, a0, a1: [(-2.6+r*math.cos(math.radians(a0+(a1-a0)*i/24)), -1.9+r*math.sin(math.radians(a0+(a1-a0)*i/24))) for i in range(25)]
    C.prism(arc(1.55, 95, 255)+arc(1.05, 255, 95), 0, .40, OAK, .02); C.prism(arc(1.53, 96, 254)+arc(1.03, 254, 96), .40, .50, MOSS, .04, 3); C.prism(arc(1.62, 95, 255)+arc(1.46, 255, 95), .40, .86, MOSS, .05, 3)
    F.round_table((-2.5, -1.9, 0), .68, .74, TRAV, OAK); F.tub_chair((-1.55, -2.35, 0), -70, BONE); F.tub_chair((-1.6, -1.3, 0), -118, BONE); F.bowl((-2.45, -1.75, .74), .17, M.microcement((.62, .62, .55)), M.solid((.80, .27, .03), .45)); T.carafe((-2.70, -2.12, .74)); T.setting((-2.92, -1.86, .742), -90, 3, None); T.cup((-2.28, -2.2, .742)); T.cup((-2.15, -1.62, .742)); T.open_book((-2.5, -1.46, .742), 150, 3)
    for x, m, k in ((110, BONE, 1), (180, CLAY, 2), (230, FERN, 3)):
        a = math.radians(x)
        I.pillow((-2.6+1.36*math.cos(a), -1.9+1.36*math.sin(a), .68), (.46, .42, .15), m, k, (1.15, 0, a-math.pi/2))
    C.lathe([(.02, .04), (.30, -.06), (.36, -.16), (.35, -.16), (.28, -.07), (.02, .02)], (-2.5, -1.9, 1.95), SAGE, 56); C.tube([(-2.5, -1.9, H), (-2.5, -1.9, 1.98)], .004, BRASS, 6); C.lathe([(.001, -.14), (.07, -.12), (.08, -.08), (.001, -.04)], (-2.5, -1.9, 1.95), F.shade((.80, .78, .73), .12), 24)
    F.art((-4.38, -4.9, 1.6), 1.5, 1.1, 90, 44); C.box((-4.4, -5.9, 0), (-4.0, -4.0, .46), OAKH, .02); I.basket((-4.2, -4.3, .46), .17, .22, False); F.pot((-4.2, -5.6, .46), .13, .2, P.broadleaf(5, 14, .7, .24, .16), TRAV)
    return dict(loc=(2.75, -6.1, 1.3), heading=-44, lens=28, hz=.43, look=dict(key=1.5, contrast=2.06, sat=1.22, wb=(.99, .99, 1.04), bloom=.05, view=outdoors(gain=.9, sat=1.25)))       # over the island to the bench and the garden


def park_bedroom():
    park(); shell(-3.8, 3.4, -6.0)
    for x, y, s in ((-6.6, 5.6, 12), (-8.6, 8.0, 14), (-12.5, 9.6, 16)):       # what its window sees
        C.obj(P.tree('lemon', 3.0, s, 14000, (.80, .27, .03)), (x, y, -.1), s)
    P.bed([(-13, 4.1), (-4.4, 4.1), (-4.4, 5.2), (-13, 5.2)], [(P.lavender(1), 2.4), (P.grass('fountain', 1), 2), (P.shrub('grey', 3), 1.4)], 3, 5, -.06, (.6, .9))
    R.wall('x', 0, -3.8, 3.4, H, PLASTER, [(-2.9, 2.3, .40, 2.5)], .4); A.glazing([(-2.9, .2), (2.3, .2)], .42, 2.48, 1.75, .035, WHITE_METAL, GL); A.portal((-.3, .42, 1.45), (5.2, 2.1), (-1.5708, 0, 0))
    C.box((-3.1, -.62, 0), (2.5, .0, .36), OAK, .03, 3); F.cushion((-1.63, -.28, .43), (2.64, .58, .13), FERN, 10, .04, 3); F.cushion((1.03, -.28, .43), (2.64, .58, .13), FERN, 10, .04, 5); I.pillow((-2.55, -.3, .70), (.52, .50, .18), CLAY, 2, (1.15, 0, 1.35)); I.pillow((-2.30, -.42, .66), (.44, .40, .16), BONE, 4, (1.05, 0, 1.25)); F.books((-.35, -.30, .495), 20, 2, 5); I.tray((.35, -.32, .495), (.40, .28), 12, OAKH); C.lathe([(.001, 0), (.030, 0), (.040, .075), (.036, .075), (.028, .008)], (.30, -.34, .51), M.microcement((.70, .66, .58)), 28); F.bowl((.44, -.28, .51), .085, M.microcement((.50, .42, .34)), None); I.throw((-1.25, -.33, .49), 0, (.48, .50), .26, CLAY, 6)
    # fern plaster with a headboard of three pebbles
    C.box((-3.8, -6.0, 0), (-3.76, 0, H), M.plaster((.30, .345, .255)), 0)
    reeded_wall('y', -3.74, -6.0, -.1, .92, OAK, .03)
    for y, w, h, m, k in ((-4.05, .82, .94, M.fabric((.48, .32, .15)), 1), (-3.1, 1.02, 1.30, CLAY, 2), (-2.15, .82, .94, M.fabric((.34, .36, .26)), 3)):       # three pebbles of three tones, apart
        F.cushion((-3.64, y, h/2+.08), (.16, w, h), m, 3.0, .05, k)
    I.ring_rug((-1.4, -3.1, 0), 2.0, (M.rug((.60, .50, .38), (.48, .39, .29)), M.rug((.44, .33, .23), (.34, .25, .17))), (.12, .05, 2.0))
    with C.Group((-2.5, -3.1, .012), 90):
        C.box((-.98, -1.08, .12), (.98, 1.05, .32), OAK, .06, 4); C.box((-.7, -.9, 0), (.7, .9, .12), M.solid((.05, .05, .045), .6), 0); I.bedding(1.8, 2.05, I.LINEN(), FERN, (CLAY, BONE), 6, (.98, 1.08, .32))
    for y in (-1.55, -4.65):
        C.lathe([(.001, .46), (.24, .46), (.25, .44), (.25, .08), (.22, 0), (.001, 0)], (-3.35, y, 0), OAK, 48); globes(((-3.35, y, 1.5),), .11, .9); A.area((-3.35, y, 1.1), (.15, .15), 5, (1, .84, .64)); F.books((-3.3, y, .46), 70, 2+(y < -3), int(-y*4)); I.glass((-3.22, y-.12, .46), 1, False)
    cove([(-3.4, -5.6), (3.0, -5.6), (3.1, -3.4), (2.2, -1.3), (-.4, -.9), (-3.0, -1.2), (-3.5, -3.4)], .2)
    R.wardrobe((3.4, -4.4, 0), -90, 2.8, H-.3, .6, SAGE, 'reeded')
    C.lathe([(.001, 0), (.30, .004), (.33, .03), (.335, .05)], (-3.74, -5.2, 1.75), M.microcement((.62, .55, .44)), 56).rotation_euler = (0, math.pi/2, 0); C.lathe([(.001, 0), (.19, .004), (.21, .03), (.215, .05)], (-3.74, -5.55, 1.35), M.microcement((.50, .36, .26)), 48).rotation_euler = (0, math.pi/2, 0)
    R.drape((2.35, -.05), (3.0, -.05), .04, H-.06, M.fabric((.62, .55, .44)), .05, .14); R.drape((-3.65, -.05), (-3.1, -.05), .04, H-.06, M.fabric((.62, .55, .44)), .05, .14)
    return dict(loc=(2.2, -4.2, 1.18), heading=-66, lens=30, hz=.44, look=dict(key=1.2, contrast=1.98, wb=(.99, .99, 1.04), bloom=.04, view=outdoors(gain=1.6, sat=1.2)))


CAMS = {VIEW: dict(park_living=park_living, park_kitchen=park_kitchen, park_bedroom=park_bedroom, living=living, kitchen=kitchen, bedroom=bedroom, bath=bath)[ROOM]()}
run('waterfall_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=1.28, pct=70, wb=(.955, 1, 1.05), contrast=1.70, sat=1.16, bloom=.07, bloom_thr=1.6))
