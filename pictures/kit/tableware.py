"""What lies on a table or an island in use: glasses with something in them, bread, cut fruit, linen, cutlery, an open book.

Every function places one piece at (x, y, z) with a yaw in degrees; `in_use()` lays a whole table from them."""
import math
import random
from mathutils import Vector, noise
from . import core as C, family, materials as M
from .core import Group
from .furniture import FRUIT
from .soft import grid

RED, WHITE, WATER, COFFEE = ((.13, .010, .018), .06), ((.62, .52, .20), .55), ((.62, .68, .68), .82), ((.035, .016, .007), 0)       # tone, share of light that passes
STEEL = lambda: M.solid((.62, .60, .56), .18, .95)
# Linen of the table by designer, so that no two homes lay the same.
CLOTH = {'north': (.36, .30, .22), 'palm10': (.33, .42, .42), 'sixteen': (.20, .19, .18), 'lomas': (.16, .23, .33), 'townhouse': (.58, .46, .25), 'apartment': (.62, .36, .28), 'carat': (.62, .55, .44),
         'waterfall': (.40, .45, .33), 'penthouse': (.56, .38, .29), 'villa': (.28, .33, .26), 'travertine': (.40, .16, .22), 'onefloor': (.62, .46, .40), 'through': (.12, .25, .28), 'corner': (.46, .25, .17)}


def cloth():
    return M.linen(CLOTH.get(family.chosen_name(), (.52, .46, .36)), .6)


def drinking_glass(loc, kind='wine', fill=RED, s=1.0):
    """A glass on its foot or a tumbler, filled to a third, or to a half with water."""
    wine = kind == 'wine'
    rim = [(.034, 0), (.006, .004), (.004, .010), (.0038, .085), (.016, .098), (.033, .125), (.040, .155), (.036, .205), (.032, .222)] if wine else [(.001, .004), (.030, .004), (.034, .02), (.037, .095)]
    C.obj(C.lathe_mesh(rim, M.glassware(), 32), loc, 0, s)
    if fill:
        body = [(.001, .0985), (.015, .0995), (.0322, .1255), (.0375, .145), (.001, .1455)] if wine else [(.001, .007), (.0295, .007), (.0335, .021), (.0352, .058), (.001, .0585)]
        C.obj(C.lathe_mesh(body, M.drink(*fill), 32), loc, 0, s)


def carafe(loc, s=1.0, fill=WATER):
    C.obj(C.lathe_mesh([(.001, .004), (.052, .004), (.060, .02), (.058, .10), (.030, .17), (.024, .215), (.034, .25)], M.glassware(), 40), loc, 0, s)
    C.obj(C.lathe_mesh([(.001, .008), (.050, .008), (.0575, .022), (.0555, .098), (.048, .122), (.001, .1225)], M.drink(*fill), 40), loc, 0, s)


def bottle(loc, s=1.0, tone=(.012, .022, .012)):
    """A bottle of wine with a paper label and a capsule."""
    C.obj(C.lathe_mesh([(.001, 0), (.037, 0), (.038, .01), (.038, .185), (.032, .215), (.016, .245), (.0145, .29), (.0165, .292), (.0165, .30), (.001, .30)], M.solid(tone, .06), 40), loc, 0, s)
    C.obj(C.lathe_mesh([(.0384, .06), (.0384, .145)], M.solid((.72, .68, .58), .8), 40), loc, 0, s)
    C.obj(C.lathe_mesh([(.0165, .25), (.0172, .302), (.001, .303)], M.solid((.22, .04, .035), .4), 24), loc, 0, s)


def cup(loc, fill=COFFEE, s=1.0):
    """Cup on its saucer, its handle by the loc's hand; coffee, or none."""
    glaze = M.solid((.74, .72, .67), .3)
    with Group(loc, (loc[0]*97+loc[1]*61) % 360):
        C.obj(C.lathe_mesh([(.001, 0), (.035, .002), (.068, .012), (.066, .014), (.034, .006), (.001, .006)], glaze, 36), (0, 0, 0), 0, s)
        C.obj(C.lathe_mesh([(.001, .008), (.020, .008), (.034, .03), (.038, .062), (.0355, .062), (.032, .032), (.018, .012), (.001, .012)], glaze, 36), (0, 0, 0), 0, s)
        if fill:
            C.obj(C.lathe_mesh([(.0345, .052), (.001, .052)], M.drink(*fill), 28), (0, 0, 0), 0, s)
        C.tube([(.036*s+.020*s*math.sin(math.pi*i/8), 0, s*(.052-.034*i/8)) for i in range(9)], .0042*s, glaze, 8)
        C.tube([(-.055*s, -.02*s, .017*s), (.02*s, -.056*s, .015*s)], .0022*s, STEEL(), 6)


