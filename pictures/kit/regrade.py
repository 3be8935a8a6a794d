"""Grade of a master whose frame is not kept: from its own display values, once. A new render does not need it."""
import numpy as np
from .develop import clarity

LUM = np.float32([.2126, .7152, .0722])


def regrade(y, local=.5, contrast=.35, lift=1.1, fresh=.35, vignette=.16):
    """Display values with more local contrast, real blacks, lights near white and darker corners.

    lift > 1 brightens the middle tones; fresh is the saturation that the sky, the sea and the leaves gain."""
    h, w = y.shape[:2]
    y = clarity(y, local, w)
    low, high = np.percentile(y@LUM, (.6, 99.4))
    y = np.maximum((y-low*.75)/(max(high, .6)-low*.75)*.97, 0)
    t = np.clip(y@LUM, 1e-4, 1)[..., None]
    g = t**(1/lift)
    y = y*((g+contrast*2.4*(g-.5)*g*(1-g))/t)
    light = (y@LUM)[..., None]
    r, gr, b = (y[..., i:i+1] for i in range(3))
    cool = np.clip((b-r)*8+.1, 0, 1)+np.clip((gr-np.maximum(r, b))*8, 0, 1)*.5
    y = light+(y-light)*(1.06+fresh*np.minimum(cool, 1))
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    return np.clip(y*(1-vignette*((xx/w-.5)**2+((yy/h-.5)*h/w)**2)/.33)[..., None], 0, 1)
