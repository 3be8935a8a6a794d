"""Fifteen plates for the journal, one per subject. Same camera, same sea, horizon at 42 %."""
from projector import *
import os, sys
OUT=os.path.join(os.path.dirname(os.path.abspath(__file__)),'')
only=set(sys.argv[1:])
reg={}
def scene(f): reg['j-'+f.__name__.replace('_','-')]=f; return f
DUSK=dict(sky=('#7fa0ae','#efc9ad'),sea=('#d9b9a8','#3c6f7d','#123f4d'),tint='#5a6f8c',tk=.34)
MORN=dict(sky=('#dfe9ec','#f8ece0'),sea=('#cbd9d8','#4b8d94','#1a626c'))
LATE=dict(sky=('#cfdfe0','#fbe6cd'),sea=('#dcd3c3','#3f868c','#145560'),tint='#f2b98a',tk=.08)
WINTER=dict(sky=('#d3e2e8','#f6f2ea'),sea=('#c9dbdd','#2f7f8a','#0f5661'))
NIGHT=dict(sky=('#2b4a5c','#c99a86'),sea=('#b98f80','#2c5866','#0c303c'),tint='#2c4256',tk=.55)

def P(s,x,y,z): return s.proj([(x,y,z)]*3)[0]
def ring(x,y,z,r,n=40,a0=0,a1=math.tau): return [(x+r*math.cos(a0+(a1-a0)*i/n),y+r*math.sin(a0+(a1-a0)*i/n),z) for i in range(n)]
def disc(s,x,y,z,r,fill,op=None): s.poly(ring(x,y,z,r),fill,op)
def shadow(s,x,y,r,h=0,op=.32,c='#4b5f5c',z=.01,k=1):
    """sun shadow of an upright of radius r and height h on the ground"""
    L=s.sun; dx,dy=-L[0]/L[2]*h*k,-L[1]/L[2]*h*k
    pts=hull([(p[0],p[1]) for p in ring(x,y,0,r)]+[(p[0]+dx,p[1]+dy) for p in ring(x,y,0,r)])
    s.poly([(a,b,z) for a,b in pts],c,op)
def cyl(s,x,y,r0,z0,r1,z1,side,top=None):
    """upright (tapered) cylinder: the hull of two projected rings, lit from the sun's side"""
    a=s.proj(ring(x,y,z0,r0)); b=s.proj(ring(x,y,z1,r1)); h=hull(a+b)
    c0,c1=side if s.sun[0]>0 else side[::-1]
    s.raw(f'<path d="{s.path(h)}" fill="{s.grad(c0,c1,1,0)}"/>')
    if top: s.raw(f'<path d="{s.path(b)}" fill="{top}"/>')
def cone(s,x,y,r,z0,z1,c):
    a=s.proj(ring(x,y,z0,r)); t=P(s,x,y,z1); h=hull(a+[t]); c0,c1=c if s.sun[0]>0 else c[::-1]
    s.raw(f'<path d="{s.path(h)}" fill="{s.grad(c0,c1,1,.15)}"/>')
def line(s,pts,c,w,op=1): 
    q=[P(s,*p) for p in pts]; s.raw('<path d="M'+'L'.join('%.1f %.1f'%p for p in q)+f'" fill="none" stroke="{c}" stroke-width="{w}" stroke-linecap="round"'+(f' opacity="{op}"' if op<1 else '')+'/>')
def chair(s,x,y,m='linen',back=1,leg='timber'):
    n=len(s.boxes)
    for dx in(.03,.43):
        for dy in(.03,.42): s.box(x+dx,x+dx+.05,y+dy,y+dy+.05,0,.43,leg)
    s.box(x,x+.5,y,y+.48,.43,.48,m); s.box(x,x+.5,y+(.43 if back>0 else 0),y+(.48 if back>0 else .05),.48,.92,m)
    return list(range(n,n+6))
def range_hills(s,x0,x1,h,c,seed=1,snow=None,n=40,base=0):
    W,H=s.W,s.H; y=H*s.hz+base; r=random.Random(seed); p=[]
    for i in range(n+1):
        t=i/n; env=math.sin(math.pi*t)**.7
        p.append((x0*W+(x1-x0)*W*t, y-h*H*env*(.5+.28*math.sin(t*9+seed)+.22*math.sin(t*23+seed*2)+.1*r.random())))
    s.raw(f'<path d="{s.path([(x0*W,y)]+p+[(x1*W,y)])}" fill="{c}"/>')
    if snow:
        cut=y-h*H*.52; d=''
        run=[]
        for i,(px,py) in enumerate(p+[(x1*W,y)]):
            if py<cut-4: run.append((px,py))
            elif run:
                if len(run)>1: d+=s.path([(run[0][0]-6,cut+2)]+run+[(run[-1][0]+6,cut+3)]+[(a,cut+9*(1 if k%2 else -.6)) for k,(a,b) in enumerate(run[::-1])])
                run=[]
        s.raw(f'<path d="{d}" fill="{snow}"/>')
def pine(s,x,y,z,h,r,c=('#5f7d66','#35564c')):
    b=P(s,x,y,z); t=P(s,x,y,z+h); w=abs(P(s,x+r,y,z)[0]-b[0])
    s.raw(f'<path d="M{b[0]-w*.05:.0f} {b[1]:.0f}Q{b[0]+w*.06:.0f} {lerp(b[1],t[1],.5):.0f} {t[0]-w*.02:.0f} {t[1]+w*.1:.0f}h{w*.06:.0f}Q{b[0]+w*.16:.0f} {lerp(b[1],t[1],.5):.0f} {b[0]+w*.05:.0f} {b[1]:.0f}Z" fill="#6f5a4a"/>')
    s.raw(f'<path d="M{t[0]-w:.0f} {t[1]:.0f}C{t[0]-w*.9:.0f} {t[1]-w*.5:.0f} {t[0]+w*.8:.0f} {t[1]-w*.62:.0f} {t[0]+w:.0f} {t[1]:.0f}C{t[0]+w*.6:.0f} {t[1]+w*.2:.0f} {t[0]-w*.6:.0f} {t[1]+w*.2:.0f} {t[0]-w:.0f} {t[1]:.0f}Z" fill="{s.grad(c[0],c[1],.3,1)}"/>')