def cutlery(loc, yaw=0, kind='fork'):
    """Fork, knife or spoon of rounded steel; it points to +Y."""
    with Group(loc, yaw):
        C.tube([(0, -.095, .003), (0, -.03, .005), (0, .028, .006), (0, .04, .004)], [.0048, .0032, .0026, .003], STEEL(), 8)
        if kind == 'knife':
            v = [(-.004, .035, .004), (.008, .035, .004), (.010, .09, .004), (.004, .122, .004), (-.003, .115, .004)]
            C.obj(C.mesh('blade', v+[(x, y, .0055) for x, y, _ in v], [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9)]+[(i, (i+1) % 5, 5+(i+1) % 5, 5+i) for i in range(5)], STEEL(), uv=False))
        elif kind == 'fork':
            for x in (-.0085, -.003, .003, .0085):
                C.tube([(x*.35, .038, .004), (x, .055, .003), (x, .085, .004), (x, .102, .006)], [.0028, .0022, .0018, .001], STEEL(), 6)
        else:
            C.obj(C.lathe_mesh([(.001, 0), (.012, .002), (.018, .007)], STEEL(), 24), (0, .058, .002), 0, (1, 1.5, 1))


def napkin(loc, yaw=0, mat=None, seed=1, size=.2):
    """Linen folded in three and laid down, one corner lifted."""
    mat = mat or cloth()
    with Group(loc, yaw):
        for k in range(3):
            w, d = size*(.52-.02*k), size*(1.0-.04*k)
            o = grid(14, 20, lambda i, j: (w*(i-.5)+.004*noise.noise((j*3, seed, k)), d*(j-.5)+.005*noise.noise((i*3, seed, k+4)),
                                           .004+.005*k+.006*abs(noise.noise((i*2.4+seed, j*3.1, k)))+.020*max(0, i+j-1.55)*(k == 2)), mat)
            m = o.modifiers.new('thick', 'SOLIDIFY'); m.thickness = .003


def rumpled(loc, yaw=0, mat=None, seed=1, w=.30, d=.42):
    """Kitchen cloth dropped on the worktop: gathered in ridges towards one end."""
    mat = mat or cloth()

    def at(i, j):
        x, y = i-.5, j-.5
        pull = .72-.25*y
        z = .006+.030*abs(noise.noise((x*4.2*(1.2+y)+seed, y*2.0, seed)))*(.4+.9*j)+.012*abs(noise.noise((x*9, y*5, seed+3)))
        return (w*x*pull+.05*noise.noise((y*2.4, seed, 1)), d*y+.03*noise.noise((x*3, seed, 2)), z)
    with Group(loc, yaw):
        o = grid(44, 60, at, mat)
        m = o.modifiers.new('thick', 'SOLIDIFY'); m.thickness = .0028


def loaf(loc, yaw=0, seed=1):
    """Country loaf on a board, two slices cut from it, crumbs and a bread knife."""
    r = random.Random(seed)
    with Group(loc, yaw):
        C.box((-.24, -.12, 0), (.24, .12, .020), M.wood((.36, .24, .14), (.52, .38, .24)), .008, 3)
        v, f, n, m = [], [], 26, 22
        for i in range(n+1):
            t = i/n
            x, k = -.155+.235*t, math.sin(math.pi*(.06+.5*min(1, t*1.15)))**.55
            for j in range(m):
                a = 2*math.pi*j/m
                q = 1+.05*noise.noise((x*14, math.cos(a)*2, math.sin(a)*2+seed))
                slash = 1-.10*max(0, math.sin(x*62+math.cos(a)*1.4))**6*(math.sin(a) > .35)
                v.append((x, .062*k*q*math.cos(a), .020+.050+.050*k*q*slash*math.sin(a)))
        f = [(i*m+j, i*m+(j+1) % m, (i+1)*m+(j+1) % m, (i+1)*m+j) for i in range(n) for j in range(m)]+[tuple(range(m))[::-1]]
        C.obj(C.mesh('loaf', v, f, M.crust(), smooth=True, uv=False))
        crumb, end = M.solid((.66, .54, .36), .9, 0, .8), v[-m:]
        C.obj(C.mesh('crumb', [(x+.001, y*.94, .07+(z-.07)*.94) for x, y, z in end], [tuple(range(m))], crumb, uv=False))
        for k, (x, lean) in enumerate(((.118, .35), (.160, 1.35))):       # slices: one leans, one lies
            half = [(0, y, z-.07) for _, y, z in end]
            rot = lambda p, d: Vector((math.cos(lean)*(p[0]+d)+math.sin(lean)*p[2], p[1], -math.sin(lean)*(p[0]+d)+math.cos(lean)*p[2]))
            low = min(min(rot(p, d).z for p in half) for d in (0, .013))
            pts = [rot(p, d)+Vector((x, .01*k, .021-low)) for d in (0, .013) for p in half]
            C.obj(C.mesh('slice', [tuple(p) for p in pts], [tuple(range(m)), tuple(range(m, 2*m))[::-1]], crumb, uv=False))
            C.obj(C.mesh('rind', [tuple(p) for p in pts], [(j, m+j, m+(j+1) % m, (j+1) % m) for j in range(m)], M.crust(), smooth=True, uv=False))
        for _ in range(22):
            C.obj(C.lathe_mesh([(.001, 0), (.0025, .0012), (.001, .003)], crumb, 6), (r.uniform(.05, .23), r.uniform(-.11, .11), .020), 0, r.uniform(.6, 1.5))
        C.box((-.12, -.104, .021), (.10, -.078, .0225), STEEL(), 0)
        C.box((-.22, -.103, .021), (-.12, -.081, .036), M.wood((.10, .06, .035), (.18, .11, .065)), .005)


