sh <<'SCRIPT'
set -eu
: "${DECKWRIGHT_API_KEY:?Set it to your API key first.}"
base_url='http://localhost:3000'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One call. On 429, 5xx and lost connections curl tries again, as late as Retry-After says.
call() {
  status=$(curl -sS --max-time 30 --retry 6 --retry-max-time 300 --retry-all-errors \
    -H "Authorization: Bearer $DECKWRIGHT_API_KEY" \
    -D "$work/headers" -o "$work/body" -w '%{http_code}' "$@")
  if [ "$status" -ge 400 ]; then
    echo "HTTP $status, $(field code) (request $(field request_id)): $(field message)" >&2
    exit 1
  fi
}
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$work/body"; }
retry_after() { sed -n 's/^[Rr]etry-[Aa]fter: *\([0-9]*\).*/\1/p' "$work/headers" | tail -n 1; }

# 1. Start a job. However often it is sent, one Idempotency-Key makes one job and one charge.
call "$base_url/api/v1/generate" \
  -H 'Content-Type: application/json' \
  -H "Idempotency-Key: quick-start-$(date +%s)-$$" \
  -d '{"prompt": "A 6-slide kick-off deck for the Alder project", "output_type": "deck"}'
job_id=$(field job_id)
echo "Job $job_id was accepted."

# 2. Poll until it is finished: never before Retry-After, later each time, not for ever.
pause=2
give_up_at=$(($(date +%s) + 300))
while [ "$(field status)" != completed ]; do
  if [ "$(field status)" = failed ]; then
    echo "The job failed, $(field code): $(field message)" >&2
    exit 1
  elif [ "$(date +%s)" -ge "$give_up_at" ]; then
    echo "Job $job_id is not finished yet. It goes on: ask for its status later." >&2
    exit 1
  fi
  advised=$(retry_after)
  [ "${advised:-0}" -le "$pause" ] || pause=$advised
  sleep "$pause"
  [ "$pause" -ge 10 ] || pause=$((pause + 1))
  call "$base_url/api/v1/status/$job_id"
done

# 3. Download the file while its link is fresh. The link needs no key.
curl -sS --fail --retry 3 -o deck.pptx "$(field url)"
echo 'Saved deck.pptx.'
SCRIPT
