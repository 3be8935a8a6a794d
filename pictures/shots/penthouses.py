"""The penthouses' own building: a grid of deep loggias in honey-coloured stone, and on its roof a pavilion of glass and black steel, set back behind a garden.  Cameras: garden (late sun); at dusk: evening."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import math, random
from kit import core as C, family, materials as M, sky as S, architecture as A, plants as P, furniture as F, interior as I, outdoors as O, surroundings
from kit.render import run, asked, late, outdoors

C.reset()
family.choose('penthouse')
DUSK = asked() == 'evening'
if DUSK:
    S.sky(elev=3.4, azim=-70, strength=.20, dust=.8, ozone=3.0, clouds=.6, cloud_gain=1.9, cloud_col=(1, .70, .56), seed=143.0, tint=(.98, .97, 1.04), sun=1.8, sun_col=(1, .56, .32), sun_elev=6)
else:
    S.sky(elev=9, azim=-118, strength=.15, dust=.6, ozone=2.5, clouds=.8, cloud_gain=2.2, cloud_col=(1, .82, .68), seed=148.0, tint=(.97, .98, 1.03), pale=.3, sun=6.2, sun_col=(1, .69, .43), sun_elev=12)
LAND = S.landscape(sea=62, shore=620, start=60, drop0=6 if DUSK else 1.5, seed=37.0, k=1/15000, cam=(0, -20), a0=-85, a1=85, r0=84, houses=60 if DUSK else 90, house_min=150 if DUSK else 330, trees=4200, tree_min=95, built=lambda x, y: not DUSK and y < 310,
            hills=((-3800, 5400, 1900, 1400, 480), (2600, 3900, 1700, 1300, 620)))
HONEY = M.stone_tiles(1.2, .6, (.50, .405, .285), (.62, .52, .385), .006, .7)
CAP = M.stone_tiles(1.8, 3, (.60, .51, .39), (.68, .59, .46), .004, .6)
STEEL, BRONZE = M.solid((.022, .022, .023), .40, .6), M.solid((.14, .095, .055), .42, .85)
SOFF = M.wood((.40, .285, .18), (.56, .42, .29), plank=.13, length=3.0)
PALE = M.paving((.49, .455, .40), (.64, .60, .54), .8, .4)
LIN, CLAY, TEAK = M.fabric((.74, .71, .65)), M.fabric((.52, .25, .14)), M.wood((.33, .21, .12), (.50, .36, .22))
GLOW = (1, .74, .48)
TONES = [(.62, .50, .37), (.44, .24, .15), (.40, .40, .33), (.70, .64, .54)]      # back walls of the rooms
DRAPES = [M.fabric(c) for c in ((.66, .58, .46), (.55, .33, .22), (.70, .67, .60))]
OAKS = [M.wood((.36, .245, .15), (.52, .385, .25), axis='z'), M.wood((.20, .125, .075), (.33, .225, .145), axis='z')]
BAY, G, H, DEEP = 4.6, 4.3, 3.3, 2.3
r = random.Random(6)


def front(n, seed, side=False):
    """One façade along local x, facing -Y: piers and beams of stone, loggias behind them, arcade on the ground. The last bay of the side is
    the open corner loggia, whose rooms belong to the front."""
    r = random.Random(seed)
    for k in range(4):
        z, zt = (0, G) if k == 0 else (G+H*(k-1), G+H*k)
        C.box((-.4, -.02, zt-.52), (n*BAY+.4, DEEP, zt), HONEY, .015)
        C.box((-.3, .3, zt-.55), (n*BAY+.3, DEEP, zt-.52), SOFF, 0)
        C.box((0 if side else DEEP, DEEP, z-.02), (n*BAY-(DEEP if side else 0), DEEP+4.4, z+.012), M.wood(plank=.2), 0)
        for i in range(n+1):
            C.box((i*BAY-.40, 0, z), (i*BAY+.40, .85, zt-.5), HONEY, .015)
            if i < n if side else i > 0:
                C.box((i*BAY-.12, .85, z), (i*BAY+.12, DEEP+4.4, zt-.5), M.plaster((.74, .68, .58)), 0)
        for i in range(n):
            a, b = i*BAY+.40, (i+1)*BAY-.40
            inner = a-.3 if side or i else DEEP        # the room at the corner begins behind the loggia of the side
            lit = r.choice((0, 0, .5, .8, 1, 1.1)) if DUSK else 0
            if side and i == n-1:
                A.glazing([(i*BAY+.1, DEEP), (n*BAY-DEEP, DEEP)], z+.02, zt-.53, 1.2, .045, STEEL)
                if k:
                    A.railing([(a, .42), (b, .42)], z, 1.0, BRONZE, .10)
                continue
            C.box((inner, DEEP+4.4, z), (b+.3, DEEP+4.6, zt-.5), M.lit_room(GLOW, .22*lit, TONES[(i+k+seed) % 4], off=-1) if lit else M.paint(tuple(x*.6 for x in TONES[(i+k+seed) % 4]) if DUSK else TONES[(i+k+seed) % 4]), 0)
            if lit or not DUSK:
                A.area(((a+b)/2, DEEP+2.3, zt-.62), (b-a, 3.0), 42*4*(.85*lit if DUSK else r.choice((.35, .5, 1.3))), GLOW)
                for u in ((-.5, .5) if (i+k) % 3 else (-.8, 0, .8)):
                    F.pendant(((a+b)/2+u, DEEP+1.6, zt-.52), .75+.25*abs(u), ('globe', 'rattan')[(i+2*k) % 2], s=5 if DUSK else 2, r=.17 if (i+2*k) % 2 == 0 else .28)
            own = random.Random(seed*50+10*k+i)       # what is seen through the glass: an oak wall with shelves, a picture over a sofa, a lamp
            oak0, oak1 = (inner, inner+1.7) if (i+k) % 2 else (b-1.4, b+.3)
            C.box((oak0, DEEP+4.28, z), (oak1, DEEP+4.39, zt-.5), OAKS[own.randrange(2)], 0)
            for m in range(4) if own.random() < .6 else ():
                C.box((oak0+.1, DEEP+4.02, z+.42+.48*m), (oak1-.1, DEEP+4.3, z+.46+.48*m), STEEL, 0); F.book_row(((oak0+oak1)/2, DEEP+4.16, z+.46+.48*m), 0, own.uniform(.5, .9), own.randrange(99))
            s0 = (oak1+b)/2 if (i+k) % 2 else (inner+oak0)/2
            F.art((s0, DEEP+4.37, z+1.65), 1.3, .95, 0, own.randrange(99)); F.sofa((s0, DEEP+3.4, z+.015), 0, 1.9, mat=M.fabric(own.choice(((.52, .25, .14), (.62, .58, .50), (.30, .34, .33))))); I.floor_lamp(((oak0+oak1)/2, DEEP+3.4, z+.015), 1.5, 6 if lit else 3)
            if k:
                A.glazing([(inner, DEEP), (b+.28, DEEP)], z+.02, zt-.53, 1.5, .055, STEEL)
            else:       # on the ground an oak door stands in each bay, with a light above it
                d0 = b-1.15 if (i+seed) % 2 else inner
                A.glazing([(inner, DEEP), (d0, DEEP)] if (i+seed) % 2 else [(d0+1.3, DEEP), (b+.28, DEEP)], z+.02, 2.72, 1.5, .055, STEEL); A.glazing([(inner, DEEP), (b+.28, DEEP)], 2.78, zt-.53, 1.5, .055, STEEL); A.beam((inner, DEEP, 2.75), (b+.28, DEEP, 2.75), .1, .08, STEEL)
                I.door((d0+.65, DEEP-.06, z+.02), 0, 1.15, 2.62, OAKS[0], STEEL); F.pot((d0+(-.5 if (i+seed) % 2 else 1.75), DEEP-.55, z+.02), .32, .5, (P.tree('olive', 1.9, 4, 9000), P.agave(2), P.tree('lemon', 1.8, 5, 9000))[(i+seed) % 3], M.microcement((.50, .31, .21)), 1.0)
                C.box((a-.2, -.62, 0), (b-.9, -.1, .42), CAP, .012); P.bed([(a-.1, -.56), (b-1.0, -.56), (b-1.0, -.16), (a-.1, -.16)], [(P.shrub('pitto', 2, 3000, leaf=1.5), 2), (P.lavender(1), 1.4), (P.grass('fountain', 1), 1.2)], 5, 70+i, .40, (.55, .8))
                F.lounge_chair((a+1.0, 1.25, .02), r.uniform(-30, 10), TEAK, LIN); F.lounge_chair((a+2.1, 1.3, .02), r.uniform(-10, 30), TEAK, LIN)
            for q in (inner+.05, b-.5):       # curtains of linen at both ends
                if own.random() < .75:
                    A.curtain((q, DEEP+.22), (q+own.choice((.55, .8, 1.1)), DEEP+.22), z+.03, zt-.56, DRAPES[(i+k+seed) % 3], .06, .17)
            if r.random() < .35:
                q = r.choice((inner, b-1.0)); A.curtain((q, DEEP+.25), (q+.9, DEEP+.25), z+.03, zt-.56, M.sheer(), .06, .2)
            if k:
                A.railing([(a, .42), (b, .42)], z, 1.0, BRONZE, .10)
                kind = r.random()
                if kind < .34:        # a sliding screen of bronze bars
                    q = r.choice((a, (a+b)/2)); A.slats((q, .70), (q+(b-a)/2, .70), z+.02, zt-.54, BRONZE, .03, .05, .085)
                elif kind < .62:      # an awning let down to the rail
                    C.obj(C.mesh('awning', [(a+.05, .78, zt-.56), (b-.05, .78, zt-.56), (b-.05, .34, z+1.35), (a+.05, .34, z+1.35)], [(0, 1, 2, 3)], M.sheer((.60, .30, .17), .05), uv=False))
                if r.random() < .7:
                    F.lounge_chair((a+1.1, 1.4, z), r.uniform(-30, 30), TEAK, LIN)
                if r.random() < .8:
                    F.pot((b-.6, 1.0, z), .3, .48, (P.grass('fountain', 2), P.shrub('pitto', 3, 2600), P.lavender(1), P.tree('olive', 1.7, 4, 9000))[r.randrange(4)], M.microcement((.50, .40, .30)), 1.1)
    C.box((-.3, -.2, -.2), (n*BAY+.3, DEEP+.1, .02), PALE, .01)      # the arcade is paved
    C.box((-.55, -.12, G+3*H), (n*BAY+.55, .9, G+3*H+.42), CAP, .015)       # cornice, with the roof garden behind it
    C.box((.2, .9, G+3*H-.05), (n*BAY-.2, 2.0, G+3*H+.30), M.ground(), 0)
    P.bed([(.3, 1.0), (n*BAY-.3, 1.0), (n*BAY-.3, 1.9), (.3, 1.9)], [(P.grass('fountain', 1), 2.4), (P.lavender(1), 2), (P.shrub('pitto', 2), 2), (P.shrub('grey', 3), 1.6), (P.grass('stipa', 2), 2)], 2.6, seed, G+3*H+.30, (.7, 1.15))
    A.balustrade([(0, 2.15), (n*BAY, 2.15)], G+3*H, 1.0)


OX, OY, YAW, NF, NS = -3.0, 16.0, 9, 5, 3
with F.Group((OX, OY, 0), YAW):
    W, D, top = NF*BAY, NS*BAY, G+3*H
    C.box((DEEP+4.5, DEEP+4.5, 0), (W-.3, D-.3, top-.05), M.plaster((.70, .62, .50)), 0)
    front(NF, 3)
    C.box((0, 0, top-.02), (W, D, top), PALE, 0)
    # pavilion: glass on three sides, a thin black roof, fins of the roof lights above
    x0, x1, y0, y1, zr = 3.4, W-1.2, 5.4, D-1.0, top+3.15
    A.glazing([(x0, y1), (x0, y0), (x1, y0), (x1, y1)], top+.02, zr, 2.3, .045, STEEL)
    C.box((x0-2.0, y0-2.6, zr), (x1+1.6, y1+.6, zr+.24), STEEL, .02); C.box((x0-1.9, y0-2.5, zr-.03), (x1+1.5, y1+.5, zr), SOFF, 0)
    for x in (x0-1.6, (x0+x1)/2, x1+1.2):
        C.tube([(x, y0-2.3, top), (x, y0-2.3, zr)], .05, STEEL, 16)
    C.box((x0+.2, y1-1.2, top), (x1-.2, y1-1.0, zr), M.lit_room(GLOW, 1.0, off=-1) if DUSK else M.wood((.36, .245, .15), (.52, .385, .25), axis='z'), 0)
    C.box((x0, y0, top), (x1, y1, top+.015), PALE, 0)
    A.area(((x0+x1)/2, y0+3, zr-.1), (x1-x0-1, 4), 42*14*(.8 if DUSK else .35), GLOW)
    for i in range(9):
        x = x0+1.2+1.7*i
        C.box((x, y0+1.2, zr+.24), (x+.07, y0+4.4, zr+1.0), M.solid((.80, .79, .77), .5), .005)
    C.box((x0+1.0, y0+1.1, zr+.24), (x0+1.2+1.7*8+.3, y0+4.5, zr+.42), M.solid((.80, .79, .77), .5), .01)
    for i in range(5):
        F.pendant((x0+2+3.2*i, y0+2.6, zr-.03), .9, 'globe', s=4 if DUSK else 2, r=.15)
    F.sofa((x0+3.2, y0+2.4, top), 0, 2.8); F.armchair((x0+6.6, y0+2.0, top), 40); F.dining((x0+11, y0+2.6, top), 0, 2.6, 1.0, 3, TEAK, LIN)
    I.sofa_low((x0+2.8, y0-1.4, top), 0, 2.8, 1.0, LIN, TEAK, pillows=((-.8, CLAY), (.7, LIN))); F.coffee_table((x0+2.8, y0-2.4, top), 0, .45, .3, M.stone_tiles(3, 3))
    A.pergola(.7, 2.9, 3.1, 9.5, top+2.72, STEEL, .29, .10, (.045, .16), 'y', z0=top, fins=TEAK); I.sofa_low((1.9, 7.6, top), 0, 1.9, 1.0, LIN, TEAK)
    C.box((x1-4.6, 2.5, top), (x1-.2, 4.7, top+.55), CAP, .02); C.obj(C.mesh('water', [(x1-4.3, 2.8, top+.56), (x1-.5, 2.8, top+.56), (x1-.5, 4.4, top+.56), (x1-4.3, 4.4, top+.56)], [(0, 1, 2, 3)], M.pool_water((.64, .88, .90), .016), uv=False))
    for x in (x0+7.4, x0+8.8, x0+10.2):
        F.lounger((x, y0-1.9, top), 180, LIN, TEAK, 30)
    F.parasol((x0+9.3, y0-2.7, top), 1.3, 2.5)
    for x, y, h, s in ((1.3, 3.2, 2.7, 4), (W-1.2, 3.0, 3.0, 6), (1.2, 7.6, 2.6, 2)):
        F.pot((x, y, top), .5, .7, P.tree('olive', h, s, 16000), M.microcement((.40, .37, .33)))
    # the way in: lit lobby behind the middle bay
    C.box((2*BAY+.5, -2.2, G-.62), (3*BAY-.5, 2.0, G-.42), BRONZE, .01); C.box((2*BAY+.4, -5, -.02), (3*BAY-.4, DEEP, .03), PALE, .01)
    for x in (2*BAY+.1, 3*BAY-.1):
        F.pot((x, -.9, 0), .42, .62, P.tree('olive', 2.3, 5, 14000), M.microcement((.40, .37, .33)))
with F.Group((OX, OY, 0), YAW):        # the side, turned by a right angle about the corner
    with F.Group((0, NS*BAY, 0), -90):
        front(NS, 9, True)

# garden: a walk of stone between borders, orange trees, a long water
C.box((-60 if DUSK else -240, -50, -1.2), (60 if DUSK else 240, 60, -.42), M.ground(), 0)
C.box((-40, -40, -.5), (40, 50, -.03), M.lawn_base(), 0)
a = math.radians(-YAW)
loc = lambda u, w: (OX+u*math.cos(a)+w*math.sin(a), OY-u*math.sin(a)+w*math.cos(a))       # along the front, and away from it
def poly(u0, w0, u1, w1):
    return [loc(u0, w0), loc(u1, w0), loc(u1, w1), loc(u0, w1)]
if not DUSK:       # the quarter around, which steps down to the shore
    surroundings.quarter(lambda x, y: max(S.height(x, y, LAND), -58)+.35 if y > 60 else -.40, (-14, -21), 30, [(-31, -60), (48, -60), (48, 44), (-31, 44)], 9, (62, 70), 15, near=34, far=310, half=40)
C.prism(poly(-4, -3.4, 26, 0), -.3, 0, PALE, .01); C.prism(poly(-3.4, .02, 0, 16), -.3, 0, PALE, .01)
C.prism(poly(10.0, -30, 13.0, -3.4), -.3, .0, PALE, .01)
THICKET = [(P.shrub('pitto', 4, 5200, 1.3, 1.7, 2.3), 2), (P.shrub('green', 5, 5200, 1.2, 1.9, 2.4), 2), (P.shrub('grey', 6, 4600, 1.1, 1.3, 2.2), 1.4), (P.grass('stipa', 2), 2)]
for i, q in enumerate((poly(-30, -16, -8.6, 30), poly(27, -24, 40, 30))):
    C.prism(q, -.06, .0, M.ground((.13, .115, .07), (.22, .19, .12)), 0); P.bed(q, THICKET, .42, 60+i, 0, (.6, 1.2))
mix = [(P.grass('fountain', 1), 2.2), (P.lavender(1), 2.6), (P.shrub('pitto', 2, 3200, leaf=1.7), 1.8), (P.shrub('grey', 3, 3200, leaf=1.7), 1.6), (P.grass('stipa', 2), 2.2), (P.agave(1), .6)]
for i, (u0, w0, u1, w1) in enumerate(((-3.6, -8.6, 9.6, -3.8), (13.4, -8.6, 26, -3.8), (6.2, -26, 9.7, -9.4), (13.3, -26, 16.6, -9.4), (-8.2, -12, -4.2, 14), (-8.4, -19.6, -3.4, -12.4), (-3.0, -24, 5.8, -20.2))):
    C.prism(poly(u0, w0, u1, w1), -.05, .04, M.ground(), .01); P.bed(poly(u0, w0, u1, w1), mix, 1.7, 40+i, .04, (.7, 1.15))
q = [loc(-2.5, -19), loc(5.2, -19), loc(5.2, -11), loc(-2.5, -11)]
C.prism([loc(-3.1, -19.6), loc(5.8, -19.6), loc(5.8, -10.4), loc(-3.1, -10.4)], -.3, .02, PALE, .01)
C.prism(q, .0, .03, M.pool_floor((.16, .42, .46), (.22, .49, .52), caustics=.4), 0)
C.obj(C.mesh('water', [(x, y, .06) for x, y in q], [(0, 1, 2, 3)], M.pool_water((.64, .88, .90), .016), uv=False))
for i, u in enumerate((-1.6, .2, 2.0, 3.8)):
    x, y = loc(u, -9.6); O.lounger((x, y, .02), 180+YAW+4*(i % 2), LIN, TEAK, 30, CLAY if i == 1 else None, i+1)
for u, w in ((.2, -8.9), (3.0, -8.9)):
    F.parasol((*loc(u, w), .02), 1.3, 2.5)
for i in range(5):
    for u in (8.0, 15.0):
        C.obj(P.tree('lemon', 3.2+.2*(i % 2), 11+i % 3, 15000, (.80, .27, .03)), (*loc(u, -10.6-3.5*i), 0), i*1.4)
for u, w, h, s in ((20.6, -13, 10, 4), (25.5, -6.5, 9.5, 3), (-17, 16, 11.5, 4), (30, 6, 11, 2), (18, 26, 13, 5), (2, 30, 14, 4)):
    C.obj(P.tree('pine', h, s), (*loc(u, w), 0), s*1.7+u)
for u, w, h, s in ((-6.4, 8.6, 9.2, 4), (24.5, -2.4, 8.6, 3)):
    C.obj(P.palm(h, s), (*loc(u, w), 0), s*1.3)
F.bicycle((*loc(9.2, -1.4), 0), 20)
if DUSK:       # lanterns along the walks, light in the trees, in the pool and in the way in
    for i in range(5):
        for u in (9.8, 13.2):
            A.area((*loc(u, -9-3.6*i), .4), (.25, .25), 14, (1, .70, .40)); F.lantern((*loc(u, -9.6-3.6*i), 0), 1.0, 7)
        for u in (8.0, 15.0):
            A.area((*loc(u-.5, -10.9-3.5*i), .15), (.3, .3), 26, (1, .76, .48), (math.pi, 0, 0))
    for u, w in ((-.6, -17), (3.4, -17), (1.4, -13)):
        A.area((*loc(u, w), -.2), (2, .4), 40, (.70, .92, 1.0), (math.pi, 0, 0))
    for u in range(0, 24, 4):
        F.lantern((*loc(u-3, -3.0), .0), 1.1, 7); A.area((*loc(u-3, -3.2), .5), (.3, .3), 16, (1, .72, .42))
    for u, w in ((-6.4, 8.4), (-6.0, -2.5), (-6.2, -8), (24.2, -2.4), (-5.8, 3.2)):
        A.area((*loc(u, w), .2), (.4, .4), 46, (1, .74, .46), (math.pi, 0, 0))
    for i in range(5):
        F.lantern((*loc(-3.8, 12-3.2*i), 0), 1.1, 7); A.area((*loc(-3.9, 12-3.2*i), .5), (.3, .3), 14, (1, .72, .42))
    for i in range(5):
        A.area((*loc(2.3+4.6*i, 1.2), G-.7), (2.6, 1.0), 40, GLOW)
    C.prism(poly(26.2, -3.4, 46, 16), -.3, .01, M.ground((.30, .25, .18), (.42, .36, .27), 2.0), .01)       # the drive: gravel between borders
    for i, q in enumerate((poly(26.4, 3, 31, 16), poly(26.4, -9.6, 44, -4.2), poly(33.5, 2, 44, 20))):
        C.prism(q, -.05, .06, M.ground(), .01); P.bed(q, mix, 1.2, 90+i, .06, (.9, 1.4))
    for u, w, h, k in ((29, 9, 5.0, 2), (28.6, 14, 5.4, 4), (36, 8, 5.2, 3), (30, -7, 4.6, 6)):
        C.obj(P.tree('olive', h, k), (*loc(u, w), 0), k*1.7); A.area((*loc(u-.6, w-.4), .2), (.3, .3), 26, (1, .76, .48), (math.pi, 0, 0))
CAMS = dict(
    garden=dict(loc=(-14.0, -21.5, 9.4), heading=29, lens=28.5, hz=.42, look=late(1.8, 1.92, view=outdoors(-500, 500, 500, .86, 1.35, (1.03, .99, .96)))),
    evening=dict(loc=(*loc(-1.0, -29), 2.7), heading=14, lens=27, hz=.70, look=dict(key=1.2, shadows=.04, contrast=1.9, wb=(1, 1, 1.02), bloom=.08, bloom_thr=1.2, vignette=.20, split=.03)),
)
run('penthouses', CAMS, clamp=3, look=dict(key=1.4, pct=80, contrast=1.60, sat=1.30, vignette=.10, split=.015, bloom=.05))
