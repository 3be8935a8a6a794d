"""Soft goods: cushions, pillows, draped cloth. Imported by furniture.py and interior.py."""
import math
from mathutils import Vector, noise
from . import core as C, materials as M
from .core import Group


def cushion(c, size, mat, e=5.0, puff=.12, seed=0, rot=(0, 0, 0), n=20):
    """Soft superelliptic cushion with puffed faces, creases and slight irregularity; a boxy one (e of 7 and more) has piped seams."""
    def at(p):
        s = (abs(p[0])**e+abs(p[1])**e+abs(p[2])**e)**(1/e)
        q = Vector(p)/s
        q.z *= 1+puff*(1-min(1, q.x**2))*(1-min(1, q.y**2))
        w = noise.noise_vector((q.x*1.7+seed*3.1, q.y*1.7, q.z*1.7+seed))*.03*min(size)
        crease = .005*min(1, min(size)/.15)*wrinkles(q.x*size[0]*.8+seed, q.y*size[1]*.8, seed*1.3)*min(1, abs(q.z)**3)
        return (q.x*size[0]/2+w.x*.6, q.y*size[1]/2+w.y*.6, q.z*size[2]/2+w.z*.9+math.copysign(crease, q.z))

    v, f, key = [], [], {}
    def vid(p):
        k = tuple(round(x, 5) for x in p)
        if k not in key:
            key[k] = len(v)
            v.append(at(p))
        return key[k]
    for ax in range(3):
        for sg in (-1, 1):
            for i in range(n):
                for j in range(n):
                    qd = []
                    for a, b in ((i, j), (i+1, j), (i+1, j+1), (i, j+1)):
                        u, w = math.tan((-1+2*a/n)*.7854), math.tan((-1+2*b/n)*.7854)
                        p = [0, 0, 0]
                        p[ax], p[(ax+1) % 3], p[(ax+2) % 3] = sg, u, w
                        qd.append(vid(p))
                    f.append(tuple(qd if sg > 0 else qd[::-1]))
    if e >= 7 and .06 < min(size) < .3:       # the piping follows the rim of both faces
        rim = [(t, -1) for t in RIM]+[(1, t) for t in RIM]+[(-t, 1) for t in RIM]+[(-1, -t) for t in RIM]
        for sg in (-1, 1):
            line = [at((x, y, sg*.93)) for x, y in rim]
            C.tube_data(line+line[:1], .0055, 6, v, f)
    return C.obj(C.mesh('cushion', v, f, mat, smooth=True, uv=False), c, rot)


RIM = [math.tan((-1+i/8)*.7854) for i in range(16)]       # places along one edge, denser towards its ends


def grid(nx, ny, fn, mat, smooth=True):
    v = [fn(i/nx, j/ny) for j in range(ny+1) for i in range(nx+1)]
    f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
    return C.obj(C.mesh('cloth', v, f, mat, smooth=smooth, uv=False))


def wrinkles(x, y, seed, s=1.0):
    """Height of cloth wrinkles: long soft ridges with finer creases."""
    w = noise.noise((x*1.3*s, y*1.3*s, seed))
    a = 1-abs(noise.noise((x*2.2*s+w*.9, y*3.6*s-w*.7, seed+3)))*2.2
    b = 1-abs(noise.noise((x*6.5*s+w*2, y*4.5*s, seed+7)))*2.4
    return .62*a+.22*b+.5*w


def pillow(c, size, mat, seed=0, rot=(0, 0, 0), n=26):
    """Filled cushion with pinched corners and a seam; size = width, height, thickness; lies flat before rotation."""
    w, h, t = size
    v, f = [], []

    def edge(u, q):
        return w/2*u*(1-.07*(1-q*q)*abs(u)), h/2*q*(1-.07*(1-u*u)*abs(q))
    for s in (1, -1):
        b = len(v)
        for j in range(n+1):
            for i in range(n+1):
                u, q = math.sin((-1+2*i/n)*math.pi/2), math.sin((-1+2*j/n)*math.pi/2)
                e = max(0, (1-u*u)*(1-q*q))
                z = t*.5*e**.42*(1+.16*noise.noise((u*1.1+seed, q*1.1, s)))
                z += t*.085*wrinkles(u*.5+seed, q*.5, seed*1.7+s)*min(1, e*3)
                z += t*.03*math.sin(9*math.atan2(q, u)+seed)*min(1, e*6)*max(abs(u), abs(q))       # the seam draws the cloth into small folds
                v.append((*edge(u, q), s*z))
        for j in range(n):
            for i in range(n):
                k = b+j*(n+1)+i
                q = (k, k+1, k+n+2, k+n+1)
                f.append(q if s > 0 else q[::-1])
    line = [edge(t, -1) for t in RIM]+[edge(1, t) for t in RIM]+[edge(-t, 1) for t in RIM]+[edge(-1, -t) for t in RIM]
    C.tube_data([(x, y, 0) for x, y in line+line[:1]], .0045, 5, v, f)
    return C.obj(C.mesh('pillow', v, f, mat, smooth=True, uv=False), c, rot)


