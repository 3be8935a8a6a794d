from projector import *
import os, sys
OUT=os.path.join(os.path.dirname(os.path.abspath(__file__)),'')
only=set(sys.argv[1:])
reg={}
def scene(f): reg[f.__name__.replace('_','-')]=f; return f
DUSK=dict(sky=('#7fa0ae','#efc9ad'),sea=('#d9b9a8','#3c6f7d','#123f4d'),tint='#5a6f8c',tk=.34)
MORN=dict(sky=('#dfe9ec','#f8ece0'),sea=('#cbd9d8','#4b8d94','#1a626c'))
LATE=dict(sky=('#cfdfe0','#fbe6cd'),sea=('#dcd3c3','#3f868c','#145560'),tint='#f2b98a',tk=.08)

@scene
def hero():
    s=Scene(2400,1350,cam=(0,0,2.1),f=.95,sun=(.66,.46,-.6),seed=4,sky=('#f6f8f6','#eff1ea'),sea=('#c6dcda','#2f818a','#0f5863'),rif=.6)
    s.sky(); s.rifs(); s.sea(glint=.6,gx=.36,n=320)
    s.box(9.2,24,10.4,24,0,6.9,'lime')          # villa
    s.box(6.6,24,7.6,10.6,3.35,3.7,'lime')      # canopy
    s.box(6.9,7.15,8.0,8.25,0,3.35,'lime')      # post
    s.box(-22,-7.6,13.0,13.4,0,.95,'lime')      # low wall, left
    s.box(-13.5,-9.2,8.6,9.4,0,.5,'lime')       # planter
    s.ground(-40,40,0,16.5,0,'stone',tiles=1.2)
    s.pool(-5.4,4.6,4.6,16.6,.02,c=('#b2d3cf','#5aa9ad','#2b838d'))
    s.poly([(-5.75,4.25,.03),(4.95,4.25,.03),(4.95,4.6,.03),(-5.4,4.6,.03)],'#fbf8ee')
    s.poly([(-5.75,4.25,.03),(-5.4,4.6,.03),(-5.4,16.6,.03),(-5.75,16.6,.03)],'#f6f1e5')
    s.poly([(4.6,4.6,.03),(4.95,4.25,.03),(4.95,16.6,.03),(4.6,16.6,.03)],'#fdfaf2')
    for i in (3,4,0,2,1): s.draw_box(s.boxes[i])
    s.poly([(10.2,10.39,.05),(14.6,10.39,.05),(14.6,10.39,1.98),(10.2,10.39,1.98)],s.grad('#7ea5a9','#2d5a64'))
    for y in (6.0,7.5):
        s.box(5.7,7.6,y,y+.7,.24,.38,'linen'); s.draw_box(s.boxes[-1])
    s.agave(-11.2,8.9,.5,.9)
    q=s.proj([(6.2,4.4,.9),(7,4.4,1.5),(7,4.4,0)])
    s.bougain(2330,1130,300,190,n=1000,size=14,seed=5)
    return s
@scene
def pool():
    s=Scene(cam=(0,0,1.7),f=1.1,sun=(-.5,.62,-.6),seed=7)
    s.sky(); s.rifs(); s.sea(gx=.4)
    s.box(4.2,12,6,24,0,4.2,'lime'); s.box(3.2,4.3,6,24,3.0,3.35,'lime')
    s.box(-14,-5.2,20,20.4,0,1.2,'lime')
    s.ground(-40,40,0,25,0,'stone',tiles=1)
    s.pool(-2.6,1.7,2.4,24.6,.02,lanes=2,c=('#b9dad5','#5db0b2','#2b838d'))
    s.poly([(-2.9,2.1,.03),(2.0,2.1,.03),(2,2.4,.03),(-2.9,2.4,.03)],'#faf6ea'); s.poly([(1.7,2.4,.03),(2.0,2.4,.03),(2.0,24.6,.03),(1.7,24.6,.03)],'#fbf7ec'); s.poly([(-2.9,2.4,.03),(-2.6,2.4,.03),(-2.6,24.6,.03),(-2.9,24.6,.03)],'#fbf7ec')
    for B in list(s.boxes)[:3]: s.draw_box(B)
    for y in(8,12,16): s.cypress(-6.2,y+2,0,5.6,1.1)
    return s
