import { describe, expect, it } from 'vitest';
import { atLeastMs } from '@/lib/testing/timers';
import { FetchError } from './fetch-error';
import type { FetchWishes, GuardedFetch } from './guarded-fetch';
import { openRobots } from './open-robots';

const signal = new AbortController().signal;

function rules(answer: string | FetchError | ((address: string) => string)) {
  const asked: { address: string; wishes: FetchWishes }[] = [];
  const fetchGuarded: GuardedFetch = async (address, wishes) => {
    asked.push({ address, wishes });
    if (answer instanceof FetchError) throw answer;
    return {
      url: new URL(address),
      mediaType: 'text/plain',
      bytes: Buffer.alloc(0),
      text: typeof answer === 'string' ? answer : answer(address),
    };
  };
  const mayRead = openRobots(fetchGuarded);
  return { asked, may: (address: string) => mayRead(new URL(address), signal) };
}

describe('openRobots', () => {
  it.each([
    ['User-agent: *\nDisallow: /private', '/private/a', false],
    ['User-agent: *\nDisallow: /private', '/open', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Deckwright\nAllow: /', '/a', true],
    ['User-agent: *\nAllow: /\n\nUser-agent: deckwright\nDisallow: /', '/a', false],
    ['User-agent: GPTBot\nDisallow: /', '/a', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
    ['User-agent: *\nDisallow: /*.php$', '/x/y.php', false],
    ['User-agent: *\nDisallow: /*?session=', '/x?session=1', false],
    ['User-agent: *\nDisallow:', '/a', true],
    ['', '/a', true],
    ['<!doctype html><title>Not found</title>', '/a', true],
    ['\u0000\ud800%%%\n:::\nDisallow', '/a', true],
  ])('reads %j for %s as %s', async (text, path, may) => {
    expect(await rules(text).may(`https://site.example${path}`)).toBe(may);
  });

  it.each([
    [new FetchError('status-refused', 404), true],
    [new FetchError('status-refused', 401), true],
    [new FetchError('status-refused', 410), true],
    [new FetchError('status-refused', 429), false],
    [new FetchError('status-refused', 500), false],
    [new FetchError('status-refused', 503), false],
    [new FetchError('timed-out'), false],
    [new FetchError('connection-failed'), false],
    [new FetchError('too-many-redirects'), false],
    [new FetchError('address-private'), false],
  ])('takes %s for %s', async (error, may) => {
    expect(await rules(error).may('https://site.example/a')).toBe(may);
  });

  it('asks each site once, with limits, and each scheme and port for itself', async () => {
    const { may, asked } = rules('');
    await Promise.all(
      [
        'https://a.example/1',
        'https://a.example/2',
        'https://a.example:444/1',
        'http://a.example/1',
        'https://b.example/1',
      ].map(may),
    );
    expect(asked.map(({ address }) => address).sort()).toEqual([
      'http://a.example/robots.txt',
      'https://a.example/robots.txt',
      'https://a.example:444/robots.txt',
      'https://b.example/robots.txt',
    ]);
    expect(asked[0]?.wishes).toMatchObject({ mediaTypes: null, cut: true, limits: { bytes: 512_000 } });
  });

  it('asks no more sites than a job can need', async () => {
    const { may, asked } = rules('');
    const answers = await Promise.all(Array.from({ length: 80 }, (_, index) => may(`https://site-${index}.example/`)));
    expect(asked).toHaveLength(60);
    expect(answers.filter(Boolean)).toHaveLength(60);
  });

  it('reads a site that wants a long rest between two pages once', async () => {
    const { may } = rules('User-agent: *\nCrawl-delay: 3600');
    expect([
      await may('https://slow.example/1'),
      await may('https://slow.example/2'),
      await may('https://other.example/1'),
    ]).toEqual([true, false, true]);
  });

  it('waits out a short rest', async () => {
    const { may } = rules('User-agent: *\nCrawl-delay: 0.05');
    const start = performance.now();
    expect([await may('https://slow.example/1'), await may('https://slow.example/2')]).toEqual([true, true]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(atLeastMs(50));
  });
});
