"""Cloth by simulation: what is draped over a solid. Each runs in a scene of its own.

A settled cloth is kept in out/cloth by what it was made from, so that drafts and masters of a room share it."""
import hashlib
import math
import os
import bpy
import numpy as np
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree
from . import core as C, materials as M


KEPT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'out', 'cloth')


def points(me):
    co = np.empty(len(me.vertices)*3, np.float32)
    me.vertices.foreach_get('co', co)
    return co


def settle(me, solids=(), **how):
    """The mesh after it has fallen on the solids (objects) as cloth; how: see simulate()."""
    key = hashlib.sha1(repr(sorted(how.items())).encode()+points(me).tobytes())
    for o in solids:
        key.update(points(o.data).tobytes()+repr([round(x, 4) for row in o.matrix_basis for x in row]).encode())
    file = os.path.join(KEPT, key.hexdigest()+'.npy')
    if not os.path.exists(file):
        os.makedirs(KEPT, exist_ok=True)
        np.save(file, simulate(me, solids, **how))
    me.vertices.foreach_set('co', np.load(file))
    me.update()
    return me


def simulate(me, solids, frames=40, gravity=1.0, bend=.4, grow=.0, self_collision=False, gap=.006):
    """Points of the mesh after `frames`. grow: share by which the cloth is larger than its mesh, which wrinkles it."""
    s = bpy.data.scenes.new('cloth')
    s.gravity = (0, 0, -9.81*gravity)
    made = []
    for solid in solids:
        o = bpy.data.objects.new('solid', solid.data)
        o.matrix_basis = solid.matrix_basis.copy()
        s.collection.objects.link(o)
        made.append(o)
        o.modifiers.new('solid', 'COLLISION')
        o.collision.thickness_outer, o.collision.cloth_friction, o.collision.damping = gap, 30, .6
    o = bpy.data.objects.new('cloth', me)
    s.collection.objects.link(o)
    made.append(o)
    m = o.modifiers.new('cloth', 'CLOTH')
    c = m.settings
    c.quality, c.mass, c.air_damping = 5, .25, 2.5
    c.tension_stiffness = c.compression_stiffness = 12
    c.shear_stiffness, c.bending_stiffness = 4, bend
    c.tension_damping = c.compression_damping = c.shear_damping = 8
    c.bending_damping, c.shrink_min = .5, -grow
    k = m.collision_settings
    k.use_collision, k.collision_quality, k.distance_min = bool(solids), 2, gap
    k.use_self_collision, k.self_distance_min = self_collision, .006
    m.point_cache.frame_start, m.point_cache.frame_end = 1, frames
    for i in range(1, frames+1):
        s.frame_set(i)
    ev = o.evaluated_get(s.view_layers[0].depsgraph)
    out = points(ev.data).copy()
    for o in made:
        bpy.data.objects.remove(o)
    bpy.data.scenes.remove(s)
    return out


def beneath(corners, z, reach=.7):
    """Objects of the scene that something laid over these corners, about the height z, can fall on; and a tree of their faces."""
    low, high = ([f(c[i] for c in corners) for i in (0, 1)] for f in (min, max))
    found, v, f = [], [], []
    for o in bpy.context.scene.collection.objects:
        if o.type != 'MESH' or o.parent or o.instance_type != 'NONE' or len(o.data.vertices) > 12000:
            continue
        box = [o.matrix_basis @ Vector(c) for c in o.bound_box]
        inside = all(min(b[i] for b in box) < high[i]+.1 and max(b[i] for b in box) > low[i]-.1 for i in (0, 1))
        if inside and max(b.z for b in box) > z-reach and max(b.z for b in box) < z+reach and max(b[0] for b in box)-min(b[0] for b in box) < 5:
            found.append(o)
            n = len(v)
            v += [o.matrix_basis @ p.co for p in o.data.vertices]
            f += [[n+i for i in p.vertices] for p in o.data.polygons]
    return found, BVHTree.FromPolygons(v, f)


def wrinkles(x, y, seed, s=1.0):
    """Height of cloth wrinkles: long soft ridges with finer creases."""
    w = noise.noise((x*1.3*s, y*1.3*s, seed))
    a = 1-abs(noise.noise((x*2.2*s+w*.9, y*3.6*s-w*.7, seed+3)))*2.2
    b = 1-abs(noise.noise((x*6.5*s+w*2, y*4.5*s, seed+7)))*2.4
    return .62*a+.22*b+.5*w


