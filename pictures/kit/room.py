"""Parts of a room: walls with openings, windows, ceilings, fitted kitchens, fireplaces, showers."""
import math
import random
from mathutils import Vector, noise
from . import core as C, materials as M, architecture as A, furniture as F
from .core import Group


def _slab(axis, at, thick, lo, hi, z0, z1, mat):
    """Sharp-edged block in a wall along x (axis 'x', its near face at y = at) or along y; neighbours join without a line."""
    _extrude(axis, at, thick, [(lo, z0), (hi, z0), (hi, z1), (lo, z1)], mat)


def wall(axis, at, lo, hi, h, mat, openings=(), thick=.3, z0=0):
    """Wall with openings: (from, to, sill, head) or (from, to, sill, head, 'arch'), where head is the crown of the arch."""
    p = lo
    for o in sorted(openings):
        a, b, sill, head = o[:4]
        if a > p:
            _slab(axis, at, thick, p, a, z0, h, mat)
        if sill > z0:
            _slab(axis, at, thick, a, b, z0, sill, mat)
        if len(o) > 4:
            r = (b-a)/2
            rise = min(r, head-sill-.2)
            curve = [((a+b)/2-r*math.cos(math.pi*i/32), head-rise+rise*math.sin(math.pi*i/32)) for i in range(33)]
            _extrude(axis, at, thick, [(a, h)]+curve+[(b, h)], mat)
        elif head < h:
            _slab(axis, at, thick, a, b, head, h, mat)
        p = b
    if p < hi:
        _slab(axis, at, thick, p, hi, z0, h, mat)


def _extrude(axis, at, thick, poly, mat):
    """Outline in the plane of a wall, extruded through its thickness."""
    n = len(poly)
    put = (lambda u, z, d: (u, d, z)) if axis == 'x' else (lambda u, z, d: (d, u, z))
    v = [put(u, z, at) for u, z in poly]+[put(u, z, at+thick) for u, z in poly]
    f = [tuple(range(n)), tuple(range(n, 2*n))[::-1]]+[(i, n+i, n+(i+1) % n, (i+1) % n) for i in range(n)]
    if axis == 'y':
        f = [q[::-1] for q in f]
    return C.obj(C.mesh('wall', v, f, mat))


