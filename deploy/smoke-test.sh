#!/usr/bin/env bash
# Starts everything of docker-compose.yml with secrets made for this run, looks at it as an operator would, and removes
# it again. Needs Docker with Compose, openssl and curl. It is a project of its own and touches no other data.
#   docker compose build && deploy/smoke-test.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

folder=$(mktemp -d)
port=${SMOKE_TEST_PORT:-18080}
mailbox=${SMOKE_TEST_MAILBOX_PORT:-18025}
url="http://127.0.0.1:$port"
compose() { docker compose --project-name common-roof-smoke-test --env-file "$folder/env" "$@"; }

finish() {
  local code=$?
  if [ "$code" -ne 0 ]; then compose ps --all || true; compose logs --tail 100 || true; fi
  compose down --volumes --timeout 10 || true
  rm -rf "$folder"
  exit "$code"
}
trap finish EXIT

# As an operator does. The containers read the seal key as a user of their own.
chmod 755 "$folder"
ENV_FILE="$folder/env" SEAL_KEY="$folder/seal.p12" deploy/configure.sh "$url"
printf 'PUBLIC_PORT=%s\nMAILBOX_PORT=%s\n' "$port" "$mailbox" >> "$folder/env"

# Waits until every health check is green.
compose up --detach --no-build --wait --wait-timeout 300

get() { curl --fail --silent --show-error --max-time 10 "$@"; }
get "$url/" | grep --quiet '<title>Common Roof' || { echo 'The start page is not there.' >&2; exit 1; }
get "$url/api/health/ready" > /dev/null
status=$(curl --silent --output /dev/null --write-out '%{http_code}' "$url/api/me")
[ "$status" = 401 ] || { echo "A call without a session answered $status instead of 401." >&2; exit 1; }

compose run --rm --no-deps api-1 node apps/server/dist/admin-create.js \
  --email ada@example.org --first-name Ada --last-name Admin
compose exec --no-TTY api-1 test -s LICENSE
roles=$(compose exec --no-TTY postgres psql -U common_roof -d common_roof -Atc \
  "SELECT DISTINCT usename FROM pg_stat_activity WHERE application_name IN ('common-roof api', 'common-roof worker')")
[ "$roles" = common_roof_app ] || { echo "Api and worker are $roles in the database." >&2; exit 1; }
# Makes a backup and restores it for trial, as a worker does every day.
compose exec --no-TTY worker-1 node apps/server/dist/backup.js --to /backups --keep 2
compose exec --no-TTY worker-1 sh -c 'ls /backups/*.tar.gz' > /dev/null
# A worker sends the invite: database, queue and mail work together.
invited() { get "http://127.0.0.1:$mailbox/api/v1/messages" | grep --quiet ada@example.org; }
for _ in $(seq 30); do invited && break; sleep 2; done
invited || { echo 'The invite of the first admin was not sent.' >&2; exit 1; }
echo 'The image runs, and answers as it should.'
