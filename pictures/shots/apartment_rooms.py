"""Rooms of the apartments: a coffered timber ceiling, oak boards, a balcony with timber louvres, a white and elm galley with a hatch, ceramic lamps, small furniture in terracotta, bottle green and ochre; the lagoon through palms.
Cameras: living, kitchen, bedroom, bath; on the ground floor, with a garden: garden_living, garden_terrace, garden_bedroom."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, building as B, tableware as T
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
family.choose('apartment')
ROOM = asked('living')
AZIM = dict(living=-54, kitchen=-48, bedroom=-52, bath=-38, garden_living=58, garden_terrace=-46, garden_bedroom=38)
GARDEN = ROOM == 'kitchen' or ROOM.startswith('garden')
LOW = ROOM in ('living', 'bedroom')       # the sun of the late afternoon reaches under the balcony above
S.sky(elev=17 if LOW or ROOM in ('kitchen', 'bath', 'garden_bedroom', 'garden_living', 'garden_terrace') else 33, azim=AZIM[ROOM], strength=.16, dust=.4, ozone=2.2, clouds=.7, cloud_gain=2.0, seed=84.0, tint=(.96, .99, 1.03), pale=.35, sun=9.5 if ROOM == 'bedroom' else 7.4, sun_col=(1, .80, .58) if LOW or ROOM in ('garden_bedroom', 'garden_living', 'garden_terrace') else (1, .88, .72))
S.landscape(sea=40, shore=4000, start=300, drop0=4, seed=9.0, k=1/8000 if ROOM in ('garden_bedroom', 'garden_living') else 1/22000, cam=(0, 0), a0=-70, a1=70, r0=60, r1=14000, houses=0 if GARDEN else 24, trees=3600, tree_min=75,
            hills=((-3200, 6800, 2200, 1300, 330), (2600, 7600, 2000, 1300, 260)) if ROOM in ('kitchen', 'bedroom', 'garden_bedroom', 'garden_living', 'garden_terrace') else ((900, 3600, 1500, 1200, 620), (-2400, 4800, 2200, 1500, 800), (3600, 5200, 1800, 1500, 500)))
WHITE, CREAM = M.paint((.83, .82, .80)), M.paint((.80, .785, .745), .45)
BOARDS = M.wood((.44, .32, .20), (.60, .46, .31), plank=.15, length=2.0, axis='y', rough=.4)
ELM, ELM_V = M.wood((.40, .26, .145), (.56, .40, .245), rough=.45), M.wood((.40, .26, .145), (.56, .40, .245), axis='z', rough=.45)
COFFER = M.wood((.36, .24, .14), (.52, .375, .235), rough=.5)
CORAL, SEA, LEMON, BLUSH, NAVY, ECRU = M.fabric((.36, .185, .12)), M.fabric((.115, .165, .145)), M.fabric((.42, .315, .16)), M.fabric((.50, .395, .31)), M.fabric((.13, .18, .27)), M.fabric((.72, .68, .59), 140.0, .3, .12)
GLAZE = [M.solid((.36, .185, .12), .18), M.solid((.10, .17, .15), .18), M.solid((.72, .68, .60), .2), M.solid((.42, .32, .16), .2)]
CLAY = M.microcement((.56, .37, .26))
LIMESTONE = M.stone_tiles(.9, .6, (.62, .58, .51), (.70, .665, .60), .003, .4)
BRASS, BLACK = I.BRASS(), M.solid((.022, .022, .023), .42, .5)
FRAME = M.wood((.38, .255, .15), (.53, .385, .245), axis='z', rough=.45)
GL = M.glass(nd=.78 if LOW else .92 if ROOM == 'kitchen' else .52, refl=0)
H, Z = 2.62, 4.6          # second floor: the lagoon garden lies 4.6 m below


def outside(x0, x1, louvres=(), roof=True):
    """Balcony with clay floor and timber rail, sliding louvres, palms, the lagoon and the brick-and-timber neighbours beyond."""
    C.box((x0-3, .1, -.3), (x1+3, 2.2, -.02), M.stone_tiles(.3, .15, (.42, .25, .16), (.53, .34, .23), .006, .5), 0)
    if roof:
        C.box((x0-3, .1, H), (x1+3, 2.5, H+.3), COFFER, .01)
    for x in (x0-.3, x1+.3) if roof else ():
        C.box((x-.12, 2.0, -.3), (x+.12, 2.24, H), FRAME, .006)
    for z in (.12, .96):
        C.box((x0-3, 2.08, z), (x1+3, 2.13, z+.06), FRAME, .004)
    for i in range(int((x1-x0+6)/.115)):
        C.box((x0-3+.115*i-.011, 2.09, .12), (x0-3+.115*i+.011, 2.12, .98), BLACK, 0)
    for a, b in louvres:
        C.box((a, 1.86, .02), (a+.06, 1.94, H), FRAME, .004); C.box((b-.06, 1.86, .02), (b, 1.94, H), FRAME, .004)
        for i in range(int((H-.1)/.085)):
            A.beam((a+.05, 1.90, .08+.085*i), (b-.05, 1.90, .08+.085*i), .075, .016, FRAME, .003).rotation_euler.x += math.radians(28)
    C.box((-90, 2.6, -Z-.3), (90, 100, -Z), M.lawn_base(), 0)
    lagoon = C.smooth_closed([(-16, 15), (-4, 12), (9, 14), (20, 20), (16, 33), (2, 37), (-14, 34), (-24, 25)], 10)
    C.prism([(x*1.06, 24+(y-24)*1.1) for x, y in lagoon], -Z-.1, -Z+.03, M.stone_tiles(.9, .6, (.62, .57, .49), (.72, .67, .59), .004, .5), 0)
    C.obj(C.mesh('bed', [(x, y, -Z+.05) for x, y in lagoon], [tuple(range(len(lagoon)))], M.solid((.16, .46, .50), .5), uv=False)); C.obj(C.mesh('lagoon', [(x, y, -Z+.12) for x, y in lagoon], [tuple(range(len(lagoon)))], M.pool_water((.62, .90, .92), .02), uv=False))
    for x, y, h, s in ((-7.5, 9.5, 8.6, 1), (-3.4, 12.0, 9.6, 2), (6.2, 10, 8.2, 3), (10.5, 14, 9.4, 4), (-14, 16, 9.8, 5), (1.6, 40, 9, 2), (-18, 38, 10, 3), (19, 38, 10, 1)):
        C.obj(P.palm(h, s), (x, y, -Z), s*1.3)
    P.bed([(-20, 7.5), (20, 7.5), (20, 11), (-20, 11)], [(P.shrub('pitto', 2), 2), (P.shrub('green', 5), 2), (P.grass('fountain', 1), 2), (P.shrub('boug', 1), .5)], .7, 6, -Z, (.8, 1.3))
    for i, (x, y) in enumerate(((-9.5, 13.6), (-8.2, 13.2), (11.6, 17.5), (12.8, 18.2))):
        F.lounger((x, y, -Z+.03), 160 if i < 2 else -130, ECRU)
    for x, y, yaw, bays, n, seed in ((-33, 50, 16, 4, 3, 1), (-11.5, 47, 4, 4, 4, 2), (11, 45, -10, 4, 3, 3)):       # the buildings across the lagoon
        B.stepped((x, y, -Z), yaw, bays, n, seed, far=True)
    for i, (x, y, k, h) in enumerate(((-13.5, 46, 'olive', 4.6), (-15.4, 48.5, 'round', 6.0), (8.6, 44, 'round', 5.6), (9.8, 46.5, 'olive', 5.0), (31, 46, 'round', 7.0), (-36, 44, 'round', 6.4))):
        C.obj(P.tree(k, h, 1+i % 3, 20000), (x, y, -Z), i)
    C.prism([(-60, 44), (60, 44), (60, 90), (-60, 90)], -Z-.1, -Z+.02, M.ground(), 0)
    P.bed([(-36, 41), (32, 38), (32, 42.6), (-36, 45.4)], [(P.grass('fountain', 1), 2), (P.lavender(1), 2.2), (P.shrub('pitto', 2), 2), (P.shrub('grey', 3), 1.4), (P.shrub('boug', 1), .5)], 1.1, 8, -Z, (.9, 1.5))
    P.bed([(-24, 9.5), (24, 9.5), (24, 13), (-24, 13)], [(P.grass('fountain', 1), 2), (P.lavender(1), 2), (P.grass('stipa', 2), 2)], 1.2, 12, -Z, (.9, 1.4))


def garden(x0, x1, table=False):
    """Ground floor: limestone runs out to a terrace under the floor above, then lawn, a hedge with a gate and the palms of the lagoon behind it."""
    C.box((x0-4, .05, -.3), (x1+4, 3.4, -.012), LIMESTONE, 0); C.box((x0-4, .3, H), (x1+4, 2.3, H+.3), COFFER, .01)
    C.box((-60, 3.4, -.4), (60, 60, -.05), M.lawn_base(), 0); P.lawn([(-8, 3.4), (8, 3.4), (8, 8.6), (-8, 8.6)], (0, 0), -.05, 12, 5, 3)
    P.hedge([(-11+.66*i, 9.2+.15*(i % 3)) for i in range(34) if not .3 < -11+.66*i < 1.7], -.1, 1.2)
    for x in (.35, 1.6):
        C.box((x-.05, 9.0, -.1), (x+.05, 9.1, 1.5), FRAME, .006)
    for i in range(9):
        C.box((.45+.125*i, 9.03, .05), (.52+.125*i, 9.06, 1.35), FRAME, .003)
    for i in range(5):
        C.box((.55, 3.7+1.0*i, -.06), (1.45, 4.4+1.0*i, -.02), LIMESTONE, .008)
    mix = [(P.lavender(1), 2.4), (P.grass('fountain', 1), 2), (P.shrub('grey', 3), 1.4), (P.shrub('boug', 1, 2400), .3)]
    P.bed([(-8, 7.9), (.1, 7.9), (.1, 8.8), (-8, 8.8)], mix, 3, 5, -.05, (.6, .9)); P.bed([(1.9, 7.9), (8, 7.9), (8, 8.8), (1.9, 8.8)], mix, 3, 6, -.05, (.6, .9))
    C.obj(P.tree('lemon', 3.0, 5), (-3.6, 6.4, -.1), 2); C.obj(P.tree('olive', 3.6, 6), (4.6, 6.6, -.1), 1)
    for x, y, h, s in ((-6.5, 14, 8, 1), (-2.4, 17, 9.4, 2), (3.4, 14.5, 8.4, 3), (8.5, 18, 9.6, 4), (-12, 18, 9.4, 3)):
        C.obj(P.palm(h, s), (x, y, 0), s*1.3)
    if table:       # laid for eight
        F.trestle_table((.1, 1.45, -.012), 0, 3.0, .95, .75, ELM)
        for i in range(4):
            x = -1.05+.76*i
            if ROOM != 'garden_terrace':
                F.rush_chair((x, .75, -.012), 180+(4, -5, 3, -3)[i], ELM_V)
            F.rush_chair((x, 2.15, -.012), (-4, 3, -5, 4)[i], ELM_V)
            for s in (-1, 1):
                I.place_setting((x, 1.45+.28*s, .738), 90+90*s)
        if ROOM == 'garden_terrace':       # a bench on the side of the camera
            C.box((-1.4, .60, .40), (1.6, .98, .45), ELM, .008); F.cushion((.1, .79, .475), (2.9, .35, .05), SEA, 10, .03, 3)
            for x in (-1.1, 1.3):
                C.box((x-.03, .65, -.012), (x+.03, .93, .40), ELM, .005)
        F.vase((.45, 1.45, .738), 1, .7, GLAZE[1], 9, 4); F.bowl((-.5, 1.45, .738), .17, GLAZE[2], M.solid((.72, .42, .05), .45)); I.carafe((-.05, 1.5, .738)); I.carafe((.95, 1.42, .738))
        return
    F.round_table((-2.4, 1.7, -.01), .5, .73, LIMESTONE, BLACK)
    for a in (40, 160, 280):
        F.cane_chair((-2.4+.75*math.cos(math.radians(a)), 1.7+.75*math.sin(math.radians(a)), -.01), a-90, BLACK, ELM)


def shell(x0, x1, y0, openings, floor=None, closed=1.0, hatch=None, fill=34):
    """Room behind the balcony: coffered ceiling of elm, white walls, timber-framed doors in the openings (from, to, sill, head).
    closed: the part of an opening, from its left, that glass stands in; the other panels are pushed in front of it.
    hatch: (from, to, sill, head) of an opening in the right wall."""
    C.box((x0-.4, y0-.4, -.3), (x1+.4, .3, 0), floor or BOARDS, 0)
    C.box((x0-.4, y0-.4, H+.16), (x1+.4, .4, H+.4), WHITE, 0)
    nx, ny = max(2, round((x1-x0)/1.05)), max(2, round(-y0/1.05))
    for i in range(nx+1):
        x = x0+(x1-x0)*i/nx
        C.box((x-.055, y0, H-.02), (x+.055, .0, H+.17), COFFER, .006)
    for j in range(ny+1):
        y = y0*j/ny
        C.box((x0, y-.05, H-.012), (x1, y+.05, H+.165), COFFER, .006)
    R.wall('x', .0, x0-.4, x1+.4, H+.3, WHITE, openings, .3)
    for a, b in (((x0-.4, y0-.4, 0), (x0, 0, H+.3)), ((x0-.4, y0-.4, 0), (x1+.4, y0, H+.3)))+(() if hatch else (((x1, y0-.4, 0), (x1+.4, 0, H+.3)),)):
        C.box(a, b, WHITE, .004)
    if hatch:
        R.wall('y', x1, y0-.4, 0, H+.3, WHITE, [hatch], .16)
    for o in openings:
        for k in range(1 if closed == 1 else 2):
            R.casement('x', .14+.09*k, o[0], o[0]+(o[1]-o[0])*closed+.1*k, o[2], o[3], max(1, round((o[1]-o[0])*closed/1.05)), 1, FRAME, .075, .05, GL)
        A.portal(((o[0]+o[1])/2, .32, (o[2]+o[3])/2), (o[1]-o[0], o[3]-o[2]), (-1.5708, 0, 0))
    A.area(((x0+x1)/2, y0+.2, 2.0), ((x1-x0)*.8, 1.0), fill, (1, .93, .85), (1.35, 0, 0))


def ceramic_lamp(x, y, drop, mat, r=.17):
    """Glazed bell below the ceiling."""
    C.tube([(x, y, H+.1), (x, y, H-drop)], .003, BLACK, 6)
    C.lathe([(.012, .06), (.03, .05), (.045, .02), (r*.62, -.05), (r*.92, -.15), (r, -.24), (r-.007, -.24), (r*.9, -.15), (r*.6, -.06), (.03, .0)], (x, y, H-drop), mat, 48)
    C.lathe([(.001, -.21), (.035, -.19), (.045, -.15), (.02, -.10)], (x, y, H-drop), M.emit((1, .78, .52), 8), 24)


def dining_set(x, y):
    F.round_table((x, y, 0), .56, .74, ELM, ELM_V)
    for a, m in ((352, SEA), (80, CORAL), (172, SEA)):       # none between camera and table
        q = math.radians(a)
        with C.Group((x+.74*math.cos(q), y+.74*math.sin(q), 0), a-90):
            F.chair((0, 0, 0), 0, m, ELM_V)
    F.bowl((x-.1, y+.1, .74), .15, GLAZE[1], M.solid((.72, .42, .05), .45)); F.vase((x+.2, y-.05, .74), 0, .6, GLAZE[2], 7, 3)


def living():
    outside(-3.4, 3.2, ((1.6, 3.3),)); shell(-3.4, 3.2, -6.4, [(-2.9, 2.7, 0, 2.4)], hatch=(-3.8, -1.7, 1.0, 2.16), fill=12)
    C.box((-2.5, -4.5, .001), (1.5, -1.3, .016), M.rug((.62, .56, .46), (.52, .46, .37)), .006)
    for i in range(7):
        C.box((-2.45+.62*i, -4.48, .016), (-2.30+.62*i, -1.32, .018), M.rug((.20, .235, .205), (.15, .18, .155)) if i % 2 else M.rug((.38, .235, .165), (.30, .18, .125)), 0)
    F.sofa((-3.2+1.0, -3.0, .016), 90, 2.2, .92, SEA, pillows=((-.7, LEMON), (-.2, ECRU), (.7, CORAL)), seats=2)
    F.lounge_chair((.75, -3.35, .016), -84, ELM, CORAL)
    C.lathe([(.001, .36), (.42, .36), (.43, .345), (.42, .33), (.001, .33)], (-.75, -3.0, .016), ELM, 64)
    for k in range(3):
        C.tube([(-.75+.26*math.cos(k*2.09), -3.0+.26*math.sin(k*2.09), .34), (-.75+.36*math.cos(k*2.09), -3.0+.36*math.sin(k*2.09), .016)], .018, ELM, 10)
    C.lathe([(.001, .42), (.19, .42), (.20, .40), (.13, .22), (.19, .02), (.18, 0), (.001, 0)], (1.0, -1.75, .016), GLAZE[3], 48); I.glass((1.0, -1.7, .436), 1, False)
    F.books((-.9, -3.1, .376), 20, 3, 2); F.bowl((-.55, -2.85, .376), .13, GLAZE[0]); F.vase((-.72, -2.72, .376), 1, .55, GLAZE[2], 7, 4)
    # hatch to the kitchen in the right wall: elm frame and counter; behind it the galley, its tiles, shelf and lit worktop
    for a, b in (((3.14, -3.86, 1.0), (3.40, -3.76, 2.2)), ((3.14, -1.74, 1.0), (3.40, -1.64, 2.2)), ((3.14, -3.86, 2.12), (3.40, -1.64, 2.22))):
        C.box(a, b, ELM_V, .006)
    C.box((2.80, -3.84, .94), (3.62, -1.66, 1.0), ELM, .006)
    for k, y in enumerate((-3.45, -2.0)):
        F.vase((3.15, y, 1.0), k, .5, GLAZE[k], 5 if k == 1 else 0, k)
    F.bowl((3.2, -2.75, 1.0), .15, GLAZE[3], M.solid((.72, .42, .05), .45)); I.carafe((3.3, -2.35, 1.0)); I.glass((3.16, -2.42, 1.0), 1, False)
    C.box((3.36, -5.2, -.02), (6.0, .2, .004), LIMESTONE, 0); C.box((5.6, -5.4, 0), (5.8, .2, H+.2), CREAM, 0); C.box((3.36, -5.4, 0), (5.8, -5.2, H+.2), CREAM, 0); C.box((3.36, .0, 0), (5.8, .2, H+.2), CREAM, 0); C.box((3.36, -5.4, H+.05), (5.8, .2, H+.2), WHITE, 0)
    TILES = [M.stone_tiles(.10, .10, c1, c2, .004, .16, False, 0) for c1, c2 in (((.72, .70, .65), (.80, .78, .74)), ((.105, .19, .165), (.15, .25, .215)))]
    # what the hatch shows is the end of the galley, towards the balcony
    R.counter((4.5, -.02, 0), 0, 2.2, .62, .90, CREAM, M.marble((.80, .79, .77), (.62, .60, .57), .22, .5), 'flat', None, (1,), None, sink=.2, tap=BRASS)
    C.box((3.38, -.04, .90), (5.6, -.015, 1.66), TILES[1], 0); C.box((3.38, -.045, 1.54), (5.6, -.012, 1.66), TILES[0], 0)
    R.shelf((4.5, -.02, 1.70), 0, 2.1, .26, ELM, things=('plates', 'cups', 'bowls', 'jug'), seed=12); R.shelf((4.5, -.02, 2.08), 0, 2.1, .26, ELM, things=('bowls', 'vase', 'cups', 'plates'), seed=15)
    A.led((3.5, -.24, 1.672), (5.5, -.24, 1.672), 6, (1, .82, .6)); A.area((4.5, -.16, 1.66), (2.0, .06), 9, (1, .80, .56))
    I.ceramics((4.1, -.3, .90), 3, .8, 2); F.pot((5.1, -.3, .90), .09, .15, P.shrub('green', 2, 2600, .15, .26), GLAZE[0], .9); C.box((4.75, -.10, .90), (4.95, -.06, 1.2), ELM_V, .01)
    R.counter((5.6, -3.0, 0), -90, 4.2, .6, .90, CREAM, TILES[0], 'flat', None, (1, 3), None); C.box((5.58, -5.2, .90), (5.6, -.7, 1.66), TILES[1], 0)
    for z in (1.70, 2.08):
        R.shelf((5.6, -3.0, z), -90, 4.0, .26, ELM, things=('plates', 'bowls', 'jug', 'cups', 'vase', 'bowls', 'plates'), seed=int(z*9))
    I.ceramics((5.35, -3.9, .90), 4, .9, 3); F.pot((5.35, -2.6, .90), .1, .16, P.shrub('green', 2, 2600, .15, .26), GLAZE[0], .9)
    A.area((4.3, -2.4, H), (1.2, 3.4), 34, (1, .84, .64))
    for y in (-2.2, -1.3):
        ceramic_lamp(4.2, y, .5, GLAZE[1 if y < -2 else 0], .16)
    for y in (-3.25, -2.25):
        with C.Group((2.55, y, 0), -86):
            F.stool((0, 0, 0), 0, .66, LEMON, ELM_V)
    # shelves on the left at the back
    with C.Group((-3.4, -5.1, 0), 90):
        for z in (.38, .82, 1.26, 1.70, 2.14):
            R.shelf((0, 0, z), 0, 1.9, .28, ELM, things=('vase', 'bowls', 'gap', 'jug', 'gap'), seed=int(z*30), thick=.03)
        for x in (-.95, -.02, .92):
            C.box((x, -.28, 0), (x+.03, -.01, 2.16), ELM_V, .004)
        for x, z, n in ((-.6, .38, 5), (.4, .82, 5), (-.4, 1.26, 4), (.5, 1.70, 4)):
            F.books((x, -.15, z), 5, n, int(x*7+z*5))
    F.art((3.17, -5.0, 1.55), 1.0, 1.3, -90, 35); F.art((-3.38, -2.9, 1.62), 1.5, 1.0, 90, 43)
    for x, y, d, m in ((-.75, -3.0, .62, GLAZE[0]), (-.38, -3.3, .44, GLAZE[2]), (-.5, -2.65, .78, GLAZE[3])):
        ceramic_lamp(x, y, d, m)
    F.pot((2.75, -.55, 0), .25, .4, P.broadleaf(3, 26, 1.6), GLAZE[1]); I.basket((-2.95, -.6, 0), .22, .3, False); I.throw((.75, -3.35, .44), -84, (.4, .4), .24, LEMON, 5)
    R.drape((-3.3, -.14), (-2.7, -.14), .02, H-.06, M.sheer((.86, .84, .79), .2), .05, .13)
    F.round_table((-1.2, 1.15, -.02), .34, .70, GLAZE[2], BLACK); F.chair((-1.8, 1.2, -.02), 80, CORAL, ELM_V); F.chair((-.6, 1.1, -.02), -100, CORAL, ELM_V)
    for x, s in ((-2.7, 1), (.8, 2), (2.2, 3)):
        F.pot((x, 1.75, -.02), .2, .34, (P.lavender(1), P.grass('sedge', 1), P.shrub('boug', 1, 2400))[s-1], CLAY, (.9, .9, .45)[s-1])
    return dict(loc=(-2.85, -6.15, 1.2), heading=33, lens=27, hz=.42, look=dict(key=.98, contrast=2.12, wb=(.975, 1, 1.035), view=outdoors(y1=.35, gain=.85, sat=1.3)))


def kitchen():
    garden(-2.6, 2.4); shell(-2.6, 2.4, -6.0, [(-2.1, .7, 0, 2.4), (1.1, 2.1, 1.05, 2.3)], LIMESTONE, fill=10)
    TOP = M.marble((.80, .79, .77), (.62, .60, .57), .22, .5); TILES = [M.stone_tiles(.10, .10, c1, c2, .004, .16, False, 0) for c1, c2 in (((.72, .70, .65), (.80, .78, .74)), ((.105, .19, .165), (.15, .25, .215)))]
    # galley: white and elm on the right, a second run with the hatch on the left
    R.counter((2.4, -2.6, 0), -90, 4.6, .62, .90, CREAM, TOP, 'flat', BRASS, (1, 4), None, hob=.6, sink=-1.2, tap=BRASS)
    C.box((2.38, -4.9, .90), (2.4, -.3, 1.55), TILES[0], 0); C.box((2.375, -4.9, 1.28), (2.4, -.3, 1.38), TILES[1], 0)
    with C.Group((2.4, -2.9, 0), -90):
        C.box((-2.0, -.34, 1.62), (1.4, 0, 2.36), ELM_V, .002); R.fronts(-2.0, 1.4, 1.62, 2.36, -.34, ELM_V, 'flat')
        A.area((-.3, -.22, 1.60), (3.2, .05), 5, (1, .82, .6))
    R.shelf((2.4, -.9, 1.62), -90, 1.0, .24, ELM, seed=12)
    C.box((2.34, -4.4, .90), (2.37, -4.1, 1.26), ELM_V, .01); I.ceramics((2.15, -4.6, .90), 3, .7, 2); F.pot((2.2, -.45, .90), .07, .12, P.shrub('green', 2, 2600, .15, .26), GLAZE[0], .9)
    C.lathe([(.001, .0), (.12, 0), (.135, .11), (.14, .12), (.001, .12)], (2.1, -3.05, .907), GLAZE[3], 40); C.lathe([(.001, .03), (.02, .03), (.025, 0), (.135, -.012), (.135, -.02)], (2.1, -3.05, 1.045), GLAZE[3], 40)
    # table by the door to the balcony
    dining_set(.5, -1.3); ceramic_lamp(.5, -1.3, .66, GLAZE[3], .2)
    C.box((1.742, -3.5, .12), (1.772, -2.9, .74), M.solid((.30, .30, .295), .32, .9), .004); C.box((1.738, -3.42, .22), (1.76, -2.98, .60), M.solid((.05, .052, .055), .10), .004); C.tube([(1.715, -3.44, .69), (1.715, -2.96, .69)], .011, BRASS, 10)       # the oven
    for y in (-3.40, -3.00):
        C.tube([(1.715, y, .69), (1.745, y, .69)], .008, BRASS, 8)
    C.obj(P.tree('lemon', 2.7, 5, 16000), (3.1, 3.5, -.1), 2); C.obj(P.tree('olive', 3.4, 3, 16000), (1.0, 7.2, -.1), 1)
    R.drape((.72, -.14), (1.02, -.14), .02, H-.06, M.sheer((.86, .84, .79), .2), .05, .13)
    with C.Group((1.72, -2.2, 0), -90):       # a tea towel on the front
        C.tube([(-.2, 0, .80), (.2, 0, .80)], .008, BRASS, 8); R.drape((-.14, -.018), (.14, -.018), .42, .80, SEA, .006, .07)
    # somebody is cooking: lamps on, a board with lemons; light from below into the coffers
    A.area((.2, -3.2, 2.2), (2.4, 4.4), 6, (1, .84, .64), (math.pi, 0, 0))
    T.loaf((2.02, -3.95, .907), 84, 5); T.rumpled((1.98, -2.72, .907), 20, None, 3); T.cup((2.0, -1.95, .907)); T.open_book((2.08, -1.5, .907), -80, 2); F.bowl((2.05, -2.35, .907), .15, GLAZE[1], M.solid((.72, .55, .06), .45))
    LEMON_FRUIT = C.lathe_mesh([(.034*math.sin(t)+.001, -.046*math.cos(t)) for t in (math.pi*q/14 for q in range(15))], M.solid((.75, .55, .06), .45), 28)
    for x, y in ((1.90, -4.42), (1.98, -4.5), (1.88, -4.30)):
        C.obj(LEMON_FRUIT, (x, y, .94), y*9, (1.25, 1, 1))
    T.halved((2.12, -4.44, .907), 'lemon', 3, 3, .06)
    return dict(loc=(-.75, -5.7, 1.3), heading=31, lens=29, hz=.41, look=dict(key=1.05, contrast=2.08, wb=(.975, 1, 1.035), view=outdoors(y1=.35, gain=.85)))


def bedroom():
    outside(-3.0, 3.0, ((1.3, 3.1),)); shell(-3.0, 3.0, -5.8, [(-.9, 2.5, 0, 2.4)], fill=9)
    # bed against a low elm panel with a picture above, painted wall
    C.box((2.96, -5.8, 0), (3.0, -.0, 1.3), M.paint((.46, .345, .265), .5), 0)
    C.box((2.88, -4.3, .25), (2.97, -1.5, 1.08), ELM, .006)
    for i in range(15):
        C.box((2.868, -4.28+.187*i, .27), (2.886, -4.12+.187*i, 1.06), ELM_V, .004)
    with C.Group((1.78, -2.9, .016), -90):
        C.box((-.88, -1.08, .14), (.88, 1.06, .32), ELM, .02)
        for sx in (-.8, .8):
            for sy in (-.95, .95):
                C.tube([(sx, sy, .16), (sx*1.04, sy*1.02, 0)], [.032, .02], ELM, 12)
        I.bedding(1.65, 2.0, I.LINEN(), SEA, (CORAL, LEMON), 5, (.88, 1.08, .32))
    C.box((-.5, -4.5, .001), (2.4, -1.4, .020), M.rug((.66, .60, .50), (.54, .47, .37), 'trellis'), .006)
    for y in (-1.7, -4.15):
        C.lathe([(.001, .46), (.20, .46), (.21, .44), (.14, .24), (.20, .02), (.19, 0), (.001, 0)], (2.66, y, 0), GLAZE[1 if y > -3 else 0], 48); F.books((2.72, y, .46), 70, 2, int(-y*4)); T.drinking_glass((2.58, y-.1, .46), 'tumbler', T.WATER)
        ceramic_lamp(2.62, y, 1.28, GLAZE[2], .12); A.area((2.6, y, 1.05), (.15, .15), 5, (1, .78, .52))
    F.art((2.97, -2.85, 1.82), 1.35, .82, -90, 46)
    R.wardrobe((-3.0, -4.6, 0), 90, 2.2, H-.06, .58, CREAM, 'shaker', BRASS)
    C.box((-3.0, -2.9, .71), (-2.45, -1.3, .745), ELM, .006)
    for y in (-2.8, -1.4):
        C.box((-2.97, y-.02, 0), (-2.93, y+.02, .71), ELM_V, .003); C.box((-2.52, y-.02, 0), (-2.48, y+.02, .71), ELM_V, .003)
    F.chair((-2.15, -2.1, 0), 96, LEMON, ELM_V); F.books((-2.75, -2.6, .745), 86, 3, 7); F.vase((-2.75, -1.6, .745), 0, .6, GLAZE[0], 7, 3); F.art((-2.98, -2.1, 1.55), 1.1, .8, 90, 45); I.table_lamp((-2.78, -2.15, .745), .7, 4, GLAZE[1])
    F.lounge_chair((-.45, -1.05, 0), 24, ELM_V, CORAL)
    R.drape((-1.7, -.14), (-.95, -.14), .02, H-.06, M.fabric((.70, .66, .58), 200.0), .05, .13); R.drape((2.45, -.14), (2.9, -.14), .02, H-.06, M.fabric((.70, .66, .58), 200.0), .05, .13)
    F.pot((-2.6, -.5, 0), .2, .34, P.broadleaf(5, 20, 1.3), GLAZE[3]); ceramic_lamp(-.4, -2.9, .35, GLAZE[3], .24)
    for x, s in ((-.6, 1), (.7, 2), (2.0, 3)):
        F.pot((x, 1.75, -.02), .2, .34, (P.lavender(1), P.grass('sedge', 1), P.shrub('boug', 1, 2400))[s-1], CLAY, (.9, .9, .45)[s-1])
    I.bench((.42, -2.9, .020), 90, 1.25, .42, BLUSH, ELM_V); I.throw((.42, -2.62, .47), 90, (.44, .42), .2, LEMON, 4); T.open_book((.42, -3.25, .475), 62, 2)
    return dict(loc=(-2.15, -5.6, 1.2), heading=43, lens=29.5, hz=.42, look=dict(key=1.15, contrast=2.12, wb=(.985, 1, 1.03), view=outdoors(y1=.32, gain=.8, sat=1.6, col=(1.08, 1, .92))))


def bath():
    global GL
    GL = M.glass(nd=.85, refl=0)
    outside(-2.3, 2.1, (), False); shell(-2.3, 2.1, -4.2, [(-.8, 1.5, .95, 2.3)], fill=10)
    T1 = M.stone_tiles(.075, .15, (.125, .20, .17), (.18, .265, .225), .004, .30, False, 0)
    # floor in squares of cream and sea green, tiles up to the height of the mirror on the wall of the basin
    for k, m in enumerate((M.solid((.72, .69, .62), .3), M.solid((.15, .205, .18), .3))):
        q = [(-2.3+.3*i, -4.2+.3*j) for i in range(15) for j in range(14) if (i+j) % 2 == k]
        C.obj(C.mesh('floor', [(x+a, y+b, .006) for x, y in q for a, b in ((.001, .001), (.299, .001), (.299, .299), (.001, .299))], [(4*i, 4*i+1, 4*i+2, 4*i+3) for i in range(len(q))], m))
    C.box((-2.3, -.02, 0), (2.1, 0, .95), T1, 0); C.box((-2.3, -.02, .95), (-.8, 0, 2.3), T1, 0); C.box((1.5, -.02, .95), (2.1, 0, 2.3), T1, 0); C.box((-2.3, -1.0, 0), (-2.28, 0, 2.3), T1, 0)
    C.box((2.08, -4.2, 0), (2.1, -.02, 1.12), T1, 0); C.box((2.04, -4.2, 1.12), (2.1, -1.5, 1.15), ELM, .004)
    C.box((-.8, -.06, .93), (1.5, .12, .955), ELM, .004)
    for x, r, me, m, q in ((-.5, .09, P.grass('sedge', 1), GLAZE[3], .5), (1.2, .10, P.lavender(1), CLAY, .7), (.95, .07, P.shrub('green', 2, 2600, .15, .26), GLAZE[0], .8)):
        F.pot((x, .03, .955), r, r*1.6, me, m, q)
    C.box((-.84, -.09, 2.12), (1.54, -.03, 2.36), M.fabric((.72, .68, .59), 200.0), .012); C.box((-.84, -.10, 2.06), (1.54, -.03, 2.13), M.fabric((.62, .24, .15)), .012)      # a blind, drawn up
    I.bath_inset((.665, -.455, 0), 0, 2.83, .85, .57, ELM, GLAZE[2], (.58, .12)); I.folded((1.85, -.4, .57), 85, 3, (CORAL, ECRU, CORAL), (.3, .2)); I.candles((-.6, -.62, .57), 2, 4, 5)
    for i in range(11):
        C.box((-.72+.252*i, -.868, .05), (-.49+.252*i, -.86, .51), ELM_V, .003)
    C.box((.25, -.86, .60), (.43, -.10, .625), ELM, .004); F.books((.34, -.62, .625), 84, 1, 4); I.candles((.34, -.3, .625), 1, 4, 2); R.tap_arc((1.48, -.12, .57), 0, BRASS, .28, .16)
    C.box((2.078, -1.5, 1.12), (2.1, -.02, 2.3), T1, 0)
    C.tube([(2.03, -1.6, 1.32), (2.03, -.98, 1.32)], .011, BRASS, 10); R.drape((2.02, -1.5), (2.02, -1.08), .62, 1.33, CORAL, .015, .09)       # a towel on its rail
    C.box((-.45, -2.0, .007), (.95, -1.05, .018), M.rug((.66, .60, .50), (.60, .28, .18)), .004)
    I.folded((-.55, -.26, .57), 4, 2, (ECRU, BLUSH), (.30, .22))
    I.basket((1.55, -1.25, 0), .19, .3); ceramic_lamp(.35, -1.9, .3, GLAZE[3], .2); F.pot((-2.0, -1.45, 0), .18, .30, P.broadleaf(4, 14, .8, .22, .14), GLAZE[0])
    C.box((-1.1, .34, .62), (1.8, .70, .98), CLAY, .015)       # a trough before the window: leaves first, then the garden
    P.bed([(-1.05, .38), (1.75, .38), (1.75, .66), (-1.05, .66)], [(P.grass('fountain', 1), 2), (P.lavender(1), 2.4), (P.shrub('grey', 3, 2400, .3, .4), 1), (P.grass('sedge', 2), 2)], 12, 8, .95, (.4, .6))
    C.obj(P.palm(7.8, 3), (.9, 8.0, -Z), 1.1); C.obj(P.tree('pine', 8.6, 2), (-2.6, 17, -Z), 2); C.obj(P.tree('pine', 9.4, 4), (6.5, 21, -Z), 1)
    return dict(loc=(-1.85, -2.75, 1.38), heading=47, lens=28, hz=.40, look=dict(key=1.15, contrast=2.05, wb=(.975, 1, 1.03), view=outdoors(y1=.13, gain=.55, sat=1.3)))


def garden_living():
    """Ground floor: the panels are pushed back, limestone runs out to the table and the lawn."""
    garden(-3.6, 3.4, True); shell(-3.6, 3.4, -6.4, [(-3.2, 3.0, 0, 2.42)], LIMESTONE, .36, fill=12)
    # sofa on the right, two easy chairs, a round table of glazed clay
    C.box((-1.3, -4.4, .001), (2.7, -1.3, .016), M.rug((.60, .54, .44), (.50, .44, .35)), .006)
    for k in range(3):
        C.box((-1.3, -4.3+.2*k, .016), (2.7, -4.24+.2*k, .0175), M.rug((.36, .20, .14), (.28, .15, .10)), 0)
    F.sofa((2.1, -2.65, .016), -90, 2.4, .98, ECRU, chaise=None, pillows=((-.85, SEA), (-.3, LEMON), (.85, CORAL)), seats=2)
    F.lounge_chair((-.75, -3.35, .016), 82, ELM, SEA); F.lounge_chair((-.75, -2.1, .016), 98, ELM, SEA)
    C.lathe([(.001, .34), (.50, .34), (.52, .31), (.50, .05), (.44, 0), (.001, 0)], (.7, -2.8, .016), GLAZE[2], 72); T.open_book((.55, -2.98, .356), 20, 2); T.cup((.95, -2.95, .356)); F.vase((.85, -2.58, .356), 1, .7, GLAZE[0], 8, 4); F.bowl((.57, -2.55, .356), .12, GLAZE[1])
    C.lathe([(.001, .42), (.19, .42), (.20, .40), (.13, .22), (.19, .02), (.18, 0), (.001, 0)], (2.75, -1.0, .0), GLAZE[3], 48); I.table_lamp((2.75, -1.0, .42), .95, 4, GLAZE[2]); I.throw((2.1, -3.3, .47), -90, (.6, .5), .26, CORAL, 5)
    # left: the elm dresser of the kitchen side, plates on its shelves, a picture
    C.box((-3.6, -5.2, .12), (-3.12, -2.3, .82), ELM, .006)
    for y in (-4.5, -3.75, -3.0):
        C.box((-3.125, y-.003, .14), (-3.112, y+.003, .80), BLACK, 0)
    C.box((-3.58, -5.1, 0), (-3.2, -2.4, .12), BLACK, 0)
    for z in (1.35, 1.75):
        R.shelf((-3.6, -3.75, z), 90, 2.6, .26, ELM, things=('plates', 'bowls', 'jug', 'gap', 'vase'), seed=int(z*30), thick=.035)
    F.bowl((-3.35, -4.7, .82), .16, GLAZE[0], M.solid((.72, .42, .05), .45)); F.books((-3.35, -3.6, .82), 84, 3, 6); F.vase((-3.35, -2.6, .82), 0, .8, GLAZE[3], 9, 3)
    I.basket((-3.2, -1.6, 0), .22, .3, False)
    for x, y, d, m in ((.7, -2.8, .46, GLAZE[3]),):
        ceramic_lamp(x, y, d, m, .34)
    F.art((3.38, -3.2, 1.6), 1.7, 1.05, -90, 47)
    R.drape((2.75, -.14), (3.3, -.14), .02, H-.06, M.sheer((.86, .84, .79), .2), .05, .13)
    I.straw_hat((-3.3, -2.9, .83), 20)
    return dict(loc=(2.95, -6.1, 1.2), heading=-31, lens=27, hz=.42, look=dict(key=1.15, contrast=2.1, wb=(.97, 1, 1.04), view=outdoors(y1=.3, gain=.72, sat=1.3)))


def garden_terrace():
    """The same terrace from its end: the table under the floor above, the lawn, the hedge and its gate."""
    garden_living()
    for a, b in ((-9.0, -4.0), (3.8, 9.0)):       # the bedroom on one side, the neighbour on the other
        R.wall('x', .0, a, b, H+.3, WHITE, [(a+1.4, a+3.6, .0, 2.3)], .3); R.casement('x', .14, a+1.4, a+3.6, 0, 2.3, 2, 1, FRAME, .075, .05, M.glass())
        C.box((a, 2.6, -.4), (b, 2.65, -.3), WHITE, 0); R.drape((a+1.5, -.05), (a+2.2, -.05), .02, 2.3, M.sheer(), .05, .14); C.box((a, -3.5, 0), (b, -3.3, H), M.paint((.74, .70, .63)), 0)
    C.box((-9.4, .32, H+.015), (9.4, 2.28, H+.28), COFFER, .01); C.box((-9.4, 2.2, H-.04), (9.4, 2.34, H+.32), FRAME, .01); C.box((-9.4, .05, -.3), (9.4, 3.4, -.011), LIMESTONE, 0)
    for i in range(18):
        C.box((-9+1.05*i-.05, .3, H-.10), (-9+1.05*i+.05, 2.2, H), COFFER, .006)
    I.sofa_low((3.6, 1.0, -.012), -90, 1.7, .85, ECRU, ELM, pillows=((-.4, SEA), (.4, CORAL)))
    for i in range(9):       # the hedge to the neighbour, his trees behind it; the terraces are parted by an elm screen with plants before it
        C.obj(P.shrub(('pitto', 'green')[i % 3 == 1], 2+i % 4), (8.6, 3.6+.7*i, -.1), i*1.3, 1.3+.1*(i % 3)); C.obj(P.shrub('pitto', 2+i % 3), (-9.2, 3.6+.7*i, -.1), i*1.7, 1.2)
    A.slats((8.7, .25), (8.7, 3.5), -.012, 2.25, ELM_V, .05, .07, .10); C.box((8.62, .2, 2.2), (8.78, 3.55, 2.28), FRAME, .006)
    for y, r, me, q in ((1.2, .30, P.tree('lemon', 2.0, 4, 9000), 1), (2.1, .26, P.grass('fountain', 1), 1.2), (2.9, .32, P.shrub('pitto', 3, 2600), 1.1)):
        F.pot((8.2, y, -.012), r, r*1.5, me, CLAY, q)
    P.bed([(9.2, 3.6), (22, 3.6), (24, 26), (9.2, 16)], [(P.shrub('pitto', 4, 15000, 1.3, 1.7), 2), (P.shrub('green', 5, 15000, 1.2, 1.9), 2), (P.shrub('grey', 6, 12000, 1.1, 1.3), 1.4)], .5, 41, -.1, (.7, 1.1))
    for x, y, k, h, q in ((12.5, 5.2, 'olive', 5.2, 2), (16, 9.5, 'round', 7.0, 1), (21, 6.0, 'pine', 10, 4), (24, 14, 'round', 7.6, 3), (13.5, 13, 'olive', 5.4, 4)):
        C.obj(P.tree(k, h, q, 28000), (x, y, -.1), q)
    B.stepped((33, 40, -.1), -58, 4, 3, 2, far=True); B.stepped((5, 48, -.1), -14, 4, 4, 5, far=True)
    P.bed([(-16, 22), (26, 24), (27, 30), (-16, 32)], [(P.shrub('pitto', 2), 2), (P.shrub('green', 5), 2), (P.grass('fountain', 1), 2), (P.shrub('boug', 1), .4)], .8, 43, -.1, (1.2, 2.0))
    P.bed([(-1.9, 3.5), (3.2, 3.5), (3.2, 4.3), (-1.9, 4.1)], [(P.lavender(1), 2.6), (P.grass('stipa', 2), 2), (P.shrub('grey', 3, 2400), 1)], 3.4, 44, -.05, (.55, .8))
    for x, y, r, me, m, s in ((-2.15, 2.95, .22, P.lavender(1), CLAY, 1.3), (-2.75, 3.05, .17, P.grass('sedge', 1), GLAZE[2], 1.0), (2.6, 2.9, .28, P.tree('lemon', 1.9, 4, 9000), CLAY, 1), (4.4, 2.9, .22, P.agave(2), GLAZE[0], .7)):
        F.pot((x, y, -.012), r, r*1.6, me, m, s)
    for x in (-.7, .9):
        ceramic_lamp(x, 1.45, .75, GLAZE[3], .2)
    return dict(loc=(-5.1, .85, 1.4), heading=63, lens=23, hz=.48, look=dict(key=.95, contrast=1.92, vignette=.2, split=.03, clarity=.35))


def garden_bedroom():
    """Ground floor: bed against a wall of glazed tiles, the dressing passage lit behind, doors to the garden."""
    garden(-3.0, 2.8); shell(-3.0, 2.8, -5.6, [(-1.9, 1.9, 0, 2.4)], LIMESTONE, .5, fill=13)
    C.box((-3.0, -5.6, 0), (-2.97, -.3, 1.15), M.stone_tiles(.10, .30, (.60, .64, .56), (.72, .74, .66), .004, .18, False, 0), 0); C.box((-3.0, -5.6, 1.15), (-2.86, -.3, 1.19), ELM, .005)
    C.box((-2.8, -4.6, .001), (1.0, -1.3, .018), M.rug((.385, .40, .335), (.30, .315, .26)), .006)
    for k in range(4):
        C.box((-2.8, -4.5+.22*k, .018), (1.0, -4.44+.22*k, .0195), M.rug((.68, .64, .55), (.55, .51, .43)), 0)
    I.bed((-1.86, -2.95, .016), 90, 1.8, 2.05, SEA, throw=SEA, accents=(LEMON, BLUSH), board=2.0, board_h=.92, frame=ELM, style='cane')
    for y in (-1.65, -4.25):
        C.lathe([(.001, .46), (.20, .46), (.21, .44), (.14, .24), (.20, .02), (.19, 0), (.001, 0)], (-2.68, y, 0), GLAZE[2 if y > -3 else 3], 48); I.table_lamp((-2.70, y, .46), .85, 4, GLAZE[0 if y > -3 else 1]); F.books((-2.56, y+.1, .46), 70, 2, int(-y*4))
    F.art((-2.98, -2.95, 1.75), 1.5, .8, 90, 52)
    # right: the dressing passage, its cupboards and light
    C.box((2.5, -4.6, 0), (2.82, -4.45, H), WHITE, .004); C.box((2.74, -4.4, .02), (2.79, -2.6, 2.3), M.lit_room((1, .84, .62), .75, (.74, .70, .62), 0), 0)
    for a, b in (((2.70, -4.46, 0), (2.82, -4.36, 2.32)), ((2.70, -2.64, 0), (2.82, -2.54, 2.32)), ((2.70, -4.46, 2.24), (2.82, -2.54, 2.34))):
        C.box(a, b, ELM_V, .006)
    for y in (-4.1, -3.5, -2.95):
        C.box((2.70, y-.13, 1.15-.25), (2.735, y+.13, 1.95), M.fabric(((.62, .56, .46), (.20, .26, .28), (.70, .66, .58))[int(-y*2) % 3]), .02)
    C.tube([(2.70, -4.36, 2.02), (2.70, -2.64, 2.02)], .014, BRASS, 8); A.area((2.5, -3.5, 2.0), (.3, 1.4), 12, (1, .80, .56), (0, 1.2, 0))
    F.lounge_chair((.25, -1.15, 0), 8, ELM, BLUSH); F.round_table((-.55, -.85, 0), .22, .46, GLAZE[2], ELM); F.books((-.55, -.85, .46), 30, 2, 4)
    R.drape((-2.75, -.14), (-1.95, -.14), .02, H-.06, M.fabric((.66, .67, .60), 200.0), .05, .13); R.drape((1.95, -.14), (2.3, -.14), .02, H-.06, M.fabric((.66, .67, .60), 200.0), .05, .13)
    ceramic_lamp(-.2, -2.9, .34, GLAZE[2], .26)
    return dict(loc=(1.35, -5.35, 1.2), heading=-37, lens=29, hz=.42, look=dict(key=1.3, contrast=2.12, wb=(.975, 1, 1.03), view=outdoors(y1=.3, gain=.9)))


CAMS = {ROOM: dict(garden_living=garden_living, garden_terrace=garden_terrace, garden_bedroom=garden_bedroom, living=living, kitchen=kitchen, bedroom=bedroom, bath=bath)[ROOM]()}
run('apartment_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=.88, pct=70, wb=(.96, 1, 1.05), contrast=1.68, sat=1.14, bloom=.05, bloom_thr=2.0))
