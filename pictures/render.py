"""Render pictures by name, from their scenes.

    python render.py suite-stone palm10-axis         masters: masters/<name>.webp, 1600x900; minutes go to timings.txt
    python render.py --draft suite-stone             out/<name>_draft.png, 480x270
    python render.py panorama-palm-living            4096x2048 (draft 1024x512), as its caption says `kind` panorama
    python render.py --together lomas-garden lomas-pool25 lomas-module      masters of one scene, which is built once, as for the first of them
    python render.py --queue                         masters, line by line from queue.txt, until it says STOP
    python render.py --develop suite-stone key=1.8   out/<name>_final.png again with another look, without rendering
    python render.py --patch kitchen-palm crop=.4,.9,.0,.45    a mended part of out/<name>_final again (fractions, y from below), and its master
    python render.py --regrade suite-palm lift=1.12  a master whose frame is not kept, from itself (kit/regrade.py); once only
    python render.py --master suite-stone            masters/<name>.webp again from out/<name>_final.png

Words with '=' are options of the frame: size=1920x1080 spp=96 thr=.03 seed=1 crop=.2,.6,.1,.5
A picture `<scene>-<camera>` is made by that camera of shots/<scene>.py, unless its caption names another `shot` and `camera`.
One frame renders at a time: a lock on out/.lock lets drafts pass between the masters of a queue."""
import fcntl
import json
import os
import subprocess
import sys
import time
from PIL import Image, ImageFilter

ROOT = os.path.dirname(os.path.abspath(__file__))
LIMIT = 450_000     # bytes of a master


def caption(name):
    return json.load(open(os.path.join(ROOT, 'captions.json'))).get(name, {})


def panorama(name):
    return caption(name).get('kind') == 'panorama'


def source(name):
    """Scene and camera of a picture."""
    scene, _, camera = name.partition('-')
    return caption(name).get('shot', scene), caption(name).get('camera', camera)


