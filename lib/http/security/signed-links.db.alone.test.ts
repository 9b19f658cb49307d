import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '@/lib/contracts/operations/operations';
import { keyIdOf } from '@/lib/platform/crypto/signing-keys';
import { signLink, type LinkPurpose } from '@/lib/services/signed-links';
import { createOwnTemplate } from '@/lib/services/templates/testing/own-template';
import { acceptJob, completeWithFiles } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { callApi } from './testing/call-api';
import { comparableAnswer } from './testing/comparable-answer';
import { liftLimits } from './testing/lift-limits';
import { recordStatements } from './testing/record-statements';

const secrets = ['the-newest-signing-key-of-these-tests-1', 'an-older-signing-key-of-these-tests-2'] as const;

interface Kind {
  operation: Extract<(typeof operations)[number], { auth: 'signed_url' }>['id'];
  purpose: LinkPurpose;
  /** A thing that such links lead to; its id. */
  make: (tenant: TestTenant) => Promise<string>;
  path: (id: string) => string;
}

const kinds: Kind[] = [
  { operation: 'download', purpose: 'download', make: makeFile, path: (id) => `/api/v1/downloads/${id}` },
  {
    operation: 'template-thumbnail',
    purpose: 'thumbnail',
    make: ({ system }) => createOwnTemplate(system),
    path: (id) => `/api/v1/templates/${id}/thumbnail`,
  },
];

async function makeFile({ api, system }: TestTenant): Promise<string> {
  const jobId = await acceptJob(api);
  await completeWithFiles(system, jobId);
  const { id } = await service.database.prisma.artifact.findFirstOrThrow({ where: { jobId } });
  return id;
}

let service: TestService;
beforeAll(async () => {
  process.env.DOWNLOAD_SIGNING_KEYS = secrets.join(',');
  liftLimits();
  service = await openTestService();
});
afterAll(() => service.close());

it('every operation with signed links is attacked here', () => {
  const signed = operations.filter(({ auth }) => auth === 'signed_url').map(({ id }) => id);
  expect(kinds.map(({ operation }) => operation).sort()).toEqual(signed.sort());
});

interface Link {
  id: string;
  expires: string;
  kid: string;
  signature: string;
}
const parts = ['id', 'expires', 'kid', 'signature'] as const;

function linkTo(id: string, purpose: LinkPurpose, now?: Date): Link {
  const { expires = '', kid = '', signature = '' } = Object.fromEntries(signLink({ purpose, id, now }));
  return { id, expires, kid, signature };
}

/** The text with what stands at `index` replaced by something else. */
function* variantsAt(text: string, index: number): Generator<string> {
  const [before, letter = '', after] = [text.slice(0, index), text[index], text.slice(index + 1)];
  const others = [
    '0',
    'A',
    '-',
    '\u0000',
    '\u00e9',
    '',
    letter + letter,
    swapCase(letter),
    String.fromCharCode(letter.charCodeAt(0) ^ 1),
  ];
  for (const other of new Set(others)) if (other !== letter) yield before + other + after;
}

const swapCase = (letter: string) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase());

describe.each(kinds)('a signed link of $operation', ({ purpose, make, path }) => {
  let ids: [string, string];
  let link: Link;
  let refusal: string;
  beforeAll(async () => {
    ids = [await make(await createTenant()), await make(await createTenant())];
    link = linkTo(ids[0], purpose);
    // What has no relation at all to a link gets this, and so must everything else.
    refusal = await comparableAnswer(await follow({ id: 'x', expires: '', kid: '', signature: '' }));
  });

  function follow({ id, ...query }: Link): Promise<Response> {
    return callApi({ method: 'GET', path: `${path(encodeURIComponent(id))}?${new URLSearchParams(query)}` });
  }

  async function statusOf(followed: Link): Promise<number> {
    const response = await follow(followed);
    await response.body?.cancel();
    return response.status;
  }

  async function expectRefusal(followed: Link): Promise<void> {
    const { result, statements } = await recordStatements(() => follow(followed));
    expect(await comparableAnswer(result), JSON.stringify(followed)).toBe(refusal);
    expect(result.status).toBe(404);
    expect(statements).toEqual([]);
  }

  it('leads to what it names', async () => {
    for (const id of ids) expect(await statusOf(linkTo(id, purpose))).toBe(200);
  });

  it.each(parts)('leads nowhere when any byte of its %s is another, and no database is asked', async (part) => {
    for (let index = 0; index < link[part].length; index += 1) {
      for (const text of variantsAt(link[part], index)) await expectRefusal({ ...link, [part]: text });
    }
  });

  it.each(parts)('leads nowhere with more at either end of its %s', async (part) => {
    for (const more of ['0', ' ', '\n', '=', '\u0000']) {
      await expectRefusal({ ...link, [part]: link[part] + more });
      await expectRefusal({ ...link, [part]: more + link[part] });
    }
    // Without an id the path is that of nothing at all.
    if (part !== 'id') await expectRefusal({ ...link, [part]: '' });
  });

  it('leads nowhere with the parts of another link', async () => {
    const other = linkTo(ids[1], purpose);
    const later = linkTo(ids[0], purpose, new Date(Date.now() + 60_000));
    await expectRefusal({ ...link, id: other.id });
    await expectRefusal({ ...link, signature: other.signature });
    await expectRefusal({ ...link, expires: later.expires });
    await expectRefusal({ ...link, signature: later.signature });
  });

  it('leads nowhere when it was signed for another purpose', async () => {
    for (const { purpose: other } of kinds) if (other !== purpose) await expectRefusal(linkTo(ids[0], other));
  });

  it('leads nowhere once it has expired', async () => {
    vi.useFakeTimers({ now: Number(link.expires) * 1_000 - 1, toFake: ['Date'] });
    try {
      expect(await statusOf(link)).toBe(200);
      vi.setSystemTime(Number(link.expires) * 1_000);
      await expectRefusal(link);
    } finally {
      vi.useRealTimers();
    }
  });

  it('looks, when what it names does not exist, like one that never was', async () => {
    for (const id of ['01890000-0000-7000-8000-000000000000', 'x']) {
      expect(await comparableAnswer(await follow(linkTo(id, purpose)))).toBe(refusal);
    }
  });

  describe('and the keys that sign', () => {
    const textOf = ({ id, expires }: Link) => `${purpose}\n${id}\n${expires}`;
    const signedBy = (secret: string, text = textOf(link)): Link => ({
      ...link,
      kid: keyIdOf(secret),
      signature: createHmac('sha256', secret).update(text).digest('base64url'),
    });

    it('hold good also after a newer one has come', async () => {
      for (const secret of secrets) expect(await statusOf(signedBy(secret))).toBe(200);
    });

    it('verify nothing that another signed under their name', async () => {
      const [newest, older] = secrets;
      await expectRefusal({ ...signedBy(newest), kid: keyIdOf(older) });
      await expectRefusal({ ...signedBy(older), kid: keyIdOf(newest) });
      await expectRefusal(signedBy('a-key-that-the-service-does-not-have-1'));
    });

    it('verify the whole text, however its parts are cut', async () => {
      const { id, expires } = link;
      const texts = [
        `${id}\n${expires}`,
        `${purpose}\n${id}`,
        `${purpose}${id}${expires}`,
        `${purpose}\n${id}\n${expires}\n`,
        id,
        '',
      ];
      for (const text of texts) await expectRefusal(signedBy(secrets[0], text));
      await expectRefusal({ ...link, id: `${id}\n${expires}`, expires: '' });
      await expectRefusal({ ...link, id: '\n', expires: `${id}\n${expires}` });
    });
  });
});
