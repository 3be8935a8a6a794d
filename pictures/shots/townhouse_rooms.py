"""Rooms of the townhouses: lime-washed walls, small plaster vaults between chestnut joists, clay floors, deep windows with shutters, a patio.
Cameras: living, kitchen, bedroom, bath."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, tableware as T
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
family.choose('townhouse')
ROOM = asked('living')
AZIM = dict(living=49, kitchen=-41, bedroom=44, bath=-42)
S.sky(elev=15 if ROOM in ('bath', 'bedroom', 'kitchen') else 16 if ROOM == 'living' else 20, azim=AZIM[ROOM], strength=.16, dust=.4, ozone=2.0, clouds=.5, cloud_gain=1.8, seed=51.0, tint=(.96, .99, 1.03), pale=.4, sun=7.6, sun_col=(1, .82, .62))
S.landscape(sea=44, shore=320, start=36, drop0=6, seed=41.0, k=1/18000, cam=(0, 0), a0=-60, a1=60, r0=46, houses=0, trees=1200, tree_min=120, hills=((-2600, 6200, 2000, 1400, 520),))
LIME, WARM = M.plaster((.86, .845, .81)), M.plaster((.84, .80, .73))
CLAY_FLOOR = M.stone_tiles(.30, .30, (.40, .225, .14), (.53, .33, .215), .009, .5, False, 0)
CHESTNUT, CHESTNUT_V = M.wood((.22, .135, .075), (.36, .245, .15), rough=.5), M.wood((.22, .135, .075), (.36, .245, .15), axis='z', rough=.5)
PINE, PINE_V = M.wood((.46, .33, .19), (.61, .47, .31)), M.wood((.46, .33, .19), (.61, .47, .31), axis='z')
GREEN, BLUE_P = M.solid((.21, .29, .23), .5, 0, .3), M.solid((.20, .30, .36), .5, 0, .3)
TILE = M.stone_tiles(.13, .13, (.70, .67, .60), (.80, .78, .72), .004, .16, False, 0)
OCHRE_TILE = M.stone_tiles(.13, .13, (.56, .43, .25), (.68, .55, .36), .004, .16, False, 0)
LINEN, RUST, OCHRE, INDIGO, SAGE = M.fabric((.76, .735, .67)), M.fabric((.47, .25, .15)), M.fabric((.58, .42, .17)), M.fabric((.17, .22, .32)), M.fabric((.40, .44, .36))
RUG = M.rug((.58, .48, .36), (.42, .26, .17))
IRON, BRASS = M.solid((.03, .029, .028), .5, .5), I.BRASS()
POTS = [M.microcement((.50, .31, .21)), M.microcement((.66, .63, .57)), M.microcement((.56, .37, .26))]
GL = M.glass(nd=.42 if ROOM == 'bedroom' else .6, refl=0)
H, T = 2.75, .5


def patio(y1=6.5, x0=-6, x1=6, wall=2.7):
    """The walled patio behind the house: clay floor, white walls, lemon tree, bougainvillea, pots."""
    C.box((x0, T, -.3), (x1, y1, -.02), CLAY_FLOOR, 0)
    for a, b in (((x0-.3, T, -.3), (x0, y1, wall)), ((x1, T, -.3), (x1+.3, y1, wall)), ((x0-.3, y1, -.3), (x1+.3, y1+.3, wall-.9))):
        C.box(a, b, LIME, .03, 3)
    F.pot((-1.9, y1-1.2, -.02), .42, .62, P.tree('lemon', 2.4, 5, 12000), POTS[0]); F.pot((2.6, y1-1.0, -.02), .38, .58, P.tree('olive', 2.2, 4, 14000), POTS[1])
    for i in range(6):
        F.pot((x1-.5-.05*(i % 2), 1.3+.75*i, -.02), .17+.03*(i % 3), .3, (P.agave(1, .5), P.lavender(1), P.shrub('green', 2, 2200, .45, .6), P.grass('sedge', 1), P.shrub('grey', 2, 2400, .4, .5), P.lavender(2))[i], POTS[i % 3], .85)
        F.pot((-3.6+.62*i, y1-.45, -.02), .15+.03*(i % 2), .27, (P.lavender(2), P.shrub('green', 2, 2200, .45, .6), P.agave(1, .5), P.shrub('pitto', 2, 2200, .45, .6), P.grass('sedge', 1), P.lavender(1))[i], POTS[(i+1) % 3], .8)
    C.obj(P.climber(5, 2.4, 2.9, 1.0, .7, 1.3, 40), (-1.2, y1-.02, -.02))       # on its stems up the end wall
    F.round_table((.6, 3.6, -.02), .45, .73, M.stone_tiles(3, 3), IRON); F.rush_chair((.0, 3.2, -.02), 128, GREEN); F.rush_chair((1.25, 4.0, -.02), -60, GREEN)
    I.carafe((.65, 3.65, .71)); I.glass((.45, 3.5, .71), 1, False)


def shell(x0, x1, y0, openings, floor=CLAY_FLOOR):
    """Room in front of the patio wall; openings as in room.wall(). Doors and windows are of painted timber with inner shutters."""
    C.box((x0-.4, y0-.4, -.3), (x1+.4, T, 0), floor, 0)
    R.small_vaults(x0, x1, y0, 0, H, LIME, CHESTNUT, .70, .12)
    R.wall('x', 0, x0-.5, x1+.5, H+.3, LIME, openings, T)
    for a, b in (((x0-.4, y0-.4, 0), (x0, 0, H+.3)), ((x1, y0-.4, 0), (x1+.4, 0, H+.3)), ((x0, y0-.4, 0), (x1, y0, H+.3))):
        C.box(a, b, LIME, .02, 3)
    for o in openings:
        low, arch = o[2] < .1, len(o) > 4
        R.casement('x', T-.12, o[0], o[1], o[2], o[3], 2, 4 if low else 1 if arch else 3, GREEN, .06, .026, GL, arch=arch)
        A.portal(((o[0]+o[1])/2, T+.02, (o[2]+o[3])/2), (o[1]-o[0], o[3]-o[2]), (-1.5708, 0, 0))
        if not arch:
            for s, x in ((-1, o[0]), (1, o[1])):       # shutters folded back into the reveal
                with C.Group((x, .06, o[2]), -82*s):
                    w, h = (o[1]-o[0])*.48, o[3]-o[2]
                    for q, p in (((-w if s > 0 else 0, -.02, 0), (0 if s > 0 else w, .02, h)),):
                        C.box(q, p, GREEN, .004)
                    for i in range(int(h/.075)):
                        C.box((q[0]+.05, -.032, .05+.075*i), (p[0]-.05, -.018, .10+.075*i), GREEN, .003, 1)
    A.area(((x0+x1)/2, y0+.2, 2.0), ((x1-x0)*.8, 1.0), 13, (1, .93, .85), (1.35, 0, 0))


def niche(axis, at, u, z, w, h, things=True):
    """Arched recess with two shelves drawn on a wall along y (axis 'y'): frame, dark back, crockery."""
    with C.Group((at, u, 0), -90 if axis == 'y+' else 90):
        C.box((-w/2, -.02, z), (w/2, .0, z+h), WARM, .004)
        for k in range(3):
            R.shelf((0, 0, z+h*k/3), 0, w, .2, CHESTNUT, seed=int(7*k+u*3), thick=.03)


def living():
    shell(-3.6, 3.6, -6.6, [(-2.6, -.9, 0, 2.45, 'arch'), (.7, 2.5, .75, 2.25)])
    patio()
    # corner chimney of plaster on the left, built-in bench under the window on the right
    C.prism([(-3.6, -4.4), (-2.5, -4.2), (-2.25, -3.3), (-2.5, -2.4), (-3.6, -2.2)], 0, .38, LIME, .03, 4)
    with C.Group((-3.6, -3.3, 0), 90):
        R.wall('x', -.72, -.72, .72, 1.5, LIME, [(-.42, .42, .38, 1.12, 'arch')], .72)
        v = [(-.72, -.72, 1.5), (.72, -.72, 1.5), (.72, 0, 1.5), (-.72, 0, 1.5), (-.34, -.36, H+.2), (.34, -.36, H+.2), (.34, 0, H+.2), (-.34, 0, H+.2)]
        C.bevel(C.obj(C.mesh('flue', v, C.BOXF, LIME)), .03, 3)
        C.box((-.43, -.12, .38), (.43, -.02, 1.2), M.solid((.05, .045, .04), .9), 0)
        F.fire((0, -.46, .39), 0, .62, .50, 6, True); C.box((-.44, -.14, .38), (.44, -.10, 1.14), M.solid((.035, .03, .026), .95), 0)
        C.box((-.8, -.92, 1.48), (.8, .0, 1.55), CHESTNUT, .01); F.vase((-.52, -.81, 1.55), 1, .62, POTS[0]); I.ceramics((.42, -.81, 1.55), 2, .55, 4)
        C.lathe([(.001, 0), (.13, .004), (.175, .03), (.185, .05)], (0, -.62, 1.95), M.microcement((.20, .30, .36)), 48).rotation_euler = (math.pi/2-.24, 0, 0)
    C.box((.3, -.85, 0), (3.6, 0, .38), LIME, .03, 4); F.cushion((1.95, -.42, .45), (3.2, .8, .15), LINEN, 9, .05, 2)
    for i, (x, m) in enumerate(((3.3, INDIGO), (2.6, OCHRE), (.7, RUST), (1.25, LINEN))):
        F.pillow((x, -.2, .72), (.52, .46, .17), m, i, (1.15, 0, .1*(-1)**i))
    F.books((2.0, -.5, .53), 25, 2, 5)
    C.box((-1.7, -4.1, .001), (2.1, -1.5, .016), RUG, .006)
    for i in range(9):       # woven stripes
        C.box((-1.64+.46*i, -4.08, .016), (-1.58+.46*i, -1.52, .018), M.rug((.24, .26, .34), (.17, .2, .28)) if i % 3 else M.rug((.50, .26, .15), (.40, .2, .12)), 0)
    I.basket((-2.0, -2.05, 0), .24, .32, False)
    for k in range(8):
        C.tube([(-2.0+.11*math.cos(k*2.4), -2.05+.11*math.sin(k*2.4), .12), (-2.0+.13*math.cos(k*2.4+.2), -2.05+.13*math.sin(k*2.4+.2), .46+.04*(k % 3))], .034, M.bark(), 8)
    F.lounge_chair((-1.35, -2.35, .015), 62, CHESTNUT, SAGE); F.lounge_chair((-.35, -1.35, .015), 8, CHESTNUT, LINEN)
    I.throw((2.6, -.62, .54), 2, (.5, .6), .3, RUST, 6)
    C.prism(C.smooth_closed([(-.35, -2.9), (-.1, -3.32), (.5, -3.40), (1.1, -3.32), (1.35, -2.9), (1.1, -2.48), (.5, -2.40), (-.1, -2.48)], 6), .365, .42, CHESTNUT, .012, 3)
    for x, y in ((-.02, -3.1), (1.02, -3.1), (.05, -2.66), (.95, -2.66)):
        C.tube([(x, y, .37), (x+(x-.5)*.14, y+(y+2.9)*.2, .015)], [.030, .019], CHESTNUT, 12)
    F.bowl((.3, -2.9, .42), .17, POTS[0], M.solid((.70, .50, .06), .45)); F.books((.85, -3.0, .42), 20, 3, 3); I.ceramics((.95, -2.7, .42), 2, .6, 4)
    niche('y+', 3.58, -3.6, .8, 1.3, 1.35)
    for x, z, r, m in ((-.42, 1.62, .17, (.20, .30, .36)), (.02, 1.86, .13, (.62, .50, .30)), (.06, 1.45, .11, (.46, .22, .13))):       # glazed dishes on the wall between door and window
        C.lathe([(.001, 0), (r*.72, .004), (r*.95, .028), (r, .045)], (x, -.03, z), M.solid(m, .25), 48).rotation_euler = (math.pi/2, 0, 0)
    F.pendant((.5, -2.9, H-.1), .62, 'rattan', s=1, r=.30)
    F.pot((-3.2, -.45, 0), .22, .36, P.broadleaf(4, 20, 1.25), POTS[0])
    return dict(loc=(2.5, -6.3, 1.2), heading=-36, lens=27, hz=.45, look=dict(key=1.1, contrast=2.1, wb=(.985, 1, 1.02), view=outdoors(y1=.1, gain=.72)))


def kitchen():
    shell(-3.0, 3.4, -5.8, [(-2.3, -.7, 0, 2.45, 'arch'), (.8, 2.4, 1.05, 2.25)])
    patio()
    TOP = M.stone_tiles(3, 3, (.60, .54, .455), (.72, .665, .585), 0, .4)
    # masonry counters with linen curtains in place of doors
    for (a, b) in (((.2, -.62), (3.4, 0)), ((2.78, -4.6), (3.4, -.62))):
        C.box((*a, .84), (*b, .90), TOP, .012)
    for x in (.2, 1.25, 2.3):
        C.box((x, -.60, 0), (x+.12, 0, .84), LIME, .015)
    for y in (-4.6, -3.6, -2.6, -1.6, -.75):
        C.box((2.80, y, 0), (3.4, y+.12, .84), LIME, .015)
    for a, b in (((.33, -.55), (1.24, -.55)), ((1.38, -.55), (2.29, -.55))):
        R.drape(a, b, .04, .80, M.fabric((.70, .66, .58), 200.0), .018, .06)
    for y in (-3.5, -1.5):
        R.drape((2.85, y), (2.85, y+.86), .04, .80, M.fabric((.70, .66, .58), 200.0), .018, .06)
    C.box((2.84, -2.46, .04), (2.86, -1.62, .80), M.solid((.55, .55, .54), .3, .9), .006); C.box((2.82, -2.4, .72), (2.84, -1.68, .74), BRASS, .002)
    for y in (-4.4,):
        R.shelf((3.4, -4.05, .45), -90, .8, .5, CHESTNUT, things=('bowls', 'plates'), seed=3)
    C.box((3.38, -4.6, .90), (3.4, 0, 1.55), TILE, 0); C.box((.2, -.02, .90), (3.4, 0, 1.04), TILE, 0); C.box((3.375, -4.6, 1.55), (3.4, 0, 1.62), OCHRE_TILE, 0)
    C.box((2.85, -2.45, .90), (3.3, -1.65, .906), M.solid((.01, .01, .011), .06), .002)
    R.hood((3.4, -2.05, 0), -90, 1.3, .52, 1.66, H, LIME, CHESTNUT); A.area((3.1, -2.05, 1.62), (.3, .9), 16, (1, .80, .56)); C.tube([(2.86, -2.68, 1.60), (2.86, -1.42, 1.60)], .007, BRASS, 8)
    for y, q, m in ((-2.5, .10, (.42, .20, .10)), (-2.2, .085, (.42, .20, .10)), (-1.65, .075, (.10, .10, .10))):       # pans hang under the hood
        C.tube([(2.86, y, 1.60), (2.87, y, 1.40)], .006, M.solid(m, .3, .9), 8); C.lathe([(.001, 0), (q, 0), (q+.004, .045), (q, .045), (q-.004, .006), (.001, .006)], (2.865, y, 1.40-q), M.solid(m, .3, .9), 40).rotation_euler = (0, -math.pi/2, 0)
    R.shelf((3.4, -3.7, 1.70), -90, 1.5, .26, CHESTNUT, seed=6); R.shelf((3.4, -.75, 1.70), -90, .9, .26, CHESTNUT, seed=8)
    C.box((1.2, -.50, .885), (1.95, -.10, .915), M.solid((.80, .79, .76), .2), .02, 3); C.box((1.25, -.46, .91), (1.90, -.14, .917), M.solid((.45, .44, .42), .4), 0); R.tap_arc((1.57, -.07, .90), 0, BRASS)
    C.lathe([(.001, .0), (.13, 0), (.145, .12), (.15, .13), (.001, .13)], (3.05, -1.9, .907), M.solid((.42, .10, .05), .3), 40); C.lathe([(.001, .03), (.02, .03), (.025, 0), (.145, -.012), (.145, -.02)], (3.05, -1.9, 1.06), M.solid((.42, .10, .05), .3), 40)
    C.box((3.32, -3.1, .90), (3.36, -2.8, 1.36), PINE_V, .01); F.pot((2.2, -.14, .90), .07, .12, P.shrub('green', 2, 2600, .15, .26), POTS[0], .9); F.pot((.95, -.14, .90), .07, .12, P.lavender(1), POTS[2], .6)
    I.ceramics((3.1, -3.4, .90), 3, .7, 2)
    # round table, painted rush chairs
    F.round_table((-.1, -2.75, 0), .72, .75, PINE, CHESTNUT)
    for i, a in enumerate((12, 92, 318)):       # none between camera and table
        q = math.radians(a)
        d = (.86, .86, 1.08)[i]       # the last is drawn back
        F.rush_chair((-.1+d*math.cos(q), -2.75+d*math.sin(q), 0), a-90+(0, 0, 16)[i], (GREEN, CHESTNUT, GREEN)[i])
    T.loaf((-.3, -3.02, .75), -20, 3); T.carafe((.16, -3.0, .75)); T.halved((-.12, -2.62, .75), None, 4, 3); F.vase((-.42, -2.5, .75), 0, .5, POTS[1], 6, 4)
    F.lamp_cone((-.1, -2.75, H-.05), .78, .23, .2, M.solid((.21, .29, .23), .35), .5)
    # left: dresser
    R.counter((-3.0, -3.2, 0), 90, 1.5, .45, .88, BLUE_P, CHESTNUT, 'shaker', BRASS, ())
    for z in (1.3, 1.65, 2.0):
        R.shelf((-3.0, -3.2, z), 90, 1.5, .22, BLUE_P, things=('plates', 'plates', 'jug', 'bowls', 'cups'), seed=int(z*10), thick=.03)
    C.box((-3.0, -3.97, .88), (-2.78, -3.93, 2.02), BLUE_P, .004); C.box((-3.0, -2.47, .88), (-2.78, -2.43, 2.02), BLUE_P, .004)
    I.basket((-2.6, -1.2, 0), .22, .3, False); I.straw_hat((-2.6, -1.2, .31), 10)
    for q in (12, 318):
        I.place_setting((-.1+.46*math.cos(math.radians(q)), -2.75+.46*math.sin(math.radians(q)), .75), q+90, wine=False)
    return dict(loc=(-2.2, -5.3, 1.25), heading=33, lens=27, hz=.44, look=dict(key=1.15, contrast=2.1, wb=(.975, 1, 1.03), view=outdoors(y1=.1, gain=.85)))


def bedroom():
    shell(-3.4, 3.2, -5.8, [(-.4, 1.2, 0, 2.4), (1.9, 2.9, .9, 2.2)])
    patio()
    I.bed((-2.05, -2.7, 0), 90, 1.7, 2.0, LIME, throw=OCHRE, accents=(RUST, INDIGO), frame=CHESTNUT, style='masonry')
    for y in (-1.55, -3.85):
        I.table_lamp((-3.12, y, 1.06), .75, 3, POTS[0]); T.drinking_glass((-3.05, y+.2, 1.06), 'tumbler', T.WATER)
    F.vase((-3.15, -2.4, 1.06), 2, .55, POTS[1], 5, 3); F.books((-3.15, -3.1, 1.06), 88, 3, 5)
    F.art((-3.38, -2.7, 1.75), 1.1, .75, 90, 51)
    C.box((-1.2, -4.3, .001), (1.4, -1.2, .016), RUG, .006)
    F.lounge_chair((.1, -1.0, 0), 12, CHESTNUT, SAGE)
    with C.Group((3.2, -3.4, 0), -90):      # chest under a mirror
        C.box((-.7, -.46, .08), (.7, 0, .85), CHESTNUT, .008)
        for k in range(3):
            C.box((-.66, -.475, .13+.24*k), (.66, -.455, .34+.24*k), CHESTNUT, .006)
            for x in (-.35, .35):
                C.lathe([(.001, 0), (.018, 0), (.018, .02), (.001, .02)], (x, -.48, .235+.24*k), BRASS, 16).rotation_euler = (math.pi/2, 0, 0)
        C.lathe([(.001, 0), (.36, 0)], (0, -.03, 1.55), M.solid((.86, .87, .87), .0, 1.0), 64).rotation_euler = (math.pi/2, 0, 0)
        C.tube([(.37*math.cos(i*math.pi/30), -.03, 1.55+.37*math.sin(i*math.pi/30)) for i in range(61)], .022, M.fabric((.52, .41, .25), 180.0, .1, .22), 8)
        I.ceramics((-.4, -.22, .85), 3, .7, 4); F.books((.4, -.22, .85), 5, 2, 7)
    with C.Group((-.72, -2.7, .016), 90):      # rush bench at the foot of the bed
        C.box((-.62, -.2, .38), (.62, .2, .43), M.fabric((.52, .41, .25), 180.0, .1, .22), .02, 3)
        for x in (-.58, .58):
            for y in (-.16, .16):
                C.box((x-.025, y-.025, 0), (x+.025, y+.025, .42), CHESTNUT, .004)
        T.open_book((.3, 0, .43), 82, 2); I.throw((-.3, 0, .445), 0, (.44, .38), .2, RUST, 4)
    C.tube([(-2.05, -.06, 2.32), (-.75, -.06, 2.32)], .014, CHESTNUT, 8); C.box((-1.98, -.045, 1.18), (-.82, -.03, 2.32), LINEN, .004)       # a woven hanging, hooks with a hat and a basket
    for z, h, m in ((1.32, .14, INDIGO), (1.54, .04, RUST), (1.66, .24, OCHRE), (1.98, .04, RUST), (2.10, .08, INDIGO)):
        C.box((-1.98, -.050, z), (-.82, -.044, z+h), m, .002)
    C.box((1.88, -.70, 0), (2.95, -.02, .44), CHESTNUT, .01); F.cushion((2.42, -.36, .50), (1.04, .62, .12), SAGE, 9, .04, 2); I.pillow((2.7, -.16, .74), (.46, .42, .15), OCHRE, 3, (1.15, 0, .1)); F.books((2.15, -.4, .56), 30, 2, 8)
    F.lamp_cone((-.3, -2.8, H-.05), .62, .2, .18, M.solid((.21, .29, .23), .35), .5)
    I.basket((1.55, -.4, 0), .2, .3); I.basket((-2.95, -.4, 0), .24, .36)
    for x, w, m in ((1.05, .12, (.17, .2, .28)), (.82, .06, (.50, .26, .15)), (.62, .03, (.17, .2, .28))):
        C.box((x, -4.3, .016), (x+w, -1.2, .0175), M.rug(m, tuple(q*.8 for q in m)), 0)
    return dict(loc=(-.1, -4.95, 1.14), heading=-45, lens=36, hz=.43, focus=3.4, fstop=4.5, look=dict(key=.95, contrast=2.15, wb=(1.02, 1, .98), view=outdoors(y1=.1, gain=.9)))


def bath():
    """A masonry bath along the tiled wall, on which the arched window draws itself in the last sun."""
    shell(-2.6, 2.6, -4.8, [(-.5, 1.1, .80, 2.45, 'arch')], M.stone_tiles(.2, .2, (.47, .40, .31), (.60, .525, .42), .006, .4, False, 0))
    patio()
    rnd = __import__('random').Random(8)      # what the window shows: a lemon tree before a wall under bougainvillea, cypresses beyond
    C.obj(P.tree('lemon', 3.0, 5, 16000), (-.2, 3.9, -.1), 1); C.obj(P.tree('olive', 4.6, 3, 20000), (4.6, 9.5, -.1), 2)
    C.scatter(P.shrub('boug', 1, 3000), [((rnd.uniform(-3, 6), 6.35, 1.0+rnd.uniform(0, .9)), rnd.uniform(0, 6), rnd.uniform(.5, .9), (0, -1, .3)) for _ in range(24)])
    for x, y, h in ((1.2, 13, 6.4), (6.5, 14, 7.2), (8.4, 17, 6.8)):
        C.obj(P.cypress(h, .8, int(h*10)), (x, y, -1.2))
    C.box((2.575, -4.8, .56), (2.6, 0, 1.86), OCHRE_TILE, 0); C.box((2.57, -4.8, 1.86), (2.6, 0, 1.90), CHESTNUT, .006); C.box((1.62, -.025, .56), (2.6, 0, 1.86), OCHRE_TILE, 0)
    I.bath_inset((2.08, -1.62, 0), 90, 2.9, 1.02, .56, LIME, M.stone_tiles(.20, .20, (.56, .43, .25), (.66, .53, .34), .005, .2, False, 0), (.42, .14))
    C.box((1.55, -4.8, 0), (2.6, -3.07, .56), LIME, .02, 3); C.box((1.54, -4.8, .56), (2.6, -3.06, .60), CHESTNUT, .008)       # the masonry goes on as a shelf, open below
    I.folded((2.15, -3.4, .60), 84, 4, (LINEN, LINEN, SAGE, LINEN), (.36, .26)); I.basket((2.2, -4.0, .60), .18, .22, False)
    with C.Group((2.57, -1.5, 0), -90):
        C.tube([(0, -.02, .86), (0, -.14, .86), (0, -.17, .84)], .013, BRASS, 12)
        for x in (-.12, .12):
            C.lathe([(.001, 0), (.026, 0), (.026, .035), (.001, .04)], (x, -.02, .86), BRASS, 20).rotation_euler = (math.pi/2, 0, 0)
    C.box((1.66, -2.08, .565), (2.54, -1.90, .59), CHESTNUT, .004); F.books((1.86, -1.99, .59), 6, 1, 4); I.candles((2.25, -1.99, .59), 2, 4, 5)
    F.vase((2.38, -.30, .56), 2, .8, POTS[2], 6, 3); F.pot((2.05, -.20, .56), .09, .15, P.grass('sedge', 1), POTS[0], .5); I.ceramics((2.42, -2.9, .56), 2, .6, 4)
    C.lathe([(.62, .010), (.58, .014), (.001, .015)], (.30, -1.15, .0), M.rug((.60, .52, .40), (.46, .34, .23)), 72); C.lathe([(.46, .0152), (.41, .0156), (.40, .0152)], (.30, -1.15, .0), M.rug((.24, .30, .26), (.17, .21, .18)), 72)
    with C.Group((1.14, -2.05, 0), 20):       # a rush stool with a towel
        C.box((-.19, -.19, .40), (.19, .19, .44), M.fabric((.52, .41, .25), 180.0, .1, .22), .02, 3)
        for x in (-.16, .16):
            for y in (-.16, .16):
                C.box((x-.02, y-.02, 0), (x+.02, y+.02, .42), CHESTNUT, .004)
    I.throw((1.14, -2.05, .44), 50, (.34, .38), .24, RUST, 7)
    F.rush_chair((-.55, -.75, 0), 30, GREEN); I.throw((-.55, -.75, .47), 30, (.36, .36), .3, SAGE, 5)
    F.pot((-.98, -.34, 0), .17, .30, P.broadleaf(4, 16, 1.0), POTS[2])
    F.lamp_cone((.5, -1.7, H-.05), .42, .17, .16, M.solid((.21, .29, .23), .35), 0)
    return dict(loc=(-1.75, -4.55, 1.36), heading=41, lens=29, hz=.42, look=dict(key=.95, contrast=2.12, wb=(1.01, 1, .985), vignette=.25))


CAMS = {ROOM: dict(living=living, kitchen=kitchen, bedroom=bedroom, bath=bath)[ROOM]()}
run('townhouse_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=.86, pct=70, wb=(.96, 1, 1.04), contrast=1.70, sat=1.28, bloom=.05, bloom_thr=2.0))
