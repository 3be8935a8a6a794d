"""Soft goods: cushions, pillows, draped cloth. Imported by furniture.py and interior.py."""
import math
from functools import lru_cache
from mathutils import Matrix, Vector, noise
from . import cloth, core as C, materials as M
from .cloth import wrinkles


@lru_cache(None)
def _ball(n):
    """Points and faces of a cube of n by n quads a side, denser towards its edges: what every cushion is pressed from."""
    t, key, f = [math.tan((-1+2*i/n)*.7854) for i in range(n+1)], {}, []

    def vid(ax, sg, u, w):
        p = [0, 0, 0]
        p[ax], p[(ax+1) % 3], p[(ax+2) % 3] = sg, u, w
        return key.setdefault(tuple(round(x, 5) for x in p), len(key))
    for ax in range(3):
        for sg in (-1, 1):
            ids = [[vid(ax, sg, u, w) for w in t] for u in t]
            for i in range(n):
                for j in range(n):
                    q = (ids[i][j], ids[i+1][j], ids[i+1][j+1], ids[i][j+1])
                    f.append(q if sg > 0 else q[::-1])
    return list(key), f


@lru_cache(None)
def _cushion(size, mat, e, puff, seed, n):
    def at(p):
        s = (abs(p[0])**e+abs(p[1])**e+abs(p[2])**e)**(1/e)
        q = Vector(p)/s
        q.z *= 1+puff*(1-min(1, q.x**2))*(1-min(1, q.y**2))
        w = noise.noise_vector((q.x*1.7+seed*3.1, q.y*1.7, q.z*1.7+seed))*.03*min(size)
        crease = .005*min(1, min(size)/.15)*wrinkles(q.x*size[0]*.8+seed, q.y*size[1]*.8, seed*1.3)*min(1, abs(q.z)**3)
        return (q.x*size[0]/2+w.x*.6, q.y*size[1]/2+w.y*.6, q.z*size[2]/2+w.z*.9+math.copysign(crease, q.z))
    points, f = _ball(n)
    v, f = [at(p) for p in points], list(f)
    if e >= 7 and .06 < min(size) < .3:       # the piping follows the rim of both faces
        rim = [(t, -1) for t in RIM]+[(1, t) for t in RIM]+[(-t, 1) for t in RIM]+[(-1, -t) for t in RIM]
        for sg in (-1, 1):
            line = [at((x, y, sg*.93)) for x, y in rim]
            C.tube_data(line+line[:1], .0055, 6, v, f)
    return C.mesh('cushion', v, f, mat, smooth=True, uv=False)


def cushion(c, size, mat, e=5.0, puff=.12, seed=0, rot=(0, 0, 0), n=20):
    """Soft superelliptic cushion with puffed faces, creases and slight irregularity; a boxy one (e of 7 and more) has piped seams.
    Equal cushions share a mesh."""
    return C.obj(_cushion(tuple(size), mat, e, puff, seed, n), c, rot)


RIM = [math.tan((-1+i/8)*.7854) for i in range(16)]       # places along one edge, denser towards its ends


def grid(nx, ny, fn, mat, smooth=True):
    v = [fn(i/nx, j/ny) for j in range(ny+1) for i in range(nx+1)]
    f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
    return C.obj(C.mesh('cloth', v, f, mat, smooth=smooth, uv=False))


