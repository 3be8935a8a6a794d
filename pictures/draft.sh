#!/bin/bash
# Drafts at 480x270: draft.sh scene:cam[,cam] ...   -> out/<scene>-<cam>_draft.png   (SIZE and SPP by environment)
cd "$(dirname "$0")"; mkdir -p out
exec 9>out/.lock; flock 9      # one Blender at a time; a batch of drafts goes between two finals
for job in "$@"; do
  s=${job%%:*}; cams=${job#*:}
  for c in ${cams//,/ }; do
    nice -n 19 blender -b --python shots/$s.py -- size=${SIZE:-480x270} spp=${SPP:-14} cam=$c 2>&1 | grep -E "DONE|line |rror" | grep -v "Not freed"
  done
done