@scene
def winter():
    s=Scene(cam=(0,0,1.6),f=1.05,sun=(.86,.34,-.38),seed=17,rif=0,**WINTER)
    s.sky(); range_hills(s,.16,1.14,.085,'#9fb6be',seed=4,snow='#f7faf8'); range_hills(s,.02,.62,.032,'#b7c8cb',seed=9)
    s.sea(gx=.24,glint=.75,n=240)
    s.box(-30,30,9.2,9.5,0,.82,'lime'); s.box(-9,-4.4,3.2,7.6,0,4.4,'lime')
    s.ground(-30,30,0,9.2,0,'stone',tiles=1)
    s.draw_box(s.boxes[0]); s.draw_box(s.boxes[1])
    k=chair(s,.9,4.6,'timber',back=-1); 
    for i in (k[5],)+tuple(k[:5]): s.draw_box(s.boxes[i])
    # the jersey on the chair
    a=[P(s,*p) for p in((.86,4.58,.94),(1.44,4.58,.94),(1.46,4.57,.5),(1.3,4.57,.36),(1.22,4.57,.56),(1.02,4.57,.52),(.94,4.57,.3),(.84,4.57,.42))]
    s.raw(f'<path d="{s.path(a)}" fill="{s.grad("#6d9ba1","#356a75")}"/>')
    shadow(s,1.15,4.9,.24,.9)
    return s
@scene
def tables():
    s=Scene(cam=(0,0,1.65),f=1.1,sun=(.62,.5,-.6),seed=22,**LATE)
    s.sky(); s.rifs(); s.sea(gx=.66)
    s.box(-20,20,11.4,11.7,0,.72,'limewarm'); s.box(-12,-4.9,4,11,0,4.6,'limewarm')
    s.ground(-20,20,0,11.4,0,'terra',tiles=.8)
    s.draw_box(s.boxes[0]); s.draw_box(s.boxes[1])
    pos=[(-2.9,9.4),(.4,9.4),(3.7,9.4),(-2.3,5.4),(.75,5.4),(3.7,5.4)]
    for x,y in pos: shadow(s,x,y,.56,.74,c='#7d5a4d',op=.5)
    for x,y in pos:
        cyl(s,x,y,.62,.03,.55,.74,('#faf3e6','#b9b4aa'),'#fffaf0')
        for dx,dy in((-.2,.05),(.18,-.12)):
            b=P(s,x+dx,y+dy,.75); k=s.f/y
            s.raw(f'<path d="M{b[0]:.1f} {b[1]:.1f}v{-.09*k:.1f}m{-.045*k:.1f} {-.1*k:.1f}c0 {.07*k:.1f} {.02*k:.1f} {.1*k:.1f} {.045*k:.1f} {.1*k:.1f}s{.045*k:.1f} {-.03*k:.1f} {.045*k:.1f} {-.1*k:.1f}" fill="#dfece8" fill-opacity=".7" stroke="#5d8a8c" stroke-width="1.6"/>')
        b=P(s,x,y+.1,.75); k=s.f/y; s.raw(f'<path d="M{b[0]-.035*k:.1f} {b[1]:.1f}v{-.2*k:.1f}l{.02*k:.1f} {-.06*k:.1f}v{-.08*k:.1f}h{.03*k:.1f}v{.08*k:.1f}l{.02*k:.1f} {.06*k:.1f}v{.2*k:.1f}z" fill="#2d5a53"/>')
    return s
@scene
def padel():
    s=Scene(cam=(1.2,0,1.3),f=.98,sun=(-.7,.4,-.58),seed=33)
    s.sky(); s.rifs(); s.sea(gx=.62)
    s.ground(-60,60,0,40,-.05,'sand')
    s.poly([(-8,0,0),(4.6,0,0),(4.6,11.6,0),(-8,11.6,0)],s.stops([(0,'#5a9da2',1),(1,'#2b727d',1)]))
    L=lambda a: s.poly([(a[0],a[2],.01),(a[1],a[2],.01),(a[1],a[3],.01),(a[0],a[3],.01)],'#eff4f0')
    L((-8,4.6,5.0,5.07)); L((-1.73,-1.67,.3,5))
    # corner of glass
    s.poly([(-8,11.6,0),(4.6,11.6,0),(4.6,11.6,3),(-8,11.6,3)],'#e3efed',.42); s.poly([(4.6,1,0),(4.6,11.6,0),(4.6,11.6,3),(4.6,1,3)],'#d3e4e3',.55)
    for x in(-7.8,-5.8,-3.8,-1.8,.2,2.2): s.poly([(x-.02,11.6,0),(x+.02,11.6,0),(x+.02,11.6,3),(x-.02,11.6,3)],'#dfeae8',.9)
    for x in (-8,4.6): s.poly([(x-.05,11.6,0),(x+.05,11.6,0),(x+.05,11.6,4),(x-.05,11.6,4)],'#24505a')
    for y in(3.6,5.6,7.6,9.6): s.poly([(4.6,y-.03,0),(4.6,y+.03,0),(4.6,y+.03,3),(4.6,y-.03,3)],'#24505a')
    s.poly([(-8,11.6,3),(4.6,11.6,3),(4.6,11.6,3.06),(-8,11.6,3.06)],'#24505a'); s.poly([(4.6,.4,3),(4.6,11.6,3),(4.6,11.6,3.06),(4.6,.4,3.06)],'#24505a')
    s.poly([(4.6,.5,0),(4.6,11.6,0),(1.9,11.6,0),(-1.0,.5,0)],'#174f5b',.28)
    # racket against the glass, ball on the court
    b=P(s,2.6,6.2,0); k=s.f/6.2
    q=P(s,4.25,5.6,0); k=s.f/5.0
    s.raw(f'<g transform="translate({q[0]:.0f} {q[1]:.0f}) rotate(13)"><rect x="{-.018*k:.0f}" y="{-.26*k:.0f}" width="{.036*k:.0f}" height="{.26*k:.0f}" fill="#173f4a"/><path d="M0 {-.2*k:.0f}c{-.16*k:.0f} {-.1*k:.0f} {-.16*k:.0f} {-.36*k:.0f} 0 {-.38*k:.0f}c{.16*k:.0f} {.02*k:.0f} {.16*k:.0f} {.28*k:.0f} 0 {.38*k:.0f}z" fill="{s.grad("#f5efe2","#c9bfae",1,0)}"/>'+''.join(f'<circle cx="{dx*k:.0f}" cy="{dy*k:.0f}" r="{.012*k:.1f}" fill="#7f8f8c"/>' for dx in(-.06,-.02,.02,.06) for dy in(-.48,-.43,-.38,-.33))+'</g>')
    q=P(s,.55,3.3,.033); k=s.f/3.3; r=.06*k
    s.raw(f'<ellipse cx="{q[0]-r*1.6:.0f}" cy="{q[1]+r*.7:.0f}" rx="{r*1.9:.0f}" ry="{r*.34:.0f}" fill="#123f4a" opacity=".5"/><circle cx="{q[0]:.0f}" cy="{q[1]:.0f}" r="{r:.1f}" fill="{s.grad("#f3ecb4","#b9b06a",-.6,1)}"/>')
    return s
def archpts(cx,y,w,zs,n=18): 
    r=w/2; return [(cx-r,y,0),(cx-r,y,zs)]+[(cx-r*math.cos(math.pi*i/n),y,zs+r*math.sin(math.pi*i/n)) for i in range(1,n)]+[(cx+r,y,zs),(cx+r,y,0)]
