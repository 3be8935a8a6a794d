"""Rooms of CARAT: a glass front on an arc, walnut ribs, dark marble, brass and ivory boucle under a shallow lit dome, at the blue hour above the lagoon.
Cameras: living, kitchen, bedroom, bath, around."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R
from kit.render import run, asked

C.reset()
family.choose('carat')
VIEW = asked('living')
ROOM = 'living' if VIEW == 'around' else VIEW      # around: a panorama of the living room
S.sky(elev=4.5, azim=dict(living=56 if VIEW == 'around' else -58, kitchen=-60, bedroom=-54, bath=58)[ROOM], strength=.34, dust=.8, ozone=3.0, clouds=.6, cloud_gain=1.8, cloud_col=(1, .74, .60), seed=47.5, tint=(.98, .98, 1.03), sun=2.4, sun_col=(1, .62, .38), sun_elev=8)
S.landscape(sea=56, shore=420, start=60, drop0=16, seed=6.0, k=1/30000, cam=(0, 0), a0=-88 if VIEW == 'around' else -60, a1=88 if VIEW == 'around' else 60, r0=60, houses=40, trees=1800, tree_min=110,
            hills=((-2400, 5200, 1500, 1500, 520), (3800, 8000, 2400, 1300, 350)))
WALNUT, WALNUT_H = M.wood((.15, .085, .048), (.27, .17, .105), axis='z', rough=.36), M.wood((.15, .085, .048), (.27, .17, .105), rough=.36)
MARBLE, IVORY_STONE = M.marble((.10, .105, .10), (.58, .52, .43), .10, .8), M.marble((.76, .74, .70), (.52, .44, .34), .12, .6)
TRAV = M.stone_tiles(1.2, 1.2, (.56, .50, .42), (.66, .605, .525), .002, .22)
PLASTER, BRASS = M.paint((.80, .775, .735)), I.BRASS()
IVORY, CARAMEL, TEAL, MOCHA = M.fabric((.72, .69, .62), 110.0, .3, .18), M.fabric((.40, .24, .12), 200.0), M.fabric((.06, .14, .16), 200.0), M.fabric((.30, .245, .195))
GL = M.glass(nd=.85)
H, CY, RAD = 3.1, -16.0, 16.0        # the glass runs on a circle round (0, CY): y = 0 on the axis
WARM = (1, .76, .50)


def arc(r, a0, a1, n=48):
    """Points on a circle around the centre of the crescent; angles from the axis, clockwise, in degrees."""
    return [(r*math.sin(math.radians(a0+(a1-a0)*i/n)), CY+r*math.cos(math.radians(a0+(a1-a0)*i/n))) for i in range(n+1)]


def front(half=22):
    """Curved glass, the curved terrace with its balustrade, the lagoon and its palms below."""
    line = arc(RAD, -half, half, 24)
    for a, b in zip(line, line[1:]):
        A.ribbon([a, b], .02, H, GL)
    for x, y in line[::3]:
        C.box((x-.02, y-.03, 0), (x+.02, y+.03, H), BRASS, 0)
    for z in (.03, H-.03):
        C.tube([(x, y, z) for x, y in line], .03, BRASS, 6)
    deck = arc(RAD-.05, -50, 50)+arc(RAD+3.0, 50, -50)
    C.prism(deck, -.4, -.02, TRAV, .01); C.prism(deck, H, H+.34, PLASTER, .03)
    A.curved_balustrade(arc(RAD+2.9, -50, 50, 60), -.02, 1.0)
    C.prism(C.smooth_closed([(-30, 14), (-8, 11), (14, 13), (34, 16), (40, 34), (10, 46), (-20, 44), (-40, 32)], 8), -12, -11.7, M.solid((.05, .22, .27), .04), 0)
    C.box((-90, 6, -12.6), (90, 90, -11.9), M.ground((.30, .27, .22), (.42, .38, .32)), 0)
    for i, (x, y, h) in enumerate(((-9, 9, 12.6), (-13, 12, 14), (8.4, 9.5, 13.2), (13.5, 12, 12.4), (2.0, 8.4, 10.8), (-20, 24, 11), (24, 22, 12))):
        C.obj(P.palm(h, 1+i % 4, 54, 2.5), (x, y, -12), i*1.3)
    for x, a in ((-5.6, -20), (0, 0), (5.6, 20)):       # lamps in the terrace floor light the soffit
        A.area((x, 1.5-abs(x)*.17, .0), (4.6, .4), 15, WARM, (math.pi, 0, -math.radians(a)))
    A.portal((0, .25, H/2), (10, H), (-1.5708, 0, 0))


def ceiling(x, y, r, x0, x1, y0):
    """Flat ceiling from the rim of the dome to the walls and to the glass."""
    n, v = 192, []
    for i in range(n):
        dx, dy = math.cos(2*math.pi*i/n), math.sin(2*math.pi*i/n)
        along, apart = x*dx+(y-CY)*dy, (x*x+(y-CY)**2)-(RAD+.05)**2
        far = [-along+math.sqrt(along*along-apart)]
        far += [(x1+.3-x)/dx] if dx > 1e-6 else [(x0-.3-x)/dx] if dx < -1e-6 else []
        far += [(y0-.3-y)/dy] if dy < -1e-6 else []
        v += [(x+r*dx, y+r*dy, H), (x+min(far)*dx, y+min(far)*dy, H)]
    C.obj(C.mesh('ceiling', v, [(2*i, (2*i+2) % (2*n), (2*i+3) % (2*n), 2*i+1) for i in range(n)], PLASTER, uv=False))


def dome(x, y, r, rise, x0, x1, y0):
    """Ceiling with a shallow dome; a warm line hides in its rim."""
    ceiling(x, y, r, x0, x1, y0)
    C.lathe([(r, H), (r, H+.10), (r+.12, H+.10), (r+.12, H+.16)]+[(r*math.cos(a)+.10*math.cos(a), H+.16+rise*math.sin(a)) for a in (math.pi/2*i/16 for i in range(17))], (x, y, 0), PLASTER, 96)
    C.tube([(x+(r+.06)*math.cos(i*math.pi/48), y+(r+.06)*math.sin(i*math.pi/48), H+.125) for i in range(97)], .014, M.emit((1, .78, .52), 14, True), 6).visible_glossy = False      # or its mirror image crosses the sky


def ribs(axis, at, lo, hi, face, mat=None, w=.06):
    """Rounded walnut ribs on a wall; face (-1, 1) is the way that they look."""
    mat = mat or WALNUT
    n = int((hi-lo)/w)
    a, b = ((lo, at-.02*face, 0), (hi, at, H)) if axis == 'x' else ((at-.02*face, lo, 0), (at, hi, H))
    C.box(a, b, WALNUT, 0)
    for i in range(n):
        u = lo+w*(i+.5)
        C.tube([(u, at, 0), (u, at, H)] if axis == 'x' else [(at, u, 0), (at, u, H)], w*.46, mat, 10)


def shell(x0, x1, y0, dx=0, dy=-3.4, r=2.1):
    C.prism(arc(RAD+.02, -26, 26)+[(x1+.6, y0-.4), (x0-.6, y0-.4)][::1], -.3, 0, TRAV, 0)
    dome(dx, dy, r, .42, x0, x1, y0)
    C.box((x0-.4, y0-.4, 0), (x0, -.2, H), PLASTER, 0); C.box((x1, y0-.4, 0), (x1+.4, -.2, H), PLASTER, 0); C.box((x0-.4, y0-.4, 0), (x1+.4, y0, H), PLASTER, 0)
    A.area(((x0+x1)/2, y0+.3, 2.6), ((x1-x0)*.8, .6), 55, WARM, (.9, 0, 0))


def discs(x, y, z, n=9, r=.75):
    """Chandelier of alabaster discs on brass stems."""
    for i in range(n):
        a, q = i*2.399, r*math.sqrt((i+.5)/n)
        px, py, pz = x+q*math.cos(a), y+q*math.sin(a), z-.16*(i % 3)
        C.tube([(px, py, H+.5), (px, py, pz)], .004, BRASS, 6)
        C.lathe([(.001, .012), (.11, .012), (.115, .006), (.115, -.006), (.11, -.012), (.001, -.012)], (px, py, pz), M.emit((1, .80, .56), 3.2), 40)
        C.lathe([(.001, .03), (.02, .03), (.02, .012), (.001, .012)], (px, py, pz), BRASS, 16)
    A.area((x, y, z-.4), (1.2, 1.2), 40, WARM)


def living():
    front(); shell(-5.2, 5.2, -8.2)
    ribs('y', -5.17, -8.2, -.9, 1)
    # dark marble wall on the right, book-matched, with brass joints and a long fire
    C.box((4.9, -6.6, 0), (5.2, -1.4, H), MARBLE, .004)
    for y in (-6.6, -5.3, -4.0, -2.7, -1.4):
        C.box((4.885, y-.006, 0), (4.905, y+.006, H), BRASS, 0)
    C.box((4.86, -5.0, .42), (4.91, -3.0, .92), M.solid((.012, .010, .009), .8), 0); F.fire((4.84, -4.0, .43), 90, 1.8, .30, 26)
    C.box((4.45, -6.6, .22), (5.2, -1.4, .30), MARBLE, .006); I.ceramics((4.75, -2.1, .30), 4, .9, 3); F.books((4.7, -5.9, .30), 84, 4, 5)
    C.lathe([(2.7, .014), (.001, .016)], (-.5, -3.7, 0), M.rug((.70, .66, .58), (.58, .53, .45)), 96)
    if VIEW == 'around':
        I.sofa_curved((-.9, -2.9, .014), 28, 2.1, 122, IVORY, ((-40, CARAMEL), (-24, IVORY), (14, TEAL), (36, CARAMEL)))
        F.tub_chair((1.55, -4.5, .014), -112, CARAMEL, s=1.04); F.tub_chair((.9, -5.7, .014), -150, CARAMEL, s=1.04)
    else:
        I.sofa_curved((-.6, -2.75, .014), -12, 2.1, 112, IVORY, ((-40, CARAMEL), (-24, IVORY), (14, TEAL), (36, CARAMEL)))
        F.tub_chair((2.1, -3.2, .014), -70, CARAMEL, s=1.04); F.tub_chair((2.25, -4.7, .014), -98, CARAMEL, s=1.04)
    C.lathe([(.001, .32), (.60, .32), (.62, .29), (.58, .02), (.001, 0)], (-.35, -4.1, .014), MARBLE, 72); C.lathe([(.001, .44), (.27, .44), (.28, .42), (.10, .40), (.06, .04), (.22, 0), (.001, 0)], (.45, -3.6, .014), BRASS, 56)
    F.books((-.55, -4.2, .334), 25, 3, 2); F.vase((-.1, -3.95, .334), 1, .85, M.microcement((.66, .62, .56)), 11, 3); I.glass((.4, -3.6, .454), 1, True); I.glass((.55, -3.65, .454), 1, True)
    discs(-.2, -3.7, 2.35)
    C.box((-5.1, -6.9, .30), (-4.65, -4.2, .70), WALNUT_H, .006); I.table_lamp((-4.88, -6.5, .70), 1.2, 5, MARBLE); F.vase((-4.88, -4.7, .70), 0, .9, M.microcement((.24, .21, .19)), 9, 5)
    F.pot((-4.5, -1.5, 0), .32, .5, P.broadleaf(3, 30, 1.9, .46, .28), MARBLE)
    R.drape((3.9, -1.1), (4.8, -1.4), .02, H-.02, M.sheer((.84, .82, .78), .15), .06, .15)
    F.lounge_chair((-2.2, 1.1, -.02), 175, WALNUT_H, IVORY); F.lantern((-1.2, 1.6, -.02), 1, 8)
    if VIEW == 'around':       # the wall to the hall, ribbed, with a pair of doors
        ribs('x', -8.17, -5.17, 1.0, 1); ribs('x', -8.17, 3.0, 5.2, 1)
        for x, s in ((1.52, 1), (2.48, 1)):
            I.door((x, -8.15, 0), 180, .92, 2.6, WALNUT, BRASS)
        I.console((-2.0, -8.12, 0), 180, 2.4, WALNUT_H, 14, 1.25, MARBLE); F.tub_chair((-4.0, -7.4, 0), 30, TEAL, s=1.0)
        A.area((-1, -6.8, 2.9), (3, .4), 30, WARM, (-.5, 0, 0))
        return dict(loc=(-1.0, -5.75, 1.45), panorama=True)
    return dict(loc=(-3.7, -7.75, 1.3), heading=37, lens=25, hz=.46)       # the fire in its marble at one side, the glass at the other


def kitchen():
    front(); shell(-4.6, 4.6, -7.0, -.2, -3.2, 1.9)
    ribs('y', 4.57, -7.0, -5.2, -1); ribs('y', 4.57, -1.9, -.8, -1)
    R.counter((4.6, -3.55, 0), -90, 3.3, .66, .90, WALNUT_H, MARBLE, 'flat', None, (1, 3), None, hob=.5, sink=-.9, tap=BRASS)
    C.box((4.56, -5.2, .90), (4.6, -1.9, H), MARBLE, 0)
    for z in (1.45, 1.85, 2.25):       # brass and glass shelves, lit from behind
        C.box((4.30, -5.1, z), (4.56, -2.0, z+.018), BRASS, .002); A.led((4.55, -5.0, z-.012), (4.55, -2.1, z-.012), 7)
        R.shelf((4.58, -3.55, z+.018), -90, 3.0, .26, BRASS, things=('vase', 'bowls', 'gap', 'cups', 'gap'), seed=int(z*9), thick=.004)
    A.area((4.35, -3.55, 1.42), (.06, 3), 18, WARM)
    R.wardrobe((4.6, -6.1, 0), -90, 1.6, H-.02, .66, WALNUT); R.wardrobe((4.6, -1.35, 0), -90, 1.0, H-.02, .66, WALNUT)
    # island on the same arc as the glass
    isl = arc(RAD-2.4, -7.5, 7.5, 40)+arc(RAD-3.5, 7.5, -7.5, 40)
    C.prism(isl, .86, .92, MARBLE, .008, 3); C.prism(arc(RAD-2.55, -7.3, 7.3, 40)+arc(RAD-3.15, 7.3, -7.3, 40), 0, .86, WALNUT, 0)
    for x, y in arc(RAD-3.16, -7.2, 7.2, 60)+arc(RAD-2.54, -7.2, 7.2, 60):
        C.tube([(x, y, .06), (x, y, .86)], .027, WALNUT, 8)
    C.tube([(x, y, .03) for x, y in arc(RAD-3.17, -7.3, 7.3, 40)], .03, BRASS, 8)
    for i, (x, y) in enumerate(arc(RAD-3.85, -5.2, 5.2, 3)):
        F.stool((x, y, 0), 180+(4, -5, 6, -3)[i], .66, CARAMEL, BRASS)
    F.bowl((-.6, -2.95, .92), .19, M.microcement((.24, .21, .19)), M.solid((.42, .50, .10), .45)); F.vase((.9, -3.05, .92), 1, .95, M.microcement((.66, .62, .56)), 12, 6); I.glass((-1.3, -3.1, .92), 1, True); I.glass((-1.15, -3.0, .92), 1, True); F.books((.2, -2.95, .92), 20, 2, 8)
    for i, (x, y) in enumerate(arc(RAD-2.95, -5, 5, 4)):
        C.tube([(x, y, H+.3), (x, y, 2.0)], .004, BRASS, 6); C.lathe([(.001, .10), (.05, .10), (.055, .06), (.055, -.18), (.05, -.22), (.001, -.22)], (x, y, 1.95), M.emit((1, .80, .56), 3.4), 32); C.lathe([(.057, .11), (.06, .11), (.06, .02), (.057, .02)], (x, y, 1.95), BRASS, 32)
    A.area((0, -3.0, 1.65), (2.4, .3), 26, WARM)
    ribs('y', -4.57, -7.0, -.9, 1); F.pot((-4.0, -1.5, 0), .3, .48, P.broadleaf(5, 28, 1.8), MARBLE)
    C.box((-4.5, -5.8, .30), (-4.05, -3.2, .74), WALNUT_H, .006); F.art((-4.50, -4.5, 1.7), 1.9, 1.3, 90, 93); I.ceramics((-4.25, -3.7, .74), 4, .9, 2); I.table_lamp((-4.25, -5.4, .74), 1.1, 5, MARBLE)
    return dict(loc=(-3.2, -6.7, 1.36), heading=28, lens=22, hz=.53, look=dict(key=.72))


def bedroom():
    front(); shell(-4.8, 4.4, -7.2, .3, -3.6, 2.0)
    ribs('y', -4.77, -7.2, -.9, 1)
    C.lathe([(2.6, .014), (.001, .016)], (-2.0, -3.7, 0), M.rug((.46, .36, .25), (.34, .26, .175)), 96); C.lathe([(2.42, .0165), (.001, .0185)], (-2.0, -3.7, 0), M.rug((.64, .58, .49), (.50, .44, .36)), 96)
    I.bed((-3.35, -3.8, .016), 90, 2.0, 2.1, MOCHA, throw=TEAL, accents=(CARAMEL, TEAL), board=3.4, board_h=1.25, frame=WALNUT)
    for y in (-2.05, -5.55):
        C.lathe([(.001, .48), (.26, .48), (.27, .46), (.27, .12), (.24, .0), (.001, 0)], (-4.25, y, 0), MARBLE, 48); C.lathe([(.272, .30), (.276, .30), (.276, .27), (.272, .27)], (-4.25, y, 0), BRASS, 48)
        C.tube([(-4.3, y, H), (-4.3, y, 1.5)], .004, BRASS, 6); C.lathe([(.001, .10), (.05, .10), (.055, .06), (.055, -.18), (.05, -.22), (.001, -.22)], (-4.3, y, 1.45), M.emit((1, .70, .42), .6), 32); A.area((-4.2, y, 1.1), (.2, .2), 9, WARM); F.books((-4.2, y, .48), 70, 2, int(-y*4))
    F.tub_chair((-.9, -1.6, .0), 30, CARAMEL, s=1.05); F.tub_chair((.75, -1.7, .0), -34, CARAMEL, s=1.05); C.lathe([(.001, .46), (.26, .46), (.27, .44), (.10, .42), (.06, .04), (.22, 0), (.001, 0)], (-.08, -1.3, 0), BRASS, 56); I.ceramics((-.08, -1.3, .46), 2, .7, 4)
    C.box((3.95, -6.0, .30), (4.4, -2.8, .74), WALNUT_H, .006); F.art((4.38, -4.4, 1.7), 2.0, 1.4, -90, 97); I.table_lamp((4.18, -5.6, .74), 1.2, 5, MARBLE); F.books((4.18, -3.4, .74), 84, 3, 6)
    R.drape((-4.5, -1.35), (-3.5, -1.0), .02, H-.02, M.sheer((.84, .82, .78), .15), .06, .15); R.drape((3.3, -1.0), (4.2, -1.3), .02, H-.02, M.sheer((.84, .82, .78), .15), .06, .15)
    discs(.3, -3.6, 2.75, 7, .5)
    return dict(loc=(-4.05, -8.7, 1.3), heading=17, lens=36, hz=.42, clip=2.45, look=dict(key=.78, contrast=2.0, clarity=.35))


def bath():
    front(); shell(-3.6, 3.6, -5.8, -.2, -2.2, 1.7)
    C.box((-3.62, -5.8, 0), (-3.56, -.6, H), MARBLE, 0); C.box((3.55, -5.8, 0), (3.6, -.6, H), MARBLE, 0)
    for y in (-4.8, -3.4, -2.0):
        C.box((-3.565, y-.006, 0), (-3.55, y+.006, H), BRASS, 0)
    C.lathe([(.001, .10), (1.45, .10), (1.47, .08), (1.47, 0)], (-.2, -2.0, 0), IVORY_STONE, 72)
    I.tub((-.2, -2.0, .10), 8, 1.80, 1.05, .60, M.solid((.80, .79, .76), .22)); I.floor_tap((-1.20, -2.14, .10), (-.2, -2.0))
    I.tray((-.2, -2.0, .70), (.20, 1.08), 8, WALNUT_H); I.candles((-.25, -2.2, .715), 3, 5, 5); F.books((-.15, -1.8, .715), 12, 1, 4)
    C.lathe([(.001, .46), (.21, .46), (.22, .44), (.09, .42), (.05, .04), (.18, 0), (.001, 0)], (1.15, -1.6, .0), BRASS, 56); I.folded((1.15, -1.6, .46), 10, 2, size=(.28, .2))
    with C.Group((3.55, -3.6, 0), -90):
        C.box((-1.3, -.52, .44), (1.3, 0, .80), WALNUT_H, .004)
        for i in range(46):
            u = -1.3+2.6*(i+.5)/46
            C.tube([(u, -.52, .445), (u, -.52, .795)], .026, WALNUT, 8)
        C.box((-1.32, -.56, .80), (1.32, 0, .84), IVORY_STONE, .005); C.box((-1.3, -.55, .43), (1.3, -.02, .44), BRASS, 0)
        for x in (-.65, .65):
            C.lathe([(.001, .015), (.12, .02), (.19, .07), (.205, .125), (.21, .125), (.195, .06), (.14, 0), (.001, 0)], (x, -.28, .84), IVORY_STONE, 48)
            C.tube([(x, 0, 1.12), (x, -.18, 1.12), (x, -.20, 1.10)], .012, BRASS, 10)
            C.lathe([(.001, 0), (.44, 0)], (x, -.045, 1.68), M.solid((.86, .87, .87), .0, 1.0), 64).rotation_euler = (math.pi/2, 0, 0)
            C.tube([(x+.445*math.cos(i*math.pi/30), -.045, 1.68+.445*math.sin(i*math.pi/30)) for i in range(61)], .014, BRASS, 8)
            C.tube([(x+.43*math.cos(i*math.pi/30), -.012, 1.68+.43*math.sin(i*math.pi/30)) for i in range(61)], .022, M.emit((1, .80, .55), 5), 6)
        A.area((0, -.35, 2.2), (2.2, .1), 26, WARM); I.folded((0, -.24, .845), 3, 3); C.lathe([(.001, 0), (.032, 0), (.034, .13), (.012, .15), (.010, .17), (.001, .17)], (1.15, -.2, .84), M.solid((.16, .10, .05), .25), 24)
    ribs('x', -5.77, -3.5, 3.5, 1)
    C.lathe([(1.0, .012), (.001, .014)], (1.3, -4.0, 0), M.rug((.70, .66, .58), (.58, .53, .45)), 72)
    discs(-.2, -2.1, 2.55, 7, .45)
    F.pot((-1.95, -.95, 0), .3, .48, P.broadleaf(5, 26, 1.7), MARBLE); I.hanging_towel((-3.55, -3.6, 1.35), 90, .5, .85, IVORY); I.basket((-3.1, -4.4, 0), .2, .3)
    return dict(loc=(-3.1, -5.5, 1.3), heading=38, lens=25.5, hz=.46, look=dict(key=.74))


CAMS = {VIEW: dict(living=living, kitchen=kitchen, bedroom=bedroom, bath=bath)[ROOM]()}
run('carat_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(key=.62, pct=72, wb=(.93, 1, 1.10), contrast=1.74, sat=1.28, shadows=.04, split=.012, bloom=.10, bloom_thr=1.5))
