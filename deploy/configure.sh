#!/bin/sh
# Writes .env for docker-compose.yml: makes every secret and the key that documents are sealed with, and keeps each value
# that .env has already. Run it again after an upgrade to add what is new. Needs openssl.
#   deploy/configure.sh https://home.example.org          behind a proxy of yours that ends TLS
#   deploy/configure.sh --tls https://home.example.org    with the proxy of the profile "tls", on ports 80 and 443
set -eu
umask 077
cd "$(dirname "$0")/.."

usage() {
  echo "Usage: deploy/configure.sh [--tls] https://home.example.org" >&2
  exit 2
}

env_file=${ENV_FILE:-.env}
with_tls=
if [ "${1:-}" = --tls ]; then
  with_tls=yes
  shift
fi
url=${1:-}
[ $# -le 1 ] || usage

# The value of a variable in .env; nothing when it has none.
value_of() {
  [ -f "$env_file" ] || return 0
  sed -n "s/^$1=//p" "$env_file" | tail -n 1
}

url=${url%/}
is_address() {
  case $1 in
    https://?*.?* | http://127.0.0.1* | http://localhost*) ;;
    *) return 1 ;;
  esac
}
[ -z "$url" ] || is_address "$url" || usage
kept_url=$(value_of PUBLIC_URL)
if [ -n "$kept_url" ] && [ -n "$url" ] && [ "$url" != "$kept_url" ]; then
  echo "PUBLIC_URL in $env_file is $kept_url. Links in sent e-mails lead there: change it by hand if you mean to." >&2
  exit 1
fi
[ -n "$url" ] || url=$kept_url
is_address "$url" || usage
host=$(printf '%s' "$url" | sed -e 's|^[a-z]*://||' -e 's|[:/].*||')

command -v openssl > /dev/null || {
  echo "openssl is missing. Install it, for example with: apt install openssl" >&2
  exit 1
}

key() { printf '%s:%s' "$1" "$(openssl rand -base64 48 | tr -d '\n')"; }

# A certificate in the name of the host, and its key, as the PKCS#12 file that SEAL_KEY_FILE names.
make_seal_key() {
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  openssl req -x509 -newkey rsa:3072 -sha256 -days 1825 -nodes -subj "/CN=$host" \
    -addext keyUsage=critical,digitalSignature,nonRepudiation \
    -keyout "$folder/key.pem" -out "$folder/certificate.pem" 2> /dev/null
  SEAL_PASSWORD=$2 openssl pkcs12 -export -inkey "$folder/key.pem" -in "$folder/certificate.pem" \
    -out "$1" -passout env:SEAL_PASSWORD
  # The containers read it as a user of their own; its password is in .env.
  chmod 644 "$1"
}

# The keys by which push services know this installation (RFC 8292): the numbers of a P-256 key, as base64url.
base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
make_push_keys() {
  pem=$(openssl ecparam -name prime256v1 -genkey -noout)
  push_public=$(printf '%s\n' "$pem" | openssl ec -pubout -outform DER 2> /dev/null | tail -c 65 | base64url)
  push_private=$(printf '%s\n' "$pem" | openssl ec -outform DER 2> /dev/null | head -c 39 | tail -c 32 | base64url)
}

made=
# Adds a variable that has no value yet.
set_once() {
  [ -z "$(value_of "$1")" ] || return 0
  if grep -q "^$1=" "$env_file"; then
    # Without sed -i, which differs between systems. Secrets are never on a command line, which others can list.
    rest=$(grep -v "^$1=" "$env_file")
    printf '%s\n' "$rest" > "$env_file"
  fi
  printf '%s=%s\n' "$1" "$2" >> "$env_file"
  made="$made $1"
}

[ -f "$env_file" ] || cp deploy/.env.example "$env_file"
chmod 600 "$env_file"

set_once PUBLIC_URL "$url"
set_once MAIL_FROM "Common Roof <no-reply@$host>"
set_once OPERATOR_EMAIL "postmaster@$host"
set_once POSTGRES_PASSWORD "$(openssl rand -hex 24)"
set_once POSTGRES_APP_PASSWORD "$(openssl rand -hex 24)"
set_once REDIS_PASSWORD "$(openssl rand -hex 24)"
set_once JWT_SECRETS "$(key k1)"
set_once LINK_SECRET "$(key l1)"
set_once EVIDENCE_SECRET "$(key e1)"
if [ -z "$(value_of SEAL_KEY_FILE)" ]; then
  seal_key=${SEAL_KEY:-./seal.p12}
  # A new password would not open a key that is there.
  [ ! -e "$seal_key" ] || {
    echo "$seal_key is there, but $env_file does not name it. Set SEAL_KEY_FILE and SEAL_KEY_PASSWORD, or move it away." >&2
    exit 1
  }
  seal_password=$(openssl rand -hex 24)
  make_seal_key "$seal_key" "$seal_password"
  set_once SEAL_KEY_PASSWORD "$seal_password"
  set_once SEAL_KEY_FILE "$seal_key"
fi
if [ -z "$(value_of VAPID_PUBLIC_KEY)$(value_of VAPID_PRIVATE_KEY)" ]; then
  make_push_keys
  set_once VAPID_PUBLIC_KEY "$push_public"
  set_once VAPID_PRIVATE_KEY "$push_private"
  set_once VAPID_SUBJECT "mailto:$(value_of OPERATOR_EMAIL)"
fi
if [ -n "$with_tls" ]; then
  set_once COMPOSE_PROFILES tls
  set_once TRUST_PROXY_HOPS 2
fi

if [ -n "$made" ]; then echo "Set in $env_file:$made"; else echo "$env_file has everything already."; fi
[ -n "$(value_of SMTP_URL)" ] || echo "Set SMTP_URL in $env_file: until then, e-mails stay in the mail catcher."
echo "Keep a copy of $env_file and of the seal key away from this machine. Without them, no backup is of use."
echo "Next: docker compose up --build --wait"
