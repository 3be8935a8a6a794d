"""Write manifest.json: what is known of each picture (captions.json), joined with the finished file and, for renders, its camera.

A caption without a file waits; a file without a caption is an error. The horizon of a new render is read from out/<name>_final/meta.json
and kept in captions.json, so that the manifest can be written again on a machine without any render."""
import json, os, re, struct, sys

ROOT = os.path.dirname(os.path.abspath(__file__))
OFF_PLAN = {'carat', 'waterfall-residences'}
LINE = re.compile(r'^l-')
DRAWING = re.compile(r'^(f|t|e|p)-')


def webp_size(path):
    b = open(path, 'rb').read(30)
    if b[12:16] == b'VP8 ':
        return struct.unpack('<HH', b[26:30])[0] & 0x3fff, struct.unpack('<HH', b[26:30])[1] & 0x3fff
    if b[12:16] == b'VP8L':
        n = int.from_bytes(b[21:25], 'little')
        return (n & 0x3fff)+1, (n >> 14 & 0x3fff)+1
    return int.from_bytes(b[24:27], 'little')+1, int.from_bytes(b[27:30], 'little')+1


def svg_size(path):
    x, y, w, h = map(float, re.search(r'viewBox="([^"]+)"', open(path).read(400)).group(1).split())
    return round(w), round(h)


def plate_source(name):
    if LINE.match(name) or DRAWING.match(name) or name in ('palm-panel', 'plot', 'gauge'):
        return 'plates/drawings.py'
    return 'plates/journal.py' if name.startswith('j-') else 'plates/scenes.py'


def main():
    p = os.path.join(ROOT, 'captions.json')
    captions = json.load(open(p))
    for name, c in captions.items():
        m = os.path.join(ROOT, 'out', name+'_final', 'meta.json')
        if os.path.exists(m):
            c['horizon'] = json.load(open(m))['horizon']
    with open(p, 'w') as f:
        f.write('{\n'+',\n'.join(' %s: %s' % (json.dumps(k), json.dumps(v, ensure_ascii=False)) for k, v in captions.items())+'\n}\n')
    out, waiting = {}, []
    for name, c in captions.items():
        render, plate = f'masters/{name}.webp', f'plates/{name}.svg'
        if os.path.exists(os.path.join(ROOT, render)):
            file, kind, (w, h) = render, c.get('kind', 'rendered'), webp_size(os.path.join(ROOT, render))
            scene, camera = c.get('shot', name.split('-', 1)[0]), c.get('camera', name.split('-', 1)[1])
            source = dict(shot=f'shots/{scene}.py', camera=camera)
        elif os.path.exists(os.path.join(ROOT, plate)):
            file, (w, h) = plate, svg_size(os.path.join(ROOT, plate))
            kind = 'line' if LINE.match(name) else 'drawing' if DRAWING.match(name) else 'plate'
            source = dict(shot=plate_source(name), camera=name)
        else:
            waiting.append(name)
            continue
        row = dict(file=file, kind=kind, width=w, height=h, horizon=c['horizon'], horizonVisible=c.get('horizonVisible', True), x=c.get('x', .5))
        if 'xNarrow' in c:
            row['xNarrow'] = c['xNarrow']
        row.update({k: c[k] for k in ('north', 'position') if k in c})
        row.update(development=c['development'], subject=c['subject'], alt=c['alt'], **source)
        if kind in ('rendered', 'panorama') and c['development'] in OFF_PLAN:
            row['off-plan'] = True
        out[name] = row
    have = {os.path.splitext(f)[0] for d in ('masters', 'plates') for f in os.listdir(os.path.join(ROOT, d)) if f.endswith(('.webp', '.svg'))}
    json.dump(out, open(os.path.join(ROOT, 'manifest.json'), 'w'), indent=1, ensure_ascii=False)
    print(len(out), 'pictures; captioned but not there yet:', waiting)
    if have-set(out):
        sys.exit(f'without caption: {sorted(have-set(out))}')


main()
