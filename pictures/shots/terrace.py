"""Private terraces above the sea, one for each development: same bones, other hand.
Cameras: carat (dusk), rooftop (CARAT, evening), sky, solarium, north, waterfall, roofs (Waterfall, green roof), lomas, corner, upper.
A camera <terrace>-around (rooftop, solarium, roofs, north) is a panorama from the middle of that terrace, finished behind the camera too; solarium-deck is a still of that roof, upper-table one of the upper terrace from its table."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, building as B, outdoors as O, tableware as T, room as R
from kit.render import run, asked, late, outdoors
from kit.soft import grid
from kit.styles import STYLES as B_ST

K, _, AROUND = asked('carat').partition('-')
C.reset()
family.choose(dict(carat='carat', rooftop='carat', sky='sixteen', solarium='sixteen', upper='penthouse', north='north', waterfall='waterfall', roofs='waterfall', lomas='lomas', corner='corner')[K])
DUSK = K in ('carat', 'rooftop')
HOUR = dict(
    carat=dict(elev=3.4, azim=-46, strength=.20, dust=.9, ozone=3.0, clouds=.6, cloud_gain=1.8, cloud_col=(1, .72, .58), seed=9.0, tint=(.98, .97, 1.04), sun=1.6, sun_col=(1, .58, .34), sun_elev=6),
    rooftop=dict(elev=3.2, azim=-64, strength=.20, dust=.9, ozone=3.0, clouds=.6, cloud_gain=1.8, cloud_col=(1, .72, .58), seed=91.0, tint=(.98, .97, 1.04), sun=1.5, sun_col=(1, .58, .34), sun_elev=6),
    roofs=dict(elev=15 if AROUND else 14, azim=-74, strength=.125, dust=.3, ozone=2.3, clouds=.7, cloud_gain=2.4, seed=97.0, pale=.45, sun=6.4 if AROUND else 7.6, sun_col=(1, .76, .53), sun_elev=15 if AROUND else 17, tint=(.95, .99, 1.04)),
    sky=dict(elev=16, azim=-58, strength=.15, dust=.6, ozone=2.2, clouds=.6, cloud_gain=2.4, cloud_col=(1, .86, .72), seed=21.0, pale=.35, sun=6.2, sun_col=(1, .72, .46), sun_elev=17, tint=(.97, .99, 1.02)),
    north=dict(elev=15 if AROUND else 16, azim=-58 if AROUND else 38, strength=.13, dust=.4, ozone=2.2, clouds=.5, cloud_gain=2.3, seed=33.0, pale=.6, sun=4.6 if AROUND else 7.0, sun_col=(1, .80, .60), tint=(.96, 1, 1.03)),
    waterfall=dict(elev=15, azim=-62, strength=.14, dust=.4, ozone=2.3, clouds=.7, cloud_gain=2.4, seed=44.0, pale=.4, sun=7.0, sun_col=(1, .78, .56), sun_elev=17, tint=(.95, .99, 1.04)),
    lomas=dict(elev=17, azim=-48, strength=.135, dust=.4, ozone=2.3, clouds=.8, cloud_gain=2.5, seed=52.0, pale=.35, sun=7.6, sun_col=(1, .78, .56), tint=(.95, .99, 1.04)),
    corner=dict(elev=14, azim=78, strength=.135, dust=.5, ozone=2.2, clouds=.7, cloud_gain=2.4, seed=61.0, pale=.4, sun=8.6, sun_col=(1, .74, .49), sun_elev=16, tint=(.97, .99, 1.02)),
    solarium=dict(elev=15 if AROUND == 'deck' else 24, azim=-74 if AROUND == 'deck' else -104, strength=.13, dust=.4, ozone=2.2, clouds=.5, cloud_gain=2.3, seed=84.0, pale=.65, sun=6.8, sun_col=(1, .76, .54) if AROUND == 'deck' else (1, .85, .69), tint=(.97, 1, 1.02)),
    upper=dict(elev=11, azim=-82, strength=.15, dust=.7, ozone=2.3, clouds=.7, cloud_gain=2.3, cloud_col=(1, .84, .68), seed=73.0, pale=.3, sun=5.6, sun_col=(1, .68, .42), sun_elev=13, tint=(.97, .98, 1.03)),
)
S.sky(**HOUR[K])
LAND = dict(rooftop=(46, 300, 41, ((4300, 6400, 2100, 1400, 470),)), roofs=(60, 420, 45, ((4600, 6600, 2000, 1400, 430),)), carat=(34, 240, 4, ((-4600, 6800, 2100, 1400, 420),)), sky=(75, 420, 14, ((3900, 5600, 1900, 1500, 560), (-5200, 7800, 2000, 1400, 380))), north=(70, 480, 11, ((-3400, 5400, 1800, 1300, 520),)),
            waterfall=(60, 400, 24, ((4300, 6200, 2000, 1400, 470),)), lomas=(48, 380, 8, ((-2900, 4800, 1900, 1500, 620), (4800, 7600, 1900, 1300, 330))), corner=(40, 300, 17, ((3300, 5600, 1900, 1300, 480),)),
            solarium=(78, 520, 35, ((-3000, 5000, 1900, 1500, 330 if AROUND == 'deck' else 640), (4600, 6800, 1900, 1300, 360))), upper=(62, 420, 29, ((-3900, 5200, 2000, 1500, 610 if AROUND != 'table' else 300), (2600, 7800, 1900, 1200, 300))))[K]
S.landscape(sea=LAND[0], shore=LAND[1], start=16, drop0=11, seed=LAND[2], k=1/9000 if K == 'roofs' and AROUND else 1/20000, cam=(0, -4), a0=-180 if AROUND else -75, a1=180 if AROUND else 75, r0=16, houses=0, trees=5200 if AROUND else 1500, tree_min=420 if K == 'corner' else 130 if AROUND else 230,
            hills=((-6200, 7400, 3600, 1300, 210), (-1900, 9200, 2200, 900, 150)) if K == 'upper' and AROUND else LAND[3]+(((-1500, -4200, 3200, 1500, 330), (2600, -5800, 2600, 1500, 400)) if AROUND and K == 'roofs' else ((-1500, -3600, 3200, 1500, 620), (2600, -5200, 2600, 1500, 760)) if AROUND else ()))

WALL = M.plaster(dict(carat=(.84, .82, .785), rooftop=(.84, .82, .785), roofs=(.83, .815, .78), sky=(.80, .775, .73), north=(.79, .765, .72), waterfall=(.83, .815, .78), lomas=(.84, .825, .80), solarium=(.80, .775, .73), corner=(.83, .815, .79), upper=(.82, .80, .765))[K])
STONE = M.stone_tiles(1.4, .7, (.57, .51, .43), (.70, .64, .56)) if K not in ('sky', 'solarium') else None


def stone(a, b, bev=.02):
    """Stone volume: tiles, or dry masonry on the terraces that have no tiles."""
    C.box(a, b, STONE, bev) if STONE else A.masonry(a, b)

FLOOR = M.stone_tiles(*dict(rooftop=(1.2, 1.2, (.56, .52, .455), (.66, .62, .55)), roofs=(1.0, 1.0, (.58, .54, .47), (.67, .63, .56)), carat=(1.2, 1.2, (.17, .155, .14), (.24, .22, .20)), sky=(1.2, .6, (.50, .455, .39), (.60, .555, .49)), north=(1.5, .75, (.57, .52, .45), (.66, .61, .54)),
                            waterfall=(1.0, 1.0, (.58, .54, .47), (.67, .63, .56)), lomas=(.9, .9, (.60, .56, .49), (.69, .65, .58)), corner=(1.2, .6, (.55, .50, .43), (.65, .60, .53)), solarium=(1.2, .6, (.50, .455, .39), (.60, .555, .49)), upper=(1.2, 1.2, (.52, .48, .42), (.62, .58, .51)))[K], .004, .45)
SOFF = M.wood((.33, .22, .13), (.49, .355, .23), plank=.13, length=3.0)
TEAK = M.wood((.33, .21, .12), (.50, .36, .22)) if K not in ('upper', 'carat', 'rooftop') else M.wood((.20, .125, .075), (.33, .225, .145))
BRASS, BLK = M.solid((.50, .36, .18), .28, .95), A.anthracite()
METAL = BRASS if DUSK else A.white_metal() if K in ('waterfall', 'roofs') else BLK
LIN, SAND, CLAY, SAGE, INK = M.fabric((.74, .71, .65)), M.fabric((.60, .53, .43)), M.fabric((.47, .28, .18)), M.fabric((.36, .40, .33)), M.fabric((.20, .235, .25))
H = 3.0


def room(side, x, y0, y1, glow=1.0, panel=2.0, curtains=()):
    """The room behind the glass at x; side -1 lies to the left."""
    d = 4.6*side
    a, b = sorted((x, x+d))
    A.glazing([(x, y0), (x, y1)], .02, H, panel, .045, METAL)
    C.box((a, y0, -.3), (b, y1, .02), M.wood(plank=.2), 0)
    C.box((x+d, y0, 0), (x+d+.2*side, y1, H), M.paint((.74, .70, .63)), 0)
    C.box((a, y1-.02, 0), (b, y1+.3, H), WALL, .01)
    A.area((x+d*.55, (y0+y1)/2, H-.08), (2.5, (y1-y0)*.9), 380*glow, (1, .80, .58))
    F.sofa((x+d*.8, (y0+y1)/2+.6, .02), -90*side, 2.4, mat=SAND); F.art((x+d-.03*side, (y0+y1)/2+.6, 1.65), 1.9, 1.3, -90*side, 7+len(K))
    F.pendant((x+d*.5, y1-1.8, H), .9, 'globe', s=4, r=.17)
    for q in curtains:
        A.curtain((x+.22*side, q), (x+.22*side, q+.9), .03, H-.03, M.sheer(), .06, .2)


def slab(x0, x1, y0, y1, soffit=True, th=.34):
    C.box((x0, y0, H+.03), (x1, y1, H+.03+th), WALL, .02, 3)
    if soffit:
        C.box((x0+.15, y0, H), (x1-.15, y1-.25, H+.03), SOFF, 0)


def table_for(loc, yaw, n, L, top=None, lay=True, mat=None):
    F.dining(loc, yaw, L, .95, n, top or TEAK, mat or LIN)
    if lay:
        O.laid((loc[0], loc[1], loc[2]+.752), yaw, L, .95, n, n)


def trees(kind, pts, z=-9):
    for i, (x, y, h) in enumerate(pts):
        C.obj(P.palm(h, 1+i % 5, 58, 2.6, .5) if kind == 'palm' else P.tree(kind, h, 2+i % 4, 34000), (x, y, z), i*1.7+1)


def pots(items):
    for x, y, r, h, me, s in items:
        F.pot((x, y, 0), r, h, me, M.microcement(((.62, .59, .54), (.50, .46, .40), (.68, .65, .59))[int(x*3) % 3]), s)


CAM = dict(loc=(.6, -4.9, 1.6), heading=0, lens=23)
AROUND_AT = dict(north=(-1.3, .2, 1.6), solarium=(1.3, -2.0, 1.6), roofs=(.35, 2.75, 1.55), rooftop=(-1.7, -1.9, 1.6))
LOOK = dict(key=dict(north=1.08, sky=1.08, waterfall=1.38).get(K, 1.35), pct=78, contrast=1.56, sat=1.32, vignette=.10, split=.015, bloom=.05)

if K == 'carat':
    # curved slab edges, brass line, a sofa that follows the curve
    edge = [(x, 4.6-.055*(x-1)**2+.5*math.sin(x*.55)) for x in [-9+.5*i for i in range(43)]]
    C.prism(edge+[(12.2, -7), (-9.2, -7)], -.4, 0, FLOOR, .05, 3)
    C.prism([(x, y+.5) for x, y in edge]+[(12.2, -7), (-9.2, -7)], H+.03, H+.4, WALL, .09, 4)
    C.tube([(x, y+.1, H+.02) for x, y in edge], .018, M.emit((1, .72, .44), 5, False), 6)
    A.curved_balustrade([(x, y-.12) for x, y in edge], 0, 1.0)
    room(-1, -4.4, -7, 2.4, 1.3, 1.9, (-.4, 1.2))
    C.box((-4.55, 2.4, 0), (-4.2, 3.1, H), BRASS, .01)
    I.sofa_curved((1.5, 1.7, 0), 0, 2.1, 108, M.fabric((.70, .67, .61), 120.0, .6, .2), pillows=((-36, CLAY), (-18, SAND), (28, INK)))
    F.coffee_table((1.4, .3, 0), 0, .55, .32, M.marble()); I.candles((1.3, .35, .32), 3, 8, 2); I.ceramics((1.6, .2, .32), 3, .5, 3); F.coffee_table((2.15, -.15, 0), 0, .3, .42, BRASS)
    F.armchair((-.7, -.1, 0), 70, M.fabric((.36, .19, .085)), TEAK)
    for x, y, s in ((-3.6, 2.7, 1.4), (-3.2, 2.9, .95), (4.4, 1.9, 1.1)):
        F.lantern((x, y, 0), s, 8)
    pots([(-2.3, 3.4, .34, .6, P.grass('fountain', 2), 1.15), (5.0, 2.4, .44, .7, P.agave(2), 1.2), (-3.7, -.6, .36, .62, P.broadleaf(3, 28, 1.5), 1), (5.6, .7, .32, .52, P.lavender(2), 1.4)])
    A.downlights([(x, y) for x in (-2.5, 0, 2.5, 5) for y in (-1.5, 1.8)], H+.028, 12)
    A.area((1.2, .5, 2.9), (4, 3), 70, (1, .74, .46))
    trees('palm', ((-7.5, 15, 12.4), (8.6, 13, 11.2), (12.5, 19, 12.0)))
    C.lathe([(2.5, .010), (.001, .012)], (1.5, .2, 0), M.rug((.30, .26, .21), (.22, .19, .155)), 96)
    F.armchair((3.1, .1, .012), -76, M.fabric((.36, .19, .085)), TEAK); I.throw((2.6, 2.0, .46), 15, (.5, .6), .2, CLAY, 5); F.pot((4.9, -1.6, 0), .38, .62, P.broadleaf(5, 28, 1.6))
    CAM.update(loc=(.5, -4.5, 1.4), heading=1, lens=24, hz=.46)
    LOOK.update(key=.95, contrast=1.9, sat=1.25, clarity=.35, vignette=.2, bloom=.09, bloom_thr=1.3, wb=(1, 1, 1.02), view=outdoors(-110, 110, 110, .58, 1.7, (1.07, .97, .90)))
elif K == 'rooftop':
    # CARAT: a pool on the curve of the roof, a canopy on brass columns with a lit bar
    far = lambda x: 7.4-.035*(x+1)**2
    xs = [-11+.5*i for i in range(47)]
    PX0, PX1, PY = -6.4, 3.0, 1.3
    A.deck_with_hole([(x, far(x)) for x in xs]+[(12, -8), (-11, -8)], [(PX0-.02, PY-.02), (PX1+.02, PY-.02), (PX1+.02, 20), (PX0-.02, 20)], 0, .5, FLOOR, 0)
    rim = [x for x in xs if PX0 < x < PX1]
    rim = [PX0]+rim+[PX1]
    POOL = [(PX0, PY), (PX1, PY)]+[(x, far(x)-.30) for x in rim[::-1]]
    A.pool(POOL, level=-.03, depth=1.1, tint=(.64, .89, .92), ripple=.012, tile=M.pool_floor((.10, .32, .38), (.14, .38, .44), caustics=.15))
    C.prism([(x, far(x)-.30) for x in rim]+[(x, far(x)) for x in rim[::-1]], -1.6, -.035, M.stone_tiles(.3, .3, (.14, .26, .28), (.20, .32, .34), .003, .2, False), 0)
    for a, b in (((PX0-.42, PY-.42), (PX1+.42, PY-.02)), ((PX0-.42, PY-.02), (PX0-.02, far(PX0)-.1)), ((PX1+.02, PY-.02), (PX1+.42, far(PX1)-.1))):
        C.box((*a, -.02), (*b, .035), M.stone_tiles(1.2, 2, (.69, .65, .585), (.76, .72, .66), .004), .01)
    for a, b in (((PX0-.46, PY-.47), (PX1+.46, PY-.43)), ((PX0-.47, PY-.43), (PX0-.43, far(PX0)-.1)), ((PX1+.43, PY-.43), (PX1+.47, far(PX1)-.1))):
        C.box((*a, -.02), (*b, .018), BRASS, .003)
    for q in ([x for x in xs if x <= PX0], [x for x in xs if x >= PX1+.2]):
        A.curved_balustrade([(x, far(x)-.12) for x in q], 0, 1.0)
    # canopy, columns, bar
    can = [(4.0, -8), (4.0, 1.6), (4.5, 3.4), (5.8, 4.6), (8, 5.1), (12, 5.2), (12, -8)]
    C.prism(can, H+.03, H+.34, WALL, .06, 4)
    C.tube([(4.06, -8, H+.02), (4.06, 1.6, H+.02), (4.56, 3.36, H+.02), (5.84, 4.54, H+.02), (8, 5.04, H+.02)], .016, M.emit((1, .72, .44), 5, False), 6)
    for x, y in ((4.7, 1.4), (4.7, -2.6), (6.4, 4.2)):
        C.tube([(x, y, 0), (x, y, H+.03)], .055, BRASS, 20)
    C.box((8.6, -8, 0), (8.9, 3.4, H+.03), M.wood((.17, .10, .06), (.29, .19, .12), axis='z'), .01)
    C.box((8.52, -1.6, 1.05), (8.60, 2.4, 2.45), M.lit_room((1, .74, .46), .8, off=-1), 0)
    for z in (1.05, 1.5, 1.95, 2.45):
        C.box((8.25, -1.7, z), (8.6, 2.5, z+.03), BRASS, .003)
    rb = __import__('random').Random(5)
    for z in (1.08, 1.53, 1.98):
        for i in range(22):
            if rb.random() < .75:
                C.obj(C.lathe_mesh([(.001, 0), (.036, 0), (.036, .17), (.013, .22), (.013, .29), (.001, .29)], M.solid(((.10, .065, .035), (.05, .07, .04), (.30, .20, .09))[i % 3], .15), 14), (8.42, -1.5+.18*i, z))
    C.box((6.6, -1.8, 0), (7.2, 2.4, 1.06), M.wood((.17, .10, .06), (.29, .19, .12), axis='z'), .02); C.box((6.5, -1.9, 1.06), (7.3, 2.5, 1.10), M.marble((.16, .155, .15), (.60, .54, .45), .12, .8), .008)
    A.slats((6.57, -1.8), (6.57, 2.4), 0, 1.06, BRASS, .012, .03, .16)
    for i in range(4):
        F.stool((6.1, -1.2+.95*i, 0), 90+(-8, 5, -4, 9)[i], .74, M.fabric((.42, .30, .13)), BRASS)
    for y in (-.6, .5, 1.6):
        F.pendant((6.9, y, H+.03), 1.0, 'globe', s=4, r=.11)
    A.area((6.6, .4, H-.05), (2.5, 5), 90, (1, .76, .48))
    # life by the water
    for i, (x, yaw) in enumerate(((-5.6, 176), (-4.2, 180), (-2.2, 184))):
        F.lounger((x, .55, 0), yaw, LIN, TEAK, 30, CLAY if i == 1 else None)
    F.coffee_table((-3.2, -.3, 0), 0, .26, .40, BRASS); I.candles((-3.2, -.3, .40), 2, 8, 3)
    if AROUND:       # seats round a rug between the camera and the bar, a ring of fire behind it on the other side
        MUST, NIGHT = M.fabric((.42, .30, .13)), M.fabric((.06, .14, .16))
        for r, m in ((2.7, (.44, .41, .36)), (2.3, (.60, .555, .48))):
            C.lathe([(r, .016-r*.002), (.001, .020-r*.002)], (1.3, -2.0, .002), M.rug(m, tuple(x*.8 for x in m)), 96)
        I.sofa_curved((2.0, -2.6, .014), -126, 1.9, 108, M.fabric((.70, .67, .61), 120.0, .6, .2), pillows=((-34, MUST), (-12, SAND), (12, NIGHT), (34, MUST)))
        F.coffee_table((.9, -1.75, .014), 0, .52, .30, M.marble()); I.candles((.8, -1.7, .314), 3, 8, 2); I.ceramics((1.1, -1.9, .314), 2, .5, 3); F.coffee_table((1.5, -1.15, .014), 0, .26, .42, BRASS); I.glass((1.5, -1.15, .434), 1, True)
        F.tub_chair((-.1, -3.6, .014), 126, MUST, BRASS, 1.04); F.tub_chair((2.6, -.35, .014), -20, MUST, BRASS, 1.04); I.throw((2.75, -1.9, .46), -60, (.5, .6), .22, NIGHT, 5)
        C.lathe([(.001, .38), (.52, .38), (.60, .44), (.66, .44), (.66, .02), (.60, 0), (.001, 0)], (-5.0, -4.2, 0), M.marble((.16, .155, .15), (.60, .54, .45), .12, .8), 64)
        for a in range(4):
            F.fire((-5.0+.15*math.cos(a*1.57), -4.2+.15*math.sin(a*1.57), .40), a*52, .28+.05*(a % 2), .18+.05*(a % 3), 9)
        for a, m in ((250, MUST), (305, NIGHT), (170, NIGHT)):
            F.tub_chair((-5.0+1.55*math.cos(math.radians(a)), -4.2+1.55*math.sin(math.radians(a)), 0), a-90, m, BRASS, 1.04)
        C.lathe([(2.2, .010), (.001, .012)], (-5.0, -4.2, 0), M.rug((.50, .44, .35), (.40, .345, .27)), 96)
    else:       # the sofa turns towards the bar and the camera, caramel tubs opposite, on a round rug
        C.lathe([(2.4, .010), (.001, .012)], (.7, -1.9, 0), M.rug((.60, .555, .48), (.47, .43, .37)), 96)
        I.sofa_curved((.6, -1.3, .012), 12, 1.9, 104, M.fabric((.70, .67, .61), 120.0, .6, .2), pillows=((-34, M.fabric((.42, .30, .13))), (-10, SAND), (30, M.fabric((.06, .14, .16)))))
        F.coffee_table((.5, -2.4, .012), 0, .52, .30, M.marble()); I.candles((.4, -2.35, .312), 3, 8, 2); I.ceramics((.75, -2.5, .312), 2, .5, 3); F.coffee_table((1.25, -2.0, .012), 0, .26, .42, BRASS); I.glass((1.25, -2.0, .432), 1, True)
        F.tub_chair((-1.3, -2.7, .012), 60, M.fabric((.42, .30, .13)), BRASS, 1.04); F.tub_chair((2.6, -2.9, .012), -66, M.fabric((.42, .30, .13)), BRASS, 1.04); I.throw((-.4, -.9, .46), 30, (.5, .6), .22, M.fabric((.42, .30, .13)), 5)
    for x, y, s in ((3.7, .5, 1.3), (3.95, .8, .9), (-7.3, .8, 1.2), (-7.2, 4.0, .95)):
        F.lantern((x, y, 0), s, 8)
    pots([(-8.0, 2.4, .44, .7, P.agave(2), 1.2), (-8.3, -1.0, .40, .66, P.tree('olive', 2.2, 9, 16000), 1), (3.9, 3.3, .34, .56, P.grass('fountain', 2), 1.1), (5.2, 5.0, .40, .62, P.agave(3), 1.1)])
    for x in (-4.9, -1.7, 1.5):
        A.area((x, 4.0, -1.0), (.5, 4.4), 34, (.70, .92, 1.0), (math.pi, 0, 0))
    trees('palm', ((-10.5, 14, 12.0), (9.5, 15, 12.4)))
    A.led((PX0-.42, PY-.50, .012), (PX1+.42, PY-.50, .012), 5, (1, .72, .44)); A.area((-1.7, PY-.62, .10), (9, .15), 16, (1, .72, .44), (-1.0, 0, 0))       # a line of light along the step to the pool
    CAM.update(loc=(-1.2, -6.9, 1.5), heading=15, lens=24, hz=.44)
    LOOK.update(key=.95, contrast=1.88, clarity=.3, vignette=.2, bloom=.09, bloom_thr=1.3, wb=(1.04, 1, .96), view=outdoors(-110, 110, 110, .72, 1.5, (1.05, .97, .93)))
elif K == 'roofs':
    # Waterfall: the roof is a meadow, with a channel, a bench and the panels that heat the water
    B.block((-35, 17, -13.0), 0, dict(B_ST['waterfall'], light=.3), 6, boug=.05)
    C.box((-12, -9, -.5), (12, 6.2, -.04), M.ground((.15, .12, .08), (.24, .195, .13)), 0)
    C.box((-12, 6.2, -.5), (12, 6.6, .30), WALL, .02); A.balustrade([(-12, 6.4), (12, 6.4)], .30, .74)
    COPE = M.stone_tiles(1.2, 2, (.66, .615, .55), (.74, .695, .63), .003)
    path = lambda y: 1.0+.9*math.sin(y*.28)
    wide = .52 if AROUND else .75       # all round, the path is at the feet: narrower, of slabs with grass between
    for i in range(11 if AROUND else 9):
        y = -7.5+(.80 if AROUND else 1.0)*i
        C.box((path(y)-wide, y, -.06), (path(y)+wide, y+(.64 if AROUND else .92), .03), COPE, .015)
    RX = (-3.0, -2.4)
    C.box((RX[0]-.12, -9, -.3), (RX[0], 1.1, .03), COPE, .006); C.box((RX[1], -9, -.3), (RX[1]+.12, 1.1, .03), COPE, .006); C.box((RX[0], -9, -.3), (RX[1], 1.1, -.034), M.pool_floor((.14, .27, .27), (.20, .34, .33), .15, .2), 0)
    C.obj(C.mesh('rill', [(RX[0], -9, .0), (RX[1], -9, .0), (RX[1], 1.1, .0), (RX[0], 1.1, .0)], [(0, 1, 2, 3)], M.pool_water((.72, .90, .88), .03, 2.4), uv=False))
    # a deck at the end of the path under a pergola: a sofa towards the path, two easy chairs, linen tied to the posts
    PERG = M.wood((.36, .25, .15), (.52, .39, .25), axis='z')
    C.box((-4.2, 1.3, -.06), (4.5, 6.2, .03), M.wood((.38, .27, .165), (.54, .41, .27), plank=.14, length=2.4), .006)
    A.pergola(-3.7, 1.7, 4.0, 5.4, 2.5, PERG, .24, .13, (.04, .14), 'y')
    C.box((-2.6, 2.2, .03), (3.0, 5.0, .042), M.rug((.60, .555, .48), (.47, .43, .37)), .004)
    DY = 1.0 if AROUND else 0       # all round, the seats stand back from the middle of the deck
    I.sofa_low((.2, 3.75+DY, .042), 0, 3.3, 1.0, LIN, TEAK, pillows=((-1.2, SAGE), (-.7, SAND), (.6, LIN), (1.15, SAGE)))
    for x, yaw, m in ((-2.1, 78, SAGE), (2.6, -74, LIN)):
        F.lounge_chair((x, 2.75+DY*.75, .042), yaw, TEAK, m)
    F.coffee_table((.2, 2.55+DY*1.25, .042), 0, .52, .32, M.stone_tiles(3, 3)); I.carafe((.05, 2.6+DY*1.25, .362)); I.glass((.3, 2.7+DY*1.25, .362), 1, False); F.bowl((.42, 2.42+DY*1.25, .362), .15, None, M.solid((.80, .58, .05), .45)); F.books((-.1, 2.35+DY*1.25, .362), 24, 2, 5)
    I.straw_hat((1.55, 3.55+DY, .47), 30); I.throw((-1.3, 3.6+DY, .47), 0, (.5, .6), .22, SAGE, 5)
    for x, y in ((-3.55, 5.2), (3.85, 5.2), (-3.55, 1.9), (3.85, 1.9)):
        A.curtain((x-.16, y), (x+.16, y), .06, 2.5, M.sheer((.80, .77, .70), .12), .07, .12)
    for x, d, r_ in ((-1.4, .85, .26), (-.75, .55, .2), (1.9, .7, .24)):
        F.lamp_paper((x, 3.2, 2.55), d, r_, .1)
    F.lantern((-3.2, 2.2, .03), 1.2, 3); F.lantern((3.4, 4.7, .03), 1.0, 3)
    F.pot((3.2, 4.75, .03), .32, .46, P.tree('lemon', 1.5, 11, 12000), M.microcement((.62, .59, .54))); F.pot((3.45, 2.2, .03), .30, .46, P.grass('fountain', 2), M.microcement((.68, .65, .59)), 1.0); F.pot((-3.0, 4.6, .03), .34, .52, P.agave(2), M.microcement((.50, .46, .40)), 1.0)
    keep = lambda x, y: abs(x-path(y)) < (.68 if AROUND else .95) or RX[0]-.35 < x < RX[1]+.35 or (y > 1.0 and -4.4 < x < 4.7) or (x > 5.6 and y > 1.6)
    P.bed([(-11.5, -6), (11.5, -6), (11.5, 6.0), (-11.5, 6.0)], [(P.grass('stipa', 2), 3), (P.grass('fountain', 1), 2), (P.lavender(1), 2.2), (P.grass('sedge', 2), 2.4), (P.shrub('grey', 3), 1), (P.shrub('pitto', 2), .7)], 3.6, 8, -.04, (.5, .95), avoid=keep)
    for i in range(4):       # solar panels
        o = C.box((-.62, -.95, -.02), (.62, .95, .02), M.solid((.012, .018, .04), .12, .3), .004); o.location, o.rotation_euler = (6.6+1.4*i, 4.2, .62), (-.30, 0, 0)
        C.box((6.0+1.4*i, 4.0, -.04), (6.05+1.4*i, 4.4, .6), METAL, 0)
    # the stair house: coursed stone, sage slats before the landing, a planted roof
    A.masonry((8.6, -9, 0), (12, .6, 2.62), (.10, .19), (.2, .5), seed=12); C.box((8.1, -9.4, 2.62), (12.4, 1.3, 2.80), WALL, .02)
    A.slats((8.4, -4.2), (8.4, 1.0), .03, 2.62, M.wood((.235, .28, .215), (.30, .35, .27), axis='z'), .05, .09, .16); I.door((8.58, -5.4, 0), -90, 1.1, 2.25, PERG)
    P.bed([(8.3, -9.2), (12.2, -9.2), (12.2, 1.1), (8.3, 1.1)], [(P.grass('stipa', 2), 3), (P.grass('fountain', 1), 2), (P.lavender(1), 1.6), (P.shrub('grey', 3, 2400, .3, .4), 1.5)], 3.4, 14, 2.78, (.5, .8))
    trees('pine', ((13, 26, 12),), -10)
    CAM.update(loc=(2.3, -3.9, 1.6), heading=-11, lens=24, hz=.41); LOOK.update(late(1.55, 1.98))
elif K == 'sky':
    # 16+ Sky Villa: dry stone, timber ceiling, a table for eight
    C.box((-9, -7, -.4), (9, 4.4, 0), FLOOR, .01)
    slab(-9, 7.6, -7, 5.0)
    stone((-4.9, 1.9, 0), (-4.3, 3.2, H), .02); room(-1, -4.4, -7, 2.0, 1.0, 1.8, (-.6,))
    stone((5.0, -7, 0), (5.5, 1.6, H), .02)
    A.slats((5.2, 1.8), (5.2, 4.2), .02, H-.02, M.wood((.30, .195, .115), (.46, .33, .21), axis='z'), .05, .10, .13)
    A.balustrade([(-9, 4.25), (8.9, 4.25)], 0, 1.02)
    F.trestle_table((.6, 1.2, 0), 0, 3.0, .95, .75, TEAK)
    C.box((-.75, .28, .42), (1.95, .66, .47), TEAK, .008); F.cushion((.6, .47, .495), (2.6, .36, .06), M.fabric((.62, .57, .49)), 10, .03, 3)       # a bench on the near side: no backs before the table
    for x in (-.6, 1.8):
        C.box((x-.03, .32, 0), (x+.03, .62, .42), TEAK, .004)
    for i in range(4):
        F.cane_chair((-.52+.75*i, 2.0, 0), (5, -4, 3, -6)[i], BLK, TEAK)
    O.laid((.6, 1.2, .752), 0, 3.0, .95, 4, 5)
    F.lamp_bar((.6, 1.2, H), .95, 2.2, 0, M.solid((.14, .095, .055), .42, .85), .4)
    pots([(-3.5, 3.4, .40, .64, P.tree('olive', 2.3, 5, 16000), 1), (4.2, 3.4, .36, .58, P.agave(3), 1.15), (3.6, 3.7, .26, .42, P.lavender(1), 1.3), (-3.7, 1.0, .28, .46, P.grass('fountain', 1), 1)])
    C.box((-4.2, -2.3, .001), (-1.3, .9, .012), M.rug((.60, .57, .50), (.48, .45, .39)), .004)
    F.lounge_chair((-3.3, -1.6, .012), 70, TEAK, SAGE); F.lounge_chair((-3.2, .1, .012), 110, TEAK, SAND); F.coffee_table((-2.1, -.7, .012), 0, .42, .32, TEAK); F.books((-2.2, -.6, .33), 20, 3, 4); I.carafe((-1.95, -.8, .33)); I.glass((-2.2, -.9, .33), 1, False)
    C.box((4.45, -3.4, .40), (4.95, -.6, .46), TEAK, .01); I.folded((4.7, -1.2, .46), 85, 3); I.straw_hat((4.7, -2.0, .46), 20)
    for y in (-3.2, -.8):
        C.box((4.5, y-.04, 0), (4.9, y+.04, .40), TEAK, .006)
    pots([(4.6, .4, .36, .58, P.broadleaf(4, 26, 1.5), 1)])
    trees('pine', ((-9, 22, 11), (10, 18, 10.4), (15, 26, 11.5)), -8.5)
    CAM.update(loc=(-2.5, -1.3, 1.38), heading=45, lens=26, hz=.43); LOOK.update(late(1.25, 1.9, bloom=.03))
elif K == 'north':
    # North: pale stone, a deep overhang, two loungers and a long bench among pine crowns
    C.box((-9, -7, -.4), (10, 5.4, 0), FLOOR, .01)
    # boards on dark rafters that rise to the view, as over the rooms
    rise = lambda y: 2.95+(y+7)*.085
    R.pitched(-9, 10, -7, 4.7, rise(-7), rise(4.7), M.wood((.47, .34, .21), (.62, .48, .33), plank=.12, length=3.4, rough=.55), M.wood((.11, .075, .05), (.19, .135, .09), axis='y', rough=.5), 1.2, 'y', .12, .24)
    C.box((-9, 4.6, rise(4.7)-.06), (10, 4.74, rise(4.7)+.30), M.wood((.11, .075, .05), (.19, .135, .09), rough=.5), .01)
    room(1, 4.2, -7, 2.6, .25 if AROUND else .8, 2.2, (-1.2, 1.4)); C.box((4.2, -7, H), (9, 2.9, 3.9), WALL, .01)
    A.masonry((3.9, 2.6, 0), (4.7, 4.1, 3.86), (.10, .34), (.22, .95), M.field_stone((.27, .22, .165), (.48, .42, .335)), seed=3, proud=.035) if AROUND else stone((3.9, 2.6, 0), (4.7, 4.1, 3.86), .01)
    stone((-9, 5.0, 0), (10, 5.4, .42), .02); A.balustrade([(-9, 5.2), (10, 5.2)], .42, .62)
    stone((-5.4, 3.2, 0), (.8, 4.0, .40), .02)
    for i in range(3):
        F.cushion((-4.6+2.0*i, 3.6, .47), (1.96, .74, .14), LIN, 10, .04, i)
    for i, m in enumerate((SAGE, LIN, SAND, LIN, SAGE)):
        I.pillow((-5.0+1.25*i, 3.86, .72), (.52, .46, .16), m, i, (1.2, 0, .05*(-1)**i))
    F.coffee_table((-2.4, 2.0, 0), 0, .56, .30, M.stone_tiles(3, 3)); F.books((-2.6, 2.1, .30), 20, 3, 2); I.ceramics((-2.2, 1.9, .30), 2, .5, 4); I.tray((-2.35, 1.75, .30), (.34, .22), 30)
    if AROUND:
        F.lounger((1.7, .1, 0), -14, LIN, TEAK, 30, SAGE); F.lounger((2.9, .3, 0), -14, LIN, TEAK, 34); I.straw_hat((1.65, .5, .42), 30)
    else:       # one, whole in the frame
        F.lounger((.75, .7, 0), -14, LIN, TEAK, 30, SAGE)
        C.lathe([(.001, .24), (.30, .26), (.46, .36), (.50, .40), (.52, .40), (.50, .34), (.36, .10), (.16, 0), (.001, 0)], (1.85, -.75, 0), M.solid((.05, .045, .04), .6, .5), 56)       # a bowl with a low fire
        for a in range(7):
            C.lathe([(.001, .10), (.06, .085), (.085, .04), (.07, 0)], (1.85+.24*math.cos(a*.9)*(1 if a % 2 else .5), -.75+.24*math.sin(a*.9)*(1 if a % 2 else .5), .26), M.microcement((.13, .12, .11)), 14)
        [F.fire((1.85+.08*a, -.75+.06*a, .30), 25+a*50, .26, .22, 7) for a in (-1, 0, 1)]
        I.glass((-2.1, 2.1, .30), 1, False); I.carafe((-2.6, 1.85, .30))
    # a table in the shade, coursed stone at both ends, a door to the hall
    if AROUND:
        A.masonry((-7.6, -7, -.4), (-7.1, 4.4, 3.86), (.10, .34), (.22, .95), seed=8, proud=.035); A.masonry((-7.6, -5.4, -.4), (-1.6, -5.0, 3.2), (.10, .34), (.22, .95), seed=6, proud=.035); C.box((-1.6, -5.4, -.4), (4.2, -5.0, 3.2), WALL, .01)
        DARK = M.wood((.20, .125, .075), (.33, .225, .145), axis='z')
        A.slats((-1.55, -4.97), (1.9, -4.97), .02, 3.0, DARK, .05, .05, .085); A.slats((3.3, -4.97), (4.1, -4.97), .02, 3.0, DARK, .05, .05, .085)
        for y in (-3.6, -1.6, .4, 2.4):       # lamps at the foot and head of the stone
            A.area((-6.85, y, .15), (.2, .8), 20, (1, .76, .50), (math.pi, -.25, 0))
        for x in (-6.2, -4.2, -2.4):
            A.area((x, -4.75, .15), (.8, .2), 16, (1, .76, .50), (math.pi-.25, 0, 0))
        A.area((0, -4.3, 2.7), (4, .3), 26, (1, .80, .58), (-.5, 0, 0)); A.area((-2, -1.5, 2.9), (5, 4), 60, (1, .90, .78))
        C.box((-7.08, -3.4, .86), (-6.7, -.2, .92), DARK, .008); C.box((-7.05, -3.3, 0), (-6.75, -3.2, .86), DARK, .004); C.box((-7.05, -.4, 0), (-6.75, -.3, .86), DARK, .004)       # a sideboard shelf with crockery and lamps
        I.ceramics((-6.9, -2.7, .92), 4, 1.1, 6); F.lantern((-6.9, -1.6, .92), .9, 7); F.pot((-6.9, -.7, .92), .12, .2, P.lavender(1), M.microcement((.50, .31, .21)), .8); I.basket((-6.9, -1.8, .0), .2, .3)
        C.tube([(-7.03, -2.9, 2.72), (-7.03, -.7, 2.72)], .014, BLK, 8); C.box((-7.06, -2.8, 1.55), (-7.045, -.8, 2.70), SAND, .004)       # a woven hanging
        for z, h, m in ((1.70, .18, CLAY), (1.96, .05, INK), (2.10, .26, SAGE), (2.46, .06, CLAY)):
            C.box((-7.046, -2.8, z), (-7.040, -.8, z+h), m, .002)
    else:
        A.masonry((-7.6, -7, -.4), (-7.1, 4.4, 3.86), (.10, .34), (.22, .95), M.field_stone((.30, .24, .175), (.50, .435, .345)), seed=8, joint=.008, proud=.026, deep=.006)
    I.door((2.6, -4.96, 0), 180, 1.1, 2.4)
    for x in (1.6, 3.6):
        I.sconce((x, -4.96, 1.95), 180, 5)
    table_for((-3.9, -2.5, 0), 0, 3, 2.4, mat=M.fabric((.55, .49, .40)))
    for x in (-4.6, -3.2):
        F.lamp_cone((x, -2.5, rise(-2.5)), 1.25, .18, .26, BLK, 7)
    pots([(-6.5, -4.4, .40, .62, P.tree('olive', 2.3, 4, 16000), 1), (-6.6, .6, .34, .56, P.shrub('grey', 3), 1), (-5.6, 1.6, .42, .66, P.tree('olive', 2.2, 9, 16000), 1) if AROUND else (-6.3, 2.6, .42, .66, P.tree('olive', 2.2, 9, 16000), 1)])
    if AROUND:       # two groups of easy chairs on rugs, near and where the still camera stands; books behind the glass
        I.ring_rug((-1.9, .9, 0), 2.7, (M.rug((.30, .31, .24), (.225, .235, .18)), M.rug((.60, .56, .48), (.48, .45, .38)), M.rug((.40, .38, .30), (.31, .295, .23)), M.rug((.42, .30, .18), (.33, .23, .14))))
        F.lounge_chair((-3.75, .3, .014), 66, TEAK, SAND); F.lounge_chair((.25, -.35, .014), -58, TEAK, SAGE); I.throw((.25, -.35, .46), -58, (.4, .44), .22, LIN, 5)
        C.lathe([(.001, .44), (.20, .44), (.21, .41), (.18, .04), (.001, 0)], (.35, .75, .014), TEAK, 48); I.carafe((.3, .7, .454)); I.glass((.42, .85, .454), 1, False)
        OAK = M.wood((.20, .125, .075), (.33, .225, .145))
        C.box((8.3, -6.4, 0), (8.78, -3.4, .6), OAK, .006)
        for k, z in enumerate((.98, 1.38, 1.78, 2.18)):
            C.box((8.4, -6.4, z-.02), (8.78, -3.4, z+.02), OAK, .003)
            for j in range(4):
                F.book_row((8.76, -6.0+.72*j, z+.02), -90, (.5, .36, .6)[(j+k) % 3], 5*k+j)
        C.box((.2, -3.9, .001), (3.6, -1.5, .012), M.rug((.60, .57, .50), (.48, .45, .39)), .004)
        F.lounge_chair((.9, -3.2, .012), 160, TEAK, SAGE); F.lounge_chair((2.6, -3.3, .012), 200, TEAK, SAND); F.coffee_table((1.8, -2.3, .012), 0, .42, .32, TEAK); F.books((1.7, -2.3, .33), 20, 3, 5); I.carafe((1.95, -2.2, .33))
        pots([(-.8, -4.5, .30, .5, P.broadleaf(4, 28, 1.5), 1)])
    else:
        C.box((-1.9, -2.9, .001), (.9, -.3, .012), M.rug((.33, .35, .28), (.25, .265, .21)), .004)
        F.lounge_chair((-1.1, -2.2, .012), 70, TEAK, SAGE); F.lounge_chair((-.9, -.8, .012), 105, TEAK, SAND); F.coffee_table((.2, -1.5, .012), 0, .42, .32, TEAK); F.books((.1, -1.5, .33), 20, 3, 5); I.carafe((.35, -1.4, .33)); I.glass((.15, -1.75, .33), 1, False)
    pots([(3.3, 4.3, .32, .5, P.lavender(1), 1.5), (2.7, 4.5, .24, .4, P.grass('stipa', 2), 1.1), (1.8, 4.4, .30, .5, P.shrub('grey', 3), .8)])
    trees('pine', ((-10.5, 17, 12.4), (-17, 26, 13.5), (-25, 21, 13), (7.5, 17, 12.4), (14, 24, 13)), -6.2)
    CAM.update(loc=(3.75, -4.5, 1.4), heading=-49, lens=25, hz=.47); LOOK.update(late(1.2, 1.95), wb=(.97, 1, 1.04))
elif K == 'waterfall':
    # Waterfall: planted edge, a rill along the terrace, breakfast
    C.box((-9, -7, -.4), (2.3, 4.2, 0), FLOOR, .01); C.box((3.1, -7, -.4), (10, 4.2, 0), FLOOR, .01); C.box((2.3, -7, -.5), (3.1, 4.2, -.22), M.pool_floor((.14, .27, .27), (.20, .34, .33), .15, .2), 0)
    C.obj(C.mesh('rill', [(2.3, -7, -.06), (3.1, -7, -.06), (3.1, 4.2, -.06), (2.3, 4.2, -.06)], [(0, 1, 2, 3)], M.pool_water((.72, .90, .88), .005, 2.4), uv=False))
    for x in (2.04, 3.09):
        C.box((x, -7, -.02), (x+.27, 4.2, .03), M.stone_tiles(1.2, 2, (.66, .615, .55), (.74, .695, .63), .003), .008)
    slab(-9, 10, -7, 2.2, False)
    room(-1, -4.2, -7, 2.2, .7, 1.8, (.6,))
    C.box((-9, 4.2, -.4), (10, 5.0, .46), WALL, .02); C.box((-8.9, 4.3, .40), (9.9, 4.9, .47), M.ground(), 0)
    P.bed([(-8.9, 4.35), (9.9, 4.35), (9.9, 4.85), (-8.9, 4.85)], [(P.grass('fountain', 1), 2.4), (P.shrub('pitto', 2, 2600, .5, .3), 1.6), (P.lavender(1), 2.4), (P.shrub('grey', 3, 2400, .42, .3), 1.4), (P.grass('sedge', 2), 2.4), (P.grass('stipa', 2), 2)], 8, 6, .46, (.5, .9))
    A.balustrade([(-9, 5.05), (10, 5.05)], .46, .60)
    MOSS = M.fabric((.26, .31, .19))
    F.round_table((.95, 2.9, 0), .48, .73, M.stone_tiles(3, 3)); F.vase((1.0, 3.0, .73), 1, .7, None, 11, 2); F.bowl((.8, 2.8, .73), .14, None, M.solid((.62, .42, .05), .45)); I.carafe((1.15, 2.75, .73))
    for x, yaw in ((.05, 80), (1.75, -100)):
        F.tub_chair((x, 2.9, 0), yaw, SAND, TEAK, .84)
    for y in (-.2, 1.4, 3.0):       # the daybed: boards on a recessed base, three cushions
        C.box((4.0, y-.12, 0), (4.7, y+.12, .22), TEAK, .01)
    for i in range(6):
        C.box((3.86+.16*i, -.45, .22), (3.86+.16*i+.145, 3.25, .27), TEAK, .006)
    for i in range(3):
        F.cushion((4.32, .17+1.22*i, .36), (.92, 1.19, .17), LIN, 9, .05, 4+i)
    I.throw((4.3, -.1, .46), 90, (.5, .7), .24, MOSS, 5); F.books((4.15, 1.5, .45), 30, 2, 4); I.straw_hat((4.3, 1.95, .46), 20)
    for i, m in enumerate((SAND, LIN, CLAY)):
        I.pillow((4.62, .3+1.1*i, .74), (.48, .44, .15), m, i, (1.2, 0, -1.57))
    C.box((4.85, -7, 0), (5.2, 3.4, 2.4), WALL, .02)
    A.slats((4.84, -6.6), (4.84, 3.3), .5, 2.38, M.wood((.235, .28, .215), (.30, .35, .27), axis='z'), .05, .04, .10)
    pots([(-2.6, 3.5, .40, .62, P.tree('olive', 2.2, 5, 14000), 1), (-3.6, .4, .30, .5, P.broadleaf(2, 24, 1.3), 1)])
    trees('palm', ((-4.4, 24, 13.4), (9, 17, 12.0)))
    for r_, m in ((1.75, (.40, .44, .34)), (1.35, (.66, .65, .58))):
        C.lathe([(r_, .012-r_*.002), (.001, .016-r_*.002)], (-1.2, .1, .002), M.rug(m, tuple(q*.85 for q in m)), 96)
    I.sofa_curved((-1.75, 1.35, .012), 52, 1.8, 96, MOSS, pillows=((-28, SAND), (-8, LIN), (30, CLAY))); F.coffee_table((-.75, .1, .012), 0, .40, .34, M.stone_tiles(3, 3)); F.books((-.85, .2, .35), 20, 3, 5); I.carafe((-.6, 0, .35)); I.glass((-.85, -.1, .35), 1, False)
    F.lantern((-.35, 3.5, 0), 1.0, 2)
    C.box((1.22, -4.6, -.02), (2.02, 1.9, .022), M.ground(), .008); P.bed([(1.3, -4.5), (1.95, -4.5), (1.95, 1.8), (1.3, 1.8)], [(P.grass('sedge', 2), 3), (P.lavender(1), 1.2), (P.shrub('grey', 3, 2400, .28, .30), 1.4)], 9, 61, .02, (.4, .62))       # a planted strip along the water
    CAM.update(loc=(2.4, -5.4, 1.25), heading=-4, lens=27, hz=.42); LOOK.update(late(1.75, 1.98, view=outdoors(-110, 110, 110, .68, 1.6, (1.05, .98, .93))))
elif K == 'lomas':
    # Lomas: a terrace on the top floor under two barrel vaults, indigo shutters, a rail of white bars, garden palms below
    INDIGO, WOVEN = M.paint((.055, .092, .17), .45), M.rug((.115, .17, .26), (.085, .13, .21))
    C.box((-9, -7, -.4), (9, 3.6, 0), M.paving((.50, .455, .385), (.63, .585, .51), .6, .6), .01)
    R.small_vaults(-7.1, 7.7, -7, 3.2, 2.62, WALL, WALL, 3.7, .62, -.1)
    for x in (-3.4, .3, 4.0):
        C.box((x-.16, -7, 2.34), (x+.16, 3.2, 2.64), WALL, .015)
    C.box((.3-.17, 2.85, 0), (.3+.17, 3.19, 2.36), WALL, .03, 3)       # a pillar carries the beam between the two vaults
    room(-1, -3.4, -7, 2.4, .7, 1.6, (-.8,)); C.box((-3.6, 2.4, 0), (-3.2, 3.2, H), WALL, .01)
    C.box((4.0, -7, 0), (4.35, 3.2, H), WALL, .01)
    A.slats((3.88, .0), (3.88, 2.6), .02, 2.34, INDIGO, .15, .05, .19); C.box((3.80, -.1, 2.34), (3.96, 2.7, 2.40), INDIGO, .004)
    C.box((3.96, -4.2, 0), (4.0, -.2, 1.0), M.stone_tiles(.20, .066, (.035, .075, .175), (.065, .125, .26), .004, .2, False, 0), 0); C.box((3.92, -4.2, 1.0), (4.0, -.2, 1.04), TEAK, .004)
    A.railing([(-9, 3.45), (8.9, 3.45)], 0, 1.0, A.white_metal())
    I.sofa_low((-1.9, .9, 0), 90, 2.4, .95, LIN, TEAK, pillows=((-.8, M.fabric((.10, .155, .24))), (-.2, SAND), (.75, M.fabric((.24, .32, .37)))))
    C.box((-2.0, -.4, .001), (1.6, 2.6, .012), M.rug((.52, .50, .44), (.43, .41, .36)), .004)
    for y, w in ((-.32, .13), (-.12, .13), (.34, .30), (.94, .13), (1.14, .13), (1.6, .30), (2.18, .13), (2.38, .13)):
        C.box((-2.0, y, .012), (1.6, y+w, .014), WOVEN, 0)
    F.coffee_table((-.5, .9, .01), 0, .50, .34, TEAK); O.drinks((-.42, .86, .35), 20); T.open_book((-.48, 1.16, .35), 15, 1); F.bowl((-.72, .72, .35), .14, M.microcement((.66, .62, .56)), M.solid((.72, .55, .06), .45))
    F.lounge_chair((.85, 2.2, .01), -28, TEAK, M.fabric((.10, .155, .24))); F.lounge_chair((1.65, .75, .01), -76, TEAK, M.fabric((.10, .155, .24)))
    pots([(3.4, 2.95, .32, .52, P.grass('fountain', 2), 1.1), (-2.7, 2.7, .34, .56, P.shrub('boug', 2), .9), (1.95, 3.1, .22, .36, P.lavender(1), 1.3), (-2.95, -1.7, .34, .52, P.broadleaf(6, 26, 1.5), 1)])
    trees('palm', ((-4.6, 10, 10.6), (3.6, 12, 10.0), (7.8, 9.5, 9.6), (-10, 16, 11.5)), -8.6)
    trees('round', ((0, 22, 8), (-8, 24, 8)), -9)
    F.block_table((2.1, 1.75, 0), (.36, .36, .38), 12, M.microcement()); I.carafe((2.1, 1.75, .38)); T.drinking_glass((2.22, 1.66, .38)); F.pot((3.2, 1.9, 0), .30, .46, P.lavender(1), M.microcement((.55, .40, .29)), 1.4)
    I.throw((-2.15, .4, .46), 90, (.5, .6), .24, M.fabric((.60, .42, .12)), 4); F.lantern((-1.6, 2.95, 0), 1.2, 2); F.lamp_drum((-.5, .9, 3.02), .7, .30, .26, .1)
    CAM.update(loc=(1.75, -3.5, 1.28), heading=-13, lens=27.5, hz=.45); LOOK.update(late(1.62, 1.98, view=outdoors(-110, 110, 110, .74, 1.5, (1.04, .98, .95))))
elif K == 'corner':
    # corner apartment: glass on two sides, breakfast in the morning sun
    C.box((-9, -7, -.4), (5.6, 4.4, 0), FLOOR, .01)
    slab(-9, 5.9, -7, 4.7)
    room(-1, -3.6, -7, 1.2, .7, 1.6, (-1.2,)); C.box((-3.75, 1.2, 0), (-3.4, 2.0, H), WALL, .01)
    C.tube([(5.0, 3.9, 0), (5.0, 3.9, H)], .09, WALL, 24)
    A.balustrade([(-9, 4.25), (5.45, 4.25), (5.45, -7)], 0, 1.02)
    with C.Group((2.7, 2.6, 0), 0):       # breakfast in the corner
        F.coffee_table((0, 0, 0), 0, .5, .74, M.marble()); F.cane_chair((-.75, .1, 0), 75, BLK, TEAK); F.cane_chair((.8, -.05, 0), -70, BLK, TEAK); F.lamp_paper((0, 0, H), .82, .27, .1)
        I.carafe((-.05, .2, .74)); I.glass((-.25, -.1, .74), 1, False); I.glass((.3, .15, .74), 1, False); F.bowl((.15, -.15, .74), .13, None, M.solid((.62, .42, .05), .45)); I.place_setting((-.3, 0, .74), -90, wine=False); I.place_setting((.3, 0, .74), 90, wine=False)
    I.sofa_low((-1.9, 1.0, 0), 90, 2.0, .9, SAND, TEAK, pillows=((-.5, LIN), (.5, CLAY))); F.coffee_table((-.5, 1.0, 0), 0, .42, .32, TEAK); I.ceramics((-.5, 1.0, .32), 2, .5, 6)
    pots([(-2.7, 3.5, .34, .54, P.grass('fountain', 2), 1.1), (4.6, 3.4, .34, .54, P.agave(1), 1.1), (-1.9, 3.7, .24, .38, P.lavender(2), 1.2)])
    C.box((-1.5, 3.55, 0), (4.0, 4.1, .44), WALL, .015)
    P.bed([(-1.4, 3.65), (3.9, 3.65), (3.9, 4.0), (-1.4, 4.0)], [(P.grass('fountain', 1), 2), (P.lavender(1), 2.4), (P.grass('stipa', 2), 2), (P.shrub('grey', 3, 2400, .3, .45), 1.4)], 7, 6, .42, (.5, .8))
    C.box((-2.3, -.3, .001), (1.0, 2.4, .012), M.rug((.60, .58, .53), (.47, .46, .43)), .004)
    F.lounge_chair((.45, 1.75, .012), -48, TEAK, M.fabric((.36, .40, .33)))
    I.tray((-.5, .85, .32), (.32, .22), 20); I.carafe((-.35, 1.12, .32)); I.throw((-1.95, .35, .46), 90, (.5, .6), .24, CLAY, 5)
    trees('palm', ((8.4, 11, 10.2), (-13, 19, 11.4)), -8.8); trees('pine', ((15, 24, 11),), -8)
    CAM.update(loc=(.1, -4.6, 1.32), heading=1, lens=29, hz=.48); LOOK.update(late(1.65, 2.0, view=outdoors(-110, 110, 110, .82, 1.5, (1.04, .985, .95))))
elif K == 'solarium':
    # 16+ Sky Villa Solarium: dry-stone parapets, a sunken pool in a timber deck, a stair house and a light pergola
    DECK = M.wood((.33, .22, .13), (.48, .35, .22), plank=.13, length=2.6)
    PX = (-4.4, .4, -.6, 3.2)
    if AROUND:       # the roof of the home for sale: a deck with daybeds under a sail, no pool
        C.box((-9, -8, -.4), (9, 4.6, 0), FLOOR, 0); C.box((PX[0], PX[2], -.02), (PX[1], PX[3], .03), DECK, .006)
        if AROUND == 'deck':     # the still: under the sail, timber all over, a bench built round its corner before a bed along the parapet
            C.box((-9, -8, -.02), (1.9, 4.6, .025), DECK, .004)
            for a, b in (((-5.6, 2.75), (.5, 3.55)), ((-5.6, -.9), (-4.8, 2.75))):
                A.masonry((*a, .0), (*b, .36), (.07, .13), (.14, .4), seed=9); C.box((a[0]-.02, a[1]-.02, .36), (b[0]+.02, b[1]+.02, .41), TEAK, .006)
            for i in range(3):
                F.cushion((-4.05+1.95*i, 3.12, .48), (1.9, .72, .15), LIN, 10, .05, 3+i); F.cushion((-4.05+1.95*i, 3.44, .74), (1.8, .20, .42), LIN, 8, .05, 6+i)
            for i in range(2):
                F.cushion((-5.22, .1+1.72*i, .48), (.72, 1.66, .15), LIN, 10, .05, 13+i)
            for x, m, t in ((-4.7, CLAY, .2), (-4.2, SAND, -.1), (-2.4, INK, .1), (-.6, CLAY, -.2), (-.1, SAND, .1)):
                I.pillow((x, 3.20, .76), (.5, .46, .16), m, int(x*9), (1.15, 0, t))
            I.throw((-1.6, 3.1, .56), 8, (.6, .7), .2, SAGE, 4)
            C.box((-4.1, .5, .025), (-.2, 2.5, .04), M.rug((.27, .235, .19), (.19, .165, .13)), .006)
            for k, (y, w) in enumerate(((.60, .05), (.72, .14), (1.42, .05), (1.55, .10), (2.18, .14), (2.36, .05))):
                C.box((-4.1, y, .04), (-.2, y+w, .0415), M.rug((.52, .475, .40), (.42, .38, .32)) if k % 2 else M.rug((.34, .20, .12), (.26, .15, .09)), 0)
            C.lathe([(.001, .34), (.62, .34), (.64, .32), (.60, .30), (.30, .28), (.26, .03), (.42, .0), (.001, 0)], (-2.3, 1.6, .04), M.microcement((.42, .39, .35)), 64)
            F.bowl((-2.5, 1.75, .38), .17, None, M.solid((.62, .42, .05), .45)); O.drinks((-2.05, 1.55, .38), 25); T.open_book((-2.55, 1.3, .38), 20, 1)
            F.lounge_chair((.0, .95, .04), -66, TEAK, SAND); F.books((-3.1, 3.1, .555), 30, 2, 7)
            C.box((-9, 3.62, 0), (1.6, 4.58, .46), WALL, .012)
            P.bed([(-8.9, 3.75), (1.5, 3.75), (1.5, 4.5), (-8.9, 4.5)], [(P.grass('fountain', 1), 2), (P.lavender(1), 2.6), (P.grass('stipa', 2), 2), (P.shrub('grey', 2, 2400, .3, .45), 1.4)], 5, 4, .42, (.6, .95))
            C.box((-9, -1.2, 0), (-6.0, 3.6, .40), WALL, .012); P.bed([(-8.9, -1.1), (-6.1, -1.1), (-6.1, 3.5), (-8.9, 3.5)], [(P.grass('stipa', 2), 3), (P.lavender(1), 2), (P.shrub('grey', 2, 2400), 1), (P.agave(2), .5)], 3.6, 8, .37, (.7, 1.1))
            C.obj(P.tree('olive', 3.0, 5, 22000), (-7.3, 1.6, .36), 2)
            F.lantern((-5.0, -1.5, .03), 1.1, 2); F.lantern((.95, 3.1, .03), .9, 2)
        for i, (x, yaw) in enumerate(((-3.4, 184), (-2.0, 178), (-.6, 182))) if AROUND != 'deck' else ():
            F.lounger((x, 1.6, .03), yaw, LIN, TEAK, 30+3*i, CLAY if i == 1 else None)
        sail = [(-4.9, -.9, 2.6), (2.3, -1.7, 3.1) if AROUND == 'deck' else (.9, -.9, 3.1), (.9, 3.7, 2.6), (-4.9, 3.7, 3.1)]       # the still sees no mast in front
        def cloth(i, j):       # hung from its corners: it sags, its edges curve in
            b = [(1-i)*(1-j), i*(1-j), i*j, (1-i)*j]
            x, y, z = (sum(w*c[k] for w, c in zip(b, sail)) for k in range(3))
            u, v = i-.5, j-.5
            return x-u*.55*(1-4*v*v), y-v*.45*(1-4*u*u), z-.30*(1-4*u*u)*(1-4*v*v)+.012*math.sin(9*u*(1+v))
        grid(30, 30, cloth, M.sheer((.82, .79, .72), .08))
        for k in range(1, 6):       # seams
            C.tube([(x, y, z-.004) for x, y, z in (cloth(k/6, j/20) for j in range(21))], .006, M.fabric((.66, .62, .54)), 5)
        for x, y, z in sail:
            C.tube([(x, y, 0), (x, y, z+.1)], .035, BLK, 12)
    else:
        A.deck_with_hole([(-9, -8), (9, -8), (9, 4.6), (-9, 4.6)], [(PX[0]-.02, PX[2]-.02), (PX[1]+.02, PX[2]-.02), (PX[1]+.02, PX[3]+.02), (PX[0]-.02, PX[3]+.02)], 0, .4, FLOOR, 0)
        A.pool([(PX[0], PX[2]), (PX[1], PX[2]), (PX[1], PX[3]), (PX[0], PX[3])], level=-.03, depth=1.1, tint=(.66, .90, .91), ripple=.012, tile=M.pool_floor((.16, .36, .38), (.22, .43, .44), caustics=.3))
    for a, b in () if AROUND == 'deck' else (((PX[0]-.9, PX[2]-.9), (PX[1]+.9, PX[2]-.02)), ((PX[0]-.9, PX[3]+.02), (PX[1]+.9, PX[3]+.7)), ((PX[0]-.9, PX[2]-.02), (PX[0]-.02, PX[3]+.02)), ((PX[1]+.02, PX[2]-.02), (PX[1]+.9, PX[3]+.02))):
        C.box((*a, -.02), (*b, .03), DECK, .006)
    stone((-9, 4.6, -.4), (9, 5.1, .52), .03); C.box((-9.05, 4.55, .52), (9.05, 5.15, .58), M.stone_tiles(1.2, 2, (.62, .575, .51), (.70, .655, .59), .004), .01); A.balustrade([(-9, 4.85), (9, 4.85)], .58, .5)
    stone((5.6, -8, 0), (9, 1.2, 2.9), .03); C.box((5.2, -8, 2.9), (9.2, 1.9, 3.14), WALL, .02); I.door((5.59, -.6, 0), -90, 1.0, 2.3)
    A.pergola(2.0, .2, 5.0, 4.2, 2.5, M.wood((.30, .195, .115), (.46, .33, .21)), .16, .12, (.04, .10), 'x')
    I.sofa_low((3.5, 2.9, 0), 0, 2.0, .95, LIN, TEAK, pillows=((-.6, CLAY), (.6, SAND))); F.coffee_table((3.4, 1.8, 0), 0, .44, .32, M.stone_tiles(3, 3)); I.tray((3.4, 1.8, .32), (.36, .24), 15); I.glass((3.35, 1.78, .335), 1, False); I.carafe((3.46, 1.84, .335))
    if AROUND == 'deck':
        F.pot((.95, 2.5, .025), .30, .48, P.grass('fountain', 2), M.microcement((.50, .46, .40)), 1.1); F.pot((.55, 2.9, .025), .20, .32, P.lavender(1), M.microcement((.47, .30, .22)), 1.1)
    else:
        F.lounger((-2.0, -3.1, 0), -26, LIN, TEAK, 32, CLAY); F.lounger((-.6, -2.9, 0), -26, LIN, TEAK, 30); I.straw_hat((-.4, -2.45, .42), 20)
    pots((([] if AROUND == 'deck' else [(-5.4, 3.6, .46, .7, P.tree('olive', 2.5, 5, 18000), 1), (-6.2, 1.0, .30, .48, P.grass('stipa', 2), 1.1)]))+[(1.7, 4.0, .34, .54, P.agave(2), 1.1), (5.1, 3.7, .34, .56, P.grass('fountain', 2), 1.1), (4.9, -1.7, .34, .56, P.lavender(1), 1.5)])
    trees('pine', ((8, 24, 10.2),) if AROUND == 'deck' else ((-10, 20, 10.4), (8, 24, 10.2)), -8.5)
    CAM.update(loc=(-.2, -6.6, 1.6), heading=1, lens=24); LOOK.update(key=1.5)
elif K == 'upper':
    # penthouse in late sun: open sky, black pergola with fins of timber, fire bowl
    C.box((-10, -7, -.4), (10, 5.0, 0), FLOOR if AROUND == 'around' else M.paving((.49, .44, .37), (.61, .56, .48), .8, .4), .01)
    C.box((-10, 5.0, -.4), (10, 5.4, .34), WALL, .015); A.balustrade([(-10, 5.2), (10, 5.2)], .34, .74)
    A.pergola(.6, -1.0, 6.4, 4.0, 2.7, BLK, .30, .10, (.045, .16), 'y', fins=M.wood((.30, .19, .11), (.46, .32, .19)))
    if AROUND:
        C.box((6.9, -7, 0), (10, 2.6, H), WALL, .015)
    else:       # the room behind the glass: oak, a sofa, curtains
        C.box((6.9, 1.6, 0), (10, 2.6, H), WALL, .015); C.box((6.9, -7, 2.82), (10, 1.61, H), WALL, .015); C.box((9.3, -7, 0), (10, 1.61, 2.83), M.wood((.26, .17, .10), (.38, .26, .16), plank=.2, axis='z'), .01)
        I.sofa_low((8.2, -.5, 0), -90, 2.2, 1.0, LIN, TEAK, pillows=((-.6, CLAY), (.5, SAND)))
        for y in (-6.6, -3.4, .6):
            A.curtain((7.1, y), (7.1, y+.9), .03, 2.75, M.sheer((.80, .78, .73), .12), .06, .2)
    A.glazing([(6.9, -7), (6.9, 1.6)], .02, 2.8, 1.8, .045, BLK)
    near = 1 if AROUND else -1       # a bench on the side of the camera, so that no backs stand before the table
    F.trestle_table((3.5, 1.5, 0), 90, 2.5, .95, .75, TEAK)
    C.box((3.5+near*.55, .45, .41), (3.5+near*.93, 2.55, .46), TEAK, .008); F.cushion((3.5+near*.74, 1.5, .49), (.36, 2.06, .06), SAND, 10, .03, 3)
    for y in (.6, 2.4):
        C.box((3.5+near*.60, y-.03, 0), (3.5+near*.88, y+.03, .41), TEAK, .005)
    for i in range(3):
        F.cane_chair((3.5-near*.78, .70+.80*i, 0), near*90+(5, -4, 6)[i], BLK, TEAK)
    O.laid((3.5, 1.5, .752), 90, 2.5, .95, 3, 6, AROUND != 'around')
    F.pendant((3.5, 1.5, 2.72), .8, 'rattan', s=.4, r=.34)
    C.lathe([(.001, .36), (.55, .36), (.62, .42), (.66, .42), (.66, 0), (.001, 0)], (-2.6, 1.6, 0), M.microcement((.40, .37, .33)), 48)
    for a in range(11):       # split logs laid across one another, low flames between them
        k, turn = .42-.02*(a % 4), a*1.05
        C.tube([(-2.6-k*math.cos(turn), 1.6-k*math.sin(turn), .385+.028*(a//4)), (-2.6+.1*math.sin(a), 1.6+.1*math.cos(a), .42+.035*(a//4)), (-2.6+k*.4*math.cos(turn), 1.6+k*.4*math.sin(turn), .40+.03*(a//4))], [.042, .046, .038], M.bark((.16, .10, .065)) if a % 3 else M.bark((.05, .04, .035)), 9)
    for a in range(5):
        F.fire((-2.6+.17*math.cos(a*1.26), 1.6+.17*math.sin(a*1.26), .42), 25+a*50, .24, .20+.06*(a % 2), 8)
    A.area((-2.6, 1.6, .75), (.5, .5), 30, (1, .52, .2), (math.pi, 0, 0))
    I.sofa_curved((-2.9, 2.7, 0), 14, 1.9, 104, LIN, pillows=((-28, CLAY), (-10, SAND), (30, INK)))
    I.ring_rug((-2.7, 1.8, 0), 2.3, (M.rug((.36, .32, .26), (.26, .23, .185)), M.rug((.56, .51, .43), (.44, .40, .33)), M.rug((.36, .32, .26), (.26, .23, .185)), M.rug((.30, .17, .10), (.22, .12, .07))))
    F.block_table((-1.55, 2.75, .012), (.42, .42, .40), 20, M.wood((.20, .125, .075), (.33, .225, .145))); O.drinks((-1.55, 2.75, .412), 30); T.open_book((-3.6, 2.75, .48), 40, 2); I.throw((-2.3, 3.05, .46), 5, (.5, .7), .22, CLAY, 5)
    F.armchair(*(((-1.0, .7, .012), -118) if not AROUND else ((-4.3, .4, .012), 120)), SAND, TEAK)
    I.straw_hat((-1.25, 3.35, .47), 20)
    pots([(2.5, -1.6, .40, .62, P.grass('fountain', 2), 1.1), (1.85, -1.35, .28, .44, P.lavender(1), 1.4)] if not AROUND else [])
    C.box((-10, 4.1, 0), (-.2, 4.9, .5), WALL, .015)
    P.bed([(-9.9, 4.2), (-.3, 4.2), (-.3, 4.8), (-9.9, 4.8)], [(P.grass('fountain', 1), 2), (P.lavender(2), 2), (P.grass('stipa', 3), 2), (P.shrub('grey', 2, 2400, .3, .45), 1.5)], 6, 4, .46, (.55, .8))
    pots([(6.1, 3.9, .44, .7, P.tree('olive', 2.5, 7, 18000), 1), (.4, 4.3, .34, .54, P.agave(2), 1.1)]+[(-5.4, 2.4, .38, .6, P.shrub('pitto', 2), 1)]*bool(AROUND))
    CAM.update(loc=(-6.9, -1.5, 1.42), heading=52, lens=27, hz=.45); LOOK.update({} if AROUND else late(1.6, 1.9, view=outdoors(-110, 110, 110, .82, 1.28, (1.02, .99, .97))))
if AROUND:
    if K == 'rooftop':       # the other side of the roof: a wall of walnut ribs behind planting, a bench before it, a table, the balustrade to the west
        WALNUT = M.wood((.17, .10, .06), (.29, .19, .12), axis='z')
        C.box((-11, -8.4, -.4), (4.4, -8, 2.5), WALNUT, .02); C.box((-11.2, -8.5, 2.5), (4.4, -7.7, 2.62), WALL, .02); A.slats((-10.9, -7.97), (1.6, -7.97), .02, 2.48, WALNUT, .05, .05, .09)
        C.box((-10, -7.9, 0), (1.0, -7.1, .5), WALL, .02); P.bed([(-9.9, -7.8), (.9, -7.8), (.9, -7.2), (-9.9, -7.2)], [(P.grass('fountain', 1), 2), (P.agave(1), 1.2), (P.shrub('pitto', 2), 1.6), (P.lavender(1), 2), (P.grass('stipa', 2), 2)], 6, 5, .46, (.6, 1.05))
        C.box((-3.6, -7.1, .0), (1.0, -6.5, .40), WALNUT, .01)
        for i in range(3):
            F.cushion((-2.85+1.5*i, -6.8, .47), (1.48, .58, .14), LIN, 10, .04, i)
        for x, m, t in ((-3.2, M.fabric((.42, .30, .13)), .1), (-1.3, SAND, -.1), (.5, M.fabric((.06, .14, .16)), .1)):
            I.pillow((x, -7.0, .74), (.5, .46, .16), m, int(x*9), (1.9, 0, t))
        I.door((2.6, -7.98, 0), 180, 1.2, 2.3, WALNUT, BRASS); A.balustrade([(-10.9, far(-10.9)-.2), (-10.9, -8)], 0, 1.0)
        for x in (1.8, 3.7):
            I.sconce((x, -7.98, 1.9), 180, 5)
        for x in (-9.2, -7.2, -5.2, -3.2, -1.2, .6):
            A.area((x, -7.5, .7), (.5, .2), 10, (1, .74, .46), (math.pi, 0, 0))
        table_for((-8.5, -1.6, 0), 90, 3, 2.4, M.marble(), True, M.fabric((.42, .30, .13))); I.candles((-8.5, -1.6, .75), 3, 8, 6)
        for x, y, r, h in ((3.4, -6.6, .5, .75), (4.7, -5.4, .42, .62), (-9.6, -5.4, .5, .75)):
            F.pot((x, y, 0), r, h, P.tree('olive', 2.4, int(abs(x)), 16000) if y != -5.4 or x < 0 else P.grass('fountain', 2), M.microcement((.50, .46, .40)), 1)
        pots([(-7.4, -6.4, .40, .6, P.agave(2), 1.1), (2.0, -6.9, .32, .5, P.lavender(1), 1.4)])
        for x, y, s in ((-.6, -5.4, 1.3), (-.2, -5.1, .9), (-7.2, -3.2, 1.1)):
            F.lantern((x, y, 0), s, 8)
        A.area((-5.0, -4.2, 1.1), (.9, .9), 30, (1, .55, .24), (math.pi, 0, 0)); A.area((1.3, -2.0, 2.8), (2.5, 2.5), 34, (1, .74, .48))
        trees('palm', ((-14, -12, 12.6), (8, -13, 12.2), (-16, 2, 11.4)))
    elif K == 'solarium':    # the party wall with an outdoor kitchen, a table under olive trees, the parapet to the west
        A.masonry((-9, -8.5, -.4), (5.6, -8, 2.0)); C.box((-9.1, -8.55, 2.0), (5.6, -7.95, 2.07), WALL, .01)
        A.masonry((-9.5, -8, -.4), (-9, 5.1, .52), seed=4); A.balustrade([(-9.25, -8), (-9.25, 5.0)], .58, .5)
        C.box((-2.6, -7.95, 0), (2.6, -7.3, .86), WALL, .01); C.box((-2.65, -7.98, .86), (2.65, -7.25, .91), M.stone_tiles(3, 3), .008); C.box((-1.9, -7.8, .91), (-1.0, -7.4, .97), BLK, .01)
        F.bowl((.4, -7.6, .91), .18, None, M.solid((.62, .42, .05), .45)); I.carafe((1.3, -7.6, .91)); F.pot((2.2, -7.6, .91), .11, .16, P.lavender(1), None, .7)
        table_for((-5.6, -4.6, 0), 90, 3, 2.4, mat=M.fabric((.62, .57, .49)))
        pots([(-7.9, -7.0, .46, .7, P.tree('olive', 2.6, 7, 18000), 1), (-3.6, -7.3, .32, .5, P.grass('fountain', 1), 1.1), (4.4, -7.2, .42, .66, P.tree('olive', 2.3, 9, 16000), 1), (-8.2, -1.4, .34, .54, P.agave(3), 1.1)])
    elif K == 'roofs':       # the meadow runs on to a low parapet
        for a, b in (((-12.4, -9.4), (12, -9)), ((-12.4, -9), (-12, 6.6))):
            C.box((*a, -.5), (*b, .30), WALL, .02)
        A.balustrade([(8.6, -9.2), (-12.2, -9.2), (-12.2, 6.4)], .30, .74)
        P.bed([(-11.5, -8.8), (8.2, -8.8), (8.2, -6), (-11.5, -6)], [(P.grass('stipa', 2), 3), (P.grass('fountain', 1), 2), (P.lavender(1), 2.2), (P.shrub('grey', 3), 1), (P.shrub('pitto', 2), .7)], 3.6, 9, -.04, (.5, .95), avoid=keep)
        # the near side of the deck: a daybed, a bench with lanterns, a table for two, a rug in rings underfoot
        I.ring_rug((.35, 2.75, .046), 1.5, (M.rug((.40, .43, .34), (.31, .335, .265)), M.rug((.62, .58, .50), (.50, .46, .39)), M.rug((.46, .38, .28), (.36, .30, .22))))
        with C.Group((-2.75, 2.05, .042), 100):
            C.box((-.95, -.45, .14), (.95, .45, .24), TEAK, .01); F.cushion((0, 0, .34), (1.86, .86, .20), LIN, 9, .05, 3); I.pillow((-.7, 0, .56), (.46, .5, .16), SAGE, 3, (.9, 0, 1.57)); I.throw((.5, 0, .45), 0, (.5, .8), .2, CLAY, 5)
        F.round_table((2.75, 2.35, .042), .42, .73, M.stone_tiles(3, 3), TEAK); I.carafe((2.65, 2.3, .772)); I.glass((2.9, 2.45, .772), 1, False); F.bowl((2.8, 2.2, .772), .12, None, M.solid((.62, .42, .05), .45)); F.rush_chair((2.15, 1.95, .042), 125, TEAK); F.rush_chair((3.3, 1.9, .042), -135, TEAK)
        for x, s in ((-1.2, 1.2), (-.8, .8), (1.5, 1.0)):
            F.lantern((x, 1.55, .03), s, 5)
        P.bed([(-11.8, -8.8), (11.5, -8.8), (11.5, 1.2), (-11.8, 1.2)], [(P.grass('sedge', 2), 1)], 26, 23, -.04, (.14, .26), avoid=keep)       # green between the grasses
        P.bed([(-11.5, -6), (8.2, -6), (8.2, 1.2), (-11.5, 1.2)], [(P.grass('fountain', 1), 2), (P.lavender(1), 2.6), (P.shrub('pitto', 2), 1.2), (P.shrub('grey', 3), .8), (P.agave(1), .4)], 1.6, 24, -.04, (.6, 1.0), avoid=keep)
        P.bed([(7.6, -8.8), (8.4, -8.8), (8.4, 1.0), (7.6, 1.0)], [(P.shrub('pitto', 4, 6000, .6, .9), 2), (P.shrub('boug', 2, 3600, .6, .9), .7), (P.grass('fountain', 1), 2)], 2.6, 25, -.04, (.8, 1.3), avoid=lambda x, y: -6.3 < y < -4.5)       # before the stair house
        C.box((-7.6, -3.2, -.06), (-4.4, -.2, .03), COPE, .015); F.lounger((-6.6, -1.7, .03), 20, LIN, TEAK, 30, SAGE); F.lounger((-5.4, -1.9, .03), 20, LIN, TEAK, 34); C.box((-2.75, -2.2, .04), (-1.85, -1.2, .09), TEAK, .01)
        near = [(path(-1.2)-2.4, -3.6), (path(-1.2)+2.4, -3.6), (path(-1.2)+2.4, 1.2), (path(-1.2)-2.4, 1.2)]
        P.bed(near, [(P.grass('sedge', 2), 3), (P.shrub('grey', 3, 2400, .3, .32), 1), (P.lavender(1), 1)], 7, 21, -.04, (.28, .5), avoid=lambda x, y: abs(x-path(y)) < .58 or RX[0]-.3 < x < RX[1]+.3 or y > 1.0)
        P.bed(near, [(P.grass('sedge', 2), 1)], 30, 22, -.04, (.10, .16), avoid=lambda x, y: abs(x-path(y)) > .56 or (y+7.5) % .8 < .66 or y > 1.0)
        trees('pine', ((-19, -15, 13.0), (-27, 3, 12.4), (6, -24, 12.6), (-7, -30, 13.4), (24, -17, 12.8), (21, 8, 11.8), (-22, 20, 12.2)), -10)
        trees('palm', ((-14.5, 9, 13.0), (15.5, -13, 13.4), (-3.5, -17, 12.6)), -10)
    if AROUND == 'table':
        CAM.update(loc=(5.9, -1.9, 1.5), heading=-39, lens=24, hz=.43)
    elif AROUND == 'deck':
        CAM.update(loc=(.1, -3.3, 1.3), heading=-18, lens=25.5, hz=.49)
    else:
        CAM.update(loc=AROUND_AT[K], heading=0, panorama=True)
    if AROUND in ('deck', 'table'):
        LOOK.update(vignette=.2, split=.03, clarity=.4, view=outdoors(-110, 110, 110, .8, 1.6, (1.02, .99, .96)))
        if K == 'upper':
            LOOK.update(view=outdoors(-110, 110, 110, .62, 1.7, (1.08, .97, .88)))
    LOOK.update(contrast=1.92 if AROUND == 'deck' else 1.96 if AROUND == 'table' else 1.66, wb=(1.07, 1, .90) if DUSK else (1.04, 1, .96) if AROUND == 'table' else (1, 1, 1), key=1.6 if AROUND == 'deck' else 1.5 if AROUND == 'table' else dict(north=.86, rooftop=.92, roofs=1.25, solarium=1.15)[K])
run('terrace', {asked(K): CAM}, clamp=3, look=LOOK)