def arcade(s,x0,x1,y,th,ztop,arches,front,reveal,rev2):
    """a wall with round-headed openings, its thickness shown"""
    for cx,w,zs in arches:
        a=archpts(cx,y,w,zs); b=archpts(cx,y+th,w,zs)
        for i in range(len(a)-1):
            right=a[i][0]+a[i+1][0]>2*cx
            s.poly([a[i],a[i+1],b[i+1],b[i]],(rev2 if (right)==(s.sun[0]>0) else reveal))
    d=s.path(s.proj([(x0,y,0),(x1,y,0),(x1,y,ztop),(x0,y,ztop)]))+''.join(s.path(s.proj(archpts(cx,y,w,zs))) for cx,w,zs in arches)
    s.raw(f'<path d="{d}" fill="{front}" fill-rule="evenodd"/>')
@scene
def patio():
    s=Scene(cam=(0,0,1.6),f=1.0,sun=(.6,.5,-.62),seed=44)
    s.sky(); s.rifs(); s.sea(gx=.5)
    s.ground(-20,20,0,14,0,'terra',tiles=.75)
    s.poly([(-14,10.9,0),(-3.1,10.9,0),(-3.1,10.9,3.6),(-14,10.9,3.6)],s.grad('#bfcccd','#d6d3c8')); 
    arcade(s,-12,12,10.9,.5,3.9,[(0,3.0,1.7)],s.grad('#b9c9cd','#d3d2c9'),'#eee6d6','#a5b4b5')
    # octagonal fountain
    shadow(s,0,7.6,1.1,.4,c='#6f5248',op=.55); cyl(s,0,7.6,1.15,0,1.15,.42,('#efe8da','#a9ada4'),'#f6f1e6'); disc(s,0,7.6,.425,.95,'#6fb0b1'); cyl(s,0,7.6,.12,.42,.1,.95,('#efe8da','#a9ada4')); cyl(s,0,7.6,.16,.93,.42,1.02,('#efe8da','#a9ada4'),'#8fc3c1')
    s.poly([(-20,0,.012),(20,0,.012),(20,5.6,.012),(-20,5.6,.012)],'#6f5148',.42)
    arcade(s,-14,14,5.2,.55,6,[(-3.15,2.4,1.75),(0,2.4,1.75),(3.15,2.4,1.75)],s.grad('#f4eee1','#dcd3c1'),'#fffaf0','#aab5b4')
    for x in(-1.575,1.575):
        p=s.proj([(x-.22,5.19,1.62),(x+.22,5.19,1.62),(x+.22,5.19,1.78),(x-.22,5.19,1.78)]); s.raw(f'<path d="{s.path(p)}" fill="#e6dcc8"/>')
    for x,y in((-1.6,4.4),(1.62,4.5),(4.5,4.4),(-4.6,4.5)):
        cyl(s,x,y,.17,0,.25,.42,('#c98a68','#84614f'),'#5b4a40'); q=P(s,x,y,.62); s.bougain(q[0],q[1],70*4.5/y*.9,62,n=120,size=8,seed=int(10+x*3),pal=('#3f5f52','#52745f','#c05a3c','#d98262') )
    return s
@scene
def tower():
    s=Scene(cam=(0,0,9),f=1.0,sun=(.7,.4,-.55),seed=55,**LATE)
    s.sky(); s.rifs(); s.sea(gx=.24,glint=.7,n=240)
    W,H=s.W,s.H; y=H*s.hz
    for off,c0,c1,a,b in((0,'#b5bfae','#97a897',.26,.03),(.16,'#9aa98e','#6f8873',.40,.09)):
        p=[(W*1.02,y-H*.02*(1+off*3))]+[(W*(1-t*(1-a-off*.2)), y+H*(b*t**1.5)-H*.03*math.sin(t*7+off*9)*(1-t)) for t in [i/20 for i in range(21)]]+[(W*1.02,y+H*(.08+b*2))]
        s.raw(f'<path d="{s.path(p)}" fill="{s.grad(c0,c1)}"/>')
    # two more towers, and the smoke that was the message
    for x,yy,k in((W*.60,y+4,.42),(W*.43,y+22,.24)):
        s.raw(f'<path d="M{x-15*k:.0f} {yy:.0f}l{4*k:.0f} {-80*k:.0f}h{22*k:.0f}l{4*k:.0f} {80*k:.0f}z" fill="#8d8f80"/><path d="M{x:.0f} {yy-84*k:.0f}c{-10*k:.0f} {-60*k:.0f} {22*k:.0f} {-90*k:.0f} {6*k:.0f} {-170*k:.0f}" fill="none" stroke="#9aa9a6" stroke-width="{7*k:.1f}" stroke-linecap="round" opacity=".6"/>')
    p=[(W*.02,H*1.02),(W*.12,H*.86),(W*.2,H*.76),(W*.30,H*.70),(W*.46,H*.69),(W*.58,H*.735),(W*.72,H*.83),(W*.9,H*.93),(W*1.02,H*.96),(W*1.02,H*1.02)]
    s.raw(f'<path d="M0 {H}V{H*.9:.0f}C{W*.14:.0f} {H*.8:.0f} {W*.22:.0f} {H*.69:.0f} {W*.38:.0f} {H*.685:.0f}C{W*.56:.0f} {H*.69:.0f} {W*.66:.0f} {H*.84:.0f} {W} {H*.9:.0f}V{H}Z" fill="{s.grad("#a9ad8b","#6d8068")}"/>')
    # the tower itself: battered, one door six metres up
    x0,x1,t0,t1,yb,yt=W*.272,W*.468,W*.292,W*.448,H*.70,H*.125
    s.raw(f'<path d="M{x1-20:.0f} {yb:.0f}L{W*.93:.0f} {H*.80:.0f}L{W*.80:.0f} {H*.83:.0f}L{x0+90:.0f} {yb+26:.0f}Z" fill="#4f6a5e" opacity=".38"/>')
    s.raw(f'<path d="M{x0:.0f} {yb:.0f}Q{(x0+x1)/2:.0f} {yb+34:.0f} {x1:.0f} {yb:.0f}L{t1:.0f} {yt:.0f}Q{(t0+t1)/2:.0f} {yt+14:.0f} {t0:.0f} {yt:.0f}Z" fill="{s.stops([(0,"#f3dfc0",1),(.34,"#e8d0ad",1),(.72,"#a99f8c",1),(1,"#8f948b",1)],1,0)}"/>')
    s.raw(f'<path d="M{t0-7:.0f} {yt+8:.0f}v-46q{(t1-t0)/2+7:.0f} 16 {t1-t0+14:.0f} 0v46q{-(t1-t0)/2-7:.0f} 15 {-(t1-t0)-14:.0f} 0z" fill="{s.stops([(0,"#f7e6ca",1),(.4,"#e6cfad",1),(1,"#969a90",1)],1,0)}"/>')
    s.raw(f'<path d="M{W*.352:.0f} {H*.40:.0f}v-52q17 -24 34 0v52z" fill="#3f5358"/><path d="M{W*.41:.0f} {H*.24:.0f}h12v36h-12z" fill="#5b6563"/>')
    for yy,op in((.6,.25),(.52,.2),(.44,.18),(.33,.16),(.22,.16)):
        t=(H*yy-yt)/(yb-yt); a=lerp(t0,x0,t); b=lerp(t1,x1,t); s.raw(f'<path d="M{a:.0f} {H*yy:.0f}Q{(a+b)/2:.0f} {H*yy+22:.0f} {b:.0f} {H*yy:.0f}" fill="none" stroke="#8b7c66" stroke-width="2" opacity="{op}"/>')
    return s
