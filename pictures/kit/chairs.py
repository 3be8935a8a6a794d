"""Easy chairs and benches, one model for each family (kit/family.py).

Every chair: at (x, y, z), the sitter faces -Y; `frame` is its wood or metal, `mat` its cloth or leather."""
import math
from mathutils import noise
from . import architecture as A, core as C, materials as M
from .core import Group
from .soft import cushion, pillow

BLACK = lambda: M.solid((.022, .022, .023), .38, .6)


def strip(line, w, thick, mat):
    """A sheet of leather or cane of the width w along a line of (y, z), hollow where it is sat on."""
    line, v, n = C.smooth_open([(y+9, z) for y, z in line], 8), [], 12
    for k, (y, z) in enumerate(line):
        for i in range(n+1):
            u = -1+2*i/n
            v.append((u*w/2, y-9, z-.022*(1-u*u)*math.sin(math.pi*k/(len(line)-1))+.003*noise.noise((u*2, k*.3, 1))))
    f = [(k*(n+1)+i, k*(n+1)+i+1, (k+1)*(n+1)+i+1, (k+1)*(n+1)+i) for k in range(len(line)-1) for i in range(n)]
    m = C.obj(C.mesh('strip', v, f, mat, smooth=True, uv=False)).modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = thick, 0


def slatted(frame, mat):
    """Low timber chair with paddle arms, seat and back cushion on slats."""
    for s in (-1, 1):
        x = s*.34
        A.beam((x, -.34, 0), (x, -.30, .53), .035, .05, frame, .008); A.beam((x, .40, 0), (x, .30, .50), .035, .05, frame, .008)
        A.beam((x, -.42, .545), (x, .40, .505), .085, .025, frame, .010)
        A.beam((x*.9, -.30, .30), (x*.9, .36, .22), .03, .05, frame, .006)
        A.beam((x*.86, .24, .24), (x*.86, .58, .84), .03, .04, frame, .006)
    for i in range(6):
        t = i/5
        A.beam((-.30, .28+.28*t, .32+.46*t), (.30, .28+.28*t, .32+.46*t), .018, .03, frame, .004)
    A.beam((-.32, -.31, .28), (.32, -.31, .28), .03, .06, frame, .006)
    cushion((0, -.02, .36), (.62, .66, .14), mat, 6, .10, 3, (-.12, 0, 0))
    cushion((0, .36, .62), (.60, .14, .54), mat, 5, .10, 7, (-.52, 0, 0))


def sling(frame, mat):
    """A sheet of leather in a frame of flat black steel, with a roll for the neck."""
    black = BLACK()
    for s in (-1, 1):
        x = s*.345
        for p, q in (((x, -.36, 0), (x, -.36, .56)), ((x, -.36, .56), (x, .42, .52)), ((x, .42, .52), (x, .42, 0)), ((x, -.36, .012), (x, .42, .012))):
            A.beam(p, q, .012, .038, black, .002)
        C.box((x-.028, -.30, .56), (x+.028, .34, .578), frame, .006)
    for y, z in ((-.36, .40), (.58, .86), (.30, .24)):
        C.tube([(-.345, y, z), (.345, y, z)], .012, black, 10)
    for s in (-1, 1):
        C.tube([(s*.335, .30, .24), (s*.335, .58, .86)], .012, black, 10); C.tube([(s*.335, -.36, .40), (s*.335, .30, .24)], .010, black, 10)
    strip([(-.375, .405), (-.20, .375), (.10, .30), (.29, .31), (.42, .52), (.52, .73), (.595, .87)], .62, .014, mat)
    cushion((0, .50, .78), (.56, .13, .18), mat, 3.2, .08, 5, (-.44, 0, 0))


