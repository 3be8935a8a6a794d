#!/bin/sh
# Restarts the processes one after the other, so that the proxy always has one that answers:
#   deploy/rolling-restart.sh 3001 3002
# SYSTEMCTL and the unit's name can be replaced for tests.
set -eu
for port in "$@"; do
  ${SYSTEMCTL:-systemctl} restart "alboran@$port"
  tries=0
  until curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$port/robots.txt"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 150 ]; then
      echo "alboran@$port does not answer; the others were left as they are" >&2
      exit 1
    fi
    sleep 0.2
  done
done