@scene
def rails():
    s=Scene(cam=(0,0,2.2),f=1.0,sun=(-.55,.4,-.7),seed=66,**MORN)
    s.sky(); s.rifs(); s.sea(gx=.16,n=200)
    s.box(4.6,12,2.4,60,-.1,.95,'lime'); s.box(3.6,12,9,50,4.3,4.6,'lime')
    for y in range(10,50,6): s.box(5.6,5.85,y,y+.25,.95,4.3,'dark')
    s.poly([(-3.7,1.6,0),(60,1.6,0),(60,400,0),(-3.7,400,0)],'#d9cfbd'); s.poly([(-3.7,0,.005),(4.6,0,.005),(4.6,400,.005),(-3.7,400,.005)],s.stops([(0,'#c9c3b4',1),(1,'#a39f92',1)]))
    s.poly([(-4.1,0,.0),(-3.7,0,.0),(-3.7,400,.0),(-4.1,400,.0)],'#f3eee2')
    for cx in(-1.5,2.4):
        for i in range(46):
            y=1.5+i*.75*(1+i*.03); s.poly([(cx-1.25,y,.02),(cx+1.25,y,.02),(cx+1.25,y+.26*(1+i*.02),.02),(cx-1.25,y+.26*(1+i*.02),.02)],'#857d70')
        for r in(-.84,.84): s.poly([(cx+r-.045,.6,.1),(cx+r+.045,.6,.1),(cx+r+.045,400,.1),(cx+r-.045,400,.1)],'#3d565c'); s.poly([(cx+r-.015,.6,.11),(cx+r+.02,.6,.11),(cx+r+.02,400,.11),(cx+r-.015,400,.11)],'#dfe7e4')
    for y in range(54,9,-1):
        for i,B in enumerate(s.boxes[2:]):
            if int(B['b'][2])==y: s.draw_box(B)
    s.draw_box(s.boxes[0]); 
    for B in s.boxes[:1:-1]: s.draw_box(B)
    s.draw_box(s.boxes[1])
    for y in (120,70,44,28,18,11):
        w=max(2,.11*s.f/y); line(s,[(-3.2,y,0),(-3.2,y,6.2)],'#35545b',w); line(s,[(-3.2,y,5.9),(-.9,y,5.7)],'#35545b',w*.6)
    line(s,[(-1.5,3,5.4),(-1.5,300,5.4)],'#35545b',1.6,.7); line(s,[(2.4,3,5.4),(2.4,300,5.4)],'#35545b',1.6,.6)
    # the train, still far off
    a=s.proj([(1.1,62,.3),(3.7,62,.3),(3.7,62,4.0),(1.1,62,4.0)]); xs=[p[0] for p in a]; ys=[p[1] for p in a]
    s.raw(f'<rect x="{min(xs):.0f}" y="{min(ys):.0f}" width="{max(xs)-min(xs):.0f}" height="{max(ys)-min(ys):.0f}" rx="7" fill="#f4f4ee"/><rect x="{min(xs)+6:.0f}" y="{min(ys)+9:.0f}" width="{max(xs)-min(xs)-12:.0f}" height="{(max(ys)-min(ys))*.34:.0f}" fill="#2d5660"/><rect x="{min(xs):.0f}" y="{max(ys)-12:.0f}" width="{max(xs)-min(xs):.0f}" height="5" fill="#ad0f57"/>')
    return s
@scene
def parasols():
    s=Scene(cam=(0,0,1.75),f=1.0,sun=(.72,.3,-.6),seed=77,**LATE)
    s.sky(); s.rifs(); s.sea(gx=.4)
    s.ground(-80,80,0,24,0,'sand'); W,H=s.W,s.H
    e=P(s,0,24,0)[1]; s.raw(f'<path d="M0 {e-2:.0f}q{W*.1:.0f} -5 {W*.24:.0f} 0t{W*.26:.0f} 1t{W*.27:.0f} -2t{W*.24:.0f} 2v9h{-W*1.01:.0f}z" fill="#f4f3ec" opacity=".85"/>')
    for y in(19,13.6,9.2,6.0):
        for i,x in enumerate((-9.6,-6.4,-3.2,0,3.2,6.4,9.6)):
            x+=1.6 if y in(13.6,6.0) else 0
            if y==6.0 and abs(x)>5: continue
            closed=(i+int(y))%3!=0 if y>7 else i in(2,4)
            if closed:
                shadow(s,x,y,.1,2.2,op=.3,c='#8c7a5c'); line(s,[(x,y,0),(x,y,1.1)],'#8d7557',max(2,.05*s.f/y)); 
                b=P(s,x,y,1.0); t=P(s,x,y,2.5); w=.15*s.f/y
                s.raw(f'<path d="M{b[0]-w*.5:.1f} {b[1]:.1f}Q{b[0]-w:.1f} {lerp(b[1],t[1],.3):.1f} {t[0]:.1f} {t[1]:.1f}Q{b[0]+w:.1f} {lerp(b[1],t[1],.3):.1f} {b[0]+w*.5:.1f} {b[1]:.1f}Z" fill="{s.grad("#f2ead8","#a8a08c",1,0)}"/>')
            else:
                L=s.sun; disc(s,x-L[0]/L[2]*2.1,y-L[1]/L[2]*2.1,.01,1.25,'#8c7a5c',.42)
                line(s,[(x,y,0),(x,y,2.4)],'#8d7557',max(2,.06*s.f/y)); cone(s,x,y,1.3,1.95,2.62,('#fbf5e8','#b4ad9c'))
            n=len(s.boxes); s.box(x-1.0,x-.38,y-1.7,y+.1,.24,.34,'linen'); s.draw_box(s.boxes[-1]); 
    return s
