#!/bin/bash
# A developed frame becomes a master: master.sh out/<name>_final.png   (the best WebP quality that stays under 450 KB)
cd "$(dirname "$0")"
for d in "$@"; do
  f=masters/$(basename $d _final.png).webp
  for q in 90 88 86 84 82 80 76; do nice -n 19 cwebp -quiet -m 6 -sharp_yuv -q $q $d -o $f; [ $(stat -c %s $f) -le 450000 ] && break; done
  echo "$f q$q $(stat -c %s $f)"
done