def tube(frame, mat):
    """Cantilever of bent steel tube with cane on seat and back, a thin pad on the seat."""
    steel, cane = M.solid((.58, .57, .55), .18, .98), M.fabric((.60, .49, .32), 330.0, .05, .2)
    for s in (-1, 1):
        x = s*.31
        C.tube([(x, .58, .82), (x, .40, .50), (x, .30, .36), (x, .20, .33), (x, -.30, .40), (x, -.37, .38), (x, -.39, .32), (x, -.39, .07), (x, -.37, .025), (x, -.32, .014), (x, .40, .014)], .0135, steel, 12)
        C.tube([(x, -.36, .385), (x, -.30, .55), (x, -.22, .58), (x, .36, .56), (x, .43, .55)], .0115, steel, 12); C.box((x-.026, -.20, .585), (x+.026, .30, .605), frame, .008)
    C.tube([(-.31, .40, .014), (.31, .40, .014)], .0135, steel, 12); C.tube([(-.31, .58, .82), (.31, .58, .82)], .0135, steel, 12)
    strip([(.33, .42), (.42, .54), (.50, .68), (.575, .81)], .60, .010, cane); strip([(-.32, .415), (-.05, .37), (.22, .345)], .60, .010, cane)
    cushion((0, -.05, .415), (.57, .60, .08), mat, 7, .06, 3, (-.10, 0, 0)); pillow((0, .36, .60), (.50, .40, .13), mat, 6, (math.radians(60), 0, 0))


def spindle(frame, mat):
    """Turned legs, a bowed top rail on nine spindles, a piped seat."""
    for s in (-1, 1):
        C.tube([(s*.30, -.28, .30), (s*.335, -.34, 0)], [.021, .013], frame, 12); C.tube([(s*.28, .26, .28), (s*.32, .42, 0)], [.021, .013], frame, 12)
        C.tube([(s*.30, -.27, .30), (s*.345, -.26, .53)], [.016, .013], frame, 10)
        C.tube([(s*.335, -.36, .535), (s*.355, -.15, .545), (s*.345, .15, .55), (s*.315, .40, .575)], [.020, .026, .022, .016], frame, 12)
    C.prism([(-.31, -.32), (.31, -.32), (.29, .30), (-.29, .30)], .27, .305, frame, .012, 3)
    top = [(u*.315, .44+.10*(1-u*u), .84-.03*u*u) for u in (-1, -.75, -.5, -.25, 0, .25, .5, .75, 1)]
    C.tube(top, [.012]+[.021]*7+[.012], frame, 12)
    for k, (x, y, z) in enumerate(top):
        C.tube([(x*.86, .27, .30), (x, y, z)], .0095 if 0 < k < 8 else .014, frame, 10)
    cushion((0, -.02, .365), (.56, .58, .11), mat, 7, .06, 3); pillow((0, .33, .58), (.46, .38, .14), mat, 4, (math.radians(66), 0, 0))


def club(frame, mat):
    """Upholstered arms and back that meet at soft corners, a deep seat, short timber feet."""
    for s in (-1, 1):
        cushion((s*.345, -.02, .335), (.17, .80, .44), mat, 9, .02, 3+s)
        for y in (-.33, .34):
            C.tube([(s*.33, y, .14), (s*.35, y*1.04, 0)], [.024, .016], frame, 12)
    cushion((0, .34, .43), (.86, .18, .62), mat, 9, .02, 8)
    C.box((-.30, -.36, .13), (.30, .30, .24), mat, .02, 3)
    cushion((0, -.07, .325), (.53, .68, .19), mat, 7, .10, 3); cushion((0, .20, .57), (.52, .17, .38), mat, 5, .10, 7, (-.22, 0, 0))


