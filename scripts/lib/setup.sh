# shellcheck shell=bash
# What the other scripts share: the project's folder, the system packages it needs, and Swift.
# To be sourced by a script that has set -euo pipefail; everything it says goes to stderr.

root=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck disable=SC2034 # For the sourcing script.
build_folder=$root/.build
swift_needed=6.2

# pkg-config's name of each library that animate links, and the Debian package that brings it.
libraries='
libavformat    libavformat-dev
libavcodec     libavcodec-dev
libswresample  libswresample-dev
libavutil      libavutil-dev
harfbuzz       libharfbuzz-dev
fribidi        libfribidi-dev
expat          libexpat1-dev
'

# Each program that the tests compare animate with, and its Debian package.
test_programs='
ffmpeg    ffmpeg
ffprobe   ffmpeg
gifsicle  gifsicle
identify  imagemagick
hb-shape  libharfbuzz-bin
'

exit_unavailable=69

say() { printf 'animate: %s\n' "$*" >&2; }

fail() {
  say "error: $1"
  exit "${2:-1}"
}

# Runs a command; what it prints is shown only when it fails.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 </dev/null || status=$?
  if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
  rm -f "$log"
  return "$status"
}

# Prints the Debian packages of the libraries that pkg-config doesn't find.
missing_libraries() {
  local library package
  if ! command -v pkg-config >/dev/null; then
    echo pkg-config
  fi
  while read -r library package; do
    if [ -n "$library" ] && ! pkg-config --exists "$library" 2>/dev/null; then
      echo "$package"
    fi
  done <<<"$libraries"
}

# Prints the Debian packages of the programs that the tests need and PATH lacks.
missing_test_programs() {
  local program package
  while read -r program package; do
    if [ -n "$program" ] && ! command -v "$program" >/dev/null; then
      echo "$package"
    fi
  done <<<"$test_programs" | sort -u
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

apt_install() {
  quietly as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y --no-install-recommends "$@"
}

# Installs Debian packages, or says how to where that can't be done from here.
install_packages() {
  if ! command -v apt-get >/dev/null; then
    say 'with Homebrew: brew install ffmpeg pkgconf harfbuzz fribidi gifsicle imagemagick'
    fail "missing: $*" "$exit_unavailable"
  fi
  if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
    fail "missing system packages; as root: apt-get install $*" "$exit_unavailable"
  fi
  say "installing $*"
  # Package lists that were never fetched, or are old, fail the first attempt: no word of that.
  if ! apt_install "$@" 2>/dev/null; then
    if ! { quietly as_root apt-get update && apt_install "$@"; }; then
      fail "couldn't install $*; the package manager's words are above" "$exit_unavailable"
    fi
  fi
}

require_libraries() {
  local missing
  missing=$(missing_libraries)
  # shellcheck disable=SC2086 # One word a package.
  if [ -n "$missing" ]; then install_packages $missing; fi
}

require_test_programs() {
  local missing
  missing=$(missing_test_programs)
  # shellcheck disable=SC2086 # One word a package.
  if [ -n "$missing" ]; then install_packages $missing; fi
}

# Stops unless Swift is there and new enough.
require_swift() {
  local found remedy='https://www.swift.org/install says how to get it'
  command -v swift >/dev/null ||
    fail "no swift in PATH; Swift $swift_needed or newer is needed, $remedy" "$exit_unavailable"
  found=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' | head -n 1)
  [ -n "$found" ] || fail "swift --version names no version; is $(command -v swift) Swift?" \
    "$exit_unavailable"
  if [ "$(printf '%s\n' "$swift_needed" "$found" | sort -V | head -n 1)" != "$swift_needed" ]; then
    fail "Swift $found is too old; $swift_needed or newer is needed, $remedy" "$exit_unavailable"
  fi
}