def sheet(loc, size, drop, mat, yaw=0, seed=1, amp=.012, fold=.03, r=.05, sides=(1, 1, 1, 0), thick=.0, over=(0, 0), slack=0.0):
    """Cloth laid on a block: size = (w, l) of the top, drop hangs over sides (left, right, foot, head).

    over: where it lies on a wider cloth of the same seed and amp, whose wrinkles it then follows; slack: folds that run across a narrow band."""
    w, l = size
    x0, x1 = -w/2-drop*sides[0], w/2+drop*sides[1]
    y0, y1 = -l/2-drop*sides[2], l/2+drop*sides[3]

    def fn(i, j):
        a, b = x0+(x1-x0)*i, y0+(y1-y0)*j
        ex, ey = max(0, abs(a)-w/2), max(0, abs(b)-l/2)
        wr = wrinkles(a+over[0], b+over[1], seed)
        d = max(ex, ey)
        down = 0 if d <= 0 else (d*d/(2*r) if d < r else d-r/2)
        k = min(1, d/.3)
        along = b if ex >= ey else a
        sway = 3*noise.noise((a*2, b*2, seed))
        out = min(d, r)*.8+fold*k*(.7*math.sin(along*17+seed*2+sway)+.3*math.sin(along*41+seed+2*sway))
        sx = math.copysign(w/2+out*ex/d, a) if ex > 0 else a
        sy = math.copysign(l/2+out*ey/d, b) if ey > 0 else b
        band = slack*max(0, math.sin(j*math.pi*5+2.2*noise.noise((a*1.6, b*3, seed+9))))
        hem = .018*k*noise.noise((along*3, seed, 2))
        if slack:       # a band is never straight: its edges wander
            sy += (.05*noise.noise((a*1.4, seed, 5))+.02*math.sin(a*6+seed))*(j-.5)*2
        return (sx, sy, thick+wr*amp*(1-.3*k)+band*(1-.5*k)-down-hem+.004*(.5+.5*math.cos(a*9)))
    with Group(loc, yaw):
        return grid(max(24, int((x1-x0)/.02)), max(24, int((y1-y0)/.02)), fn, mat)


def blanket(loc, w, half, drop, mat, stripe, yaw=0, seed=1, r=.05, amp=.027, over=(0, 0), skew=.14, thick=.043):
    """A woven blanket across a bed of width w: gathered in the middle, its pleats fan out towards two hems with stripes and a fringe."""
    x0, x1, nx, ny = -w/2-drop, w/2+drop, max(40, int((w+2*drop)/.02)), 40

    def at(a, t, lift=0.0):
        gather = math.exp(-((a-.12*w)/(w*.42))**2)
        wide = half*(1-.34*gather)*(1+.10*noise.noise((a*1.3, seed, 3)))
        pleat = min(1, half/.36)*(.012+.022*gather)*(.5+.5*math.cos(t*math.pi*3+1.6*noise.noise((a*1.1, t*1.2, seed+4))+seed))*(1-.25*abs(t))
        b = skew*a/w+.05*math.sin(a*1.9+seed)+wide*t+.018*noise.noise((a*3.1, t, seed+8))
        e = abs(a)-w/2-.05*t*math.copysign(1, a)*(1 if seed % 2 else -1)      # one corner hangs lower than the other
        d = max(0, e)
        down = d*d/(2*r) if d < r else d-r/2
        k, h = min(1, d/r), wrinkles(a+over[0], b+over[1], seed)*amp*(1-.6*min(1, d/.3))+pleat+lift
        sway = min(1, d/.3)*min(1, half/.36)*(.030*math.sin(b*15+seed)+.014*math.sin(b*37+2*seed))
        x = math.copysign(w/2+min(d, r)*1.25+k*h+sway, a) if d > 0 else a
        return (x, b, thick+h*(1-k)-down)
    v = [at(x0+(x1-x0)*i/nx, -1+2*j/ny) for j in range(ny+1) for i in range(nx+1)]
    f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
    hem = [min(i+.5, nx-i-.5)*(x1-x0)/nx for i in range(nx)]
    idx = [1 if .05 < hem[i] < .095 or .125 < hem[i] < .15 else 0 for j in range(ny) for i in range(nx)]
    with Group(loc, yaw):
        C.obj(C.mesh('blanket', v, f, [mat, stripe], smooth=True, uv=False, idx=idx))
        fv, ff = [], []
        for a, s in ((x0, -1), (x1, 1)):
            for k in range(int(half*2/.018)):
                p = Vector(at(a, -1+2*(k+.5)/int(half*2/.018)))
                q = noise.noise((k*.7, a, seed))
                C.tube_data([p, p+Vector((s*.004, q*.012, -.025)), p+Vector((s*.002, q*.03, -.055))], [.0035, .003, .004], 5, fv, ff)
        C.obj(C.mesh('fringe', fv, ff, mat, smooth=True, uv=False))


def throw(loc, yaw=0, size=(.6, 1.0), drop=.45, mat=None, seed=3):
    """Blanket over the arm or seat of a sofa."""
    mat = mat or M.fabric((.52, .42, .31), 160.0)
    blanket(loc, size[1], size[0]/2, drop, mat, mat, yaw+90, seed, .035, .014, (0, 0), .10, .006)
