"""Rooms of the 16+ Collection: board-marked concrete above, microcement below, screens of dark timber that stripe the sun, a walled olive court outside.
Cameras: living, kitchen, bedroom, bath, around; sky: the living room of an upper floor, along its sixteen metres of glass."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, tableware as T
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
family.choose('sixteen')
VIEW = asked('living')
ROOM = 'living' if VIEW == 'around' else VIEW      # around: a panorama of the living room
AROUND = VIEW == 'around'
AZIM = dict(sky=-20, living=48, kitchen=-44, bedroom=64, bath=-56)
S.sky(elev=14 if AROUND else 17 if ROOM == 'sky' else 16, azim=AZIM[ROOM], strength=.17, dust=.6, ozone=2.2, clouds=.5, cloud_gain=1.8, cloud_col=(1, .86, .72), seed=67.0, tint=(.98, .99, 1.02), pale=.35, sun=10.5 if AROUND else 7.4, sun_col=(1, .78, .55), **(dict(sun_elev=12) if ROOM == 'bedroom' else {}))
S.landscape(sea=75, shore=420, start=20, drop0=9, seed=14.0, k=1/24000, cam=(0, 0), a0=-120, a1=70, r0=24, houses=0, trees=1800, tree_min=150, hills=((3900, 5600, 1900, 1500, 420), (-6200, 5800, 2000, 1400, 380))) if ROOM == 'sky' else S.landscape(sea=60, shore=6000, start=400, drop0=1.5, seed=33.0, k=1/6500, cam=(0, 0), a0=-88 if VIEW == 'around' else -70, a1=88 if VIEW == 'around' else 70, r0=50, r1=12000, houses=0, trees=3600, tree_min=130,
            hills=((-2100, 3400, 1700, 1000, 210), (2400, 3900, 1900, 1100, 260), (300, 5200, 2400, 1300, 300)))       # low: a mountain above the wall is a grey screen
CONCRETE, CEMENT = M.board_concrete(), M.microcement((.50, .475, .44), .45)
IROKO, IROKO_H = M.wood((.20, .115, .06), (.33, .21, .125), axis='z', rough=.45), M.wood((.20, .115, .06), (.33, .21, .125), rough=.45)
BRONZE, BLACK, BRASS = M.solid((.10, .075, .05), .36, .9), M.solid((.022, .022, .023), .42, .5), I.BRASS()
DARK_STONE = M.marble((.085, .082, .078), (.42, .38, .32), .2, .7)
CHAR, OAT, RUST, OLIVE, COGNAC = M.fabric((.085, .08, .075)), M.fabric((.62, .56, .47)), M.fabric((.40, .20, .11)), M.fabric((.24, .25, .16)), M.solid((.24, .12, .055), .42, 0, .25)
LIME = M.plaster((.80, .775, .73))
GL = M.glass(nd=.5, refl=0)
H = 2.85


def court(depth=7.5, trees=((-2.4, 4.2, 3.6, 6), (3.2, 5.2, 4.0, 3)), pines=((-15, 35, 8, 3), (9, 39, 9, 5), (24, 36, 8, 7), (-4, 47, 10, 1), (-30, 44, 10, 5))):
    """Walled garden of gravel with olive trees, a stone trough and pines behind the wall."""
    C.box((-14, 0, -.4), (14, 1.6, -.02), CEMENT, .01)
    C.box((-14, 1.6, -.4), (14, depth, -.05), M.ground((.46, .42, .36), (.60, .555, .49), 2.0), 0)
    for i, x in enumerate((-1.0, .2, 1.5)):
        C.box((x-.5, 1.9+1.5*i, -.1), (x+.6, 3.1+1.5*i, .0), M.stone_tiles(3, 3, (.50, .455, .39), (.60, .555, .49), 0, .5), .015)
    A.masonry((-14, depth, -.4), (14, depth+.5, 1.75), seed=4)
    A.masonry((-8.6, .5, -.4), (-8.1, depth, 1.75), seed=6)
    mix = [(P.grass('stipa', 2), 2.4), (P.lavender(1), 2), (P.shrub('grey', 3), 1.6), (P.agave(1), .7), (P.grass('fountain', 1), 1.2)]
    P.bed([(-8, depth-1.5), (13, depth-1.5), (13, depth-.1), (-8, depth-.1)], mix, 3.8, 21, -.05, (.8, 1.35))
    P.bed([(-8, 2.2), (-4.4, 2.2), (-4.0, depth-1.5), (-8, depth-1.5)], mix, 3.0, 22, -.05, (.7, 1.2))
    for x, y, h, s in trees:
        C.obj(P.tree('olive', h, s), (x, y, -.1), s)
    for x, y, h, s in pines:
        C.obj(P.tree('pine', h, s, 36000), (x, y, -.5), s)
    P.bed([(-24, depth+1), (24, depth+1), (30, depth+22), (-30, depth+22)], [(P.shrub('pitto', 4), 2), (P.shrub('green', 5), 2), (P.shrub('grey', 6), 1)], .3, 17, -.3, (1.6, 2.8))


def shell(x0, x1, y0, screens=(), fill=18):
    """Concrete ceiling and piers; sliding timber screens stand outside the glass at the given (from, to)."""
    C.box((x0-.4, y0-.4, -.3), (x1+.4, .1, 0), CEMENT, 0)
    C.box((x0-.4, y0-.4, H), (x1+.4, 1.5, H+.34), CONCRETE, .01)
    C.box((x0-.4, y0-.4, 0), (x0, .1, H), LIME, .006); C.box((x1, y0-.4, 0), (x1+.4, .1, H), LIME, .006); C.box((x0, y0-.4, 0), (x1, y0, H), LIME, .006)
    A.glazing([(x0, 0), (x1, 0)], .02, H, 2.6, .05, BLACK, GL)
    A.portal(((x0+x1)/2, -.06, H/2), (x1-x0, H), (-1.5708, 0, 0))
    for a, b in screens:
        n = round((b-a)/.062)
        me = C.box((-.02, -.03, .04), (.02, .03, H-.05), IROKO, .003, 1)
        me.location = (a, .55, 0)
        for i in range(1, n):
            C.link(me.copy()).location = (a+(b-a)*i/n, .55, 0)
        for z in (.04, H-.09):
            C.box((a-.03, .50, z), (b+.03, .60, z+.05), BLACK, .002)
    A.area(((x0+x1)/2, y0+.25, 2.1), ((x1-x0)*.8, 1.0), fill, (1, .90, .78), (1.35, 0, 0))


def living():
    if AROUND:
        court(); shell(-4.8, 4.4, -7.2, ((-4.7, -2.9), (2.6, 4.3)), 9)
    else:
        court(trees=((-2.2, 5.4, 3.4, 6), (3.6, 4.6, 4.0, 3))); shell(-4.8, 4.4, -7.2, ((2.3, 4.3),), 14)
    # concrete chimney, long hearth, bookshelf of iroko on the left
    C.box((-4.8, -4.6, 0), (-4.2, -1.6, H), CONCRETE, .008)
    C.box((-4.24, -4.0, .50), (-4.19, -2.2, 1.0), M.solid((.012, .010, .009), .8), 0); F.fire((-4.17, -3.1, .50), 90, 1.6, .32, 24)
    C.box((-4.8, -6.9, .28), (-3.75, -.9, .38), DARK_STONE, .008)
    R.shelf((-4.8, -5.8, 1.0), 90, 2.0, .30, IROKO_H, seed=5, thick=.05); R.shelf((-4.8, -5.8, 1.5), 90, 2.0, .30, IROKO_H, seed=7, thick=.05); F.books((-4.62, -5.4, .38), 88, 5, 4)
    if AROUND:
        I.ring_rug((-.3, -3.9, 0), 3.1, (M.rug((.40, .35, .28), (.28, .24, .19)), M.rug((.15, .14, .13), (.10, .095, .09)), M.rug((.52, .46, .37), (.40, .35, .28)), M.rug((.34, .17, .09), (.26, .13, .07))))
    else:
        C.box((-2.9, -5.9, .001), (2.2, -1.1, .018), M.rug((.27, .155, .095), (.19, .105, .065)), .008)
    I.sofa_low((-.2 if AROUND else -.35, -1.4, .018), 0, 3.0, 1.05, CHAR, IROKO_H, pillows=((-1.0, RUST), (.2, OAT), (1.0, OLIVE)), side=1)
    for x, y, yaw in ((1.75, -3.2, -95), (1.7, -4.6, -78)) if AROUND else ((-2.35, -4.75, 118),):
        F.lounge_chair((x, y, .018), yaw, IROKO_H, COGNAC)
    C.box((-1.2, -3.9, .018), (.6, -2.8, .30), DARK_STONE, .01); F.books((-.8, -3.5, .30), 18, 3, 2); F.bowl((.2, -3.1, .30), .18, M.microcement((.40, .34, .27))); F.vase((-.95, -3.1, .30) if AROUND else (-4.05, -1.35, .38), 1, .8, M.microcement((.30, .26, .22)), 10, 3)
    F.lamp_bar((-.3, -3.3, H), 1.0, 1.8, 0, BRONZE, 1.2); A.area((-.3, -3.3, 1.8), (1.6, .1), 10, (1, .80, .56))
    x, y = (1.9, -3.9) if AROUND else (-3.0, -3.85)
    C.lathe([(.001, .46), (.21, .46), (.22, .43), (.20, .03), (.001, 0)], (x, y, .018), BRONZE, 48); I.glass((x-.05, y-.05, .48), 1, True)
    F.art((4.37, -3.6, 1.6), 1.8, 1.8, -90, 81); C.box((4.0, -5.2, .30), (4.4, -2.0, .62), IROKO_H, .006); I.ceramics((4.2, -2.5, .62), 4, .9, 3)
    F.pot((3.9, -.55, 0), .30, .5, P.broadleaf(3, 26, 1.7), CEMENT)
    F.lounger((1.4, .75, -.02), 90, OAT, IROKO_H, 28)
    if AROUND:       # the wall to the hall: books on shelves of bronze between ribs of dark timber, a daybed below them, a door
        C.box((-4.8, -7.25, 0), (4.4, -7.15, H), IROKO, 0)
        A.slats((-4.75, -7.12), (-2.6, -7.12), .02, H-.02, IROKO, .03, .05, .07); A.slats((1.4, -7.12), (4.35, -7.12), .02, H-.02, IROKO, .03, .05, .07)
        C.box((-2.5, -7.16, .6), (1.3, -7.14, H), CONCRETE, 0)
        for k, z in enumerate((1.02, 1.46, 1.90, 2.34)):
            C.box((-2.5, -7.15, z-.012), (1.3, -6.85, z+.012), BRONZE, .002); A.led((-2.45, -6.88, z-.018), (1.25, -6.88, z-.018), .8)
            for j in range(5):
                if (j+2*k) % 4:
                    F.book_row((-2.1+.74*j, -7.0, z+.012), 180, (.46, .60, .36)[(j+k) % 3], 9*k+j)
                else:
                    I.ceramics((-2.1+.74*j, -7.0, z+.012), 2, .7, k+j)
        A.area((-.6, -6.75, 2.5), (3.4, .1), 6, (1, .78, .54), (-.5, 0, 0))
        C.box((-2.5, -7.1, .12), (1.3, -6.1, .24), IROKO_H, .008); F.cushion((-.6, -6.6, .33), (3.7, .96, .20), OAT, 9, .05, 3); I.throw((.75, -6.6, .44), 90, (.5, .9), .2, RUST, 6)
        for i, (x, m) in enumerate(((-2.1, RUST), (-1.5, CHAR), (-.2, OLIVE), (.5, CHAR))):
            I.pillow((x, -6.92, .68), (.54, .46, .17), m, i+4, (1.95, 0, .1*(-1)**i))
        I.door((2.7, -7.06, 0), 180, 1.1, 2.5, IROKO, BRONZE); F.pot((3.9, -6.4, 0), .28, .46, P.broadleaf(6, 24, 1.5), CEMENT)
        I.floor_lamp((-3.2, -6.5, 0), 1.5, 1.5); A.area((-4.3, -5.9, 2.3), (.1, 1.6), 8, (1, .78, .54))
        return dict(loc=(-.3, -4.85, 1.42), panorama=True, look=dict(key=.9, contrast=2.05, shadows=0, wb=(1.0, 1, 1.0), view=outdoors(gain=.9, sat=1.35)))
    return dict(loc=(-.7, -8.5, 1.2), heading=-14, lens=31, hz=.42, clip=1.85, look=dict(key=.85, contrast=2.02, shadows=0, wb=(.98, 1, 1.03), view=outdoors(gain=.85, sat=1.25)))       # along the hearth towards the court


def kitchen():
    """Straight to the bronze wall across a block of dark stone; the screens stripe both with the evening sun."""
    court(trees=((-3.0, 4.4, 3.6, 6), (4.6, 3.6, 4.2, 3))); shell(-4.0, 4.0, -6.6, ((-3.4, -2.2), (.9, 2.2)), 12)
    R.wardrobe((4.0, -5.5, 0), -90, 2.0, H-.02, .64, BRONZE); R.wardrobe((4.0, -1.0, 0), -90, 1.6, H-.02, .64, BRONZE)
    R.counter((4.0, -3.15, 0), -90, 2.7, .66, .90, BRONZE, DARK_STONE, 'flat', None, (1, 2), None, sink=-.2, tap=BRASS)
    C.box((3.97, -4.5, .90), (4.0, -1.8, H-.6), DARK_STONE, 0); C.box((3.36, -4.5, H-.6), (4.0, -1.8, H-.02), BRONZE, .004)
    R.shelf((3.97, -3.15, 1.45), -90, 2.68, .24, IROKO_H, seed=23, thick=.04); A.led((3.76, -4.45, 1.40), (3.76, -1.85, 1.40), 5); A.area((3.8, -3.15, 1.38), (.05, 2.5), 16, (1, .78, .52))
    I.ceramics((3.75, -4.2, .90), 3, .8, 2); C.box((3.92, -2.3, .90), (3.96, -2.0, 1.3), IROKO, .01)
    # block of dark stone, an iroko bar at its end towards the court, two stools in profile
    C.box((.75, -4.75, 0), (1.85, -2.35, .90), DARK_STONE, .006); C.box((.82, -2.36, .84), (1.78, -1.35, .90), IROKO_H, .008); C.box((.9, -1.48, 0), (1.7, -1.42, .84), BRONZE, .004)
    for i, (x, y) in enumerate(((.62, -1.62), (.60, -2.12))):
        F.stool((x, y, 0), 90+(6, -5)[i], .64, COGNAC, BLACK)
    C.box((1.0, -3.9, .901), (1.6, -3.2, .905), M.solid((.01, .01, .011), .06), .001)
    F.vase((1.25, -4.35, .90), 0, 1.0, M.microcement((.30, .26, .22)), 13, 6); F.bowl((1.05, -2.75, .90), .2, M.microcement((.40, .34, .27)), M.solid((.45, .09, .03), .4)); C.box((1.28, -3.1, .90), (1.62, -2.62, .925), IROKO_H, .006)
    I.carafe((1.2, -1.7, .90)); I.glass((1.05, -1.95, .90), 1, False); F.books((1.5, -1.9, .90), 20, 2, 4)
    F.lamp_bar((1.3, -3.4, H), 1.05, 2.2, 90, BRONZE, 0)
    C.box((-2.9, -5.6, .001), (-.3, -2.0, .016), M.rug((.36, .31, .25), (.25, .215, .17)), .006)
    with C.Group((2.9, -6.1, 0), 0):
        F.pot((0, 0, 0), .30, .5, P.broadleaf(2, 26, 1.7), CEMENT)
    R.drape((2.55, -.2), (3.3, -.2), .02, H-.02, M.fabric((.46, .41, .34)), .06, .16)
    return dict(loc=(-4.85, -2.8, 1.22), heading=90, lens=35, hz=.43, clip=1.0, look=dict(key=.95, contrast=1.95, shadows=0, wb=(.97, 1, 1.04)))


def bedroom():
    court(trees=((-6.9, 2.3, 3.4, 6), (3.6, 5.2, 4.0, 3))); shell(-4.2, 3.6, -6.2, ((1.6, 3.5),), 14)
    C.box((-4.2, -6.2, 0), (-3.96, -.3, H), CONCRETE, .006)
    C.box((-3.97, -5.4, .0), (-3.90, -1.2, 1.15), IROKO_H, .006)
    for i in range(56):
        C.box((-3.91, -5.38+.075*i, .02), (-3.885, -5.34+.075*i, 1.13), IROKO, .003, 1)
    A.led((-3.93, -5.4, 1.165), (-3.93, -1.2, 1.165), 5); A.area((-3.85, -3.3, 1.2), (.06, 4), 12, (1, .76, .50), (math.pi, 0, 0))
    C.box((-3.8, -5.0, .001), (.6, -1.4, .018), M.rug((.44, .39, .32), (.32, .28, .22)), .008)
    for y, w, m in ((-4.78, .22, (.12, .115, .10)), (-4.46, .06, (.36, .18, .10)), (-4.34, .03, (.12, .115, .10))):
        C.box((-3.8, y, .018), (.6, y+w, .0195), M.rug(m, tuple(q*.76 for q in m)), 0)
    I.bed((-2.72, -3.3, .018), 90, 1.9, 2.05, COGNAC, throw=RUST, accents=(OLIVE, CHAR), board=2.4, board_h=.95, frame=IROKO_H, style='platform')
    for y in (-1.85, -4.75):
        C.box((-3.88, y-.25, .30), (-3.45, y+.25, .40), DARK_STONE, .006); F.lamp_cone((-3.66, y, H), 1.75, .07, .22, BRONZE, 8); A.area((-3.66, y, .95), (.15, .15), 5, (1, .76, .50)); F.books((-3.66, y, .40), 80, 2, int(-y*7)); T.drinking_glass((-3.54, y+.16, .40), 'tumbler', T.WATER)
    F.lounge_chair((.75, -1.35, 0), 14, IROKO_H, OAT); I.throw((.72, -1.42, .42), 14, (.46, .5), .24, RUST, 5); C.lathe([(.001, .46), (.21, .46), (.22, .43), (.20, .03), (.001, 0)], (-.15, -1.05, 0), BRONZE, 48); F.books((-.15, -1.05, .46), 20, 2, 3)
    R.wardrobe((3.6, -4.7, 0), -90, 2.8, H-.02, .6, IROKO)
    R.drape((-3.9, -.2), (-3.0, -.2), .02, H-.02, M.fabric((.52, .47, .39)), .06, .16)
    return dict(loc=(-3.3, -7.7, 1.25), heading=14, lens=33, hz=.43, clip=1.88, look=dict(key=1.05, contrast=2.12, wb=(.985, 1, 1.02), view=outdoors(gain=1.0, sat=1.35)))       # along the headboard to the court


def bath():
    court(5.2, ((-1.9, 3.6, 3.4, 6), (3.5, 3.4, 3.0, 5)), ((12, 40, 7.4, 3), (17, 44, 8.6, 5), (3, 52, 8.2, 7), (27, 46, 9, 1)))       # bushy pines in a group: single umbrellas over a wall are lollipops
    shell(-3.0, 2.8, -5.0, ((2.0, 2.75),), 12)
    C.box((-3.0, -5.0, 0), (-2.8, 0, H), CONCRETE, .006); C.box((2.794, -5.0, 0), (2.81, 0, H), CONCRETE, 0)
    # sunken bath of dark stone at the glass, open shower on concrete
    C.box((-2.2, -1.45, 0), (.9, -.1, .34), DARK_STONE, .008); C.box((-2.05, -1.30, .10), (.75, -.25, .345), M.solid((.10, .12, .12), .3), 0)
    C.obj(C.mesh('water', [(-2.05, -1.30, .348), (.75, -1.30, .348), (.75, -.25, .348), (-2.05, -.25, .348)], [(0, 1, 2, 3)], M.pool_water((.62, .78, .78), .006, 3.0), uv=False))
    I.floor_tap((1.08, -.78, 0), (-.4, -.78), .82, BRONZE); T.drinking_glass((-1.72, -1.37, .358), 'wine', T.WHITE)
    I.folded((.65, -1.4, .345), 5, 3, size=(.3, .22)); I.tray((-1.9, -1.38, .345), (.36, .14), 0, IROKO_H); I.candles((-1.9, -1.38, .36), 2, 4, 5)
    with C.Group((2.8, -2.9, 0), -90):
        C.box((-1.2, -.52, .46), (1.2, 0, .80), IROKO_H, .006); C.box((-1.22, -.54, .80), (1.22, 0, .84), DARK_STONE, .006)
        for x in (-.55, .55):
            C.lathe([(.001, .015), (.12, .02), (.19, .07), (.205, .115), (.21, .115), (.195, .06), (.14, 0), (.001, 0)], (x, -.28, .84), M.microcement((.40, .37, .33)), 48)
            C.tube([(x, 0, 1.10), (x, -.18, 1.10), (x, -.20, 1.08)], .012, BRONZE, 10); C.lathe([(.001, 0), (.022, 0), (.022, .03), (.001, .03)], (x+.13, -.03, 1.09), BRONZE, 20)
        C.box((-1.2, -.03, 1.22), (1.2, -.022, 2.1), M.solid((.86, .87, .87), .0, 1.0), 0); A.led((-1.2, -.012, 2.12), (1.2, -.012, 2.12), 6); A.area((0, -.3, 2.12), (2.2, .1), 16, (1, .80, .56))
        I.folded((0, -.25, .84), 3, 3); C.lathe([(.001, 0), (.032, 0), (.034, .13), (.012, .15), (.010, .17), (.001, .17)], (1.0, -.2, .84), M.solid((.16, .10, .05), .25), 24); F.vase((-1.02, -.24, .84), 2, .8, M.microcement((.30, .26, .22)), 7, 4)
    for i in range(9):       # a mat of iroko laths, a stool with towels at the end of the bath
        C.box((-.9, -2.30+.075*i, .025), (.7, -2.245+.075*i, .045), IROKO_H, .004)
    for x in (-.75, -.15, .45):
        C.box((x-.03, -2.30, .0), (x+.03, -1.64, .025), IROKO_H, .002)
    C.lathe([(.001, .44), (.19, .44), (.20, .41), (.15, .24), (.19, .03), (.18, 0), (.001, 0)], (1.25, -1.55, 0), M.microcement((.30, .26, .22)), 48); I.folded((1.25, -1.55, .44), 20, 3, (OAT, OAT, RUST), size=(.32, .24))
    I.hanging_towel((-2.8, -1.75, 1.35), 90, .5, .8, OAT)
    A.slats((2.765, -1.52), (2.765, -.12), .0, H, IROKO, .03, .045, .07); C.box((2.785, -1.56, 0), (2.80, -.08, H), IROKO, 0)       # timber between the mirror and the glass, with a rail for towels
    with C.Group((2.72, -.95, 1.18), -90):
        I.hanging_towel((-.1, .06, 0), 0, .42, .82, OAT); I.hanging_towel((.32, .06, 0), 0, .26, .56, RUST)
    C.box((1.30, -4.1, .001), (2.05, -1.95, .014), M.rug((.42, .36, .28), (.30, .25, .19)), .006)
    return dict(loc=(-2.5, -4.55, 1.3), heading=40, lens=25, hz=.43, look=dict(key=.92, contrast=2.2, wb=(1.0, 1, 1.0), view=outdoors(gain=1.35, sat=1.3, col=(1.04, 1, .98))))       # the bath before the court, the washstand in the sun


def sky():
    """Upper floor: sixteen metres of glass in one line, seats, table and kitchen one behind the other, the sea for the whole length."""
    x0, x1, y0 = -11.0, 5.0, -5.6
    C.box((-14, 0, -.4), (8, 2.5, -.02), CEMENT, .01); A.balustrade([(-14, 2.4), (8, 2.4)], -.02, 1.0)
    shell(x0, x1, y0)
    for x in (-7.8, -4.6, -1.4, 1.8):       # concrete piers between the five openings
        C.box((x-.14, -.10, 0), (x+.14, .5, H), CONCRETE, .008)
    for a in (-10.9, 3.3):       # sliding screens, open
        for i in range(20):
            C.box((a+.062*i-.015, .52, .04), (a+.062*i+.015, .58, H-.05), IROKO, .003, 1)
    # back wall of iroko with a gallery door, stone kitchen at the far end
    C.box((x0, y0, 0), (x1, y0+.05, H), IROKO, 0)
    for i in range(26):
        C.box((x0+.62*i, y0+.05, 0), (x0+.62*i+.006, y0+.056, H), BLACK, 0)
    C.box((x0+.02, y0, 0), (x0+.08, 0, H), CONCRETE, 0)
    R.counter((x0+.08, -2.8, 0), 90, 3.6, .66, .90, BRONZE, DARK_STONE, 'flat', None, (1, 3), DARK_STONE, .8, sink=.6, tap=BRONZE); R.shelf((x0+.1, -2.8, 1.95), 90, 3.4, .26, IROKO_H, seed=15, thick=.05); A.led((x0+.3, -4.5, 1.9), (x0+.3, -1.1, 1.9), 7); A.area((x0+.4, -2.8, 1.88), (.06, 3.2), 20, (1, .80, .56))
    C.box((-9.2, -3.9, 0), (-8.2, -1.7, .90), DARK_STONE, .008); F.bowl((-8.7, -2.4, .90), .2, M.microcement((.40, .34, .27)), M.solid((.45, .09, .03), .4)); F.vase((-8.7, -3.4, .90), 1, 1.0, M.microcement((.52, .47, .40)), 12, 6)
    for i, y in enumerate((-3.4, -2.8, -2.2)):
        F.stool((-7.8, y, 0), -90+(4, -5, 6)[i], .66, COGNAC, BLACK)
    F.lamp_bar((-8.7, -2.8, H), 1.1, 1.8, 90, BRONZE, 7); A.area((-8.7, -2.8, 1.7), (.1, 1.6), 14, (1, .80, .56))
    # table for eight, along the glass
    C.box((-6.4, -3.2, .71), (-3.6, -2.15, .755), IROKO_H, .008)
    for x in (-6.1, -3.9):
        C.box((x-.04, -3.05, 0), (x+.04, -2.3, .71), BLACK, .006)
    for i in range(4):
        F.cane_chair((-6.05+.70*i, -3.55, 0), 180+(4, -5, 3, -3)[i], BLACK, IROKO_H); F.cane_chair((-6.05+.70*i, -1.8, 0), (-4, 3, 5, -2)[i], BLACK, IROKO_H)
    F.vase((-5.0, -2.7, .755), 0, 1.0, M.microcement((.30, .26, .22)), 11, 5); I.candles((-4.3, -2.7, .755), 3, 5, 2); F.bowl((-5.8, -2.65, .755), .17, M.microcement((.52, .47, .40)))
    F.lamp_bar((-5.0, -2.68, H), 1.05, 2.2, 0, BRONZE, 7); A.area((-5.0, -2.68, 1.75), (2, .1), 14, (1, .80, .56))
    # seats: oat modules on iroko with their back to the wall, facing the sea; a leather daybed
    C.box((-2.6, -4.9, .001), (3.4, -1.0, .018), M.rug((.52, .46, .38), (.38, .33, .27)), .008)
    with C.Group((.9, -4.2, .018), 180):
        I.sofa_low((0, 0, 0), 0, 4.0, 1.05, OAT, IROKO_H, pillows=((-1.5, OLIVE), (-.4, RUST), (.7, OAT), (1.5, OLIVE)))
    F.lounge_chair((-1.9, -3.4, .018), 76, IROKO_H, OLIVE); F.lounge_chair((-1.9, -2.1, .018), 100, IROKO_H, OLIVE)
    C.box((-.2, -3.2, .018), (1.4, -2.2, .30), DARK_STONE, .01); F.books((.2, -2.8, .30), 18, 3, 2); F.vase((1.0, -2.6, .30), 1, .8, M.microcement((.52, .47, .40)), 10, 3); F.bowl((.55, -2.45, .30), .15, M.microcement((.40, .34, .27))); I.glass((.0, -2.5, .30), 1, True)
    C.box((1.2, -1.4, .12), (3.0, -.7, .26), IROKO_H, .008); F.cushion((2.1, -1.05, .34), (1.8, .68, .15), COGNAC, 9, .03, 3); I.pillow((2.85, -1.05, .52), (.5, .44, .15), OAT, 3, (1.2, 0, -1.4)); I.throw((1.6, -1.05, .43), 10, (.5, .6), .2, OLIVE, 4)
    F.pot((4.4, -.6, 0), .30, .5, P.broadleaf(3, 26, 1.7), CEMENT)
    F.lounger((-3.4, 1.1, -.02), 90, OAT, IROKO_H, 28); F.pot((-7.0, 1.9, -.02), .3, .48, P.agave(2), CEMENT, .9); F.pot((-1.2, 1.9, -.02), .28, .44, P.grass('stipa', 2), CEMENT, 1.1)
    A.area((-3, -5.2, 2.5), (12, .3), 40, (1, .84, .64), (-.4, 0, 0))
    return dict(loc=(4.6, -3.75, 1.2), heading=-66, lens=25, hz=.43, look=dict(key=1.0, contrast=2.05, wb=(.97, 1, 1.04), view=outdoors(gain=.85, sat=1.3)))


CAMS = {VIEW: dict(sky=sky, living=living, kitchen=kitchen, bedroom=bedroom, bath=bath)[ROOM]()}
run('sixteen_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=.84, pct=72, wb=(.97, 1, 1.03), contrast=1.66, sat=1.26, bloom=.06, bloom_thr=1.8))
