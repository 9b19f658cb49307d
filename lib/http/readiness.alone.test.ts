import { expect, it, vi } from 'vitest';
import { answerHealth, answerReady, beginDraining } from './readiness';

const checkReadiness = vi.hoisted(() => vi.fn<() => Promise<object[]>>());
vi.mock('@/lib/services/readiness/check-readiness', () => ({ checkReadiness }));

const ask = async (probe: typeof answerReady, method = 'GET') => {
  const response = await probe({ method });
  return [response.status, await response.json().catch(() => null)];
};

it('a process is ready while nothing is wrong, and until it drains; it lives all the while', async () => {
  checkReadiness.mockResolvedValue([]);
  expect(await ask(answerReady)).toEqual([200, { status: 'ready' }]);
  const failures = [{ check: 'database', reason: 'does not answer' }];
  checkReadiness.mockResolvedValue(failures);
  expect(await ask(answerReady)).toEqual([503, { status: 'not_ready', failures }]);
  checkReadiness.mockResolvedValue([]);
  beginDraining();
  expect(await ask(answerReady)).toEqual([503, { status: 'draining' }]);
  expect(await ask(answerHealth)).toEqual([200, { status: 'ok' }]);
  expect((await answerReady({ method: 'GET' })).headers.get('cache-control')).toBe('no-store');
});

it('a probe takes nothing but questions', async () => {
  const response = await answerHealth({ method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
