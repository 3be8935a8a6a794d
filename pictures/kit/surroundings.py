"""What lies round a plot, for pictures from above: streets with cars and lamps, and the walled gardens, houses and pools of the neighbours."""
import itertools, math, random
from . import core as C, materials as M, plants as P

STREETS, PLOT, DEEP, PLOTS = 74, 27, 32, 6       # metres between two streets, width and depth of a plot, plots in a row


def _asphalt(): return M.ground((.115, .112, .108), (.165, .16, .152), .6)
def _kerb(): return M.ground((.40, .375, .335), (.50, .47, .42), .8)
def _glass(): return M.solid((.035, .042, .05), .12)


class Parts:
    """Boxes and faces of several materials, joined to one mesh that can be scattered."""
    def __init__(self):
        self.v, self.f, self.idx = [], [], []

    def face(self, pts, k):
        self.f.append(tuple(range(len(self.v), len(self.v)+len(pts)))); self.v += pts; self.idx.append(k)

    def box(self, x0, y0, x1, y1, z0, z1, k):
        p = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        for q in C.BOXF:
            self.face([p[i] for i in q], k)

    def hip(self, x0, y0, x1, y1, z, k, rise=.36, eave=.55):
        """A hipped roof with an eave."""
        x0, y0, x1, y1 = x0-eave, y0-eave, x1+eave, y1+eave
        d, y, x = min(x1-x0, y1-y0)/2, (y0+y1)/2, (x0+x1)/2
        a, b = ((x0+d, y, z+d*rise), (x1-d, y, z+d*rise)) if x1-x0 >= y1-y0 else ((x, y0+d, z+d*rise), (x, y1-d, z+d*rise))
        p = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
        for q in (((p[0], p[1], b, a), (p[2], p[3], a, b), (p[1], p[2], b), (p[3], p[0], a)) if x1-x0 >= y1-y0 else ((p[1], p[2], b, a), (p[3], p[0], a, b), (p[0], p[1], a), (p[2], p[3], b))):
            self.face(list(q), k)
        self.box(x0, y0, x1, y1, z-.16, z, 0)

    def windows(self, x0, y0, x1, y1, z0, floors, r, wide=1.3):
        """Dark openings with a pale surround on all four sides, some of them doors, some with their shutters closed."""
        for (ax, ay), (bx, by), (nx, ny) in (((x0, y0), (x1, y0), (0, -1)), ((x1, y0), (x1, y1), (1, 0)), ((x1, y1), (x0, y1), (0, 1)), ((x0, y1), (x0, y0), (-1, 0))):
            L = math.hypot(bx-ax, by-ay); n = max(1, int(L/3.1)); ux, uy = (bx-ax)/L, (by-ay)/L
            for k in range(floors):
                for i in range(n):
                    if r.random() < .18:
                        continue
                    c, w = (i+.5)*L/n, min(L/n-.8, r.choice((wide, wide, wide*1.9)))/2
                    lo, hi = z0+3*k+(.05 if k == 0 and r.random() < .5 else .95), z0+3*k+2.35
                    for e, d, m in ((.10, .03, 0), (0, .05, 2 if r.random() < .8 else 3)):
                        self.face([(ax+ux*s+nx*d, ay+uy*s+ny*d, z) for s, z in ((c-w-e, lo-e), (c+w+e, lo-e), (c+w+e, hi+e), (c-w-e, hi+e))], m)

    def mesh(self, name, mats):
        return C.mesh(name, self.v, self.f, mats, idx=self.idx, uv=False)


