"""Developer: turns the linear frame into the finished picture (exposure, graduated sky, bloom, AgX tone curve, lens finish)."""
import math
import os
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

LUM = np.float32([.25, .6, .15])


def load(folder, name):
    """One pass of a rendered frame as float RGB."""
    im = cv2.imread(os.path.join(folder, name+'.exr'), cv2.IMREAD_UNCHANGED).astype(np.float32)
    if im.ndim == 2:
        im = im[..., None].repeat(3, 2)
    return np.nan_to_num(im[..., 2::-1], posinf=1e5, neginf=0)


def save(folder, name, x):
    cv2.imwrite(os.path.join(folder, name+'.exr'), np.ascontiguousarray(x[..., ::-1]).astype(np.float32))


def join(folder, bands, width, height, margin):
    """Join the bands of a panorama, listed from below, to one frame: small ones are enlarged, overlaps fade into each other.

    Each band runs on by `margin` columns past both edges, for the denoiser; the left one fades into the right edge, so that the
    edges meet."""
    for slot in ('image', 'z'):
        whole, end = np.zeros((height, width, 3), np.float32), height
        for i, (low, high, _) in enumerate(bands):
            top, bottom = height-round(high*height), height-round(low*height)
            x = cv2.resize(load(folder, f'band{i}-{slot}'), (width+2*margin, bottom-top), interpolation=cv2.INTER_CUBIC if slot == 'image' else cv2.INTER_NEAREST)
            if slot == 'image':
                fade = np.linspace(0, 1, margin, dtype=np.float32)[None, :, None]
                x[:, width:width+margin] += (x[:, :margin]-x[:, width:width+margin])*fade
            x = x[:, margin:margin+width]
            n = bottom-end       # rows that the band below has too
            m = np.ones((bottom-top, 1, 1), np.float32)
            if n:
                m[-n:, 0, 0] = np.linspace(1, 0, n) if slot == 'image' else np.repeat((1, 0), (n-n//2, n//2))
            whole[top:bottom] = np.maximum(x, 0)*m+whole[top:bottom]*(1-m)
            end = top
        save(folder, slot, whole)


A0 = np.float32([[.842479062253094, .0784335999999992, .0792237451477643], [.0423282422610123, .878468636469772, .0791661274605434], [.0423756549057051, .0784336, .879142973793104]])
A1 = np.float32([[1.19687900512017, -.0980208811401368, -.0990297440797205], [-.0528968517574562, 1.15190312990417, -.0989611768448433], [-.0529716355144438, -.0980434501171241, 1.15107367264116]])


def agx(x, power=1.3, sat=1.3):
    x = np.maximum(x@A0.T, 1e-10)
    x = np.clip((np.log2(x)+12.47393)/(4.026069+12.47393), 0, 1)
    x2 = x*x; x4 = x2*x2
    x = 15.5*x4*x2-40.14*x4*x+31.96*x4-6.868*x2*x+.4298*x2+.1191*x-.00232
    x = np.maximum(x, 0)**power
    l = (x@np.float32([.2126, .7152, .0722]))[..., None]
    x = l+(x-l)*sat
    return np.clip(x@A1.T, 0, 1)


def sky_filter(x, z, G):
    """Graduated filter on the open sky: dict(hz=.42, reach=.3, amount=.5, col=(r, g, b), gain=1.0)."""
    h, w = x.shape[:2]
    m = cv2.GaussianBlur((z.reshape(h, w) > 2e4).astype(np.float32), (3, 3), .7)
    t = np.clip((G.get('hz', .42)-np.arange(h, dtype=np.float32)/h)/G.get('reach', .3), 0, 1)[:, None]
    a = (G.get('amount', .5)*(1-t)**1.6*m)[..., None]
    light = (x@LUM)[..., None]*np.float32(G.get('col', (1.22, 1.17, 1.10)))
    return (x*(1-a)+light*a)*(1+(G.get('gain', 1.0)-1)*m[..., None])


def view_filter(x, z, eye, V, margin=None):
    """What lies outside a room is exposed by itself: dict(room=(x0, x1, y1), gain=1.0, sat=1.0, col=(r, g, b)).

    room: where its glass stands, in the coordinates of the scene; eye: where the camera stood; margin: the columns by which a
    panorama runs on past its edges."""
    h, w = x.shape[:2]
    z, a = z.reshape(h, w), math.radians(eye['heading'])
    if margin is None:
        u = ((np.arange(w, dtype=np.float32)+.5)/w-.5+eye['shift_x'])*36/eye['lens']
        px, py = eye['loc'][0]+z*(math.sin(a)+u*math.cos(a)), eye['loc'][1]+z*(math.cos(a)-u*math.sin(a))
    else:       # its depth is the distance from the eye
        turn = a+((np.arange(w, dtype=np.float32)+.5-margin)/(w-2*margin)-.5)*2*math.pi
        level = z*np.cos((.5-(np.arange(h, dtype=np.float32)+.5)/h)*math.pi)[:, None]
        px, py = eye['loc'][0]+level*np.sin(turn), eye['loc'][1]+level*np.cos(turn)
    x0, x1, y1 = V['room']
    m = cv2.GaussianBlur(((px < x0) | (px > x1) | (py > y1)).astype(np.float32), (3, 3), .7)[..., None]
    light = (x@LUM)[..., None]
    out = np.maximum(light+(x-light)*V.get('sat', 1.0), 0)*np.float32(V.get('col', (1, 1, 1)))*V.get('gain', 1.0)
    return x*(1-m)+out*m


def clarity(y, amount, width):
    """Local contrast: what differs from its surroundings differs more. The surroundings end at edges, so there are no halos."""
    t = np.ascontiguousarray(y@np.float32([.2126, .7152, .0722]))
    r, eps = (round(width*.045),)*2, .012
    mean, square = cv2.blur(t, r), cv2.blur(t*t, r)
    a = (square-mean*mean)/(square-mean*mean+eps)
    base = cv2.blur(a, r)*t+cv2.blur(mean*(1-a), r)
    return y*(np.maximum(t+(t-base)*amount, 0)/np.maximum(t, 1e-4))[..., None]


def develop(x, L, z=None):
    """A linear frame as display values. Edges of a panorama meet, so blurs run on across them."""
    if L.get('panorama'):
        e = x.shape[1]//16
        L = dict(L, panorama=False, width=x.shape[1]*.3, margin=e)
        x, z = (np.concatenate([a[:, -e:], a, a[:, :e]], 1) for a in (x, z))
        if L.get('exposure') is None:      # measured between 45 degrees below and above the horizon: the poles are stretched
            q = x.shape[0]//4
            L['exposure'] = np.log2(L.get('key', .5)/max(np.percentile((x[q:-q]*np.float32(L.get('wb', (1, 1, 1))))@LUM, L.get('pct', 82)), 1e-6))
        return develop(x, L, z)[:, e:-e]
    h, w = x.shape[:2]
    x = x*np.float32(L.get('wb', (1, 1, 1)))
    if L.get('sky') and z is not None:
        x = sky_filter(x, z, L['sky'])
    l = x@LUM
    if L.get('exposure') is None:
        e = L.get('key', .5)/max(np.percentile(l, L.get('pct', 82)), 1e-6)
    else:
        e = 2.0**L['exposure']
    print('exposure EV %.2f' % np.log2(e))
    x = x*e
    if L.get('view') and z is not None:
        x = view_filter(x, z, L['eye'], L['view'], L.get('margin'))
    # bloom
    b = np.clip(x-L.get('bloom_thr', 1.8), 0, 12)
    if L.get('bloom', .06):
        g = sum(cv2.GaussianBlur(b, (0, 0), L.get('width', w)*s) for s in (.004, .012, .035))/3
        x = x+g*L.get('bloom', .06)*4
    y = agx(x, L.get("contrast", 1.42), L.get('sat', 1.35))
    # split tone: cool shadows, warm lights
    t = (y@np.float32([.2126, .7152, .0722]))[..., None]
    st = L.get('split', .02)
    y = y+st*(t-.45)*np.float32([1, .25, -1])
    lift = L.get('shadows', .0)
    y = y+lift*t*(1-t)**3*2
    if L.get('clarity'):
        y = clarity(y, L['clarity'], L.get('width', w))
    bl = cv2.GaussianBlur(y, (0, 0), max(.6, L.get('width', w)/1600*.9))
    y = y+(y-bl)*L.get('sharpen', .45)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    rr = ((xx/w-.5)**2+((yy/h-.5)*h/w)**2)/.33
    y = y*(1-L.get('vignette', .16)*rr)[..., None]
    n = np.random.default_rng(1).normal(0, 1, (h, w)).astype(np.float32)
    y = y+cv2.GaussianBlur(n, (0, 0), .7)[..., None]*L.get('grain', .006)
    return np.clip(y, 0, 1)


def picture(folder, look, png):
    """Develop out/<name>/{image,z}.exr with a look and write a PNG."""
    x = develop(load(folder, 'image'), look, load(folder, 'z')[..., :1])
    cv2.imwrite(png, (x[..., ::-1]*255+.5).astype(np.uint8))