@scene
def school():
    s=Scene(cam=(.3,0,1.5),f=.86,sun=(.35,-.62,-.42),seed=88,sky=('#dfeaea','#f6efe2'))
    s.sky(); s.rifs(); s.sea(gx=.6,n=200)
    s.poly([(-5,9.4,0),(5,9.4,0),(5,9.4,.98),(-5,9.4,.98)],s.grad('#b7bfbb','#cfcdc2')); s.poly([(-5,9.4,2.7),(5,9.4,2.7),(5,9.4,3.2),(-5,9.4,3.2)],'#c3c8c3')
    s.poly([(-5,9.38,.94),(5,9.38,.94),(5,9.1,1.0),(-5,9.1,1.0)],'#efe7d8')
    for x in(-3,-1,1,3): s.poly([(x-.04,9.4,.98),(x+.04,9.4,.98),(x+.04,9.4,2.7),(x-.04,9.4,2.7)],'#3f5a60')
    s.poly([(-5,0,0),(5,0,0),(5,9.4,0),(-5,9.4,0)],s.stops([(0,'#cdb897',1),(1,'#a98f6d',1)]))
    for x0 in(-4.6,-2.6,-.6,1.4): s.poly([(x0+.6,9.4,.01),(x0+2.2,9.4,.01),(x0+1.1,6.2,.01),(x0-.5,6.2,.01)],'#f1e4c8',.6)
    s.poly([(-5,0,3.2),(5,0,3.2),(5,9.4,3.2),(-5,9.4,3.2)],s.stops([(0,'#b9bdb8',1),(1,'#dcdcd4',1)]))
    s.poly([(-5,0,0),(-5,9.4,0),(-5,9.4,3.2),(-5,0,3.2)],s.grad('#b5bab6','#dcd8cd',1,0)); s.poly([(5,0,0),(5,9.4,0),(5,9.4,3.2),(5,0,3.2)],s.grad('#e9e4d8','#adb0ab',1,0))
    s.poly([(4.98,2.6,.95),(4.98,7.6,.95),(4.98,7.6,2.35),(4.98,2.6,2.35)],s.grad('#2b5a56','#1f4744')); s.poly([(4.97,2.6,.9),(4.97,7.6,.9),(4.97,7.6,.96),(4.97,2.6,.96)],'#b58a62')
    line(s,[(4.96,3.6,1.9),(4.96,4.2,1.95),(4.96,4.9,1.86)],'#e7eee8',3,.8); line(s,[(4.96,3.6,1.62),(4.96,5.6,1.6)],'#e7eee8',3,.6)
    for y in(7.0,5.0,3.1):
        for x in(-3.6,-1.2,1.2):
            for b,m in (((x+.06,x+.12,y+.1,y+.16,0,.68),'dark'),((x+1.08,x+1.14,y+.1,y+.16,0,.68),'dark'),((x,x+1.2,y,y+.6,.68,.73),'timber')):
                s.boxes=[]; s.box(*b,m,recv=False); s.draw_box(s.boxes[0])
            for b,m in (((x+.36,x+.4,y-.45,y-.4,0,.44),'dark'),((x+.8,x+.84,y-.45,y-.4,0,.44),'dark'),((x+.34,x+.86,y-.5,y-.1,.42,.46),'linen'),((x+.34,x+.86,y-.54,y-.5,.46,.86),'linen')):
                s.boxes=[]; s.box(*b,m,recv=False); s.draw_box(s.boxes[0])
    q=P(s,-.75,3.4,.735); s.raw(f'<path d="M{q[0]-60:.0f} {q[1]:.0f}l50 -12l54 10l-46 14z" fill="#f7f3e8"/><path d="M{q[0]-8:.0f} {q[1]-12:.0f}l4 14" stroke="#9aa6a2" stroke-width="2"/>')
    return s
@scene
def lanterns():
    s=Scene(cam=(0,0,1.7),f=.95,sun=(-.8,.3,-.4),seed=99,**DUSK)
    s.sky(); s.sea(gx=.6,glint=.4)
    for k in range(5):
        y=6+k*5.4
        s.box(-12,-4.2,y,y+4.9,0,3.3,'lime',cast=False); s.box(4.2,12,y,y+4.9,0,3.3,'lime',cast=False)
    s.ground(-40,40,0,36,0,'sand')
    for k in(4,3,2,1,0):
        y=6+k*5.4
        for i,sg in((2*k,-1),(2*k+1,1)):
            s.draw_box(s.boxes[i]); x=4.19*sg
            s.poly([(x,y+.5,0),(x,y+4.4,0),(x,y+4.4,2.5),(x,y+.5,2.5)],s.grad('#f8dca6','#dd9f62'))
            for j in range(8):
                a=y+.3+j*.54; s.poly([(x,a,2.5),(x,a+.54,2.5),(x-sg*.9,a+.54,2.15),(x-sg*.9,a,2.15)],('#e9e2d4','#2f6b75')[j%2])
    cols=['#f6d9a0','#e7a063','#c9496a','#f3ead6','#e9b871']
    for y in(27,19,13.2,9.2,6.4,4.4):
        for x in(-4.3,4.3): line(s,[(x,y,0),(x,y,4.5)],'#2f4a58',max(1.5,.06*s.f/y))
        pts=[(-4.3+8.6*i/30,y,4.45-.75*(1-((i-15)/15)**2)) for i in range(31)]; line(s,pts,'#2f4a58',max(1,.016*s.f/y))
        for i in range(2,30,3 if y>8 else 4):
            q=P(s,*pts[i]); r=.15*s.f/y; c=cols[(i+int(y))%5]
            s.raw(f'<circle cx="{q[0]:.1f}" cy="{q[1]+r*1.05:.1f}" r="{r*2.1:.1f}" fill="#f8d59a" opacity=".13"/><ellipse cx="{q[0]:.1f}" cy="{q[1]+r*1.05:.1f}" rx="{r*.86:.1f}" ry="{r:.1f}" fill="{c}"/><path d="M{q[0]-r*.8:.1f} {q[1]+r*.8:.1f}h{r*1.6:.1f}M{q[0]-r*.8:.1f} {q[1]+r*1.3:.1f}h{r*1.6:.1f}" stroke="#7b3a3f" stroke-width="{max(.6,r*.06):.1f}" opacity=".45"/>')
    return s