def house(kind):
    """A neighbour's villa about 15 m wide; 0-2 under tiled roofs, 3-4 with flat roofs and terraces."""
    r, p = random.Random(kind+3), Parts()
    wall = M.paint(((.70, .665, .60), (.66, .56, .43), (.72, .69, .64), (.70, .68, .64), (.60, .56, .50))[kind])
    tile, wood = M.ground((.27, .13, .08), (.40, .225, .145), .9), M.solid(((.10, .15, .13), (.16, .09, .05), (.09, .12, .17), (.20, .125, .07), (.14, .085, .05))[kind], .6)
    if kind < 3:
        for x0, y0, x1, y1, n in (((-7, -4, 3, 5, 2), (3, -2, 9, 5, 1), (-9.5, -1, -7, 4, 1)), ((-8, -3, 0, 5, 1), (0, -5, 7, 4, 2), (1.5, 4, 6, 7, 1)), ((-6.5, -4.5, 5.5, 3.5, 2), (-3, 3.5, 4, 7.5, 1), (5.5, -3, 9, 2, 1)))[kind]:
            p.box(x0, y0, x1, y1, -1, 3*n+.2, 0); p.windows(x0, y0, x1, y1, 0, n, r); p.hip(x0, y0, x1, y1, 3*n+.2, 1)
        p.box(-2.4, 2, -1.5, 2.9, 5, 8.6 if kind != 1 else 6, 0)       # a chimney
        for x in (-6.6, -3.4, -.4, 2.6):       # the porch on the garden
            p.box(x, -7, x+.4, -6.6, 0, 2.6, 0)
        p.face([(-7, -7.4, 2.6), (3.4, -7.4, 2.6), (3.4, -3.6, 3.6), (-7, -3.6, 3.6)], 1); p.box(-7, -7.2, 3.2, -6.4, 2.35, 2.6, 0)
    else:
        for x0, y0, x1, y1, z, n in (((-8, -3, 5, 5, 0, 1), (-5, -4.4, 7, 4, 3.2, 1)), ((-7, -4, 7, 4, 0, 1), (-7, -1, 3, 5, 3.2, 1)))[kind-3]:
            p.box(x0, y0, x1, y1, z-.6, z+3, 0); p.windows(x0, y0, x1, y1, z, n, r, 2.0)
            p.box(x0-.7, y0-1.6, x1+.7, y1+.3, z+2.95, z+3.3, 0); p.box(x0-.4, y0-1.3, x1+.4, y1, z+3.30, z+3.34, 4)
        for i in range(9):       # pergola on the terrace, panels on the roof
            p.box(-6.8+.5*i, -4, -6.7+.5*i, -1.2, 5.6, 5.75, 3)
        for x in (-6.8, -2.8):
            p.box(x, -4, x+.12, -3.88, 3.3, 5.6, 3)
        for i in range(4):
            p.box(-3.5+1.4*i, .4, -2.3+1.4*i, 2.6, 6.6, 6.7, 2)
    return p.mesh('house', [wall, tile, _glass(), wood, M.ground((.36, .33, .285), (.45, .42, .37), 1.0)])


def car(kind):
    """A parked car: hull and glasshouse with rounded edges, four wheels."""
    p, paint = Parts(), M.solid(((.62, .62, .60), (.17, .18, .19), (.03, .045, .075), (.36, .35, .33), (.19, .03, .025))[kind], .22)
    hull = [(-2.15, .30), (2.15, .30), (2.2, .62), (2.05, .80), (1.05, .93), (-1.75, .98), (-2.15, .88), (-2.2, .6)]
    roof = [(1.15, .90), (.35, 1.42), (-1.15, 1.46), (-1.85, .95)]
    for prof, w0, w1, k in ((hull, .86, .86, 0), (roof, .80, .60, 1)):
        side = lambda s: [(x, s*(w0 if z < 1.2 else w1), z) for x, z in prof]
        a, b = side(-1), side(1)
        p.face(a, k); p.face(b[::-1], k)
        for i in range(len(prof)):
            j = (i+1) % len(prof)
            p.face([a[i], b[i], b[j], a[j]], 0 if k == 1 and i == 1 else k)
    for x in (-1.32, 1.32):
        for y in (-.86, .86):
            ring = [(x+.33*math.cos(t*math.pi/7), y, .33+.33*math.sin(t*math.pi/7)) for t in range(14)]
            out = [(a, y+.05*(1 if y > 0 else -1), b) for a, _, b in ring]
            p.face(out if y < 0 else out[::-1], 2)
            for i in range(14):
                p.face([ring[i], ring[(i+1) % 14], out[(i+1) % 14], out[i]], 2)
    return p.mesh('car', [paint, _glass(), M.solid((.02, .02, .021), .7)])


def lamp():
    """A street lamp of six metres with one arm."""
    v, f = C.tube_data([(0, 0, 0), (0, 0, 5.6), (.25, 0, 6.0), (1.1, 0, 6.1)], [.07, .05, .045, .045], 8)
    return C.mesh('street_lamp', v, f, M.solid((.05, .052, .055), .5), uv=False)