def rope(frame, mat):
    """A hoop of timber for arms and back, wound with cord down to the seat."""
    cord = M.fabric((.63, .55, .42), 260.0, .05, .2)

    def rim(t, z, k):
        a = math.radians(90-128*t)
        return (.36*k*math.cos(a), .05+.37*k*math.sin(a), z)
    place = [-1+2*i/40 for i in range(41)]
    high = [rim(t, .55+.17*math.cos(t*math.pi/2)**2, 1.06) for t in place]; low = [rim(t, .29, .90) for t in place]
    C.tube(high, .019, frame, 12); C.tube(low, .016, frame, 12); C.tube([low[0], low[-1]], .016, frame, 12)
    v, f = [], []
    for i in range(1, 40):
        for d in (-.012, 0, .012):
            C.tube_data([(low[i][0]+d*.7, low[i][1], low[i][2]), (high[i][0]+d, high[i][1], high[i][2])], .0052, 6, v, f)
    C.obj(C.mesh('cord', v, f, cord, smooth=True, uv=False))
    for i in (1, 14, 26, 39):
        x, y, z = high[i]
        C.tube([(x, y, z), (low[i][0], low[i][1], .29), (low[i][0]*1.1, low[i][1]*1.12, 0)], [.016, .020, .014], frame, 12)
    C.prism([p[:2] for p in low], .275, .30, cord, .004)
    cushion((0, -.01, .365), (.56, .60, .13), mat, 4.4, .10, 3); pillow((0, .28, .58), (.50, .42, .16), mat, 6, (math.radians(68), 0, 0))


def shell(frame, mat, scale=1.0):
    """A thin upholstered shell, high at the back and open towards the front, on four splayed legs; a smaller one has none."""
    n, m, v, f = 44, 18, [], []
    for i in range(n+1):
        t = -1+2*i/n
        a = math.radians(90-122*t)
        end = max(.05, 1-abs(t)**14)**.5
        top = .44+.38*(.5+.5*math.cos(math.pi*min(1, abs(t)*1.08)))**1.1
        for j in range(m):
            q = 2*math.pi*j/m
            cx, cz = math.copysign(abs(math.cos(q))**.6, math.cos(q)), math.copysign(abs(math.sin(q))**.6, math.sin(q))
            z = (.22+top)/2+cz*(top-.22)/2*(.88+.12*end)
            r = .355+cx*.034*end+.07*max(0, z-.40)/.4
            v.append((r*scale*math.cos(a), r*scale*math.sin(a), z*scale))
    for i in range(n):
        f += [(i*m+j, i*m+(j+1) % m, (i+1)*m+(j+1) % m, (i+1)*m+j) for j in range(m)]
    f += [tuple(range(m))[::-1], tuple(n*m+j for j in range(m))]
    C.obj(C.mesh('shell', v, f, mat, smooth=True, uv=False))
    C.prism([(.345*scale*math.cos(i*math.pi/24), .345*scale*math.sin(i*math.pi/24)) for i in range(48)], .22*scale, .32*scale, mat, .03*scale, 4)
    cushion((0, -.03*scale, .37*scale), (.60*scale, .62*scale, .15*scale), mat, 3.4, .10, 2)
    for a in (40, 140, 220, 320) if scale == 1 else ():
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        C.tube([(.24*x, .24*y, .23), (.36*x, .36*y, 0)], [.020, .012], frame, 12)


def wicker(frame, mat):
    """A drum of woven cane down to the floor, its back high and flared, with one deep cushion."""
    cane, v, f = M.wood((.40, .28, .165), (.56, .43, .27), scale=3.0), [], []

    def top(t):
        return .42+.42*(.5+.5*math.cos(math.pi*min(1, abs(t)*1.05)))**1.2
    for k in range(38):
        z = .02+.022*k
        r = .33+.03*math.sin(min(1, z/.4)*math.pi)+.10*max(0, z-.40)
        if z < .30:
            line = [(r*math.cos(a*math.pi/24), r*math.sin(a*math.pi/24)*.98, z) for a in range(49)]
        else:
            line = [(r*math.cos(math.radians(90-128*t)), r*math.sin(math.radians(90-128*t))*.98, z) for t in (i/24-1 for i in range(49)) if top(t) >= z]
        if len(line) > 3:
            C.tube_data([(x*(1+.012*(-1)**(i+k)), y*(1+.012*(-1)**(i+k)), z) for i, (x, y, z) in enumerate(line)], .0115, 6, v, f)
    C.obj(C.mesh('weave', v, f, cane, smooth=True, uv=False))
    rim = []
    for i in range(41):
        t, z = i/20-1, top(i/20-1)
        r = .34+.10*max(0, z-.40)
        rim.append((r*math.cos(math.radians(90-128*t)), r*math.sin(math.radians(90-128*t))*.98, z+.01))
    C.tube(rim, .021, cane, 10)
    C.prism([(.31*math.cos(i*math.pi/20), .31*math.sin(i*math.pi/20)) for i in range(40)], .24, .30, cane, .01)
    cushion((0, -.02, .375), (.60, .62, .17), mat, 3.4, .14, 3); pillow((0, .22, .60), (.46, .42, .17), mat, 6, (math.radians(68), 0, 0))


