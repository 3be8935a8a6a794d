"""Soft goods: cushions, pillows, draped cloth. Imported by furniture.py and interior.py."""
import math
from mathutils import Vector, noise
from . import cloth, core as C, materials as M
from .cloth import wrinkles
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


def pillow(c, size, mat, seed=0, rot=(0, 0, 0)):
    """Filled cushion, blown up as cloth, with a seam; size = width, height, thickness; lies flat before rotation."""
    w, h, t = size
    n = 22
    pts = cloth.blown(max(6, min(24, round(w/h*10))), int(seed) % 4, n)
    kx, kz = w/(max(p[0] for p in pts)*2), t/(max(p[2] for p in pts)*2)
    ky = h/(max(p[1] for p in pts)*2)
    v = [(x*kx, y*ky, z*kz+t*.03*wrinkles(x*2+seed, y*2, seed*1.7)*min(1, abs(z)*30)) for x, y, z in pts]
    f = cloth.pillow_faces(n)
    rim = [v[i] for i in range(n)]+[v[j*(n+1)+n] for j in range(n)]+[v[n*(n+1)+n-i] for i in range(n)]+[v[(n-j)*(n+1)] for j in range(n)]
    C.tube_data(rim+rim[:1], .0045, 5, v, f)
    return C.obj(C.mesh('pillow', v, f, mat, smooth=True, uv=False), c, rot)


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