@scene
def villa():
    s=Scene(cam=(-2,0,1.7),f=1.0,sun=(.75,.42,-.55),seed=9)
    s.sky(); s.rifs(); s.sea(gx=.2)
    s.box(-4,12,12,20,3.5,3.9,'lime'); s.box(-3.0,11,12.8,20,0,3.5,'glassw'); s.box(0,12.6,11.2,20,6.7,7.05,'lime'); s.box(1,11.6,12.4,20,3.9,6.7,'lime')
    s.box(-4,-3.6,12,20,0,3.5,'lime'); s.box(7.5,12,11.9,20,0,3.5,'lime')
    s.ground(-60,60,0,30,0,'grass'); s.ground(-5,13,7.2,12.2,.02,'stone',tiles=1.2)
    s.pool(-4,6,4.6,6.9,.03)
    for i in (1,0,3,2,4,5): s.draw_box(s.boxes[i])
    s.poly([(2.0,12.39,4.3),(6.8,12.39,4.3),(6.8,12.39,6.5),(2.0,12.39,6.5)],s.grad('#7ba5a8','#3b6871'))
    for x in (3.6,5.2): s.poly([(x-.03,12.38,4.3),(x+.03,12.38,4.3),(x+.03,12.38,6.5),(x-.03,12.38,6.5)],'#e9ece6')
    s.cypress(-6.6,13,0,7.4,1.5); s.cypress(-8.4,14.5,0,6.6,1.4)
    q=s.proj([(8.4,11.2,0),(8.4,11.2,2),(9,11,0)]); s.bougain(q[0][0]+120,q[0][1]-120,130,120,n=430,size=10)
    return s
@scene
def stair():
    s=Scene(cam=(0,0,1.7),f=1.15,sun=(.7,.45,-.62),seed=12)
    s.sky(); s.sea(gx=.5)
    n=9
    s.box(-9,-2.2,4.2,12,0,5.4,'lime'); s.box(2.0,8,5.4,12,0,2.6,'lime')
    for i in range(n): s.box(-2.2,2.0,5+i*.42,5+(i+1)*.42+ (3 if i==n-1 else 0),0,.13*(i+1),'lime')
    s.ground(-20,20,0,14,0,'terra',tiles=.8)
    for i in list(range(2+n-1,1,-1)): s.draw_box(s.boxes[i])
    s.draw_box(s.boxes[1]); s.draw_box(s.boxes[0])
    q=s.proj([(-2.6,4.2,3.0),(0,4.2,4),(0,4.2,3)]); s.bougain(q[0][0]+40,q[0][1]+40,230,120,n=760,size=12,droop=60)
    return s
