#!/usr/bin/env bash
# Runs a command in a fresh clone of the last commit, on this machine's system without its browsers, fonts, databases,
# web servers and caches, so that a machine somebody prepared by hand cannot hide a missing step.
#   scripts/fresh.sh 'npm test'    exits as the command does; nothing on this machine is changed
#   scripts/fresh.sh --possible    whether this machine can do it: Debian or Ubuntu, root, mounts allowed
set -euo pipefail
cd "$(dirname "$0")/.."

# Runs a command in namespaces of its own, so that all it mounts or starts ends with it.
apart() { unshare --mount --pid --fork --kill-child bash -euo pipefail -c "$1"; }

# Shows the whole system in $layers/root, where changes are kept in memory only.
mount_copy() {
  mount -t tmpfs none "$layers"
  mkdir "$layers"/{up,work,root}
  mount -t overlay none -o "lowerdir=/,upperdir=$layers/up,workdir=$layers/work" "$layers/root"
}

prepare() {
  mount_copy
  cd "$layers/root"
  mount -t proc none proc; mount -t sysfs none sys; mount --rbind /dev dev
  mount -t tmpfs none tmp; mount -t tmpfs none run
  # Where a service resolves names, it says how in /run.
  local names; names=$(readlink -f /etc/resolv.conf)
  case "$names" in /run/*) mkdir -p ".$(dirname "$names")"; cp "$names" ".$names" ;; esac
  git -C "$OLDPWD" bundle create -q "$PWD/root/product.bundle" HEAD
  chroot . bash -euo pipefail -c run_inside
}

run_inside() {
  export DEBIAN_FRONTEND=noninteractive HOME=/root
  unset CHROMIUM_PATH CHROMIUM_SHELL_PATH FIREFOX_PATH WEBKIT_DRIVER_PATH NGINX_PATH PROMTOOL_PATH
  local installed; installed=$(dpkg-query -W -f '${Package}\n' | grep -P '^(chromium|firefox|google-chrome|nginx|postgresql|prometheus|gsfonts|fonts-(?!dejavu))' || true)
  [ -z "$installed" ] || apt-get purge -y -q $installed >/dev/null
  rm -rf ~/.cache ~/.npm ~/.fonts /usr/local/share/fonts
  cd ~; git -c advice.detachedHead=false clone -q product.bundle product; cd product
  echo "A fresh machine: $(fc-list 2>/dev/null | wc -l) font files, Node $(node --version), no browser."
  bash -c "$command"
}

layers=$(mktemp -d); trap 'rmdir "$layers"' EXIT
export command="${1:-npm test}" layers
export -f mount_copy prepare run_inside
if ! { [ "$(id -u)" = 0 ] && [ -x /usr/bin/dpkg-query ] && apart mount_copy; } 2>/dev/null; then
  echo "A fresh machine needs Debian or Ubuntu, root and the right to mount; npm test runs on this one as it is."
  exit 1
fi
[ "$command" = --possible ] || apart prepare
