#!/bin/sh
# Builds a version in a folder of its own and has it started next:
#   deploy/release.sh          the newest of the main branch
#   deploy/release.sh v1.1.0   a tag, a branch or a commit
# The processes that run keep their own folder, with its workers and scripts, until they are restarted. Beside the clone,
# /srv/alboran/source, there are /srv/alboran/releases/<commit> and the link /srv/alboran/current to one of them.
# To go back: ln -sfn releases/<commit> /srv/alboran/current, and restart.
set -eu
assets=build/site/client/assets

# A function, because the shell reads its script while it runs.
release() {
  cd "$(dirname "$0")/.."
  home=$(dirname "$(dirname "$(git rev-parse --path-format=absolute --git-common-dir)")")
  current=$home/current
  git fetch --quiet --tags origin
  [ ! -e "$current" ] || touch "$current/"
  commit=$(git rev-parse --verify --quiet "origin/${1:-HEAD}^{commit}" || git rev-parse --verify "$1^{commit}")
  folder=$home/releases/$(git rev-parse --short=12 "$commit")
  [ -e "$folder" ] || git worktree add --quiet --detach "$folder" "$commit"

  # Packages and sizes of pictures that have not changed are links to the same files; others are made anew.
  for shared in node_modules build/pictures build/pictures.json; do
    [ -e "$current/$shared" ] && [ ! -e "$folder/$shared" ] || continue
    mkdir -p "$folder/$(dirname "$shared")"
    cp -al "$current/$shared" "$folder/$shared"
  done
  (cd "$folder" && npm run build)
  ls "$folder/$assets" >"$folder/build/own-assets"

  # Pages that are open ask for the scripts of the version before; and until all processes are restarted, an old one may
  # be asked for those of the new version.
  if [ -e "$current/build/own-assets" ] && [ "$(readlink -f "$current")" != "$folder" ]; then
    copy_assets "$current" "$folder"
    copy_assets "$folder" "$current"
  fi
  touch "$folder"
  ln -sfn "releases/$(basename "$folder")" "$current.next"
  mv -T "$current.next" "$current"
  remove_old
  echo "$folder is started next: deploy/rolling-restart.sh"
}

copy_assets() {
  (cd "$1/$assets" && xargs cp -n -p -t "$2/$assets" <"$1/build/own-assets")
}

# Keeps three: what is started next, what it replaces, and the one before.
remove_old() {
  ls -1dt "$home"/releases/* | tail -n +4 | while read -r old; do
    git worktree remove --force "$old"
  done
}

release "$@"