def flat(w, l, step, at):
    """Grid of w by l metres around the origin, its points moved by at(x, y) -> (x, y, z)."""
    nx, ny = max(4, round(w/step)), max(4, round(l/step))
    v = [at(-w/2+w*i/nx, -l/2+l*j/ny) for j in range(ny+1) for i in range(nx+1)]
    f = [(j*(nx+1)+i, j*(nx+1)+i+1, (j+1)*(nx+1)+i+1, (j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
    return C.mesh('cloth', v, f, None, smooth=True, uv=False)


def rest(me, ledge):
    """What would sink into the frame of the bed lies on it; ledge: half its width, half its length, height of its top."""
    if ledge:
        x, y, z = ledge
        for v in me.vertices:
            if abs(v.co.x) < x and abs(v.co.y) < y:
                v.co.z = max(v.co.z, z+.006)


def duvet(w, l, linen, solids, seed=1, drop=.29, turned=.30, ledge=None):
    """A linen cover over the mattress, its head end turned back upon itself, with a stitched hem all round."""
    top, r = l/2-.50, .022
    long = top+l/2+drop+turned

    def at(x, y):
        y += long/2-l/2-drop
        ex, ey = max(0, abs(x)-w/2), max(0, -y-l/2)
        d = math.hypot(ex, ey)
        if d > drop:      # round corners, which then hang no lower than the sides
            x, y = math.copysign(w/2+ex*drop/d, x) if ex else x, -l/2-ey*drop/d if ey else y
        z = .70+.024*wrinkles(x*1.1, y*1.1, seed)+.011*wrinkles(x*2.6, y*2.6, seed+4)
        s = y-top
        if s <= 0:
            return (x, y, z)
        a = min(s/r, 3.1416)
        return (x, top+r*math.sin(a)-max(0, s-3.1416*r), z+r*(1-math.cos(a)))
    me = flat(w+2*drop, long, .028, at)
    nx = max(4, round((w+2*drop)/.028))
    ny = len(me.polygons)//nx
    settle(me, solids, frames=36, bend=.25, grow=.035, self_collision=True)
    rest(me, ledge)
    return finish(me, [linen, M.linen((.69, .665, .62), .3)], [1 if min(i, nx-1-i, j, ny-1-j) < 2 else 0 for j in range(ny) for i in range(nx)], .009)


def blanket(w, l, wool, stripe, solids, seed=1, wide=.95, drop=.25, bands=((.05, .095), (.125, .15)), slant=1.0, ledge=None):
    """A woven blanket across the foot of the bed, with bands (distances from the hem) and a fringe at both hems: askew and gathered in
    loose folds as far as `slant` says, at 0 folded square."""
    long = w+2*drop

    def at(x, y):
        a = x/long*2
        g = .58+.20*a*a if slant else .72
        yy = y*g+slant*(.10*a+.05*math.sin(2.2*x+seed))-l/2+.62
        fold = .035*math.sin(y*23+1.8*noise.noise((x*1.4, y, seed))+seed)*(1-.4*a*a) if slant else .008*math.sin(y*9+seed)
        return (x, yy, .80+fold+.02*noise.noise((x*3, y*3, seed+2)))
    me = flat(long, wide, .026, at)
    ends = [[i for i, v in enumerate(me.vertices) if abs(v.co.x-s*long/2) < .001] for s in (-1, 1)]
    hem = [long/2-abs(sum(me.vertices[i].co.x for i in f.vertices)/4) for f in me.polygons]
    settle(me, solids, frames=36, bend=.35, grow=.01, self_collision=True)
    rest(me, ledge)
    o = finish(me, [wool, stripe], [1 if any(a < h < b for a, b in bands) else 0 for h in hem], .007)
    fv, ff = [], []
    for s, row in zip((-1, 1), ends):
        for a, b in zip(row, row[1:]):
            p = me.vertices[a].co.lerp(me.vertices[b].co, .5)
            q = noise.noise((a*.7, s, seed))
            C.tube_data([p, p+Vector((s*.004, q*.012, -.025)), p+Vector((s*.002, q*.03, -.055))], [.0035, .003, .004], 5, fv, ff)
    fringe = C.mesh('fringe', fv, ff, wool, smooth=True, uv=False)
    rest(fringe, ledge)
    C.obj(fringe)
    return o


def finish(me, mats, idx, thick):
    """The settled cloth as an object: smooth, of some thickness."""
    for m in mats:
        me.materials.append(m)
    if idx:
        me.polygons.foreach_set('material_index', idx)
    me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    o = C.obj(me)
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = thick, 1
    m = o.modifiers.new('smooth', 'SUBSURF')
    m.levels = m.render_levels = 1
    return o
