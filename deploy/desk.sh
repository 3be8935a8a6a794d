#!/bin/sh
# A command of the agency's command line on the installed site, with its settings and as its user; run as root:
#   deploy/desk.sh leads list
# Files that a command reads or writes are those that this user may reach, as in /var/lib/alboran; or pass them by < and >.
# Tests replace SYSTEMD_RUN.
exec ${SYSTEMD_RUN:-systemd-run} --quiet --collect --wait --pty --pipe \
  --property=User=alboran --property=Group=alboran --property=UMask=0077 \
  --property=WorkingDirectory=/srv/alboran/current --property=EnvironmentFile=/etc/alboran.env \
  --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/alboran --setenv="INIT_CWD=$PWD" \
  /srv/alboran/current/node_modules/node/bin/node desk/main.ts "$@"