def street(line, z, seen=lambda x, y: True, seed=1, width=6.4, parked=.34, trees=True):
    """A street along a polyline: asphalt between two pavements, a broken line, parked cars, lamps, trees. Parts that are not `seen` are left out.
    z: its height, or a function of x and y that gives it."""
    r, pts, ground = random.Random(seed), [], z if callable(z) else lambda x, y: z
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        n = max(1, int(math.hypot(bx-ax, by-ay)/3))
        pts += [(ax+(bx-ax)*i/n, ay+(by-ay)*i/n) for i in range(n)]
    pts.append(line[-1])
    p, cars, lamps, green = Parts(), [[] for _ in range(5)], [], [[], []]
    for i in range(len(pts)-1):
        (ax, ay), (bx, by) = pts[i], pts[i+1]
        if not seen((ax+bx)/2, (ay+by)/2):
            continue
        a = math.atan2(by-ay, bx-ax); nx, ny = -math.sin(a), math.cos(a)
        z0, z1 = ground(ax, ay), ground(bx, by)
        level = lambda t: z0+(z1-z0)*t
        strip = lambda o0, o1, h, k, s=0, e=1: p.face([(ax+(bx-ax)*t+nx*o, ay+(by-ay)*t+ny*o, level(t)+h) for t, o in ((s, o0), (e, o0), (e, o1), (s, o1))], k)
        w = width/2
        strip(-w, w, .03, 0); strip(w, w+1.9, .16, 1); strip(-w-1.9, -w, .16, 1)
        for s in (-w, w):       # the kerb
            p.face([(ax+nx*s, ay+ny*s, z0), (bx+nx*s, by+ny*s, z1), (bx+nx*s, by+ny*s, z1+.16), (ax+nx*s, ay+ny*s, z0+.16)], 1)
        if i % 2 == 0:
            strip(-.07, .07, .036, 2, .1, .8)
        for s in (-1, 1):
            if i % 2 == 0 and r.random() < parked:
                cars[r.choice((0, 0, 1, 2, 3, 3, 4))].append(((ax+nx*s*(w-1.05), ay+ny*s*(w-1.05), z0+.03), a+(math.pi if r.random() < .5 else 0)+r.uniform(-.02, .02), 1))
            if (i+4*(s > 0)) % 8 == 0:
                lamps.append(((ax+nx*s*(w+.35), ay+ny*s*(w+.35), z0+.1), a+(math.pi/2 if s < 0 else -math.pi/2), 1))
            elif trees and i % 4 == 2:
                green[r.random() < .5].append(((ax+nx*s*(w+1.2), ay+ny*s*(w+1.2), z0+.1), r.uniform(0, 6.3), r.uniform(.8, 1.15)))
    if p.f:
        C.obj(p.mesh('street', [_asphalt(), _kerb(), M.solid((.62, .60, .56), .8)]))
    for me, items in [(car(k), c) for k, c in enumerate(cars)]+[(lamp(), lamps), (P.tree('round', 5.2, 3, 9000), green[0]), (P.palm(7.0, 2), green[1])]:
        if items:
            C.scatter(me, items)


