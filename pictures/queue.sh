#!/bin/bash
# Work through queue.txt one line at a time (each line: SPP SIZE scene[:cams]) until it says STOP. One Blender at a time.
cd "$(dirname "$0")"; touch queue.txt
while true; do
  line=$(head -1 queue.txt)
  [ "$line" = STOP ] && { sed -i 1d queue.txt; exit 0; }
  if [ -n "$line" ]; then sed -i 1d queue.txt; ./finals.sh $line; else sleep 2; fi
done