@scene
def shutters():
    s=Scene(cam=(0,0,1.6),f=1.15,seed=111,**LATE)
    s.sky(); s.rifs(); s.sea(gx=.52,glint=.8,n=200)
    W,H=s.W,s.H; x0,x1,y0,y1=W*.34,W*.62,H*.10,H*.84
    s.raw(f'<path d="M0 0H{W}V{H}H0ZM{x0:.0f} {y0:.0f}V{y1:.0f}H{x1:.0f}V{y0:.0f}Z" fill-rule="evenodd" fill="{s.stops([(0,"#f9efdc",1),(.6,"#f5e6cb",1),(1,"#ead7b8",1)])}"/>')
    s.raw(f'<path d="M{x0:.0f} {y0:.0f}h34V{y1-22:.0f}L{x0:.0f} {y1:.0f}Z" fill="#c8c3b6"/><path d="M{x0:.0f} {y0:.0f}h{x1-x0:.0f}v20H{x0+34:.0f}Z" fill="#b8bab2"/><path d="M{x0:.0f} {y1:.0f}l34 -22H{x1:.0f}v22Z" fill="#fff6e4"/>')
    s.raw(f'<path d="M{x0-26:.0f} {y1:.0f}h{x1-x0+52:.0f}v26h{-(x1-x0+52):.0f}z" fill="#efe1c6"/><path d="M{x0-26:.0f} {y1+26:.0f}h{x1-x0+52:.0f}l70 46h{-(x1-x0+52):.0f}z" fill="#a59b8c" opacity=".5"/>')
    def leaf(a,b,sk,c,sl):
        s.raw(f'<path d="M{a:.0f} {y0-8:.0f}L{b:.0f} {y0-8+sk:.0f}V{y1+6-sk*.7:.0f}L{a:.0f} {y1+6:.0f}Z" fill="{c}"/>')
        d='';n=34
        for i in range(1,n):
            t=i/n; ya=lerp(y0+6,y1-8,t); yb=lerp(y0+6+sk,y1-8-sk*.7,t); q=(b-a)*.09
            d+=f'M{a+q:.0f} {ya:.1f}L{b-q:.0f} {lerp(ya,yb,.85):.1f}'
        s.raw(f'<path d="{d}" stroke="{sl}" stroke-width="7" opacity=".85"/>')
    # shadow of the open leaf, then the leaves
    s.raw(f'<path d="M{x1+6:.0f} {y0:.0f}L{W*.96:.0f} {y0+120:.0f}V{y1+92:.0f}L{x1+6:.0f} {y1+14:.0f}Z" fill="#a89c8a" opacity=".42"/>')
    leaf(x1,W*.80,0,s.grad('#3c7480','#255862',1,0),'#1d4a55'); leaf(x0,W*.255,34,s.grad('#2a5b66','#4f8790',1,0),'#204f59')
    s.raw(f'<path d="M{x0+34:.0f} {y1-22:.0f}h{x1-x0-34:.0f}" stroke="#d9cbb0" stroke-width="2"/>')
    # a glass of water on the sill
    gx,gy=W*.535,y1-8
    s.raw(f'<path d="M{gx-30:.0f} {gy-104:.0f}h60l-8 104h-44z" fill="#e6f0ee" opacity=".72"/><path d="M{gx-27:.0f} {gy-66:.0f}h54l-5 66h-44z" fill="#a9cbc9" opacity=".8"/><path d="M{gx+22:.0f} {gy:.0f}l90 26h-48l-80 -26z" fill="#b9ac93" opacity=".6"/>')
    return s
@scene
def espeto():
    s=Scene(cam=(0,0,1.6),f=1.0,sun=(.66,.4,-.62),seed=122,**LATE)
    s.sky(); s.rifs(); s.sea(gx=.3,n=190)
    s.ground(-80,80,0,20,0,'sand'); W,H=s.W,s.H
    e=P(s,0,20,0)[1]; s.raw(f'<path d="M0 {e-2:.0f}q{W*.12:.0f} -5 {W*.25:.0f} 0t{W*.26:.0f} 1t{W*.26:.0f} -2t{W*.24:.0f} 2v8h{-W*1.01:.0f}z" fill="#f6f4ec" opacity=".85"/>')
    # the boat that is a grill
    s.raw(f'<path d="M{W*.16:.0f} {H*.90:.0f}q{W*.36:.0f} 70 {W*.74:.0f} -6l-60 -40H{W*.22:.0f}z" fill="#8c7a5c" opacity=".4"/>')
    s.raw(f'<path d="M{W*.07:.0f} {H*.575:.0f}C{W*.2:.0f} {H*.655:.0f} {W*.66:.0f} {H*.66:.0f} {W*.93:.0f} {H*.55:.0f}C{W*.90:.0f} {H*.76:.0f} {W*.80:.0f} {H*.90:.0f} {W*.66:.0f} {H*.905:.0f}H{W*.30:.0f}C{W*.17:.0f} {H*.89:.0f} {W*.10:.0f} {H*.74:.0f} {W*.07:.0f} {H*.575:.0f}Z" fill="{s.stops([(0,"#fbf4e6",1),(1,"#d9cfbd",1)])}"/>')
    s.raw(f'<path d="M{W*.081:.0f} {H*.64:.0f}C{W*.22:.0f} {H*.725:.0f} {W*.66:.0f} {H*.73:.0f} {W*.915:.0f} {H*.63:.0f}L{W*.895:.0f} {H*.70:.0f}C{W*.66:.0f} {H*.785:.0f} {W*.24:.0f} {H*.785:.0f} {W*.098:.0f} {H*.715:.0f}Z" fill="{s.grad("#3f848c","#1f5f69")}"/>')
    s.raw(f'<path d="M{W*.07:.0f} {H*.575:.0f}C{W*.2:.0f} {H*.60:.0f} {W*.7:.0f} {H*.60:.0f} {W*.93:.0f} {H*.55:.0f}C{W*.66:.0f} {H*.66:.0f} {W*.2:.0f} {H*.655:.0f} {W*.07:.0f} {H*.575:.0f}Z" fill="{s.grad("#c3ab85","#a98f68")}"/><path d="M{W*.33:.0f} {H*.605:.0f}q{W*.17:.0f} 30 {W*.34:.0f} -3q{-W*.17:.0f} -16 {-W*.34:.0f} 3z" fill="#6b3f33"/><path d="M{W*.37:.0f} {H*.608:.0f}q{W*.13:.0f} 17 {W*.26:.0f} -2" stroke="#e58a4a" stroke-width="7" fill="none"/>')
    # six sardines on a cane, four times
    for k,bx in enumerate((.355,.445,.535,.625)):
        x=W*bx; y=H*.612; tx=x-W*.045; ty=H*.20
        s.raw(f'<path d="M{x:.0f} {y:.0f}L{tx:.0f} {ty:.0f}" stroke="#a67b54" stroke-width="7" stroke-linecap="round"/>')
        for i in range(6):
            t=.22+.115*i; cx,cy=lerp(x,tx,t),lerp(y,ty,t)
            s.raw(f'<g transform="translate({cx:.0f} {cy:.0f}) rotate({-9+2*((i+k)%3)})"><path d="M-56 3C-30 -20 18 -19 46 0L64 -13V16L46 3C18 22 -30 22 -56 3Z" fill="{["#c7d2d2","#b6c6c8","#d0d6d2"][(i+k)%3]}"/><path d="M-50 0C-26 -17 16 -17 46 0C16 -6 -26 -6 -50 0Z" fill="#4c7680"/><circle cx="-42" cy="1" r="3" fill="#17353d"/></g>')
    for x,a in((.46,40),(.56,-30)): s.raw(f'<path d="M{W*x:.0f} {H*.22:.0f}c{a} -60 {-a} -100 {a*.5:.0f} -190" stroke="#f3f1ea" stroke-width="16" fill="none" opacity=".4" stroke-linecap="round"/>')
    return s