def pillow(c, size, mat, seed=0, rot=(0, 0, 0)):
    """Filled cushion with a seam and a hand's dent in its upper edge; size = width, height, thickness; lies flat before rotation."""
    w, h, t = size
    n = 24
    rise = lambda i: math.sin(math.pi*(i/n-.5))      # denser towards the seam

    def at(u, q, side):
        full = ((1-u*u)*(1-q*q))**.42*(1-.10*q)      # the filling sinks
        k = 1-.07*(u*q)**6
        dent = (.07+.05*(seed*.37 % 1))*math.exp(-((u-.3*math.sin(seed*2.1))/.32)**2)*max(0, q)**3       # never two hands alike
        fold = .075*wrinkles(u*w*1.9+seed, q*h*1.6, seed*1.7)*min(1, full*1.6)
        return (u*w/2*(1-.035*(1-q*q))*k, (q-dent)*h/2*(1-.035*(1-u*u))*k, side*t/2*(full*(1-1.6*dent)+fold))
    v = [at(rise(i), rise(j), side) for side in (1, -1) for j in range(n+1) for i in range(n+1)]
    rim = [v[i] for i in range(n)]+[v[j*(n+1)+n] for j in range(n)]+[v[n*(n+1)+n-i] for i in range(n)]+[v[(n-j)*(n+1)] for j in range(n)]
    C.tube_data(rim+rim[:1], .0045, 5, v, f := _pillow_faces(n))
    return C.obj(C.mesh('pillow', v, f, mat, smooth=True, uv=False), c, rot)


def _pillow_faces(n):
    """Quads of both sides; the rim of the lower side uses the points of the upper one."""
    m = n+1

    def at(i, j, low):
        return j*m+i+(m*m if low and 0 < i < n and 0 < j < n else 0)
    f = []
    for low in (False, True):
        for j in range(n):
            for i in range(n):
                q = tuple(at(a, b, low) for a, b in ((i, j), (i+1, j), (i+1, j+1), (i, j+1)))
                f.append(q[::-1] if low else q)
    return f


def throw(loc, yaw=0, size=(.6, 1.0), drop=.45, mat=None, seed=3):
    """Wool blanket folded lengthwise, which falls on what stands at loc already: size is its width and that of what it lies on;
    both ends hang and have a fringe."""
    mat = mat or M.fabric((.52, .42, .31), 160.0)
    wide, long = size[0]*.88, size[1]+2*drop
    turn = Matrix.Translation(loc) @ Matrix.Rotation(math.radians(yaw+90), 4, 'Z')
    solids, tree = cloth.beneath([turn @ Vector((x*long/2, y*wide/2, 0)) for x in (-1, 1) for y in (-1, 1)], loc[2])
    spots = [turn @ Vector((x*long/2, y*wide/2, 1)) for x in (-1, -.5, 0, .5, 1) for y in (-1, 0, 1)]
    hits = [tree.ray_cast(p, Vector((0, 0, -1)))[0] for p in spots]
    top = max(h.z for h in hits if h)-loc[2]+.02

    def at(x, y):
        fold = .012*noise.noise((x*3, y*6, seed))+.010*math.sin(y*2*math.pi/wide*1.5+seed)
        return tuple(turn @ Vector((x+.02*noise.noise((y*5, seed, 2)), y*(1+.06*noise.noise((x*2.3, seed, 1)))+.04*x, top+.03+fold)))
    me = cloth.settle(cloth.flat(long, wide, .024, at), solids, frames=44, bend=1.2, grow=.0, self_collision=True)
    near = [(tree.find_nearest(v.co)[3] or 9) < .03 for v in me.vertices]
    if sum(near) < .2*len(near):
        raise ValueError(f'the throw at {loc} lies on nothing')
    nx, ny = max(4, round(long/.024)), max(4, round(wide/.024))
    fv, ff = [], []
    for i in (0, nx):
        for k in range(ny*2):
            a, b = (me.vertices[(k//2)*(nx+1)+i].co, me.vertices[(k//2+1)*(nx+1)+i].co)
            p, q = a.lerp(b, .25+.5*(k % 2)), noise.noise((k*.7, i, seed))
            C.tube_data([p, p+Vector((q*.006, q*.010, -.02)), p+Vector((q*.012, q*.022, -.045))], [.003, .0026, .0035], 5, fv, ff)
    C.obj(C.mesh('fringe', fv, ff, mat, smooth=True, uv=False))
    return cloth.finish(me, [mat], None, .017)
