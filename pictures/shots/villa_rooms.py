"""Rooms of the resort's villas: oak ceilings between plaster beams, travertine, oak and veined marble, brass domes, green upholstery; pool terrace and coast outside.
Cameras: kitchen, dining, bedroom, bath."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, tableware as T
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
family.choose('villa')
ROOM = asked('kitchen')
if ROOM == 'dining':       # the last sun, from the west
    S.sky(elev=10, azim=58, strength=.20, dust=.7, ozone=2.3, clouds=.7, cloud_gain=2.0, cloud_col=(1, .80, .64), seed=71.5, tint=(.98, .98, 1.03), pale=.25, sun=7.0, sun_col=(1, .68, .42), sun_elev=13)
elif ROOM == 'bedroom':       # the first sun, across the bed
    S.sky(elev=15, azim=-52, strength=.16, dust=.4, ozone=2.1, clouds=.7, cloud_gain=1.8, seed=61.5, tint=(.96, .99, 1.03), pale=.4, sun=7.2, sun_col=(1, .81, .60))
elif ROOM == 'bath':       # low sun on the arch behind the bath
    S.sky(elev=16, azim=50, strength=.16, dust=.4, ozone=2.1, clouds=.7, cloud_gain=1.8, seed=61.5, tint=(.96, .99, 1.03), pale=.4, sun=7.2, sun_col=(1, .81, .60))
else:
    S.sky(elev=17, azim=-52, strength=.16, dust=.4, ozone=2.1, clouds=.7, cloud_gain=1.8, seed=61.5, tint=(.96, .99, 1.03), pale=.35, sun=7.4, sun_col=(1, .81, .60))
S.landscape(sea=60, shore=420, start=26, drop0=6, seed=26.0, k=1/30000, cam=(0, 0), a0=-110 if ROOM == 'bath' else -65, a1=65, r0=26, houses=90, trees=2400, tree_min=90,
            hills=((-2600, 5000, 1600, 1400, 540), (4200, 7600, 2200, 1300, 360)))
WALL = M.paint((.81, .79, .755))
OAK, OAKH = M.wood((.38, .26, .16), (.53, .395, .26), axis='z', rough=.45), M.wood((.38, .26, .16), (.53, .395, .26), rough=.45)
BOARDS = M.wood((.38, .26, .16), (.53, .395, .26), plank=.16, length=3.2, axis='y', rough=.55)
PARQUET = M.wood((.36, .245, .15), (.52, .385, .25), plank=.19, length=2.2, axis='y')
TRAV, TRAV_FLOOR = M.stone_tiles(1.4, .7, (.57, .51, .43), (.70, .64, .56)), M.stone_tiles(1.2, .6, (.57, .525, .455), (.67, .625, .555), .003, .32)
MARBLE, BRASS, DARK = M.marble((.76, .745, .715), (.40, .36, .31), .12, .8), I.BRASS(), M.solid((.035, .034, .033), .42, .5)
GREEN, SAGE, LINEN, CLAY, SAND = M.fabric((.10, .17, .12), 200.0), M.fabric((.34, .39, .31)), M.fabric((.72, .69, .63)), M.fabric((.47, .27, .17)), M.fabric((.60, .53, .43))
GL = M.glass(nd=.5, refl=0)
H = 3.0
WARM = (1, .79, .54)


def coast(pool=True):
    """Terrace at the level of the rooms, a pool along its edge, two palms, the coast below."""
    C.box((-14, 0, -.4), (14, 4.0, -.02), TRAV_FLOOR, .01); C.box((-14, 0, H), (14, 1.5, H+.34), M.plaster((.82, .80, .765)), .02, 3)
    if pool:
        A.pool([(-9, 4.02), (9, 4.02), (9, 7.4), (-9, 7.4)], level=-.05, depth=1.1, tint=(.64, .88, .91), ripple=.012, tile=M.pool_floor((.14, .38, .42), (.19, .44, .48), caustics=.3), z=-.02)
        C.box((-9.4, 3.98, -.04), (9.4, 4.02, .0), TRAV, 0); C.box((-9.4, 7.4, -2), (9.4, 7.7, -.09), M.stone_tiles(.3, .3, (.14, .26, .28), (.20, .32, .34), .003, .2, False), .01)
        C.box((-14, 4.0, -.4), (-9, 7.7, -.02), TRAV_FLOOR, .01); C.box((9, 4.0, -.4), (14, 7.7, -.02), TRAV_FLOOR, .01)
    for x, y, h, s in ((-7.2, 11, 9.2, 2), (8.4, 10.5, 9.0, 4), (11.5, 14, 9.6, 1)):
        C.obj(P.palm(h, s, 54, 2.4, .3), (x, y, -5.2), s*1.3)
    P.bed([(-14, 7.9), (14, 7.9), (14, 9.4), (-14, 9.4)], [(P.grass('fountain', 1), 2), (P.shrub('pitto', 2), 2), (P.lavender(1), 2), (P.shrub('grey', 3), 1.4)], 2.4, 12, -1.0, (.8, 1.2))
    C.box((-14, 7.7, -2.4), (14, 9.6, -1.0), M.ground(), 0)


def shell(x0, x1, y0, floor, panel=2.3, ceiling=True, fill=15):
    C.box((x0-.4, y0-.4, -.3), (x1+.4, 0, 0), floor, 0); C.box((x0-.4, y0-.4, H), (x1+.4, .2, H+.3), WALL, 0)
    if ceiling:       # oak between plaster beams that run to the view
        C.box((x0, y0, H-.02), (x1, 0, H), BOARDS, 0)
        n = max(2, round((x1-x0)/1.9))
        for i in range(n+1):
            x = x0+(x1-x0)*i/n
            C.box((max(x0, x-.09), y0, H-.20), (min(x1, x+.09), 0, H-.015), WALL, .006)
    C.box((x0-.4, y0-.4, 0), (x0, .1, H), WALL, 0); C.box((x1, y0-.4, 0), (x1+.4, .1, H), WALL, 0); C.box((x0, y0-.4, 0), (x1, y0, H), WALL, 0)
    A.glazing([(x0, 0), (x1, 0)], .02, H, panel, .05, DARK, GL); A.portal(((x0+x1)/2, -.06, H/2), (x1-x0, H), (-1.5708, 0, 0))
    A.area(((x0+x1)/2, y0+.25, 2.1), ((x1-x0)*.8, 1.0), fill, (1, .93, .85), (1.35, 0, 0))


def dome(x, y, z, r=.24):
    """Spun brass dome on a stem, white inside."""
    C.tube([(x, y, H), (x, y, z)], .005, BRASS, 6); C.lathe([(.001, 0), (.055, 0), (.055, -.02), (.001, -.02)], (x, y, H-.02), BRASS, 24)
    C.lathe([(.02, .05)]+[(r*math.sin(a), .05-r*.9*(1-math.cos(a))) for a in (math.pi/2*i/14 for i in range(1, 15))], (x, y, z), BRASS, 48)
    C.lathe([(.001, -r*.55)]+[(.06*math.sin(math.pi*i/12), -r*.62-.06*math.cos(math.pi*i/12)+.06) for i in range(1, 12)], (x, y, z), M.emit((1, .80, .56), 6 if ROOM == 'dining' else .6), 20)


def kitchen():
    coast(); shell(-4.6, 4.2, -7.0, TRAV_FLOOR)
    # oak wall with a marble niche on the right
    R.wardrobe((4.2, -5.6, 0), -90, 2.4, 2.75, .66, OAK); R.wardrobe((4.2, -.85, 0), -90, 1.3, 2.75, .66, OAK)
    R.counter((4.2, -2.95, 0), -90, 2.9, .66, .90, OAK, MARBLE, 'flat', None, (0, 3), None, hob=.1, tap=BRASS)
    C.box((4.17, -4.4, .90), (4.2, -1.5, 2.2), MARBLE, 0); C.box((3.54, -4.4, 2.2), (4.2, -1.5, 2.75), OAKH, .004)
    R.shelf((4.17, -2.95, 1.5), -90, 2.86, .24, OAKH, seed=41, thick=.04); A.led((3.96, -4.35, 1.45), (3.96, -1.55, 1.45), 6); A.area((4.0, -2.95, 1.43), (.05, 2.7), 16, WARM)
    # marble island on an oak base, four stools on its far side
    C.box((-1.3, -4.3, .86), (1.5, -3.15, .92), MARBLE, .006); C.box((-1.22, -4.24, .08), (1.42, -3.62, .86), M.solid((.03, .026, .022), .7), 0); C.box((-1.22, -3.64, 0), (1.42, -3.6, .86), OAK, 0); C.box((-1.3, -4.3, 0), (-1.22, -3.15, .88), MARBLE, .006); C.box((1.42, -4.3, 0), (1.5, -3.15, .88), MARBLE, .006)
    with C.Group((.1, -4.24, 0), 0):
        R.fronts(-1.32, 1.32, .08, .855, .0, OAKH, 'flat', (.66, .66, .66, .66), BRASS, (0, 1, 2, 3))
    C.box((-1.1, -5.35, .001), (1.5, -4.5, .014), M.rug((.56, .48, .36), (.42, .35, .25), 'trellis'), .006)
    for i, x in enumerate((-.85, -.2, .45, 1.1)):
        F.stool((x, -2.76, 0), (4, -5, 8, -3)[i], .66, GREEN, BRASS)
    R.tap_arc((.85, -4.12, .92), 180, BRASS, .34, .2)
    F.bowl((-.15, -3.65, .92), .2, M.microcement((.66, .62, .56)), M.solid((.62, .42, .05), .45)); F.vase((-.95, -3.55, .92), 1, .8, M.microcement((.24, .21, .19)), 8, 6)
    T.in_use((.55, -3.72, .92), 0, 1.3, .6, 4, 'cook'); T.open_book((-.5, -4.0, .92), 12, 3)
    for x in (-.75, .1, .95):
        dome(x, -3.72, 1.85)
    # breakfast by the glass
    F.round_table((-3.1, -1.7, 0), .62, .74, MARBLE, BRASS); F.tub_chair((-4.0, -1.55, 0), 74, SAGE); F.tub_chair((-2.2, -1.5, 0), -76, SAGE); F.tub_chair((-3.15, -.8, 0), 4, SAGE)
    C.lathe([(1.35, .010), (.001, .012)], (-3.1, -1.6, 0), M.rug((.58, .50, .38), (.45, .38, .28)), 96)
    for q in (164, 8, 92):
        T.setting((-3.1+.36*math.cos(math.radians(q)), -1.7+.36*math.sin(math.radians(q)), .742), q+90, q, None)
    T.cup((-3.25, -2.05, .742)); T.halved((-3.0, -1.98, .742), None, 3, 2, .06); T.cup((-2.72, -1.92, .742)); F.vase((-2.85, -1.45, .74), 0, .55, M.microcement((.66, .62, .56)), 6, 3)
    dome(-3.1, -1.7, 1.95, .3)
    F.art((-4.58, -4.4, 1.65), 1.6, 1.2, 90, 51);
    F.lounger((1.6, 2.0, -.02), 88, LINEN, OAKH, 30, CLAY)
    return dict(loc=(-4.25, -6.75, 1.25), heading=31, lens=26, hz=.42, look=dict(key=1.42, contrast=2.1, wb=(.97, 1, 1.04), view=outdoors()))


def dining():
    coast(); shell(-4.2, 4.4, -7.4, PARQUET)
    # travertine wall with a fire on the left
    C.box((-4.2, -5.2, 0), (-3.75, -1.4, H), TRAV, .006); C.box((-3.79, -4.2, .42), (-3.72, -2.4, .95), M.solid((.012, .010, .009), .8), 0); F.fire((-3.70, -3.3, .43), 90, 1.6, .30, 26)
    C.box((-4.2, -5.2, .22), (-3.4, -1.4, .30), MARBLE, .006); I.ceramics((-3.6, -1.8, .30), 3, .9, 4)
    C.box((-1.9, -6.0, .001), (2.5, -1.3, .016), M.rug((.64, .58, .48), (.49, .44, .36), 'trellis'), .006)
    # a table for eight, laid
    F.trestle_table((.3, -3.6, .016), 90, 3.4, 1.1, .75, OAKH)
    for s in (-1, 1):
        for i in range(4):
            y = -4.85+.83*i
            if s < 0:
                F.tub_chair((.3+s*(1.24 if i == 1 else .98), y, .016), -90*s+(4, -5, 6, -3)[i]*s, GREEN if i % 2 else SAGE, BRASS, .80)
            I.place_setting((.3+s*.33, y, .766), 90 if s > 0 else -90)
    C.box((1.02, -5.2, .40), (1.46, -2.05, .44), OAKH, .01); F.cushion((1.24, -3.62, .465), (.42, 3.1, .06), GREEN, 14, .01, 3)       # a bench: no backs before the table
    for y in (-4.95, -2.3):
        C.box((1.06, y-.04, .016), (1.42, y+.04, .40), OAK, .006)
    F.vase((.3, -3.2, .766), 1, .8, M.microcement((.66, .62, .56)), 12, 5); I.candles((.3, -4.25, .766), 3, 7, 2); I.candles((.3, -2.35, .766), 2, 7, 4); T.cheese((.32, -3.72, .766), 60, 3); T.bottle((.24, -4.52, .766)); T.loaf((.3, -4.95, .766), 84, 2); F.bowl((.3, -2.85, .766), .16, M.microcement((.24, .21, .19)), M.solid((.45, .09, .03), .4))
    for y in (-4.7, -3.6, -2.5):
        dome(.3, y, 1.85, .27)
    A.area((.3, -3.6, 1.55), (.2, 2.6), 24, WARM)
    # oak sideboard, painting
    C.box((3.92, -5.4, .2), (4.4, -2.2, .82), OAKH, .006); F.art((4.37, -3.8, 1.75), 2.0, 1.35, -90, 57); I.table_lamp((4.15, -5.1, .82), 1.2, 5, MARBLE); F.vase((4.15, -2.6, .82), 0, .9, M.microcement((.50, .46, .40)), 9, 4); F.books((4.15, -3.4, .82), 88, 3, 9)
    for k in range(2):
        I.glass((4.12, -4.2+.12*k, .82), 1, True)
    R.drape((-3.6, -.25), (-2.6, -.25), .02, H-.22, M.sheer((.84, .82, .78), .18), .06, .15); R.drape((3.4, -.25), (4.3, -.25), .02, H-.22, M.sheer((.84, .82, .78), .18), .06, .15)
    F.pot((-3.5, -.7, 0), .3, .5, P.broadleaf(3, 28, 1.7), M.microcement((.50, .46, .40)))
    F.lounger((-1.4, 1.9, -.02), 92, LINEN, OAKH, 30); F.lantern((.6, 3.2, -.02), 1.1, 7)
    A.area((4.1, -3.8, 2.6), (.4, 2.6), 14, WARM)
    return dict(loc=(3.25, -7.0, 1.28), heading=-33, lens=25.5, hz=.44, look=dict(key=.85, contrast=2.12, wb=(.99, 1, 1.02), view=outdoors(gain=.85, sat=1.25)))


def bedroom():
    coast(); shell(-3.9, 4.1, -6.6, PARQUET, fill=14)
    # oak wall behind the bed on the right, with a travertine ledge
    C.box((4.0, -6.6, 0), (4.1, -.5, H-.2), OAK, 0)
    for i in range(11):
        C.box((3.985, -6.5+.6*i, 0), (4.0, -6.488+.6*i, H-.2), DARK, 0)
    C.box((3.72, -5.9, .0), (4.05, -1.1, 1.02), TRAV, .008); A.led((3.98, -5.85, 1.03), (3.98, -1.15, 1.03), 5); A.area((3.9, -3.5, 1.1), (.08, 4.4), 14, WARM, (math.pi, 0, 0))
    C.box((-.5, -5.4, .001), (3.6, -1.5, .018), M.rug((.66, .61, .52), (.52, .465, .39), 'trellis'), .008)
    F.art((3.86, -5.4, 1.40), .56, .74, -90, 14); F.vase((3.86, -1.5, 1.02), 0, .7, M.microcement((.24, .21, .19)), 8, 4)
    I.bed((2.6, -3.5, .018), -90, 1.9, 2.1, GREEN, throw=CLAY, accents=(SAGE, CLAY), board=2.4, board_h=1.05, frame=OAK)
    for y in (-1.85, -5.15):
        C.lathe([(.001, .46), (.24, .46), (.25, .44), (.25, .08), (.22, 0), (.001, 0)], (3.45, y, 0), OAK, 48); dome(3.45, y, 1.5, .15); A.area((3.4, y, 1.2), (.15, .15), 5, WARM); F.books((3.45, y, .46), 70, 2, int(-y*4))
    R.wardrobe((1.6, -6.6, 0), 180, 4.8, H-.22, .62, OAK, pulls=BRASS)
    F.tub_chair((3.0, -1.2, 0), -40, SAGE, OAKH)
    I.bench((1.16, -3.5, .018), 90, 1.3, .38, SAGE, OAKH); T.open_book((1.16, -3.82, .46), 62, 3); I.throw((1.16, -3.2, .455), 90, (.44, .38), .2, CLAY, 4)
    R.drape((3.0, -.25), (3.9, -.25), .02, H-.22, M.fabric((.56, .54, .46)), .06, .16); R.drape((-3.8, -.25), (-3.0, -.25), .02, H-.22, M.fabric((.56, .54, .46)), .06, .16)
    F.pot((-3.2, -.7, 0), .26, .42, P.broadleaf(6, 22, 1.5), M.microcement((.50, .46, .40)))
    return dict(loc=(-2.6, -5.3, 1.2), heading=63, lens=30, hz=.43, look=dict(key=1.05, contrast=2.0, wb=(.97, 1, 1.04), view=outdoors(gain=.9)))       # the bed before its oak wall, the pool at its side


def bath():
    """Straight to the bath, which stands before a tiled arch in a wall of travertine; the glass and the sea at its side."""
    coast(False); C.box((-14, 4.0, -.4), (14, 4.3, .2), TRAV, .01); A.balustrade([(-14, 4.15), (14, 4.15)], .2, .85)
    shell(-3.4, 3.0, -5.4, TRAV_FLOOR, fill=14)
    tiles, X = M.stone_tiles(.06, .20, (.235, .30, .225), (.33, .40, .305), .0035, .16, False, 0), -3.1
    C.box((-3.4, -2.75, 0), (-3.34, -.4, 2.6), tiles, 0)
    R.wall('y', X-.24, -5.4, -.05, H-.2, TRAV, [(-2.68, -.48, 0, 2.45, 'arch')], .24)
    C.box((-3.4, -2.95, 0), (-1.45, -.2, .10), TRAV, .01)
    I.tub((-2.3, -1.58, .10), 92, 1.85, .88, .60); I.floor_tap((-2.95, -1.58, .10), (-2.3, -1.58), .95, BRASS); I.tray((-2.3, -1.2, .70), (.20, .88), 2, OAKH); I.candles((-2.42, -1.2, .715), 2, 4, 5); F.books((-2.12, -1.2, .715), 98, 1, 4)
    C.lathe([(.001, .45), (.19, .45), (.20, .43), (.17, .41), (.15, .22), (.18, .02), (.17, 0), (.001, 0)], (-1.62, -2.72, .10), OAKH, 40); I.folded((-1.62, -2.72, .55), 70, 3, (LINEN, SAGE, LINEN), (.28, .2))
    I.ceramics((-3.22, -.62, .10), 3, 1.0, 6)
    with C.Group((X, -4.15, 0), 90):       # oak washstand with a marble top under an arched mirror
        C.box((-.95, -.54, .42), (.95, 0, .80), OAKH, .006); R.fronts(-.95, .95, .42, .80, -.54, OAKH, 'reeded')
        C.box((-.97, -.56, .80), (.97, 0, .84), MARBLE, .005); C.box((-.97, -.02, .84), (.97, 0, 1.02), MARBLE, .003)
        C.lathe([(.001, .015), (.12, .02), (.19, .07), (.205, .125), (.21, .125), (.195, .06), (.14, 0), (.001, 0)], (0, -.28, .84), MARBLE, 48)
        C.tube([(0, 0, 1.14), (0, -.18, 1.14), (0, -.20, 1.12)], .012, BRASS, 10); C.lathe([(.001, 0), (.022, 0), (.022, .03), (.001, .03)], (.13, -.03, 1.13), BRASS, 20)
        pts = [(-.44, -.03, 1.20), (.44, -.03, 1.20)]+[(.44*math.cos(math.pi*i/24), -.03, 1.84+.44*math.sin(math.pi*i/24)) for i in range(25)]
        C.obj(C.mesh('mirror', pts, [tuple(range(len(pts)))], M.solid((.86, .87, .87), .0, 1.0), uv=False)); C.tube(pts+[pts[0]], .014, BRASS, 8)
        for x in (-.72, .72):
            I.sconce((x, -.005, 1.7), 0, 2.5)
        I.folded((-.62, -.26, .845), 3, 3, (LINEN, SAGE, LINEN)); C.lathe([(.001, 0), (.032, 0), (.034, .13), (.012, .15), (.010, .17), (.001, .17)], (.42, -.2, .84), M.solid((.16, .10, .05), .25), 24); F.vase((.72, -.26, .84), 0, .6, M.microcement((.50, .46, .40)), 7, 3)
    C.box((-2.3, -4.9, .001), (-1.3, -3.3, .014), M.rug((.64, .60, .52), (.50, .455, .39)), .006); I.basket((-2.72, -2.98, .0), .2, .3, False)
    I.hanging_towel((X, -2.95, 1.3), 90, .40, .8, SAGE)
    F.pot((-3.9, 2.4, -.02), .4, .62, P.tree('olive', 2.4, 5, 16000), M.microcement((.62, .59, .54))); F.lounger((-6.4, 1.5, -.02), 60, LINEN, OAKH, 30)
    return dict(loc=(2.6, -2.3, 1.24), heading=-90, lens=29, hz=.44, look=dict(key=1.4, contrast=2.04, view=outdoors(gain=1.35, sat=1.3)))


CAMS = {ROOM: dict(kitchen=kitchen, dining=dining, bedroom=bedroom, bath=bath)[ROOM]()}
run('villa_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=1.0, pct=70, wb=(.95, 1, 1.06), contrast=1.70, sat=1.3, bloom=.06, bloom_thr=1.8))
