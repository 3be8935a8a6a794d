"""Signs of life on terraces: towels thrown over loungers, books laid face down, tables with bread, wine and fruit."""
import math, random
from mathutils import noise
from . import core as C, furniture as F, interior as I, materials as M
from .core import Group
from .soft import grid, cushion


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


def open_book(loc, yaw=0, seed=1):
    """A book laid open: two swells of pages over a cover."""
    with Group(loc, yaw):
        C.box((-.15, -.105, 0), (.15, .105, .004), M.solid(((.20, .07, .05), (.06, .10, .13), (.30, .25, .17))[seed % 3], .6), .002)
        for s in (-1, 1):
            grid(8, 2, lambda i, j: (s*(.002+.140*i), -.098+.196*j, .006+.020*math.sin(math.pi*min(1, i*.9+.1))**.7*(1-.45*i)), M.paint((.74, .71, .63)))


def bread(loc, yaw=0, seed=1):
    """A loaf on a board, two slices cut from it."""
    r = random.Random(seed)
    crust, crumb = M.ground((.30, .155, .06), (.46, .27, .12), 6.0), M.solid((.74, .64, .46), .8)
    with Group(loc, yaw):
        C.box((-.22, -.11, 0), (.22, .11, .018), M.wood((.30, .19, .10), (.48, .33, .20)), .006)
        C.lathe([(.001, -.14), (.035, -.135), (.055, -.10), (.062, 0), (.055, .085), (.050, .10), (.001, .10)], (-.06, 0, .068), crust, 20).rotation_euler = (0, math.pi/2, .06)
        for k in (0, 1):
            C.lathe([(.001, 0), (.052, 0), (.054, .004), (.052, .014), (.001, .014)], (.085+.045*k, .01-.03*k, .026+.010*(1-k)), crumb, 20).rotation_euler = (0, .25*k, r.uniform(0, 1))


def bottle(loc, wine=True):
    """A bottle of red wine, half full, or of olive oil."""
    C.lathe([(.001, 0), (.036, 0), (.038, .01), (.038, .19), (.030, .22), (.014, .25), (.0135, .31), (.015, .312), (.015, .325), (.001, .325)], loc, M.solid((.012, .022, .012) if wine else (.20, .17, .03), .08, spec=.7), 28)
    C.lathe([(.0386, .06), (.0386, .145)], loc, M.paint((.72, .68, .58)), 28)


def red_wine(): return M.solid((.10, .008, .012), .1)
def water(): return M.glass((.86, .93, .93), .6)


def drinks(loc, yaw=0, seed=1):
    """A tray with a carafe, two glasses and half a lemon."""
    I.tray(loc, (.42, .30), yaw)
    with Group(loc, yaw):
        I.carafe((-.10, .04, .014), .9)
        for x, y in ((.05, -.05), (.13, .06)):
            I.glass((x, y, .014), 1, False, M.solid(((.62, .24, .06), (.70, .52, .12))[seed % 2], .15))
        C.lathe([(.001, 0), (.02, .004), (.028, .018), (.028, .022), (.001, .024)], (-.02, -.09, .014), M.solid((.78, .60, .08), .4), 18)


def laid(loc, yaw=0, L=2.4, W=1.0, n=3, seed=1, runner=None, evening=False):
    """What lies on a table of length L along x at the height of loc: settings on both sides, a runner of linen, bread, wine, oil, fruit, wine in some glasses."""
    r = random.Random(seed)
    linen = M.fabric(((.66, .61, .52), (.40, .44, .38), (.60, .47, .36), (.42, .47, .50))[seed % 4])
    with Group(loc, yaw):
        grid(40, 8, lambda i, j: (-L*.5*.92+L*.92*i, (j-.5)*.36+.006*_noise(i*9, j*2, seed), .003+.004*abs(_noise(i*14, j*5, seed))), runner or linen)
        for side in (-1, 1):
            for i in range(n):
                x = (i-(n-1)/2)*L*.84/n
                I.place_setting((x, side*W*.30, .002), 0 if side < 0 else 180, None, linen)
                if r.random() < .7:
                    I.glass((x-.20*side, side*W*.18, .002), 1, True, red_wine())
        spots = [(-.34*L, 0), (-.12*L, .02), (.10*L, -.02), (.34*L, 0)]
        bread((*spots[0], .006), r.uniform(-20, 20), seed)
        bottle((spots[1][0]-.06, .06, .006)); bottle((spots[1][0]+.05, -.05, .006), False)
        F.bowl((*spots[2], .006), .16, None, M.solid(((.78, .42, .05), (.60, .07, .06), (.80, .58, .05))[seed % 3], .45))
        I.carafe((spots[3][0], .05, .006)); I.olive_branch((spots[3][0]-.14, -.05, .012), r.uniform(0, 60), .3, seed)
        if evening:
            for x in (-.23*L, 0, .23*L):
                I.candles((x, -.06, .006), 2, 6, int(x*10)+seed)


def slippers(loc, yaw=0, mat=None):
    """A pair of sandals beside a lounger."""
    mat = mat or M.solid((.30, .17, .09), .7)
    with Group(loc, yaw):
        for x, a in ((-.07, .1), (.08, -.2)):
            with Group((x, .05*a, 0), math.degrees(a)):
                C.lathe([(.001, 0), (.05, 0), (.05, .014), (.001, .016)], (0, 0, 0), mat, 20).scale = (.85, 2.5, 1)
                C.tube([(-.04, .05, .012), (-.02, .05, .05), (.02, .05, .05), (.04, .05, .012)], .008, mat, 6)