@scene
def bonfire():
    s=Scene(cam=(0,0,1.8),f=1.0,sun=(-.8,.3,-.4),seed=133,rif=.35,**NIGHT)
    s.sky(); s.rifs(); s.sea(gx=.34,glint=.28); W,H=s.W,s.H; y=H*s.hz
    for _ in range(46): s.raw(f'<circle cx="{s.r.random()*W:.0f}" cy="{s.r.random()**1.4*H*.26:.0f}" r="{.8+1.3*s.r.random():.1f}" fill="#f3e9dc" opacity="{.35+.5*s.r.random():.2f}"/>')
    # the shore runs away to the right-hand end of the horizon
    s.raw(f'<path d="M{W} {y+3:.0f}C{W*.86:.0f} {y+20:.0f} {W*.56:.0f} {H*.56:.0f} {W*.30:.0f} {H*.72:.0f}S{W*.06:.0f} {H*.92:.0f} {-W*.04:.0f} {H}H{W}Z" fill="{s.grad("#7a6a66","#3a4650")}"/><path d="M{W} {y+3:.0f}C{W*.86:.0f} {y+20:.0f} {W*.56:.0f} {H*.56:.0f} {W*.30:.0f} {H*.72:.0f}S{W*.06:.0f} {H*.92:.0f} {-W*.04:.0f} {H}" fill="none" stroke="#d9c4b4" stroke-width="4" opacity=".55"/>')
    for t,k in ((.955,.07),(.90,.12),(.83,.2),(.74,.32),(.62,.52),(.45,1.0)):
        fx=W*(.50+.5*t) if t<.9 else W*(.50+.5*t); fx=W*(.40+.58*t); fy=y+H*.47*(1-t)**.82*1.15
        s.raw(f'<ellipse cx="{fx:.0f}" cy="{fy:.0f}" rx="{230*k:.0f}" ry="{46*k:.0f}" fill="#f0a860" opacity=".26"/><ellipse cx="{fx:.0f}" cy="{fy-90*k:.0f}" rx="{150*k:.0f}" ry="{170*k:.0f}" fill="#f6b56c" opacity=".10"/>')
        s.raw(f'<path d="M{fx-80*k:.0f} {fy:.0f}C{fx-96*k:.0f} {fy-110*k:.0f} {fx-20*k:.0f} {fy-120*k:.0f} {fx-24*k:.0f} {fy-250*k:.0f}C{fx+36*k:.0f} {fy-190*k:.0f} {fx+20*k:.0f} {fy-140*k:.0f} {fx+44*k:.0f} {fy-120*k:.0f}C{fx+60*k:.0f} {fy-150*k:.0f} {fx+52*k:.0f} {fy-170*k:.0f} {fx+60*k:.0f} {fy-190*k:.0f}C{fx+110*k:.0f} {fy-110*k:.0f} {fx+100*k:.0f} {fy-50*k:.0f} {fx+80*k:.0f} {fy:.0f}Z" fill="#e88a48"/><path d="M{fx-48*k:.0f} {fy:.0f}C{fx-52*k:.0f} {fy-70*k:.0f} {fx-6*k:.0f} {fy-90*k:.0f} {fx-6*k:.0f} {fy-160*k:.0f}C{fx+30*k:.0f} {fy-110*k:.0f} {fx+60*k:.0f} {fy-70*k:.0f} {fx+46*k:.0f} {fy:.0f}Z" fill="#f9d79a"/>')
        s.raw(f'<path d="M{fx-110*k:.0f} {fy+10*k:.0f}L{fx+96*k:.0f} {fy-16*k:.0f}M{fx-96*k:.0f} {fy-14*k:.0f}L{fx+112*k:.0f} {fy+12*k:.0f}" stroke="#3a2c2a" stroke-width="{15*k:.1f}" stroke-linecap="round"/>')
    for i in range(34):
        xx=W*(.02+.5*s.r.random()); yy=y+H*.06+H*.34*s.r.random(); s.raw(f'<path d="M{xx:.0f} {yy:.0f}h{20+60*s.r.random():.0f}" stroke="#f1b27a" stroke-width="2" opacity=".35"/>') if xx<W*.58-(yy-y)*.9 else None
    return s
@scene
def ferry():
    s=Scene(cam=(0,0,1.7),f=1.05,sun=(-.6,.4,-.62),seed=144,rif=0,**MORN)
    s.sky(); range_hills(s,-.06,.70,.05,'#a9b9b8',seed=6); range_hills(s,.30,1.1,.034,'#bcc8c4',seed=3)
    s.sea(gx=.5,glint=.35,n=150); W,H=s.W,s.H; y=H*s.hz
    # wake, from under the stern to the horizon
    s.raw(f'<path d="M{W*.505:.0f} {y+1:.0f}L{W*.64:.0f} {H}H{W*.40:.0f}Z" fill="{s.stops([(0,"#e9f0ee",.9),(1,"#d7e8e6",.55)])}"/>')
    d=''
    for i in range(150):
        t=s.r.random()**1.5; yy=y+3+t*(H-y); half=W*.12*t; x=W*(.505+.015*t)+s.r.uniform(-1,1)*half*1.25; l=(5+60*t)*(.4+s.r.random()); d+=f'M{x-l/2:.0f} {yy:.0f}h{l:.0f}'
    s.raw(f'<path d="{d}" stroke="#f8fbfa" stroke-width="3" opacity=".75"/>')
    d=''
    for sg in(-1,1):
        for i in range(40):
            t=(i/40)**1.3; x=W*.505+sg*W*.46*t; yy=y+2+t*(H-y)*.92; l=8+70*t; d+=f'M{x-l/2:.0f} {yy:.0f}h{l:.0f}'
    s.raw(f'<path d="{d}" stroke="#eef5f3" stroke-width="2.4" opacity=".5"/>')
    # the taffrail
    s.poly([(-9,2.1,-.02),(9,2.1,-.02),(9,3.2,-.02),(-9,3.2,-.02)],s.stops([(0,'#d8c3a0',1),(1,'#b08f68',1)]))
    for i in range(-8,9):
        x=i*.62; s.poly([(x-.028,3.2,0),(x+.028,3.2,0),(x+.028,3.2,1.02),(x-.028,3.2,1.02)],s.grad('#ffffff','#c3cfd0',1,0))
    for z in(.34,.66): s.poly([(-9,3.2,z),(9,3.2,z),(9,3.2,z+.03),(-9,3.2,z+.03)],'#eef1ec')
    s.poly([(-9,3.16,1.02),(9,3.16,1.02),(9,3.16,1.12),(-9,3.16,1.12)],s.grad('#b98d62','#7d5f45'))
    q=P(s,1.24,3.1,0); k=s.f/3.1
    s.raw(f'<circle cx="{q[0]:.0f}" cy="{q[1]-.62*k:.0f}" r="{.27*k:.0f}" fill="none" stroke="#f6f1e6" stroke-width="{.11*k:.0f}"/><circle cx="{q[0]:.0f}" cy="{q[1]-.62*k:.0f}" r="{.27*k:.0f}" fill="none" stroke="#c05a3c" stroke-width="{.11*k:.0f}" stroke-dasharray="{.20*k:.0f} {.225*k:.0f}"/>')
    return s
