#!/bin/bash
# Render finals: finals.sh SPP SIZE scene[:cam,cam] ...   Results go to masters/*.webp (at most 450 KB each), times to timings.txt
cd "$(dirname "$0")"; mkdir -p out; spp=$1; size=$2; shift 2
for job in "$@"; do
  s=${job%%:*}; cams=${job#*:}; [ "$cams" = "$job" ] && opt="" || opt="cam=$cams"
  touch out/.stamp
  nice -n 19 blender -b --python shots/$s.py -- size=$size spp=$spp thr=.05 tag=final $opt 2>&1 | grep -E "DONE|line |rror:" | grep -v "Not freed" | tee -a timings.txt
  for d in $(find out -maxdepth 1 -name "$s-*_final.png" -newer out/.stamp); do ./master.sh $d; done
done