@scene
def interior():
    s=Scene(cam=(0,0,1.55),f=.82,sun=(.35,-.62,-.42),seed=5,sky=('#dfeaea','#f6efe2'))
    s.sky(); s.rifs(); s.sea(gx=.64,n=200)
    s.ground(-14,14,7.5,11.5,0,'stone',tiles=1)
    # parapet glass line
    s.poly([(-14,11.2,0),(14,11.2,0),(14,11.2,.06),(-14,11.2,.06)],'#f4efe4')
    s.poly([(-14,11.2,.95),(14,11.2,.95),(14,11.2,1.0),(-14,11.2,1.0)],'#f8f5ec',.9)
    W,H=s.W,s.H
    # room shell
    s.poly([(-4.2,0,0),(4.6,0,0),(4.6,7.5,0),(-4.2,7.5,0)],s.stops([(0,'#cdbfa8',1),(1,'#a3957f',1)]))
    s.poly([(-2.2,7.5,0),(3.4,7.5,0),(1.5,2.2,0),(-3.8,2.2,0)],'#ece2cf',.75)
    s.poly([(-4.2,0,3.0),(4.6,0,3.0),(4.6,7.5,3.0),(-4.2,7.5,3.0)],s.stops([(0,'#b9bdb8',1),(1,'#d9dad2',1)]))
    s.poly([(-4.2,0,0),(-4.2,7.5,0),(-4.2,7.5,3),(-4.2,0,3)],s.grad('#b5bab6','#d9d6cb',1,0))
    s.poly([(4.6,0,0),(4.6,7.5,0),(4.6,7.5,3),(4.6,0,3)],s.grad('#e7e2d6','#a9aca7',1,0))
    for x in(-1.4,1.7): s.poly([(x-.03,7.5,0),(x+.03,7.5,0),(x+.03,7.5,3),(x-.03,7.5,3)],'#48616400'.replace('00','')) if 0 else s.poly([(x-.03,7.5,0),(x+.03,7.5,0),(x+.03,7.5,3),(x-.03,7.5,3)],'#3f5a60')
    # sofa + table
    for b,m in (((-3.6,-1.0,4.3,5.3,.16,.46),'linen'),((-3.6,-1.0,5.2,5.5,.16,.86),'linen'),((-3.7,-3.45,4.3,5.5,.16,.66),'linen'),((.6,2.3,4.2,5.2,.28,.36),'timber')):
        s.boxes=[]; s.box(*b,m,recv=False); s.draw_box(s.boxes[0])
    return s
@scene
def pergola():
    s=Scene(cam=(-.4,0,1.65),f=.95,sun=(.5,.3,-.8),seed=6)
    s.sky(); s.rifs(); s.sea(gx=.62)
    for i in range(12): s.box(-4.4,3.6,2.2+i*.62,2.34+i*.62,2.92,3.12,'timber')
    s.box(-4.4,-4.2,1.5,9.6,2.75,2.94,'timber'); s.box(3.4,3.6,1.5,9.6,2.75,2.94,'timber')
    s.box(-4.4,-4.2,9.2,9.4,0,2.75,'lime'); s.box(3.4,3.6,9.2,9.4,0,2.75,'lime')
    s.box(-9,-4.6,2,10,0,3.5,'lime')
    s.box(-1.6,1.4,5.4,6.5,.70,.76,'timber'); 
    for x in(-1.4,1.1): s.box(x,x+.12,5.8,6.0,0,.7,'timber')
    s.box(3.9,12,9.6,9.9,0,.9,'lime'); s.box(-12,3.9,9.7,9.95,0,.9,'lime')
    s.ground(-20,20,0,10,0,'stone',tiles=.9)
    for i in (19,20,16,14,15): s.draw_box(s.boxes[i]) if i<len(s.boxes) else None
    for i in range(len(s.boxes)-1,-1,-1):
        if i in (12,13): s.draw_box(s.boxes[i])
    for i in range(11,-1,-1): s.draw_box(s.boxes[i])
    for i in (17,18): s.draw_box(s.boxes[i])
    q=s.proj([(-4.6,4.6,3.2),(0,4,3),(0,4,2)]); s.bougain(q[0][0]-60,q[0][1]+70,170,190,n=620,size=11)
    return s
