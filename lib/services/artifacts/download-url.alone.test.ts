import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DownloadLink } from '../signed-links';

afterEach(() => void vi.unstubAllEnvs());

const [oldest, older, current] = ['one', 'two', 'three'].map((name) => `${name}-signing-key-of-at-least-32-characters`);
const artifactId = '01890000-0000-7000-8000-000000000000';
const now = new Date('2026-05-04T10:00:00.500Z');

/** The functions of a process that was started with these keys, which it reads once. */
async function startWith(keys: (string | undefined)[], settings: Record<string, string> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ DOWNLOAD_SIGNING_KEYS: keys.join(','), ...settings }))
    vi.stubEnv(name, value);
  const { signDownloadUrl, isLiveDownloadLink } = await import('../signed-links');
  (await import('@/lib/platform/env/env')).getEnv();
  return {
    sign: () => linkIn(signDownloadUrl({ baseUrl: 'https://slides.example.com', artifactId, now })),
    isLive: (link: DownloadLink, msLater = 0) => isLiveDownloadLink(link, new Date(now.getTime() + msLater)),
  };
}
function linkIn(address: string): DownloadLink {
  const { pathname, searchParams } = new URL(address);
  const part = (name: string) => searchParams.get(name) ?? '';
  return {
    artifactId: pathname.split('/').at(-1) ?? '',
    expires: part('expires'),
    kid: part('kid'),
    signature: part('signature'),
  };
}

describe('a signing key', () => {
  it('signs while it is the first, holds while it is listed, and no longer', async () => {
    const link = (await startWith([older])).sign();
    const rotated = await startWith([current, older]);
    expect(rotated.isLive(link)).toBe(true);
    expect(rotated.sign().kid).not.toBe(link.kid);
    expect(rotated.isLive(rotated.sign())).toBe(true);
    const retired = await startWith([current]);
    expect(retired.isLive(link)).toBe(false);
    expect(retired.isLive(rotated.sign())).toBe(true);
  });

  it('may be one of many, with spaces between them', async () => {
    const link = (await startWith([oldest])).sign();
    expect((await startWith([`${current} `, ` ${older}`, ` ${oldest}`])).isLive(link)).toBe(true);
  });

  it('does not vouch for what another one signed', async () => {
    const { isLive, sign } = await startWith([current, older]);
    const { sign: signByOlder } = await startWith([older]);
    expect(isLive({ ...signByOlder(), kid: sign().kid })).toBe(false);
    expect(isLive({ ...sign(), kid: '' })).toBe(false);
  });
});

describe('a link', () => {
  it('lives for its 15 minutes, and not a moment longer', async () => {
    const { sign, isLive } = await startWith([current]);
    const link = sign();
    const leftMs = Number(link.expires) * 1000 - now.getTime();
    expect(leftMs).toBe(15 * 60_000 - 500);
    expect(isLive(link, leftMs - 1)).toBe(true);
    expect(isLive(link, leftMs)).toBe(false);
  });

  it('lives as long as the setting says', async () => {
    const { sign } = await startWith([current], { DOWNLOAD_URL_TTL_MINUTES: '1' });
    expect(Number(sign().expires) * 1000 - now.getTime()).toBe(59_500);
  });

  it.each([
    ['expires', '99999999999'],
    ['expires', ''],
    ['expires', 'Infinity'],
    ['artifactId', '01890000-0000-7000-8000-000000000001'],
    ['signature', ''],
    ['signature', 'ä'.repeat(43)],
    ['signature', 'x'.repeat(100_000)],
    ['kid', '\u0000'],
  ] as const)('is nothing with %s %j', async (part, value) => {
    const { sign, isLive } = await startWith([current]);
    expect(isLive({ ...sign(), [part]: value })).toBe(false);
  });

  it('can not be put together from the parts of its text', async () => {
    const { sign, isLive } = await startWith([current]);
    const link = sign();
    expect(isLive({ ...link, artifactId: `${link.artifactId}\n${link.expires}`, expires: '' })).toBe(false);
  });
});