def frame(name, options, tag):
    """Render and develop one frame in a process of its own; true if it was finished."""
    scene, camera = source(name)
    with open(os.path.join(ROOT, 'out', '.lock'), 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run = subprocess.run([sys.executable, f'shots/{scene}.py', '--', f'cam={camera}', f'name={name}', f'tag={tag}', *options],
                             cwd=ROOT, capture_output=True, text=True, preexec_fn=lambda: os.nice(12))
    done = [line for line in run.stdout.splitlines() if line.startswith('DONE')]
    print(done[0] if done else run.stdout[-600:]+run.stderr[-1500:], flush=True)
    if done and tag == 'final':
        with open(os.path.join(ROOT, 'timings.txt'), 'a') as f:
            f.write(done[0]+'\n')
    return bool(done)


def together(names, options):
    """Masters of one scene by several cameras: the scene is built once, as its first camera wants it."""
    scene, cameras = source(names[0])[0], [source(name)[1] for name in names]
    with open(os.path.join(ROOT, 'out', '.lock'), 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        run = subprocess.run([sys.executable, f'shots/{scene}.py', '--', 'cam='+','.join(cameras), 'tag=final', 'size=1600x900', *options],
                             cwd=ROOT, capture_output=True, text=True, preexec_fn=lambda: os.nice(12))
    done = [line for line in run.stdout.splitlines() if line.startswith('DONE')]
    print('\n'.join(done), '' if len(done) == len(names) else run.stdout[-600:]+run.stderr[-1500:], flush=True)
    with open(os.path.join(ROOT, 'timings.txt'), 'a') as f:
        f.writelines(line+'\n' for line in done)
    for line in done:
        master(line.split()[1])


def underfoot(picture):
    """A panorama softened by less than a pixel below the horizon: leaves at the viewer's feet take most of its bytes, and a lower
    quality would show blocks in its sky."""
    import numpy as np
    soft, rows = picture.filter(ImageFilter.GaussianBlur(.8)), np.linspace(0, 1, picture.height)
    mask = np.repeat(np.clip((rows-.60)/.12, 0, 1)[:, None]*216, picture.width, 1).astype(np.uint8)
    return Image.composite(soft, picture, Image.fromarray(mask))


def master(name, picture=None):
    """The best WebP quality that stays under the limit; of the finished frame, unless a picture is given."""
    picture = picture or Image.open(os.path.join(ROOT, 'out', name+'_final.png'))
    file = os.path.join(ROOT, 'masters', name+'.webp')
    versions = (picture, underfoot(picture)) if panorama(name) else (picture,)
    for version, quality in ((v, q) for v in versions for q in (92, 90, 88, 86, 84, 82, 80, 76)+((72,) if len(versions) == 1 else ())):
        version.save(file, 'WEBP', quality=quality, method=6, use_sharp_yuv=True)
        if os.path.getsize(file) <= LIMIT:
            break
    print(f'masters/{name}.webp quality {quality}, {os.path.getsize(file)//1000} KB', flush=True)


def develop(name, values):
    from kit import develop as developer
    folder = os.path.join(ROOT, 'out', name+'_final')
    look = json.load(open(os.path.join(folder, 'look.json')))
    look.update({k: eval(v) for k, v in (x.split('=', 1) for x in values)})
    developer.picture(folder, look, folder+'.png')
    json.dump(look, open(os.path.join(folder, 'look.json'), 'w'))       # a later patch develops with it


def regrade(name, values):
    """A new grade of a master whose frame is not kept."""
    import numpy as np
    from kit.regrade import regrade as grade
    values = {k: float(v) for k, v in (x.split('=', 1) for x in values)}
    y = np.asarray(Image.open(os.path.join(ROOT, 'masters', name+'.webp')).convert('RGB'), np.float32)/255
    if panorama(name):       # its edges meet, and it has no corners
        e = y.shape[1]//8
        y = grade(np.concatenate([y[:, -e:], y, y[:, :e]], 1), vignette=0, **values)[:, e:-e]
    else:
        y = grade(y, **values)
    master(name, Image.fromarray((y*255+.5).astype(np.uint8)))


def patch(name, options):
    """Render one rectangle again and set it into the finished frame with a soft edge."""
    import numpy as np
    from kit import develop as developer
    final, part = (os.path.join(ROOT, 'out', f'{name}_{tag}') for tag in ('final', 'patch'))
    if not frame(name, ['size=1600x900', *options], 'patch'):
        return
    x0, x1, y0, y1 = map(float, next(o for o in options if o.startswith('crop='))[5:].split(','))
    for slot in ('image', 'z'):
        whole, new = developer.load(final, slot), developer.load(part, slot)
        h, w = new.shape[:2]
        left, top = round(x0*whole.shape[1]), whole.shape[0]-round(y0*whole.shape[0])-h
        ramp = [np.minimum(1, np.minimum(np.arange(n)+1 if start else n, np.arange(n)[::-1]+1 if start+n < size else n)/13)*np.ones(n)
                for n, start, size in ((h, top, whole.shape[0]), (w, left, whole.shape[1]))]      # no soft edge at the border of the picture
        m = (ramp[0][:, None]*ramp[1][None])[..., None] if slot == 'image' else np.ones((h, w, 1))
        old = whole[top:top+h, left:left+w]
        whole[top:top+h, left:left+w] = old*(1-m)+new*m
        developer.save(final, slot, whole)
    develop(name, [])
    master(name)


def queue():
    path = os.path.join(ROOT, 'queue.txt')
    while True:
        lines = open(path).read().split('\n') if os.path.exists(path) else []
        words = lines[0].split() if lines else []
        if lines:
            open(path, 'w').write('\n'.join(lines[1:]))
        if words == ['STOP']:
            return
        if words:
            main(words)
        time.sleep(1)


def main(words):
    names = [w for w in words if not w.startswith('--') and '=' not in w]
    options = [w for w in words if '=' in w]
    os.makedirs(os.path.join(ROOT, 'out'), exist_ok=True)
    if '--queue' in words:
        queue()
    if '--together' in words:
        together(names, options)
        return
    for name in names:
        if '--develop' in words:
            develop(name, options)
        elif '--regrade' in words:
            regrade(name, options)
        elif '--patch' in words:
            patch(name, options)
        elif '--master' in words:
            master(name)
        elif '--draft' in words:
            frame(name, ['size=1024x512' if panorama(name) else 'size=480x270', 'spp=16', *options], 'draft')
        elif frame(name, ['size=4096x2048' if panorama(name) else 'size=1600x900', *options], 'final'):
            master(name)


main(sys.argv[1:])