@scene
def court():
    s=Scene(cam=(0,0,3.2),f=1.05,sun=(-.6,.5,-.62),seed=8)
    s.sky(); s.rifs(); s.sea(gx=.45)
    s.ground(-60,60,0,30,0,'sand')
    s.box(-5.4,5.4,26.2,26.4,0,3,'lime',draw=True)
    s.poly([(-5,6,.01),(5,6,.01),(5,26,.01),(-5,26,.01)],s.stops([(0,'#4f959b',1),(1,'#2c7480',1)]))
    L=lambda x0,x1,y0,y1: s.poly([(x0,y0,.02),(x1,y0,.02),(x1,y1,.02),(x0,y1,.02)],'#f3f6f2')
    for a in((-5,5,6,6.08),(-5,-4.93,6,26),(4.93,5,6,26),(-5,5,9.0,9.08),(-5,5,22.9,23),(-.03,.03,9,23)): L(*a)
    s.poly([(-5.2,16,0),(5.2,16,0),(5.2,16,.92),(-5.2,16,.92)],'#123c45',.28); s.poly([(-5.2,16,.86),(5.2,16,.86),(5.2,16,.95),(-5.2,16,.95)],'#f8f8f4')
    d=s.path(s.proj([(5.3,6,0),(5.3,26,0),(5.3,26,3),(5.3,6,3)])); s.raw(f'<path d="{d}" fill="#dfeceb" opacity=".34"/>'); d=s.path(s.proj([(-5.3,6,0),(-5.3,26,0),(-5.3,26,3),(-5.3,6,3)])); s.raw(f'<path d="{d}" fill="#dfeceb" opacity=".22"/>')
    for y in range(6,27,4):
        for x in(-5.3,5.3): s.poly([(x,y,0),(x,y+.07,0),(x,y+.07,3),(x,y,3)],'#27505a') if 0 else s.poly([(x-.03,y,0),(x+.03,y,0),(x+.03,y,3),(x-.03,y,3)],'#29525b')
    for x,y in((-9,24),(-11,20),(9.5,25),(12,22)): s.cypress(x,y,0,7,1.4)
    return s
@scene
def terraces():
    s=Scene(cam=(0,0,5.2),f=1.0,sun=(.68,.5,-.55),seed=15)
    s.sky(); s.rifs(); s.sea(gx=.15)
    for k in range(4):
        x=1.2+k*1.15; z=k*3.1-3.1
        s.box(x,16,10+k*.5,34-k*2.0,z+.3,z+3.1,'lime'); s.box(x-2.0,16,9.2+k*.4,34.6-k*2,z,z+.34,'lime')
    s.ground(-60,60,0,40,-3.2,'grass')
    s.pool(-12,-4,12,22,-3.15)
    for k in range(4):
        s.draw_box(s.boxes[2*k+1]); s.draw_box(s.boxes[2*k])
        x=1.2+k*1.15; z=k*3.1-3.1
        for y in range(11,30,4): s.poly([(x-.01,y,z+.4),(x-.01,y+2.6,z+.4),(x-.01,y+2.6,z+2.7),(x-.01,y,z+2.7)],s.grad('#6f9aa0','#33606a'))
        s.poly([(x-2.0,9.2+k*.4,z+1.25),(x-2.0,34.6-k*2,z+1.25),(x-2.0,34.6-k*2,z+1.3),(x-2.0,9.2+k*.4,z+1.3)],'#f7f7f2')
    for x,y in((-3,15),(-2.4,19),(-14,18)): s.cypress(x,y,-3.2,6,1.3)
    return s
@scene
def penthouse():
    s=Scene(cam=(0,0,1.8),f=1.0,sun=(-.7,.4,-.6),seed=21,**LATE)
    s.sky(); s.rifs(); s.sea(gx=.3,glint=.7)
    s.box(2.6,12,5.4,14,0,3.1,'lime'); s.box(1.4,12,4.6,14.4,3.1,3.45,'lime')
    s.box(-16,16,14.6,14.9,0,.85,'lime'); s.box(-4.2,-1.2,7,8,.18,.42,'linen'); s.box(-4.2,-1.2,8,8.3,.18,.8,'linen'); s.box(-.2,.9,6.8,7.8,.2,.34,'stone')
    s.ground(-20,20,0,14.8,0,'stone',tiles=1)
    for i in(2,4,3,5,0,1): s.draw_box(s.boxes[i])
    s.poly([(2.59,6.2,.05),(2.59,12.6,.05),(2.59,12.6,2.9),(2.59,6.2,2.9)],s.grad('#86a9a8','#3d6970'))
    s.agave(-6.2,8.6,0,.9)
    return s
