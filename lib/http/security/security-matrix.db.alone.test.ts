import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyOperation } from '@/lib/contracts/operations/operation';
import { operations } from '@/lib/contracts/operations/operations';
import { openTestService, type TestService } from '@/lib/services/testing/test-service';
import { callApi, newAddress, type ApiCall } from './testing/call-api';
import { comparableAnswer } from './testing/comparable-answer';
import { liftLimits } from './testing/lift-limits';
import { recordStatements } from './testing/record-statements';
import { refusedCredentials, withHeader, withKey } from './testing/refused-credentials';
import { securityMatrix, type NamedObject, type SecurityRow } from './testing/security-matrix';
import { setStage, type Stage } from './testing/stage';

let service: TestService;
let stage: Stage;
beforeAll(async () => {
  liftLimits();
  service = await openTestService();
  stage = await setStage();
});
afterAll(() => service.close());

const rows = operations.map((operation: AnyOperation & { id: keyof typeof securityMatrix }) => ({
  operation,
  row: securityMatrix[operation.id] as SecurityRow,
}));
const withApiKey = rows.filter(({ operation }) => operation.auth === 'api_key');
const withoutApiKey = rows.filter(({ operation }) => operation.auth !== 'api_key');

async function codeOf(response: Response): Promise<string> {
  return `${response.status} ${(await response.json()).error.code}`;
}

describe('the matrix', () => {
  it('has a row for every operation and no other', () => {
    expect(Object.keys(securityMatrix).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it('covers every route that a framework mounts', () => {
    const files = readdirSync('app/api/v1', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)route\.[a-z]+$/.test(file),
    );
    const paths = files.map((file) => `/api/v1/${dirname(file).replaceAll(/\[(\w+)\]/g, '{$1}')}`);
    const known = operations.map(({ path }): string => path);
    expect(paths.filter((path) => !known.includes(path))).toEqual(['/api/v1/[[...path]]']);
  });
});

describe.each(withApiKey)('$operation.id', ({ row }) => {
  it('answers the holder of a key', async () => {
    expect((await callApi(withKey(row.call(stage), stage.owner.key.key))).status).toBe(200);
  });

  it('shows what is private to nobody else', async () => {
    const names = row.private?.(stage) ?? [];
    const answerTo = async (key: string) => (await callApi(withKey(row.call(stage), key))).text();
    const [owners, strangers] = [await answerTo(stage.owner.key.key), await answerTo(stage.stranger.key.key)];
    for (const name of names) {
      expect(owners).toContain(name);
      expect(strangers).not.toContain(name);
    }
  });

  it.each(['bearer', 'BEARER', 'bEaReR'])('takes the scheme %s', async (scheme) => {
    expect((await callApi(withHeader(row.call(stage), `${scheme} ${stage.owner.key.key}`))).status).toBe(200);
  });

  it.each(Object.entries(refusedCredentials))(
    'refuses %s, as it refuses everything of the kind',
    async (_, disguise) => {
      const { result, statements } = await recordStatements(() => callApi(disguise(row.call(stage), stage)));
      expect(result.headers.get('www-authenticate')).toBe('Bearer');
      expect(statements.filter((text) => !/api_keys|rate_limits/.test(text))).toEqual([]);
      const answer = await comparableAnswer(result);
      expect(answer).toMatch(/^401\n[^]*"code":"unauthorized"/);
      expect(answer).toBe(await comparableAnswer(await callApi(row.call(stage))));
    },
  );

  it('asks the database the same of unknown, revoked and expired keys', async () => {
    const keys = [stage.unknownKey, stage.revokedKey, stage.expiredKey];
    const runs: string[][] = [];
    for (const key of keys)
      runs.push((await recordStatements(() => callApi(withKey(row.call(stage), key)))).statements);
    expect(runs[0]).not.toEqual([]);
    expect(runs).toEqual(keys.map(() => runs[0]));
  });

  it('refuses keys of organizations that are not on an eligible plan, before it looks at what they ask for', async () => {
    for (const key of Object.values(stage.ineligibleKeys)) {
      expect(await codeOf(await callApi(withKey(row.call(stage), key)))).toBe('403 plan_not_eligible');
      expect(await codeOf(await callApi(withKey(brokenBody(row.call(stage)), key)))).toBe('403 plan_not_eligible');
    }
  });

  it('asks for the key whatever the method', async () => {
    const call = row.call(stage);
    if (call.method === 'GET') expect((await callApi({ ...call, method: 'HEAD' })).status).toBe(401);
  });

  it('checks the key before it reads anything else', async () => {
    expect(await codeOf(await callApi(brokenBody(row.call(stage))))).toBe('401 unauthorized');
  });
});

function brokenBody(call: ApiCall): ApiCall {
  return call.body === undefined ? call : { ...call, body: '{' };
}

describe.each(withoutApiKey)('$operation.id', ({ row }) => {
  it('asks for no key, and looks at none', async () => {
    const { statements } = await recordStatements(() => callApi(row.call(stage)).then((response) => response.text()));
    for (const disguise of Object.values(refusedCredentials)) {
      const { result, statements: same } = await recordStatements(() => callApi(disguise(row.call(stage), stage)));
      expect(result.status).toBe(200);
      await result.body?.cancel();
      expect(same).toEqual(statements);
    }
  });
});

const objects = withApiKey.flatMap(({ operation, row }) =>
  row.objects.map((object) => ({ id: operation.id, kind: object.kind, object })),
);

describe.each(objects)('$id: the $kind', ({ object }) => {
  const seenBy = async (key: string, name: string) => {
    const { result, statements } = await recordStatements(() =>
      callApi(withKey(object.call(name, stage), key), newAddress()),
    );
    return { answer: await comparableAnswer(result, name), statements };
  };
  /** The answer for a name that nothing has, fresh at each call: some names are used up by asking. */
  const nobodys = async (key: string) => seenBy(key, freshNameOf(object));

  it('is found by the key that made it', async () => {
    const { answer } = await seenBy(stage.owner.key.key, object.own(stage));
    expect(answer).toMatch(/^200\n/);
    expect(answer).not.toBe((await nobodys(stage.owner.key.key)).answer);
  });

  it('is, for another key of the organization, there or not there at all', async () => {
    const seen = await seenBy(stage.siblingKey, object.own(stage));
    const unknown = await nobodys(stage.siblingKey);
    if (object.sharedAmongKeys) expect(seen.answer).not.toBe(unknown.answer);
    else expect(seen).toEqual(unknown);
  });

  it('is, for another organization, what nobody has ever named: in the answer and in what the database is asked', async () => {
    const seen = await seenBy(stage.stranger.key.key, object.own(stage));
    expect(seen.statements).not.toEqual([]);
    expect(seen).toEqual(await nobodys(stage.stranger.key.key));
  });

  it('has names that nothing can have, and they are answered like the unknown', async () => {
    const unknown = await nobodys(stage.stranger.key.key);
    for (const name of object.malformed) expect(await seenBy(stage.stranger.key.key, name)).toEqual(unknown);
  });
});

let fresh = 0;
/** As long as the unknown name of the matrix, and never the same. */
function freshNameOf({ unknown }: NamedObject): string {
  fresh += 1;
  const digits = String(fresh);
  return unknown.slice(0, -digits.length) + digits;
}