def casement(axis, at, lo, hi, z0, z1, cols=2, rows=1, mat=None, frame=.055, bar=.028, glass=None, arch=False, depth=.06):
    """Glazed frame with glazing bars in an opening; with arch=True its head is a half circle."""
    mat, glass = mat or A.anthracite(), glass or M.glass(nd=.5)
    put = (lambda u, z: (u, at, z)) if axis == 'x' else (lambda u, z: (at, u, z))
    r = (hi-lo)/2
    spring = z1-r if arch else z1
    top = lambda u: spring+math.sqrt(max(0, r*r-(u-(lo+hi)/2)**2)) if arch else z1
    def bars(p, q, w):
        A.beam(put(*p), put(*q), depth if w >= frame else depth*.7, w, mat, .004)
    for u in (lo+frame/2, hi-frame/2):
        bars((u, z0), (u, spring+.01), frame)
    bars((lo, z0+frame/2), (hi, z0+frame/2), frame)
    if arch:
        curve = [((lo+hi)/2-(r-frame/2)*math.cos(math.pi*i/28), spring+(r-frame/2)*math.sin(math.pi*i/28)) for i in range(29)]
        C.tube([put(*p) for p in curve], frame/2, mat, 8)
        bars((lo, spring), (hi, spring), bar*1.4)
    else:
        bars((lo, z1-frame/2), (hi, z1-frame/2), frame)
    for i in range(1, cols):
        u = lo+(hi-lo)*i/cols
        bars((u, z0), (u, top(u)-.02), frame*.9 if cols % 2 == 0 and i == cols//2 else bar)
    for i in range(1, rows):
        z = z0+(spring-z0)*i/rows
        bars((lo, z), (hi, z), bar)
    outline = [(lo, z0), (hi, z0), (hi, spring)]+([((lo+hi)/2+r*math.cos(math.pi*i/28), spring+r*math.sin(math.pi*i/28)) for i in range(1, 28)] if arch else [])+[(lo, spring)]
    C.obj(C.mesh('pane', [put(*p) for p in outline], [tuple(range(len(outline)))], glass, uv=False))


# --- ceilings -------------------------------------------------------------------------------------------------

def beams(x0, x1, y0, y1, z, mat, pitch=.8, w=.14, h=.2, axis='y', rough=.012, seed=1):
    """Exposed beams under a ceiling at z, each a little crooked."""
    r = random.Random(seed)
    lo, hi = (x0, x1) if axis == 'y' else (y0, y1)
    n = max(1, round((hi-lo)/pitch))
    for i in range(n):
        u = lo+(hi-lo)*(i+.5)/n
        j = [r.uniform(-rough, rough) for _ in range(4)]
        p, q = ((u+j[0], y0, z-h/2+j[1]), (u+j[2], y1, z-h/2+j[3])) if axis == 'y' else ((x0, u+j[0], z-h/2+j[1]), (x1, u+j[2], z-h/2+j[3]))
        A.beam(p, q, w*r.uniform(.92, 1.06), h, mat, .012)


def small_vaults(x0, x1, y0, y1, z, mat, beam, pitch=.72, rise=.13, over=.3):
    """Shallow plaster vaults between timber joists (bovedillas); joists run along y. The roof above ends `over` beyond the vaults."""
    n = round((x1-x0)/pitch)
    p = (x1-x0)/n
    for i in range(n):
        a, m = x0+p*i, 10 if p < 2 else 32
        v = [(a+p*k/m, y, z+rise*math.sin(math.pi*k/m)) for y in (y0, y1) for k in range(m+1)]
        C.obj(C.mesh('vault', v, [(k, k+1, m+2+k, m+1+k) for k in range(m)], mat, smooth=True, uv=False))
    for i in range(n+1):
        A.beam((x0+p*i, y0, z-.07), (x0+p*i, y1, z-.07), .11, .17, beam, .008)
    C.box((x0-.3, y0-.3, z+rise+.02), (x1+.3, y1+over, z+rise+.3), mat, 0)


def pitched(x0, x1, y0, y1, za, zb, board, rafter, pitch=1.1, axis='x', w=.12, h=.24):
    """Sloping boarded ceiling with rafters; za is its height at the low coordinate of the axis, zb at the high one."""
    if axis == 'x':
        v = [(x0, y0, za), (x1, y0, zb), (x1, y1, zb), (x0, y1, za)]
        rows = [((x0, y, za-h/2), (x1, y, zb-h/2)) for y in _even(y0, y1, pitch)]
    else:
        v = [(x0, y0, za), (x1, y0, za), (x1, y1, zb), (x0, y1, zb)]
        rows = [((x, y0, za-h/2), (x, y1, zb-h/2)) for x in _even(x0, x1, pitch)]
    me = C.mesh('ceiling', v+[(x, y, z+.25) for x, y, z in v], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], board)
    C.obj(me)
    for p, q in rows:
        A.beam(p, q, w, h, rafter, .006)


def _even(a, b, pitch):
    n = max(1, round((b-a)/pitch))
    return [a+(b-a)*(i+.5)/n for i in range(n)]


# --- floors ---------------------------------------------------------------------------------------------------

def _clip(poly, x0, x1, y0, y1):
    """The part of a polygon of (x, y, u, v) that lies in a rectangle."""
    for axis, sign, limit in ((0, 1, x0), (0, -1, -x1), (1, 1, y0), (1, -1, -y1)):
        out = []
        for p, q in zip(poly[-1:]+poly[:-1], poly):
            a, b = sign*p[axis]-limit, sign*q[axis]-limit
            if (a < 0) != (b < 0):
                t = a/(a-b)
                out.append(tuple(m+(n-m)*t for m, n in zip(p, q)))
            if b >= 0:
                out.append(q)
        poly = out
    return poly


