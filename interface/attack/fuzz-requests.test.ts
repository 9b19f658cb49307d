import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, type ApiCall } from '@/lib/http/security/testing/call-api';
import { liftLimits } from '@/lib/http/security/testing/lift-limits';
import { setStage, type Stage } from '@/lib/http/security/testing/stage';
import { openTestService, type TestService } from '@/lib/services/testing/test-service';
import { tries } from '@/lib/testing/test-run';
import { attack } from './testing/attack';
import { expectSound } from './testing/expect-sound';
import { generateBodies } from './testing/generate-bodies';
import { requests, type Known } from './testing/requests';
import { added, countStored, type Stored } from './testing/stored';
import { wireBodies } from './testing/wire-bodies';

let service: TestService;
let stage: Stage;
let artifactId: string;
let signedQuery: string;
beforeAll(async () => {
  liftLimits();
  service = await openTestService();
  stage = await setStage();
  const link = new URL(stage.downloadPath, 'http://localhost');
  artifactId = link.pathname.split('/').at(-1) ?? '';
  signedQuery = link.search.slice(1);
});
afterAll(() => service.close());

function known(): Known {
  const { owner, siblingKey, stranger, revokedKey, expiredKey, unknownKey, ineligibleKeys, jobId } = stage;
  return {
    keys: [
      owner.key.key,
      owner.key.key,
      siblingKey,
      stranger.key.key,
      revokedKey,
      expiredKey,
      unknownKey,
      ...Object.values(ineligibleKeys),
    ],
    ids: [
      jobId,
      artifactId,
      jobId.toUpperCase(),
      owner.key.id,
      owner.organizationId,
      '00000000-0000-0000-0000-000000000000',
    ],
    paths: [stage.downloadPath, `/api/v1/status/${jobId}`],
    signedQueries: [
      signedQuery,
      signedQuery,
      `${signedQuery}&expires=1`,
      signedQuery.replace('signature=', 'signature=x'),
    ],
  };
}

const met = new Map<number, number>();
let before: Stored;

async function expectSafe(call: ApiCall): Promise<void> {
  const response = await callApi(call);
  await expectSound(response, { method: call.method.toUpperCase(), path: call.path });
  met.set(response.status, (met.get(response.status) ?? 0) + 1);
  const after = await countStored(service.database.pool);
  const change = added(before, after);
  before = after;
  const isAccepted = response.status === 200 && call.method === 'POST' && !response.headers.has('idempotency-replayed');
  if (isAccepted) expect(change).toMatchObject({ jobs: 1, queued: 1 });
  else expect(change).toEqual({});
  if (response.ok && !isAccepted) expectAllowed(call);
  await response.body?.cancel();
}

/** What was shown was asked for by somebody who may see it, and named by its own name. */
function expectAllowed({ path, headers = [] }: ApiCall): void {
  const [pathname = ''] = path.split('?');
  if (pathname.startsWith('/api/v1/status/')) {
    expect(pathname.replace(/\/$/, '').toLowerCase()).toBe(`/api/v1/status/${stage.jobId}`);
    expect(headers).toContainEqual(['Authorization', `Bearer ${stage.owner.key.key}`]);
  }
  // A path with a slash at its end is served like the one without.
  if (pathname.startsWith('/api/v1/downloads/'))
    expect(path.replace('/?', '?')).toContain(`${artifactId}?${signedQuery}`);
}

it('answers whatever is asked, in the documented shape, and shows nobody what is not theirs', async () => {
  before = await countStored(service.database.pool);
  const values = requests(known(), wireBodies(await generateBodies()));
  const show = ({ body, ...call }: ApiCall) =>
    JSON.stringify({ ...call, body: body instanceof Buffer ? body.toString().slice(0, 1_000) : undefined });
  await attack({ values, runs: tries(1_500, 3_200), show, expectSafe });
  // Each of these was met, or the attack has missed what it is for.
  expect([...met.keys()]).toEqual(expect.arrayContaining([200, 206, 304, 400, 401, 403, 404, 405, 416]));
});
