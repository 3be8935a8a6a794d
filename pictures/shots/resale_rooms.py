"""Rooms of single homes for resale, each with its own plan, ceiling and window, as their listings describe them.
Cameras: travertine_living, travertine_bedroom (the villa of travertine and timber); onefloor_living, onefloor_bedroom (the villa on one floor);
through_kitchen, through_living, through_bedroom (the apartment from east to west); corner_dining, corner_living, corner_bedroom (the corner apartment)."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, tableware as T, building as B
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
ROOM = asked('travertine_living')
HOME = ROOM.split('_')[0]
family.choose(HOME)
EVENING = dict(elev=9, strength=.20, dust=.7, ozone=2.4, clouds=.7, cloud_gain=2.0, cloud_col=(1, .78, .62), tint=(.98, .98, 1.03), pale=.2, sun=5.6, sun_col=(1, .64, .38), sun_elev=13)
DAY = dict(elev=32, strength=.16, dust=.4, ozone=2.1, clouds=.7, cloud_gain=1.9, tint=(.96, .99, 1.03), pale=.3, sun=7.5, sun_col=(1, .90, .77))
MORNING = dict(DAY, elev=20, sun_col=(1, .82, .62), pale=.5, sun=7.2)
HOUR = dict(travertine_living=(EVENING, 36), travertine_bedroom=(EVENING, 26), onefloor_living=(dict(MORNING, elev=13, sun_elev=13), 31), onefloor_bedroom=(dict(MORNING, elev=15, sun_elev=11), 58), through_kitchen=(dict(EVENING, elev=14, sun_elev=9, sun_col=(1, .72, .47)), -52), through_living=(dict(EVENING, elev=16, sun_elev=20, sun_col=(1, .76, .52)), 52),
            through_bedroom=(dict(MORNING, elev=18), -52), corner_dining=(dict(MORNING, elev=14, sun_elev=13), 58), corner_living=(dict(MORNING, elev=14, sun_elev=13), 58), corner_bedroom=(dict(MORNING, elev=15, sun_elev=12), 56))[ROOM]
S.sky(azim=HOUR[1], seed=41.0+3*len(ROOM), **HOUR[0])
LAND = dict(travertine=dict(sea=64, shore=460, start=30, drop0=8, seed=71.0, hills=((-3900, 5600, 1900, 1400, 460), (4600, 7400, 2000, 1300, 300))), onefloor=dict(sea=36, shore=520, start=70, drop0=3, seed=14.0, hills=((4300, 6200, 2000, 1300, 420),)),
            through=dict(sea=54, shore=400, start=40, drop0=12, seed=55.0, hills=((-2600, 4200, 1700, 1300, 560), (-5600, 7600, 2100, 1300, 420))), corner=dict(sea=44, shore=320, start=26, drop0=11, seed=17.0, hills=((3300, 5600, 1900, 1300, 380),)))[HOME]
if ROOM != 'through_bedroom':       # whose camera turns away from the glass
    S.landscape(k=1/26000, cam=(0, 0), a0=-70, a1=100 if HOME == 'corner' else 70, r0=30, houses=60 if HOME == 'travertine' else 0, trees=3000, tree_min=110, **LAND)
WHITE, BLACK, BRASS, STEEL = M.paint((.82, .81, .785)), M.solid((.03, .03, .031), .42, .5), I.BRASS(), M.solid((.56, .56, .55), .3, .95)
OAK, OAK_H = M.wood((.44, .32, .205), (.60, .465, .325), axis='z', rough=.45), M.wood((.44, .32, .205), (.60, .465, .325), rough=.45)
WALNUT, WALNUT_H = M.wood((.17, .105, .062), (.29, .195, .125), axis='z', rough=.42), M.wood((.17, .105, .062), (.29, .195, .125), rough=.42)
TRAV = M.stone_tiles(1.5, .75, (.57, .51, .43), (.70, .64, .56))
LINEN, SAND, ECRU = M.fabric((.72, .69, .63)), M.fabric((.60, .53, .43)), M.fabric((.74, .70, .62), 120.0, .3, .14)
GL = M.glass(nd=.78 if ROOM == 'through_bedroom' else .5, refl=0)       # gardens in half shade need no dimming
WARM = (1, .79, .54)
MIX = [(P.grass('fountain', 1), 2), (P.lavender(1), 2.2), (P.shrub('pitto', 2), 1.8), (P.shrub('grey', 3), 1.4)]


def walls(x0, x1, y0, h, floor, right=True, ceiling=None, fill=46):
    """Floor, ceiling slab, closed sides and back of a room whose window front is y = 0; a soft light from behind."""
    C.box((x0-.4, y0-.4, -.3), (x1+.4, .05, 0), floor, 0)
    C.box((x0-.4, y0-.4, h), (x1+.4, .3, h+.3), ceiling or WHITE, 0)
    C.box((x0-.4, y0-.4, 0), (x0, .1, h), WHITE, .004); C.box((x0-.4, y0-.4, 0), (x1+.4, y0, h), WHITE, .004)
    if right:
        C.box((x1, y0-.4, 0), (x1+.4, .1, h), WHITE, .004)
    A.area(((x0+x1)/2, y0+.25, 2.1), ((x1-x0)*.8, 1.0), fill, (1, .93, .85), (1.35, 0, 0))


def glass_front(x0, x1, h, panel=2.4, mat=None):
    A.glazing([(x0, 0), (x1, 0)], .02, h, panel, .045, mat or BLACK, GL); A.portal(((x0+x1)/2, -.06, h/2), (x1-x0, h), (-1.5708, 0, 0))


def lit_table(x, y, r=.22, mat=None):
    """Side table: a turned pedestal."""
    C.lathe([(.001, .46), (r, .46), (r+.01, .44), (r*.4, .42), (r*.25, .05), (r*.85, .01), (r*.8, 0), (.001, 0)], (x, y, 0), mat or BRASS, 48)


# --- the villa of travertine and timber: three rooms in a row beside the pool -------------------------------------

AUBERGINE, SAFFRON, TOBACCO = M.fabric((.12, .035, .05), 200.0), M.fabric((.44, .27, .10)), M.fabric((.30, .20, .12))


def travertine_outside(pool=True):
    C.box((-14, 0, -.4), (14, 3.2, -.02), TRAV, .01); C.box((-14, 0, 3.1), (14, 1.8, 3.4), WALNUT_H, .01)
    if pool:
        A.pool([(-10, 3.22), (7, 3.22), (7, 7.0), (-10, 7.0)], level=-.05, depth=1.1, tint=(.62, .86, .88), ripple=.012, tile=M.pool_floor((.12, .30, .33), (.17, .36, .39), caustics=.3), z=-.02)
        C.box((-10.3, 7.0, -2), (7.3, 7.35, -.06), TRAV, .01); C.box((7.0, 3.2, -.4), (14, 7.3, -.02), TRAV, .01)
        F.lounger((-3.4, 1.7, -.02), 90, LINEN, WALNUT_H, 30); F.lounger((-3.4, 2.6, -.02), 90, LINEN, WALNUT_H, 30, SAFFRON)
    else:
        A.balustrade([(-14, 3.1), (14, 3.1)], -.02, 1.0)
        for i in range(30):       # outside blinds, half of them drawn
            A.beam((.9, .5, 1.62+.048*i), (3.8, .5, 1.62+.048*i), .06, .006, WALNUT_H, 0).rotation_euler.x += .5
        for x in (.9, 2.35, 3.8):
            C.box((x-.015, .48, 0), (x+.015, .52, 3.1), BLACK, 0)
        F.lounge_chair((-2.6, 1.5, -.02), 150, WALNUT_H, SAFFRON); F.lounge_chair((-1.2, 1.6, -.02), 200, WALNUT_H, LINEN); F.block_table((-1.9, 1.4, -.02), (.36, .36, .40), 8, TRAV)
    P.bed([(-14, 7.6), (14, 7.6), (14, 10), (-14, 10)], MIX, 2.2, 12, -1.0, (.8, 1.3)); C.box((-14, 7.4, -2.4), (14, 10, -1.0), M.ground(), 0)
    for x, kind, h, s in ((-8.5, 'pine', 9.4, 2), (9.4, 'olive', 5.4, 5), (-15, 'pine', 11, 4)):
        C.obj(P.tree(kind, h, s, 30000), (x, 14, -4), s)


def travertine_living():
    travertine_outside(); H = 3.1
    walls(-4.8, 4.6, -7.4, H, M.stone_tiles(1.2, 1.2, (.56, .50, .42), (.66, .605, .525), .002, .3), False, fill=16)
    C.box((-4.8, -7.4, H-.03), (4.6, 1.6, H), M.wood((.17, .105, .062), (.29, .195, .125), plank=.14, length=3.2, axis='x', rough=.5), 0)
    glass_front(-4.8, 4.6, H-.03, 3.1)
    # right: travertine with the opening to the dining room, its doors in the wall
    R.wall('y', 4.6, -7.8, .1, H, TRAV, [(-5.2, -1.9, 0, 2.5)], .45)
    C.box((4.72, -5.34, 0), (4.78, -5.0, 2.5), WALNUT, .004); C.box((4.72, -2.1, 0), (4.78, -1.76, 2.5), WALNUT, .004)
    C.box((4.6, -8, -.3), (10.4, .05, 0), TRAV, 0); C.box((10.2, -8, 0), (10.5, 0, H), M.paint((.56, .36, .25)), 0); C.box((4.6, -8, 0), (10.4, -7.8, H), WHITE, 0); C.box((4.6, -8, H), (10.4, 1, H+.2), WHITE, 0); A.glazing([(5.05, 0), (10.2, 0)], .02, H, 2.6, .045, BLACK, GL)
    F.trestle_table((7.4, -3.4, 0), 90, 2.8, 1.0, .75, WALNUT_H)
    for i in range(3):
        for s in (-1, 1):
            F.tub_chair((7.4+.92*s, -4.3+.9*i, 0), -90*s, AUBERGINE if s < 0 else TOBACCO, BRASS, .78)
    F.vase((7.4, -3.0, .75), 1, .9, M.microcement((.66, .62, .56)), 12, 5); I.candles((7.4, -3.9, .75), 3, 7, 2); F.art((10.16, -3.4, 1.7), 2.2, 1.4, -90, 14)
    for y in (-4.2, -3.4, -2.6):
        F.pendant((7.4, y, H), 1.2, 'dome', BRASS, 5, .18)
    A.area((7.4, -3.4, 2.6), (1.6, 3), 70, WARM); A.area((9.6, -3.4, 2.9), (.3, 4), 26, WARM)
    # seats: a long sofa with its back to the light, two aubergine tubs, a block of stone between
    C.box((-3.4, -5.4, .001), (2.6, -1.0, .018), M.rug((.58, .53, .45), (.44, .39, .32)), .008)
    for y, w in ((-5.25, .07), (-5.06, .03)):       # two woven lines along its near edge
        C.box((-3.4, y, .018), (2.6, y+w, .0195), M.rug((.20, .08, .09), (.15, .06, .07)), 0)
    I.sofa_low((-.4, -1.55, .018), 0, 3.8, 1.05, LINEN, WALNUT_H, pillows=((-.75, SAFFRON), (.95, SAND), (1.45, AUBERGINE)))
    F.tub_chair((-2.45, -2.75, .018), 74, AUBERGINE, WALNUT, 1.02); F.tub_chair((-2.1, -3.95, .018), 100, AUBERGINE, WALNUT, 1.02)
    C.box((-1.2, -3.7, .018), (.5, -2.6, .32), TRAV, .012); F.books((-.85, -3.3, .32), 16, 4, 2); F.bowl((.1, -3.05, .32), .20, M.microcement((.24, .21, .19))); I.ceramics((-.3, -2.95, .32), 3, .6, 3); I.tray((-.25, -3.45, .32), (.42, .26), 6, WALNUT_H)
    I.bench((-.2, -4.75, .018), 0, 1.7, .52, TOBACCO, WALNUT_H)
    lit_table(2.1, -2.3); I.table_lamp((2.1, -2.3, .46), 1.0, 5, TRAV); I.glass((-.2, -3.45, .335), 1, True); I.throw((-1.55, -1.24, .43), 3, (.46, .62), .22, AUBERGINE, 4)
    C.box((-4.8, -6.6, .3), (-4.35, -2.6, .72), WALNUT_H, .006); I.ceramics((-4.55, -3.1, .72), 4, .9, 4); F.art((-4.78, -4.6, 1.7), 2.0, 1.3, 90, 22)
    F.pot((-4.2, -.75, 0), .32, .5, P.broadleaf(3, 30, 1.8, .46, .28), M.microcement((.34, .30, .26))); R.drape((3.6, -.22), (4.5, -.22), .02, H-.04, M.fabric((.60, .54, .45)), .06, .16)
    F.lamp_drum((-.4, -3.3, H), .7, .42, .26, 1.8)
    return dict(loc=(5.9, -4.55, 1.2), heading=-66, lens=31, hz=.45, look=dict(key=1.2, contrast=2.08, view=outdoors(gain=.88, sat=1.3)))       # from the dining room, through the opening between them


def travertine_bedroom():
    travertine_outside(False); H = 3.1
    walls(-4.0, 3.8, -6.4, H, M.wood((.17, .105, .062), (.29, .195, .125), plank=.18, length=2.4, axis='y'), fill=14)
    C.box((-4.0, -6.4, H-.03), (3.8, 1.6, H), M.wood((.17, .105, .062), (.29, .195, .125), plank=.14, length=3.2, axis='x', rough=.5), 0)
    glass_front(-4.0, 3.8, H-.03, 2.6)
    # travertine behind the bed, a shelf of light above it
    C.box((-4.0, -6.2, 0), (-3.82, -.6, H-.03), TRAV, .004); C.box((-3.84, -5.6, 1.12), (-3.62, -1.2, 1.18), WALNUT_H, .005); A.led((-3.8, -5.55, 1.19), (-3.8, -1.25, 1.19), 2); A.area((-3.72, -3.4, 1.24), (.06, 4.2), 14, WARM, (math.pi, 0, 0))
    C.box((-3.4, -5.2, .001), (.9, -1.5, .018), M.rug((.62, .55, .46), (.47, .41, .34), 'trellis'), .008)
    I.bench((-.95, -3.4, .018), 90, 1.4, .44, SAND, WALNUT_H); I.throw((-.95, -3.1, .447), 90, (.44, .42), .22, SAFFRON, 4); T.open_book((-.95, -3.75, .447), 62, 2)
    I.bed((-2.52, -3.4, .018), 90, 1.9, 2.1, AUBERGINE, throw=SAFFRON, accents=(AUBERGINE, SAND), board=2.6, board_h=1.02, frame=WALNUT)
    for y in (-1.85, -4.95):
        C.box((-3.78, y-.26, .22), (-3.30, y+.26, .48), WALNUT_H, .008); F.lamp_cone((-3.5, y, H), 1.7, .10, .2, BRASS, 8); A.area((-3.5, y, 1.0), (.15, .15), 6, WARM); F.books((-3.52, y-.08, .48), 75, 2, int(-y*6)); I.glass((-3.40, y+.13, .48), 1, False)
    I.carafe((-3.56, -1.70, .48))
    F.pot((3.3, -.6, 0), .26, .42, P.broadleaf(4, 24, 1.5), M.microcement((.50, .46, .40)))
    R.drape((-3.9, -.22), (-3.0, -.22), .02, H-.04, M.fabric((.60, .54, .45)), .06, .16)
    return dict(loc=(2.4, -5.5, 1.18), heading=-61, lens=29, hz=.43, look=dict(key=1.1, contrast=2.0, view=outdoors(gain=1.15, sat=1.2)))


# --- the villa on one floor: a vaulted living room from front to back, bedrooms along the garden ------------------

ROSE, OLIVE, CHALK = M.fabric((.52, .31, .25)), M.fabric((.20, .215, .125)), M.plaster((.83, .815, .79))


def vault(x0, x1, y0, y1, z, rise, mat):
    """Shallow barrel vault along y."""
    n = 40
    v = [(x0+(x1-x0)*i/n, y, z+rise*math.sin(math.pi*i/n)**.8) for y in (y0, y1) for i in range(n+1)]
    C.obj(C.mesh('vault', v, [(i, i+1, n+2+i, n+1+i) for i in range(n)], mat, smooth=True, uv=False)); C.box((x0-.4, y0-.4, z+rise+.02), (x1+.4, y1+.3, z+rise+.3), mat, 0)
    for y in (y0, y1):
        C.obj(C.mesh('end', [(x0+(x1-x0)*i/n, y, z+rise*math.sin(math.pi*i/n)**.8) for i in range(n+1)]+[(x1+.4, y, z+rise+.1), (x0-.4, y, z+rise+.1)], [tuple(range(n+3))], mat, uv=False))


def onefloor_outside(hedge=6.5):
    STONE = M.stone_tiles(.9, .6, (.60, .565, .50), (.69, .655, .595), .004, .4)
    C.box((-12, 0, -.4), (12, 3.6, -.015), STONE, 0); C.box((-12, .2, 2.66), (12, 2.6, 3.0), CHALK, .02)
    C.box((-60, 3.6, -.5), (60, 70, -.05), M.lawn_base(), 0); P.lawn([(-9, 3.6), (9, 3.6), (9, hedge), (-9, hedge)], (0, 0), -.05, 12, 6, 3)
    P.hedge([(-12+.72*i, hedge+.4+.15*(i % 3)) for i in range(34)], -.3)
    P.bed([(-20, hedge+1.2), (20, hedge+1.2), (24, hedge+15), (-24, hedge+15)], [(P.shrub('pitto', 4, 15000, 1.3, 1.7), 2), (P.shrub('green', 5, 15000, 1.2, 1.9), 2), (P.shrub('grey', 6, 12000, 1.1, 1.3), 1.4)], .34, 31, -.1, (.6, 1.0))
    for x, kind, h, s in ((-7.0, 'pine', 8.5, 2), (6.8, 'olive', 4.4, 5), (-13, 'pine', 10, 4), (24, 'pine', 9, 3), (1.8, 'olive', 4.6, 3)):
        C.obj(P.tree(kind, h, s, 30000), (x, hedge+3.5, -.3), s)


def onefloor_living():
    onefloor_outside(9.5); H = 2.62
    BOARDS = M.wood((.58, .49, .38), (.72, .635, .53), plank=.22, length=3.0, axis='y', rough=.5)
    walls(-3.6, 3.6, -8.6, H+.6, BOARDS, ceiling=CHALK, fill=16); vault(-3.6, 3.6, -8.6, 0, H, .56, CHALK)
    R.wall('x', 0, -4, 4, H+.7, CHALK, [(-2.8, 2.8, 0, H)], .25); A.glazing([(-2.8, .12), (2.8, .12)], .02, H, 1.4, .05, M.wood((.58, .49, .38), (.72, .635, .53), axis='z'), GL); A.portal((0, -.06, H/2), (5.6, H), (-1.5708, 0, 0))
    # the hearth: plastered, a deep mouth with its fire, a stone bench from it to the window
    SOOT, SLAB, Y = M.solid((.03, .026, .023), .9), M.stone_tiles(3, 3, (.60, .555, .49), (.70, .655, .59)), -3.5
    for a, b in (((-3.6, Y-.95, 0), (-2.95, Y-.5, H+.5)), ((-3.6, Y+.5, 0), (-2.95, Y+.95, H+.5)), ((-3.6, Y-.5, 1.22), (-2.95, Y+.5, H+.5)), ((-3.6, Y-.5, 0), (-2.95, Y+.5, .42))):
        C.box(a, b, CHALK, 0)
    C.box((-3.62, Y-.5, .42), (-3.5, Y+.5, 1.22), SOOT, 0); C.box((-3.5, Y-.49, .42), (-2.97, Y-.47, 1.22), SOOT, 0); C.box((-3.5, Y+.47, .42), (-2.97, Y+.49, 1.22), SOOT, 0); C.box((-3.5, Y-.49, 1.20), (-2.97, Y+.49, 1.22), SOOT, 0)
    F.fire((-3.22, Y, .46), 90, .58, .30, 8, True); C.box((-3.0, Y-1.05, 1.36), (-2.76, Y+1.05, 1.43), OAK_H, .008); I.ceramics((-2.88, Y+.6, 1.43), 3, .7, 4); F.books((-2.88, Y-.6, 1.43), 80, 3, 3)
    for k in range(5):
        C.tube([(-3.28+.03*(k % 2), Y-.30+.02*k, .45+.05*(k % 3)), (-3.12, Y+.26-.03*k, .46+.04*(k % 2))], .034, M.bark(), 9)
    C.box((-3.6, Y-.95, .36), (-2.60, -.02, .42), SLAB, .008); C.box((-3.55, Y-.9, 0), (-2.72, -.04, .36), CHALK, 0)
    F.cushion((-3.08, -1.30, .48), (.84, 2.1, .12), ROSE, 9, .04, 3)
    for x, y, m, k in ((-3.42, -2.15, LINEN, 2), (-3.42, -.55, OLIVE, 4), (-3.32, -.78, ECRU, 6)):
        I.pillow((x, y, .74), (.50, .46, .17), m, k, (1.15, 0, 1.57))
    F.art((-2.94, Y, 2.0), 1.15, .78, 90, 37); F.art((-3.59, -1.72, 1.62), .56, .74, 90, 26); F.art((-3.59, -1.02, 1.62), .56, .74, 90, 41); I.basket((-2.4, Y-.85, 0), .22, .30, False)
    for k in range(9):
        C.tube([(-2.4+.11*math.cos(k*2.4), Y-.85+.11*math.sin(k*2.4), .12), (-2.4+.13*math.cos(k*2.4+.2), Y-.85+.13*math.sin(k*2.4+.2), .46+.04*(k % 3))], .034, M.bark(), 8)
    # the sofa with its back to the garden, one chair in profile, a low oak table
    C.box((-2.0, -5.5, .001), (2.5, -1.35, .016), M.rug((.64, .58, .48), (.52, .44, .36)), .006)
    for i in range(6):
        C.box((-1.95, -5.4+.80*i, .016), (2.45, -5.34+.80*i, .0175), M.rug((.46, .24, .18), (.38, .20, .15)), 0)
    I.sofa_low((.35, -2.35, .016), 0, 3.2, 1.0, OLIVE, OAK_H, pillows=((-1.1, ROSE), (-.82, ECRU), (1.15, ROSE)))
    I.throw((1.3, -2.02, .43), 4, (.46, .62), .24, ECRU, 5)
    F.lounge_chair((2.05, -3.75, .016), -60, OAK_H, ROSE)
    C.lathe([(.001, .34), (.60, .34), (.62, .32), (.60, .29), (.10, .26), (.10, .03), (.34, .02), (.34, 0), (.001, 0)], (.35, -3.75, .016), OAK_H, 72); T.open_book((.12, -3.92, .356), 20, 2); T.cup((.62, -4.02, .356)); F.bowl((.5, -3.6, .356), .17, M.microcement((.56, .37, .27)), M.solid((.62, .42, .05), .45)); I.glass((.45, -4.0, .356), .9, False)
    # right: boards of books and clay
    for z in (.86, 1.30, 1.74):
        R.shelf((3.6, -2.4, z), -90, 2.6, .28, OAK_H, seed=int(z*10), thick=.045)
    lit_table(2.35, -1.75, .2, OAK_H); I.table_lamp((2.35, -1.75, .46), 1.05, 5, M.microcement((.56, .37, .27)))
    F.pot((3.1, -.55, 0), .26, .42, P.broadleaf(4, 26, 1.5), M.microcement((.56, .37, .26)))
    F.trestle_table((.5, 1.7, -.015), 0, 2.6, .95, .75, OAK_H); F.bowl((.5, 1.7, .735), .18, M.microcement((.62, .57, .49)), M.solid((.62, .42, .05), .45))
    for i in range(3):
        F.rush_chair((-.3+.8*i, 1.0, -.015), 180+3*i, OAK); F.rush_chair((-.3+.8*i, 2.4, -.015), -3*i, OAK)
    A.area((0, -4.2, 1.9), (2.4, 3.6), 12, (1, .88, .72), (math.pi, 0, 0))
    return dict(loc=(2.7, -8.0, 1.22), heading=-25, lens=27.5, hz=.415, look=dict(key=1.5, contrast=2.16, wb=(.965, 1, 1.045), view=outdoors(y1=.1)))


def onefloor_garden():
    """The garden of the bedrooms, which see no sea: slabs through the lawn to a gate in a white wall, orange trees and an olive tree, cypresses and pines behind."""
    STONE = M.stone_tiles(.9, .6, (.60, .565, .50), (.69, .655, .595), .004, .4)
    C.box((-14, 0, -.4), (14, 2.6, -.015), STONE, 0); C.box((-14, .2, 2.66), (14, 1.9, 3.0), CHALK, .02)
    C.box((-60, 2.6, -.5), (60, 70, -.05), M.lawn_base(), 0); P.lawn([(-14, 2.6), (10, 2.6), (10, 12.6), (-14, 12.6)], (-1, 1), -.05, 13, 6, 3, avoid=lambda x, y: abs(x+2.6+.35*(y-2.6)) < .95)
    for i in range(11):
        x, y = -2.6-.35*i*.92, 2.95+.92*i
        C.box((x-.7, y-.36, -.12), (x+.7, y+.36, -.015), STONE, .012)
    for a, b in (((-26, 13.6), (-7.1, 13.9)), ((-5.4, 13.6), (16, 13.9))):
        C.box((*a, -.4), (*b, 1.72), CHALK, .012); C.box((a[0], a[1]-.06, 1.72), (b[0], b[1]+.06, 1.80), M.stone_tiles(1.2, 2, (.66, .615, .55), (.74, .695, .63), .004), .01)
    GATE = M.wood((.24, .27, .22), (.33, .36, .29), axis='z')
    for i in range(9):
        C.box((-7.05+.18*i, 13.70, .02), (-6.90+.18*i, 13.75, 1.66), GATE, .004)
    mix = MIX+[(P.grass('stipa', 2), 2), (P.agave(1), .5)]
    for poly, k in (([(-14, 12.1), (-7.4, 12.3), (-7.4, 13.5), (-14, 13.5)], 5), ([(-5.1, 12.4), (-1, 11.6), (4, 12.0), (10, 11.4), (10, 13.5), (-5.1, 13.5)], 6), ([(-.6, 3.0), (3.6, 3.0), (5.2, 4.4), (2.4, 4.8), (-.2, 4.2)], 7), ([(-13, 3.2), (-6.6, 3.2), (-7.6, 5.4), (-12, 6)], 8)):
        C.prism(C.smooth_closed(poly, 5), -.1, .0, M.ground(), 0); P.bed(C.smooth_closed(poly, 5), mix, 2.6, k, 0, (.9, 1.5) if k == 6 else (.6, .95))       # the long one covers the wall
    P.bed([(-24, 14.6), (14, 14.6), (16, 24), (-26, 24)], [(P.shrub('pitto', 4, 15000, 1.3, 1.7), 2), (P.shrub('green', 5, 15000, 1.2, 1.9), 2), (P.shrub('grey', 6, 12000, 1.1, 1.3), 1.4)], .4, 31, -.1, (.7, 1.1))
    for x, y, kind, h, k in ((1.2, 9.6, 'olive', 4.0, 5), (-11.4, 9.4, 'olive', 4.4, 3), (-17, 19, 'pine', 10, 4), (7, 20, 'pine', 9.4, 2), (-4, 24, 'round', 7.4, 1), (12.5, 18, 'round', 7, 3)):
        C.obj(P.tree(kind, h, k, 30000), (x, y, -.1), k)
    for i, (x, y) in enumerate(((-3.2, 11.0), (4.6, 9.8), (-8.6, 11.2))):
        C.obj(P.tree('lemon', 2.9+.2*i, 11+i, 15000, (.80, .27, .03)), (x, y, -.05), i*1.4)
    for i in range(4):
        C.obj(P.cypress(6.4+.6*(i % 3), .62, i % 2), (-13.6+1.15*i, 16.4, -.1), i)
    F.lounge_chair((2.0, 1.3, -.015), 165, WALNUT_H, ECRU); F.pot((-.55, 1.1, -.015), .30, .46, P.lavender(1), M.microcement((.56, .37, .27)), 1.3); F.pot((-3.1, .9, -.015), .26, .42, P.grass('fountain', 1), M.microcement((.56, .37, .27)), 1)


def onefloor_bedroom():
    onefloor_garden(); H = 2.62
    walls(-3.6, 3.2, -5.6, H, M.wood((.58, .49, .38), (.72, .635, .53), plank=.22, length=3.0, axis='y', rough=.5), ceiling=CHALK, fill=13)
    PINK = M.plaster((.66, .50, .42))
    C.box((-3.6, -5.6, 0), (-3.56, 0, H), PINK, 0)
    W = M.wood((.58, .49, .38), (.72, .635, .53), axis='z')
    R.wall('x', 0, -3.6, 3.2, H, CHALK, [(-2.6, -1.0, 0, 2.3), (-.2, 2.7, .52, 2.3)], .35)
    R.casement('x', .2, -2.6, -1.0, 0, 2.3, 2, 1, W, .07, .05, GL); R.casement('x', .25, -.2, 2.7, .52, 2.3, 3, 1, W, .07, .05, GL); A.portal((-1.8, .38, 1.2), (1.6, 2.2), (-1.5708, 0, 0)); A.portal((1.25, .38, 1.4), (2.9, 1.8), (-1.5708, 0, 0))
    R.beams(-3.6, 3.2, -5.6, 0, H, W, .85, .10, .14, 'x')
    # a deep sill to sit on, with cushions
    C.box((-.3, -.62, 0), (2.8, 0, .46), W, .008); F.cushion((1.25, -.30, .52), (3.0, .58, .12), OLIVE, 10, .04, 3); I.pillow((2.4, -.22, .74), (.5, .46, .16), ROSE, 2, (1.2, 0, .1)); I.pillow((.1, -.2, .74), (.5, .46, .16), ECRU, 4, (1.2, 0, -.1)); F.books((1.4, -.3, .59), 20, 2, 5)
    C.box((-3.3, -4.5, .001), (.7, -1.4, .018), M.rug((.68, .64, .56), (.56, .52, .45)), .006)
    I.bed((-2.42, -3.0, .018), 90, 1.8, 2.05, OLIVE, linen=M.linen((.66, .61, .52)), throw=ROSE, accents=(ROSE, OLIVE), board=3.2, board_h=1.1, frame=W)
    for y in (-1.6, -4.4):
        C.lathe([(.001, .48), (.22, .48), (.23, .46), (.10, .42), (.08, .06), (.2, .02), (.19, 0), (.001, 0)], (-3.2, y, 0), W, 48); I.table_lamp((-3.22, y, .48), .9, 5, M.microcement((.56, .37, .27))); F.books((-3.05, y-.1, .48), 60, 2, int(-y*5))
    I.bench((-.82, -3.0, .018), 90, 1.5, .46, ECRU, W); I.throw((-.82, -3.4, .447), 90, (.42, .40), .24, OLIVE, 4); F.books((-.82, -2.6, .447), 10, 2, 5)
    R.wardrobe((3.2, -3.9, 0), -90, 2.8, H-.04, .6, M.paint((.74, .71, .65), .5), 'shaker', BRASS)
    F.art((-3.55, -3.0, 1.8), 1.3, .8, 90, 37); F.pot((-3.1, -.6, 0), .24, .38, P.broadleaf(6, 22, 1.4), M.microcement((.56, .37, .27)))
    F.lamp_paper((-1.5, -2.9, H), .48, .26, 1.0, .7)
    return dict(loc=(2.4, -4.75, 1.22), heading=-56, lens=26, hz=.43, look=dict(key=1.0, contrast=2.3, wb=(.99, 1, 1.01), view=outdoors(y1=.18, gain=.9, sat=1.45, col=(1, 1, 1))))


# --- the apartment from east to west: oak kitchen with a marble island, bedrooms to the garden --------------------

PETROL, RUST, MUSTARD = M.fabric((.045, .10, .12), 200.0), M.fabric((.44, .21, .11)), M.fabric((.42, .30, .13))
VEINED = M.marble((.78, .765, .74), (.36, .34, .32), .12, .8)


def through_west():
    """West terrace: slatted timber underfoot, a striped awning, the sea above the rail."""
    C.box((-12, 0, -.4), (12, 3.0, -.02), M.wood((.33, .22, .13), (.48, .35, .22), plank=.13, length=2.6, axis='x'), 0)
    A.balustrade([(-12, 2.9), (12, 2.9)], -.02, 1.0)
    stripes = (M.fabric((.74, .71, .65), 120.0), M.fabric((.50, .30, .20), 120.0))
    for i in range(44):
        x = -5.5+.25*i
        C.obj(C.mesh('awning', [(x, .05, 2.68), (x+.25, .05, 2.68), (x+.25, 2.5, 2.22), (x, 2.5, 2.22), (x+.25, 2.5, 2.02), (x, 2.5, 2.02)], [(0, 1, 2, 3), (3, 2, 4, 5)], stripes[i % 2], uv=False))
    C.tube([(-5.5, 2.5, 2.22), (5.5, 2.5, 2.22)], .03, BLACK, 10)
    for x, y, h, s in ((-9, 10, 13.0, 2), (7.6, 9, 12.4, 4), (12, 14, 13.4, 1)):
        C.obj(P.palm(h, s, 54, 2.4, .3), (x, y, -9.2), s*1.3)
    for x, r, me, sc in ((-3.0, .28, P.lavender(1), 1.3), (3.6, .32, P.agave(2), .9), (4.4, .26, P.grass('fountain', 1), 1)):
        F.pot((x, 2.4, -.02), r, r*1.6, me, M.microcement((.50, .46, .40)), sc)


def through_room(x0, x1, y0, h=2.66):
    walls(x0, x1, y0, h, M.wood((.44, .32, .205), (.60, .465, .325), plank=.16, length=2.2, axis='y'), fill=14)
    glass_front(x0, x1, h, 2.2, OAK)


def through_kitchen():
    through_west(); through_room(-4.2, 3.6, -6.8); H = 2.66
    # a raft of oak slats over the island
    for i in range(34):
        C.box((-1.9+.115*i, -5.0, H-.14), (-1.87+.115*i, -2.6, H-.03), OAK, .002)
    # oak: full height on the right with a lit marble niche
    R.wardrobe((3.6, -5.7, 0), -90, 2.0, H-.04, .64, OAK, pulls=BLACK); R.wardrobe((3.6, -.75, 0), -90, 1.3, H-.04, .64, OAK, pulls=BLACK)
    R.counter((3.6, -3.05, 0), -90, 3.3, .66, .90, OAK, VEINED, 'flat', BLACK, (0, 3), None, hob=.2)
    C.box((3.57, -4.7, .90), (3.6, -1.4, 1.9), VEINED, 0); C.box((3.0, -4.7, 1.9), (3.6, -1.4, H-.04), OAK, .004); A.led((3.1, -4.65, 1.89), (3.1, -1.45, 1.89), 6); A.area((3.3, -3.05, 1.88), (.06, 3.1), 18, WARM)
    R.shelf((3.57, -3.05, 1.45), -90, 3.2, .22, OAK_H, seed=14, thick=.03); I.ceramics((3.35, -1.8, .90), 3, .7, 4); F.pot((3.4, -4.4, .90), .08, .13, P.shrub('green', 2, 2600, .15, .26), M.microcement((.50, .46, .40)), .9)
    # marble island: the sink looks at the table, three stools on the far side
    C.box((-.9, -4.4, .86), (1.5, -3.3, .92), VEINED, .006); C.box((-.9, -4.4, 0), (-.84, -3.3, .86), VEINED, .004); C.box((1.44, -4.4, 0), (1.5, -3.3, .86), VEINED, .004); C.box((-.84, -4.32, .08), (1.44, -3.75, .86), M.solid((.03, .026, .022), .7), 0); C.box((-.84, -3.77, 0), (1.44, -3.73, .86), OAK, 0)
    with C.Group((.3, -4.32, 0), 0):
        R.fronts(-1.14, 1.14, .08, .855, .0, OAK_H, 'flat', (.57, .57, .57, .57), BLACK, (0, 1, 2, 3))
    C.box((-.75, -4.22, .92), (-.05, -3.72, .925), M.solid((.01, .01, .011), .06), .001)
    R.tap_arc((1.0, -3.45, .92), 180, BLACK, .36, .2); C.box((.7, -3.85, .919), (1.3, -3.5, .922), M.solid((.06, .055, .05), .3), 0)
    for i, x in enumerate((-.45, .3, 1.05)):
        F.stool((x, -2.98, 0), (4, -5, 7)[i], .66, PETROL, OAK_H)
    F.bowl((1.2, -4.12, .92), .19, M.microcement((.24, .21, .19)), M.solid((.62, .42, .05), .45)); C.lathe([(.001, 0), (.12, 0), (.13, .10), (.135, .11), (.001, .11)], (-.55, -3.92, .926), M.solid((.05, .10, .11), .3), 40); T.loaf((.40, -4.02, .92), 16, 4); T.rumpled((.72, -3.6, .92), 50, None, 2); T.drinking_glass((.1, -3.62, .92), 'wine', T.WHITE)
    for x in (-.35, .3, .95):
        F.lamp_cone((x, -3.85, H), .85, .13, .30, M.solid((.05, .10, .11), .3), 2)
    A.area((.3, -3.85, 1.6), (1.8, .15), 8, WARM)
    # the table by the glass
    F.trestle_table((-1.9, -1.55, 0), 0, 2.3, .95, .75, OAK_H)
    for i, x in enumerate((-2.6, -1.9, -1.2)):
        F.cane_chair((x, (-.85, -.85, -.58)[i], 0), (-4, 3, -16)[i], BLACK, OAK_H)
    C.box((-2.85, -2.42, .40), (-.95, -2.08, .445), OAK_H, .008)       # a bench: no backs before the table
    for x in (-2.7, -1.1):
        C.box((x-.03, -2.38, 0), (x+.03, -2.12, .40), OAK, .004)
    I.throw((-2.35, -2.25, .447), 0, (.46, .32), .24, RUST, 4)
    F.vase((-1.55, -1.42, .75), 0, .75, M.microcement((.24, .21, .19)), 9, 4); T.in_use((-2.05, -1.58, .75), 0, 1.0, .3, 1)
    for x, s in ((-2.6, 1), (-1.9, 1), (-2.3, -1), (-1.3, -1)):
        T.setting((x, -1.55+.27*s, .752), 90+90*s, int(-x*9), T.WHITE)
    F.art((-4.18, -4.2, 1.6), 1.6, 1.2, 90, 53); C.box((-4.2, -5.2, .0), (-3.8, -3.2, .46), OAK_H, .01); I.basket((-4.0, -3.6, .46), .17, .22, False); F.books((-4.0, -4.7, .46), 84, 4, 7)
    F.pot((-3.7, -.6, 0), .26, .42, P.broadleaf(3, 26, 1.6), M.microcement((.50, .46, .40))); F.lounger((1.8, 1.4, -.02), 92, LINEN, OAK_H, 30, RUST)
    return dict(loc=(-3.65, -6.5, 1.25), heading=38, lens=27, hz=.43, look=dict(key=1.25, contrast=2.14, wb=(.955, 1, 1.05), view=outdoors(gain=.9)))


def through_living():
    through_west(); through_room(-3.8, 4.0, -6.8); H = 2.66
    for i in range(30):       # oak slats run to the light above the seats
        C.box((-1.9+.115*i, -5.2, H-.14), (-1.87+.115*i, -1.2, H-.03), OAK, .002)
    # oak panels with a niche for books and a record player on the left
    C.box((-3.8, -6.0, 0), (-3.66, -.8, H), OAK, 0); C.box((-3.7, -4.6, .70), (-3.64, -2.2, 1.9), M.solid((.10, .07, .045), .7), 0)
    for z in (.70, 1.28, 1.86):
        C.box((-3.7, -4.6, z), (-3.38, -2.2, z+.04), OAK_H, .004)
    for y, z, w in ((-4.1, .74, .8), (-3.0, .74, .5), (-3.9, 1.32, .5), (-2.7, 1.32, .7)):
        F.book_row((-3.64, y, z), 90, w, int(-y*7+z*3))
    I.ceramics((-3.5, -2.5, .74), 3, .6, 3); F.vase((-3.5, -4.4, 1.32), 1, .6, M.microcement((.24, .21, .19)))
    A.led((-3.66, -4.55, 1.85), (-3.66, -2.25, 1.85), 5); A.led((-3.66, -4.55, 1.27), (-3.66, -2.25, 1.27), 5)
    C.box((-2.6, -5.0, .001), (2.0, -1.2, .016), M.rug((.58, .52, .43), (.42, .37, .30), 'trellis'), .006)
    F.sofa((-.3, -1.9, .016), 0, 3.0, 1.0, PETROL, chaise=1, pillows=((-1.0, MUSTARD), (-.4, SAND), (.7, RUST)), seats=3)
    F.lounge_chair((-2.1, -3.2, .016), 84, OAK_H, RUST)
    C.box((-.9, -3.9, .016), (.4, -3.1, .30), VEINED, .01); F.books((-.68, -3.3, .30), 18, 3, 2); F.vase((.18, -3.3, .30), 1, .7, M.microcement((.66, .62, .56)), 10, 3); T.open_book((-.42, -3.62, .30), -24, 3); T.cup((-.02, -3.66, .30)); T.drinking_glass((.16, -3.74, .30), 'tumbler', T.WATER)
    I.console((4.0, -4.3, 0), -90, 2.4, OAK_H, 31, 1.2, M.solid((.05, .10, .11), .3)); F.pot((3.4, -.6, 0), .28, .44, P.tree('olive', 2.0, 6, 12000), M.microcement((.50, .46, .40)))
    F.lamp_cone((-.2, -3.5, H), .9, .26, .30, M.solid((.05, .10, .11), .3), .5); I.throw((-1.5, -1.7, .49), 4, (.46, .6), .22, MUSTARD, 5)
    R.drape((-3.6, -.2), (-2.9, -.2), .02, H-.02, M.sheer((.84, .82, .78), .2), .05, .14)
    F.lounge_chair((1.35, -3.35, .016), -58, OAK_H, MUSTARD)
    return dict(loc=(3.1, -6.5, 1.2), heading=-38, lens=28, hz=.42, look=dict(key=1.0, contrast=2.1, wb=(.965, 1, 1.045), view=outdoors(gain=.9)))


def through_bedroom():
    C.box((-20, .6, -5.6), (20, 30, -5.2), M.lawn_base(), 0)
    H = 2.66
    walls(-3.4, 3.4, -5.6, H, M.wood((.44, .32, .205), (.60, .465, .325), plank=.16, length=2.2, axis='y'), fill=14)
    R.wall('x', 0, -3.4, 3.4, H, WHITE, [(-2.4, 2.2, .0, 2.3)], .35); R.casement('x', .2, -2.4, 2.2, 0, 2.3, 4, 1, OAK, .07, .05, GL); A.portal((-.1, .38, 1.2), (4.6, 2.3), (-1.5708, 0, 0))
    A.balustrade([(-2.5, .5), (2.3, .5)], .0, 1.0); C.box((-2.6, .3, -.2), (2.4, .6, -.01), WHITE, .01)
    # right: the bed before petrol wool panels; left: a wall of oak wardrobes with one lit opening
    for i in range(15):
        F.cushion((3.365, -5.14+.30*i, .72), (.07, .294, 1.36), PETROL, 9, .0, i)
    C.box((3.22, -5.3, 1.41), (3.4, -.8, 1.45), OAK_H, .005)
    C.box((-.9, -4.5, .001), (2.8, -1.4, .018), M.rug((.66, .61, .53), (.53, .48, .41), 'trellis'), .006)
    I.bed((2.22, -3.0, .018), -90, 1.8, 2.05, SAND, throw=RUST, accents=(MUSTARD, PETROL), board=0, frame=OAK, style='platform')
    for y in (-1.55, -4.45):
        C.lathe([(.001, .44), (.20, .44), (.21, .42), (.2, .04), (.19, 0), (.001, 0)], (3.0, y, 0), VEINED, 48); F.lamp_cone((3.0, y, H), 1.45, .10, .22, M.solid((.05, .10, .11), .3), 8); A.area((3.0, y, .95), (.15, .15), 5, WARM); F.books((3.0, y, .44), 60, 2, int(-y*5))
    R.wardrobe((-3.4, -4.4, 0), 90, 2.2, H-.03, .6, OAK, pulls=BLACK); R.wardrobe((-3.4, -1.3, 0), 90, 1.4, H-.03, .6, OAK, pulls=BLACK)
    C.box((-3.38, -3.3, 0), (-3.34, -2.0, H), OAK, 0); C.box((-3.4, -3.3, .72), (-2.82, -2.0, .77), OAK_H, .004); C.lathe([(.001, 0), (.36, 0)], (-3.30, -2.65, 1.5), M.solid((.86, .87, .87), .0, 1.0), 64).rotation_euler = (0, math.pi/2, 0); A.led((-3.0, -3.25, H-.04), (-3.0, -2.05, H-.04), 6); A.area((-3.1, -2.65, 2.2), (.3, 1.0), 12, WARM); F.vase((-3.1, -3.05, .77), 0, .6, M.microcement((.24, .21, .19)), 7, 3); I.ceramics((-3.1, -2.25, .77), 3, .5, 2); F.art((3.33, -3.35, 1.72), .72, .48, -90, 41); F.art((3.30, -2.72, 1.66), .34, .36, -90, 26); F.vase((3.30, -1.95, 1.46), 1, .62, M.solid((.05, .10, .11), .3), 7, 3)
    F.lounge_chair((-1.3, -1.3, 0), 34, OAK_H, MUSTARD); F.pot((-2.5, -.5, 0), .2, .32, P.broadleaf(4, 18, 1.1), M.microcement((.50, .46, .40)))
    # a chest of drawers on the wall to the bath, with a lamp and a picture
    C.box((1.95, -5.6, .12), (3.35, -5.12, .80), OAK, .004); C.box((2.05, -5.55, 0), (3.25, -5.2, .12), BLACK, 0)
    with C.Group((2.65, -5.12, 0), 180):
        R.fronts(-.7, .7, .12, .80, .0, OAK_H, 'flat', (.7, .7), BLACK, (0, 1))
    I.table_lamp((2.95, -5.36, .80), 1.1, 3, M.solid((.05, .10, .11), .3)); F.books((2.4, -5.36, .80), 8, 3, 4); F.art((2.45, -5.58, 1.62), .8, .62, 180, 9)
    T.drinking_glass((2.9, -1.62, .44), 'tumbler', T.WATER); C.box((3.36, -5.6, 1.45), (3.4, 0, 1.46), OAK_H, 0)
    R.drape((2.25, -.16), (3.1, -.16), .02, H-.04, M.fabric((.62, .58, .50)), .05, .14); R.drape((-2.9, -.16), (-2.45, -.16), .02, H-.04, M.fabric((.62, .58, .50)), .05, .14)
    return dict(loc=(-1.15, -.6, 1.12), heading=116, lens=33, hz=.455, look=dict(key=.98, contrast=1.94, sat=1.16, wb=(.95, 1, 1.06)))


# --- the corner apartment: glass turns the angle from east to south, a library in oak ----------------------------

SMOKE, FERN, TERRA = M.fabric((.30, .32, .34)), M.fabric((.24, .30, .20)), M.fabric((.52, .29, .19))


def corner_outside():
    FL = M.stone_tiles(1.2, .6, (.55, .50, .43), (.65, .60, .53), .004, .5)
    C.box((-14, 0, -.4), (7, 2.6, -.02), FL, .01); C.box((3.6, -12, -.4), (6.6, 2.6, -.02), FL, .01); C.box((-14, 0, 2.75), (6.6, 2.2, 3.05), WHITE, .02); C.box((3.6, -12, 2.75), (6.6, -.01, 3.05), WHITE, .02)
    A.balustrade([(-14, 2.5), (6.5, 2.5), (6.5, -12)], -.02, 1.0)
    for x, y, h, s in ((-7, 9, 12.6, 2), (10, 7, 12.0, 4), (13, 2.5, 11.4, 1), (3, 13, 12.0, 3)):
        C.obj(P.palm(h, s, 54, 2.4, .3), (x, y, -9.4), s*1.3)
    for x, y, r, me, sc in ((5.9, 1.9, .32, P.agave(2), .9), (-4.4, 1.9, .28, P.lavender(1), 1.4), (5.8, -4.4, .3, P.grass('fountain', 1), 1.0)):
        F.pot((x, y, -.02), r, r*1.6, me, M.microcement((.62, .59, .54)), sc)


def corner_shell(x0, x1, y0, h=2.75):
    walls(x0, x1, y0, h, M.wood((.40, .29, .19), (.56, .43, .30), plank=.12, length=1.2, axis='y'), False, fill=16)
    glass_front(x0, x1, h, 2.2, OAK)
    A.glazing([(x1, -4.4), (x1, 0)], .02, h, 2.2, .045, OAK, GL); A.portal((x1+.05, -2.2, h/2), (h, 4.4), (0, 1.5708, 0)); C.box((x1, y0-.4, 0), (x1+.3, -4.4, h), WHITE, .004); C.box((x1-.09, -.09, 0), (x1+.09, .09, h), OAK, .006)


def library(x, lo, hi, h, face=1):
    """Oak shelves for the length of a wall, filled with books and a few vessels; face 1 looks to +X."""
    n = max(2, round((hi-lo)/.9))
    a, b = (x, x+.34*face) if face > 0 else (x-.34, x)
    C.box((x-.01 if face > 0 else x-.02, lo, 0), (x+.02 if face > 0 else x+.01, hi, h), OAK, 0)
    for i in range(n+1):
        y = lo+(hi-lo)*i/n
        C.box((a, y-.015, 0), (b, y+.015, h), OAK, .003)
    for k, z in enumerate((.06, .46, .86, 1.24, 1.60, 1.96, 2.32)):
        C.box((a, lo, z-.03), (b, hi, z), OAK_H, .003)
        for i in range(n):
            y = lo+(hi-lo)*(i+.5)/n
            q = (i*7+k*5) % 9
            if q < 6:
                F.book_row((x+.02*face, y-.06*(q % 2), z), 90*face, (.72, .55, .42, .66, .5, .36)[q], i*13+k*3)
            elif q == 6:
                I.ceramics((x+.18*face, y, z), 2, .55, i+k)
            elif q == 7:
                F.books((x+.18*face, y, z), 84, 4, i+k)
    A.led((x+.30*face, lo+.05, h-.02), (x+.30*face, hi-.05, h-.02), 5); A.area((x+.6*face, (lo+hi)/2, h-.05), (.2, hi-lo), 20, WARM)


def corner_dining():
    corner_outside(); corner_shell(-4.6, 3.6, -7.0); H = 2.75
    library(-4.6, -6.6, -.9, 2.6)
    I.ring_rug((1.6, -2.0, 0), 1.7, (M.rug((.46, .30, .21), (.36, .22, .15)), M.rug((.64, .58, .49), (.50, .45, .37))), (.10, 1.6))
    # oval table in the angle of the glass
    top = [(1.6+1.25*math.cos(t), -2.0+.72*math.sin(t)) for t in (math.pi*2*i/64 for i in range(64))]
    C.prism(top, .72, .755, OAK_H, .01, 3)
    for x in (1.0, 2.2):
        C.lathe([(.001, .72), (.16, .72), (.09, .5), (.09, .2), (.26, .02), (.25, 0), (.001, 0)], (x, -2.0, .012), OAK, 48)
    for i, (x, y, yaw) in enumerate(((.85, -1.05, 0), (1.6, -.9, 0), (2.35, -1.05, 0), (.0, -2.0, 90), (3.15, -2.0, -90))):
        F.cane_chair((x-.24*(i == 3), y+.2*(i == 0), .012), yaw+(14, -5, 3, -4)[i % 4], BLACK, OAK_H)
    I.bench((1.6, -3.0, .012), 0, 1.7, .42, FERN, OAK)       # no backs before the table
    for x, y, yaw in ((.95, -2.4, 0), (1.6, -2.45, 0), (2.25, -2.4, 0), (.95, -1.6, 180), (1.6, -1.55, 180), (2.25, -1.6, 180)):
        T.setting((x, y, .757), yaw, int(x*9+y), T.WHITE)
    F.vase((1.6, -1.98, .757), 1, .75, M.microcement((.30, .26, .22)), 10, 5); T.in_use((1.02, -2.0, .757), 0, .55, .2, 1); F.bowl((2.15, -2.0, .757), .15, M.microcement((.66, .62, .56)), M.solid((.62, .42, .05), .45))
    F.lamp_paper((1.6, -2.0, H), .55, .44, 1.2, .5)
    # a reading chair by the books
    F.lounge_chair((-3.2, -1.45, 0), 38, OAK_H, FERN); lit_table(-2.35, -1.05, .2, OAK_H); F.books((-2.35, -1.05, .46), 20, 2, 4)
    C.box((-3.9, -4.9, .001), (-1.2, -1.2, .014), M.rug((.44, .30, .22), (.36, .24, .18)), .006); I.ottoman((-2.45, -2.55, .014), .34, .36, FERN, OAK)
    R.drape((-.9, -.2), (-.1, -.2), .02, H-.02, M.sheer((.84, .82, .78), .2), .05, .14)
    F.round_table((5.2, -1.2, -.02), .36, .7, OAK_H, BLACK); F.cane_chair((5.2, -.4, -.02), 10, BLACK, OAK_H)
    return dict(loc=(2.7, -6.75, 1.25), heading=-23, lens=26, hz=.42, look=dict(key=1.1, contrast=2.2, wb=(.985, 1, 1.02), view=outdoors(x1=3.57)))


def corner_living():
    corner_outside(); corner_shell(-4.6, 3.6, -7.4); H = 2.75
    library(-4.6, -7.0, -.9, 2.6)
    C.box((-3.6, -5.6, .001), (1.6, -1.3, .016), M.rug((.62, .57, .49), (.48, .44, .37)), .006)
    for y, w, m in ((-5.45, .16, (.24, .30, .20)), (-5.20, .05, (.50, .27, .17))):       # two woven lines along its near edge
        C.box((-3.6, y, .016), (1.6, y+w, .0175), M.rug(m, tuple(q*.78 for q in m)), 0)
    I.sofa_low((-.9, -1.75, .016), 0, 3.2, 1.0, SMOKE, OAK_H, pillows=((-1.2, TERRA), (-.8, LINEN), (1.2, FERN)), side=1)
    I.bench((.75, -4.0, .016), 74, 1.6, .5, FERN, OAK_H); I.throw((.68, -4.25, .46), 74, (.5, .5), .22, LINEN, 5)
    C.lathe([(.001, .34), (.60, .34), (.62, .31), (.56, .03), (.001, 0)], (-1.2, -3.5, .016), VEINED, 72); F.books((-1.4, -3.6, .356), 20, 3, 2); F.bowl((-1.0, -3.4, .356), .17, M.microcement((.30, .26, .22)), M.solid((.62, .42, .05), .45)); I.candles((-1.35, -3.25, .356), 2, 0, 3)
    F.tub_chair((-2.75, -3.9, .016), 98, TERRA, OAK, 1.0)
    # a step ladder at the books, a round table in the corner
    for s in (-1, 1):
        A.beam((-3.55, -2.8+.22*s, 0), (-4.2, -2.8+.20*s, 2.2), .03, .06, OAK, .005)
    for k in range(6):
        t = (k+1)/7
        A.beam((-3.55-.65*t, -3.02, 2.2*t), (-3.55-.65*t, -2.58, 2.2*t), .10, .025, OAK, .004)
    F.round_table((2.7, -1.0, 0), .45, .72, VEINED, BLACK); F.cane_chair((2.0, -1.1, 0), 84, BLACK, OAK_H); F.cane_chair((2.8, -1.75, 0), 170, BLACK, OAK_H); F.vase((2.7, -1.0, .72), 0, .6, M.microcement((.66, .62, .56)), 7, 3)
    F.lamp_paper((-1.1, -3.5, H), .4, .42, 1.1, .6)
    return dict(loc=(2.75, -7.0, 1.2), heading=-35, lens=27, hz=.42, look=dict(key=1.36, contrast=2.12, wb=(.965, 1, 1.045), view=outdoors(x1=3.57)))


def corner_bedroom():
    corner_outside(); H = 2.75; corner_shell(-3.8, 3.6, -6.0)
    GREEN = M.paint((.20, .25, .20), .5)
    C.box((-3.8, -6.0, 0), (-3.72, -.02, H), GREEN, 0)
    for i in range(14):       # battens from floor to ceiling
        C.box((-3.73, -5.86+.44*i, 0), (-3.70, -5.82+.44*i, H), GREEN, .003)
    RUG = M.rug((.62, .58, .49), (.49, .45, .37))
    C.box((-3.1, -5.0, .001), (.5, -1.2, .016), RUG, .006)
    for p, q in (((.30, -5.0), (.38, -1.2)), ((.20, -5.0), (.23, -1.2))):       # two woven lines along its free edge
        C.box((*p, .016), (*q, .0175), M.rug((.20, .27, .20), (.15, .21, .15)), 0)
    F.cushion((-3.66, -3.1, .74), (.12, 2.3, .66), TERRA, 9, .02, 3)
    I.bed((-2.5, -3.1, .016), 90, 1.8, 2.05, TERRA, throw=SMOKE, accents=(FERN, TERRA), board=0, frame=OAK_H, style='platform')
    C.box((-3.70, -1.52, .40), (-3.28, -1.08, .44), OAK_H, .008); I.table_lamp((-3.50, -1.30, .44), .95, 5, M.microcement((.66, .62, .56))); F.books((-3.40, -1.22, .44), 80, 2, 5)
    F.art((-3.69, -3.1, 1.72), 1.5, .85, 90, 63)
    F.lounge_chair((-.55, -1.0, 0), 24, OAK_H, FERN); lit_table(-1.35, -.65, .2, OAK_H); F.vase((-1.35, -.65, .46), 0, .9, M.microcement((.30, .26, .22)), 9, 4)
    R.drape((-3.6, -.2), (-2.9, -.2), .02, H-.02, M.fabric((.64, .60, .52)), .05, .14); F.lounger((-2.6, 1.2, -.02), 88, LINEN, OAK_H, 30)
    return dict(loc=(.78, -5.08, 1.12), heading=-51, lens=40, hz=.42, focus=3.9, fstop=4, look=dict(key=1.05, contrast=2.0, wb=(.955, 1, 1.05), view=outdoors(x1=3.57, gain=.9)))


CAMS = {ROOM: globals()[ROOM]()}
run('resale_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=.9, pct=70, wb=(.955, 1, 1.055), contrast=1.70, sat=1.3, bloom=.06, bloom_thr=1.8))
