#!/bin/bash
# Render finals: finals.sh SPP SIZE scene:cam[,cam] ...   Results go to masters/*.webp (at most 450 KB each), times to timings.txt
# A frame is developed in the background, while the next one renders.
cd "$(dirname "$0")"; mkdir -p out; spp=$1; size=$2; shift 2
for job in "$@"; do
  s=${job%%:*}; cams=${job#*:}
  for c in ${cams//,/ }; do        # one camera a run: a scene may set its hour by the camera
    f=out/$s-${c}_final
    flock out/.lock nice -n 19 blender -b --python shots/$s.py -- size=$size spp=$spp thr=.05 tag=final post=later cam=$c 2>&1 | grep -E "DONE|line |rror:" | grep -v "Not freed" | tee $f.log | tee -a timings.txt
    grep -q DONE $f.log && flock out/.post nice -n 19 bash -c "/usr/bin/python3 kit/post.py $f $f.png && ./master.sh $f.png" &
    sleep 1
  done
done