@scene
def townhouse():
    s=Scene(cam=(-1.5,0,1.7),f=1.0,sun=(.62,.55,-.56),seed=31,**MORN)
    s.sky(); s.sea(gx=.2)
    for k in range(4):
        y=7+k*6.2; s.box(2.2,9,y,y+5.4,0,6.2,'lime'); s.box(1.4,2.3,y+.4,y+2.2,2.9,3.1,'lime'); s.box(1.7,2.2,y-.1,y+.05,0,2.4,'lime')
    s.ground(-40,40,0,40,0,'terra',tiles=.9)
    s.ground(-40,-3.4,0,40,.02,'grass')
    for k in(3,2,1,0):
        y=7+k*6.2
        s.draw_box(s.boxes[3*k])
        s.poly([(2.19,y+.7,.02),(2.19,y+1.8,.02),(2.19,y+1.8,2.4),(2.19,y+.7,2.4)],'#2f5a63'); s.poly([(2.19,y+2.6,.9),(2.19,y+4.6,.9),(2.19,y+4.6,2.4),(2.19,y+2.6,2.4)],s.grad('#7fa3a6','#3d6871')); s.poly([(2.19,y+.7,3.6),(2.19,y+4.6,3.6),(2.19,y+4.6,5.4),(2.19,y+.7,5.4)],s.grad('#86a9ab','#426d75'))
        s.draw_box(s.boxes[3*k+1]); s.draw_box(s.boxes[3*k+2])
    for y in(9,14,19,24,29): s.cypress(-4.4,y,0,6.2,1.2)
    q=s.proj([(2.1,7.2,2.6),(2,7,2),(2,7,1)]); s.bougain(q[0][0]+30,q[0][1]+10,100,140,n=420,size=10)
    return s
@scene
def dusk():
    s=Scene(cam=(1.5,0,1.7),f=1.0,sun=(-.8,.3,-.4),seed=41,**DUSK)
    s.sky(); s.rifs(); s.sea(gx=.72,glint=.5)
    s.box(-14,-1.6,10,19,0,3.3,'lime'); s.box(-15,-.4,9,19.5,3.3,3.65,'lime'); s.box(-11,-3.4,10.6,19,3.65,6.6,'lime')
    s.ground(-40,40,0,20,0,'stone',tiles=1.2)
    s.pool(-6,7,4.8,8.6,.02,c=('#e3c0a8','#5f8e99','#2a6270'),shadow='#173f4c')
    for i in(2,0,1): s.draw_box(s.boxes[i])
    for x0,x1 in((-12.5,-7.4),(-6.9,-2.2)):
        s.poly([(x0,9.99,.05),(x1,9.99,.05),(x1,9.99,3.1),(x0,9.99,3.1)],s.grad('#f9dca4','#e8a964'))
    s.poly([(-9.8,10.59,4.1),(-6,10.59,4.1),(-6,10.59,6.2),(-9.8,10.59,6.2)],s.grad('#f6d59c','#dd9f62'))
    s.poly([(-6,4.8,.03),(-2.2,4.8,.03),(-2.2,8.6,.03),(-6,8.6,.03)],'#f0b878',.35)
    s.cypress(2.8,15,0,6.4,1.3,('#3a5560','#1b3a46')); s.cypress(4.4,17,0,5.8,1.2,('#3a5560','#1b3a46'))
    return s