def block(frame, mat):
    """Two slabs of pale wood for sides, a deep seat and a back of thick cushions between them."""
    for s in (-1, 1):
        side = C.prism([(-.38, .0), (.38, .0), (.40, .30), (.40, .56), (-.40, .56), (-.40, .30)], s*.37-.035, s*.37+.035, frame, .012, 3)
        side.rotation_euler, side.location = (math.pi/2, 0, math.pi/2), (0, 0, 0)
    C.box((-.335, -.36, .16), (.335, .38, .20), frame, .006); C.box((-.335, .33, .20), (.335, .37, .62), frame, .006)
    cushion((0, -.03, .30), (.66, .74, .20), mat, 7, .10, 3); cushion((0, .25, .56), (.64, .20, .44), mat, 5.5, .12, 7, (-.20, 0, 0))


def wing(frame, mat):
    """A tall back with wings, rolled arms, turned legs."""
    for s in (-1, 1):
        C.tube([(s*.28, -.30, .22), (s*.30, -.34, 0)], [.026, .014], frame, 12); C.tube([(s*.27, .32, .22), (s*.29, .40, 0)], [.024, .014], frame, 12)
        cushion((s*.33, -.02, .42), (.15, .70, .42), mat, 6, .04, 3+s)
        cushion((s*.31, .22, .80), (.10, .30, .52), mat, 4, .04, 6+s, (-.12, 0, s*.28))
    C.box((-.31, -.34, .20), (.31, .32, .30), mat, .03, 4)
    cushion((0, .34, .70), (.62, .16, .82), mat, 5, .06, 8, (-.13, 0, 0)); cushion((0, -.05, .385), (.52, .66, .17), mat, 6, .12, 3)
    pillow((0, .16, .58), (.46, .30, .14), mat, 9, (math.radians(72), 0, 0))


def safari(frame, mat):
    """Turned poles, straps for arms, canvas for seat and back."""
    leather = M.solid((.27, .15, .075), .5)
    for s in (-1, 1):
        x = s*.32
        C.tube([(x, -.34, .56), (x, -.34, .30), (x, -.34, .0)], [.020, .024, .015], frame, 12); C.tube([(x, .30, .56), (x, .30, .30), (x, .30, .0)], [.020, .024, .015], frame, 12)
        C.tube([(x, -.34, .20), (x, .30, .20)], .014, frame, 10); C.tube([(x, -.36, .34), (x, .32, .28)], .017, frame, 10)
        C.box((x-.028, -.37, .552), (x+.028, .33, .560), leather, .003)
        C.tube([(s*.275, .24, .30), (s*.275, .46, .86)], [.017, .014], frame, 12)
    for y in (-.34, .30):
        C.tube([(-.32, y, .20), (.32, y, .20)], .014, frame, 10)
    strip([(-.37, .36), (-.15, .335), (.10, .305), (.30, .30)], .60, .008, mat); strip([(.275, .40), (.34, .56), (.40, .72), (.455, .85)], .54, .008, mat)
    cushion((0, -.04, .37), (.56, .60, .10), mat, 6, .10, 3, (-.08, 0, 0)); cushion((0, .30, .62), (.50, .10, .42), mat, 5, .12, 7, (-.40, 0, 0))


