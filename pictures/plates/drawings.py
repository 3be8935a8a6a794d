"""Architect's drawings and unpainted plates: the same palette, drawn instead of painted."""
import math, os, re, sys, random, importlib
from projector import *
import projector
OUT=os.path.join(os.path.dirname(os.path.abspath(__file__)),'')
only=set(sys.argv[1:])
INK,SLATE,RULE,LIME,MIST,FOAM,SEA,ACC='#0a2a32','#45606a','#c6d1cf','#f6f8f6','#e3ecea','#bfd8d5','#0f4e59','#ad0f57'
def put(n,vb,body,defs='',par=''):
    if only and n not in only: return
    s=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{vb}"{par}>'+(f'<defs>{defs}</defs>' if defs else '')+body+'</svg>'; open(OUT+n+'.svg','w').write(s); print(n,round(len(s)/1024,1),'KB')

# ---- 1. the unpainted plate: a scene with its colours withheld -------------------------------
class Line(Scene):
    K=2.1
    def grad(s,*a,**k): return LIME
    def stops(s,*a,**k): return LIME
    def sky(s): pass
    def sea(s,*a,**k):
        W,H=s.W,s.H; y=H*s.hz; d=f'M0 {y:.1f}H{W}'; r=random.Random(5); n=26
        for i in range(1,n):
            t=i/n; yy=y+(H-y)*t**1.9; x=-r.random()*200
            while x<W:
                l=60+r.random()*420*(.4+t); d+=f'M{max(0,x):.0f} {yy:.1f}H{min(W,x+l):.0f}'; x+=l+20+r.random()*120
        s.out.append(f'<path d="{d}" stroke="{SLATE}" stroke-width="1.3" opacity=".6" fill="none"/>')
    def ground(s,x0,x1,y0,y1,z,m='stone',tiles=None):
        s.out.append(f'<path d="{s.path(s.proj([(x0,y0,z),(x1,y0,z),(x1,y1,z),(x0,y1,z)]))}" fill="{LIME}" stroke="{INK}" stroke-width="1.6"/>')
        if tiles:
            d=''; k=math.ceil(x0/tiles)*tiles; yy=max(y0,s.cam[1]+.9)
            def seg(p,q):
                pr=s.proj([p,q,q]); return 'M%.0f %.0fL%.0f %.0f'%(*pr[0],*pr[1]) if len(pr)>=2 else ''
            while k<=x1: d+=seg((k,yy,z),(k,y1,z)); k+=tiles
            k=math.ceil(yy/tiles)*tiles
            while k<=y1 and k-s.cam[1]<26: d+=seg((max(x0,-30),k,z),(min(x1,30),k,z)); k+=tiles
            s.out.append(f'<path d="{d}" stroke="{SLATE}" stroke-width="1" opacity=".38" fill="none"/>')
    def pool(s,x0,x1,y0,y1,z,**k):
        s.out.append(f'<path d="{s.path(s.proj([(x0,y0,z),(x1,y0,z),(x1,y1,z),(x0,y1,z)]))}" fill="{LIME}" stroke="{INK}" stroke-width="2"/>')
        d=''
        for _ in range(34):
            X=lerp(x0,x1,s.r.random()); Y=lerp(y0,y1,s.r.random()); q=s.proj([(X,Y,z),(min(X+.9,x1),Y,z),(X,Y,z)])
            if len(q)>=2: d+='M%.0f %.0fL%.0f %.0f'%(*q[0],*q[1])
        s.out.append(f'<path d="{d}" stroke="{SLATE}" stroke-width="1.3" opacity=".6"/>')
    def draw_box(s,B):
        b=B['b']; c=s.cam; L=s.sun
        for ax in range(3):
            lo,hi=b[2*ax],b[2*ax+1]
            if c[ax]>hi: h=True
            elif c[ax]<lo: h=False
            else: continue
            pts=s.face_pts(b,ax,h); d=s.path(s.proj(pts))
            if not d: continue
            lit=L[ax]*(1 if h else -1)<-1e-6
            s.out.append(f'<path d="{d}" fill="{LIME}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>')
            if not lit and ax!=2: s.out.append(f'<path d="{d}" fill="url(#h)"/>')
    def poly(s,pts3,fill,op=None,extra=''):
        if op and op<.7: return
        d=s.path(s.proj(pts3))
        if d: s.out.append(f'<path d="{d}" fill="{LIME}" stroke="{INK}" stroke-width="1.3"/>')
    def raw(s,x):
        if re.search(r'opacity="0?\.[0-5]',x) and 'fill="none"' not in x: return
        x=re.sub(r'stroke="#[0-9a-f]{6}"',f'stroke="{INK}"',x); x=re.sub(r'stroke-width="([\d.]+)"',lambda m:f'stroke-width="{min(2,float(m.group(1)))}"',x)
        def one(mm):
            e=mm.group(0)
            if 'fill="none"' in e or 'fill=' not in e: return e
            e=re.sub(r' (stroke|stroke-width|fill-opacity|opacity)="[^"]*"','',e)
            return re.sub(r'fill="[^"]+"',f'fill="{LIME}" stroke="{INK}" stroke-width="1.5"',e)
        s.out.append(re.sub(r'<(?:path|rect|circle|ellipse)[^>]*>',one,x))
    def bougain(s,cx,cy,rx,ry,n=420,size=9,seed=3,**k):
        r=random.Random(seed); d=''
        for _ in range(n//3):
            a=r.random()*6.283; q=math.sqrt(r.random()); g=size*.55; x,y=cx+rx*q*math.cos(a),cy+ry*q*math.sin(a); d+=f'M{x-g:.0f} {y:.0f}l{g:.0f} {-g:.0f}l{g:.0f} {g:.0f}l{-g:.0f} {g:.0f}z'
        s.out.append(f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="1.2"/>')
    def save(s,name):
        h='<pattern id="h" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0H11" stroke="#45606a" stroke-width="1.1" opacity=".55"/></pattern>'
        k=1 if s.W>2000 else s.K
        body=re.sub(r'stroke-width="([\d.]+)"',lambda m:f'stroke-width="{float(m.group(1))*k:.1f}"',"".join(s.out))
        svg=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {s.W} {s.H}" preserveAspectRatio="xMidYMid slice"><defs>{h}</defs>{body}</svg>'; open(name,'w').write(svg); return len(svg)
def lines():
    import scenes, journal
    for mod in (scenes,journal): mod.Scene=Line
    for n,f in (('hero',scenes.reg['hero']),('villa',scenes.reg['villa']),('parasols',journal.reg['j-parasols']),('tables',journal.reg['j-tables']),('pool',scenes.reg['pool']),('school',journal.reg['j-school']),('interior',scenes.reg['interior']),('penthouse',scenes.reg['penthouse']),('courtyard',scenes.reg['courtyard'])):
        if only and 'l-'+n not in only: continue
        b=f().save(OUT+'l-'+n+'.svg'); print('l-'+n,round(b/1024,1),'KB')

# ---- 2. the furniture sections: 150 px to the metre, eye level 1.60 m, one floor line ---------
def room(pack,mode='full'):
    """pack 1..3; mode empty (measured), dashed (proposed), full"""
    S=150; W,H=1200,760; hz=.42*H; fl=hz+1.6*S; ce=fl-2.6*S; o=[]
    def st(new,dash=False): 
        if mode=='dashed': return f'fill="{LIME}" stroke="{SLATE}" stroke-width="2.4" stroke-dasharray="9 7"'
        return f'fill="#fbeef3" stroke="{ACC}" stroke-width="3"' if new else f'fill="{FOAM}" stroke="{INK}" stroke-width="2.4"'
    r=lambda x,z,w,h,new=0: o.append(f'<rect x="{x*S:.0f}" y="{fl-(z+h)*S:.0f}" width="{w*S:.0f}" height="{h*S:.0f}" {st(new)}/>')
    pa=lambda d,new=0: o.append(f'<path d="{d}" {st(new)} stroke-linejoin="round"/>')
    # sky and sea beyond the terrace, seen to the right of the glass (6.1 m)
    gx=5.75*S
    o.append(f'<rect x="{gx:.0f}" y="{hz:.0f}" width="{W-gx:.0f}" height="{fl-hz:.0f}" fill="url(#se)"/>')
    d='';rr=random.Random(3)
    for i in range(18):
        y=hz+8+(fl-hz)*.95*(i/18)**1.3; x=gx+10+rr.random()*200; d+=f'M{x:.0f} {y:.0f}h{20+rr.random()*60:.0f}'
    o.append(f'<path d="{d}" stroke="#e9f1ee" stroke-width="2" opacity=".7"/>')
    # poché: slabs and walls that the section cuts
    P_=f'fill="{INK}"'
    o.append(f'<rect x="0" y="{fl:.0f}" width="{W}" height="20" {P_}/><rect x="0" y="{ce-22:.0f}" width="{6.25*S:.0f}" height="22" {P_}/><rect x="{2.42*S:.0f}" y="{ce:.0f}" width="15" height="{2.6*S-2.1*S:.0f}" {P_}/><rect x="{W-22}" y="{fl-.95*S:.0f}" width="8" height="{.95*S:.0f}" {P_}/><path d="M{gx:.0f} {ce:.0f}V{fl:.0f}M{gx+7:.0f} {ce:.0f}V{fl:.0f}" stroke="{INK}" stroke-width="1.6"/>')
    o.append(f'<path d="M{2.44*S:.0f} {fl-2.1*S:.0f}V{fl:.0f}M{2.5*S:.0f} {fl-2.1*S:.0f}V{fl:.0f}" stroke="{INK}" stroke-width="1.2" opacity=".5"/>')
    # hatch under the slab
    o.append(f'<rect x="0" y="{fl+20:.0f}" width="{W}" height="{H-fl-20:.0f}" fill="url(#gr)"/>')
    if mode!='empty':
        L=pack>=3; Pm=pack>=2
        # luxury: joinery and pictures, behind everything
        if L:
            for x in (3.62,): 
                r(x,0,.9,2.1,1)
                for k in range(1,5): o.append(f'<path d="M{x*S:.0f} {fl-k*.42*S:.0f}h{.9*S:.0f}" stroke="{ACC}" stroke-width="2.4"/>')
                d=''
                for k in range(5):
                    xx=x+.06
                    for j in range(5): 
                        w=.05+.03*((j+k)%3); hh=.2+.05*((j*2+k)%3)
                        if (j+k)%4!=3: d+=f'M{xx*S:.0f} {fl-k*.42*S:.0f}v{-hh*S:.0f}h{w*S:.0f}v{hh*S:.0f}'
                        xx+=w+.07
                o.append(f'<path d="{d}" fill="none" stroke="{ACC}" stroke-width="1.6"/>')
            r(.62,1.42,.62,.5,1); r(1.36,1.42,.42,.5,1); r(4.86,1.32,.6,.62,1)
        # 1 living: sofa, low table (and a reading lamp from Premium)
        sx=3.95 if not Pm else 3.62
        wS=1.35 if not Pm else 1.75
        if not L or True:
            pa(f'M{sx*S:.0f} {fl-.12*S:.0f}v{-.52*S:.0f}q0 -14 14 -14h22q14 0 14 14v{.14*S:.0f}h{(wS)*S-100:.0f}v{-.14*S:.0f}q0 -14 14 -14h22q14 0 14 14v{.52*S:.0f}z')
            pa(f'M{sx*S+50:.0f} {fl-.42*S:.0f}v{-.36*S:.0f}q0 -12 12 -12h{wS*S-124:.0f}q12 0 12 12v{.36*S:.0f}z')
            o.append(f'<path d="M{sx*S+10:.0f} {fl:.0f}v-16M{(sx+wS)*S-10:.0f} {fl:.0f}v-16" stroke="{INK if mode=="full" else SLATE}" stroke-width="4"/>')
        r(sx+wS+.06,.0,.06,.34); r(sx+wS+.26,.0,.06,.34); r(sx+wS-.02,.34,.42,.05)
        # 2 dining
        r(2.66,.70,.86 if not Pm else .92,.05); r(2.74,0,.05,.70); r(3.36,0,.05,.70)
        for x,f in ((2.58,1),(3.44,-1)):
            pa(f'M{x*S:.0f} {fl:.0f}v{-.45*S:.0f}h{.05*S*1:.0f}')
            r(x-.02 if f>0 else x-.30,.43,.36,.05); r(x-.02 if f>0 else x+.02,.48,.04,.42); r(x,0,.04,.43); r(x+.24*f,0,.04,.43)
        # 3 bedroom
        r(.34,.14,1.62,.16); r(.30,.30,1.70,.24); r(.30,.0,.05,.16); r(1.92,.0,.05,.16)
        r(.24,.2,.07,.74 if not Pm else 1.06)
        pa(f'M{.36*S:.0f} {fl-.54*S:.0f}q4 {-.17*S:.0f} {.2*S:.0f} {-.17*S:.0f}h{.14*S:.0f}q{.16*S:.0f} 0 {.18*S:.0f} {.17*S:.0f}z')
        r(2.06,.0,.3,.44)
        # 5 light: pendant over the table, lamp by the bed; curtains at the glass
        o.append(f'<path d="M{3.09*S:.0f} {ce:.0f}V{fl-1.62*S:.0f}" stroke="{INK if mode=="full" else SLATE}" stroke-width="2"/>')
        pa(f'M{2.91*S:.0f} {fl-1.44*S:.0f}q{.18*S:.0f} {-.36*S:.0f} {.36*S:.0f} 0z')
        pa(f'M{2.13*S:.0f} {fl-.66*S:.0f}l{.05*S:.0f} {-.18*S:.0f}h{.10*S:.0f}l{.05*S:.0f} {.18*S:.0f}z'); o.append(f'<path d="M{2.23*S:.0f} {fl-.44*S:.0f}v{-.22*S:.0f}" stroke="{INK if mode=="full" else SLATE}" stroke-width="3"/>')
        cw=.20
        for x in (5.50,): 
            d=''.join(f'M{(x+i*.05)*S:.0f} {ce+6:.0f}v{2.6*S-10:.0f}' for i in range(5)); o.append(f'<rect x="{x*S:.0f}" y="{ce+4:.0f}" width="{cw*S:.0f}" height="{2.6*S-8:.0f}" {st(0)}/><path d="{d}" stroke="{INK if mode=="full" else SLATE}" stroke-width="1.2" opacity=".6"/>')
        # 4 kitchen: shelf with crockery, above the table end
        r(2.62,1.36,0.0,0.0) if 0 else None
        o.append(f'<path d="M{2.62*S:.0f} {fl-1.18*S:.0f}h{.0:.0f}" />')
        r(2.60,1.72,.0,.0) if 0 else None
        for i,(x,h) in enumerate(((2.82,.09),(2.95,.13),(3.12,.07),(3.28,.11))): r(x,.75,.08,h)
        # premium: the terrace
        if Pm:
            new=1 if pack==2 else 0
            r(6.22,.70,.6,.05,new); r(6.3,0,.04,.70,new); r(6.7,0,.04,.70,new)
            r(6.02,.43,.22,.05,new); r(6.02,.48,.04,.40,new); r(6.04,0,.04,.43,new); r(6.2,0,.04,.43,new)
            pa(f'M{7.04*S:.0f} {fl-.26*S:.0f}h{.44*S:.0f}l{.22*S:.0f} {-.36*S:.0f}l{.05*S:.0f} {.04*S:.0f}l{-.24*S:.0f} {.42*S:.0f}h{-.47*S:.0f}z',new); r(7.1,0,.04,.2,new); r(7.42,0,.04,.2,new)
    return W,H,''.join(o)
RD=f'<linearGradient id="sk" x1="0" y1="0" x2="0" y2="1"><stop stop-color="{LIME}"/><stop offset="1" stop-color="#eef0e9"/></linearGradient><linearGradient id="se" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#b9d3d2"/><stop offset=".4" stop-color="#5b9ba2"/><stop offset="1" stop-color="#2b7a83"/></linearGradient><pattern id="hp" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0H14" stroke="{SLATE}" stroke-width="1.4"/></pattern><linearGradient id="fd" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="mk"><rect width="1200" height="760" fill="url(#fd2)"/></mask><linearGradient id="fd2" x1="0" y1="0" x2="0" y2="1"><stop offset=".74" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>'
def rooms():
    for n,p,m in (('f-essential',1,'full'),('f-premium',2,'full'),('f-luxury',3,'full'),('f-measured',1,'empty'),('f-proposed',2,'dashed'),('f-placed',2,'full')):
        W,H,b=room(p,m)
        if n=='f-placed': b=b.replace(ACC,INK).replace('#fbeef3',FOAM)
        b=b.replace('fill="url(#gr)"','fill="url(#hp)" mask="url(#mk)"')
        if m=='empty':
            S=150; hz=.42*H; fl=hz+1.6*S; ce=fl-2.6*S
            dim=lambda x0,x1,y: f'M{x0} {y}H{x1}M{x0} {y-12}v24M{x1} {y-12}v24'
            b+=f'<path d="{dim(10,352,fl-60)}{dim(392,852,fl-60)}{dim(880,1174,fl-60)}M440 {ce+4:.0f}V{fl-4:.0f}M428 {ce+4:.0f}h24M428 {fl-4:.0f}h24" fill="none" stroke="{ACC}" stroke-width="2.4"/>'
        put(n,f'0 0 {W} {H}',b,RD)

# ---- 3. sixteen metres: the front of one 16+ home, 100 px to the metre, shadows at 45 degrees --
def facade():
    W,H=1600,860; g=760; m=100; o=[]; z=lambda v: g-v*m
    wall='#fbf8ef'; sh='#b9c8cb'; glass=f'fill="url(#gl)"'
    def R(x,b,w,h,f,e=''): o.append(f'<rect x="{x*m:.0f}" y="{z(b+h):.0f}" width="{w*m:.0f}" height="{h*m:.0f}" fill="{f}"{e}/>')
    def opening(x,b,w,h,d=.35,mull=()):
        R(x,b,w,h,'#7fa3a6'); o.append(f'<rect x="{x*m:.0f}" y="{z(b+h):.0f}" width="{w*m:.0f}" height="{h*m:.0f}" {glass}/>')
        o.append(f'<path d="M{x*m:.0f} {z(b+h):.0f}h{w*m:.0f}v{d*m:.0f}h{-(w-d)*m:.0f}v{(h-d)*m:.0f}h{-d*m:.0f}z" fill="#12424c" opacity=".46"/>')
        for k in mull: R(x+k-.03,b,.06,h,'#31545b')
    # upper floor set back to the left, a full-width terrace in front of it
    R(0,0,16,3.3,wall); R(1.2,3.3,14.8,3.0,'#f4efe3'); R(1.0,6.3,15.0,.26,'#fffdf6')
    o.append(f'<path d="M{1.2*m:.0f} {z(6.3):.0f}H{16*m}v{.5*m:.0f}H{1.2*m:.0f}z" fill="{sh}" opacity=".75"/>')
    opening(2.1,3.42,5.2,2.4,.3,(1.3,2.6,3.9)); opening(8.2,4.2,1.0,1.5,.22); opening(10.2,3.42,4.6,2.4,.3,(1.53,3.06))
    # slab edge, its shadow, glass rail
    R(-.0,3.14,16,.34,'#fffdf6'); o.append(f'<path d="M0 {z(3.14):.0f}H{16*m}v{.62*m:.0f}H{.62*m:.0f}z" fill="{sh}" opacity=".8"/>')
    o.append(f'<rect x="0" y="{z(4.42):.0f}" width="{16*m}" height="{.94*m:.0f}" fill="#dfeceb" opacity=".38"/><path d="M0 {z(4.42):.0f}H{16*m}" stroke="#f7f7f2" stroke-width="5"/>')
    for k in range(9): o.append(f'<path d="M{k*2*m+ (3 if k==0 else 0)} {z(3.48):.0f}V{z(4.42):.0f}" stroke="#f1f4f0" stroke-width="2"/>')
    # ground floor
    opening(.9,0.02,6.6,2.6,.45,(1.65,3.3,4.95)); opening(9.9,.02,4.9,2.6,.45,(1.63,3.26))
    R(8.15,0,1.0,2.3,'#8a6a4c'); o.append(f'<path d="M{8.15*m:.0f} {z(2.3):.0f}h{1.0*m:.0f}v{.3*m:.0f}h{-.7*m:.0f}v{2.0*m:.0f}h{-.3*m:.0f}z" fill="#3d2f26" opacity=".5"/>'); o.append(f'<path d="M{9.02*m:.0f} {z(1.25):.0f}v{.4*m:.0f}" stroke="#e9dfcc" stroke-width="4"/>')
    # downpipe-true joints, planting, ground
    R(7.72,0,.05,3.1,'#e3ddcf'); 
    o.append(f'<rect x="-400" y="{g}" width="2400" height="100" fill="#e3d8c3"/><rect x="-400" y="{g}" width="2400" height="5" fill="#cabfa9"/>')
    def cyp(x,h,w): o.append(f'<path d="M{x*m:.0f} {g}C{(x-w)*m:.0f} {g} {(x-w*.95)*m:.0f} {z(h*.5):.0f} {x*m:.0f} {z(h):.0f}C{(x+w*.95)*m:.0f} {z(h*.5):.0f} {(x+w)*m:.0f} {g} {x*m:.0f} {g}Z" fill="url(#cy)"/>')
    s=Scene(1600,860); s.out=[]; s.raw('<path d="M1512 760C1500 690 1530 640 1508 560" stroke="#5b4a40" stroke-width="9" fill="none"/>'); s.bougain(1516,590,74,66,n=260,size=9,seed=7); s.bougain(1498,500,52,60,n=160,size=8,seed=5)
    put('e-16plus',f'0 0 {W} {H}',f'<rect width="{W}" height="{H}" fill="{LIME}"/><rect y="{z(1.6):.0f}" width="{W}" height="{1.6*m:.0f}" fill="url(#se)"/>'+''.join(o)+''.join(s.out),
     f'<linearGradient id="gl" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="#86a9ab"/><stop offset=".55" stop-color="#4b7b84"/><stop offset="1" stop-color="#2f5f69"/></linearGradient><linearGradient id="cy"><stop stop-color="#48685a"/><stop offset="1" stop-color="#24483f"/></linearGradient><linearGradient id="se" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#b9d3d2"/><stop offset="1" stop-color="#2b7a83"/></linearGradient>')

# ---- 4. the street: each type to one scale, and in sea blue the part that is yours ------------
def street():
    m=20
    def svg(n,Wm,Hm,f,yours):
        o=[]; g=Hm*m
        def R(x,b,w,h,fill=LIME,sw=1.4): o.append(f'<rect x="{x*m:.1f}" y="{g-(b+h)*m:.1f}" width="{w*m:.1f}" height="{h*m:.1f}" fill="{fill}" stroke="{INK}" stroke-width="{sw}"/>')
        def win(x,b,w,h,on=False): o.append(f'<rect x="{x*m:.1f}" y="{g-(b+h)*m:.1f}" width="{w*m:.1f}" height="{h*m:.1f}" fill="{"#f6f8f6" if on else "none"}" {"fill-opacity=.92" if 0 else ""} stroke="{LIME if on else SLATE}" stroke-width="1.1"/>')
        f(R,win,o,g); put(n,f'0 0 {Wm*m} {Hm*m}',''.join(o))
    def block(R,win,o,g,on,roof=False):
        for fl in range(4):
            for c in range(2):
                y=(fl,c)==on; R(.5+c*9,fl*3.2,9,3.2,SEA if y else LIME)
                o.append(f'<path d="M{(.5+c*9-.35)*m:.0f} {g-(fl*3.2+1)*m:.0f}h{9.7*m:.0f}" stroke="{INK}" stroke-width="1.1" opacity=".55"/>')
                for k in (.8,3.6,6.4): win(.5+c*9+k,fl*3.2+.1,1.9,2.2,y)
        R(.2,12.8,18.6,.3,INK)
    svg('t-apartments',19.4,17,lambda R,w,o,g: block(R,w,o,g,(1,0)),0)
    def pent(R,win,o,g):
        block(R,win,o,g,(3,1)); 
        R(9.5,13.1,4.2,2.4,SEA); win(10.2,13.2,2.6,1.8,True)
        o.append(f'<path d="M{13.7*m} {g-14.05*m:.0f}H{18.5*m:.0f}V{g-13.1*m:.0f}" fill="none" stroke="{SEA}" stroke-width="2.2"/>')
    svg('t-penthouses',19.4,17,pent,0)
    def town(R,win,o,g):
        for k in range(3):
            y=k==1; R(.5+k*6,0,6,6.2,SEA if y else LIME); R(.5+k*6+.6,6.2,2.2,.8,SEA if y else LIME)
            win(.5+k*6+.6,0,1.05,2.2,y); win(.5+k*6+2.4,.9,2.6,1.4,y); win(.5+k*6+.6,3.5,4.4,1.9,y)
    svg('t-townhouses',19.4,17,town,0)
    def villa(R,win,o,g):
        R(3,0,12.4,3.4,SEA); R(6,3.6,9.4,2.9,SEA); R(1.6,3.4,14.2,.28,SEA)
        R(1.9,0,.25,3.4,SEA); win(4,.1,5.2,2.6,True); win(10.4,.1,3.6,2.6,True); win(7.2,4.1,6.6,2,True)
        o.append(f'<path d="M{.1*m:.0f} {g-1.1*m:.0f}V{g}M{18.6*m:.0f} {g-1.1*m:.0f}V{g}M{.1*m:.0f} {g-1.1*m:.0f}H{1.9*m:.0f}M{15.4*m:.0f} {g-1.1*m:.0f}H{18.6*m:.0f}" stroke="{SEA}" stroke-width="2.2" fill="none"/>')
        for x,h in((16.6,5.4),(17.6,4.6)): o.append(f'<path d="M{x*m:.0f} {g}C{(x-.5)*m:.0f} {g} {(x-.45)*m:.0f} {g-h*.5*m:.0f} {x*m:.0f} {g-h*m:.0f}C{(x+.45)*m:.0f} {g-h*.5*m:.0f} {(x+.5)*m:.0f} {g} {x*m:.0f} {g}Z" fill="{LIME}" stroke="{INK}" stroke-width="1.3"/>')
    svg('t-villas',19.4,17,villa,0)
    def six(R,win,o,g):
        R(1.7,0,16,3.3,SEA); R(2.9,3.3,14.8,3,SEA); R(2.7,6.3,15.2,.26,SEA)
        win(2.6,.1,6.6,2.5,True); win(9.9,.1,1.0,2.2,True); win(11.6,.1,4.9,2.5,True); win(3.8,3.5,5.2,2.3,True); win(11.9,3.5,4.6,2.3,True)
        o.append(f'<path d="M{1.5*m:.0f} {g-3.3*m:.0f}H{17.9*m:.0f}" stroke="{INK}" stroke-width="1.2"/>')
    svg('t-16plus',19.4,17,six,0)

# ---- 5. four sides: a villa on its plot, in plan, inside a chart border -----------------------
def plan():
    W=1000; o=[]; b=46; s0=b; L=W-2*b; n=20
    o.append(f'<rect x="{b-13}" y="{b-13}" width="{L+26}" height="{L+26}" fill="{LIME}"/><rect x="{b}" y="{b}" width="{L}" height="{L}" fill="#e7eee3"/>')
    for i in range(n):
        if i%2: continue
        u=L/n
        for x,y,w,h in ((b+i*u,b-13,u,13),(b+(i+1)*u,b+L,u,13),(b-13,b+i*u,13,u),(b+L,b+(i+1)*u,13,u)): o.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{INK}"/>')
    o.append(f'<rect x="{b-13}" y="{b-13}" width="{L+26}" height="{L+26}" fill="none" stroke="{INK}" stroke-width="1.5"/><rect x="{b}" y="{b}" width="{L}" height="{L}" fill="none" stroke="{INK}" stroke-width="1.5"/>')
    # plot wall, lane to the north, drive
    o.append(f'<rect x="{b}" y="{b}" width="{L}" height="96" fill="#e3d8c3"/><path d="M{b} {b+96}H{b+L}" stroke="{INK}" stroke-width="1.4"/>')
    o.append(f'<path d="M640 142h120v150h-120z" fill="#d8cab1"/><path d="M120 180H620M780 180H880V890H120V180" fill="none" stroke="{INK}" stroke-width="5"/>')
    # terrace, pool, house (with its shadow, sun in the south-west)
    o.append('<path d="M250 470H760V760H250z" fill="#efe6d6"/>')
    d=''.join(f'M{x} 470V760' for x in range(285,760,35))+''.join(f'M250 {y}H760' for y in range(505,760,35)); o.append(f'<path d="{d}" stroke="#cdbfa8" stroke-width="1"/>')
    o.append(f'<rect x="330" y="600" width="350" height="110" fill="#5fb0b3" stroke="#fbf8ee" stroke-width="8"/><path d="M350 630h60M430 655h90M560 622h70M380 684h80M590 676h60" stroke="#eaf6f3" stroke-width="3" opacity=".8"/>')
    o.append('<path d="M270 290H800V330L860 270H360V150z" fill="none"/><path d="M270 290l70 -70H830l-70 70M760 500l70 -70V220l-70 70z" fill="#7f978c" opacity=".5"/>')
    o.append(f'<path d="M270 290H760V500H620V440H400V500H270Z" fill="#fbf8ef" stroke="{INK}" stroke-width="7"/><path d="M400 440V290M620 440V290M270 390h130M620 370h140" stroke="{INK}" stroke-width="4"/><path d="M410 440h200" stroke="{SEA}" stroke-width="7"/><path d="M284 500h104M632 500h116M270 310v60M760 390v90" stroke="{SEA}" stroke-width="8"/>')
    for x,y,r in((170,230,30),(170,310,28),(172,390,30),(168,840,26),(840,560,34),(842,650,30),(836,740,34),(838,836,28),(240,842,26),(310,846,24)):
        o.append(f'<circle cx="{x+13}" cy="{y-13}" r="{r}" fill="#7f978c" opacity=".45"/><circle cx="{x}" cy="{y}" r="{r}" fill="#56735f"/><circle cx="{x-r*.25:.0f}" cy="{y+r*.25:.0f}" r="{r*.55:.0f}" fill="#6f8b72"/>')
    put('p-villa',f'0 0 {W} {W}',''.join(o))

# ---- 6. Palm 10: one picture on eight tiles ----------------------------------------------------
def palm(s,x,y,z,h,R,seed=1,lean=.3):
    r=random.Random(seed); b=s.proj([(x,y,z)]*3)[0]; t=s.proj([(x+lean,y,z+h)]*3)[0]; k=s.f/(y-s.cam[1]); w=.17*k
    s.raw(f'<path d="M{b[0]-w:.0f} {b[1]:.0f}C{lerp(b[0],t[0],.1)-w*.8:.0f} {lerp(b[1],t[1],.5):.0f} {lerp(b[0],t[0],.6)-w*.7:.0f} {lerp(b[1],t[1],.7):.0f} {t[0]-w*.6:.0f} {t[1]:.0f}h{w*1.2:.0f}C{lerp(b[0],t[0],.6)+w*.8:.0f} {lerp(b[1],t[1],.7):.0f} {lerp(b[0],t[0],.1)+w*1.0:.0f} {lerp(b[1],t[1],.5):.0f} {b[0]+w*1.1:.0f} {b[1]:.0f}Z" fill="{s.grad("#8d7860","#bb9f7c",1,0)}"/>')
    fr=[]; n=17
    for i in range(n):
        a=-math.pi*.5+ (i-(n-1)/2)/(n-1)*math.pi*1.62; L=R*k*(.82+.3*r.random()); dx,dy=math.cos(a)*L,math.sin(a)*L*.72
        ex,ey=t[0]+dx,t[1]+dy+abs(dx)*.42+ (L*.22 if dy>0 else 0)
        cx,cy=t[0]+dx*.55,t[1]+dy*.95-L*.18
        wv=L*.10; fr.append((dy,f'<path d="M{t[0]:.0f} {t[1]:.0f}Q{cx:.0f} {cy-wv:.0f} {ex:.0f} {ey:.0f}Q{cx-wv*.2:.0f} {cy+wv*1.5:.0f} {t[0]:.0f} {t[1]+wv*.5:.0f}Z" fill="{["#35564c","#48685a","#5f7d66","#3f6152"][i%4]}"/>'))
    for _,p in sorted(fr): s.raw(p)
def panel():
    s=Scene(1600,800,cam=(0,0,1.75),f=.98,sun=(.62,.5,-.5),seed=10,sky=('#cfdfe0','#fbe9d3'),sea=('#dcd8cb','#3f868c','#145560'),tint='#f2c79a',tk=.06)
    s.sky(); s.rifs(); s.sea(gx=.86,n=150,glint=.6)
    s.ground(-60,60,0,22,0,'stone',tiles=1)
    # house: ground floor, upper floor, roof pergola
    B=[(-5.2,4.6,12.2,20,0,3.3),(-6.0,5.6,11.2,20,3.3,3.62),(-4.9,1.9,12.6,20,3.62,6.6),(-5.3,2.4,12.2,20,6.6,6.86),(4.5,4.75,11.4,11.65,0,3.3)]
    for b in B: s.box(*b,'lime')
    for x in (2.7,5.2): s.box(x,x+.14,12.6,12.74,3.62,5.9,'timber')
    s.box(2.5,5.5,12.5,12.68,5.9,6.06,'timber')
    for i in range(7): s.box(2.6+i*.45,2.72+i*.45,12.4,15,6.06,6.2,'timber')
    for b in B: pass
    for i in (0,2,3,1): s.draw_box(s.boxes[i])
    for i in range(5,len(s.boxes)): s.draw_box(s.boxes[i])
    for x in (-4.6,-2.95,-1.3,.35): s.poly([(x,12.59,3.9),(x+1.25,12.59,3.9),(x+1.25,12.59,6.1),(x,12.59,6.1)],s.grad('#f6dcae','#7fa3a3'))
    s.poly([(-4.8,12.19,.05),(.6,12.19,.05),(.6,12.19,2.9),(-4.8,12.19,2.9)],s.grad('#8fb0b0','#3d6970'))
    for x in(-3.45,-2.1,-.75): s.poly([(x-.03,12.18,.05),(x+.03,12.18,.05),(x+.03,12.18,2.9),(x-.03,12.18,2.9)],'#e9ece6')
    s.poly([(1.2,12.19,.05),(4.2,12.19,.05),(4.2,12.19,2.9),(1.2,12.19,2.9)],s.grad('#f9dfae','#d9a869'))
    s.draw_box(s.boxes[4])
    for b,m in (((1.7,3.9,9.9,10.6,.70,.77),'timber'),((1.85,1.95,10.1,10.4,0,.7),'timber'),((3.65,3.75,10.1,10.4,0,.7),'timber')):
        s.box(*b,m); s.draw_box(s.boxes[-1])
    for x in(1.75,2.6,3.4):
        for b in ((x,x+.45,9.3,9.7,.42,.47),(x,x+.45,9.26,9.31,.47,.88),(x+.03,x+.07,9.35,9.4,0,.42),(x+.38,x+.42,9.35,9.4,0,.42)): s.box(*b,'linen'); s.draw_box(s.boxes[-1])
    s.pool(4.2,12,4.2,9.6,.02); s.poly([(3.95,4,.03),(4.2,4,.03),(4.2,9.6,.03),(3.95,9.6,.03)],'#fbf7ec'); s.poly([(3.95,9.6,.03),(12,9.6,.03),(12,9.85,.03),(3.95,9.85,.03)],'#fbf7ec')
    for x,y,h,R,sd in((-9.8,14,6.2,2.4,1),(-7.0,11,4.9,2.0,4),(-9.6,9.0,4.6,1.9,9),(10.6,15,6.0,2.1,3)):
        L=s.sun; s.poly([(x-.2,y,.012),(x+.2,y,.012),(x+.2-L[0]/L[2]*h,y-L[1]/L[2]*h,.012),(x-.2-L[0]/L[2]*h,y-L[1]/L[2]*h,.012)],'#7c8884',.4) if y<16 else None
        palm(s,x,y,0,h,R,sd,.35*(-1 if sd%2 else 1))
    s.agave(-4.2,6.4,0,.6); s.agave(-5.6,7.2,0,.5)
    if not only or 'palm-panel' in only:
        print('palm-panel',s.save(OUT+'palm-panel.svg')//1024,'KB')
# ---- 7. the plot: a house staked out in string before it exists --------------------------------
def plot():
    from journal import line, P, shadow, pine
    s=Scene(2400,1350,cam=(0,0,1.7),f=.92,sun=(.66,.42,-.55),seed=77,sky=('#f6f8f6','#f6ece0'),sea=('#cfdcd9','#458b92','#17606a'))
    s.sky(); s.rifs(); s.sea(gx=.3,n=260,glint=.6)
    s.ground(-60,60,0,22,0,'sand'); s.poly([(-60,17,.01),(60,17,.01),(60,22,.01),(-60,22,.01)],'#93a285',.55)
    pl=[(5.3,10),(12.5,10),(12.5,16),(5.3,16)]
    s.poly([(x,y,.015) for x,y in pl],'#cfbd99',.8)
    s.poly([(3.0,5.4,.015),(7.6,5.4,.015),(7.6,7.8,.015),(3.0,7.8,.015)],'#9fc0bd',.55)
    for x,y in pl+[(6.7,11),(11.7,11),(11.7,15.4),(6.7,15.4)]: shadow(s,x,y,.03,3.3 if (x,y) in pl else 6.3,op=.28,c='#6b5d45',z=.02)
    st='#45606a'
    def vol(c,z0,z1,w):
        for z in (z0,z1) if z0 else (z1,):
            for i in range(4): line(s,[(*c[i],z),(*c[(i+1)%4],z)],st,w)
    for c,z0,z1 in ((pl,0,3.3),([(6.7,11),(11.7,11),(11.7,15.4),(6.7,15.4)],3.3,6.3)):
        vol(c,z0,z1,2)
        for x,y in c: line(s,[(x,y,0 if z0==0 else z0),(x,y,z1+.25)],'#a67b54',max(5,.07*s.f/y))
    # openings marked in string, pool pegs, and the surveyor's ribbon
    for x in (6.7,8.2,9.7,11.2): line(s,[(x,10,0),(x,10,2.5)],st,1.4,.8)
    line(s,[(6.7,10,2.5),(11.2,10,2.5)],st,1.4,.8)
    for x,y in ((3.0,5.4),(7.6,5.4),(7.6,7.8),(3.0,7.8)):
        line(s,[(x,y,0),(x,y,.42)],'#a67b54',max(5,.05*s.f/y)); shadow(s,x,y,.03,.42,op=.3,c='#6b5d45',z=.02)
    for a,b in (((3.0,5.4),(7.6,5.4)),((7.6,5.4),(7.6,7.8)),((7.6,7.8),(3.0,7.8)),((3.0,7.8),(3.0,5.4))): line(s,[(*a,.36),(*b,.36)],st,2)
    for x,y,z in ((5.3,10,3.3),(12.5,10,3.3)):
        q=P(s,x,y,z); k=s.f/y; s.raw(f'<path d="M{q[0]:.0f} {q[1]:.0f}c{.2*k:.0f} {-.06*k:.0f} {.3*k:.0f} {.1*k:.0f} {.52*k:.0f} {.0*k:.0f}l{-.06*k:.0f} {.14*k:.0f}c{-.2*k:.0f} {.08*k:.0f} {-.3*k:.0f} {-.06*k:.0f} {-.46*k:.0f} {.0*k:.0f}z" fill="{ACC}"/>')
    s.agave(-9.4,8.0,0,.8); s.agave(-6.8,9.6,0,.6)
    if not only or 'plot' in only: print('plot',s.save(OUT+'plot.svg')//1024,'KB')
# ---- 8. the tide gauge: what is above the water is what one keeps -------------------------------
def gauge():
    s=Scene(2400,1350,cam=(0,0,1.9),f=.95,sun=(.62,.46,-.6),seed=31,sky=('#f6f8f6','#f1f0e8'),sea=('#c6dcda','#3f8a92','#0f5863'))
    s.sky(); s.rifs(); s.sea(gx=.3,n=320,glint=.6)
    s.box(11.4,40,10.5,15,-2.4,.6,'stone')
    for B in s.boxes[::-1]: s.draw_box(B)
    W,H=s.W,s.H; x,w,top,bot,n=1880,44,150,1010,10; seg=(bot-top)/n
    for i in range(n): s.raw(f'<rect x="{x}" y="{top+i*seg:.0f}" width="{w}" height="{seg+1:.0f}" fill="{["#fbf8ef","#0a2a32"][i%2]}"/>')
    d=''.join(f'M{x+w} {top+i*seg/5:.0f}h{26 if i%5==0 else 12}' for i in range(n*5+1)); s.raw(f'<path d="{d}" stroke="#0a2a32" stroke-width="3"/>')
    s.raw(f'<path d="M{x-40} {top+2*seg:.0f}h-22v{3*seg:.0f}h22" fill="none" stroke="#ad0f57" stroke-width="7"/>')
    # water stands at the fifth mark; the staff goes on below it, broken by the surface
    yw=top+6.2*seg
    s.raw(f'<rect x="{x-4}" y="{yw:.0f}" width="{w+8}" height="{bot-yw+4:.0f}" fill="#2b7a83" opacity=".62"/>')
    d='';r=random.Random(4)
    for i in range(26):
        yy=yw+(bot-yw+150)*(i/26)**1.1; l=30+r.random()*90; d+=f'M{x+w/2-l/2+r.uniform(-30,30):.0f} {yy:.0f}h{l:.0f}'
    s.raw(f'<path d="{d}" stroke="#cfe4e0" stroke-width="4" opacity=".75"/><path d="M{x-70} {yw:.0f}h{w+150}" stroke="#eef6f3" stroke-width="5"/>')
    if not only or 'gauge' in only: print('gauge',s.save(OUT+'gauge.svg')//1024,'KB')
if __name__=='__main__':
    lines(); plot(); gauge(); rooms(); facade(); street(); plan(); panel()