class Gardens:
    """What stands on the plots of a quarter, collected by kind, so that each kind is one mesh that is scattered."""
    def __init__(self, r):
        self.r, self.houses, self.trees, self.palms, self.shrubs = r, [[] for _ in range(5)], [[] for _ in range(5)], [], [[], []]
        self.pools, self.walls, self.ground = Parts(), Parts(), Parts()

    def plot(self, at, side, turn, deep=.5):
        """One plot. at(x, y, h) is a point of it in the scene; its street lies on the other side of `side`, along x; its walls reach down by `deep`."""
        r = self.r
        face = side*(1 if r.random() < .8 else -1)
        quad = lambda parts, x0, y0, x1, y1, h, k: parts.face([at(x0, y0, h), at(x1, y0, h), at(x1, y1, h), at(x0, y1, h)], k)
        quad(self.ground, -PLOT/2, -DEEP/2, PLOT/2, DEEP/2, .04, r.choice((0, 0, 1, 2)))
        self.houses[r.randrange(5)].append((at(r.uniform(-2, 2), -side*3.5+r.uniform(-1, 1), .02), turn+(0 if face > 0 else math.pi)+r.choice((0, 0, 0, math.pi/2)), r.uniform(.92, 1.12)))
        if r.random() < .75:
            x, y = r.uniform(-6, 3), side*9.5
            quad(self.pools, x-1.3, y-1.2, x+9.3, y+5.2, .07, 1); quad(self.pools, x, y, x+8, y+4, .10, 0)
        corners = [(a*PLOT/2, b*DEEP/2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for p, q in zip(corners, corners[1:]+corners[:1]):
            self.wall(at, p, q, r.choice((1.5, 1.8, 2.1)), deep=deep)
        for _ in range(r.randrange(6, 11)):
            x, y = r.uniform(-.45, .45)*PLOT, r.uniform(-.46, .46)*DEEP
            if math.hypot(x, y+side*3.5) > 9:
                (self.palms if r.random() < .22 else self.trees[r.randrange(5)]).append((at(x, y), r.uniform(0, 6.3), r.uniform(.75, 1.3)))
        for _ in range(14):
            self.shrubs[r.random() < .5].append((at(r.uniform(-.45, .45)*PLOT, r.uniform(-.46, .46)*DEEP), r.uniform(0, 6), r.uniform(.5, 1.1)))

    def wall(self, at, p, q, h, thick=.14, deep=.5):
        """A garden wall from p to q; behind most of the lower ones grows a hedge."""
        r = self.r
        out = [at(*p, -deep), at(*q, -deep), at(*q, h), at(*p, h)]
        d = math.hypot(out[1][0]-out[0][0], out[1][1]-out[0][1])
        x, y = -(out[1][1]-out[0][1])/d*thick, (out[1][0]-out[0][0])/d*thick
        inner = [(c[0]+x, c[1]+y, c[2]) for c in out]
        self.walls.face(out, 0); self.walls.face(inner[::-1], 0); self.walls.face([out[3], out[2], inner[2], inner[3]], 0)
        for k in range(10):
            f = (k+r.uniform(.2, .8))/10
            if h < 2 and r.random() < .8:
                self.shrubs[r.random() < .4].append((at((p[0]+(q[0]-p[0])*f)*.95, (p[1]+(q[1]-p[1])*f)*.95), r.uniform(0, 6), r.uniform(.8, 1.5)))

    def build(self):
        kinds = [(house(k), h) for k, h in enumerate(self.houses)]
        kinds += zip((P.tree('olive', 4.8, 3, 9000), P.tree('round', 6.0, 2, 10000), P.tree('pine', 10, 4, 16000), P.tree('round', 5.0, 5, 9000), P.cypress(8.0, .8, 1, 24000)), self.trees)
        kinds += [(P.palm(8.0, 3), self.palms)]+list(zip((P.shrub('pitto', 4, 1700, 1.1, 1.3, 3.2), P.shrub('boug', 2, 1500, 1.0, 1.2, 3.0)), self.shrubs))
        for me, items in kinds:
            if items:
                C.scatter(me, items)
        for parts, name, mats in ((self.pools, 'pools', [M.solid((.045, .19, .22), .06), _kerb()]), (self.walls, 'walls', [M.paint((.68, .65, .59))]),
                                  (self.ground, 'gardens', [M.lawn_base(), M.ground((.32, .28, .22), (.44, .40, .33), .8), M.ground()])):
            if parts.f:
                C.obj(parts.mesh(name, mats))


def quarter(z, cam, heading, keep, yaw=0.0, origin=(0, 0), seed=1, near=24, far=300, half=46):
    """A quarter of villas as seen from `cam`: streets in a grid turned by yaw, plots with a wall, a house, a pool and a garden on both sides of them.
    Nothing of it stands in the polygon `keep`. z: its height, or a function of x and y for a slope, on which every plot is a level terrace."""
    r, turn, row, ground = random.Random(seed), math.radians(yaw), PLOTS*PLOT+11, z if callable(z) else lambda x, y: z
    world = lambda u, v: (origin[0]+u*math.cos(turn)-v*math.sin(turn), origin[1]+u*math.sin(turn)+v*math.cos(turn))

    def seen(x, y, margin=0):
        d, a = math.hypot(x-cam[0], y-cam[1]), math.degrees(math.atan2(x-cam[0], y-cam[1]))-heading
        return near < d < far and abs((a+180) % 360-180) < half+margin and not P.inside(x, y, keep)
    for n in range(-5, 6):
        street([world(-5*row, n*STREETS), world(5*row, n*STREETS)], z, seen, seed+n)
        street([world(n*row-5.5, -5*STREETS), world(n*row-5.5, 5*STREETS)], lambda x, y: ground(x, y)-.01, seen, seed+n+50, parked=.2)
    gardens = Gardens(r)
    for n, side, i in itertools.product(range(-5, 6), (-1, 1), range(-5*PLOTS, 5*PLOTS)):
        u, v = i//PLOTS*row+(i % PLOTS+.5)*PLOT, n*STREETS+side*(5.2+DEEP/2)
        corners = [world(u+a*PLOT/2, v+b*DEEP/2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        if seen(*world(u, v), 4) and not any(P.inside(*c, keep) for c in corners):
            levels = [ground(*c) for c in corners]
            top = max(levels)
            gardens.plot(lambda x, y, h=0.0: (*world(u+x, v+y), top+h), side, turn, top-min(levels)+.5)
    gardens.build()