@scene
def garden():
    s=Scene(cam=(0,0,1.7),f=1.0,sun=(-.62,.5,-.6),seed=51)
    s.sky(); s.rifs(); s.sea(gx=.55)
    s.box(-12,-3.0,6,7.0,0,1.1,'hedge'); s.box(3.2,12,9,10,0,1.1,'hedge'); s.box(-12,-4.6,12,13,0,1.0,'hedge'); s.box(4.6,14,15,16,0,1.0,'hedge')
    s.box(6,14,5,8,0,3.4,'lime')
    s.ground(-40,40,0,26,0,'grass')
    for i in range(13): s.poly([(-.75,2.2+i*1.75,.01),(.75,2.2+i*1.75,.01),(.75,3.5+i*1.75,.01),(-.75,3.5+i*1.75,.01)],'#ece2d0')
    for i in(3,2,1,0,4): s.draw_box(s.boxes[i])
    for x,y in((-3.4,20),(3.2,22),(-5.2,16),(5.4,18)): s.cypress(x,y,0,7,1.3)
    s.agave(2.0,6.4,0,.75); s.agave(-2.3,9.2,0,.8)
    return s
@scene
def table():
    s=Scene(cam=(0,0,1.25),f=1.2,sun=(.6,.5,-.58),seed=61,**LATE)
    s.sky(); s.rifs(); s.sea(gx=.7)
    s.box(-7,-2.4,3.2,9,0,4,'limewarm')
    s.box(-8,8,8.6,8.9,0,.7,'limewarm')
    s.box(-1.5,1.7,4.4,5.4,.70,.77,'timber')
    for x in(-1.3,1.4): s.box(x,x+.1,4.5,5.3,0,.7,'timber')
    for x in(-.9,.5):
        s.box(x,x+.5,3.7,4.2,.42,.47,'linen'); s.box(x,x+.5,3.66,3.72,.47,.9,'linen')
        for dx in(.02,.42):
            s.box(x+dx,x+dx+.05,3.7,3.75,0,.42,'timber')
    s.ground(-20,20,0,8.8,0,'terra',tiles=.7)
    o=s.boxes
    for i in (1,0,3,4,2): s.draw_box(o[i])
    for k in(5,9):
        for i in(k,k+2,k+3,k+1): s.draw_box(o[i])
    return s
@scene
def coast():
    s=Scene(cam=(0,0,30),f=1.0,sun=(.6,.5,-.6),seed=71,**MORN)
    s.sky(); s.rifs()
    s.sea(gx=.3,glint=.7,n=260)
    W,H=s.W,s.H; y=H*s.hz
    for (off,c0,c1,amp,base) in((.0,'#a9bdb7','#8aa6a1',.05,.0),(.11,'#86a092','#5f8176',.07,.1),(.24,'#5f7f6b','#3c6154',.08,.26)):
        p=[(W*1.02,y-H*amp*1.2)]; n=22
        for i in range(n+1):
            t=i/n; x=W*(1.0-t*(.62-base)); yy=y+H*base*1.5-H*amp*(1-t)**1.2*1.5*(.8+.3*math.sin(t*7+off*20))+H*.01*math.sin(t*31)
            p.append((x,yy+ (H*.03*t)))
        p+= [(W*(.46+base),y+H*(.06+base*1.9)),(W*.8,y+H*(.14+base*2.1)),(W*1.02,y+H*(.2+base*2.3))]
        s.raw(f'<path d="{s.path(p)}" fill="{s.grad(c0,c1)}"/>')
    for i in range(26):
        x=W*(.74+.24*s.r.random()); yy=y+H*(.2+.16*s.r.random()); w=18+30*s.r.random(); h=12+20*s.r.random()
        s.raw(f'<path d="M{x:.0f} {yy:.0f}h{w:.0f}v{h:.0f}h{-w:.0f}z" fill="#fbf8ef"/><path d="M{x+w:.0f} {yy:.0f}h{w*.4:.0f}v{h:.0f}h{-w*.4:.0f}z" fill="#b9c8ca"/>')
    return s
