"""Rooms of Lomas del Higueron 2: a bright corner flat with herringbone oak, a corner window without a post, indigo cabinets, bent-tube chairs; outside, to the south, the lawn, the long pool, the module opposite and the sea above its roof.
Cameras: living, kitchen, bedroom, bath, around."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, building as B, tableware as T
from kit.styles import STYLES
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
family.choose('lomas')
VIEW = asked('living')
AROUND = VIEW == 'around'
ROOM = 'living' if AROUND else VIEW      # around: a panorama of the living room
AZIM = dict(living=44 if AROUND else -48, kitchen=-46, bedroom=36, bath=-50)
S.sky(elev=14 if AROUND else 13 if ROOM == 'bedroom' else 12 if ROOM == 'living' else 16, azim=AZIM[ROOM], strength=.16, dust=.3, ozone=2.2, clouds=.8, cloud_gain=2.0, seed=37.5, tint=(.95, .99, 1.04), pale=.3, sun=10.5 if AROUND else 9.5 if ROOM == 'bedroom' else 7.4, sun_col=(1, .80, .58) if AROUND else (1, .82, .62))
S.landscape(sea=58, shore=430, start=60, drop0=13, seed=8.0, k=1/20000, cam=(0, 0), a0=-88 if VIEW == 'around' else -75, a1=88 if VIEW == 'around' else 75, r0=40, r1=16000, houses=20 if AROUND else 150 if ROOM == 'bath' else 0, trees=3200, tree_min=85,
            hills=((-5400, 6400, 2300, 1500, 340), (5200, 7600, 1900, 1300, 300)))       # +Y is south: the sea, a headland on each side
WHITE, CEIL = M.paint((.82, .815, .80)), M.paint((.84, .84, .83), .7)
PARQUET = M.parquet()
INDIGO = M.paint((.075, .12, .19), .4)
STAIN, STAIN_H = M.wood((.040, .068, .112), (.085, .130, .190), axis='z', rough=.42), M.wood((.040, .068, .112), (.085, .130, .190), rough=.42)       # oak stained indigo: its grain shows
OAK, OAKH = M.wood((.46, .35, .24), (.62, .50, .37), axis='z'), M.wood((.46, .35, .24), (.62, .50, .37))
QUARTZ = M.marble((.80, .795, .78), (.62, .60, .57), .18, .5)
BLUE, SKY, MUSTARD, CHALK, GREY = M.fabric((.12, .19, .28)), M.fabric((.33, .385, .42)), M.fabric((.42, .30, .125)), M.fabric((.75, .73, .69)), M.fabric((.50, .50, .48))
ALU, STEEL = M.solid((.05, .052, .055), .4, .6), M.solid((.58, .57, .55), .18, .98)
TERRAZZO = M.terrazzo((.74, .735, .71), ((.52, .54, .56), (.22, .27, .33), (.66, .60, .50)), 40.0)
GL = M.glass(nd=.40 if ROOM in ('living', 'kitchen') else .55, refl=0)
H, Z = 2.65, 6.1         # a flat on the second floor: the garden lies 6 m below


def outside():
    """Terrace with slim pickets, the garden and the 25-metre pool below, other modules, hills with the town."""
    C.box((-14, 0, -.35), (8, 3.2, -.03), M.stone_tiles(.9, .45, (.58, .55, .50), (.68, .65, .59), .004, .5), .01)
    C.box((-14, 0, H), (8, 3.3, H+.3), WHITE, .02)
    A.balustrade([(-14, 3.1), (8, 3.1)], -.03, 1.0)
    C.box((-90, 3.3, -Z-.3), (90, 56, -Z), M.lawn_base(), 0); C.box((-90, 56, -Z-9), (90, 95, -Z-4.1), M.ground(), 0)
    C.box((-12, 12, -Z-.2), (2, 44, -Z+.03), M.stone_tiles(1.2, .6, (.56, .51, .44), (.66, .61, .54), .005, .5), 0)
    C.obj(C.mesh('pool', [(-9, 15, -Z+.05), (-1, 15, -Z+.05), (-1, 40, -Z+.05), (-9, 40, -Z+.05)], [(0, 1, 2, 3)], M.solid((.14, .45, .52), .06), uv=False))
    for x, y, h, s in ((-12, 14, 8.2, 2), (3.4, 17, 8.6, 3), (-13.5, 24, 8.4, 4), (3.6, 30, 9, 5), (7, 13, 7.6, 1)):
        C.obj(P.palm(h, s), (x, y, -Z), s*1.3)
    for x, y, k, h, s in ((10, 22, 'round', 6, 1), (-19, 19, 'olive', 5, 2), (14, 34, 'pine', 9, 4), (-22, 36, 'pine', 10, 3)):
        C.obj(P.tree(k, h, s), (x, y, -Z), s)
    for i in range(4):       # loungers and parasols along the water
        F.lounger((-10.6, 17+5.2*i, -Z+.03), 90, CHALK, OAKH, 30); F.lounger((.7, 18+5.2*i, -Z+.03), -90, CHALK, OAKH, 30)
    for y in (18.4, 29):
        F.parasol((-10.8, y, -Z+.03), 1.4, 2.4, CHALK)
    P.bed([(-16, 8), (8, 8), (8, 11), (-16, 11)], [(P.grass('fountain', 1), 2), (P.lavender(1), 2), (P.shrub('pitto', 2), 2), (P.shrub('grey', 3), 1.4)], .9, 6, -Z, (.8, 1.3))
    P.bed([(-60, 46), (50, 46), (50, 55), (-60, 55)], [(P.shrub('pitto', 4), 2), (P.shrub('green', 5), 2), (P.shrub('grey', 6), 1)], .3, 17, -Z, (1.2, 2.2))
    for x, y, seed in ((-40, 62, 3), (12, 66, 8)):       # the modules opposite, lower on the slope: a line of sea above their roofs
        B.block((x, y, -Z-4), 0, dict(STYLES['lomas'], light=0, floors=3, bays=4, furnish=False), seed)


def shell(x0, x1, y0, corner=-1, floor='oak', fill=40):
    """Room with a glass corner: y = 0 and, if corner is -1 or 1, the front half of that side."""
    if floor == 'oak':
        R.herringbone(x0, x1, y0, 0, PARQUET)
    else:
        C.box((x0, y0, -.2), (x1, 0, .004), TERRAZZO, 0)
    C.box((x0-.4, y0-.4, -.3), (x1+.4, .1, -.02), WHITE, 0)
    C.box((x0-.4, y0-.4, H), (x1+.4, .3, H+.3), CEIL, 0)
    C.box((x0-.4, y0-.3, 0), (x1+.4, y0, H), WHITE, .004)
    for s, x in ((-1, x0), (1, x1)):
        C.box((x, y0, 0), (x+.3*s, -3.2 if s == corner else .1, H), WHITE, .004)
        if s == corner:
            A.glazing([(x, -3.2), (x, 0)], .02, H, 1.6, .04, ALU, GL); A.portal((x+.05*s, -1.6, H/2), (H, 3.2), (0, 1.5708*s, 0))
            C.box((x+.3*s, -3.2, -.35), (x+3.4*s, 3.2, -.03), M.stone_tiles(.9, .45, (.58, .55, .50), (.68, .65, .59), .004, .5), .01)
            A.balustrade([(x+3.3*s, -3.2), (x+3.3*s, 3.1)], -.03, 1.0)
    A.glazing([(x0, 0), (x1, 0)], .02, H, 1.7, .04, ALU, GL)
    A.portal(((x0+x1)/2, .05, H/2), (x1-x0, H), (-1.5708, 0, 0))
    # recessed curtain track and spot track
    for y in (-2.2, -4.6):
        C.box((x0+.6, y-.02, H-.03), (x1-.6, y+.02, H), ALU, 0)
        for i in range(4):
            x = x0+1.2+(x1-x0-2.4)*i/3
            C.lathe([(.001, 0), (.032, 0), (.032, -.12), (.028, -.12), (.001, -.10)], (x, y, H-.06), ALU, 20); C.lathe([(.001, -.112), (.026, -.112)], (x, y, H-.06), M.emit((1, .86, .68), 7), 16)
    A.area(((x0+x1)/2, y0+.2, 2.0), ((x1-x0)*.8, 1.0), fill, (1, .95, .89), (1.35, 0, 0))


def living():
    outside(); shell(-4.2, 3.8, -7.4, -1, fill=9 if AROUND else 16)
    if AROUND:
        C.box((-3.3, -6.1, .006), (1.9, -1.5, .020), M.rug((.66, .66, .64), (.55, .57, .58)), .006)
        for i, x in enumerate((-3.1, -2.9, -.5, 1.0, 1.6)):       # broad bands of indigo
            C.box((x, -6.1, .020), (x+(.08, .5, .05, .42, .08)[i], -1.5, .0205), M.rug((.16, .24, .34), (.11, .17, .25)), 0)
    else:
        C.box((-2.9, -4.9, .006), (1.2, -1.7, .022), M.rug((.66, .65, .62), (.50, .51, .51), 'trellis'), .006)
        for y, w in ((-4.78, .30), (-4.38, .06), (-4.26, .03)):
            C.box((-2.9, y, .022), (1.2, y+w, .0235), M.rug((.16, .24, .34), (.11, .17, .25)), 0)
    F.sofa((-.9, -2.0, .02), 0, 2.9, 1.0, BLUE, chaise=1, pillows=((-1.0, MUSTARD), (-.4, SKY), (.9, CHALK)))
    if AROUND:
        F.lounge_chair((-2.75, -4.35, .02), 118, OAKH, SKY); F.lounge_chair((-2.75, -2.95, .02), 92, OAKH, SKY)
    else:
        F.lounge_chair((1.5, -2.75, .02), -58, OAKH, SKY)
    C.lathe([(.001, .34), (.46, .34), (.47, .325), (.46, .31), (.001, .31)], (-.9, -3.75, .02), OAKH, 64); C.lathe([(.001, .44), (.28, .44), (.29, .425), (.28, .41), (.001, .41)], (-.35, -4.2, .02), INDIGO, 48)
    for x, y, h, q in ((-.9, -3.75, .31, .3), (-.35, -4.2, .41, .18)):
        for k in range(3):
            C.tube([(x+q*math.cos(k*2.09), y+q*math.sin(k*2.09), h+.02), (x+q*1.15*math.cos(k*2.09), y+q*1.15*math.sin(k*2.09), .02)], .012, ALU, 8)
    T.open_book((-1.08, -3.86, .36), 25, 2); T.cup((-.78, -4.0, .36)); F.bowl((-.7, -3.6, .36), .14, M.microcement((.30, .36, .42))); I.ceramics((-.35, -4.2, .46), 2, .5, 3)
    # open shelving in oak and indigo along the right wall
    with C.Group((3.8, -4.4 if AROUND else -2.95, 0), -90):
        C.box((-1.8, -.40, .25), (1.8, 0, .70), INDIGO, .006); R.fronts(-1.8, 1.8, .25, .70, -.40, INDIGO, 'flat')
        for z in (1.15, 1.55, 1.95):
            R.shelf((0, 0, z), 0, 3.6, .28, OAKH, things=('vase', 'bowls', 'gap', 'jug', 'gap'), seed=int(z*20), thick=.03)
        for x in (-1.8, -.6, .6, 1.8):
            C.box((x-.015, -.28, .70), (x+.015, -.25, 2.3), ALU, .002)
        for x, z, n in ((-1.3, 1.15, 5), (.2, 1.55, 4), (1.2, 1.95, 4), (-.9, .70, 4)):
            F.books((x, -.16, z), 4, n, int(x*7+z*3))
    F.art((1.6, -7.33, 1.85), .9, 1.1, 180, 61) if AROUND else F.art((1.6, -.02-7.36, 1.6), 1.2, 1.2, 180, 61)
    F.lamp_drum((-.9, -3.7, H), .55, .36, .22, .6)
    C.tube([(1.35, -1.2, .02), (1.35, -1.2, 1.55), (1.30, -1.25, 1.62), (.95, -1.6, 1.66)], .010, ALU, 10); C.lathe([(.001, .03), (.14, .03), (.14, .02), (.001, .02)], (1.35, -1.2, 0), ALU, 32); C.lathe([(.02, .02), (.10, -.10), (.095, -.10), (.015, .01)], (.95, -1.6, 1.66), MUSTARD, 32)
    F.pot((3.3, -.55, 0), .26, .42, P.broadleaf(3, 28, 1.7), M.microcement((.70, .67, .61)))
    R.drape((2.6, -.18), (3.7, -.18), .02, H-.02, M.sheer((.85, .85, .83), .2), .05, .14)
    I.throw((-.2, -2.75, .50), 5, (.55, .7), .3, MUSTARD, 4)
    F.lounger((-1.5, 1.0, -.03), 84, CHALK, OAKH, 30); F.pot((-3.9, 2.6, -.03), .3, .46, P.grass('fountain', 2))
    if VIEW == 'around':       # the wall to the hall
        C.box((-2.65, -7.4, 0), (2.45, -7.36, H-.02), INDIGO, 0)       # boards to the ceiling: the dark plane of the room
        for i in range(20):
            C.box((-2.55+.25*i, -7.362, .02), (-2.54+.25*i, -7.354, H-.04), ALU, 0)
        I.console((-1.0, -7.34, 0), 180, 2.2, OAK, 20, None); F.art((-1.0, -7.33, 1.72), 1.7, .95, 180, 77)
        F.art((-4.18, -4.35, 1.6), 1.4, 1.0, 90, 66); F.pot((-3.7, -6.8, 0), .26, .42, P.broadleaf(5, 28, 1.6), M.microcement((.30, .36, .42)))
        C.box((3.78, -6.6, .70), (3.8, -2.2, H-.02), M.plaster((.42, .48, .52)), 0)       # the wall of the shelves
        F.book_row((3.66, -5.3, 1.59), -90, .7, 5); F.book_row((3.66, -3.4, 1.19), -90, .62, 9)
        F.round_table((2.3, -6.1, .0), .56, .74, OAKH, ALU); F.bowl((2.3, -6.1, .74), .15, M.microcement((.70, .67, .61)), M.solid((.62, .42, .05), .45))
        for a in (30, 150, 270):
            F.cane_chair((2.3+.80*math.cos(math.radians(a)), -6.1+.80*math.sin(math.radians(a)), 0), a-90, STEEL, OAKH)
        F.lamp_drum((2.3, -6.1, H), .6, .26, .18, .6); I.door((3.0, -7.36, 0), 180, 1.0, 2.2, WHITE, ALU); I.door((-3.2, -7.36, 0), 180, 1.0, 2.2, WHITE, ALU)
        C.box((-4.19, -7.4, 0), (-4.14, -3.3, 1.15), INDIGO, 0); C.box((-4.2, -7.4, 1.15), (-4.06, -3.3, 1.19), OAKH, .004)       # boards on the left wall, with a ledge
        for i in range(17):
            C.box((-4.142, -7.3+.24*i, .02), (-4.134, -7.29+.24*i, 1.14), ALU, 0)
        I.bench((-3.0, -6.1, 0), 62, 1.5, .62, MUSTARD, OAKH); F.pillow((-3.4, -6.1, .62), (.5, .46, .17), CHALK, 4, (1.2, 0, 1.2)); F.books((-2.75, -5.75, .47), 20, 2, 5); I.floor_lamp((-3.85, -5.5, 0), 1.55, 1.5)
        A.area((0, -6.2, 2.5), (3, .4), 7, (1, .84, .64), (-.5, 0, 0))
        return dict(loc=(.35, -5.0, 1.42), panorama=True, look=dict(key=1.05, contrast=2.1, wb=(1.0, 1, 1.0), view=outdoors(x0=-4.19, gain=.75, sat=1.5)))
    return dict(loc=(-3.3, -6.4, 1.15), heading=27, lens=28, hz=.43, look=dict(key=1.55, contrast=2.16, wb=(.98, 1, 1.025), view=outdoors(x0=-4.19)))


def kitchen():
    outside(); shell(-3.6, 3.6, -6.4, -1, fill=16)
    # one wall of indigo, full height on the right; white quartz; oak niche
    R.wardrobe((3.6, -5.3, 0), -90, 1.9, H-.02, .62, STAIN); R.wardrobe((3.6, -.75, 0), -90, 1.2, H-.02, .62, STAIN)
    R.counter((3.6, -2.85, 0), -90, 3.0, .64, .90, STAIN, QUARTZ, 'flat', STEEL, (1, 3), None, hob=.4, sink=-.7, tap=STEEL)
    C.box((3.58, -4.35, .90), (3.6, -1.35, 1.62), QUARTZ, 0)
    C.box((3.24, -4.35, 1.62), (3.6, -1.35, H-.02), OAKH, .004)
    A.led((3.28, -4.3, 1.61), (3.28, -1.4, 1.61), 6); A.area((3.35, -2.85, 1.6), (.05, 2.8), 14, (1, .86, .68))
    C.box((3.5, -3.9, .90), (3.54, -3.6, 1.3), OAK, .01); F.pot((3.35, -1.6, .90), .07, .12, P.shrub('green', 2, 2600, .15, .26), M.microcement((.70, .67, .61)), .9); I.ceramics((3.35, -4.1, .90), 3, .6, 4)
    # peninsula with an oak breakfast bar
    # an island: drawers towards the room, open oak shelves at its end, a top that reaches over the knees on the far side
    C.box((-.10, -3.44, .08), (1.30, -2.85, .86), M.solid((.03, .026, .022), .7), 0); C.box((-.9, -3.4, 0), (1.26, -2.9, .08), ALU, 0)
    with C.Group((0, -3.46, 0), 0):
        R.fronts(-.10, 1.30, .08, .86, .02, STAIN_H, 'flat', (.7, .7), STEEL, (0, 1))
    C.box((-.10, -2.86, .08), (1.30, -2.83, .86), STAIN, 0); C.box((1.30, -3.48, 0), (1.34, -2.36, .86), QUARTZ, .003)
    for x in (-.92, -.13):
        C.box((x, -3.48, .08), (x+.03, -2.83, .86), OAKH, .004)
    for z in (.08, .47, .83):
        C.box((-.92, -3.48, z), (-.10, -2.83, z+.03), OAKH, .004)
    C.box((-.92, -2.86, .08), (-.10, -2.83, .86), OAKH, 0)
    F.books((-.66, -3.2, .11), 4, 4, 3); F.book_row((-.34, -2.95, .50), 0, .34, 12); F.bowl((-.70, -3.2, .50), .14, M.microcement((.62, .60, .56))); I.basket((-.32, -3.16, .11), .15, .20, False)
    C.box((-.96, -3.52, .86), (1.36, -2.34, .90), QUARTZ, .004)
    for i, x in enumerate((-.45, .25, .92)):
        with C.Group((x, -2.12, 0), 6*(-1)**i):
            F.stool((0, 0, 0), 0, .64, MUSTARD, OAKH)
    F.bowl((1.0, -2.75, .90), .18, M.microcement((.70, .67, .61)), M.solid((.62, .42, .05), .45)); F.vase((-.66, -2.62, .90), 1, .6, M.microcement((.30, .36, .42)), 5, 5); C.lathe([(.001, 0), (.11, 0), (.12, .10), (.125, .11), (.03, .125), (.02, .15), (.001, .15)], (3.24, -3.1, .907), M.solid((.42, .30, .125), .3), 40); T.in_use((.12, -3.1, .90), 0, 1.5, .5, 4, 'cook')
    for x in (-.4, .55):
        F.lamp_drum((x, -2.95, H), .80, .20, .20, .8)
    # dining table at the glass corner
    F.round_table((-2.1, -1.6, 0), .68, .74, QUARTZ, ALU)
    for a in (12, 88, 165):       # no back towards the camera
        q = math.radians(a)
        d = 1.06 if a == 12 else .84       # one is drawn back
        F.cane_chair((-2.1+d*math.cos(q), -1.6+d*math.sin(q), 0), a-90-(14 if a == 12 else 0), STEEL, OAKH)
        T.setting((-2.1+.43*math.cos(q), -1.6+.43*math.sin(q), .74), a+90, a, T.WHITE)
    F.vase((-2.16, -1.52, .74), 0, .6, M.microcement((.70, .67, .61)), 5, 3); T.halved((-2.16, -1.9, .74), None, 3, 2, .06); T.carafe((-2.36, -1.74, .74))
    F.lamp_drum((-2.1, -1.6, H), .70, .34, .20, .8)
    R.drape((-3.5, -.18), (-2.7, -.18), .02, H-.02, M.sheer((.85, .85, .83), .2), .05, .14)
    return dict(loc=(-3.25, -6.25, 1.25), heading=31, lens=26, hz=.43, look=dict(key=1.15, contrast=2.3, wb=(1.01, 1, .99), view=outdoors(x0=-3.59, gain=1.25)))


def bedroom():
    outside(); shell(-3.8, 3.2, -6.0, 1, fill=11)
    C.box((-3.8, -6.0, 0), (-3.74, -.4, 1.25), INDIGO, .004)
    for i in range(27):
        C.box((-3.745, -5.9+.205*i, .06), (-3.735, -5.89+.205*i, 1.22), ALU, 0)
    C.box((-3.8, -6.0, 1.25), (-3.68, -.4, 1.29), OAKH, .006)
    C.box((-3.3, -4.5, .006), (.3, -1.3, .022), M.rug((.68, .67, .64), (.52, .54, .55), 'trellis'), .006)
    I.bed((-2.66, -2.95, .02), 90, 1.8, 2.05, GREY, throw=SKY, accents=(BLUE, SKY), board=1.9, board_h=1.0, frame=OAKH, style='cane', seed=4)
    for y in (-1.62, -4.30):
        C.lathe([(.001, .48), (.22, .48), (.23, .46), (.22, .44), (.001, .44)], (-3.4, y, 0), OAKH, 48)
        for k in range(3):
            C.tube([(-3.4+.14*math.cos(k*2.09), y+.14*math.sin(k*2.09), .45), (-3.4+.19*math.cos(k*2.09), y+.19*math.sin(k*2.09), 0)], .012, OAKH, 8)
        I.table_lamp((-3.42, y, .48), .85, 4, M.microcement((.30, .36, .42))); F.books((-3.28, y-.1, .48), 60, 2, int(-y*5)); T.drinking_glass((-3.36, y+.14, .48), 'tumbler', T.WATER)
    # the boards turn the corner
    C.box((-3.8, -6.0, 0), (1.6, -5.94, 1.25), INDIGO, .004); C.box((-3.8, -6.0, 1.25), (1.6, -5.88, 1.29), OAKH, .006)
    for i in range(26):
        C.box((-3.7+.205*i, -5.945, .06), (-3.69+.205*i, -5.935, 1.22), ALU, 0)
    I.ceramics((-3.3, -5.93, 1.29), 3, .6, 5)
    R.wardrobe((3.2, -4.8, 0), -90, 2.2, H-.02, .6, WHITE)
    F.art((-3.78, -2.95, 1.85), 1.5, .8, 90, 71)
    F.cane_chair((1.7, -1.6, 0), -40, STEEL, OAKH); C.box((.9, -.9, .72), (2.3, -.35, .745), OAKH, .004)
    for x in (.95, 2.25):
        for y in (-.85, -.4):
            C.box((x-.015, y-.015, 0), (x+.015, y+.015, .72), ALU, .002)
    I.bench((-1.12, -2.95, .02), 90, 1.4, .44, BLUE, OAKH); I.throw((-1.12, -2.6, .47), 90, (.5, .44), .2, MUSTARD, 4); T.open_book((-1.12, -3.3, .475), 65, 1)
    F.books((1.2, -.6, .745), 10, 3, 7); F.vase((2.05, -.6, .745), 2, .5, M.microcement((.70, .67, .61)), 6, 3)
    F.lounge_chair((-1.1, -1.15, 0), 10, OAKH, BLUE); F.round_table((-.35, -.95, 0), .22, .46, OAKH, OAKH); F.books((-.35, -.95, .46), 30, 2, 3)
    return dict(loc=(1.7, -5.3, 1.2), heading=-50, lens=29, hz=.43, look=dict(key=1.2, contrast=2.2, wb=(1.0, 1, 1.0), view=outdoors(x1=3.19, gain=1.2, col=(1.03, 1, .98))))       # the bed along its wall, the garden at its side


def bath():
    outside(); shell(-2.6, 2.2, -4.6, 0, 'terrazzo', 12)
    KIT = M.stone_tiles(.065, .20, (.60, .66, .70), (.74, .78, .80), .004, .15, False, 0)
    BLUE_KIT = M.stone_tiles(.065, .20, (.085, .14, .21), (.15, .23, .32), .004, .08, False, 0)
    C.box((-2.6, -4.6, 0), (-2.58, 0, H), KIT, 0); C.box((2.18, -4.6, 0), (2.2, 0, H), BLUE_KIT, 0)
    # the bath lies in the corner of glass and blue tiles, its oak front flush with the deck
    I.bath_inset((.92, -.58, 0), 0, 2.5, 1.0, .56, QUARTZ, QUARTZ, (.26, .17))
    C.tube([(2.18, -.58, .80), (2.02, -.58, .80), (1.99, -.58, .785)], .014, STEEL, 12)
    for y in (-.78, -.38):
        C.lathe([(.001, 0), (.026, 0), (.026, .035), (.001, .035)], (2.18, y, .80), STEEL, 24).rotation_euler = (0, -math.pi/2, 0)
    I.tray((.75, -.58, .56), (.22, .86), 0, OAKH); I.candles((.75, -.74, .575), 2, 4, 5)
    I.folded((-.18, -.40, .56), 5, 2, (CHALK, SKY), size=(.22, .30)); I.ceramics((2.0, -.22, .56), 2, .5, 3)
    for i in range(6):       # a mat of oak laths beside the bath, a stool with towels
        C.box((-.25, -1.74+.088*i, .022), (1.35, -1.665+.088*i, .040), OAKH, .004)
    for x in (-.15, .55, 1.22):
        C.box((x-.03, -1.74, 0), (x+.03, -1.22, .022), OAKH, .002)
    C.lathe([(.001, .44), (.17, .44), (.18, .42), (.13, .22), (.17, .02), (.001, 0)], (1.72, -1.48, 0), OAK, 40); I.folded((1.72, -1.48, .44), 74, 3, (CHALK, SKY, CHALK), size=(.28, .22))
    with C.Group((2.18, -2.85, 0), -90):
        C.box((-.8, -.48, .42), (.8, 0, .80), OAKH, .004); R.fronts(-.8, .8, .42, .80, -.48, OAKH, 'flat', (1, 1))
        C.box((-.82, -.5, .80), (.82, 0, .83), QUARTZ, .004)
        for x in (-.40, .40):
            C.box((x-.24, -.42, .83), (x+.24, -.08, .94), M.solid((.80, .80, .78), .25), .03, 4); C.box((x-.20, -.38, .935), (x+.20, -.12, .942), M.solid((.62, .62, .60), .3), 0); R.tap_arc((x, -.05, .83), 0, STEEL, .28, .15)
            C.lathe([(.001, 0), (.34, 0)], (x, -.03, 1.55), M.solid((.86, .87, .87), .0, 1.0), 64).rotation_euler = (math.pi/2, 0, 0)
            C.tube([(x+.345*math.cos(i*math.pi/30), -.03, 1.55+.345*math.sin(i*math.pi/30)) for i in range(61)], .010, ALU, 8); C.tube([(x+.34*math.cos(i*math.pi/30), -.008, 1.55+.34*math.sin(i*math.pi/30)) for i in range(61)], .02, M.emit((1, .88, .72), 4), 6)
        A.area((0, -.3, 2.0), (1.6, .1), 12, (1, .88, .72)); I.folded((0, -.24, .83), 3, 2)
    I.hanging_towel((2.18, -1.55, 1.25), -90, .42, .72, MUSTARD)
    R.shelf((-2.58, -3.2, 1.42), 90, 1.5, .22, OAKH, ('gap',), 3, .03); F.vase((-2.46, -3.6, 1.42), 1, .7, M.microcement((.30, .36, .42)), 7, 4); F.art((-2.56, -2.95, 1.82), .62, .5, 90, 46); I.hanging_towel((-2.58, -3.3, 1.2), 90, .5, .6, SKY)       # what the mirrors see
    C.box((.0, -3.6, .001), (1.35, -2.2, .016), M.rug((.60, .58, .53), (.44, .45, .46), 'trellis'), .006); F.vase((2.0, -2.2, .83), 0, .55, M.microcement((.70, .67, .61)), 6, 3); T.drinking_glass((.75, -.30, .575), 'wine', T.WHITE)
    # a trough along the rail, two chairs: no bare paving behind the bath
    C.box((-7, 2.35, -.03), (5, 2.85, .42), WHITE, .012); P.bed([(-6.9, 2.42), (4.9, 2.42), (4.9, 2.78), (-6.9, 2.78)], [(P.grass('fountain', 1), 2), (P.lavender(1), 2.6), (P.shrub('grey', 3, 2400, .3, .45), 1.4), (P.grass('stipa', 2), 2)], 7, 9, .40, (.55, .85))
    F.lounger((-3.3, 1.1, -.03), -78, CHALK, OAKH, 30, SKY); F.pot((.9, 1.5, -.03), .34, .54, P.agave(2), INDIGO, 1.0); F.pot((1.7, 1.3, -.03), .26, .42, P.lavender(2), M.microcement((.62, .60, .56)), 1.3)
    return dict(loc=(-2.35, -2.35, 1.38), heading=76, lens=25, hz=.42, look=dict(key=1.0, contrast=2.25, wb=(1.01, 1, .985), view=outdoors(gain=1.45, sat=1.35, col=(1.04, 1, .96))))       # along the bath to the blue tiles, which have the sun


CAMS = {VIEW: dict(living=living, kitchen=kitchen, bedroom=bedroom, bath=bath)[ROOM]()}
run('lomas_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=1.10, pct=70, wb=(.975, 1, 1.025), contrast=1.74, sat=1.16, bloom=.05, bloom_thr=2.0))
