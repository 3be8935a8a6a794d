"""Signs of life on terraces: towels thrown over loungers, sandals, trays of drinks, laid tables."""
import math
from mathutils import noise
from . import core as C, furniture as F, interior as I, materials as M, tableware as T
from .core import Group
from .soft import grid


def _noise(x, y, seed): return noise.noise((x, y, seed*3.7))


def spread_towel(back, mat, seed=1, wide=.58):
    """A bath towel spread on a lounger, from its knees over the back rest, creased, one corner turned in."""
    a, foot, bend, up = math.radians(back), .34, 1.27, .58

    def at(i, j):
        s = foot+j*(bend-foot+up)
        y, z = (s, .412) if s < bend else (bend+(s-bend)*math.cos(a), .412+(s-bend)*math.sin(a))
        x = (i-.5)*wide*(1+.05*_noise(j*3, 1, seed))+.03*_noise(j*2, 4, seed)
        turned = .10*max(0, .16-j)*max(0, i-.5)/.08
        return x-turned, y+.02*_noise(i*3, 2, seed), z+.006+.012*abs(_noise(i*7, j*11, seed))+.010*abs(_noise(i*16, j*22, seed))
    o = grid(26, 46, at, mat)
    m = o.modifiers.new('thick', 'SOLIDIFY'); m.thickness = .010
    return o


def thrown_towel(mat, seed=1, y=.45, side=1):
    """A towel thrown across a lounger, one end hanging down beside it in folds."""
    def at(i, j):
        s = -.30+j*.92
        x, z = (s, .425) if s < .31 else (.325+.035*math.sin(min(1, (s-.31)/.12)*1.57), .425-(s-.31)*.92)
        hang = max(0, s-.31)
        fold = .016*math.sin(i*15+seed)*min(1, hang/.12)
        return side*(x+fold), y+(i-.5)*(.46-.20*hang)+.03*_noise(j*4, 2, seed), z+.014*abs(_noise(i*6, j*5, seed))+.008*abs(_noise(i*15, j*12, seed))
    o = grid(24, 40, at, mat)
    m = o.modifiers.new('thick', 'SOLIDIFY'); m.thickness = .012
    return o


def lounger(loc, yaw=0, mat=None, frame=None, back=32, towel=None, seed=1):
    """A lounger that somebody has just left."""
    F.lounger(loc, yaw, mat, frame, back)
    towel = towel or M.fabric((.76, .74, .69), 90.0, .8)
    with Group(loc, yaw):
        if seed % 3 == 1:
            spread_towel(back, towel, seed)
        else:
            thrown_towel(towel, seed, .45+.1*(seed % 4), 1 if seed % 2 else -1)


def drinks(loc, yaw=0):
    """A tray with a carafe of water, two glasses of juice and half a fruit."""
    I.tray(loc, (.42, .30), yaw)
    with Group(loc, yaw):
        T.carafe((-.10, .04, .014), .9)
        for x, y in ((.05, -.05), (.13, .06)):
            T.drinking_glass((x, y, .014), 'tumbler', T.JUICE)
        T.halved((-.02, -.09, .014), None, 2, 1, .04)


def laid(loc, yaw=0, L=2.4, W=1.0, n=3, seed=1, evening=False):
    """A table of length L along x laid for 2n on a runner of linen, with what has been put down along its middle; candles in the evening."""
    with Group(loc, yaw):
        grid(40, 8, lambda i, j: (-L*.46+L*.92*i, (j-.5)*.34+.006*_noise(i*9, j*2, seed), .003+.004*abs(_noise(i*14, j*5, seed))), T.cloth())
        for side in (-1, 1):
            for i in range(n):
                T.setting(((i-(n-1)/2)*L*.84/n, side*W*.31, .002), 0 if side < 0 else 180, seed+i)
        T.in_use((0, 0, .008), 0, L*.8, .3, seed)
        for x in (-.2*L, .2*L) if evening else ():
            I.candles((x, 0, .008), 2, 6, int(x*10)+seed)


def slippers(loc, yaw=0, mat=None):
    """A pair of sandals beside a lounger."""
    mat = mat or M.solid((.30, .17, .09), .7)
    with Group(loc, yaw):
        for x, a in ((-.07, .1), (.08, -.2)):
            with Group((x, .05*a, 0), math.degrees(a)):
                C.lathe([(.001, 0), (.05, 0), (.05, .014), (.001, .016)], (0, 0, 0), mat, 20).scale = (.85, 2.5, 1)
                C.tube([(-.04, .05, .012), (-.02, .05, .05), (.02, .05, .05), (.04, .05, .012)], .008, mat, 6)