def halved(loc, fruit=None, n=3, seed=1, spread=.075):
    """Fruit of the scene's family: a whole one beside halves that show their flesh."""
    r, (tone, long, big) = random.Random(seed), FRUIT[fruit or family.own().fruit or 'orange']
    flesh = {'pomegranate': (.46, .025, .035), 'fig': (.50, .10, .08), 'blood': (.52, .05, .02), 'lime': (.42, .50, .12), 'lemon': (.78, .62, .16), 'apple': (.76, .70, .48), 'pear': (.76, .70, .48)}.get(fruit or family.own().fruit, (.80, .36, .05))
    mat = M.cut_fruit(tone, flesh, (fruit or family.own().fruit) in ('pomegranate', 'fig'))
    for i in range(n):
        a, d = i*2.1+seed, spread*(.6+.5*r.random())*(i > 0)
        at = (loc[0]+d*math.cos(a), loc[1]+d*math.sin(a), loc[2])
        ball = [(.001, 0)]+[(.039*math.sin(math.pi*k/12), .0385*long*(1-math.cos(math.pi*k/12))) for k in range(1, 12)]+[(.001, .077*long)]
        if i == 0:
            C.obj(C.lathe_mesh(ball, M.solid(tone, .42), 28), at, 0, big)
        else:
            o = C.obj(C.lathe_mesh(ball[:7]+[(.001, .0385*long)], mat, 36), at, 0, big)
            if i % 2:       # it has rolled, and shows its face to the room
                o.rotation_euler, o.location.z = (1.0, 0, r.uniform(-.5, .5)), loc[2]+.012


def open_book(loc, yaw=0, seed=1):
    """A book that lies open, its pages arched towards the spine."""
    with Group(loc, yaw):
        for s in (-1, 1):
            C.box((s*.003, -.125, 0), (s*.172, .125, .004), M.solid(random.Random(seed).choice(((.13, .20, .21), (.40, .16, .10), (.16, .15, .14), (.44, .36, .22))), .6), .001)
            top = lambda i, j: (s*(.002+.162*i), .120*(2*j-1), .005+.022*math.sin(math.pi*min(1, .12+.88*i))**.8*(1-.35*i))
            o = grid(16, 2, (lambda i, j: top(1-i, j)) if s < 0 else top, M.print_page())
            for p in o.data.polygons:
                p.use_smooth = True
            edge = [(*top(i/16, 0)[:2], z) for i in range(17) for z in (.004, top(i/16, 0)[2])]
            C.obj(C.mesh('pages', edge, [(2*i, 2*i+2, 2*i+3, 2*i+1) for i in range(16)], M.solid((.68, .65, .58), .9), uv=False))
            far = [(s*.164, y, z) for y in (-.120, .120) for z in (.004, top(1, 0)[2])]
            C.obj(C.mesh('pages', far, [(0, 1, 3, 2)], M.solid((.68, .65, .58), .9), uv=False))


