"""Rooms of the North Residences: a boarded ceiling on dark rafters that rises to the view, dry stone, slate, black steel, tan leather; pines outside.
Cameras: living, kitchen, bedroom, bath, around; villa: the living room of the villas, level with the pool."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, tableware as T
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
family.choose('north')
VIEW = asked('living')
ROOM = 'living' if VIEW == 'around' else VIEW      # around: a panorama of the living room
AZIM = dict(villa=54, living=48, kitchen=-52, bedroom=48, bath=-50)
S.sky(elev=11 if ROOM == 'bath' else 15 if ROOM == 'kitchen' else 17, azim=AZIM[ROOM], strength=.16, dust=.5, ozone=2.0, clouds=.6, cloud_gain=1.8, seed=12.5, tint=(.97, .99, 1.03), pale=.4, sun=10 if VIEW == 'around' else 7.4, sun_col=(1, .78, .55))
S.landscape(open_sea=False, sea=70, shore=520, start=40, drop0=9, seed=91.0, k=1/15000, cam=(0, 0), a0=-88 if VIEW == 'around' else -60, a1=88 if VIEW == 'around' else 60, r0=40, houses=0, trees=2600, tree_min=70,
            hills=((-3000, 4600, 1700, 1300, 560), (4600, 7200, 2000, 1400, 430)))
PLASTER = M.plaster((.60, .565, .51) if VIEW == 'bath' else (.79, .765, .72))       # white, it is bleached by the last sun
BOARD = M.wood((.47, .34, .21), (.62, .48, .33), plank=.12, length=3.4, axis='y', rough=.55)
RAFTER = M.wood((.11, .075, .05), (.19, .135, .09), rough=.5)
SMOKED, SMOKED_H = M.wood((.10, .07, .048), (.18, .13, .09), axis='z', rough=.45), M.wood((.10, .07, .048), (.18, .13, .09), rough=.45)
OAKH = M.wood((.36, .245, .15), (.52, .385, .25))
SLATE = M.stone_tiles(.9, .45, (.215, .205, .19), (.30, .285, .265), .004, .42, False, .5)
STEEL, BRASS = M.solid((.022, .022, .023), .42, .5), I.BRASS()
LEATHER = M.solid((.26, .145, .078), .42, 0, .25)
WOOL, OAT, SAGE, RUST = M.fabric((.68, .65, .58), 110.0, .3, .18), M.fabric((.60, .54, .45)), M.fabric((.33, .36, .28)), M.fabric((.43, .22, .12))
STONE_TOP = M.stone_tiles(4, 4, (.44, .41, .365), (.54, .505, .455), 0, .4)
GL = M.glass(nd=.36 if VIEW == 'around' else .46, refl=0)
ZA, ZB = 2.55, 3.9       # ceiling height at the back and at the glass


def pines(trees, terrace=3.4, basin=None):
    slate = M.stone_tiles(.9, .45, (.30, .285, .26), (.40, .38, .35), .006, .55)
    if basin:       # a pool in the terrace: x from, y from, x to, y to
        x0, y0, x1, y1 = basin
        A.deck_with_hole([(-18, 0), (18, 0), (18, terrace), (-18, terrace)], [(x0-.02, y0-.02), (x1+.02, y0-.02), (x1+.02, y1+.02), (x0-.02, y1+.02)], -.03, .4, slate, 0)
        A.pool([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], level=-.07, depth=1.1, tint=(.60, .80, .80), ripple=.012, tile=M.pool_floor((.07, .15, .16), (.10, .19, .20), caustics=.2), z=-.03)
    else:
        C.box((-18, 0, -.4), (18, terrace, -.03), slate, .01)
    C.box((-60, terrace, -9), (60, 60, -1.0), M.ground((.085, .088, .045), (.155, .15, .085)), 0)
    A.masonry((-18, terrace, -1.2), (18, terrace+.45, .38))
    P.bed([(-17, terrace+.6), (17, terrace+.6), (17, terrace+7), (-17, terrace+7)], [(P.lavender(1), 2.4), (P.shrub('grey', 3), 2), (P.grass('stipa', 2), 2.4), (P.shrub('pitto', 2), 1.2)], 1.9, 12, -1.0, (.9, 1.5))
    P.bed([(-30, terrace+7), (30, terrace+7), (36, terrace+30), (-36, terrace+30)], [(P.shrub('pitto', 4), 2), (P.shrub('grey', 6), 2), (P.shrub('green', 5), 1.6)], .32, 14, -1.0, (1.6, 3.0))
    for x, y, h, s in trees:
        C.obj(P.tree('pine', h, s, 36000), (x, y, -1.2), s*1.7+x)


def shell(x0, x1, y0, glass=True, panel=1.9, fill=60):
    C.box((x0-.5, y0-.5, -.3), (x1+.5, 0, 0), SLATE, 0)
    R.pitched(x0-.5, x1+.5, y0-.4, 1.9, ZA, ZA+(ZB-ZA)*(1.9-y0+.4)/(-y0+.4), BOARD, RAFTER, 1.15, 'y', .11, .22)
    for x, d in ((x0, -.4), (x1, .4)):
        v = [(x, y0-.4, 0), (x, .15, 0), (x, .15, ZB+.1), (x, y0-.4, ZA+.1)]
        C.obj(C.mesh('gable', v+[(a+d, b, c) for a, b, c in v], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], PLASTER))
    C.box((x0-.4, y0-.4, 0), (x1+.4, y0, ZA+.1), PLASTER, 0)
    if glass:
        A.glazing([(x0, 0), (x1, 0)], .02, 2.62, panel, .045, STEEL, GL)
        A.glazing([(x0, 0), (x1, 0)], 2.66, ZB-.22, panel, .04, STEEL, GL)
        A.beam((x0, 0, 2.64), (x1, 0, 2.64), .07, .06, STEEL)
        A.portal(((x0+x1)/2, -.06, ZB/2), (x1-x0, ZB), (-1.5708, 0, 0))
    A.area(((x0+x1)/2, y0+.25, 2.0), ((x1-x0)*.8, 1.0), fill, (1, .93, .85), (1.35, 0, 0))


def living():
    shell(-5.0, 5.0, -8.0, panel=2.0, fill=10 if VIEW == 'around' else 15)
    pines(((-7.5, 9, 9.5, 2), (6.8, 8, 10, 5), (-2.6, 17, 11, 4), (12, 16, 11, 3), (2.4, 26, 12, 2), (-14, 18, 12, 5)))
    # stone chimney wall on the left with a black steel fire box and a log store
    A.masonry((-5.4, -6.0, 0), (-4.45, -1.4, 3.6), seed=3, **A.INDOORS)
    C.box((-4.5, -4.9, .42), (-4.40, -3.1, 1.10), STEEL, .004); C.box((-4.43, -4.78, .50), (-4.39, -3.22, 1.02), M.solid((.012, .010, .009), .8), 0)
    F.fire((-4.37, -4.0, .50), 90, 1.35, .34, 26)
    C.box((-4.46, -6.0, .26), (-3.95, -1.4, .36), STONE_TOP, .012)
    C.box((-4.5, -2.75, .46), (-4.42, -1.75, 1.5), STEEL, .004)
    C.box((-4.435, -2.70, .50), (-4.41, -1.80, 1.46), M.solid((.012, .010, .009), .8), 0); F.log_store((-4.37, -2.25, .50), 90, .90, .92, 5)
    if VIEW == 'around':
        I.ring_rug((-.9, -4.3, 0), 3.3, (M.rug((.60, .56, .48), (.48, .44, .37)), M.rug((.30, .33, .25), (.23, .255, .19)), M.rug((.46, .40, .31), (.36, .31, .24)), M.rug((.36, .18, .10), (.28, .135, .08))))
    else:
        C.box((-3.0, -6.6, .001), (2.9, -1.5, .02), M.rug((.66, .62, .54), (.52, .48, .40), 'trellis'), .008)
    I.sofa_low((.2 if VIEW == 'around' else -.95, -1.75, .02), 0, 3.2, 1.05, LEATHER, SMOKED_H, pillows=((-1.1, OAT), (.2, SAGE), (1.1, RUST)))
    I.throw((1.0 if VIEW == 'around' else -.2, -1.86, .45), 8, (.62, .62), .34, WOOL, 5)
    for at, turn, cloth in (((1.6, -3.7, .02), -92, SAGE),) if VIEW == 'around' else (((-2.75, -5.5, .02), 126, SAGE),):
        F.lounge_chair(at, turn, OAKH, cloth)
    C.box((-1.1, -4.4, .24), (.9, -3.3, .32), M.wood((.30, .195, .11), (.46, .33, .21), scale=.6), .02, 3)
    for x in (-.8, .6):
        C.box((x-.06, -4.2, .02), (x+.06, -3.5, .24), STEEL, .004)
    F.books((-.5, -3.95, .32), 20, 3, 2); F.bowl((.35, -3.7, .32), .17, M.microcement((.30, .27, .24))); F.vase((-.85, -3.6, .32), 1, .75, M.microcement((.52, .47, .40)), 9, 4)
    x, y = (2.15, -3.0) if VIEW == 'around' else (-2.0, -6.05)
    C.lathe([(.001, .40), (.24, .40), (.25, .37), (.22, .04), (.001, 0)], (x, y, .02), SMOKED, 48); I.carafe((x-.05, y-.05, .42)); I.glass((x+.11, y+.07, .42), 1, False)
    for x, y, d in ((-.5, -3.9, 1.05), (.05, -4.35, .80), (.45, -3.6, 1.25)):
        F.lamp_cone((x, y, 3.15), d-.1, .15, .22, STEEL, .8)
    A.area((0, -3.9, 2.0), (.9, .9), 4, (1, .80, .56))
    C.box((4.55, -6.6, .40), (5.0, -2.2, .80), SMOKED_H, .006); F.vase((4.78, -2.8, .80), 0, .9, M.microcement((.52, .47, .40)), 8, 5); F.books((4.78, -4.2, .80), 90, 4, 5); I.table_lamp((4.78, -6.1, .80), 1.1, 4, M.microcement((.30, .27, .24)))
    F.art((4.97, -4.4, 1.75), 2.2, 1.3, -90, 41)
    F.pot((4.3, -.7, 0), .28, .46, P.broadleaf(7, 26, 1.6), STEEL)
    F.lounge_chair((-2.6, 1.5, -.03), 170, OAKH, WOOL); F.lounge_chair((-1.5, 1.55, -.03), 195, OAKH, WOOL)
    if VIEW == 'around':       # the library on the wall to the hall
        # smoked boards from side to side, a table for six under three lamps, a desk at the other end
        C.box((-5.0, -8.02, 0), (5.0, -7.985, ZA+.05), SMOKED, 0); A.slats((.95, -7.96), (1.8, -7.96), .02, ZA, SMOKED, .035, .05, .08); A.slats((3.2, -7.96), (4.95, -7.96), .02, ZA, SMOKED, .035, .05, .08)
        F.round_table((3.0, -5.9, 0), .78, .75, OAKH, SMOKED); F.bowl((2.9, -5.85, .75), .2, M.microcement((.30, .27, .24)), M.solid((.50, .10, .04), .4)); I.carafe((3.25, -6.1, .75)); F.vase((3.15, -5.65, .75), 0, .7, M.microcement((.52, .47, .40)), 8, 3)
        for k in range(5):
            q = math.radians(20+72*k)
            F.cane_chair((3.0+.98*math.cos(q), -5.9+.98*math.sin(q), 0), 20+72*k-90, STEEL, SMOKED)
        for x, y, d in ((2.75, -5.9, 1.3), (3.15, -6.15, 1.12), (3.2, -5.65, 1.42)):
            F.lamp_cone((x, y, 2.78), d-.25, .13, .2, STEEL, .8)
        A.area((3.0, -5.9, 1.6), (.7, .7), 7, (1, .78, .54))
        for i, z in enumerate((.82, 1.28, 1.74, 2.20)):
            R.shelf((-1.3, -8.0, z), 180, 4.2, .30, SMOKED_H, ('gap',), 31+i, .04)
            for k in range(6):
                F.book_row((-3.05+.70*k+.12*(i % 2), -8.0, z), 180, (.52, .34, .46)[(i+k) % 3], 7*i+k)
        C.box((-3.4, -8.0, 0), (.8, -7.6, .50), SMOKED_H, .006); A.led((-3.35, -7.72, 2.17), (.75, -7.72, 2.17), 5); A.area((-1.3, -7.6, 2.3), (4, .1), 16, (1, .80, .56), (-.5, 0, 0))
        F.lounge_chair((-3.3, -6.75, 0), 62, OAKH, RUST); I.floor_lamp((-4.35, -7.2, 0), 1.6, 1.5); I.throw((-3.28, -6.72, .46), 62, (.42, .5), .2, WOOL, 5)
        C.lathe([(.001, .44), (.20, .44), (.21, .41), (.18, .04), (.001, 0)], (-4.2, -6.55, 0), SMOKED, 48); F.books((-4.2, -6.55, .44), 30, 2, 6)
        I.door((2.5, -7.97, 0), 180, 1.2, 2.3, SMOKED, STEEL); F.pot((4.5, -7.6, 0), .3, .5, P.broadleaf(2, 26, 1.5), STEEL); F.pot((-4.6, -.7, 0), .3, .46, P.broadleaf(5, 26, 1.6), STEEL)
        I.sconce((1.35, -7.92, 1.8), 180, 5); I.sconce((3.7, -7.92, 1.8), 180, 5); A.area((2.5, -7.4, 2.2), (2.5, .2), 14, (1, .78, .54), (-.7, 0, 0)); A.area((-4.0, -4.0, 2.9), (.3, 3.0), 18, (1, .80, .58), (0, -.5, 0))
        return dict(loc=(-.9, -5.55, 1.45), panorama=True, look=dict(key=.85, contrast=2.0, wb=(1.0, 1, 1.0), view=outdoors(gain=.85, sat=1.3)))
    for x, w, m in ((2.05, .34, (.34, .17, .10)), (1.80, .10, (.22, .24, .19)), (2.50, .06, (.22, .24, .19)), (-2.62, .26, (.34, .17, .10))):       # woven bands
        C.box((x, -6.6, .020), (x+w, -1.5, .0215), M.rug(m, tuple(q*.76 for q in m)), 0)
    F.art((-2.9, -7.98, 1.55), 1.3, 1.0, 180, 23); C.box((-3.9, -8.0, .40), (-1.9, -7.6, .46), SMOKED_H, .008); F.books((-2.2, -7.8, .46), 20, 3, 5); I.ceramics((-3.3, -7.8, .46), 3, .9, 4); F.pot((-4.6, -7.3, 0), .26, .42, P.broadleaf(5, 24, 1.5), STEEL)
    I.bench((-.55, -5.65, .02), -24, 1.3, .48, LEATHER, SMOKED_H); I.throw((-.28, -5.77, .46), 66, (.48, .48), .22, SAGE, 4); T.open_book((-.85, -5.52, .465), 40, 3)
    return dict(loc=(3.5, -7.35, 1.25), heading=-59, lens=30, hz=.44, look=dict(key=.98, contrast=1.95, view=outdoors(gain=.85, sat=1.25)))       # from the corner of the library: the chimney in the sun, the glass at its side


def kitchen():
    SLAB = M.marble((.30, .285, .26), (.40, .375, .335), .16, .4)
    shell(-4.4, 4.4, -7.0, panel=2.2, fill=13)
    pines(((-6.5, 8, 9.5, 2), (7.4, 8.5, 10, 5), (2.0, 16, 11, 4), (-12, 15, 11, 3), (-3, 24, 12, 2)))
    # tall smoked-oak units on the right with a lit niche, stone wall behind
    R.wardrobe((4.4, -5.7, 0), -90, 2.2, 2.5, .66, SMOKED, 'flat'); R.wardrobe((4.4, -1.5, 0), -90, 1.8, 2.5, .66, SMOKED, 'flat')
    R.counter((4.4, -3.5, 0), -90, 2.2, .66, .90, SMOKED, STONE_TOP, 'flat', None, (1,), None, sink=.1, tap=STEEL)
    C.box((4.28, -4.6, .90), (4.4, -2.4, 2.5), SLAB, .002)
    R.shelf((4.3, -3.5, 1.55), -90, 2.16, .26, SMOKED_H, seed=21, thick=.05); A.led((4.12, -4.5, 1.49), (4.12, -2.5, 1.49), 6); A.area((4.15, -3.5, 1.47), (.05, 2), 22, (1, .80, .56))
    # island of whole slabs, an oak bar at its end with two stools beyond it
    C.box((-.92, -4.80, .08), (.27, -2.3, .87), M.solid((.03, .026, .022), .7), 0); C.box((-.86, -4.7, 0), (.2, -2.36, .08), STEEL, 0)
    with C.Group((-.92, -3.55, 0), -90):       # boards of smoked oak to the window, drawers in the middle
        R.fronts(-1.25, 1.25, .08, .86, .0, SMOKED, 'flat', (.5, .75, .75, .5), None, (1, 2))
    C.box((.27, -4.80, .08), (.29, -2.3, .86), SMOKED, 0)
    C.box((-.96, -4.90, 0), (.31, -4.80, .92), SLAB, .004); C.box((-1.0, -4.90, .87), (.35, -2.3, .92), SLAB, .004)
    C.box((-.25, -4.7, .921), (.2, -3.9, .925), M.solid((.01, .01, .011), .06), .001)
    C.box((-.98, -2.31, .86), (.33, -1.55, .92), OAKH, .006); C.box((-.9, -1.7, 0), (.25, -1.64, .86), STEEL, .004)
    for i, x in enumerate((-.72, .08)):
        F.stool((x, -1.22, 0), 6*(-1)**i, .66, LEATHER, STEEL)
    C.box((-2.25, -4.75, .001), (-1.40, -2.6, .014), M.rug((.36, .19, .11), (.26, .135, .08)), .006)
    for y, w in ((-4.67, .05), (-4.56, .02), (-2.74, .05), (-2.81, .02)):
        C.box((-2.25, y, .014), (-1.40, y+w, .0155), M.rug((.62, .57, .48), (.5, .46, .38)), 0)
    F.bowl((-.35, -3.0, .92), .20, M.microcement((.30, .27, .24)), M.solid((.62, .42, .05), .45)); I.ceramics((-.72, -2.5, .92), 3, 1.0, 6)
    T.loaf((-.50, -3.72, .92), 76, 2); T.rumpled((.02, -3.45, .92), 30, None, 2); T.halved((-.62, -4.25, .92), None, 4, 3); T.open_book((-.55, -1.95, .92), 8, 3); T.drinking_glass((-.1, -1.9, .92), 'wine', T.RED)
    for y in (-4.3, -3.5, -2.7):
        F.lamp_cone((-.33, y, 3.1), 1.12, .17, .17, STEEL, 0)
    A.area((-.33, -3.5, 1.85), (.2, 2), 6, (1, .80, .56))
    # the table lies along the glass, a bench on this side of it
    F.trestle_table((-2.55, -1.45, 0), 0, 2.2, .95, .75, OAKH); C.box((-3.5, -2.40, .40), (-1.6, -2.06, .45), OAKH, .008); I.throw((-3.1, -2.23, .46), 90, (.34, .34), .24, SAGE, 5)
    for x in (-3.35, -1.75):
        C.box((x-.03, -2.37, 0), (x+.03, -2.09, .40), OAKH, .006)
    for i, x in enumerate((-3.25, -2.55, -1.85)):
        F.cane_chair((x, -.72, 0), (5, -3, 6)[i], STEEL, SMOKED)
    F.vase((-2.55, -1.42, .75), 1, .85, M.microcement((.52, .47, .40)), 9, 4); T.cheese((-2.1, -1.45, .75), 20, 2); T.bottle((-2.95, -1.40, .75)); I.candles((-1.72, -1.42, .75), 2, 0, 2)
    for x, s in ((-3.25, 1), (-2.55, 1), (-1.85, 1), (-2.9, -1), (-2.2, -1)):
        T.setting((x, -1.45+.26*s, .752), 90+90*s, int(-x*9))
    return dict(loc=(-3.95, -6.7, 1.3), heading=40, lens=25.5, hz=.44, look=dict(key=1.05, contrast=1.98, bloom=.03, wb=(.985, 1, 1.02), view=outdoors(gain=.85, sat=1.25)))       # along the island, its boards and the cupboards in the sun


def bedroom():
    shell(-4.2, 3.8, -6.8, panel=2.0, fill=16)
    pines(((-5.6, 8, 9.5, 2), (5.0, 8.5, 10, 5), (.6, 17, 11, 4), (12, 16, 11, 3), (-13, 16, 12, 5)))
    A.masonry((-4.6, -6.8, 0), (-3.98, -.7, 1.35), seed=5); C.box((-4.6, -6.8, 1.35), (-3.93, -.66, 1.40), OAKH, .008)
    A.led((-4.1, -6.6, 1.415), (-4.1, -.9, 1.415), 4); A.area((-4.1, -3.6, 1.45), (.1, 5), 16, (1, .78, .52), (math.pi, 0, 0))
    C.box((-3.9, -5.4, .001), (.4, -1.4, .018), M.rug((.64, .60, .52), (.50, .46, .39)), .008)
    for x, w, m in ((.14, .10, M.rug((.34, .17, .10), (.26, .13, .08))), (-.10, .05, M.rug((.22, .24, .19), (.17, .19, .15))), (-.32, .03, M.rug((.34, .17, .10), (.26, .13, .08)))):
        C.box((x, -5.4, .018), (x+w, -1.4, .0195), m, 0)
    I.bed((-2.78, -3.4, .018), 90, 1.9, 2.05, LEATHER, throw=SAGE, accents=(RUST, OAT), board=2.6, board_h=1.0, frame=SMOKED_H, style='platform')
    for y in (-1.85, -4.95):
        C.box((-3.9, y-.24, .22), (-3.45, y+.24, .30), SMOKED_H, .006)
        F.lamp_cone((-3.68, y, 2.9), 1.62, .09, .20, BRASS, 8); A.area((-3.68, y, 1.05), (.15, .15), 5, (1, .78, .52)); F.books((-3.68, y, .30), 80, 2, int(-y*7))
    I.bench((-1.2, -3.4, .018), 90, 1.4, .46, LEATHER, SMOKED_H); F.books((-1.2, -3.75, .45), 24, 2, 7)
    # window seat along the glass
    C.box((.6, -.75, 0), (3.8, -.05, .42), SMOKED_H, .008); F.cushion((2.2, -.40, .48), (3.1, .66, .13), OAT, 10, .03, 3)
    for i, (x, m) in enumerate(((3.4, SAGE), (2.95, RUST), (1.0, WOOL))):
        I.pillow((x, -.32, .72), (.50, .44, .16), m, i, (1.15, 0, .1*(-1)**i))
    F.books((1.7, -.45, .55), 30, 2, 9)
    F.lounge_chair((-.55, -1.45, 0), 30, OAKH, RUST); I.throw((-.50, -1.52, .46), 30, (.44, .62), .26, WOOL, 4); C.lathe([(.001, .44), (.22, .44), (.23, .41), (.20, .04), (.001, 0)], (-1.4, -1.0, 0), SMOKED, 48); F.vase((-1.4, -1.0, .44), 0, .9, M.microcement((.52, .47, .40)), 9, 3)
    R.wardrobe((3.8, -5.2, 0), -90, 2.8, 2.5, .62, SMOKED, 'flat')
    F.pot((-3.5, -.35, 0), .24, .4, P.grass('fountain', 1), STEEL, .9)
    R.drape((-4.1, -.14), (-3.2, -.14), .02, 2.6, M.fabric((.60, .54, .45)), .06, .16)
    # a woven hanging over the headboard
    C.tube([(-4.15, -4.35, 2.52), (-4.15, -2.35, 2.52)], .014, SMOKED, 8); C.box((-4.185, -4.2, 1.72), (-4.165, -2.5, 2.52), WOOL, .004)
    for z, h, m in ((1.86, .16, RUST), (2.08, .05, SMOKED), (2.18, .20, SAGE)):
        C.box((-4.166, -4.2, z), (-4.160, -2.5, z+h), m, .002)
    A.area((-3.4, -3.4, 2.5), (.3, 2.4), 12, (1, .80, .56), (0, -.9, 0))
    return dict(loc=(1.2, -6.4, 1.25), heading=-43, lens=29, hz=.45, look=dict(key=1.0, wb=(.975, 1, 1.03), contrast=1.95))


def bath():
    x0, x1, y0 = -3.2, 3.0, -5.6
    dry = dict(A.INDOORS, course=(.045, .13), length=(.10, .40), proud=.014)       # thin and uneven, as it is built without mortar
    shell(x0, x1, y0, False, fill=13)
    # outer wall of stone with one long low window over the bath and a tall one at the right
    A.masonry((x0-.4, -.02, 0), (x1+.4, .5, .80), seed=11, **dry); C.box((x0-.4, -.10, .80), (1.35, .5, .86), STONE_TOP, .008)
    A.masonry((x0-.4, -.02, 1.95), (1.35, .5, ZB), seed=12, **dry); A.masonry((1.2, -.02, .80), (1.72, .5, ZB), seed=14, **dry); A.masonry((2.75, -.02, 0), (x1+.4, .5, ZB), seed=13, **dry)
    A.beam((x0-.4, .2, 1.93), (1.4, .2, 1.93), .3, .10, RAFTER, .01)
    A.glazing([(x0, .26), (1.25, .26)], .87, 1.88, 2.2, .04, STEEL, GL)
    A.glazing([(1.72, .26), (2.75, .26)], .80, ZB-.2, 1.1, .04, STEEL, GL)
    A.portal(((x0+1.25)/2, .2, 1.38), (1.25-x0, 1.0), (-1.5708, 0, 0)); A.portal((2.23, .2, 2.2), (1.03, 2.8), (-1.5708, 0, 0))
    pines(((-5.2, 7, 9.5, 2), (2.9, 8, 10, 5), (-1.0, 17, 11, 4), (8, 14, 11, 3)), 2.2)
    C.box((x0, -2.6, .98), (x0+.26, -.6, 1.02), OAKH, .006); I.ceramics((x0+.14, -1.3, 1.02), 3, .7, 4)
    I.tub((-1.15, -1.05, .0), 2, 1.78, .84, .58); I.floor_tap((-.16, -.98, 0), (-1.15, -1.05), .92, STEEL)
    I.tray((-1.15, -1.05, .60), (.20, .86), 92, OAKH); I.candles((-1.42, -1.05, .615), 2, 4, 5); T.drinking_glass((-.92, -1.05, .615), 'wine', T.RED)
    C.lathe([(.001, .44), (.18, .44), (.19, .41), (.16, .04), (.001, 0)], (-2.45, -1.0, 0), SMOKED, 48); I.folded((-2.45, -1.0, .44), 10, 3, size=(.28, .2))
    for i, x in enumerate((-2.6, -2.2, .9)):
        F.pot((x, .02, .86), .07, .12, (P.shrub('green', 2, 2600, .15, .26), P.grass('sedge', 1), P.lavender(1))[i], M.microcement((.30, .27, .24)), (.9, .35, .6)[i])
    # washstand: oak shelf, one long stone trough, mirror band
    with C.Group((x1, -2.95, 0), -90):
        C.box((-1.3, -.54, .74), (1.3, 0, .80), OAKH, .008)
        C.box((-1.3, -.50, .30), (1.3, -.04, .34), OAKH, .006)
        C.box((-.85, -.44, .80), (.85, -.06, .93), M.stone_tiles(4, 4, (.20, .19, .175), (.29, .275, .25), 0, .4), .012); C.box((-.80, -.40, .925), (.80, -.10, .932), M.solid((.20, .185, .165), .4), 0)
        for x in (-.42, .42):
            C.tube([(x, 0, 1.14), (x, -.20, 1.14), (x, -.22, 1.12)], .012, STEEL, 10); C.lathe([(.001, 0), (.02, 0), (.02, .03), (.001, .03)], (x+.12, -.03, 1.13), STEEL, 20)
        C.box((-1.3, -.03, 1.30), (1.3, -.022, 2.05), M.solid((.86, .87, .87), .0, 1.0), 0)
        for a, b in (((-1.32, 1.28), (1.32, 1.30)), ((-1.32, 2.05), (1.32, 2.07)), ((-1.32, 1.28), (-1.30, 2.07)), ((1.30, 1.28), (1.32, 2.07))):
            C.box((a[0], -.04, a[1]), (b[0], 0, b[1]), STEEL, .002)
        A.led((-1.25, -.03, 2.10), (1.25, -.03, 2.10), 6); A.area((0, -.25, 2.12), (2.4, .12), 16, (1, .80, .56))
        I.folded((-1.05, -.27, .34), 3, 4, seed=2); I.folded((-.55, -.27, .34), -4, 3, (RUST, WOOL), seed=5); I.basket((.7, -.27, .34), .17, .2, False)
        C.lathe([(.001, 0), (.032, 0), (.034, .13), (.012, .15), (.010, .17), (.001, .17)], (1.08, -.2, .80), M.solid((.16, .10, .05), .25), 24); F.vase((-1.1, -.2, .80), 2, .55, M.microcement((.52, .47, .40)), 5, 2)
    C.box((-2.0, -2.35, .001), (-.3, -1.6, .014), M.rug((.36, .19, .11), (.26, .135, .08), 'trellis'), .008)
    for y in (-1.62, -1.12):       # a ladder of oak for towels, a plant beside it
        A.beam((2.68, y, 0), (2.95, y, 2.0), .04, .05, OAKH, .005)
    for z in (.45, .9, 1.35, 1.8):
        C.tube([(2.68+.135*z, -1.64, z), (2.68+.135*z, -1.10, z)], .016, OAKH, 10)
    with C.Group((2.83, -1.37, 1.37), -90):
        I.hanging_towel((0, .07, 0), 0, .40, .78, WOOL)
    with C.Group((2.75, -1.37, .92), -90):
        I.hanging_towel((0, .07, 0), 0, .36, .55, SAGE)
    I.basket((1.7, -.55, 0), .21, .32); I.bench((1.25, -1.75, 0), 52, 1.1, .44, LEATHER, SMOKED_H); I.throw((1.38, -1.58, .44), 142, (.42, .42), .24, WOOL, 4)
    return dict(loc=(-2.9, -4.95, 1.3), heading=43, lens=25, hz=.43, look=dict(key=.95, wb=(1.01, 1, .99), contrast=2.18, view=outdoors(y1=.2, gain=.8, sat=1.3)))       # from the left corner: stone, bath, and the washstand in the last sun


def villa():
    """The villa: level with the pool, a stair of smoked oak under its own roof light, a sunk fire in the middle of the room."""
    shell(-5.0, 5.2, -8.2, panel=2.5, fill=16)
    pines(((-6, 27, 8.2, 2), (8.4, 28, 8.4, 4), (1.2, 40, 9.5, 6), (-15, 36, 9.5, 8), (18, 38, 9.5, 2)), 7.4,       # far enough for their crowns to be seen under the eave
          (-8, 3.0, 8, 6.6))
    C.box((-14, .5, -.029), (14, 2.96, -.005), M.wood((.30, .21, .13), (.44, .32, .21), plank=.14, length=2.6), 0)
    # the stair: treads on a wall of stone, light from above
    A.masonry((4.7, -8.2, 0), (5.3, -1.2, ZB), seed=6)
    for i in range(15):
        C.box((3.5, -2.4-.29*i-.30, .20*(i+1)-.07), (4.72, -2.4-.29*i, .20*(i+1)), SMOKED_H, .006); C.tube([(3.56, -2.55-.29*i, .20*(i+1)), (3.56, -2.55-.29*i, 3.3)], .008, STEEL, 8)
    A.area((4.1, -4.6, 3.25), (1.0, 3.6), 90, (1, .97, .92))
    # seats round the fire: leather on two sides, wool chairs on the third
    C.box((-3.6, -6.4, .001), (2.4, -1.2, .02), M.rug((.50, .46, .39), (.36, .33, .28)), .008)
    C.lathe([(.001, .26), (.44, .26), (.50, .34), (.62, .36), (.64, .32), (.60, .02), (.001, 0)], (-.7, -3.7, .02), M.microcement((.24, .23, .22)), 72); F.fire((-.7, -3.7, .27), 0, .62, .17, 20); F.fire((-.7, -3.7, .27), 62, .5, .14, 10); F.fire((-.7, -3.7, .27), -58, .5, .12, 6)
    C.lathe([(.50, 0), (.42, .30), (.14, .75), (.13, 1.6), (.12, 1.6), (.13, .75), (.40, .30), (.485, 0)], (-.7, -3.7, 1.75), STEEL, 48)
    I.sofa_low((-.7, -1.75, .02), 0, 3.4, 1.0, SAGE, SMOKED_H, pillows=((-1.2, OAT), (-.2, RUST), (1.1, WOOL)))
    with C.Group((1.25, -3.9, .02), -90):
        I.sofa_low((0, 0, 0), 0, 2.6, 1.0, LEATHER, SMOKED_H, pillows=((-.7, OAT), (.6, SAGE)))
    F.lounge_chair((-2.85, -3.0, .02), 66, OAKH, WOOL); C.lathe([(.001, .44), (.22, .44), (.23, .41), (.20, .04), (.001, 0)], (-2.55, -2.05, .02), SMOKED, 48); I.carafe((-2.6, -2.1, .46)); I.glass((-2.45, -2.0, .46), 1, False)
    I.throw((.5, -1.5, .46), 5, (.5, .6), .24, RUST, 5); I.bench((-1.0, -5.5, .02), 8, 1.5, .48, LEATHER, SMOKED_H); F.books((-.75, -5.45, .46), 24, 2, 6); I.throw((-1.35, -5.55, .47), 98, (.46, .46), .24, WOOL, 6)
    # left: shelves of smoked oak to the ceiling
    for i, z in enumerate((.5, .95, 1.40, 1.85, 2.30)):
        R.shelf((-5.0, -4.2, z), 90, 5.0, .30, SMOKED_H, ('gap', 'vase', 'gap', 'bowls', 'gap'), 51+i, .04)
        for k in range(4):
            F.book_row((-5.0, -6.1+1.25*k+.2*(i % 2), z), 90, (.52, .64, .40, .56)[(i+k) % 4], 11*i+k)
    C.box((-5.0, -6.7, 0), (-4.5, -1.7, .46), SMOKED_H, .008); A.led((-4.75, -6.6, 2.27), (-4.75, -1.8, 2.27), 5); A.area((-4.6, -4.2, 2.4), (.2, 4.6), 20, (1, .80, .56), (0, .4, 0))
    F.lounger((-2.4, 1.8, -.02), 90, OAT, SMOKED_H, 30); F.lounger((1.4, 1.8, -.02), 90, OAT, SMOKED_H, 30, RUST)
    return dict(loc=(-3.9, -9.7, 1.3), heading=23, lens=29, hz=.47, clip=2.6, look=dict(key=1.3, contrast=2.0, bloom=.04, sat=1.3, view=outdoors(gain=.8, sat=1.3)))


CAMS = {VIEW: dict(villa=villa, living=living, kitchen=kitchen, bedroom=bedroom, bath=bath)[ROOM]()}
run('north_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=.90, pct=72, wb=(.95, 1, 1.06), contrast=1.60, sat=1.28, bloom=.07, bloom_thr=1.6))
