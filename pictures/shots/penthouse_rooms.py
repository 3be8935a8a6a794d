"""Rooms of the penthouses: a glass pavilion on the roof, steel-finned roof lights, pale porcelain that runs out to the terrace, seats on two levels, roofs and coast both ways.
Cameras: living, kitchen, bedroom, bath; duplex (the lower floor of the duplex, with its oak stair), south (the living room between two bedrooms, along the south front), south_dining (its table under the roof light)."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, room as R, tableware as T
from kit.render import DAY_ROOM, asked, outdoors, run

C.reset()
family.choose('penthouse')
ROOM = asked('living')
AZIM = dict(duplex=56, south=-48, south_dining=50, living=56, kitchen=-35, bedroom=-40, bath=-54)
SOUTH = ROOM in ('south', 'south_dining', 'living')
SUN = dict(elev=16, sun=7.2, sun_col=(1, .80, .58)) if SOUTH else dict(elev=8, sun=5.6, sun_col=(1, .62, .36), sun_elev=14, cloud_col=(1, .78, .62)) if ROOM == 'duplex' else dict(elev=15 if ROOM == 'kitchen' else 17 if ROOM == 'bath' else 19, sun=7.4, sun_col=(1, .80, .58)) if ROOM in ('bath', 'bedroom', 'kitchen') else dict(elev=48, sun=7.4, sun_col=(1, .92, .81))      # the duplex is seen at six in the evening
S.sky(azim=AZIM[ROOM], strength=.16, dust=.25, ozone=2.4, clouds=.8, cloud_gain=2.2, seed=57.0, tint=(.94, .98, 1.04), pale=.2, **SUN)
S.landscape(sea=34, shore=210, start=14, drop0=13, seed=4.0, k=1/26000, cam=(0, -6), r0=16, houses=0 if SOUTH else 220, trees=4600, tree_min=22, **(dict(a0=0, a1=130) if ROOM == 'bedroom' else dict(a1=115) if ROOM == 'bath' else {}),
            hills=((3600, -500, 1700, 1500, 460), (-3400, 5200, 2200, 1500, 620), (-6500, 9000, 2500, 2500, 800), (5200, 9000, 2600, 1500, 300), (-900, 900, 400, 500, 60)))
PORCELAIN = M.stone_tiles(1.2, 1.2, (.56, .53, .49), (.58, .55, .51), .003, .40, False, 0)       # even and honed: a gloss looks stained
WHITE = M.paint((.83, .83, .82))
OAK, OAK_H = M.wood((.56, .48, .38), (.70, .62, .51), axis='z', rough=.5), M.wood((.56, .48, .38), (.70, .62, .51), rough=.5)
STEEL, BLACK = M.solid((.40, .415, .425), .30, 1.0), M.solid((.02, .02, .021), .4, .5)
CHALK, GRAPHITE, CLAY, SAND = M.fabric((.74, .73, .70), 140.0, .3, .10), M.fabric((.13, .13, .135)), M.fabric((.36, .20, .135)), M.fabric((.50, .44, .36))
GLASS_TILE = M.stone_tiles(.06, .18, (.19, .29, .28), (.30, .42, .40), .004, .12, False, 0)       # sea glass
SEA, PEACH_WOOL = M.fabric((.22, .33, .32)), M.fabric((.58, .36, .25))
POT = [M.microcement((.70, .69, .67)), M.microcement((.24, .24, .24)), M.microcement((.58, .38, .29))]
GL = M.glass(nd=.85 if ROOM in ('living', 'kitchen') else .42 if SOUTH else .5, refl=0)       # clear where a panel is pushed back beside it
H, SLAB = 3.05, .52


def outside(right=False):
    """Terrace level with the floor, low planters, neighbouring roofs, palms that rise from the garden."""
    C.box((-16, -.02, -.4), (16, 4.2, -.012), PORCELAIN, 0)
    C.box((-16, 4.2, -.9), (16, 4.6, .02), WHITE, .015); A.balustrade([(-16, 4.4), (9.4, 4.4)], .02, 1.0)
    if right:
        C.box((3, -9, -.4), (9.2, 0, -.012), PORCELAIN, 0); C.box((9.2, -9, -.9), (9.6, 4.6, .02), WHITE, .015); A.balustrade([(9.4, 4.4), (9.4, -9)], .02, 1.0)
    mix = [(P.grass('fountain', 1), 2), (P.lavender(2), 2.4), (P.shrub('grey', 2, 2400, .3, .45), 1.5), (P.grass('stipa', 3), 2.2)]
    for x, w, k in ((-9.6, 4.6, 1), (3.4, 4.2, 2)):
        C.box((x, 3.45, 0), (x+w, 4.05, .46), POT[0], .012); P.bed([(x+.08, 3.53), (x+w-.08, 3.53), (x+w-.08, 3.97), (x+.08, 3.97)], mix, 8, k+3, .42, (.55, .85))
    for x, y, w, d, z in ((-24, 26, 13, 9, -6.2), (-9, 33, 12, 9, -8.4), (7, 29, 14, 9, -7.4), (24, 24, 12, 9, -6.0)):     # neighbours, lower on the slope
        C.box((x, y, z-6), (x+w, y+d, z), M.plaster((.84, .825, .80)), .03); C.box((x+.35, y+.35, z-.01), (x+w-.35, y+d-.35, z+.01), M.stone_tiles(.3, .3, (.44, .27, .18), (.55, .36, .25), .008, .5, False, 0), 0)
        C.box((x, y, z), (x+w, y+.3, z+.5), M.plaster((.84, .825, .80)), .02); C.box((x+w*.6, y+d*.5, z), (x+w*.9, y+d-.4, z+2.4), M.plaster((.84, .825, .80)), .03)
    for x, y, h, s in ((-13.5, 11, 17.0, 1), (12.6, 13, 16.2, 2), (-3.2, 25, 14.6, 3), (20, 20, 16.5, 4)):
        C.obj(P.palm(h, s, 58, 2.6, .8), (x, y, -15.5), s)


def roof(x0, x1, y0, holes, ya, yb, over=1.3, right=0.0):
    """Thin roof with roof lights (x from, to) between ya and yb; white fins stand in each of them, as black ones read as saw teeth."""
    a, b = x0-.4, x1+.4+right
    for p, q in (((a, y0-.4), (b, ya)), ((a, yb), (b, over))):
        C.box((*p, H), (*q, H+SLAB), WHITE, .006)
    edges = [a]+[u for h in holes for u in h]+[b]
    for u, v in zip(edges[::2], edges[1::2]):
        C.box((u-.01, ya-.01, H), (v+.01, yb+.01, H+SLAB), WHITE, 0)
    for u, v in holes:
        n = max(2, round((v-u)/.6))
        for i in range(1, n):
            C.box((u+(v-u)*i/n-.012, ya, H+SLAB-.22), (u+(v-u)*i/n+.012, yb, H+SLAB-.04), WHITE, 0)
        C.obj(C.mesh('roof light', [(u, ya, H+SLAB-.02), (v, ya, H+SLAB-.02), (v, yb, H+SLAB-.02), (u, yb, H+SLAB-.02)], [(0, 1, 2, 3)], M.glass(), uv=False))
        A.portal(((u+v)/2, (ya+yb)/2, H+.02), (v-u, yb-ya), (math.pi, 0, 0))
    C.box((a, over-.03, H-.02), (b, over+.03, H+.30), BLACK, .004)


def line(x0, x1, y, drop=.0, s=6, axis='x'):
    """Slim black line of light under the ceiling or hung from it."""
    p, q = ((x0, y, H-drop-.02), (x1, y, H-drop-.02)) if axis == 'x' else ((y, x0, H-drop-.02), (y, x1, H-drop-.02))
    A.beam(p, q, .035, .05, BLACK, .003); A.led((p[0], p[1], p[2]-.028), (q[0], q[1], q[2]-.028), s, (1, .82, .60), .018)
    if drop:
        for t in (.08, .92):
            x, y_ = p[0]+(q[0]-p[0])*t, p[1]+(q[1]-p[1])*t
            C.tube([(x, y_, p[2]), (x, y_, H)], .0025, BLACK, 6)


def sides(x0, x1, y0, right=False):
    C.box((x0-.4, y0-.4, 0), (x0, .0, H+.02), WHITE, .004); C.box((x0-.4, y0-.4, 0), (x1+.4, y0, H+.02), WHITE, .004)
    if not right:
        C.box((x1, y0-.4, 0), (x1+.4, 0, H+.02), WHITE, .004)
    A.portal(((x0+x1)/2, .05, H/2), (x1-x0, H), (-1.5708, 0, 0))
    A.area(((x0+x1)/2, y0+.2, 2.2), ((x1-x0)*.8, 1.0), 12 if ROOM == 'south_dining' else 24, (1, .95, .89), (1.35, 0, 0))


def disc(x, y, z, r=.46):
    """Broad disc of pressed wool with a small dark stem, the lamp of these homes; unlit by day."""
    C.tube([(x, y, H), (x, y, z+.30)], .003, BLACK, 6); C.lathe([(.001, .06), (.03, .06), (.035, 0), (.001, 0)], (x, y, z+.26), BLACK, 24)
    C.lathe([(.001, .27), (.10, .265), (r*.75, .20), (r, .12), (r+.005, .10), (r, .085), (r*.75, .10), (.001, .13)], (x, y, z), F.shade((.60, .585, .55), .05), 64)


def living():
    outside(True); sides(-5.4, 4.6, -8.0, True)
    # floor with a seating level two steps down
    A.deck_with_hole([(-5.8, -8.4), (4.7, -8.4), (4.7, .0), (-5.8, .0)], [(-3.9, -4.9), (2.1, -4.9), (2.1, -1.0), (-3.9, -1.0)], 0, .5, PORCELAIN, .004)
    C.box((-4.0, -5.0, -.6), (2.2, -.9, -.42), PORCELAIN, 0)
    C.box((.5, -4.9, -.42), (1.7, -4.45, -.21), PORCELAIN, .006)
    roof(-5.4, 4.6, -8.0, ((-4.4, -1.4), (.2, 3.2)), -5.4, -3.9, right=.5)
    A.glazing([(-5.4, 0), (.4, 0)], .0, H, 2.9, .035, BLACK, GL); A.glazing([(.4, -.09), (-2.2, -.09)], .0, H, 2.6, .035, BLACK, M.glass(refl=0))
    A.glazing([(4.6, -8.0), (4.6, -2.9)], .0, H, 2.6, .035, BLACK, GL); A.portal((4.65, -4.0, H/2), (H, 8), (0, 1.5708, 0))
    # modular seats round the lower level, loose cushions on its edge
    Z = -.42
    for x in (-3.35, -2.28, -1.21, -.14, .93):
        F.cushion((x+.03, -1.5, Z+.24), (1.05, .95, .30), CHALK, 9, .06, int(x*9)); F.cushion((x+.03, -1.20, Z+.58), (1.03, .24, .42), CHALK, 4.6, .10, int(x*5), (-.18, 0, 0))
    for y in (-2.55, -3.6):
        F.cushion((-3.38, y, Z+.24), (.98, 1.02, .30), CHALK, 9, .06, int(y*9)); F.cushion((-3.68, y, Z+.58), (1.01, .24, .42), CHALK, 4.6, .10, int(y*5), (-.18, 0, math.pi/2))
    for x, m, k in ((-3.0, CLAY, 1), (-1.9, GRAPHITE, 2), (.1, SAND, 3), (1.1, CLAY, 4)):
        I.pillow((x, -1.42, Z+.60), (.52, .46, .16), m, k+9, (math.radians(64), 0, .1*(-1)**k))
    F.rbox((-3.92, -1.12, Z+.02), (1.52, -.98, Z+.62), CHALK, .045); F.rbox((-3.92, -4.12, Z+.02), (-3.78, -.98, Z+.62), CHALK, .045); C.box((-3.86, -4.08, Z), (-2.92, -1.05, Z+.10), BLACK, 0); C.box((-3.86, -1.94, Z), (1.46, -1.05, Z+.10), BLACK, 0)
    C.box((-2.4, -4.3, Z+.002), (1.6, -2.2, Z+.02), M.rug((.62, .59, .54), (.46, .44, .41), 'trellis'), .006)
    C.box((-1.7, -3.6, Z+.02), (-.1, -2.75, Z+.30), POT[0], .012); C.box((.05, -3.5, Z+.02), (.75, -2.85, Z+.24), OAK_H, .01)
    T.open_book((-1.25, -3.25, Z+.30), 18, 3); T.cup((-.95, -2.98, Z+.30)); F.bowl((-.5, -3.0, Z+.30), .17, POT[1]); I.ceramics((.4, -3.15, Z+.24), 3, .7, 5); I.carafe((-.75, -3.35, Z+.30)); I.glass((-.95, -3.4, Z+.30), 1, False)
    I.throw((-2.3, -1.55, Z+.40), 0, (.5, .62), .22, CLAY, 6)
    # long steel shelf and books on the closed side, picture leaning
    C.box((-5.4, -7.2, .28), (-4.9, -1.0, .34), STEEL, .004); C.box((-5.4, -7.2, .10), (-4.95, -1.0, .14), BLACK, 0)
    for y, n, s in ((-6.6, 5, 3), (-3.2, 4, 6), (-1.6, 3, 8)):
        F.books((-5.15, y, .34), 88, n, s)
    I.ceramics((-5.15, -2.3, .34), 4, .9, 5); F.art((-5.36, -5.0, 1.25), 2.2, 1.6, 90, 13); I.table_lamp((-5.15, -6.1, .34), 1.1, 4, POT[1])
    line(-4.8, 2.6, -6.1, .0); line(-3.6, 1.4, -2.9, .75, 6); A.area((-1.0, -2.9, 2.1), (4, .1), 12, (1, .84, .62))
    F.lounge_chair((2.95, -1.5, 0), -16, OAK_H, CLAY); C.lathe([(.001, .44), (.2, .44), (.21, .42), (.03, .40), (.02, .03), (.16, .0), (.001, 0)], (3.75, -1.3, 0), BLACK, 48); F.books((3.75, -1.3, .44), 20, 2, 7)
    F.pot((-4.6, -.6, 0), .30, .48, P.broadleaf(6, 24, 1.5), POT[1])
    R.drape((1.0, -.2), (2.0, -.2), .02, H-.02, M.sheer((.86, .86, .85), .25), .07, .15)
    F.lounger((5.9, .6, -.01), 78, CHALK, OAK_H, 30); F.lounger((5.9, 1.8, -.01), 78, CHALK, OAK_H, 30, CLAY); F.pot((2.9, 3.0, -.01), .38, .6, P.agave(2), POT[1], 1.1)
    for y, w, m in ((-4.2, .22, (.13, .13, .135)), (-3.9, .05, (.58, .33, .24))):
        C.box((-2.4, y, Z+.02), (1.6, y+w, Z+.0215), M.rug(m, tuple(q*.8 for q in m)), 0)
    return dict(loc=(3.75, -7.6, 1.40), heading=-33, lens=28.5, hz=.45, look=dict(key=1.5, contrast=2.14, wb=(.96, 1, 1.04), view=outdoors(x1=4.58, sat=1.3)))


def kitchen():
    outside(); sides(-4.6, 4.2, -7.4)
    C.box((-5, -7.8, -.3), (4.6, 0, 0), PORCELAIN, 0)
    roof(-4.6, 4.2, -7.4, ((-2.6, 2.2),), -3.7, -2.5)
    A.glazing([(-4.6, 0), (-1.2, 0)], .0, H, 3.4, .035, BLACK, GL); A.glazing([(2.4, 0), (4.2, 0)], .0, H, 3.4, .035, BLACK, GL); A.glazing([(-1.2, -.09), (-3.2, -.09)], .0, H, 2.0, .035, BLACK, GL)
    # one steel block, 4.6 m long, under the roof light
    C.box((-2.5, -3.62, .10), (2.1, -2.62, .90), STEEL, .003); C.box((-2.4, -3.5, 0), (2.0, -2.74, .10), BLACK, 0); C.box((-2.52, -3.66, .90), (2.12, -2.58, .925), STEEL, .003)
    C.box((-2.535, -3.66, .0), (-2.50, -2.58, .925), OAK, .002); C.box((-1.9, -4.75, .001), (1.2, -3.95, .014), M.rug((.52, .42, .33), (.42, .32, .24)), .006)       # an end of oak, a runner before the drawers
    for x in (-1.58, -.66, .26, 1.18):
        C.box((x-.004, -3.626, .13), (x+.004, -3.61, .87), BLACK, 0)
    for a, b in ((-2.46, -1.62), (-1.54, -.70), (-.62, .22), (.30, 1.14)):       # drawers with a shadow gap for the hand
        C.box((a, -3.628, .50), (b, -3.61, .515), BLACK, 0); C.box((a, -3.628, .855), (b, -3.61, .872), BLACK, 0)
    C.box((.5, -3.4, .925), (1.5, -2.84, .929), M.solid((.01, .01, .011), .06), 0); C.box((-1.3, -3.35, .924), (-.6, -2.9, .927), M.solid((.20, .20, .20), .3, .9), 0); R.tap_arc((-.95, -2.82, .925), 0, BLACK, .38, .22)
    F.bowl((.15, -3.1, .925), .21, POT[1], M.solid((.70, .50, .06), .45)); F.vase((1.25, -2.95, .925), 1, .9, POT[0], 12, 6); T.in_use((-1.75, -3.1, .925), 0, 1.3, .6, 4, 'cook'); F.pot((1.85, -2.85, .925), .08, .13, P.shrub('green', 2, 2600, .15, .26), POT[2], .9)
    for i, x in enumerate((-.7, .1, .95)):
        with C.Group((x, (-2.22, -2.05, -2.2)[i], 0), (5, -22, 7)[i]):       # on the far side: no backs before the block
            F.stool((0, 0, 0), 0, .66, PEACH_WOOL, BLACK)
    line(-2.2, 1.8, -3.12, .95, 1)
    # tall oak wall on the right with a clear niche
    R.wardrobe((4.2, -5.9, 0), -90, 2.4, H-.02, .64, OAK); R.wardrobe((4.2, -1.4, 0), -90, 1.6, H-.02, .64, OAK)
    R.counter((4.2, -3.45, 0), -90, 2.5, .64, .90, OAK, STEEL, 'flat', None, (1, 2), None)
    C.box((4.17, -4.7, .90), (4.2, -2.2, 2.0), GLASS_TILE, 0); C.box((3.6, -4.7, 2.0), (4.2, -2.2, H-.02), OAK_H, .003); A.led((3.64, -4.65, 1.99), (3.64, -2.25, 1.99), 6); A.area((3.8, -3.45, 1.97), (.05, 2.3), 12, (1, .82, .6))
    R.shelf((4.18, -3.45, 1.42), -90, 2.4, .22, STEEL, seed=31, thick=.02); I.ceramics((3.95, -2.6, .90), 4, .7, 3); C.box((4.08, -4.5, .90), (4.12, -4.2, 1.3), OAK, .01)
    # dining by the open glass, two places laid and one chair drawn back
    C.box((-3.65, -2.15, .715), (-1.55, -1.1, .74), OAK_H, .004)
    for x in (-3.5, -1.7):
        for y in (-2.0, -1.25):
            C.box((x-.025, y-.025, 0), (x+.025, y+.025, .72), BLACK, .003)
    for x, y, a in ((-3.05, -.80, 3), (-2.1, -.55, -14), (-1.28, -1.66, -90)):
        F.chair((x, y, 0), a, SEA, BLACK)
    disc(-2.6, -1.62, 1.42)
    F.vase((-2.62, -1.5, .74), 2, .7, POT[2], 9, 3); T.in_use((-2.6, -1.72, .74), 0, 1.0, .3, 1)
    for x in (-3.1, -2.1):
        T.setting((x, -1.35, .74), 180, int(-x*9), T.WHITE)
    T.setting((-3.1, -1.92, .74), 0, 5, T.WHITE)
    F.pot((3.5, .9, -.01), .36, .58, P.agave(2), POT[0], 1.1); F.lounge_chair((.4, 1.7, -.01), 160, OAK_H, CHALK); F.lounge_chair((1.5, 1.8, -.01), 200, OAK_H, CHALK)
    return dict(loc=(-4.45, -5.9, 1.28), heading=46, lens=24.5, hz=.42, look=dict(key=1.4, contrast=2.1, wb=(1.0, 1, 1.0), view=outdoors(sat=1.3, gain=1.1)))       # past the table and along the block, to the wall of oak


def bedroom():
    outside(True); sides(-4.6, 3.8, -7.0, True)
    C.box((-5, -7.4, -.3), (3.9, 0, 0), PORCELAIN, 0)
    roof(-4.6, 3.8, -7.0, ((-3.2, 2.6),), -3.6, -2.5, right=.5)
    A.glazing([(-4.6, 0), (3.8, 0)], .0, H, 2.8, .035, BLACK, GL); A.glazing([(3.8, -7.0), (3.8, 0)], .0, H, 2.4, .035, BLACK, GL); A.portal((3.85, -3.5, H/2), (H, 7), (0, 1.5708, 0))
    # the bed faces the sea from a free-standing panel of pale oak
    C.box((-2.9, -5.14, 0), (1.7, -5.0, 1.35), OAK_H, .004); A.slats((-2.88, -4.985), (1.68, -4.985), .0, 1.33, OAK, .026, .026, .052); A.led((-2.9, -5.07, 1.36), (1.7, -5.07, 1.36), 4); A.area((-.6, -5.07, 1.4), (4, .1), 10, (1, .80, .56), (math.pi, 0, 0))
    C.box((-2.6, -5.0, .001), (1.5, -1.6, .018), M.rug((.64, .61, .55), (.52, .49, .44), 'trellis'), .006)
    with C.Group((-.6, -3.88, .016), 180):
        C.box((-1.15, -1.14, .14), (1.15, 1.12, .30), OAK_H, .01); C.box((-.9, -.9, 0), (.9, 1.0, .14), BLACK, 0)
        I.bedding(1.9, 2.1, I.LINEN(), CLAY, (GRAPHITE, SAND), 3, (1.15, 1.14, .30))
    for x in (-2.25, 1.05):
        C.box((x-.28, -4.98, .36), (x+.28, -4.55, .44), OAK_H, .004); F.books((x, -4.75, .44), 12, 2, int(x*5+20))
        C.tube([(x, -4.98, 1.0), (x, -4.80, 1.0)], .008, BLACK, 8); C.lathe([(.02, .10), (.05, .0), (.048, .0), (.015, .09)], (x, -4.78, .93), BLACK, 32); C.lathe([(.001, .005), (.045, .005)], (x, -4.78, .93), M.emit((1, .78, .52), 8), 20); A.area((x, -4.78, .9), (.1, .1), 5, (1, .78, .52))
    I.bench((-.6, -2.2, .016), 0, 1.6, .46, CHALK, BLACK); I.throw((-.95, -2.2, .447), 0, (.46, .42), .26, SEA, 4); T.open_book((-.35, -2.2, .447), 78, 3)
    F.lounge_chair((2.6, -2.2, 0), -40, OAK_H, CHALK); C.lathe([(.001, .44), (.2, .44), (.21, .42), (.03, .40), (.02, .03), (.16, 0), (.001, 0)], (3.25, -3.0, 0), BLACK, 48); I.glass((3.25, -3.0, .44), 1, False); F.books((3.2, -2.95, .44), 30, 1, 5)
    R.wardrobe((-.6, -7.0, 0), 180, 4.4, H-.02, .6, OAK)
    R.drape((-4.4, -.2), (-3.3, -.2), .02, H-.02, M.sheer((.86, .86, .85), .2), .06, .15); R.drape((3.62, -6.6), (3.62, -5.6), .02, H-.02, M.sheer((.86, .86, .85), .2), .06, .15)
    line(-4.2, 3.0, -1.0, 0, 5); F.pot((3.2, -.6, 0), .26, .44, P.broadleaf(5, 24, 1.5), POT[1])
    F.lounge_chair((.6, 1.6, -.01), 168, OAK_H, CHALK); F.lounge_chair((2.0, 1.7, -.01), 194, OAK_H, CHALK); C.lathe([(.001, .44), (.2, .44), (.21, .42), (.03, .40), (.02, .03), (.16, 0), (.001, 0)], (1.3, 1.45, -.01), BLACK, 48); F.pot((5.2, 2.6, -.01), .38, .6, P.agave(2), POT[1], 1.1)
    return dict(loc=(-4.42, -3.45, 1.22), heading=87, lens=26, hz=.43, look=dict(key=1.34, contrast=2.06, view=outdoors(x1=3.78, gain=.95, sat=.92)))       # the bed in profile between two walls of glass


def bath():
    outside(True); sides(-3.4, 2.8, -5.4, True)
    C.box((-3.8, -5.8, -.3), (2.9, 0, 0), PORCELAIN, 0)
    roof(-3.4, 2.8, -5.4, ((-1.6, 1.4),), -3.3, -2.3, right=.5)
    A.glazing([(-3.4, 0), (2.8, 0)], .0, H, 3.1, .035, BLACK, GL); A.glazing([(2.8, -3.0), (2.8, 0)], .0, H, 3.0, .035, BLACK, GL); A.portal((2.85, -1.5, H/2), (H, 3), (0, 1.5708, 0)); C.box((2.8, -5.8, 0), (3.2, -3.0, H), WHITE, .004)
    # a free-standing bath before the glass, a stone table beside it
    SOLID = M.solid((.80, .80, .79), .28)
    I.tub((.15, -1.35, 0), -8, 1.80, .86, .58); I.floor_tap((.72, -.72, 0), (.25, -1.2), .95, BLACK)
    I.tray((-.05, -1.33, .585), (.20, .90), -8, OAK_H); I.candles((-.08, -1.56, .60), 2, 4, 5); T.drinking_glass((-.03, -1.12, .60), 'wine', T.WHITE)
    C.lathe([(.001, .46), (.17, .46), (.18, .44), (.15, .03), (.001, 0)], (-1.05, -1.75, 0), POT[1], 48); I.folded((-1.05, -1.75, .46), 20, 3, size=(.28, .2))
    C.box((-2.1, -3.7, .001), (-.55, -2.45, .016), M.rug((.60, .53, .44), (.46, .39, .31), 'trellis'), .006); I.bench((-1.35, -3.1, .016), 18, 1.05, .44, CLAY, BLACK); I.folded((-1.55, -3.16, .447), 18, 3, size=(.32, .24)); T.open_book((-1.02, -3.0, .447), 40, 3)
    # long oak washstand on the left wall, mirror from wall to wall
    with C.Group((-3.4, -2.9, 0), 90):
        C.box((-1.7, -.52, .50), (1.7, 0, .80), OAK_H, .004); C.box((-1.72, -.54, .80), (1.72, 0, .83), SOLID, .004)
        for x in (-.8, .8):
            C.box((x-.30, -.44, .83), (x+.30, -.08, .95), SOLID, .02, 4); C.box((x-.26, -.40, .945), (x+.26, -.12, .952), M.solid((.60, .60, .59), .3), 0); C.tube([(x, 0, 1.12), (x, -.2, 1.12), (x, -.22, 1.10)], .012, BLACK, 10)
        C.box((-1.7, -.03, 1.15), (1.7, -.022, 2.2), M.solid((.86, .87, .87), .0, 1.0), 0); A.led((-1.7, -.02, 2.22), (1.7, -.02, 2.22), 6); A.area((0, -.25, 2.2), (3, .1), 16, (1, .82, .60))
        I.folded((0, -.25, .83), 3, 3); F.vase((1.45, -.22, .83), 2, .55, POT[2], 5, 2); C.lathe([(.001, 0), (.032, 0), (.034, .13), (.012, .15), (.010, .17), (.001, .17)], (-1.45, -.2, .83), M.solid((.16, .10, .05), .25), 24)
    C.box((-3.4, -5.4, 0), (-3.385, -.02, H), OAK, 0); A.slats((-3.37, -1.15), (-3.37, -.1), .0, H, OAK, .04, .04, .065)      # the washstand's wall is lined with oak
    # outside: a low trough before the bath, an olive tree, the evening's chair
    C.box((-.6, .7, -.012), (4.6, 1.2, .40), POT[0], .012); P.bed([(-.5, .76), (4.5, .76), (4.5, 1.14), (-.5, 1.14)], [(P.grass('fountain', 1), 2), (P.lavender(2), 2.4), (P.grass('stipa', 3), 2.2), (P.shrub('grey', 2, 2400, .3, .45), 2)], 20, 21, .38, (.55, .85))
    F.pot((-.9, 3.0, -.01), .36, .52, P.tree('olive', 2.2, 4, 16000), POT[1])
    F.pot((-2.75, -.55, 0), .24, .40, P.broadleaf(3, 24, 1.5), POT[1])
    I.basket((-2.75, -1.6, 0), .2, .3); line(-3.0, 2.4, -4.2, 0, 5)
    F.lounge_chair((-1.9, 1.7, -.01), 58, OAK_H, CHALK)
    return dict(loc=(2.35, -4.75, 1.3), heading=-35, lens=27, hz=.42, look=dict(key=1.32, contrast=2.1, wb=(1.0, 1, .99), view=outdoors(x1=2.78, sat=1.45, gain=.9, col=(1.03, 1, .98))))


def duplex():
    """Stone, glass and brass: the living room of the duplex at six in the evening, its oak stair against a wall of stone, the glass lift beside it."""
    STONE, BRASS = M.stone_tiles(1.6, .8, (.46, .44, .41), (.56, .54, .505), .002, .3), I.BRASS()
    TOBACCO, STRAW, NIGHT = M.fabric((.27, .175, .10), 200.0), M.fabric((.60, .50, .34)), M.fabric((.07, .085, .11), 200.0)
    outside(); C.box((-6, -9.4, -.3), (5.6, 0, 0), M.stone_tiles(1.2, 1.2, (.50, .48, .445), (.58, .56, .525), .002, .24), 0); sides(-5.4, 4.8, -8.6)
    C.box((-5.8, -9, H), (5.2, 2.6, H+.4), WHITE, .01); C.box((-5.8, 2.57, H-.02), (5.2, 2.63, H+.3), BRASS, .004)
    A.glazing([(-5.4, 0), (4.8, 0)], .0, H, 2.55, .035, BRASS, GL)
    # right: the wall of stone, the stair of oak that climbs along it, the glass lift with its brass frame
    C.box((4.5, -9, 0), (4.8, 0, H), STONE, 0)
    for i in range(14):
        C.box((3.45, -2.0-.30*i-.32, .21*(i+1)-.06), (4.5, -2.0-.30*i, .21*(i+1)), OAK_H, .006)
    for a, b in (((3.44, -2.0, .2), (3.44, -6.2, 3.1)),):
        C.obj(C.mesh('glass', [(3.44, -2.0, .1), (3.44, -6.2, 3.0), (3.44, -6.2, 3.05), (3.44, -2.0, 1.15)], [(0, 1, 2, 3)], M.glass(), uv=False)); C.tube([(3.44, -2.0, 1.15), (3.44, -4.7, 3.04)], .02, BRASS, 10)
    for i in range(9):       # balusters under the hand rail
        C.tube([(3.47, -2.15-.30*i, .21*(i+1)), (3.47, -2.15-.30*i, 1.255+.21*i)], .007, BRASS, 8)
    A.led((4.47, -2.2, .35), (4.47, -5.9, 2.95), 4); A.area((4.1, -4.2, H-.04), (.7, 3.2), 26, (1, .86, .66))
    C.box((3.46, -1.5, 0), (4.5, -.5, .04), STONE, 0)
    for x, y in ((3.46, -1.55), (3.46, -.45), (4.46, -1.55), (4.46, -.45)):
        C.box((x-.025, y-.025, 0), (x+.025, y+.025, H), BRASS, .003)
    for a, b in (((3.46, -1.55), (4.46, -1.55)), ((3.46, -1.55), (3.46, -.45))):
        A.glazing([a, b], .02, H-.02, 1.2, .03, BRASS, M.glass())
    C.box((3.5, -1.5, .04), (4.42, -.5, .10), OAK_H, 0); A.area((3.96, -1.0, H-.1), (.6, .6), 8, (1, .86, .66))
    # left: a long fire in the stone, a low bench of stone
    C.box((-5.4, -6.8, 0), (-5.0, -1.6, H), STONE, .004); C.box((-5.03, -5.2, .46), (-4.97, -3.2, .90), M.solid((.012, .010, .009), .8), 0); F.fire((-4.95, -4.2, .47), 90, 1.8, .30, 26); C.box((-5.4, -6.8, .26), (-4.6, -1.6, .34), STONE, .006); F.book_row((-5.02, -6.1, .34), 90, .8, 4); I.ceramics((-4.8, -2.1, .34), 4, .9, 4)
    # a sofa and a daybed, a brass and stone table between, tub chairs
    C.box((-3.9, -6.2, .001), (2.4, -1.2, .018), M.rug((.58, .53, .45), (.43, .39, .33), 'trellis'), .008)
    I.sofa_low((-1.0, -1.8, .018), 0, 3.6, 1.05, CHALK, BLACK, pillows=((-1.3, STRAW), (-.4, NIGHT), (1.2, TOBACCO)))
    I.bench((-1.0, -5.35, .018), 0, 2.3, .80, TOBACCO, BLACK); I.throw((-1.5, -5.35, .455), 90, (.50, .78), .24, STRAW, 4)       # no back stands before the room
    F.tub_chair((1.7, -3.0, .018), -84, NIGHT, BRASS, 1.05); F.tub_chair((1.7, -4.2, .018), -98, NIGHT, BRASS, 1.05)
    C.box((-2.1, -4.1, .018), (.1, -3.0, .06), BRASS, .004); C.box((-2.2, -4.2, .28), (.2, -2.9, .34), STONE, .006)
    for x in (-2.0, 0.0):
        C.box((x-.03, -4.0, .06), (x+.03, -3.1, .28), BRASS, .004)
    T.open_book((-1.6, -3.7, .34), 18, 3); F.bowl((-.3, -3.2, .34), .18, POT[1]); T.cheese((-1.05, -3.4, .34), 20, 3); I.glass((-.5, -3.8, .34), 1, True); I.glass((-.35, -3.7, .34), 1, True); I.throw((.2, -1.46, .43), 5, (.46, .62), .22, NIGHT, 5)
    for x, d in ((-1.7, .9), (-.9, 1.15), (-.1, .8)):
        C.tube([(x, -3.5, H), (x, -3.5, H-d)], .004, BRASS, 6); C.lathe([(.001, .12), (.10, .10), (.12, .0), (.10, -.10), (.001, -.12)], (x, -3.5, H-d), F.shade((.80, .78, .73), .25), 40); C.lathe([(.122, .012), (.126, .012), (.126, -.012), (.122, -.012)], (x, -3.5, H-d), BRASS, 40)
    A.area((-.9, -3.5, 1.9), (1.6, .2), 14, (1, .82, .60)); line(-4.6, 3.0, -6.9, 0, 5)
    for i in range(40):       # awnings of pale cloth
        C.obj(C.mesh('awning', [(-5.2+.25*i, .1, H-.1), (-4.95+.25*i, .1, H-.1), (-4.95+.25*i, 3.0, 2.44), (-5.2+.25*i, 3.0, 2.44), (-4.95+.25*i, 3.0, 2.26), (-5.2+.25*i, 3.0, 2.26)], [(0, 1, 2, 3), (3, 2, 4, 5)], M.sheer((.80, .76, .68), .12), uv=False)) if i % 10 < 8 else None
    F.lounge_chair((-2.6, 1.7, -.01), 165, OAK_H, CHALK); F.lounge_chair((-1.3, 1.8, -.01), 200, OAK_H, CHALK); F.pot((1.8, 2.6, -.01), .38, .6, P.agave(2), POT[1], 1.1); F.pot((-4.7, -.7, 0), .3, .48, P.broadleaf(3, 28, 1.7), POT[1])
    return dict(loc=(-4.0, -8.2, 1.4), heading=26, lens=22, hz=.43, look=dict(key=1.0, contrast=2.25, wb=(.985, 1, 1.02), bloom=.07, view=outdoors(gain=.7, col=(1.0, .98, 1.03))))


def south(dining=False):
    """The living room between two bedrooms: a long oak bench under the back wall, fins over the table, the terrace along the whole south front."""
    SEAGLASS, PEACH, STONE = M.fabric((.36, .44, .41)), M.fabric((.42, .245, .165)), POT[0]
    outside(); C.box((-7.4, -7.4, -.3), (6.8, 0, 0), PORCELAIN, 0); sides(-7.0, 6.4, -6.6)
    roof(-7.0, 6.4, -6.6, ((-6.0, -3.2),), -3.6, -2.0)
    for a in (-7.0, -2.4, 2.2):
        A.glazing([(a, 0), (a+4.2, 0)], .0, H, 2.1, .035, BLACK, GL); C.box((a+4.2, -.16, 0), (a+4.6, .2, H), WHITE, .006)
    # back wall: pale oak panels, a bench for its length, pictures and a lit shelf
    C.box((-7.0, -6.6, 0), (6.4, -6.54, H), OAK, 0)
    for i in range(22):
        C.box((-6.9+.62*i, -6.545, 0), (-6.893+.62*i, -6.535, H), BLACK, 0)
    C.box((-1.6, -6.54, .0), (5.6, -5.95, .36), OAK_H, .008); F.cushion((2.0, -6.22, .43), (7.0, .56, .14), SEAGLASS, 12, .03, 3)
    for i, m in enumerate((PEACH, CHALK, SEAGLASS, CHALK, PEACH, CHALK, SEAGLASS)):
        I.pillow((-1.0+1.0*i, -6.42, .70), (.62, .5, .18), m, i, (-1.2, 0, .04*(-1)**i))
    C.box((-1.6, -6.54, 1.55), (5.6, -6.28, 1.59), OAK_H, .005); A.led((-1.5, -6.5, 1.54), (5.5, -6.5, 1.54), 4); A.area((2.0, -6.3, 1.5), (6.4, .06), 14, (1, .84, .62)); F.art((.4, -6.40, 1.95), .9, .66, 180, 12); F.art((2.0, -6.40, 1.93), .6, .6, 180, 15); I.ceramics((3.4, -6.4, 1.59), 4, .7, 3); F.books((4.6, -6.4, 1.59), 6, 4, 3)
    if not dining:       # low tables, two deep chairs and a sofa with their backs to the sea
        C.box((-1.2, -5.7, .001), (4.6, -1.9, .016), M.rug((.60, .57, .50), (.48, .45, .39)), .006)
        for y, w, m in ((-5.5, .26, (.36, .44, .41)), (-5.12, .06, (.62, .38, .27)), (-4.98, .03, (.36, .44, .41))):
            C.box((-1.2, y, .016), (4.6, y+w, .0175), M.rug(m, tuple(q*.8 for q in m)), 0)
        I.sofa_low((2.6, -2.6, .016), 0, 2.8, 1.0, CHALK, OAK_H, pillows=((-.9, PEACH), (.2, CHALK), (.9, SEAGLASS)))
        F.lounge_chair((-.3, -3.4, .016), 66, OAK_H, SEAGLASS); F.lounge_chair((.1, -4.6, .016), 96, OAK_H, SEAGLASS)
        for x, y, r, h, m in ((2.2, -4.3, .66, .30, STONE), (1.2, -3.9, .36, .38, OAK_H)):
            C.lathe([(.001, h), (r, h), (r+.01, h-.02), (r*.9, .03), (.001, 0)], (x, y, .016), m, 64)
        F.books((2.0, -4.5, .316), 20, 3, 2); I.ceramics((2.45, -4.1, .316), 3, .75, 3); F.bowl((1.2, -3.9, .396), .14, POT[0]); I.throw((3.3, -2.26, .43), 5, (.46, .62), .22, PEACH, 4)
    # the table under the fins
    C.lathe([(.001, .74), (.80, .74), (.82, .72), (.80, .70), (.001, .70)], (-4.6, -2.9, 0), OAK_H, 72); C.lathe([(.001, .70), (.14, .70), (.10, .3), (.38, .02), (.36, 0), (.001, 0)], (-4.6, -2.9, 0), BLACK, 48)
    seats = (66, 118, 180, 242, 294) if dining else range(20, 380, 60)      # no chair stands before the table
    for k, turn in enumerate(seats):
        a = math.radians(turn)
        d = 1.28 if dining and turn == 66 else 1.05       # one is drawn back
        F.tub_chair((-4.6+d*math.cos(a), -2.9+d*math.sin(a), 0), turn-90+(18 if d > 1.1 else 0), PEACH if k % 3 == 0 else SAND)
    F.vase((-4.6, -2.9, .74), 0, .8 if dining else 1.0, POT[1], 12, 5); F.bowl((-4.25, -3.1, .74), .15, POT[0], M.solid((.70, .50, .06), .45))
    if dining:
        T.cheese((-4.4, -2.62, .742), 30, 2); T.bottle((-4.82, -2.72, .742)); T.halved((-4.72, -3.16, .742), None, 3, 2, .06)
    for k in range(5):
        a = 2.4*k
        C.tube([(-4.6+.3*math.cos(a), -2.9+.3*math.sin(a), H+.3), (-4.6+.3*math.cos(a), -2.9+.3*math.sin(a), 1.9+.12*k)], .003, BLACK, 6); C.lathe([(.001, -.12)]+[(.06*math.sin(math.pi*i/12), -.06-.06*math.cos(math.pi*i/12)) for i in range(1, 12)]+[(.001, 0)], (-4.6+.3*math.cos(a), -2.9+.3*math.sin(a), 1.9+.12*k), F.shade((.80, .78, .73), .12), 24)
    line(-1.4, 4.8, -3.9, 0, 5)
    F.pot((-6.4, -.7, 0), .3, .5, P.broadleaf(2, 22, 1.15) if dining else P.tree('olive', 2.2, 6, 14000), POT[1]); F.pot((5.4, -.8, 0), .28, .46, P.broadleaf(3, 26, 1.6), POT[0]); R.drape((1.2, -.2), (1.75, -.2), .02, H-.02, M.sheer((.86, .86, .85), .25), .07, .15); R.drape((-3.4, -.2), (-2.9, -.2), .02, H-.02, M.sheer((.86, .86, .85), .25), .07, .15)
    F.lounger((-.6, 1.5, -.01), 90, CHALK, OAK_H, 30, PEACH); F.lounger((-.6, 2.5, -.01), 90, CHALK, OAK_H, 30); F.pot((4.4, 2.6, -.01), .38, .6, P.agave(2), POT[1], 1.1)
    y = .9 if dining else 0      # the sideboard; where the table is the subject, in line with it
    C.box((-7.0, y-5.2, .38), (-6.55, y-2.4, .74), OAK_H, .006); I.table_lamp((-6.78, y-4.7, .74), 1.1, 4, POT[2]); F.books((-6.78, y-3.9, .74), 86, 3, 4); I.ceramics((-6.78, y-2.8, .74), 4, .8, 3); F.art((-6.96, y-3.8, 1.65), 1.9, 1.2, 90, 44)
    if dining:
        I.ring_rug((-4.6, -2.9, 0), 1.75, (M.rug((.44, .31, .22), (.34, .23, .16)), M.rug((.62, .55, .45), (.48, .41, .33))), (.07, .05, .03, 1.7))
        for turn in seats:
            a = math.radians(turn)
            I.place_setting((-4.6+.56*math.cos(a), -2.9+.56*math.sin(a), .742), turn+90, wine=turn != 180)
        C.box((-7.0, -6.6, 0), (-6.985, 0, H), M.plaster((.56, .45, .37)), 0)
        return dict(loc=(.75, -3.0, 1.2), heading=-90, lens=35, hz=.41, look=dict(key=1.28, contrast=2.02, wb=(.96, 1, 1.05), view=outdoors(gain=1.9, sat=1.2, col=(.97, 1, 1.04))))
    return dict(loc=(5.5, -5.85, 1.2), heading=-50, lens=27, hz=.43, look=dict(key=1.2, contrast=2.3, wb=(.98, 1, 1.03), view=outdoors(gain=1.15, sat=1.4)))


CAMS = {ROOM: dict(duplex=duplex, south=south, south_dining=lambda: south(True), living=living, kitchen=kitchen, bedroom=bedroom, bath=bath)[ROOM]()}
run('penthouse_rooms', CAMS, bounces=5, clamp=2.5, interior=True,
    look=dict(DAY_ROOM, key=1.2, pct=70, wb=(.985, 1, 1.01), contrast=1.74, sat=1.3, bloom=.05, bloom_thr=2.0))
