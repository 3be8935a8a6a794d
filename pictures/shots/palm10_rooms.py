"""Rooms of the Palm 10 villas: limewash, thick walls with arched doors, whitened beams, honed stone, rush and linen.
Cameras: living, kitchen, bedroom, bath, around. Every room looks through its arches to the palm court."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, tableware as T
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
family.choose('palm10')
VIEW = asked('living')
ROOM = 'living' if VIEW == 'around' else VIEW      # around: a panorama of the living room
AZIM = dict(living=-42 if VIEW == 'around' else -30, kitchen=-50, bedroom=46, bath=61)
S.sky(elev=16 if ROOM in ('bath', 'kitchen') else 18, azim=AZIM[ROOM], strength=.16, dust=.4, ozone=2.0, clouds=.6, cloud_gain=1.8, seed=21.5, tint=(.97, .99, 1.03), pale=.45, sun=10.5 if VIEW == 'around' else 7.6, sun_col=(1, .80, .58))
S.landscape(sea=42, shore=300, start=30, drop0=6, seed=8.0, k=1/18000, cam=(0, 0), a0=-88 if VIEW == 'around' else -60, a1=88 if VIEW == 'around' else 60, r0=34, houses=0, trees=1200, tree_min=120,
            hills=((-3600, 5200, 1900, 1300, 420), (4600, 6800, 1900, 1400, 470)))
LIME, WHITE = M.plaster((.84, .83, .805)), M.plaster((.86, .85, .83))
BEAM = M.wood((.60, .53, .44), (.72, .66, .57), rough=.6)
FLOOR = M.stone_tiles(.6, .6, (.60, .555, .485), (.70, .655, .585), .005, .40, False, 0)
PALE = M.wood((.46, .36, .25), (.60, .49, .37), axis='z')
PALEH = M.wood((.46, .36, .25), (.60, .49, .37))
BLUE, DENIM, SAND, LINEN = M.fabric((.16, .25, .33)), M.fabric((.34, .43, .50)), M.fabric((.62, .55, .45)), M.fabric((.76, .74, .69))
JUTE = M.rug((.56, .46, .31), (.40, .32, .21))
BLUE_RUG = M.rug((.20, .29, .35), (.15, .22, .27))
IRON, BRASS = M.solid((.035, .034, .033), .45, .6), I.BRASS()
FRAME = M.solid((.23, .33, .37), .45)           # the blue-grey joinery of the courtyard doors
ZELL = M.stone_tiles(.10, .10, (.20, .36, .40), (.36, .52, .54), .004, .12, False, 0)
GL = M.glass(nd=.55, refl=0)
H, W = 3.1, .45


def shell(x0, x1, y0, openings, floor=FLOOR, h=H):
    """Room from y0 to the court wall at y = 0, ceiling with beams."""
    C.box((x0-.5, y0-.5, -.3), (x1+.5, W, 0), floor, 0)
    C.box((x0-.5, y0-.5, h), (x1+.5, W, h+.3), WHITE, 0)
    R.beams(x0, x1, y0, 0, h, BEAM, .78, .13, .19)
    R.wall('x', 0, x0-.5, x1+.5, h, LIME, openings, W)
    C.box((x0-.45, y0-.45, 0), (x0, 0, h), LIME, .006)
    C.box((x1, y0-.45, 0), (x1+.45, 0, h), LIME, .006)
    C.box((x0, y0-.45, 0), (x1, y0, h), LIME, .006)
    for o in openings:
        if o[2] < .1:
            R.casement('x', W-.1, o[0], o[1], .0, o[3], 2, 4, FRAME, .06, .03, GL, arch=True)
        else:
            R.casement('x', W-.1, o[0], o[1], o[2], o[3], 2, 1 if len(o) > 4 else 3, FRAME, .05, .025, GL, arch=len(o) > 4)
        A.portal(((o[0]+o[1])/2, W+.02, (o[2]+o[3])/2), (o[1]-o[0], o[3]-o[2]), (-1.5708, 0, 0))
    A.area(((x0+x1)/2, y0+.2, 2.3), ((x1-x0)*.8, 1.2), 9 if VIEW == 'around' else 15, (1, .93, .85), (1.35, 0, 0))


def court(x0=-9, x1=9, palms=((-5.2, 5.0), (-5.2, 9), (5.4, 5.0), (5.4, 9), (-5.2, 13), (5.4, 13))):
    """The palm court in front of the rooms: paving, mirror pool on the axis, palms in planted strips."""
    pave = M.stone_tiles(1.0, 1.0, (.60, .56, .495), (.68, .64, .575), .004, .5)
    C.box((-26, W, -.4), (-2.5, 20, -.02), pave, .01); C.box((2.5, W, -.4), (26, 20, -.02), pave, .01); C.box((-2.5, W, -.4), (2.5, 4.5, -.02), pave, .01)
    A.pool([(-2.48, 4.52), (2.48, 4.52), (2.48, 19.6), (-2.48, 19.6)], level=-.05, depth=1.0, tint=(.66, .86, .87), ripple=.010, tile=M.pool_floor((.12, .30, .32), (.17, .36, .38), caustics=.2), z=-.02)
    cop = M.stone_tiles(1.2, 2, (.70, .665, .605), (.77, .735, .68), .004)
    for a, b in (((-2.9, 4.1), (-2.5, 19.8)), ((2.5, 4.1), (2.9, 19.8)), ((-2.5, 4.1), (2.5, 4.5))):
        C.box((*a, -.04), (*b, .015), cop, .012)
    C.box((-26, 19.6, -1), (26, 20, -.05), LIME, .01)
    mix = [(P.grass('fountain', 1), 2), (P.lavender(1), 1.5), (P.grass('sedge', 2), 2), (P.shrub('grey', 3, 2400, .32, .4), 1)]
    for xa, xb in ((-6.0, -4.4), (4.6, 6.2)):
        C.box((xa, 3.4, -.1), (xb, 17.6, .0), M.ground(), 0)
        P.bed([(xa+.1, 3.5), (xb-.1, 3.5), (xb-.1, 17.5), (xa+.1, 17.5)], mix, 4.5, int(xa*10), .0, (.5, .8))
    for i, (x, y) in enumerate(palms):
        C.obj(P.palm(4.6+.3*(i % 3), 1+i % 5, 54, 2.3, .15), (x, y, 0), i*1.9)


def chimney(x, y, yaw):
    """White plaster chimney breast with an arched mouth, a raised hearth and a gas fire."""
    with C.Group((x, y, 0), yaw):
        C.box((-1.25, -.62, 0), (1.25, 0, .34), LIME, .03, 4)
        R.wall('x', -.5, -.75, .75, H, WHITE, [(-.42, .42, .34, 1.12, 'arch')], .5)
        C.box((-.43, -.1, .34), (.43, -.02, 1.2), M.solid((.05, .045, .04), .9), 0)
        for s in (-1, 1):       # sooty cheeks
            C.box((s*.415-.008, -.44, .34), (s*.415+.008, -.03, .70), M.solid((.06, .052, .045), .9), 0)
        F.fire((0, -.28, .36), 0, .74, .26, 9)
        I.basket((-.98, -.32, .34), .17, .26, False)
        for i in range(7):
            C.tube([(-.98+.07*math.cos(i*2.1)-.1, -.32+.05*math.sin(i*2.1), .44+.03*(i % 3)), (-.98+.07*math.cos(i*2.1)+.12, -.34+.05*math.sin(i*2.1), .62+.04*(i % 2))], .03, M.bark(), 8)


def living():
    shell(-3.9, 3.9, -8.4, [(-3.2, -1.4, 0, 2.72, 'arch'), (-.9, .9, 0, 2.72, 'arch'), (1.4, 3.2, 0, 2.72, 'arch')])
    court()
    chimney(3.9, -3.1, -90)
    # built-in bench along the left wall, with loose linen cushions
    C.box((-3.9, -6.4, 0), (-2.85, -.9, .36), LIME, .03, 4)
    for i in range(3):
        F.cushion((-3.36, -5.45+1.8*i, .43), (1.0, 1.77, .17), LINEN, 9, .05, i)
        F.pillow((-3.70, -5.8+1.8*i, .74), (.70, .52, .20), LINEN, i+3, (1.2, 0, 1.57))
    for i, (y, m) in enumerate(((-6.0, BLUE), (-4.9, DENIM), (-3.9, SAND), (-2.5, BLUE), (-1.6, DENIM))):
        F.pillow((-3.46, y, .70), (.52, .46, .17), m, i+9, (1.12, 0, 1.57+.1*(-1)**i))
    I.throw((-3.1, -3.1, .53), 90, (.62, .5), .34, DENIM, 4)
    CREAM = M.rug((.70, .665, .595), (.58, .545, .48))
    C.box((-2.75, -5.6, .001), (1.75, -1.3, .016), M.rug((.29, .37, .42), (.225, .295, .34)), .006)
    for y, w in ((-5.45, .16), (-5.16, .05), (-1.61, .16), (-1.79, .05)):
        C.box((-2.75, y, .016), (1.75, y+w, .018), CREAM, 0)
    F.lounge_chair((1.15, -2.2, .015), -52, PALEH, LINEN); F.lounge_chair((1.3, -3.95, .015), -92, PALEH, DENIM)
    C.lathe([(.001, .30), (.56, .30), (.60, .27), (.60, .05), (.56, 0), (.001, 0)], (-.9, -3.35, .015), WHITE, 64)
    C.lathe([(.001, .42), (.20, .42), (.21, .40), (.18, .38), (.12, .2), (.17, .02), (.16, 0), (.001, 0)], (1.75, -3.2, .0), PALEH, 40); I.glass((1.72, -3.2, .42), .9, False); F.books((1.8, -3.28, .42), 40, 1, 3)
    T.open_book((-1.12, -3.55, .315), 20, 2); T.cup((-.78, -3.78, .315)); F.bowl((-.7, -3.15, .315), .16, M.microcement((.28, .36, .40))); F.vase((-1.05, -3.05, .315), 1, .72, M.microcement((.70, .67, .61)), 10, 3)
    F.rush_chair((-.02, -.75, 0), 168, PALEH); I.straw_hat((-.02, -.75, .47), 30)
    F.lamp_paper((-.9, -3.35, H-.19), .22, .36, .4)
    if VIEW == 'around':
        F.pot((3.45, -.65, 0), .27, .44, P.broadleaf(6, 26, 1.5), M.microcement((.70, .67, .61)))
    F.pot((-3.5, -.45, 0), .24, .38, P.agave(2, .5), M.microcement((.56, .37, .26)))
    if VIEW == 'living':
        R.shelf((3.9, -5.6, 1.35), -90, 1.6, .24, PALEH, seed=4); R.shelf((3.9, -5.6, 1.8), -90, 1.6, .24, PALEH, seed=9)
        I.basket((2.2, -6.3, 0), .26, .34, False)
        F.cushion((.3, -6.9, .2), (.72, .72, .38), DENIM, 4, .1, 4)
    # a woven hanging over the bench, lemons on the table
    C.tube([(-3.86, -5.3, 2.38), (-3.86, -2.3, 2.38)], .014, PALEH, 8); C.box((-3.89, -5.2, 1.42), (-3.875, -2.4, 2.38), LINEN, .004)
    for z, h, m in ((1.54, .20, BLUE), (1.80, .05, DENIM), (1.92, .05, DENIM), (2.04, .22, BLUE)):
        C.box((-3.876, -5.2, z), (-3.870, -2.4, z+h), m, .002)
    F.bowl((-.45, -3.5, .315), .15, M.microcement((.56, .37, .26)), M.solid((.72, .55, .06), .45))
    for y, z, r, c in ((-3.42, 1.72, .19, (.20, .33, .40)), (-2.92, 1.90, .24, (.62, .57, .48)), (-3.02, 1.42, .13, (.36, .50, .52))):       # glazed plates on the chimney
        C.lathe([(.001, 0), (r*.72, .004), (r*.95, .03), (r, .05)], (3.395, y, z), M.microcement(c), 48).rotation_euler = (0, -math.pi/2, 0)
    if VIEW == 'around':       # the wall to the hall: an arched niche with crockery, the refectory table before it
        R.wall('x', -8.42, -3.9, 3.9, H, LIME, [(-1.9, .7, .9, 2.35, 'arch')], .16); C.box((-2.0, -8.45, .8), (.8, -8.41, 2.4), FRAME, 0)
        for z in (1.3, 1.7):
            R.shelf((-.6, -8.41, z), 180, 2.5, .14, PALEH, seed=int(z*10), thick=.03)
        A.area((-.6, -8.3, 2.2), (1.8, .05), 7, (1, .80, .56))
        TIMBER = M.wood((.36, .25, .15), (.52, .39, .26))
        F.trestle_table((-.6, -7.15, 0), 0, 2.3, .95, .76, TIMBER); F.pendant((-.6, -7.15, H-.15), .85, 'rattan', s=1, r=.3); A.area((-.6, -7.15, 1.9), (1.2, .2), 12, (1, .80, .56))
        for i, x in enumerate((-1.3, -.6, .1)):
            F.rush_chair((x, -7.88, 0), 180+(-5, 4, 6)[i], TIMBER)
        C.box((-1.55, -6.52, .41), (.35, -6.18, .45), TIMBER, .008)       # a bench on this side: no backs before the table
        for x in (-1.35, .15):
            C.box((x-.03, -6.48, 0), (x+.03, -6.22, .41), TIMBER, .006)
        I.straw_hat((.05, -6.35, .455), 20); F.bowl((-.9, -7.1, .76), .19, M.microcement((.28, .36, .40)), M.solid((.70, .50, .06), .45)); F.vase((-.2, -7.2, .76), 1, .9, M.microcement((.70, .67, .61)), 12, 4); I.carafe((-.55, -7.3, .76)); I.glass((-1.2, -7.25, .76), 1, False)
        I.door((2.3, -8.24, 0), 180, 1.3, 2.3, PALE, FRAME); I.sconce((1.3, -8.25, 1.9), 180, 2); I.sconce((3.3, -8.25, 1.9), 180, 2)
        F.pot((3.4, -7.7, 0), .3, .5, P.broadleaf(4, 26, 1.6), M.microcement((.70, .67, .61))); F.pot((-3.4, -7.7, 0), .28, .46, P.broadleaf(7, 24, 1.6), M.microcement((.56, .37, .26)))
        I.console((3.9, -6.0, 0), -90, 2.2, PALE, 11)
        return dict(loc=(.05, -4.8, 1.42), panorama=True, look=dict(key=1.1, contrast=2.1, wb=(.985, 1, 1.02), view=outdoors(gain=.62, sat=1.4)))
    return dict(loc=(-2.55, -7.8, 1.16), heading=28, lens=27.5, hz=.46, look=dict(key=1.15, contrast=2.12, wb=(.98, 1, 1.025), view=outdoors(y1=.3, gain=.88, sat=1.3)))


def kitchen():
    shell(-3.2, 4.2, -6.2, [(-2.6, -.6, 0, 2.72, 'arch'), (1.0, 3.4, 1.08, 2.3)], M.stone_tiles(.3, .3, (.60, .56, .49), (.72, .68, .61), .005, .42, False, 0))
    court(palms=((4.9, 5.0), (5.4, 8.0), (5.2, 12), (5.4, 15)))
    OAK = M.wood((.52, .42, .31), (.66, .56, .44), axis='z', rough=.5)
    TOP = M.stone_tiles(4, 4, (.66, .62, .55), (.74, .70, .63), 0, .35)
    # range wall on the right with a plaster hood and tiles; sink run under the window
    R.counter((4.2, -2.5, 0), -90, 4.2, .66, .90, OAK, TOP, 'shaker', BRASS, (0, 3, 6), None, hob=0)
    C.box((4.18, -4.6, .90), (4.2, -.4, 1.62), ZELL, 0)
    R.hood((4.2, -2.5, 0), -90, 1.7, .56, 1.62, H, WHITE, PALEH)
    A.area((3.9, -2.5, 1.58), (.3, 1.2), 12, (1, .80, .56))
    R.shelf((4.2, -.95, 1.62), -90, 1.0, .26, PALEH, seed=3); R.shelf((4.2, -4.0, 1.62), -90, 1.1, .26, PALEH, seed=6)
    R.counter((2.1, 0, 0), 0, 2.9, .64, .90, OAK, TOP, 'shaker', BRASS, (0,), None, sink=.1)
    C.box((.65, -.02, .90), (1.0, 0, 1.3), ZELL, 0); C.box((1.0, -.02, .90), (3.54, 0, 1.06), ZELL, 0)
    for x, k in ((1.15, 0), (3.2, 2)):
        F.pot((x, -.1, .90), .075, .13, (P.shrub('green', 2, 2600, .15, .26), P.lavender(1), P.shrub('pitto', 4, 2600, .15, .26))[k], M.microcement((.56, .37, .26)), .9)
    C.lathe([(.001, 0), (.055, 0), (.07, .07), (.05, .16), (.042, .20), (.052, .225), (.048, .225), (.036, .2)], (1.5, -.2, .90), M.microcement((.70, .67, .61)), 32)
    for i in range(4):
        F.bowl((3.92, -.7, .90+.024*i), .09, M.microcement((.70, .67, .61)))
    C.box((4.12, -3.55, .90), (4.16, -3.25, 1.36), PALE, .01); C.box((4.06, -3.7, .90), (4.09, -3.48, 1.26), M.wood((.26, .165, .10), (.40, .28, .18), axis='z'), .01)
    C.lathe([(.001, .0), (.15, 0), (.165, .13), (.17, .14), (.001, .14)], (3.86, -2.32, .907), M.solid((.10, .22, .27), .3), 40); C.lathe([(.001, .03), (.02, .03), (.025, 0), (.165, -.012), (.165, -.02)], (3.86, -2.32, 1.07), M.solid((.10, .22, .27), .3), 40)
    # table as island, rush chairs
    F.trestle_table((.1, -2.9, 0), 90, 2.6, 1.05, .76, M.wood((.36, .25, .15), (.52, .39, .26)))
    for i, y in enumerate((-3.7, -2.9, -2.1)):
        F.rush_chair((.88+(.02, .05, .30)[i], y, 0), -90+(4, -6, 22)[i], M.wood((.36, .25, .15), (.52, .39, .26)))
    C.box((-.88, -3.95, .40), (-.50, -1.85, .45), M.wood((.36, .25, .15), (.52, .39, .26)), .01)       # a bench: no backs before the table
    for y in (-3.75, -2.05):
        C.box((-.84, y-.03, 0), (-.54, y+.03, .40), PALE, .006)
    F.cushion((-.69, -2.9, .475), (.36, 1.9, .05), DENIM, 12, .01, 3)
    F.rush_chair((.1, -1.35, 0), 12, M.wood((.36, .25, .15), (.52, .39, .26)), arms=True)
    F.bowl((.1, -3.2, .76), .19, M.microcement((.28, .36, .40)), M.solid((.70, .50, .06), .45))
    F.vase((.1, -2.42, .76), 1, .8, M.microcement((.70, .67, .61)), 10, 4); T.carafe((.16, -2.86, .76)); T.halved((.02, -3.62, .76), None, 4, 2)
    T.loaf((.08, -1.98, .76), 70, 3)
    for y in (-3.7, -2.9):
        T.setting((-.22, y, .762), -90, int(-y*9), T.WHITE)
    for y in (-3.7, -2.9, -2.1):
        T.setting((.42, y, .762), 90, int(-y*7), T.WHITE)
    T.rumpled((2.75, -.34, .90), 70, None, 4); T.halved((3.9, -3.2, .90), None, 3, 5)
    for y, d in ((-3.55, .62), (-2.25, .50)):
        F.lamp_paper((.1, y, H-.12), d, .19, 3.0, .9); A.area((.1, y, H-d-.5), (.2, .2), 8, (1, .84, .62))
    # left: blue dresser with crockery
    R.counter((-3.2, -2.6, 0), 90, 1.5, .46, .90, FRAME, PALEH, 'shaker', BRASS, ())
    R.shelf((-3.2, -2.6, 1.45), 90, 1.5, .24, FRAME, seed=14); R.shelf((-3.2, -2.6, 1.85), 90, 1.5, .24, FRAME, seed=15); I.ceramics((-3.0, -2.3, .90), 4, .7, 2)
    return dict(loc=(-2.75, -5.85, 1.25), heading=34, lens=28, hz=.41, look=dict(key=1.2, contrast=2.1, wb=(.975, 1, 1.03), view=outdoors(y1=.3, gain=.9, sat=1.3)))


def bedroom():
    shell(-4.2, 3.6, -6.4, [(-1.6, .4, 0, 2.72, 'arch'), (1.3, 3.3, 0, 2.72, 'arch')])
    court(palms=((-5.2, 5.6), (-5.1, 8.8), (-5.2, 12.4), (4.9, 7.6), (5.2, 11), (5.3, 15)))
    C.box((-4.1, -4.9, .001), (.3, -.9, .016), M.rug((.29, .37, .42), (.225, .295, .34)), .006)
    for x, w in ((-.06, .16), (-.27, .05)):
        C.box((x, -4.9, .016), (x+w, -.9, .018), M.rug((.70, .665, .595), (.58, .545, .48)), 0)
    I.bed((-2.95, -2.95, .015), 90, 1.9, 2.05, SAND, throw=DENIM, accents=(BLUE, SAND), frame=IRON, style='canopy')
    C.lathe([(.001, .50), (.24, .50), (.25, .48), (.22, .47), (.10, .30), (.20, .02), (.20, 0), (.001, 0)], (-3.75, -1.55, 0), PALEH, 40); I.table_lamp((-3.78, -1.55, .50), .95, 4, M.microcement((.30, .38, .42))); I.glass((-3.58, -1.42, .50), .9, False)
    with C.Group((-1.55, -2.95, .015), 90):       # bench at the foot
        for s in (-.55, .55):
            for q in (-.15, .15):
                C.box((s-.02, q-.02, 0), (s+.02, q+.02, .42), PALEH, .004)
        C.box((-.62, -.2, .40), (.62, .2, .44), M.fabric((.52, .41, .25), 180.0, .1, .22), .012)
    I.throw((-1.55, -2.6, .46), 90, (.46, .40), .26, DENIM, 4); I.straw_hat((-1.55, -3.3, .445), 10)
    F.lounge_chair((-.75, -1.15, 0), -8, PALEH, DENIM); F.round_table((.02, -.85, 0), .24, .48, WHITE, WHITE); F.books((-.02, -.86, .48), 30, 2, 3); F.vase((.08, -.78, .48), 1, .6, M.microcement((.28, .36, .40)), 8, 3)
    R.wardrobe((3.6, -4.7, 0), -90, 2.6, 2.35, .6, PALE, 'shaker', BRASS)
    F.pot((-3.85, -.5, 0), .26, .42, P.broadleaf(6, 22, 1.35), M.microcement((.70, .67, .61)))
    for a, b in (((-1.95, -.06), (-1.62, -.06)), ((.42, -.06), (.72, -.06)), ((1.0, -.06), (1.28, -.06)), ((3.3, -.06), (3.56, -.06))):
        R.drape(a, b, .02, 2.85, M.sheer((.84, .82, .78), .15), .05, .12)
    for x in (-.6, 2.3):
        C.tube([(x-1.35, -.06, 2.87), (x+1.35, -.06, 2.87)], .012, IRON, 10)
    return dict(loc=(1.0, -6.0, 1.25), heading=-36, lens=29, hz=.44, look=dict(key=1.22, contrast=2.06, wb=(.98, 1, 1.03), view=outdoors(y1=.2, gain=.85, sat=1.3)))


def bath():
    shell(-3.4, 3.0, -5.4, [(-1.35, .65, .95, 2.72, 'arch'), (1.6, 2.5, .0, 2.5, 'arch')], M.stone_tiles(.2, .2, (.58, .54, .47), (.72, .68, .61), .005, .4, False, 0))
    court(palms=((-1.2, 6.2), (-5.2, 8)))       # none where the sun comes from
    # tiled bath under the arched window, a shower on the wall at its head
    DECK = M.stone_tiles(3, 3, (.70, .665, .605), (.77, .735, .68), 0, .35)
    I.bath_inset((-.35, -.58, 0), 0, 3.1, 1.14, .60, ZELL, DECK, (.34, .17), M.solid((.10, .25, .26), .2))
    C.box((-1.9, -.012, .60), (1.2, 0, .95), ZELL, 0)
    C.tube([(-1.62, -.04, .72), (-1.62, -.04, 2.22), (-1.62, -.10, 2.28), (-1.62, -.42, 2.28)], .012, BRASS, 12); C.lathe([(.001, .012), (.03, .012), (.12, 0), (.12, -.008), (.001, -.008)], (-1.62, -.44, 2.27), BRASS, 40)
    C.tube([(-1.72, -.05, .80), (-1.52, -.05, .80)], .018, BRASS, 12); C.tube([(-1.62, -.04, .80), (-1.62, -.20, .80), (-1.62, -.23, .77)], .014, BRASS, 12)
    C.tube([(-1.50, -.06, .80), (-1.44, -.08, .66), (-1.42, -.07, .98), (-1.44, -.05, 1.34), (-1.46, -.07, 1.42)], .007, BRASS, 8); C.tube([(-1.46, -.05, 1.38), (-1.46, -.12, 1.50)], .018, BRASS, 12)
    C.box((-.62, -1.08, .605), (-.42, -.06, .63), PALEH, .004); I.candles((-.52, -.78, .63), 2, 4, 5); F.books((-.52, -.36, .63), 84, 1, 4)
    I.folded((1.03, -.72, .60), 84, 3, size=(.30, .22)); F.pot((1.06, -.22, .60), .08, .13, P.grass('sedge', 1), M.microcement((.56, .37, .26)), .6)
    # washstand: stone slab on plaster, two arched mirrors
    C.box((2.42, -3.9, .60), (3.0, -1.5, .84), WHITE, .02, 4); C.box((2.40, -3.92, .84), (3.0, -1.48, .875), M.stone_tiles(3, 3, (.70, .665, .605), (.77, .735, .68), 0, .35), .006)
    C.box((2.5, -3.8, .30), (3.0, -1.6, .34), PALEH, .006)
    I.folded((2.75, -3.3, .34), 90, 4, seed=3); I.basket((2.75, -2.2, .34), .17, .2, False)
    C.box((2.985, -3.9, .875), (3.0, -1.5, 1.12), ZELL, 0)
    for y in (-3.25, -2.15):
        C.lathe([(.001, .015), (.10, .02), (.175, .09), (.20, .135), (.207, .135), (.185, .08), (.12, 0), (.001, 0)], (2.68, y, .875), M.microcement((.72, .69, .63)), 48)
        C.tube([(3.0, y, 1.16), (2.84, y, 1.16), (2.82, y, 1.14)], .012, BRASS, 10)
        for s in (-1, 1):
            C.tube([(3.0, y+s*.11, 1.16), (2.95, y+s*.11, 1.16)], .018, BRASS, 12)
        pts = [(2.97, y-.30, 1.30), (2.97, y+.30, 1.30)]+[(2.97, y+.30*math.cos(math.pi*i/20), 1.80+.30*math.sin(math.pi*i/20)) for i in range(21)]
        C.obj(C.mesh('mirror', pts, [tuple(range(len(pts)))], M.solid((.86, .87, .87), .0, 1.0), uv=False))
        C.tube(pts+[pts[0]], .014, BRASS, 8)
    for y in (-3.8, -2.7, -1.6):
        I.sconce((2.99, y, 1.85), -90, 4)
    A.area((2.8, -2.7, 1.9), (.2, 2.2), 16, (1, .82, .60), (0, 1.2, 0))
    # stool, rug
    C.lathe([(.001, .45), (.19, .45), (.20, .43), (.17, .41), (.15, .22), (.18, .02), (.17, 0), (.001, 0)], (-2.5, -1.2, 0), PALEH, 40); I.folded((-2.5, -1.2, .45), 20, 2, size=(.28, .2))
    C.box((-1.3, -2.4, .001), (.9, -1.35, .014), M.rug((.60, .64, .64), (.44, .50, .53)), .006)
    F.vase((-2.85, -.62, 0), 0, 1.9, M.microcement((.56, .37, .26)), 9, 5)
    F.pendant((-2.5, -1.15, H-.15), .75, 'rattan', s=1, r=.22)
    return dict(loc=(1.6, -3.4, 1.34), heading=-38, lens=26, hz=.50, look=dict(key=1.3, contrast=2.12, wb=(.985, 1, 1.02), view=outdoors(y1=.3, gain=.9, sat=1.3)))


CAMS = {VIEW: dict(living=living, kitchen=kitchen, bedroom=bedroom, bath=bath)[ROOM]()}
run('palm10_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=1.12, pct=70, wb=(.945, 1, 1.065), contrast=1.72, sat=1.32, bloom=.05, bloom_thr=2.0))
