"""The resort: heated 25-metre pool beside the clubhouse, and the lower garden.  Cameras: pool25, lanes, garden, fountain."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I
from kit.render import run, asked, late, outdoors

C.reset()
family.choose('villa')
K = asked('pool25')
POOL_SIDE = K in ('pool25', 'lanes')
EYE = (-2.5, 4.2, 1.55)       # of the garden
if POOL_SIDE:
    S.sky(elev=13, azim=-72, strength=.145, dust=.5, ozone=2.2, clouds=.6, cloud_gain=2.3, cloud_col=(1, .88, .76), seed=124.0, tint=(.97, 1, 1.02), pale=.4, sun=6.8, sun_col=(1, .74, .50), sun_elev=16)
else:
    S.sky(elev=14, azim=-118, strength=.14, dust=.5, ozone=2.2, clouds=.6, cloud_gain=2.4, cloud_col=(1, .88, .76), seed=131.0, tint=(.97, .99, 1.02), pale=.35, sun=6.8, sun_col=(1, .76, .53), sun_elev=17)
S.landscape(sea=44, shore=340, start=36, drop0=6, seed=66.0 if POOL_SIDE else 69.0, k=1/18000, cam=(0, 0), a0=-75, a1=75, r0=44, houses=0, trees=2400, tree_min=105,
            hills=((4300, 6400, 1900, 1300, 420),) if POOL_SIDE else ((-4000, 5800, 1900, 1300, 480), (5000, 7800, 1900, 1300, 320)))
W = M.plaster((.84, .825, .80))
PAVE = M.stone_tiles(1.2, .6, (.58, .53, .46), (.67, .62, .55), .005, .5)
COP = M.stone_tiles(1.2, 2, (.70, .66, .595), (.77, .73, .67), .004)
TEAK, LIN, BLUE, CLAY = M.wood((.33, .21, .12), (.50, .36, .22)), M.fabric((.74, .71, .65)), M.fabric((.24, .32, .37)), M.fabric((.47, .28, .18))
SOFF = M.wood((.33, .22, .13), (.49, .355, .23), plank=.13, length=3.0)
mix = [(P.grass('fountain', 1), 2.2), (P.lavender(1), 2.4), (P.shrub('pitto', 2), 1.6), (P.shrub('grey', 3), 1.6), (P.grass('stipa', 2), 2), (P.agave(1), .8)]
if POOL_SIDE:
    X0, X1, Y0, Y1 = -5.0, 3.4, .5, 25.5
    A.deck_with_hole([(-30, -14), (30, -14), (30, 29.4), (-30, 29.4)], [(X0-.02, Y0-.02), (X1+.02, Y0-.02), (X1+.02, Y1+.02), (X0-.02, Y1+.02)], 0, .4, PAVE, 0)
    A.pool([(X0, Y0), (X1, Y0), (X1, Y1), (X0, Y1)], level=-.04, depth=1.5, tint=(.66, .90, .92), ripple=.004, tile=M.pool_floor((.20, .43, .48), (.245, .48, .53), .15, caustics=.12))
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
        I.carafe((9.55, y+.1, .72)); I.glass((9.75, y-.1, .72), 1, False)
        F.pendant((9.6, y, 3.17), .8, 'rattan', s=.3, r=.26); F.art((16.58, y, 1.7), 1.8, 1.2, -90, int(y)); I.sofa_low((15.6, y, .02), -90, 2.6, .95, (BLUE, LIN)[int(y) % 2], TEAK, pillows=((-.8, CLAY), (.8, LIN))); I.floor_lamp((15.9, y+2.0, .02), 1.55, 5)
    for i in range(5):       # between the piers
        F.pot((7.67, 5.9+4.1*i, 0), .34, .52, (P.agave(2), P.grass('fountain', 2), P.lavender(1))[i % 3], M.microcement((.50, .31, .21)), 1.0)
    # loungers with parasols on the left, towels
    for i in range(6):
        y = 3.2+3.1*i
        F.lounger((-6.5, y, 0), 90, LIN, TEAK, 30, BLUE if i in (1, 4) else None); F.lounger((-6.5, y+1.35, 0), 90, LIN, TEAK, 34, CLAY if i in (0, 3) else None)      # feet to the water
        if i % 2 == 0:
            F.parasol((-8.2, y+.7, 0), 1.35, 2.55)
    I.basket((5.3, 1.6, 0), .26, .38); I.folded((4.6, 2.1, 0), 20, 3); F.pot((6.4, 1.4, 0), .48, .74, P.tree('olive', 2.5, 5, 18000))
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
    # round basin at the end of the walk
    CX, CY, R = 0, 17.4, 2.6
    C.prism(C.arc(CX, CY, R+2.4, 0, 355, 71), -.3, .004, GRAV, 0)
    ring = [(R, 0), (R+.42, 0), (R+.42, .40), (R+.36, .45), (R+.02, .45), (R, .40)]
    C.lathe([(R+.42, 0), (R+.42, .40), (R+.36, .46), (R+.02, .46), (R-.02, .40), (R-.02, .05), (.001, .05)], (CX, CY, 0), M.stone_tiles(3, 3, (.60, .55, .48), (.68, .63, .56)), 72)
    C.obj(C.mesh('water', [(CX+(R-.03)*math.cos(a*.0873), CY+(R-.03)*math.sin(a*.0873), .36) for a in range(72)], [tuple(range(72))], M.pool_water((.70, .88, .87), .02, 2.0), uv=False))
    C.lathe([(.001, .30), (.22, .30), (.14, .36), (.10, .9), (.16, .98), (.55, 1.06), (.66, 1.14), (.62, 1.14), (.1, 1.08), (.001, 1.08)], (CX, CY, 0), M.stone_tiles(3, 3, (.62, .57, .50), (.70, .65, .58)), 48)
    C.lathe([(.001, 1.11), (.60, 1.115)], (CX, CY, 0), M.pool_water((.80, .92, .92), .03, 3.0), 40)
    C.tube([(CX, CY, 1.1), (CX, CY, 1.62), (CX, CY, 1.78)], [.030, .026, .008], M.falling_water(), 8)       # a jet that falls back into the bowl
    for k in range(18):
        a, q = k*.349, .20+.05*(k % 3)
        C.tube([(CX+q*t*math.cos(a), CY+q*t*math.sin(a), 1.74+.10*math.sin(math.pi*min(1, t*.8))-.62*t**3) for t in (.1, .35, .6, .85, 1.0)], [.008, .010, .010, .012, .014], M.falling_water(), 5)
    for k in range(22):
        a = k*.2856
        C.tube([(CX+.64*math.cos(a), CY+.64*math.sin(a), 1.12), (CX+.70*math.cos(a), CY+.70*math.sin(a), .95), (CX+.72*math.cos(a), CY+.72*math.sin(a), .36)], [.016, .013, .010], M.falling_water(), 6)
    # clipped hedges, lavender, cypress pairs, olives
    for s in (-1, 1):
        poly = [(s*1.5, -8), (s*4.1, -8), (s*4.1, 13), (s*1.5, 13)]
        C.prism(poly, -.05, .02, SOIL, 0)
        P.bed([(s*1.6, -8), (s*2.9, -8), (s*2.9, 13), (s*1.6, 13)], [(P.lavender(1), 5), (P.lavender(2), 4), (P.shrub('grey', 3), 1.2), (P.grass('stipa', 2), 1.2), (P.grass('sedge', 1), 2)], 6.4, 3+s, .02, (.65, 1.1), avoid=clear)
        P.bed([(s*3.0, -8), (s*4.1, -8), (s*4.1, 13), (s*3.0, 13)], [(P.shrub('grey', 3), 2), (P.shrub('pitto', 2), 2), (P.grass('fountain', 1), 2), (P.agave(1), .7), (P.shrub('green', 5), 1.2)], 3.4, 7+s, .02, (.55, .85), avoid=lambda x, y: math.hypot(x-EYE[0], y-EYE[1]) < 3.6)
        for i in range(0 if s > 0 else 1, 3):
            C.obj(P.cypress(3.5+.45*((i+s) % 3), .40, (i+s) % 2, 90000), (s*4.9, 9.0+3.4*i, 0), i+s)      # young: their tips are in the picture
        for i, (x, y) in enumerate(((8.4, 1.5), (9.6, 8.4), (8.0, 15.6), (14, 4), (15, 12))):
            C.obj(P.tree('olive', 3.9+.3*(i % 3), 2+i, 30000), (s*x, y+s*.8, 0), i+s*2)
        P.bed(C.arc(CX, CY, R+2.5, 20 if s > 0 else 100, 80 if s > 0 else 160, 12)+C.arc(CX, CY, R+4.2, 80 if s > 0 else 160, 20 if s > 0 else 100, 12), mix, 2.6, 12+s, 0, (.6, 1.0))
    with F.Group((2.5, 13.9, 0), 100):
        C.box((-.8, -.22, .40), (.8, .22, .46), TEAK, .01)
        for q in (-.6, .6):
            C.box((q-.12, -.18, 0), (q+.12, .18, .40), M.stone_tiles(3, 3), .01)
    I.straw_hat((2.45, 13.5, .46), 30); F.books((2.55, 14.25, .46), 20, 2, 4); I.folded((2.42, 13.05, .46), 12, 2, (CLAY, LIN), (.36, .27))
    P.lawn([(-16, -8), (-4.2, -8), (-4.2, 14), (-16, 14)], (0, -6), -.0, 14, 6, 5); P.lawn([(4.2, -8), (16, -8), (16, 14), (4.2, 14)], (0, -6), -.0, 14, 6, 6)
    A.masonry((-40, 24.0, -.5), (40, 24.5, .5)); C.box((-40, 23.95, .5), (40, 24.55, .56), COP, .01)
    for x, y, h, s in ((-20, 20, 10, 2), (20, 22, 9.5, 4)):
        C.obj(P.tree('pine', h, s, 34000), (x, y, 0), s)
CAMS = dict(
    pool25=dict(loc=(-2.6, -1.9, 1.35), heading=9, lens=23, hz=.47, look=late(1.75, 2.1, sat=1.4, clarity=.45, wb=(1.06, 1, .93), view=outdoors(-500, 500, 500, .78, 1.4, (1.05, .98, .94)))),
    lanes=dict(loc=(2.0, -2.2, 1.2), heading=-14, lens=32),
    garden=dict(loc=EYE, heading=11, lens=33, hz=.45, look=late(1.45, 1.95, view=outdoors(-500, 500, 500, .74, 1.4, (1.05, .98, .94)))),
    fountain=dict(loc=(-3.0, 11.2, 1.5), heading=27, lens=30, look=dict(key=1.35)),
)
run('resort', CAMS, clamp=3, transparent=20, look=dict(key=1.55, pct=80, contrast=1.56, sat=1.32, vignette=.10, split=.015, bloom=.05))