def cheese(loc, yaw=0, seed=1):
    """A round board with a cut cheese, figs or grapes and a small knife."""
    r = random.Random(seed)
    with Group(loc, yaw):
        C.lathe([(.001, .018), (.155, .018), (.16, .012), (.16, .004), (.001, 0)], (0, 0, 0), M.wood((.30, .20, .12), (.44, .31, .20)), 48)
        wheel = [(.062*math.cos(math.radians(a)), .062*math.sin(math.radians(a))) for a in range(40, 331, 10)]+[(0, 0)]
        C.prism([(x-.045, y+.02) for x, y in wheel], .018, .055, M.solid((.72, .64, .46), .6), .004)
        C.prism([(.03, -.01), (.09, -.02), (.078, .012)], .018, .054, M.solid((.74, .66, .46), .6), .003)
        grape = C.lathe_mesh([(.001, 0)]+[(.0105*math.sin(math.pi*k/8), .011*(1-math.cos(math.pi*k/8))) for k in range(1, 8)]+[(.001, .022)], M.solid(r.choice(((.10, .03, .06), (.34, .40, .10))), .25), 16)
        for i in range(26):
            a, q = i*2.4, .011*math.sqrt(i)
            C.obj(grape, (.07+q*math.cos(a), .075+q*math.sin(a)*.8, .018+.014*(i < 9)), 0, r.uniform(.85, 1.1))
        cutlery((.02, -.085, .018), 70, 'knife')


def setting(loc, yaw=0, seed=1, wine=RED):
    """A place at table: plate, bowl or side plate, linen, cutlery, a glass of wine and one of water; the guest sits at -Y."""
    r = random.Random(seed)
    tones = {'north': (.40, .37, .33), 'palm10': (.52, .60, .58), 'lomas': (.60, .62, .64), 'townhouse': (.60, .44, .30), 'apartment': (.74, .71, .64), 'waterfall': (.56, .60, .50), 'penthouse': (.30, .30, .30)}
    plate = M.solid(tones.get(family.chosen_name(), (.66, .62, .55)), .35)
    with Group(loc, yaw+r.uniform(-3, 3)):
        C.lathe([(.001, .004), (.085, .004), (.136, .018), (.134, .021), (.083, .009), (.001, .009)], (0, 0, 0), plate, 56)
        C.lathe([(.001, .004), (.05, .004), (.088, .026), (.085, .028), (.048, .010), (.001, .010)], (0, 0, .009), M.solid((.76, .74, .69), .3), 48)
        napkin((-.205, -.01, 0), r.uniform(-9, 5), None, seed)
        cutlery((-.205, 0, .018), r.uniform(-8, 4), 'fork'); cutlery((.17, 0, 0), r.uniform(-3, 3), 'knife'); cutlery((.195, -.01, 0), r.uniform(-3, 3), 'spoon')
        if wine:
            drinking_glass((.13+r.uniform(-.01, .01), .175, 0), 'wine', wine)
        drinking_glass((.205, .13+r.uniform(-.01, .02), 0), 'tumbler', WATER)


def in_use(loc, yaw=0, L=1.2, W=.5, seed=1, kind='table'):
    """What has been put down along the middle of a table ('table'), on a worktop ('cook') or a low table ('coffee'): unlike by the seed."""
    r = random.Random(seed)
    sets = {'table': [('loaf', 'carafe', 'halved'), ('cheese', 'bottle', 'glasses'), ('halved', 'carafe', 'loaf')],
            'cook': [('loaf', 'halved', 'cloth', 'glasses'), ('bottle', 'cheese', 'cloth', 'glasses'), ('halved', 'carafe', 'cloth', 'cups'), ('book', 'cups', 'halved', 'cloth')],
            'coffee': [('book', 'cups'), ('book', 'glasses'), ('cups', 'halved')]}[kind]
    things = list(sets[seed % len(sets)])
    with Group(loc, yaw):
        for i, thing in enumerate(things):
            p = (-L/2+L*(i+.5)/len(things)+r.uniform(-.05, .05), r.uniform(-.5, .5)*max(0, W-.3), 0)
            turn = r.uniform(-35, 35)
            if thing == 'loaf':
                loaf(p, turn, seed)
            elif thing == 'carafe':
                carafe(p)
                drinking_glass((p[0]+.12, p[1]-.07, 0), 'tumbler', WATER); drinking_glass((p[0]+.16, p[1]+.05, 0), 'tumbler', WATER)
            elif thing == 'bottle':
                bottle(p)
            elif thing == 'glasses':
                drinking_glass((p[0]-.05, p[1]-.03, 0), 'wine', WHITE if seed % 2 else RED); drinking_glass((p[0]+.07, p[1]+.05, 0), 'wine', WHITE if seed % 2 else RED)
            elif thing == 'halved':
                halved(p, None, 4, seed)
            elif thing == 'cheese':
                cheese(p, turn, seed)
            elif thing == 'cloth':
                rumpled(p, turn+40, None, seed)
            elif thing == 'cups':
                cup((p[0]-.07, p[1]-.04, 0)); cup((p[0]+.08, p[1]+.06, 0), None if seed % 2 else COFFEE)
            elif thing == 'book':
                open_book(p, turn, seed)