@scene
def lagoon():
    s=Scene(cam=(0,0,1.7),f=1.0,sun=(.6,.4,-.62),seed=155,rif=0,sky=('#dbe5e6','#f6e6dc'),sea=('#e6dcd6','#b4c9c6','#7ea7a8'))
    s.sky(); range_hills(s,-.1,.5,.05,'#bcc4b6',seed=2); range_hills(s,.36,1.12,.036,'#c9cdbf',seed=5); s.sea(gx=.5,glint=.4,n=180)
    W,H=s.W,s.H; y=H*s.hz; r=random.Random(8)
    birds=sorted([(r.uniform(-9,9),8.5+r.random()**1.3*40) for _ in range(52)]+[(-1.9,6.6),(-.95,6.1),(1.7,5.9),(2.5,7.1),(-3.1,7.6),(.5,8.0)],key=lambda b:-b[1])
    for x,yy in birds:
        b=P(s,x*(1 if yy<12 else yy/14),yy,0); k=s.f/yy; sg=1 if r.random()<.6 else -1; lo=r.random()<.4 and yy>7.3
        if b[0]<-40 or b[0]>W+40: continue
        c=('#e9a9a0','#f0bdb1','#de958f')[int(r.random()*3)]; w=max(.8,.022*k)
        body=f'M{-.28*k*sg:.1f} {-.80*k:.1f}C{-.16*k*sg:.1f} {-.98*k:.1f} {.16*k*sg:.1f} {-.98*k:.1f} {.24*k*sg:.1f} {-.82*k:.1f}C{.12*k*sg:.1f} {-.68*k:.1f} {-.1*k*sg:.1f} {-.68*k:.1f} {-.28*k*sg:.1f} {-.80*k:.1f}Z'
        neck=(f'M{.2*k*sg:.1f} {-.84*k:.1f}c{.26*k*sg:.1f} {-.12*k:.1f} {.02*k*sg:.1f} {-.34*k:.1f} {.2*k*sg:.1f} {-.50*k:.1f}c{.1*k*sg:.1f} {-.06*k:.1f} {.16*k*sg:.1f} {.02*k:.1f} {.15*k*sg:.1f} {.1*k:.1f}' if not lo else f'M{.2*k*sg:.1f} {-.82*k:.1f}c{.24*k*sg:.1f} {.0*k:.1f} {.16*k*sg:.1f} {.34*k:.1f} {.26*k*sg:.1f} {.60*k:.1f}')
        g=f'<path d="M{-.03*k:.1f} 0V{-.72*k:.1f}M{.05*k:.1f} 0L{.04*k:.1f} {-.72*k:.1f}" stroke="{c}" stroke-width="{w*.8:.1f}"/><path d="{body}" fill="{c}"/><path d="{neck}" fill="none" stroke="{c}" stroke-width="{w*2.3:.1f}" stroke-linecap="round"/>'
        if not lo: g+=f'<path d="M{.54*k*sg:.1f} {-1.23*k:.1f}l{.03*k*sg:.1f} {.08*k:.1f}" stroke="#33424a" stroke-width="{w*2:.1f}"/>'
        s.raw(f'<g transform="translate({b[0]:.1f} {b[1]:.1f})">{g}<g transform="scale(1 -.8)" opacity=".22">{g}</g></g>')
    d=''
    for x,yy in((-4.4,4.2),(4.6,3.9),(5.4,4.6)):
        q=P(s,x,yy,0); k=s.f/yy
        for i in range(16): a=r.uniform(-.5,.5); d+=f'M{q[0]+r.uniform(-.3,.3)*k:.0f} {q[1]:.0f}q{a*.2*k:.0f} {-.5*k:.0f} {a*.5*k:.0f} {-(.6+.6*r.random())*k:.0f}'
    s.raw(f'<path d="{d}" stroke="#5f7d6a" stroke-width="4" fill="none" stroke-linecap="round"/>')
    return s
@scene
def green():
    s=Scene(cam=(0,0,1.9),f=1.0,sun=(.66,.42,-.6),seed=166)
    s.sky(); s.rifs(); s.sea(gx=.4)
    s.ground(-80,80,0,34,0,'grass'); W,H=s.W,s.H
    for x0,x1,c in((-60,-26,'#869a7e'),(-12,2,'#869a7e'),(16,30,'#869a7e')): s.poly([(x0*.3,2,.005),(x1*.3,2,.005),(x1,34,.005),(x0,34,.005)],c,.5)
    s.poly([(x*1.7+1.2,y+ (x*.12),.01) for x,y,_ in ring(0,16,0,4.6)],'#9db58a'); s.poly([(1.2+7.2*math.cos(a)*(1+.06*math.sin(3*a)),15.4+4.0*math.sin(a),.015) for a in [math.tau*i/48 for i in range(48)]],'#aec49a')
    s.poly([(-6.4+2.6*math.cos(a)*(1+.2*math.sin(2*a+1)),9.6+1.5*math.sin(a),.015) for a in [math.tau*i/44 for i in range(44)]],'#b9a884'); s.poly([(-6.35+2.45*math.cos(a)*(1+.2*math.sin(2*a+1)),9.5+1.36*math.sin(a),.016) for a in [math.tau*i/44 for i in range(44)]],'#efe4cb')
    s.poly([(8.6+2.4*math.cos(a)*(1+.16*math.sin(3*a)),13.0+1.2*math.sin(a),.016) for a in [math.tau*i/44 for i in range(44)]],'#ebdfc4')
    for x,y,h,r in((-15,30,7.5,4.4),(-10.6,32,6.4,3.6),(15,29,7,4.2),(20,31,8,4.6)): shadow(s,x,y,2.6,.1,op=.25); pine(s,x,y,0,h,r)
    disc(s,2.4,14.4,.02,.11,'#2b4a46'); shadow(s,2.4,14.4,.03,2.2,op=.4)
    line(s,[(2.4,14.4,0),(2.4,14.4,2.35)],'#f6f3e8',5); q=[P(s,*p) for p in((2.4,14.4,2.33),(3.25,14.4,2.1),(2.4,14.4,1.84))]; s.raw(f'<path d="{s.path(q)}" fill="#c05a3c"/>')
    q=P(s,-.2,9.2,.02); s.raw(f'<ellipse cx="{q[0]+15:.0f}" cy="{q[1]+3:.0f}" rx="22" ry="4" fill="#40594c" opacity=".5"/><circle cx="{q[0]:.0f}" cy="{q[1]-7:.0f}" r="9" fill="#fdfcf6"/>')
    return s
if __name__=='__main__':
    for n,f in reg.items():
        if only and n not in only and n[2:] not in only: continue
        s=f(); b=s.save(OUT+n+'.svg'); print(n,round(b/1024,1),'KB')