def herringbone(x0, x1, y0, y1, mat, w=.11, n=5, z=.004):
    """Parquet in herringbone, laid as single blocks of width w and length n * w over a dark joint."""
    L, gap, v, f, uv = w*n, .0012, [], [], []
    C.box((x0, y0, -.02), (x1, y1, z-.002), M.solid((.10, .07, .045), .7), 0)
    c = math.sqrt(.5)
    span = int(((x1-x0)+(y1-y0))/w)+4*n
    for i in range(-span, span):
        for j in range(-span//(2*n)-2, span//(2*n)+3):
            a, b = i*w+j*2*L, i*w
            for k, (px, py, dx, dy) in enumerate(((a, b, L, w), (a-w, b, w, L))):
                corners = [(px+gap, py+gap), (px+dx-gap, py+gap), (px+dx-gap, py+dy-gap), (px+gap, py+dy-gap)]
                q = [((x0+x1)/2+(x-y)*c, (y0+y1)/2+(x+y)*c) for x, y in corners]
                cx, cy = sum(p[0] for p in q)/4, sum(p[1] for p in q)/4
                if not (x0-L < cx < x1+L and y0-L < cy < y1+L):
                    continue
                lay = [(0, 0), (L, 0), (L, w), (0, w)] if k == 0 else [(0, 0), (0, w), (L, w), (L, 0)]
                q = _clip([(*p, *t) for p, t in zip(q, lay)], x0, x1, y0, y1)
                if len(q) > 2:
                    f.append(tuple(range(len(v), len(v)+len(q))))
                    v += [(x, y, z) for x, y, _, _ in q]
                    uv += [(s, t) for _, _, s, t in q]
    me = C.mesh('parquet', v, f, mat, uv=False)
    layer = me.uv_layers.new(name='UV').data
    layer.foreach_set('uv', [x for p in uv for x in p])
    return C.obj(me)


# --- kitchen --------------------------------------------------------------------------------------------------

def fronts(x0, x1, z0, z1, y, mat, style='flat', widths=None, pulls=None, drawers=()):
    """Row of cupboard fronts facing -Y; styles 'flat', 'shaker', 'reeded'. Columns listed in drawers are split in three."""
    widths = widths or [(x1-x0)/max(1, round((x1-x0)/.6))]*max(1, round((x1-x0)/.6))
    k = (x1-x0)/sum(widths)
    x = x0
    for i, w in enumerate(widths):
        w *= k
        for a, b in (((z0, z0+(z1-z0)*.40), (z0+(z1-z0)*.40, z0+(z1-z0)*.72), (z0+(z1-z0)*.72, z1)) if i in drawers else ((z0, z1),)):
            C.box((x+.0035, y-.022, a+.0035), (x+w-.0035, y, b-.0035), mat, .002)
            if style == 'shaker':
                t = .065
                for p, q in (((x+.002, a+.002), (x+w-.002, a+t)), ((x+.002, b-t), (x+w-.002, b-.002)), ((x+.002, a+t), (x+t, b-t)), ((x+w-t, a+t), (x+w-.002, b-t))):
                    C.box((p[0], y-.032, p[1]), (q[0], y-.021, q[1]), mat, .002)
            if style == 'reeded':
                n = round(w/.034)
                for j in range(n):
                    u = x+w*(j+.5)/n
                    C.tube([(u, y-.022, a+.004), (u, y-.022, b-.004)], w/n*.5, mat, 8)
            if pulls:
                if i in drawers:
                    C.tube([(x+w*.32, y-.05, b-.06), (x+w*.68, y-.05, b-.06)], .007, pulls, 8)
                else:
                    u = x+(w-.05 if i % 2 == 0 else .05)
                    C.tube([(u, y-.05, (a+b)/2-.09), (u, y-.05, (a+b)/2+.09)] if b-a > .9 else [(u, y-.05, b-.26), (u, y-.05, b-.08)], .007, pulls, 8)
        x += w


def counter(loc, yaw=0, w=3.6, d=.64, h=.90, mat=None, top=None, style='flat', pulls=None, drawers=(1, 3), splash=None, splash_h=.55, hob=None, sink=None, tap=None, lip=.03):
    """Base units against a wall: back at +Y, loc is the middle of the back edge on the floor. hob and sink are positions along the run."""
    mat, top = mat or M.wood(), top or M.marble()
    with Group(loc, yaw):
        C.box((-w/2, -d+.04, .10), (w/2, 0, h-lip), M.solid((.03, .026, .022), .7), 0)
        C.box((-w/2, -d+.09, 0), (w/2, 0, .10), M.solid((.05, .045, .04), .6), 0)
        for x in (-w/2-.004, w/2-.016):      # end panels
            C.box((x, -d+.02, 0), (x+.02, 0, h-lip), mat, .002)
        fronts(-w/2, w/2, .10, h-lip-.01, -d+.04, mat, style, None, pulls, drawers)
        C.box((-w/2-.01, -d, h-lip), (w/2+.01, 0, h), top, .004)
        if splash:
            C.box((-w/2, -.02, h), (w/2, 0, h+splash_h), splash, .002)
        if hob is not None:
            C.box((hob-.38, -d+.09, h), (hob+.38, -.10, h+.006), M.solid((.01, .01, .011), .06), .002)
        if sink is not None:
            C.box((sink-.36, -d+.12, h-.001), (sink+.36, -.14, h+.0015), M.solid((.06, .055, .05), .3), .001)
            tap_arc((sink, -.09, h), 0, tap)


def tap_arc(loc, yaw=0, mat=None, h=.36, reach=.2):
    """Kitchen tap; it pours towards -Y."""
    mat = mat or M.solid((.50, .36, .18), .28, .95)
    with Group(loc, yaw):
        C.lathe([(.001, .02), (.026, .02), (.026, 0)], (0, 0, 0), mat, 24)
        arc = [(0, -reach/2+reach/2*math.cos(math.pi*i/12), h-reach/2+reach/2*math.sin(math.pi*i/12)) for i in range(13)]
        C.tube([(0, 0, 0)]+arc+[(0, -reach, h-reach/2-.06)], .0115, mat, 12)
        C.tube([(.02, 0, .06), (.09, 0, .085)], .006, mat, 8)


def hood(loc, yaw=0, w=1.5, d=.52, z0=1.6, z1=2.9, mat=None, band=None):
    """Plaster chimney hood: a tapering funnel with a thick lower band; back at +Y."""
    mat = mat or M.plaster((.84, .83, .81))
    with Group(loc, yaw):
        lower = [(-w/2, -d), (w/2, -d), (w/2, 0), (-w/2, 0)]
        upper = [(-w*.27, -d*.62), (w*.27, -d*.62), (w*.27, 0), (-w*.27, 0)]
        C.prism(lower, z0, z0+.16, band or mat, .012)
        rows = []
        for k in range(9):
            t = k/8
            s = t*t*(3-2*t)
            rows.append([(a[0]+(b[0]-a[0])*s, a[1]+(b[1]-a[1])*s, z0+.16+(z1-z0-.16)*t) for a, b in zip(lower, upper)])
        v = [p for row in rows for p in row]
        C.obj(C.mesh('hood', v, [(4*k+i, 4*k+(i+1) % 4, 4*k+4+(i+1) % 4, 4*k+4+i) for k in range(8) for i in range(4)], mat, uv=False))


def shelf(loc, yaw=0, w=2.4, d=.26, mat=None, things=(), seed=1, thick=.045):
    """Wall shelf with crockery; back at +Y."""
    r = random.Random(seed)
    with Group(loc, yaw):
        C.box((-w/2, -d, -thick), (w/2, 0, 0), mat or M.wood(), .006)
        x = -w/2+.14
        tones = ((.70, .67, .61), (.62, .57, .49), (.52, .40, .30), (.76, .745, .71))
        while x < w/2-.14:
            kind = r.choice(things or ('bowls', 'vase', 'jug', 'cups', 'gap', 'plates'))
            m = M.microcement(r.choice(tones))
            if kind == 'bowls':
                for i in range(r.randint(2, 4)):
                    F.bowl((x, -d/2, .024*i), .085, m)
            elif kind == 'plates':
                for i in range(r.randint(4, 7)):
                    C.lathe([(.001, 0), (.08, 0), (.125, .012), (.123, .016), (.001, .006)], (x, -d/2, .011*i), m, 36)
                x += .06
            elif kind == 'vase':
                F.vase((x, -d/2, 0), r.randrange(3), r.uniform(.45, .62), m)
            elif kind == 'jug':
                C.lathe([(.001, 0), (.055, 0), (.07, .07), (.05, .16), (.042, .20), (.052, .225), (.048, .225), (.036, .2)], (x, -d/2, 0), m, 32)
            elif kind == 'cups':
                for i in range(3):
                    C.lathe([(.001, 0), (.026, 0), (.034, .075), (.031, .075), (.024, .006)], (x+.08*i, -d/2+.03*(i % 2), 0), m, 24)
                x += .14
            x += r.uniform(.22, .34)


# --- fire, shower, wardrobe -----------------------------------------------------------------------------------

def wardrobe(loc, yaw=0, w=2.4, h=2.5, d=.62, mat=None, style='flat', pulls=None):
    """Fitted wardrobe: back at +Y, loc is the middle of the back edge on the floor."""
    with Group(loc, yaw):
        C.box((-w/2, -d+.04, .06), (w/2, 0, h), M.solid((.03, .026, .022), .7), 0)
        C.box((-w/2, -d+.08, 0), (w/2, 0, .06), M.solid((.05, .045, .04), .6), 0)
        for x in (-w/2-.004, w/2-.016):
            C.box((x, -d+.02, 0), (x+.02, 0, h), mat or M.wood(axis='z'), .002)
        fronts(-w/2, w/2, .06, h, -d+.04, mat or M.wood(axis='z'), style, None, pulls)


def shower(loc, yaw=0, w=1.4, d=1.1, h=2.1, metal=None):
    """Walk-in shower in a corner: wall at +Y, one fixed pane at -Y, ceiling head and hand shower."""
    metal = metal or M.solid((.50, .36, .18), .28, .95)
    with Group(loc, yaw):
        C.obj(C.mesh('pane', [(-w/2, -d, 0), (w/2, -d, 0), (w/2, -d, h), (-w/2, -d, h)], [(0, 1, 2, 3)], M.glass(), uv=False))
        A.beam((-w/2, -d, h), (w/2, -d, h), .02, .02, metal, .002)
        A.beam((-w/2, -d, 0), (-w/2, -d, h), .02, .02, metal, .002)
        C.tube([(0, -.03, 1.05), (0, -.03, 2.25), (0, -.10, 2.32), (0, -.40, 2.32)], .011, metal, 12)
        C.lathe([(.001, .012), (.02, .012), (.14, .004), (.14, -.006), (.001, -.006)], (0, -.42, 2.30), metal, 40)
        C.tube([(-.09, -.04, 1.08), (.09, -.04, 1.08)], .022, metal, 12)
        C.box((w/2-.5, -.14, .0), (w/2-.02, -.02, .0), metal, 0)


def drape(a, b, z0, z1, mat, amp=.05, wave=.16):
    """Curtain from a to b: pleats of uneven depth that are narrow at the track, open and lean towards the floor, and break on it."""
    p0, p1 = Vector(a), Vector(b)
    t = (p1-p0).normalized()
    out = Vector((-t.y, t.x))
    long = (p1-p0).length
    n, m, seed = max(24, int(long/wave*18)), 12, a[0]*9.1+a[1]*1.7
    v, f = [], []
    for j in range(m+1):
        up = j/m
        for i in range(n+1):
            u = long*i/n
            lean = .55*noise.noise((u*1.6, up*1.1, seed))*(1-up)
            ph = 2*math.pi*(u/(wave*.86)+.35*noise.noise((u*2.3, seed, 0))+lean)
            depth = amp*(.62+.38*(1-up)+.55*noise.noise((u*3.1, up*.7, seed+5)))
            q = p0+t*u+out*(depth*(math.sin(ph)+.22*math.sin(2*ph+1.1))+.012*(1-up)**6)
            v.append((q.x, q.y, z0+(z1-z0)*up))
    for j in range(m):
        for i in range(n):
            f.append((j*(n+1)+i, j*(n+1)+i+1, (j+1)*(n+1)+i+1, (j+1)*(n+1)+i))
    return C.obj(C.mesh('drape', v, f, mat, smooth=True, uv=False))
