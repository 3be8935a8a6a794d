"""One apartment, the same room three times: what each furniture package puts into it.  Cameras: essential, premium, luxury."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, tableware as T
from kit.render import DAY_ROOM, asked, outdoors, run

K = asked('premium')
LEVEL = dict(essential=1, premium=2, luxury=3)[K]
C.reset()
family.choose('villa')
S.sky(elev=17, azim=59, strength=.17, dust=.5, ozone=2.0, clouds=.6, cloud_gain=1.8, seed=37.5, tint=(.97, .99, 1.03), pale=.6, sun=7.5, sun_col=(1, .82, .62))
S.landscape(sea=58, shore=380, start=22, drop0=6, seed=27.0, k=1/22000, cam=(0, 0), a0=-75, a1=75, r0=20, houses=0, trees=900, tree_min=240, hills=((2600, 5200, 1700, 1300, 470), (-4600, 6200, 2000, 1400, 400)))
H = 2.75
WALL = M.paint((.81, .795, .765))
OAK = M.wood((.38, .265, .17), (.54, .405, .275), plank=.19, length=2.2, axis='y')
TIMB, DARK = M.wood((.36, .25, .155), (.51, .38, .255)), M.wood((.20, .125, .075), (.33, .225, .145))
GL = M.glass(nd=.5, refl=0)
OAT, SAND, CLAY, SAGE, INK = M.fabric((.70, .665, .60)), M.fabric((.60, .53, .43)), M.fabric((.50, .31, .21)), M.fabric((.36, .40, .31)), M.fabric((.20, .235, .25))
# shell: x -3.6..3.6, glass towards the terrace at y = 3.4
C.box((-3.6, -4.2, -.3), (3.6, 3.4, -.02), OAK, 0); R.herringbone(-3.6, 3.6, -4.2, 3.4, M.parquet((.40, .285, .185), (.55, .42, .29)), .12, 5)
R.wall('y', 3.6, -4.2, 3.45, H, WALL, [(-.9, 2.5, .0, 2.4)], .4)          # on the right a glazed door to the side balcony
A.glazing([(3.8, -.9), (3.8, 2.5)], .015, 2.4, 1.7, .045, glass=GL); A.portal((3.62, .8, 1.2), (2.4, 3.4), (0, 1.5708, 0))
C.box((3.6, -10, -.34), (6.4, 6.9, -.03), M.stone_tiles(.9, .9, (.60, .56, .49), (.69, .65, .58)), .01); A.balustrade([(6.2, 6.8), (6.2, -10)], -.02); C.box((4, -10, H), (6.6, 5.6, H+.3), WALL, 0)
C.box((-4, -4.2, H), (4, 5.6, H+.3), WALL, 0)
C.box((-4, -4.2, 0), (-3.6, 3.45, H), WALL, 0); C.box((-4, -4.6, 0), (4, -4.2, H), WALL, 0)
C.box((-3.6, 3.3, 0), (-2.75, 3.6, H), WALL, 0)
# the home's own: an oak lining behind the sofa with a line of light above it, an oak raft over the table
C.box((-3.6, -4.1, 0), (-3.56, 2.9, 2.5), M.wood((.20, .14, .09), (.30, .22, .15), axis='z'), 0); A.slats((-3.54, -4.0), (-3.54, 2.9), .06, 2.48, M.wood((.36, .25, .155), (.51, .38, .255), axis='z'), .042, .035, .062)
A.led((-3.56, -4.0, 2.53), (-3.56, 2.9, 2.53), 5); A.area((-3.35, -.5, 2.55), (.12, 6), 14, (1, .80, .56), (0, .5, 0))
for i in range(28):
    C.box((.55+.09*i, -.6, H-.075), (.55+.09*i+.035, 3.2, H-.005), TIMB, 0)
A.glazing([(-2.75, 3.45), (3.6, 3.45)], .015, H, 2.1, .045, glass=GL)
C.box((-10, 3.6, -.34), (6.4, 6.9, -.02), M.stone_tiles(.9, .9, (.60, .56, .49), (.69, .65, .58)), .01)
C.box((-10, 5.2, H), (10, 5.7, H+.3), M.plaster(), .01)
A.balustrade([(-10, 6.8), (6.2, 6.8)], -.02)
# curtains and lamps come with every package
for a, b in (((-2.7, 3.25), (-1.9, 3.25)), ((2.8, 3.25), (3.55, 3.25))):
    R.drape(a, b, .02, H-.02, M.sheer((.84, .82, .78), .2), .06, .15)
for x, y, h, k in ((-4.5, 16, 12.2, 2), (1.2, 19, 11.6, 4), (11.5, 13, 12.0, 3)):       # crowns that rise from the garden
    C.obj(P.palm(h, k, 54, 2.5, .4), (x, y, -9.6), k*1.3)
C.obj(P.tree('pine', 11.5, 2), (-9.5, 22, -9), 1)


def rug(a, b, field, line, n=2):
    """Woven rug with n lines along each of its ends and a narrow one along its sides."""
    C.box((*a, .001), (*b, .014), field, .006)
    for k in range(n):
        d, w = .10+.11*k, .05 if k == 0 else .02
        for y in (a[1]+d, b[1]-d-w):
            C.box((a[0]+.10, y, .012), (b[0]-.10, y+w, .0155), line, 0)
    for x in (a[0]+.10, b[0]-.12):
        C.box((x, a[1]+.10, .012), (x+.02, b[1]-.10, .0154), line, 0)


RUG = M.rug((.66, .61, .53), (.54, .49, .41)) if LEVEL < 3 else M.rug((.60, .55, .47), (.46, .41, .34), 'trellis')
if LEVEL == 1:
    rug((-3.1, -1.2), (.4, 1.9), M.rug((.60, .56, .49), (.46, .43, .37)), M.rug((.30, .33, .27), (.24, .265, .215)))
    F.sofa((-2.6, .35, .012), 90, 2.2, .92, OAT, pillows=((-.7, SAND), (.7, SAGE)))
    F.coffee_table((-1.35, .35, .012), 0, .42, .34, TIMB); F.books((-1.4, .4, .352), 20, 2, 3)
    I.carafe((-1.25, .25, .352), .9); I.glass((-1.45, .2, .352), .9, False)
    F.art((-3.50, .35, 1.62), 1.0, .75, 90, 62); I.floor_lamp((-3.15, -1.05, 0), 1.5, 2); I.throw((-2.55, 1.0, .47), 90, (.46, .6), .22, M.fabric((.36, .40, .31)), 4)
    F.lounge_chair((-.75, 1.75, .014), -30, TIMB, SAGE); F.pot((-3.1, 2.8, 0), .24, .42, P.broadleaf(4, 24, 1.3))
elif LEVEL == 2:
    rug((-3.1, -1.3), (.5, 2.1), RUG, M.rug((.34, .255, .175), (.265, .20, .14)), 5)
    F.sofa((-2.5, .4, .014), 90, 2.7, 1.0, OAT, pillows=((-.9, SAGE), (-.4, OAT), (.85, SAND)))
    F.coffee_table((-1.15, .6, .014), 0, .48, .32, M.stone_tiles(3, 3)); F.coffee_table((-.8, .02, .014), 0, .30, .40, TIMB)
    F.books((-1.35, .75, .33), 20, 2, 3); T.open_book((-1.0, .62, .33), 62, 2); T.cup((-.78, .02, .41)); I.ceramics((-1.05, .5, .33), 2, .5, 4)
    F.art((-3.50, .4, 1.62), 1.3, .9, 90, 52); I.floor_lamp((-3.15, -1.3, 0), 1.5, 2); I.throw((-2.65, 1.35, .47), 90, (.46, .6), .22, CLAY, 4); F.tub_chair((-1.0, 2.35, .014), -24, SAGE, TIMB, .98); F.pot((-3.1, 2.8, 0), .26, .46, P.broadleaf(4, 26, 1.4))
else:
    C.box((-3.2, -1.5, .001), (.9, 2.2, .018), RUG, .006)
    I.sofa_low((-2.45, .4, .016), 90, 3.0, 1.05, M.fabric((.68, .64, .575), 120.0, .6, .2), DARK, pillows=((-1.1, CLAY), (-.2, OAT), (1.05, INK)))
    F.coffee_table((-1.0, .7, .016), 0, .55, .30, M.marble()); F.coffee_table((-.55, .1, .016), 0, .32, .40, DARK)
    F.books((-1.15, .8, .316), 20, 3, 5); I.ceramics((-.85, .6, .316), 3, .55, 4); I.tray((-.55, .1, .416), (.34, .24), 20); I.candles((-.53, .12, .43), 2, 4, 3)
    F.tub_chair((-.2, 2.0, .016), -28, CLAY, DARK, 1.0); F.pot((-3.05, 2.75, 0), .28, .5, P.broadleaf(3, 26, 1.6)); I.throw((-2.75, 1.5, .46), 90, (.5, .6), .2, M.fabric((.42, .34, .26), 160.0), 4)
    # fitted shelves on the right, pictures on the left
    for y in (-3.9, -2.95, -2.0, -1.05):
        C.box((3.22, y, 0), (3.6, y+.04, H-.02), DARK, .003)
    for k, z in enumerate((.0, .48, 1.02, 1.56, 2.10, H-.06)):
        C.box((3.22, -3.9, z), (3.6, -1.01, z+.04), DARK, .003)
        if 0 < k:
            A.led((3.56, -3.8, z-.012), (3.56, -1.1, z-.012), 3.0)
    for i, (y, z) in enumerate(((-3.4, .52), (-2.5, .52), (-1.5, .52), (-3.2, 1.06), (-2.4, 1.06), (-1.6, 1.06), (-3.4, 1.6), (-2.6, 1.6), (-1.5, 1.6), (-3.0, 2.14), (-1.6, 2.14))):
        if i % 3 == 1:
            F.books((3.4, y, z), 90, 4, i+2); F.bowl((3.4, y+.34, z), .10)
        else:
            I.ceramics((3.4, y, z), 2+i % 2, .58, i)
    F.art((-3.50, .4, 1.62), 1.5, 1.05, 90, 64)
    # a low oak bench below the window, with cushions, a lamp and books
    C.box((-2.6, 2.9, .34), (.3, 3.3, .42), DARK, .008); C.box((-2.55, 2.95, 0), (-2.45, 3.28, .34), DARK, .004); C.box((.15, 2.95, 0), (.25, 3.28, .34), DARK, .004)
    I.table_lamp((-2.35, 3.1, .42), 1.1, 6); F.books((-1.75, 3.1, .42), 8, 4, 9); I.ceramics((-1.0, 3.1, .42), 3, .6, 8); I.pillow((-.2, 3.12, .60), (.46, .42, .15), CLAY, 4, (1.2, 0, .1))
# dining table by the glass
top = (TIMB, TIMB, DARK)[LEVEL-1]
F.dining((1.75, 1.4, 0), 90, (1.5, 1.9, 2.2)[LEVEL-1], (.8, .9, .98)[LEVEL-1], (2, 2, 3)[LEVEL-1], top, (OAT, OAT, M.fabric((.58, .53, .45)))[LEVEL-1])
F.pendant((1.75, 1.4, H), .95, 'dome', (None, M.microcement((.74, .71, .65)), None)[LEVEL-1], 4, .22)
if LEVEL == 1:
    F.bowl((1.75, 1.4, .75), .16, M.microcement((.66, .62, .56)), M.solid((.62, .42, .05), .45))
    for y in (1.05, 1.75):
        T.setting((1.53, y, .752), -90, int(y*9), T.WHITE); T.setting((1.97, y, .752), 90, int(y*7), T.WHITE)
elif LEVEL == 2:
    F.vase((1.75, 2.12, .75), 1, .7, None, 7, 3); F.bowl((1.75, 1.42, .75), .14, None, M.solid((.62, .42, .05), .45)); T.bottle((1.78, 1.72, .75)); T.loaf((1.74, .68, .75), 80, 2)
    for y in (.93, 1.87):
        T.setting((1.53, y, .752), -90, int(y*9)); T.setting((1.97, y, .752), 90, int(y*7))
else:
    F.pendant((1.75, .7, H), .95, 'dome', None, 4, .22); F.vase((1.75, 1.7, .75), 1, .95, M.microcement((.30, .27, .23)), 13, 3)
    for i in range(3):
        for s in (-1, 1):
            T.setting((1.75+.26*s, .67+.73*i, .752), -90 if s < 0 else 90, 3*i+s)
# the terrace: empty, then furnished
if LEVEL > 1:
    F.armchair((-1.2, 4.9, -.02), 150, SAND, TIMB); F.armchair((.3, 4.8, -.02), 205, SAND, TIMB); F.coffee_table((-.45, 5.0, -.02), 0, .34, .42, TIMB)
    F.lounger((2.4, 4.4, -.02), -16, OAT, TIMB, 32)
    F.pot((-2.6, 6.0, -.02), .36, .56, P.tree('olive', 2.1, 9, 16000)); F.pot((3.9, 6.1, -.02), .32, .5, P.grass('fountain', 2), scale=1.1)
if LEVEL > 2:
    F.pot((1.2, 6.2, -.02), .30, .46, P.lavender(1), scale=1.4); F.lantern((-1.9, 4.4, -.02), 1.1, 4)
# light
A.portal((.4, 3.4, H/2), (6.3, H), (-1.5708, 0, 0))
A.area((0, -4.0, 2.1), (6, 1.2), 20, (1, .93, .85), (1.35, 0, 0))
CAMS = {K: dict(loc=(2.3, -3.6, 1.34), heading=-27, lens=22.5, hz=.42) if LEVEL == 3 else dict(loc=(2.1, -3.0, 1.24), heading=-29, lens=22.5, hz=.42)}
run('furnish', CAMS, bounces=5, clamp=2.5, interior=True, look=dict(DAY_ROOM, key=1.1, pct=70, wb=(1.0, 1, 1.0), contrast=2.15, sat=1.3, view=outdoors(x1=3.7, y1=3.4, sat=1.3), bloom=.09, bloom_thr=1.5))
