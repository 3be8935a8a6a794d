#!/bin/sh
# Restarts the processes one after the other, so that visitors always have one that answers:
#   deploy/rolling-restart.sh 3001 3002           behind nginx, which repeats a refused request at the other process
#   PROXY=caddy deploy/rolling-restart.sh 3001 3002   behind Caddy, which is told to leave the process out meanwhile
# Tests replace SYSTEMCTL and CADDYFILE.
set -eu

# Gives Caddy these ports as its upstreams; requests in progress are finished.
use() {
  [ "${PROXY:-}" = caddy ] || return 0
  upstreams=
  for one in "$@"; do upstreams="$upstreams 127.0.0.1:$one"; done
  UPSTREAMS="${upstreams# }" caddy reload --force --config "${CADDYFILE:-/etc/caddy/Caddyfile}" --adapter caddyfile
}

for port in "$@"; do
  others=
  for other in "$@"; do [ "$other" = "$port" ] || others="$others $other"; done
  # shellcheck disable=SC2086 # a list of ports
  [ -z "$others" ] || use $others
  ${SYSTEMCTL:-systemctl} restart "alboran@$port"
  tries=0
  until curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$port/ready"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 150 ]; then
      echo "alboran@$port does not answer; the others were left as they are" >&2
      exit 1
    fi
    sleep 0.2
  done
done
use "$@"
