import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keyIdOf } from '@/lib/platform/crypto/signing-keys';
import { signDownloadUrl } from '@/lib/services/artifacts/download-url';
import { acceptJob, completeWithFiles } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { callApi } from './testing/call-api';
import { comparableAnswer } from './testing/comparable-answer';
import { liftLimits } from './testing/lift-limits';
import { recordStatements } from './testing/record-statements';

const secrets = ['the-newest-signing-key-of-these-tests-1', 'an-older-signing-key-of-these-tests-2'] as const;
const baseUrl = 'http://localhost:3000';

let service: TestService;
/** Two files of different organizations. */
let artifactIds: string[];
beforeAll(async () => {
  process.env.DOWNLOAD_SIGNING_KEYS = secrets.join(',');
  liftLimits();
  service = await openTestService();
  for (const { api, system } of [await createTenant(), await createTenant()]) await completeWithFiles(system, await acceptJob(api));
  artifactIds = (await service.database.prisma.artifact.findMany({ select: { id: true } })).map(({ id }) => id);
});
afterAll(() => service.close());

interface Link {
  id: string;
  expires: string;
  kid: string;
  signature: string;
}

function linkTo(artifactId: string | undefined, now = new Date()): Link {
  const url = new URL(signDownloadUrl({ baseUrl, artifactId: artifactId ?? '', now }));
  const { expires = '', kid = '', signature = '' } = Object.fromEntries(url.searchParams);
  return { id: url.pathname.split('/').at(-1) ?? '', expires, kid, signature };
}

function follow({ id, ...query }: Link): Promise<Response> {
  return callApi({ method: 'GET', path: `/api/v1/downloads/${encodeURIComponent(id)}?${new URLSearchParams(query)}` });
}

async function statusOf(link: Link): Promise<number> {
  const response = await follow(link);
  await response.body?.cancel();
  return response.status;
}

/** Neither of these has any relation to a link: what a refused one gets is what they get. */
const nonsense = { id: 'x', expires: '', kid: '', signature: '' };

async function expectRefusal(link: Link): Promise<void> {
  const { result, statements } = await recordStatements(() => follow(link));
  expect(await comparableAnswer(result), JSON.stringify(link)).toBe(await comparableAnswer(await follow(nonsense)));
  expect(result.status).toBe(404);
  expect(statements).toEqual([]);
}

/** The text with what stands at `index` replaced by something else. */
function* variantsAt(text: string, index: number): Generator<string> {
  const [before, letter = '', after] = [text.slice(0, index), text[index], text.slice(index + 1)];
  const others = ['0', '1', 'a', 'A', '-', '\u0000', '\u00e9', '', letter + letter, swapCase(letter), String.fromCharCode(letter.charCodeAt(0) ^ 1)];
  for (const other of new Set(others)) if (other !== letter) yield before + other + after;
}

const swapCase = (letter: string) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase());

describe('a signed link', () => {
  it('leads to its file', async () => {
    expect(await Promise.all(artifactIds.map((id) => statusOf(linkTo(id))))).toEqual([200, 200]);
  });

  it.each(['id', 'expires', 'kid', 'signature'] as const)('leads nowhere when any byte of its %s is another, and no database is asked', async (part) => {
    const link = linkTo(artifactIds[0]);
    for (let index = 0; index < link[part].length; index += 1) {
      for (const text of variantsAt(link[part], index)) await expectRefusal({ ...link, [part]: text });
    }
  });

  it.each(['id', 'expires', 'kid', 'signature'] as const)('leads nowhere with more at either end of its %s', async (part) => {
    const link = linkTo(artifactIds[0]);
    for (const more of ['0', ' ', '\n', '=', '\u0000']) {
      await expectRefusal({ ...link, [part]: link[part] + more });
      await expectRefusal({ ...link, [part]: more + link[part] });
    }
    // Without an id the path is that of nothing at all.
    if (part !== 'id') await expectRefusal({ ...link, [part]: '' });
  });

  it('leads nowhere with the parts of another link', async () => {
    const [one, two] = artifactIds.map((id) => linkTo(id));
    const later = linkTo(artifactIds[0], new Date(Date.now() + 60_000));
    await expectRefusal({ ...one!, id: two!.id });
    await expectRefusal({ ...one!, signature: two!.signature });
    await expectRefusal({ ...one!, expires: later.expires });
    await expectRefusal({ ...one!, signature: later.signature });
  });

  it('leads nowhere once it has expired', async () => {
    const link = linkTo(artifactIds[0]);
    vi.useFakeTimers({ now: Number(link.expires) * 1_000 - 1, toFake: ['Date'] });
    try {
      expect(await statusOf(link)).toBe(200);
      vi.setSystemTime(Number(link.expires) * 1_000);
      await expectRefusal(link);
    } finally {
      vi.useRealTimers();
    }
  });

  it('looks, for a file that does not exist or is deleted, like one that never was', async () => {
    const [, deleted] = artifactIds;
    await service.database.pool.query('update artifacts set deleted_at = now() where id = $1', [deleted]);
    const refusal = await comparableAnswer(await follow(nonsense));
    for (const id of [deleted, '01890000-0000-7000-8000-000000000000', 'x']) {
      expect(await comparableAnswer(await follow(linkTo(id)))).toBe(refusal);
    }
  });
});

describe('a signing key', () => {
  const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const textOf = ({ id, expires }: Link) => `download\n${id}\n${expires}`;
  const signedBy = (link: Link, secret: string, text = textOf(link)): Link => ({ ...link, kid: keyIdOf(secret), signature: sign(text, secret) });

  it('verifies what it signed, also after a newer one has come', async () => {
    for (const secret of secrets) expect(await statusOf(signedBy(linkTo(artifactIds[0]), secret))).toBe(200);
  });

  it('verifies nothing that another signed under its name', async () => {
    const link = linkTo(artifactIds[0]);
    const [newest, older] = secrets;
    await expectRefusal({ ...signedBy(link, newest), kid: keyIdOf(older) });
    await expectRefusal({ ...signedBy(link, older), kid: keyIdOf(newest) });
    await expectRefusal(signedBy(link, 'a-key-that-the-service-does-not-have-1'));
  });

  it('verifies no signature that it made for another purpose', async () => {
    const link = linkTo(artifactIds[0]);
    const { id, expires } = link;
    const texts = [`thumbnail\n${id}\n${expires}`, `upload\n${id}\n${expires}`, `${id}\n${expires}`, `download\n${id}`, `download${id}${expires}`, id, ''];
    for (const text of texts) await expectRefusal(signedBy(link, secrets[0], text));
  });

  it('signs no two links with one text, however their parts are cut', async () => {
    const link = linkTo(artifactIds[0]);
    await expectRefusal({ ...link, id: `${link.id}\n${link.expires}`, expires: '' });
    await expectRefusal({ ...link, id: '\n', expires: `${link.id}\n${link.expires}` });
  });
});
