"""The resort: heated 25-metre pool beside the clubhouse, and the lower garden.  Cameras: pool25, lanes, garden, fountain."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math, random
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, outdoors as O, tableware as T
from kit.render import run, asked, late, outdoors

C.reset()
family.choose('villa')
K = asked('pool25')
POOL_SIDE = K in ('pool25', 'lanes')
EYE = (-.75, 4.6, 1.55)       # of the garden
if POOL_SIDE:
    S.sky(elev=13, azim=-72, strength=.145, dust=.5, ozone=2.2, clouds=.6, cloud_gain=2.3, cloud_col=(1, .86, .72), seed=124.0, tint=(.98, .99, 1.01), pale=.3, sun=7.4, sun_col=(1, .71, .45), sun_elev=16)
else:
    S.sky(elev=12, azim=-78, strength=.14, dust=.6, ozone=2.2, clouds=.75, cloud_gain=2.4, cloud_col=(1, .86, .72), seed=131.0, tint=(.98, .99, 1.01), pale=.3, sun=7.4, sun_col=(1, .71, .45), sun_elev=17)
S.landscape(sea=44, shore=340, start=36, drop0=6, seed=66.0 if POOL_SIDE else 69.0, k=1/18000, cam=(0, 0), a0=-75, a1=75, r0=44, houses=0, trees=2400, tree_min=105,
            hills=((4300, 6400, 1900, 1300, 420),) if POOL_SIDE else ((-4000, 5800, 1900, 1300, 480), (5000, 7800, 1900, 1300, 320)))
W = M.plaster((.84, .825, .80))
PAVE = M.paving((.48, .43, .355), (.63, .575, .495))
COP = M.stone_tiles(1.2, 2, (.70, .66, .595), (.77, .73, .67), .004)
TEAK, LIN, BLUE, CLAY = M.wood((.33, .21, .12), (.50, .36, .22)), M.fabric((.74, .71, .65)), M.fabric((.24, .32, .37)), M.fabric((.47, .28, .18))
SOFF = M.wood((.33, .22, .13), (.49, .355, .23), plank=.13, length=3.0)
mix = [(P.grass('fountain', 1), 2.2), (P.lavender(1), 2.4), (P.shrub('pitto', 2), 1.6), (P.shrub('grey', 3), 1.6), (P.grass('stipa', 2), 2), (P.agave(1), .8)]
if POOL_SIDE:
    X0, X1, Y0, Y1 = -5.0, 3.4, .5, 25.5
    A.deck_with_hole([(-30, -14), (30, -14), (30, 29.4), (-30, 29.4)], [(X0-.02, Y0-.02), (X1+.02, Y0-.02), (X1+.02, Y1+.02), (X0-.02, Y1+.02)], 0, .4, PAVE, 0)
    A.pool([(X0, Y0), (X1, Y0), (X1, Y1), (X0, Y1)], level=-.04, depth=1.5, tint=(.66, .90, .92), ripple=.006, tile=M.pool_floor((.17, .42, .47), (.21, .47, .52), .15, caustics=.38))
    DARK = M.solid((.03, .09, .14), .5)
    for i in range(4):          # lane lines on the floor
        x = X0+(X1-X0)*(i+.5)/4
        C.box((x-.13, Y0+1.6, -1.5), (x+.13, Y1-1.6, -1.485), DARK, 0); C.box((x-.5, Y1-1.9, -1.5), (x+.5, Y1-1.6, -1.484), DARK, 0)
    ROPE = (M.solid((.72, .70, .66), .4), M.solid((.10, .26, .32), .4))
    for i in range(1, 4):
        x = X0+(X1-X0)*i/4
        me = [C.lathe_mesh([(.001, -.09), (.045, -.085), (.055, 0), (.045, .085), (.001, .09)], m, 12) for m in ROPE]
        for k in range(128):
            o = C.obj(me[0 if (k//6) % 3 else 1], (x, Y0+.2+.194*k, -.035)); o.rotation_euler = (math.pi/2, 0, 0)
    for a, b in (((X0-.4, Y0-.4), (X0, Y1+.4)), ((X1, Y0-.4), (X1+.4, Y1+.4)), ((X0, Y1), (X1, Y1+.4)), ((X0, Y0-.4), (X1, Y0))):
        C.box((*a, -.02), (*b, .035), COP, .012)
    A.balustrade([(-30, 29.2), (30, 29.2)], 0, 1.05)
    # clubhouse on the right: white canopy on slim piers, timber ceiling, bar
    C.box((7.0, 3.0, 3.2), (20, 25, 3.55), W, .02, 3); C.box((7.2, 3.2, 3.17), (19.8, 24.8, 3.2), SOFF, 0)
    for i in range(6):
        C.box((7.5, 3.6+4.1*i, 0), (7.85, 4.0+4.1*i, 3.18), W, .012)
    A.glazing([(12.2, 3.4), (12.2, 24.6)], .02, 3.17, 2.1); C.box((16.6, 3.2, 0), (16.8, 24.8, 3.2), M.paint((.74, .70, .63)), 0); C.box((12.3, 3.2, -.02), (16.6, 24.8, .02), M.wood(plank=.2), 0)
    A.masonry((12.2, 24.7, 0), (19.8, 25.0, 3.2)); A.masonry((12.2, 3.0, 0), (19.8, 3.4, 3.2))
    A.area((14.4, 14, 3.1), (3, 18), 700, (1, .84, .66))
    for y in (7.0, 11.2, 15.4, 19.6):
        F.coffee_table((9.6, y, 0), 0, .45, .72, M.marble())
        for s in (-1, 1):
            F.chair((9.6+.15*s, y+.78*s, 0), 180 if s < 0 else 0, LIN, TEAK)
        I.carafe((9.55, y+.1, .72)); T.drinking_glass((9.75, y-.1, .72), 'tumbler', T.JUICE); T.bottle((9.42, y-.12, .72)); F.bowl((9.68, y+.2, .72), .10, None, M.solid((.80, .58, .05), .45))
        F.pendant((9.6, y, 3.17), .8, 'rattan', s=.3, r=.26); F.art((16.58, y, 1.7), 1.8, 1.2, -90, int(y)); I.sofa_low((15.6, y, .02), -90, 2.6, .95, (BLUE, LIN)[int(y) % 2], TEAK, pillows=((-.8, CLAY), (.8, LIN))); I.floor_lamp((15.9, y+2.0, .02), 1.55, 5)
    for i in range(5):       # between the piers
        F.pot((7.67, 5.9+4.1*i, 0), .34, .52, (P.agave(2), P.grass('fountain', 2), P.lavender(1))[i % 3], M.microcement((.50, .31, .21)), 1.0)
    # loungers with parasols on the left, towels
    for i in range(6):
        y = 3.2+3.1*i
        O.lounger((-6.5, y, 0), 90, LIN, TEAK, 30, (BLUE, LIN, CLAY)[i % 3], i); O.lounger((-6.5, y+1.35, 0), 90, LIN, TEAK, 34, (LIN, CLAY, BLUE)[i % 3], i+2)      # feet to the water
        F.block_table((-7.4, y+.68, 0), (.38, .38, .36), 5, M.microcement((.66, .63, .57))); (O.drinks if i % 2 else T.open_book)((-7.4, y+.68, .36), 20*i)
        if i % 2 == 0:
            F.parasol((-8.2, y+.7, 0), 1.35, 2.55)
    I.basket((5.3, 1.6, 0), .26, .38); O.slippers((4.4, 2.4, 0), 40); F.pot((6.4, 1.4, 0), .48, .74, P.tree('olive', 2.5, 5, 18000))
    for poly, s in (([(-15, -3), (-11.2, -3), (-11.2, 25), (-15, 25)], 5), ([(4.6, 26.2), (18, 26.2), (18, 28.6), (4.6, 28.6)], 6), ([(-10, 26.6), (-6.2, 26.6), (-6.2, 28.6), (-10, 28.6)], 8)):
        C.prism(poly, -.03, .03, M.ground(), 0); P.bed(poly, mix, 2.3, s, .03, (.65, 1.05))
    for x, y, h, s in ((-12.6, 2, 7.2, 2), (-13.4, 8, 8.4, 4), (-12.4, 14, 7.6, 1), (-13.2, 20.5, 8.6, 5), (-12.2, 26, 7.4, 3)):
        C.obj(P.palm(h, s), (x, y, 0), s*1.3)
    for x, y, k, h, s in ((-19, 16, 'pine', 10, 3), (13, 27.4, 'olive', 3.8, 6), (23, 27, 'pine', 9.5, 4)):
        C.obj(P.tree(k, h, s), (x, y, 0), s)
else:
    GRAV, SOIL = M.ground((.44, .38, .29), (.56, .50, .40), 6.0), M.ground((.10, .078, .055), (.17, .135, .095), 3.0)
    clear = lambda x, y: math.hypot(x-EYE[0], y-EYE[1]) < 1.5
    C.box((-40, -16, -.4), (40, 32, -.02), M.lawn_base(), 0)
    C.box((-1.35, -12, -.3), (1.35, 14.2, 0), GRAV, 0)
    for i in range(22):       # slabs to walk on in the gravel
        C.box((-.62+.03*math.sin(i*2.1), -11.6+1.18*i, -.2), (.62+.03*math.sin(i*1.7), -10.56+1.18*i, .018), COP, .012)
    for s in (-1, 1):
        C.box((s*1.35-.06, -12, -.1), (s*1.35+.06, 14.2, .05), COP, .01)
    # round basin with two bowls at the end of the walk: a jet, water that runs over both rims in threads, foam where it lands
    CX, CY, R = 0, 17.4, 2.6
    STONE, WHITE = M.stone_tiles(3, 3, (.64, .58, .48), (.74, .68, .585)), M.white_water()
    C.prism(C.arc(CX, CY, R+2.6, 0, 355, 71), -.3, .004, GRAV, 0)
    C.lathe([(R+.42, 0), (R+.42, .40), (R+.36, .46), (R+.02, .46), (R-.02, .40), (R-.02, .05), (.001, .05)], (CX, CY, 0), STONE, 72)
    C.obj(C.mesh('water', [(CX+(R-.03)*math.cos(a*.0873), CY+(R-.03)*math.sin(a*.0873), .36) for a in range(72)], [tuple(range(72))], M.pool_water((.70, .88, .87), .03, 2.4), uv=False))
    r = random.Random(4)
    for q, z, low in ((1.18, 1.26, .36), (.62, 2.06, 1.24)):       # a bowl on its baluster, and its threads down to `low`
        k = q/1.18
        C.lathe([(.001, low-.1), (.30*k, low-.1), (.30*k, low), (.17*k, low+.12), (.13*k, low+.3), (.20*k, z-.32*k), (.14*k, z-.26*k), (.7*k, z-.12*k), (q, z), (q-.03, z+.03), (q-.08, z), (.1, z-.12*k), (.001, z-.12*k)], (CX, CY, 0), STONE, 64)
        C.lathe([(.001, z-.005), (q-.06, z-.004)], (CX, CY, 0), M.pool_water((.80, .92, .92), .03, 3.0), 48)
        drops = []
        for i in range(int(118*k)):
            a, out, w, end = r.uniform(0, 6.283), r.uniform(.03, .11), r.uniform(.002, .006), low if r.random() < .6 else r.uniform(low, z-.3*k)
            C.tube([(CX+(q+out*t**.5)*math.cos(a+.01*t), CY+(q+out*t**.5)*math.sin(a+.01*t), z+.02-(z-end)*t**1.7) for t in (0, .15, .35, .55, .75, 1)], [w*m for m in (1.6, 1.1, .8, 1.0, .6, .7)], WHITE, 5)
            drops += [((CX+(q+out+r.gauss(0, .07))*math.cos(a+r.gauss(0, .05)), CY+(q+out+r.gauss(0, .07))*math.sin(a+r.gauss(0, .05)), low+.01), 0, r.uniform(.02, .07)) for _ in range(7)]
        C.scatter(C.lathe_mesh([(.5, 0), (.44, .13), (.26, .25), (.001, .30)], WHITE, 7), drops)
    for i in range(70):       # the jet breaks into beads that fall back
        a, out, up = r.uniform(0, 6.283), abs(r.gauss(0, .15)), r.uniform(.28, .85)
        C.tube([(CX+out*t*math.cos(a), CY+out*t*math.sin(a), 2.0+4*up*t*(1-t)*(1 if t < .5 else 1.0)) for t in (0, .2, .4, .5, .6, .8, .95)], [.006, .006, .005, .007, .004, .004, .003], WHITE, 5)
    # beds up to the edges of the walk, lemons in pots round the basin, old olives that close the garden on both sides
    ROSE = P.shrub('boug', 3, 4200, .5, .62, .9)
    for s in (-1, 1):
        poly = [(s*1.42, -8), (s*5.6, -8), (s*5.6, 13.4), (s*1.42, 13.4)]
        C.prism(poly, -.05, .02, SOIL, 0)
        P.bed([(s*1.5, -8), (s*2.7, -8), (s*2.7, 13.2), (s*1.5, 13.2)], [(P.lavender(1), 5), (P.lavender(2), 4), (P.shrub('grey', 3, 2400, .32, .34), 1.4), (P.grass('stipa', 2), 1.0), (P.grass('sedge', 1), 1.4)], 7.5, 3+s, .02, (.6, .95), avoid=clear)
        P.bed([(s*2.7, -8), (s*4.2, -8), (s*4.2, 13.2), (s*2.7, 13.2)], [(ROSE, 1.5), (P.shrub('grey', 3), 2), (P.shrub('pitto', 2), 1.6), (P.grass('fountain', 1), 2.4), (P.lavender(2), 2), (P.agave(1), .6)], 4.2, 7+s, .02, (.6, .95), avoid=lambda x, y: math.hypot(x-EYE[0], y-EYE[1]) < 3.2)
        P.bed([(s*4.2, -8), (s*5.6, -8), (s*5.6, 13.2), (s*4.2, 13.2)], [(P.shrub('pitto', 2), 2), (P.shrub('green', 5), 2), (P.shrub('grey', 4), 1.4), (P.grass('fountain', 2), 1.2)], 2.4, 17+s, .02, (.9, 1.4), avoid=lambda x, y: math.hypot(x-EYE[0], y-EYE[1]) < 4.5)
        for i, (x, y, h) in enumerate(((5.2, 7.6, 4.6), (6.4, 12.0, 5.0), (11.5, 9.0, 4.6), (7.6, 18.0, 4.6), (13, 15, 5.0), (9.6, 22, 4.2))[:3 if s < 0 else 6]):       # on the left none in the line of the sun to the fountain
            C.obj(P.tree('olive', h, 2+i+(s > 0), 34000), (s*x, y+s*.5, 0), i+s*2)
        for a in (38, 142, 218, 322):
            if (a < 90 or a > 270) == (s > 0):
                F.pot((CX+(R+1.3)*math.cos(math.radians(a)), CY+(R+1.3)*math.sin(math.radians(a)), 0), .42, .62, P.tree('lemon', 1.9, 3+a % 3, 9000), M.microcement((.50, .31, .21)))
        P.bed(C.arc(CX, CY, R+2.7, 20 if s > 0 else 100, 80 if s > 0 else 160, 12)+C.arc(CX, CY, R+4.6, 80 if s > 0 else 160, 20 if s > 0 else 100, 12), mix, 3.2, 12+s, 0, (.6, 1.0))
    with F.Group((3.0, 15.0, 0), 60):
        C.box((-.8, -.22, .40), (.8, .22, .46), TEAK, .01)
        for q in (-.6, .6):
            C.box((q-.12, -.18, 0), (q+.12, .18, .40), M.stone_tiles(3, 3), .01)
    I.straw_hat((2.82, 14.68, .46), 30); F.books((3.12, 15.2, .46), 20, 2, 4)
    P.lawn([(-16, -8), (-4.2, -8), (-4.2, 14), (-16, 14)], (0, -6), -.0, 14, 6, 5); P.lawn([(4.2, -8), (16, -8), (16, 14), (4.2, 14)], (0, -6), -.0, 14, 6, 6)
    A.masonry((-40, 24.0, -.5), (40, 24.5, .5)); C.box((-40, 23.95, .5), (40, 24.55, .56), COP, .01)
    for x, y, h, s in ((-20, 20, 10, 2), (20, 22, 9.5, 4)):
        C.obj(P.tree('pine', h, s, 34000), (x, y, 0), s)
CAMS = dict(
    pool25=dict(loc=(-2.6, -1.9, 1.35), heading=9, lens=23, hz=.47, look=late(1.75, 2.1, sat=1.4, clarity=.45, wb=(1.06, 1, .93), view=outdoors(-500, 500, 500, .78, 1.4, (1.05, .98, .94)))),
    lanes=dict(loc=(2.0, -2.2, 1.2), heading=-14, lens=32),
    garden=dict(loc=EYE, heading=4, lens=33, hz=.48, look=late(1.75, 1.92, view=outdoors(-500, 500, 500, .92, 1.4, (1.04, .985, .95)))),
    fountain=dict(loc=(-3.0, 11.2, 1.5), heading=27, lens=30, look=dict(key=1.35)),
)
run('resort', CAMS, clamp=3, transparent=20, look=dict(key=1.55, pct=80, contrast=1.56, sat=1.32, vignette=.10, split=.015, bloom=.05))
