import json
import os
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen, urlretrieve

BASE_URL = "http://localhost:3000"
API_KEY = os.environ["DECKWRIGHT_API_KEY"]
GIVE_UP_AT = time.monotonic() + 5 * 60


def call(path, body=None, headers=None):
    """One call. On 429, 5xx and lost connections it tries again, as late as Retry-After says."""
    pause = 1
    while True:
        request = Request(BASE_URL + path, body, {"Authorization": f"Bearer {API_KEY}", **(headers or {})})
        retry_after = 0
        try:
            with urlopen(request, timeout=30) as answer:
                return json.load(answer), int(answer.headers.get("Retry-After", 0))
        except HTTPError as refused:
            retry_after = int(refused.headers.get("Retry-After", 0))
            may_pass = refused.code == 429 or refused.code >= 500
            if not may_pass or time.monotonic() > GIVE_UP_AT:
                error = json.load(refused)["error"]
                raise SystemExit(f"HTTP {refused.code}, {error['code']} (request {error['request_id']}): {error['message']}")
        except OSError:
            if time.monotonic() > GIVE_UP_AT:
                raise
        time.sleep(max(pause, retry_after))
        pause *= 2


# 1. Start a job. However often it is sent, one Idempotency-Key makes one job and one charge.
body = {"prompt": "A 6-slide kick-off deck for the Alder project", "output_type": "deck"}
headers = {"Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}
job, retry_after = call("/api/v1/generate", json.dumps(body).encode(), headers)
print(f"Job {job['job_id']} was accepted.")

# 2. Poll until it is finished: never before Retry-After, later each time, not for ever.
pause = 2
while job["status"] != "completed":
    if job["status"] == "failed":
        raise SystemExit(f"The job failed, {job['error']['code']}: {job['error']['message']}")
    if time.monotonic() > GIVE_UP_AT:
        raise SystemExit(f"Job {job['job_id']} is not finished yet. It goes on: ask for its status later.")
    time.sleep(max(pause, retry_after))
    job, retry_after = call(f"/api/v1/status/{job['job_id']}")
    pause = min(pause + 1, 10)

# 3. Download the file while its link is fresh. The link needs no key.
download = job["downloads"][0]
urlretrieve(download["url"], "deck.pptx")
print(f"Saved deck.pptx, {download['slide_count']} slides.")