def channel(frame, mat):
    """An armless drum, its back a ring of upright rolls."""
    C.prism([(.36*math.cos(i*math.pi/24), .36*math.sin(i*math.pi/24)*.96-.02) for i in range(48)], .05, .28, mat, .04, 4)
    C.prism([(.33*math.cos(i*math.pi/24), .33*math.sin(i*math.pi/24)*.96-.02) for i in range(48)], 0, .05, frame, 0)
    cushion((0, -.05, .35), (.68, .66, .16), mat, 3.2, .10, 2)
    for i in range(11):
        a = math.radians(90-15*(i-5))
        cushion((.37*math.cos(a), .37*math.sin(a)*.96-.02, .50-.012*abs(i-5)), (.108, .13, .60-.03*abs(i-5)), mat, 2.8, .0, i, (-.06*math.sin(a), 0, a-math.pi/2), 12)


def loop(frame, mat):
    """Sides of one bent loop each, leg and arm at once, the cushions slung between."""
    for s in (-1, 1):
        side = C.smooth_closed([(-.36, .05), (-.30, .0), (.34, .0), (.42, .06), (.42, .44), (.34, .54), (-.30, .56), (-.38, .48)], 6)
        C.tube([(s*.34, y, z+.02) for y, z in side+side[:1]], .0215, frame, 12)
    for y, z in ((-.30, .25), (.30, .22), (.40, .50)):
        C.tube([(-.34, y, z), (.34, y, z)], .017, frame, 10)
    cushion((0, -.04, .335), (.62, .70, .17), mat, 5, .12, 3, (-.06, 0, 0)); cushion((0, .34, .62), (.60, .17, .56), mat, 4, .12, 7, (-.26, 0, 0))


CHAIRS = dict(slatted=slatted, sling=sling, tube=tube, spindle=spindle, club=club, rope=rope, shell=shell, wicker=wicker, block=block, wing=wing, safari=safari, channel=channel, loop=loop)


def legs(L, d, mat, base):
    """A loose cushion on a timber frame."""
    C.box((-L/2, -d/2, .30), (L/2, d/2, .345), base, .008)
    for x in (-L/2+.05, L/2-.05):
        for y in (-d/2+.04, d/2-.04):
            C.tube([(x, y, .31), (x*1.02, y*1.06, 0)], [.022, .015], base, 12)
    cushion((0, 0, .395), (L-.03, d-.02, .11), mat, 10, .03, 4)


def strap(L, d, mat, base):
    """Leather straps woven over a timber frame."""
    for y in (-d/2+.02, d/2-.02):
        A.beam((-L/2, y, .40), (L/2, y, .40), .04, .06, base, .010)
    for x in (-L/2+.02, L/2-.02):
        A.beam((x, -d/2, .40), (x, d/2, .40), .04, .06, base, .010)
        for y in (-d/2+.03, d/2-.03):
            A.beam((x, y, .42), (x, y, 0), .042, .042, base, .008)
    n = round(L/.085)
    for i in range(1, n):
        x = -L/2+L*i/n
        C.box((x-.032, -d/2-.003, .424), (x+.032, d/2+.003, .437), mat, .005)
    for k in (-1, 0, 1):
        C.box((-L/2+.04, k*d*.27-.03, .434), (L/2-.04, k*d*.27+.03, .444), mat, .005)


def blocks(L, d, mat, base):
    """Two upholstered cubes side by side, which can be drawn apart."""
    for s in (-1, 1):
        cushion((s*L/4, 0, .245), (L/2-.03, d, .40), mat, 14, .01, 3+s)
        C.box((s*L/4-L/4+.06, -d/2+.05, 0), (s*L/4+L/4-.06, d/2-.05, .06), base, .004)


BENCHES = dict(legs=legs, strap=strap, blocks=blocks)
