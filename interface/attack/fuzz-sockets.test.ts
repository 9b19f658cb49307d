import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noLimits } from '@/lib/http/security/testing/lift-limits';
import { openRaw, readResponses } from '@/lib/http/node/testing/raw-connection';
import { setStage, type Stage } from '@/lib/http/security/testing/stage';
import { deckRequest } from '@/lib/services/testing/test-job';
import { openTestService, type TestService } from '@/lib/services/testing/test-service';
import { startWeb, type WebProcess } from '@/scripts/web/testing/start-web';
import { tries } from '@/lib/testing/test-run';
import { attack } from './testing/attack';
import { expectError } from './testing/expect-sound';
import { generateBodies } from './testing/generate-bodies';
import { rawRequests, type RawRequest } from './testing/raw-requests';
import type { Known } from './testing/requests';
import { added, countStored } from './testing/stored';
import { wireBodies } from './testing/wire-bodies';

let service: TestService;
let stage: Stage;
let web: WebProcess;
let port: number;
beforeAll(async () => {
  service = await openTestService();
  stage = await setStage();
  web = await startWeb({ env: { ...noLimits, LOG_LEVEL: 'info' } });
  port = Number(new URL(web.url).port);
});
afterAll(async () => {
  await web.stop();
  await service.close();
});

function known(): Known {
  const { owner, revokedKey, jobId, downloadPath } = stage;
  return {
    keys: [owner.key.key, owner.key.key, revokedKey],
    ids: [jobId],
    paths: [downloadPath, `/api/v1/status/${jobId}`],
    signedQueries: [downloadPath.split('?')[1] ?? ''],
  };
}

let accepted = 0;

async function expectSafe({ bytes, isCut }: RawRequest): Promise<void> {
  const connection = await openRaw(port);
  connection.write(bytes);
  if (isCut) connection.socket.end();
  const responses = readResponses(await answered(connection.untilClosed()));
  if (!isCut) expect(responses.length).toBeGreaterThan(0);
  for (const { status, headers, body } of responses.filter(({ status: code }) => code >= 200)) {
    expect(status).toBeLessThan(500);
    const isEmpty = status === 304 || body === '';
    await expectError(new Response(isEmpty ? null : body, { status, headers }), isEmpty ? 'HEAD' : 'GET');
    if (
      status === 200 &&
      body.startsWith('{"job_id"') &&
      body.includes('"pending"') &&
      !headers.has('idempotency-replayed')
    )
      accepted += 1;
  }
}

/** So that a server that says nothing fails the request that silenced it, and not the whole run. */
function answered(received: Promise<string>): Promise<string> {
  return Promise.race([
    received,
    new Promise<string>((_, reject) => setTimeout(reject, 15_000, new Error('no answer')).unref()),
  ]);
}

const show = ({ bytes, isCut }: RawRequest) =>
  `${isCut ? 'cut' : 'whole'}: ${JSON.stringify(bytes.toString('latin1').slice(0, 3_000))}`;

describe('a server process', () => {
  it('answers every request that has an end, stores nothing of those that have none, and lives on', async () => {
    const before = await countStored(service.database.pool);
    const bodies = fc.oneof(wireBodies(await generateBodies()), fc.constant(Buffer.from(JSON.stringify(deckRequest))));
    await attack({ values: rawRequests(known(), bodies), runs: tries(600, 1_600), show, expectSafe });
    expect((await fetch(`${web.url}/api/v1/nope`)).status).toBe(404);
    expect(web.output.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
    // It ends when it has nothing left to do.
    expect(await web.stop()).toBe(0);
    const { jobs = 0, queued = 0, ...rest } = added(before, await countStored(service.database.pool));
    expect({ jobs, queued }).toEqual({ jobs: accepted, queued: accepted });
    expect(accepted).toBeGreaterThan(10);
    expect(rest).not.toHaveProperty('credit_entries');
  });
});