@scene
def courtyard():
    s=Scene(cam=(.4,0,1.65),f=.9,sun=(-.55,.35,-.75),seed=81)
    s.sky(); s.sea(gx=.5)
    s.box(-9,-2.6,6.4,7.2,0,4.6,'lime'); s.box(1.8,9,6.4,7.2,0,4.6,'lime'); s.box(-9,9,6.4,7.2,3.1,4.6,'lime')
    s.box(4.6,9,0,7,0,4.6,'limewarm'); 
    s.ground(-20,20,0,7,0,'terra',tiles=.7); s.ground(-20,20,7,14,0,'stone',tiles=1)
    s.box(-16,16,13.8,14,0,.9,'lime'); 
    for i in(4,0,1,2,3): s.draw_box(s.boxes[i])
    s.box(-2.2,-.6,3.4,5.0,0,.34,'stone'); s.draw_box(s.boxes[-1]); s.pool(-2.05,-.75,3.55,4.85,.345)
    q=s.proj([(-4.4,6.4,4.3),(-4,6,4),(-4,6,3)]); s.bougain(q[0][0],q[0][1]+50,240,130,n=720,size=11,droop=80)
    return s
@scene
def window():
    s=Scene(cam=(0,0,1.6),f=1.15,seed=91,**LATE)
    s.sky(); s.rifs(); s.sea(gx=.5,glint=.8,n=220)
    W,H=s.W,s.H
    # deep lime-washed reveal around an opening
    o=(W*.27,H*.13,W*.78,H*.80); k=(W*.31,H*.13,W*.78,H*.765)
    s.raw(f'<path d="M0 0H{W}V{H}H0ZM{o[0]:.0f} {o[1]:.0f}V{o[3]:.0f}H{o[2]:.0f}V{o[1]:.0f}Z" fill="{s.stops([(0,"#cfd3cd",1),(.6,"#dfdbcf",1),(1,"#cbb99c",1)])}" fill-rule="evenodd"/>')
    s.raw(f'<path d="M{o[0]:.0f} {o[1]:.0f}L{k[0]:.0f} {k[1]:.0f}V{k[3]:.0f}L{o[0]:.0f} {o[3]:.0f}Z" fill="#fbf3e4"/><path d="M{o[0]:.0f} {o[3]:.0f}L{k[0]:.0f} {k[3]:.0f}H{k[2]:.0f}V{o[3]:.0f}Z" fill="#f3e8d4"/>')
    s.raw(f'<path d="M0 {H*.93:.0f}H{W}V{H}H0Z" fill="#a98d6a"/><path d="M{W*.80:.0f} {H*.93:.0f}L{W} {H*.80:.0f}V{H*.3:.0f}L{W*.86:.0f} {H*.42:.0f}Z" fill="#f7ead3" opacity=".75"/>')
    # carafe and bowl on the sill
    s.raw(f'<path d="M{W*.66:.0f} {H*.765:.0f}c-26 0-34-24-34-62c0-44 22-46 22-96h24c0 50 22 52 22 96c0 38-8 62-34 62z" fill="#2f6f78" opacity=".85"/><path d="M{W*.40:.0f} {H*.72:.0f}h150c0 40-30 54-75 54s-75-14-75-54z" fill="#efe7d8"/><circle cx="{W*.43:.0f}" cy="{H*.71:.0f}" r="24" fill="#c1652f"/><circle cx="{W*.46:.0f}" cy="{H*.705:.0f}" r="26" fill="#d27c3f"/><path d="M{W*.40:.0f} {H*.72:.0f}h150c0 40-30 54-75 54s-75-14-75-54z" fill="#e9e0cf"/>')
    return s
if __name__=='__main__':
    import os
    for n,f in reg.items():
        if only and n not in only: continue
        s=f(); b=s.save(OUT+n+'.svg'); print(n,round(b/1024,1),'KB')
